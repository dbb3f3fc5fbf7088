"""Heads, shares, verdicts: what lets the players trust whoever hides something."""
