"""MIND MGMT on the screen: its board, panels and keys."""
