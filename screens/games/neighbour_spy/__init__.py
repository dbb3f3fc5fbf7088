"""My Neighbour Spy on the screen: the ring with both figures, beside its words."""
