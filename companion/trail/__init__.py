"""What all hidden-movement games share: a graph, a hidden trail, and what is told of it."""
