"""`companion play`: plays at a prompt."""

import argparse
from pathlib import Path

from companion.cli.exit_codes import DONE, REFUSED
from companion.cli.parser import Commands, declare_pin
from companion.games import SHELF
from companion.locale import _
from companion.record.content import LEVELS


def declare(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "play",
        help=_("play at a prompt; every line is saved"),
        epilog=_(
            "A refused line is said, and the next one is taken, from a pipe, too: the exit code is"
            " 1 only if something was not saved. `replay` ends with 1 at the first refused line."
        ),
    )
    parser.add_argument("game", metavar=_("GAME"), help=", ".join(SHELF))
    parser.add_argument(
        "--table", default="", metavar=_("NAME"), help=_("the table to begin or resume")
    )
    parser.add_argument(
        "--mode", default="", metavar=_("MODE"), help=_("the mode, where the game has several")
    )
    parser.add_argument(
        "--players", default="", metavar=_("PLAYERS"), help=_("names of one word, clockwise")
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=_("NAME=VALUE"),
        help=_("any other option of a game"),
    )
    parser.add_argument(
        "--proof",
        choices=[*reversed(LEVELS)],
        default="",
        help=_("when receipts come at a new table; at one that you go on with, more from now on"),
    )
    parser.add_argument("--edition", type=Path, metavar=_("FILE"), help=_("a board of your own"))
    declare_pin(parser)
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Open the table and play at it."""
    from companion.cli.desk.place import desk
    from companion.cli.desk.silent_keys import leave_no_core
    from companion.cli.prompt.session import Session
    from companion.cli.table_choice import seated
    from companion.store import kept_rules, settings
    from companion.store.tables import Tables

    place = desk(wanted.pin_file)
    leave_no_core()
    kept_rules.lay_open()
    tables = Tables()
    try:
        found = seated(wanted, tables, place)
        try:
            if tables.notice:
                place.say(tables.notice)
            muted = settings.read(tables.folder)[0].to_do == settings.MUTED
            session = Session(found, place, muted=muted)
            session.run()
        finally:
            found.table.close()
    finally:
        tables.close()
    return DONE if session.saved else REFUSED
