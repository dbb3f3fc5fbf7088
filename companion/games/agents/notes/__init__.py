"""Private note sheets: each player's own, folded from that player's notes and nothing else."""
