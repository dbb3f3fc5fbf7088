"""`companion edition`: show the printed board, or check it against your box and correct it."""

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.cli import DONE, REFUSED
from companion.core import NotUnderstood
from companion.games.mind_mgmt.board import PLACES, Place
from companion.games.mind_mgmt.edition import Edition, check, read, shipped, troubles, written
from companion.locale import _
from companion.store import files

BACK, TEMPLE = "back", "temple"


def declare(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("edition", help=_("show, check and correct the printed board"))
    parser.add_argument("file", nargs="?", type=Path, metavar=_("FILE"))
    parser.add_argument(
        "--check", type=Path, metavar=_("NEW"), help=_("walk the board and save it as a new file")
    )
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Show an edition, or walk through it."""
    edition = read(files.read_text(wanted.file)) if wanted.file else shipped()
    if wanted.check is None:
        _show(edition)
        return DONE
    files.need_new(wanted.check)
    check(replace(edition, id=wanted.check.stem))
    try:
        return _walk(edition, wanted.check)
    except EOFError:
        print(_("\nnot saved: the walk was not finished"))
        return REFUSED


def _show(edition: Edition) -> None:
    """Print the board, one location a line."""
    print(f"{edition.name} ({edition.id})")
    for place in PLACES:
        print(f"{place}  {_here(edition, place)}")
    for place in edition.differences(shipped()):
        print(_("differs from the shipped board: {place}").format(place=place))


def _here(edition: Edition, place: Place) -> str:
    """Tell what stands in a location."""
    if place in edition.temples:
        return TEMPLE
    here = edition.locations.get(place, ())
    return ", ".join(f"{feature} ({edition.features[feature].cs})" for feature in here)


def _walk(edition: Edition, target: Path) -> int:
    """Ask about every location and name, again where the board is impossible, then save."""
    print(_("Look at your board. Enter: it is so. back: one location back."))
    print(_("Otherwise type two of these, or temple: {known}").format(known=_known(edition)))
    edition = _walk_places(edition)
    while found := list(troubles(edition)):
        for trouble in found:
            print(trouble)
        print(_("Such a board cannot be printed; let us walk it once more."))
        edition = _walk_places(edition)
    edition = replace(_walk_names(edition), id=target.stem)
    files.write_new(target, written(edition))
    done = _("saved as {path}; a game text names it with `edition: {id}`")
    print(done.format(path=target, id=edition.id))
    return DONE


def _known(edition: Edition) -> str:
    """List the features."""
    return ", ".join(edition.features)


def _walk_places(edition: Edition) -> Edition:
    """Ask about every location."""
    number = 0
    while number < len(PLACES):
        place = PLACES[number]
        said = input(f"{place}  {_here(edition, place)}  > ").split()
        if said == [BACK]:
            number = max(number - 1, 0)
            continue
        try:
            edition = _corrected(edition, place, said)
        except NotUnderstood as reason:
            print(reason)
        else:
            number += 1
    return edition


def _corrected(edition: Edition, place: Place, said: list[str]) -> Edition:
    """Take what was said about one location."""
    if not said:
        return edition
    if said == [TEMPLE]:
        return edition.corrected(place, ())
    if len(said) != 2 or not set(said) <= set(edition.features):
        raise NotUnderstood(
            _("type two features, one blank between them: {known}").format(known=_known(edition))
        )
    return edition.corrected(place, tuple(said))


def _walk_names(edition: Edition) -> Edition:
    """Ask for the printed Czech names; a name that was typed counts as read from the box."""
    print(_("Now the names. Enter: it is so. Otherwise type the name that is printed."))
    for feature, name in edition.features.items():
        said = input(f"{feature}  {name.cs}  > ").strip()
        if said:
            edition = edition.renamed(feature, said)
    return edition
