"""Agents on the screen: the number that matters now, large, and the words around it."""
