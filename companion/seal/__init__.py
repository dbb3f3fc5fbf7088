"""Seals and their openings: they commit the hidden seat to facts without showing them."""
