"""The first page, and what needs no table."""
