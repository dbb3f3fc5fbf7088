"""The page of a seat, and what happens around a move."""
