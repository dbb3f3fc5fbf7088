"""Support for terminals without colours: marked rows are shown in reverse."""

import os
import sys
from contextlib import suppress


def heed() -> None:
    """Turn colours off if the terminal's description has none."""
    with suppress(ImportError, OSError, ValueError):  # Windows has no such descriptions
        import curses

        with suppress(curses.error):
            curses.setupterm(fd=sys.__stdout__.fileno() if sys.__stdout__ else -1)
            if curses.tigetnum("colors") < 2:
                os.environ["NO_COLOR"] = "1"
