"""`companion rules`: look a rule up, or see which rules are enforced."""

import argparse
from importlib.resources import files
from typing import Any

from companion import games, rulebook
from companion.cli import DONE, REFUSED
from companion.cli.saying import say
from companion.locale import _
from companion.rulebook.coverage import coverage, sources


def declare(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("rules", help=_("look a rule up by its id or by words"))
    parser.add_argument("words", nargs="*", metavar=_("WORD"))
    parser.add_argument(
        "--coverage",
        action="store_true",
        help=_("print which rules the referee enforces and which have no entry"),
    )
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Print the entries that hold all the words, or the coverage."""
    if wanted.coverage:
        return _print_coverage()
    found = rulebook.find(" ".join(wanted.words))
    if not found:
        say(_("no rule speaks of that; try another word, or fewer"))
        return REFUSED
    for entry in found:
        book = rulebook.title(entry.id.partition(".")[0])
        say(entry.id)
        say(f"  {rulebook.said(entry)}")
        say(f"  ({book}: {', '.join(entry.heading)})")
    return DONE


def _print_coverage() -> int:
    """Print the coverage of every game; 1 where a check or an entry stands alone."""
    alone: list[str] = []
    for name, room in games.SHELF.items():
        found = coverage(name, sources(files(room)))
        say(f"{name}:")
        say(_("  enforced, with an entry: {number}").format(number=len(found.enforced)))
        say(_("  explained only: {number}").format(number=len(found.explained)))
        say(_("  enforced without an entry: {number}").format(number=len(found.unexplained)))
        say(_("  entries nothing enforces: {number}").format(number=len(found.unenforced)))
        alone += [*found.unexplained, *(entry.id for entry in found.unenforced)]
    for rule in alone:
        say(f"    {rule}")
    return REFUSED if alone else DONE
