"""Checks of the page for all games: bytes, hashes, curves, lines, heads, seals, the audit."""
