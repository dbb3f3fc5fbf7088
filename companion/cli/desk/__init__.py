"""Where the prompt reads and prints: a terminal, or a pipe."""
