"""The end of a game, and the second screen."""
