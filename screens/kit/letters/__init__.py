"""Letters to be read from across a room."""
