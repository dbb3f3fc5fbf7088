"""Receipts, words and levels of proof in sentences."""
