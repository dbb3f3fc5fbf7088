"""Agents on the screen: the important number in large digits, and words around it."""
