"""Plays a game by chance, and tells where it does not hold what every game promises the house."""
