"""Where this process runs: at a terminal, or behind a pipe."""

import sys
from pathlib import Path

from companion.cli.desk import Desk


def desk(pin_file: Path | None) -> Desk:
    """Give the desk that fits where this process runs."""
    if sys.stdin is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return Desk(pin_file)
    from companion.cli.terminal import Terminal

    return Terminal(pin_file)
