"""One play of one game: its table and its record; followed from outside, or played once more."""
