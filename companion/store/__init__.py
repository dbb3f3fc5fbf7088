"""The store: the only room that opens a user's files."""
