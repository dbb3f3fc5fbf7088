"""Heads, shares, verdicts: what lets the players trust the Recruiter."""
