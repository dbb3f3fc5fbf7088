"""What the command line adds for MIND MGMT: commands about its board."""

COMMANDS = ("paths", "edition")
