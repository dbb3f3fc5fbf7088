"""What the command line adds for MIND MGMT: commands about its board, and words at its prompt."""

COMMANDS = ("paths", "edition")
