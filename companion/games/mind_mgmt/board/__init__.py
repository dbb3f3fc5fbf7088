"""The board: what is printed on it, and where steps lead on it."""
