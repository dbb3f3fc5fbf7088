"""The record: append-only lines of a table, public moves in clear, secret ones sealed."""
