"""What a game gives to the house, and what every game takes from it."""
