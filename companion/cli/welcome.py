"""`companion` alone: the app on a terminal, and elsewhere a word on what can be done."""

import gc
import os
import sys

from companion import __version__
from companion.cli.exit_codes import DONE
from companion.cli.saying import say
from companion.games import SHELF
from companion.locale import _


def welcome(name: str) -> int:
    """Open the app where there is a terminal that can draw; otherwise tell what there is."""
    return _opened() if draws() else _told(name)


def draws() -> bool:
    """Say whether a person sits here, at a terminal that can place what it shows."""
    streams = (sys.stdin, sys.stdout)
    seen = all(stream is not None and stream.isatty() for stream in streams)
    return seen and os.environ.get("TERM", "") not in ("dumb", "unknown")


def _opened() -> int:
    """Open the app over the user's tables."""
    gc.disable()  # all that is made before the first frame stays: nothing to look for
    from companion.cli.quiet import leave_no_core
    from companion.store.tables import Tables

    leave_no_core()
    tables = Tables()
    try:
        from screens.app import run

        return run(tables)
    finally:
        tables.close()


def _told(name: str) -> int:
    """Tell somebody who has just opened the program what it can do."""
    say(_("Companion {version}, beside your box.").format(version=__version__))
    say()
    for said, command in (
        (_("Play a game at a prompt:"), f"play {next(iter(SHELF))}"),
        (_("See your tables:"), "tables"),
        (_("Referee a written game, such as the example:"), "notation --example > evening.txt"),
        ("", "replay evening.txt"),
        (_("Ask the rules in your own words:"), "rules " + _("may I walk back")),
        (_("See every command:"), "--help"),
    ):
        if said:
            say(said)
        say(f"  {name} {command}")
    return DONE
