"""What any game with a hidden trail shows: its board, its hours, and the path once it is over."""
