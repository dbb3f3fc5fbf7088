"""`companion conformance`: plays a game by chance, and tells where it breaks a promise."""

import argparse
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from companion.cli.desk.output import say, working
from companion.cli.exit_codes import DONE, REFUSED
from companion.cli.parser import Commands
from companion.locale import _, counted

if TYPE_CHECKING:
    from companion.conformance.suite import Report
    from companion.contract.game import AnyGame

SHOWN = 5  # findings of a check
MOST = 1000


def declare(commands: Commands) -> None:
    """Declare the command."""
    told = _("play a game by chance, and look whether it keeps what every game promises")
    parser = commands.add_parser("conformance", help=told)
    parser.add_argument(
        "game", metavar=_("GAME"), help=_("a game of the shelf, or the package of one's own")
    )
    parser.add_argument(
        "--seeds", type=number, default=4, metavar=_("NUMBER"), help=_("how many games are played")
    )
    parser.set_defaults(run=run)


def number(text: str) -> int:
    """Read how many games are played."""
    found = int(text)
    if not 1 <= found <= MOST:
        raise ValueError
    return found


def run(wanted: argparse.Namespace) -> int:
    """Print one line for each check, with what it found; return 0 where it found nothing."""
    from companion import games
    from companion.cli.own_games import laid
    from companion.conformance.suite import looked_into

    on_shelf = wanted.game in games.SHELF
    with laid(() if on_shelf else (wanted.game,)) as own:
        (name,) = own or (wanted.game,)
        with working(_("Playing games by chance.")):
            report = looked_into(games.take(name), wanted.seeds)
        for line in _told(report, games.take(name)):
            say(line)
    return DONE if report.kept else REFUSED


def _told(report: "Report", game: "AnyGame") -> Iterator[str]:
    """Go through the lines of a report."""
    from companion.conformance.suite import CHECKS
    from companion.trail.hunt.rules import HuntRules
    from screens.trail.board import keeps
    from screens.trail.layout import SMALL

    games = counted("{number} game", "{number} games", report.evenings)
    said = _("{game}: {games}, {ended} to the end, {moves} moves of {played} kinds out of {kinds}")
    yield said.format(
        game=report.game,
        games=games.format(number=report.evenings),
        ended=report.ended,
        moves=report.moves,
        played=len(report.kinds),
        kinds=len(game.notation.kinds),
    )
    never = (each for each in game.notation.kinds if each not in report.kinds)
    if missed := [game.notation.example(each) for each in never]:
        yield _("never met, so nothing is known of: {lines}").format(lines="; ".join(missed))
    if isinstance(game.rules, HuntRules) and not keeps(game.rules.graph, SMALL):
        yield _(
            "in a window of 80×24 the places are not drawn where `at` has them: the lines between"
            " them find no room"
        )
    for check in CHECKS:
        found = report.found[check.name]
        held = _("broken") if found else _("kept")
        yield f"{check.name:10} {held:8} {_(check.promise)}"
        yield from (f"  {report.game}: {each}" for each in islice(found, SHOWN))
        if len(found) > SHOWN:
            more = _("and {number} more").format(number=len(found) - SHOWN)
            yield f"  {more}"
