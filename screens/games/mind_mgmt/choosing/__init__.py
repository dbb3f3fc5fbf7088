"""How a location or a move is chosen: by keys, codes and short cuts."""
