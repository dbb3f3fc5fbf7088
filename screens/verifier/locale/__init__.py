"""What the page says: its catalogues lie in the folders here, each text with its key."""
