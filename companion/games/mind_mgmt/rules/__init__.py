"""The rules of MIND MGMT: which lines may come now, and what they change."""
