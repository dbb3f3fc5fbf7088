"""Levels of the program meet each other, many times: the arena."""
