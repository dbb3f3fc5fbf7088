"""`companion rules`: look a rule up, or see which rules are enforced."""

import argparse
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from companion import games, rulebook
from companion.cli import DONE, REFUSED
from companion.locale import _


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
        print(_("no rule speaks of that; try one word less"))
        return REFUSED
    for entry in found:
        print(f"{entry.id}\n  {entry.en}\n  ({rulebook.PRINTED}: {', '.join(entry.heading)})")
    return DONE


def _print_coverage() -> int:
    """Print the coverage of every game; 1 where a check or an entry stands alone."""
    alone = False
    for name in games.SHELF:
        sources = dict(_sources(files(games.SHELF[name])))
        found = rulebook.coverage(name, sources)
        print(f"{name}:")
        for title, ids in (
            (_("enforced, with an entry"), found.enforced),
            (_("explained only"), found.explained),
            (_("enforced WITHOUT an entry"), found.without_entry),
            (_("entry that NOTHING enforces"), found.idle),
        ):
            print(f"  {title}: {len(ids)}")
        alone = alone or bool(found.without_entry or found.idle)
        for rule in (*found.without_entry, *found.idle):
            print(f"    {rule}")
    return REFUSED if alone else DONE


def _sources(folder: Traversable, inside: str = "") -> Iterable[tuple[str, str]]:
    """Go through the Python sources of a room."""
    for item in folder.iterdir():
        if item.is_dir():
            yield from _sources(item, f"{inside}{item.name}/")
        elif item.name.endswith(".py"):
            yield inside + item.name, item.read_text("utf-8")
