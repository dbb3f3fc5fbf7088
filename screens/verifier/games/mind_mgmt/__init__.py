"""MIND MGMT on the page: its checks, and how it is told."""
