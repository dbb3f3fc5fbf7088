"""The exit codes of the commands."""

DONE, REFUSED, UNREADABLE, INTERRUPTED = 0, 1, 2, 130
