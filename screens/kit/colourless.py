"""Terminals that have no colours: there marks are shown in reverse."""

import os
import sys
from contextlib import suppress


def heed() -> None:
    """Do without colours where the terminal's own description knows none."""
    with suppress(ImportError, OSError, ValueError):  # Windows has no such descriptions
        import curses

        with suppress(curses.error):
            curses.setupterm(fd=sys.__stdout__.fileno() if sys.__stdout__ else -1)
            if curses.tigetnum("colors") < 2:
                os.environ["NO_COLOR"] = "1"
