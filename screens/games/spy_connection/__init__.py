"""Spy Connection on the screen: the score as a table, and the number everybody asks for, large."""
