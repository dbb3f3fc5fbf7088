"""What text is made of: plain lines, the fields of moves, game texts, and keys."""
