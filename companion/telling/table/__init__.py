"""A table in words: where it stands, what is seen, what was played."""
