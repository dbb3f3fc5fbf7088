"""The database and its files on the disk."""
