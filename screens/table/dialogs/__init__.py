"""The questions that a page of a table asks."""
