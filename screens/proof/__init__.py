"""Receipts, the players' words and verdicts: why the players can trust the hidden side."""
