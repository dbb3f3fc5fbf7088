"""Private note sheets, each made of one player's notes only."""
