"""Envelopes: hidden choices that need no table."""
