"""Pages and lists that commands print."""
