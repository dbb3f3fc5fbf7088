"""The state of each table in a few words, for the list."""

import re
from collections.abc import Container, Mapping, Sequence
from typing import TYPE_CHECKING

from companion import games
from companion.contract.player_names import COMPANION, names
from companion.contract.seat_name import plain_hour
from companion.core import Outcome
from companion.locale import _, counted
from companion.telling.table.hours import of_game
from companion.text.plaintext import visible
from companion.untyped import Parsed

if TYPE_CHECKING:
    from companion.store.rows import TableRow

PROGRAM_NAME = "Companion"  # as everywhere on the screen


def called(game: str, name: str) -> str:
    """Return a table's name; one that the program named is called like its box, with its number."""
    if game not in games.SHELF or not re.fullmatch(rf"{game}( \d+)?", name):
        return name
    return _(games.SHELF[game].title) + name.removeprefix(game)


def where(row: "TableRow") -> str:
    """Say in a few words where a table stands."""
    said = dict(row.summary)
    # No game is loaded for this, so that the list appears at once.
    game = _(games.SHELF[row.game].title) if row.game in games.SHELF else row.game
    if said.get("outcome"):
        return f"{game}, {_won(row.game, said['outcome'], _players(row))}"
    if row.over:
        return _("{game}, stopped at {where}").format(game=game, where=_at(row.game, said))
    players = " ".join(PROGRAM_NAME if each == COMPANION else each for each in _players(row))
    return f"{game}, {_at(row.game, said)}, {visible(players)}"


def _players(row: "TableRow") -> Sequence[str]:
    """Return the players of a table."""
    found: Sequence[str] = dict(row.summary).get("players", names(row.options))
    return found


def _won(game: str, outcome: Mapping[str, str], players: Container[str]) -> str:
    """Say who has won: a side of the game, or players by name, or nobody."""
    winner = outcome["winner"]
    if not winner:
        return _("nobody won")
    sides = games.SHELF[game].sides if game in games.SHELF else {}
    if winner in sides:
        return _(sides[winner])
    winners = tuple(winner.split())
    if game in games.SHELF and not all(each in players for each in winners):
        return games.take(game).words.won(Outcome(winners, outcome.get("rule", "")))
    # Translators: {winner} is a player's name, or several with an "and", in the nominative.
    said = counted("won by {winner}", "won by {winner}", len(winners))
    return said.format(winner=visible(_together(winners)))


def _together(found: Sequence[str]) -> str:
    """Name those who win together."""
    *most, last = found
    return _("{names} & {last}").format(names=", ".join(most), last=last) if most else last


def _at(game: str, said: Mapping[str, Parsed]) -> str:
    """Say how far the game is."""
    if letter := said.get("setup"):
        return _("setting up, step {letter} of the rulebook").format(letter=letter)
    if moment := said.get("moment"):
        return str(moment)
    if "turn" in said:  # written by earlier versions instead of `moment`
        return format(of_game(game)(f"{said['turn']:02}"))
    if "stamp" not in said:
        return _("setting up")
    box = games.SHELF.get(game)
    named = of_game(game) if box and box.names_hours else plain_hour
    return f"{named(said['stamp'])}"
