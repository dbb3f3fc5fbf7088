"""The names of values in a list."""

from collections.abc import Callable

from companion.games.mind_mgmt.locale import _, counted
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.moves.recruiter import TellRecruits
from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words.names import (
    Names,
    agent_name,
    border_name,
    card_name,
    hour_name,
    player_name,
    thing_name,
    token_name,
    way_name,
)
from companion.trail import help_words
from companion.untyped import GamesOwn, Value

Said = Callable[[GamesOwn, Names], str]


def value_name(kind: type[MindMove], field: str, value: Value, names: Names) -> str:
    """Return the name of a field's value, or of a part of it."""
    if value is None:
        return _("not entered")
    if field == "number":
        return _number(kind, value)
    return NAMED[field](value, names) if field in NAMED else str(value)


def token_at(token: str, view: View, names: Names) -> str:
    """Return a Mind Slip token that can be used, with what using it shows."""
    if token == "second" and view.second_token:
        said = _("token 2, on {place}: shows that you were there")
        return said.format(place=names.there(view.second_token))
    return _("token 1, in front of the screen: shows no location")


def _number(kind: type[MindMove], number: int) -> str:
    """Return a number of recruits, announced or in the supply."""
    if issubclass(kind, TellRecruits):
        said = counted("Announce {number} recruit", "Announce {number} recruits", number)
    else:
        said = counted("{number} recruit lies there", "{number} recruits lie there", number)
    return said.format(number=number)


def _feature(value: str | tuple[str, ...], names: Names) -> str:
    """Name a feature, or several."""
    several = (value,) if isinstance(value, str) else value
    return ", ".join(map(names.feature, several))


def _joined(join: Callable[[tuple[str, ...]], str]) -> Said:
    """Return a function that names locations that belong together, or one of them."""
    return lambda value, _names: value if isinstance(value, str) else join(value)


NAMED: dict[str, Said] = {
    "agent": lambda value, _names: agent_name(value),
    "other": lambda value, _names: agent_name(value),
    "player": lambda value, _names: player_name(value),
    "card": lambda value, _names: card_name(value),
    "token": lambda value, _names: token_name(value),
    "thing": lambda value, _names: thing_name(value),
    "hour": lambda value, _names: hour_name(value),
    "truth": lambda value, _names: _("Yes") if value else _("No"),
    "level": lambda value, _names: help_words.name(value),
    "rule": lambda value, names: names.rule(value),
    "feature": _feature,
    "drawn": _feature,
    "features": _feature,
    "way": _joined(way_name),
    "border": _joined(border_name),
    "wrong": _joined(border_name),
    "right": _joined(border_name),
    "places": _joined(", ".join),
}
