"""What a command tells the shell that called it."""

DONE, REFUSED, UNREADABLE, INTERRUPTED = 0, 1, 2, 130
