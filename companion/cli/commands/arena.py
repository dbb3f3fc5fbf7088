"""`companion arena`: lets levels of the program meet, and says who won how often."""

import argparse
from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING

from companion.cli.desk.output import say, say_json
from companion.cli.exit_codes import DONE
from companion.cli.parser import Commands
from companion.core import NotUnderstood
from companion.locale import _, counted

if TYPE_CHECKING:
    from companion.contract.game import AnyGame
    from companion.players.arena import Measured
    from companion.players.bout import Cell

EVEN = "even"
PLAYERS = ("companion", "Ada", "Bo", "Cy", "Di")
MOST, JOBS = 100_000, 64


def declare(commands: Commands) -> None:
    """Declare the command."""
    from companion.games import SHELF

    told = _("let levels at which the program plays meet many times")
    parser = commands.add_parser(
        "arena",
        help=told,
        epilog=_(
            "Levels are named as in `even` or in full, several with commas. Game number 7 of a seed"
            " has the same board, cards and chance whoever plays. Rates of wins stand with an"
            " interval that holds the true one 95 times out of 100."
        ),
    )
    parser.add_argument("game", metavar=_("GAME"), help=_("a game of the shelf"))
    for side in dict.fromkeys(side for box in SHELF.values() for side in box.sides):
        told = _("the levels of this side")
        parser.add_argument(f"--{side}", metavar=_("LEVELS"), default="", help=told)
    parser.add_argument("--mode", metavar=_("MODE"), default="", help=_("how the game is played"))
    parser.add_argument(
        "--games",
        type=number,
        default=100,
        metavar=_("NUMBER"),
        help=_("how many games are played"),
    )
    told = _("a word from which all chance comes")
    parser.add_argument("--seed", default="1", metavar=_("WORD"), help=told)
    told = _("how many games are played at once")
    parser.add_argument("--jobs", type=jobs, default=1, metavar=_("NUMBER"), help=told)
    parser.add_argument("--json", action="store_true", help=_("print it all for programs"))
    parser.set_defaults(run=run)


def number(text: str) -> int:
    """Read how many games are played."""
    return _within(text, MOST)


def jobs(text: str) -> int:
    """Read how many games are played at once."""
    return _within(text, JOBS)


def _within(text: str, most: int) -> int:
    """Read a number from one on."""
    found = int(text)
    if not 1 <= found <= most:
        raise ValueError
    return found


def run(wanted: argparse.Namespace) -> int:
    """Play the games of each pair of levels, and tell what came of them."""
    from companion.games import take
    from companion.players.arena import measured

    facts = list[dict[str, object]]()
    for cell in _cells(take(wanted.game), wanted):
        found = measured(cell, wanted.games, wanted.jobs)
        if wanted.json:
            facts.append(found.facts())
        else:
            say(_told(found))
    if wanted.json:
        say_json(facts)
    return DONE


def _cells(game: "AnyGame", wanted: argparse.Namespace) -> Iterator["Cell"]:
    """Go through all pairs of levels."""
    from companion.players.bout import Cell

    if game.program is None:
        said = _("the program plays no seat of {game}")
        raise NotUnderstood(said.format(game=wanted.game))
    modes = next((field.values for field in game.options if field.name == "mode"), ())
    mode = wanted.mode or next(iter(modes), "")
    if mode and mode not in modes:
        said = _("no mode is called {name}; known: {known}")
        raise NotUnderstood(said.format(name=mode, known=", ".join(modes)))
    options = {"players": " ".join(PLAYERS[: max(2, game.players.fewest)])}
    levels = [_levels(game, side, getattr(wanted, side, "")) for side in game.program.sides]
    for names in product(*levels):
        yield Cell(game.name, {**({"mode": mode} if mode else {}), **options}, names, wanted.seed)


def _levels(game: "AnyGame", side: str, typed: str) -> list[str]:
    """Return the levels of a side in full, or refuse a name that is none."""
    from companion.players.arena import side_of

    assert game.program
    found = list[str]()
    own = [each.name for each in game.program.levels if side_of(each.name) == side]
    even = game.program.level(f"{side}/{EVEN}")
    for name in typed.split(",") if typed else [even.name if even else own[0]]:
        full = name if "/" in name else f"{side}/{name}"
        level = game.program.level(full)
        if level is None or level.name not in own:
            said = _("no level is called {name}; known: {known}")
            raise NotUnderstood(said.format(name=name, known=", ".join(own)))
        found.append(level.name)
    return found


def _told(found: "Measured") -> str:
    """Say in a line what came of the games of two levels."""
    from companion import rulebook
    from companion.games import take

    game = take(found.cell.game)
    assert game.program
    rules = {rule.rpartition(".")[2]: rule for rule in game.program.ends}
    named = game.program.named
    low, high = found.interval
    games = counted("{number} game", "{number} games", found.games)
    figures = [f"{_(named.get(name, name))} {mean:.1f}" for name, mean in found.figures.items()]
    ends = [
        f"{rulebook.title(rulebook.entry(rules[name])) if name in rules else name}: {times}"
        for name, times in found.ends.items()
        if times
    ]
    times = [
        _("{side} {mean:.0f} ms a decision, most below {most:.0f} ms").format(
            side=_(named.get(side, side)), mean=mean, most=most
        )
        for side, (mean, most) in found.milliseconds.items()
    ]
    return " · ".join(
        (
            " - ".join(found.cell.levels),
            games.format(number=found.games),
            _("{side} wins {rate:.1f} % ({low:.1f} to {high:.1f})").format(
                side=_(named.get(found.side, found.side)),
                rate=100 * found.wins / found.games,
                low=100 * low,
                high=100 * high,
            ),
            *figures,
            ", ".join(ends),
            *times,
        )
    )
