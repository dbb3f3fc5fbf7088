"""`companion` without a command: the app, the plain prompt, or a summary of the commands."""

import gc
import os
import sys
from collections.abc import Callable

from companion import __version__
from companion.cli import plain_mode
from companion.cli.desk.output import say
from companion.cli.exit_codes import DONE
from companion.games import SHELF
from companion.locale import _


def welcome(name: str, run: Callable[[list[str]], int]) -> int:
    """Open the app at a terminal that can draw, or the prompt; otherwise print the summary."""
    if plain_mode.is_on():
        from companion.cli.prompt.lobby import Lobby

        return Lobby(run).run()
    return _opened() if draws() else _told(name)


def draws() -> bool:
    """Say whether this is a terminal that can position text."""
    streams = (sys.stdin, sys.stdout)
    seen = all(stream is not None and stream.isatty() for stream in streams)
    return seen and os.environ.get("TERM", "") not in ("dumb", "unknown")


def _opened() -> int:
    """Open the app with the user's tables."""
    gc.disable()  # nothing made before the first frame can be freed
    from companion.cli.desk.silent_keys import leave_no_core
    from companion.store.tables import Tables

    leave_no_core()
    tables = Tables()
    try:
        from screens.app import run

        return run(tables)
    finally:
        tables.close()


def _told(name: str) -> int:
    """Print a summary of what the program can do."""
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
