"""Spy Connection on the screen: the score as a table, and one large number."""
