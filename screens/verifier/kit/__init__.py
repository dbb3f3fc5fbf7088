"""Checks of the page that no game needs: bytes, hashes, curves, lines, heads, seals, the audit."""
