"""My Neighbour Spy on the screen: the ring with both figures, and words beside it."""
