"""The board: where locations are drawn, and what stands in them."""
