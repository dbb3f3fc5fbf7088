"""A seat's screen, and what is asked there."""
