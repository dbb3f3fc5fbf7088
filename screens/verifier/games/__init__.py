"""The games that the page knows, one folder for each."""
