"""Turns a game's view into JSON: one function reads the frozen types of all games.

A field stands in the JSON under its own name. Where programs know it by another name, or in another
shape, the field says so: `letter: str = field(metadata=known_as(setup=plain))`.
"""

from collections.abc import Callable, Iterator, Mapping, Set
from dataclasses import fields, is_dataclass

from companion.text.notation import Shaped
from companion.untyped import GamesOwn, Parsed, Value

Form = Callable[[Value], object]
NAMES = "names in JSON"


def plain(value: Value) -> object:
    """Return a value as it is, as the form of a field that only has another name."""
    return value


def known_as(**forms: Form) -> dict[str, Mapping[str, Form]]:
    """Return metadata that gives a field's names in JSON, each with a function for its value."""
    return {NAMES: forms}


def as_json(value: Value, line: Callable[[GamesOwn], str]) -> Parsed:
    """Return a view, or a value in one, as JSON; `line` returns a move as its line of text."""
    match value:
        case None | bool() | int() | str():
            return value
        case Shaped():
            return line(value)
        case Mapping():
            return {str(key): as_json(each, line) for key, each in value.items()}
        case Set():
            return [as_json(each, line) for each in sorted(value)]
    if is_dataclass(value):
        return {name: as_json(each, line) for name, each in _named(value)}
    return [as_json(each, line) for each in value]


def _named(view: GamesOwn) -> Iterator[tuple[str, Value]]:
    """Go through the names and values of a view in JSON."""
    for each in fields(view):
        for name, form in each.metadata.get(NAMES, {each.name: plain}).items():
            yield name, form(getattr(view, each.name))
