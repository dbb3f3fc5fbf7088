"""A board drawn as a grid, where places that lie beside each other are linked."""
