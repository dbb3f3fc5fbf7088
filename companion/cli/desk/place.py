"""Chooses between a terminal and a pipe."""

import sys
from pathlib import Path

from companion.cli import plain_mode
from companion.cli.desk.desk import Desk


def desk(pin_file: Path | None) -> Desk:
    """Return the desk for a terminal or a pipe."""
    if sys.stdin is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return Desk(pin_file)
    if plain_mode.is_on():
        from companion.cli.desk.plain_terminal import PlainTerminal

        return PlainTerminal(pin_file)
    from companion.cli.desk.terminal import Terminal

    return Terminal(pin_file)
