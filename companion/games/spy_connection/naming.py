"""The cities in a move, and a typed move with the names that its table knows."""

from collections.abc import Callable
from dataclasses import fields, replace

from companion.games.spy_connection import cities
from companion.games.spy_connection import moves as m
from companion.games.spy_connection.cities import City
from companion.games.spy_connection.mission import Mission
from companion.games.spy_connection.state import State
from companion.text.plaintext import bare
from companion.untyped import Changes

NAMING = ("city", "one", "other", "mission", "covered")  # the fields that hold cities


def named(move: m.SpyMove) -> tuple[City, ...]:
    """Return the cities that a move names, in its order and each once."""
    found: list[City] = []
    for name in _naming(move):
        held = getattr(move, name)
        if isinstance(held, str):
            found.append(held)
        else:
            found += held.cities if isinstance(held, Mission) else held
    return tuple(dict.fromkeys(found))


def known(state: State) -> tuple[City, ...]:
    """Return the cities that came up at this table, then those that are known of its box."""
    box = (*state.box.missions, *(card for card, _city in state.box.starts))
    suggested = {city for card in box for city in card.cities}
    return (*cities.ordered(state.cities), *cities.ordered(suggested - state.cities))


def meant(state: State, move: m.SpyMove) -> m.SpyMove:
    """Return a typed move with each city as this table names it."""
    if isinstance(move, m.Happened):
        return replace(move, move=meant(state, move.move))
    if not _naming(move):
        return move
    names: dict[City, City] = {}
    for city in named(move):
        names[city] = cities.meant(city, (*known(state), *names.values()))
    found = _renamed(move, lambda city: names[city])
    return _begun(found) if isinstance(found, m.Starts) else found


def _begun(move: m.Starts) -> m.Starts:
    """Return a start with its red city whole, where only its beginning was typed."""
    begun = bare(move.city)
    fit = [city for city in move.mission.cities if bare(city).startswith(begun)]
    return replace(move, city=fit[0]) if len(fit) == 1 else move


def _naming(move: m.SpyMove) -> tuple[str, ...]:
    """Return the names of the fields of a move that hold cities."""
    return tuple(each.name for each in fields(move) if each.name in NAMING)


def _renamed(move: m.SpyMove, name: Callable[[City], City]) -> m.SpyMove:
    """Return a move with other names of its cities."""
    changes: dict[str, Changes] = {}
    for field in _naming(move):
        held = getattr(move, field)
        if isinstance(held, str):
            changes[field] = name(held)
        elif isinstance(held, Mission):
            changes[field] = replace(held, cities=tuple(map(name, held.cities)))
        else:
            changes[field] = cities.ordered(map(name, held))
    return replace(move, **changes)
