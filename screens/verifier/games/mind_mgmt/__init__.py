"""The checks and texts of MIND MGMT on the page."""
