"""MIND MGMT on the screen: its board, panels, keys and words."""
