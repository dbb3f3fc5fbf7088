"""`companion edition`: shows the printed board, and corrects it by your box."""

import argparse
from dataclasses import replace
from pathlib import Path

from companion.cli.desk.output import ask, say
from companion.cli.exit_codes import DONE, REFUSED
from companion.cli.parser import Commands
from companion.core import NotUnderstood, Unreadable
from companion.games.mind_mgmt.board.edition import Edition, check, read, shipped, troubles, written
from companion.games.mind_mgmt.board.plan import PLACES, Place
from companion.games.mind_mgmt.locale import _
from companion.store.disk import files

BACK, TEMPLE = "back", "temple"


def declare(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser("edition", help=_("show, check and correct the printed board"))
    parser.add_argument("file", nargs="?", type=Path, metavar=_("FILE"))
    parser.add_argument(
        "--check",
        type=Path,
        metavar=_("NEW"),
        help=_("go over the board and save it as a new file"),
    )
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Show an edition, or ask about each of its locations."""
    edition = read(files.read_text(wanted.file)) if wanted.file else shipped()
    if wanted.check is None:
        _show(edition)
        return DONE
    files.need_new(wanted.check)
    check(replace(edition, id=wanted.check.stem))
    try:
        return _walk(edition, wanted.check)
    except (EOFError, KeyboardInterrupt, RuntimeError):  # the last means that there is no input
        say()
        say(_("not saved: you stopped before the end"))
        return REFUSED


def _show(edition: Edition) -> None:
    """Print the board, one location in each line."""
    say(f"{edition.name} ({edition.id})")
    for place in PLACES:
        say(f"{place}  {_here(edition, place)}")
    for place in edition.differences(shipped()):
        say(_("differs from the board in the program: {place}").format(place=place))


def _here(edition: Edition, item: str) -> str:
    """Return what is printed on a location, or the name of a feature."""
    if item in edition.features:
        return edition.features[item].cs
    if item in edition.temples:
        return TEMPLE
    here = edition.locations.get(Place(item), ())
    return ", ".join(f"{feature} ({edition.features[feature].cs})" for feature in here)


def _walk(edition: Edition, target: Path) -> int:
    """Ask about every location and name until the board is possible, then save it."""
    say(_("Look at your board. Enter: correct. `back`: one back. Ctrl-D: stop."))
    say(_("Otherwise type two of these, or `temple`: {known}").format(known=_known(edition)))
    edition = _ask(edition, PLACES)
    while found := list(troubles(edition)):
        for trouble in found:
            say(trouble)
        say(_("There can be no such board; let us go over it once more."))
        edition = _ask(edition, PLACES)
    say(_("Now the names. Enter: correct. Otherwise type the name that is printed."))
    return _saved(_ask(edition, tuple(edition.features)), target)


def _known(edition: Edition) -> str:
    """Return the names of the features."""
    return ", ".join(edition.features)


def _ask(edition: Edition, items: tuple[str, ...]) -> Edition:
    """Ask about locations or names one by one."""
    number = 0
    while number < len(items):
        said = ask(f"{items[number]}  {_here(edition, items[number])}  > ").strip()
        if said == BACK:
            number = max(number - 1, 0)
            continue
        try:
            edition = _corrected(edition, items[number], said)
        except NotUnderstood as reason:
            say(reason)
        else:
            number += 1
    return edition


def _corrected(edition: Edition, item: str, said: str) -> Edition:
    """Return the edition with the typed answer about a location or name."""
    if not said:
        return edition
    if item in edition.features:
        return edition.renamed(item, said)
    pair = tuple(said.split())
    if pair == (TEMPLE,):
        return edition.corrected(Place(item), ())
    if len(pair) != 2 or not set(pair) <= set(edition.features):
        raise NotUnderstood(
            _("type two features with one space between them: {known}").format(
                known=_known(edition)
            )
        )
    return edition.corrected(Place(item), pair)


def _saved(edition: Edition, target: Path) -> int:
    """Save the edition under the file's name; if that fails, ask for another file."""
    try:
        named = replace(edition, id=target.stem)
        check(named)
        files.write_new(target, written(named))
    except (NotUnderstood, Unreadable) as reason:
        say(reason)
        return _saved(edition, Path(ask(_("another file name > ")).strip()))
    done = _("saved as {path}; a game text names it with `edition: {id}`")
    say(done.format(path=target, id=named.id))
    return DONE
