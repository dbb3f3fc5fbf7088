"""Counting trails: a million of them stay small and fast, and more are estimated."""
