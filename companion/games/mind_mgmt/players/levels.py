"""The levels of MIND MGMT by name, and what the arena needs beside them."""
