"""What the command line adds for MIND MGMT: commands about its board and its mistakes."""

COMMANDS = ("paths", "edition")
