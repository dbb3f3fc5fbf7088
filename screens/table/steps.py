"""Choices taken step by step: first the kind of move, then its fields, until a move is whole."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from string import Formatter
from typing import Any

from companion.core import NotUnderstood
from companion.game import Choice, Move, Spelling, Words
from companion.locale import _
from screens.table.choice_list import Item


@dataclass(frozen=True)
class Point:
    """How far a choice has come: which one it is, what was chosen, and the moves that are left."""

    choice: Choice[Any]
    fields: Mapping[str, Any]
    moves: tuple[Any, ...]

    @property
    def open(self) -> str:
        """Name the field that is chosen next, or none."""
        for name in order(self.choice.kind):
            if name not in self.choice.typed and len(self.values(name)) > 1:
                return name
        return ""

    def values(self, name: str) -> tuple[Any, ...]:
        """Give the values that a field can have."""
        return tuple(dict.fromkeys(getattr(move, name) for move in self.moves))

    def taken(self, name: str, value: object) -> "Point":
        """Go on with a value of a field."""
        moves = tuple(move for move in self.moves if getattr(move, name) == value)
        return replace(self, fields={**self.fields, name: value}, moves=moves)


Offered = tuple[Item, Callable[[], Point]]


class Steps:
    """Leads from the choices of a seat to one whole move."""

    def __init__(self, choices: Iterable[Choice[Any]], words: Words[Any, Any], view: Any) -> None:
        """Begin with nothing chosen."""
        self._choices, self._words, self._view = tuple(choices), words, view
        self._way: list[Point] = []

    @property
    def begun(self) -> bool:
        """Say whether there is something to take back."""
        return bool(self._way)

    @property
    def point(self) -> Point | None:
        """Give how far it has come."""
        return self._way[-1] if self._way else None

    @property
    def move(self) -> Move | None:
        """Give the move that is whole but for what is typed, or nothing."""
        point = self.point
        return point.moves[0] if point and not point.open and point.moves else None

    @property
    def title(self) -> str:
        """Say what was chosen so far."""
        point = self.point
        if point is None:
            return ""
        kind = point.choice.kind
        chosen = (self._words.value(kind, name, value, self._view) for name, value in _new(point))
        return " · ".join((self._words.kind(kind, point.choice.fixed, self._view), *chosen))

    @property
    def prompt(self) -> str:
        """Ask for what comes next, if anything was chosen."""
        point = self.point
        return self._words.prompt(point.choice.kind, point.fields, self._view) if point else ""

    @property
    def questions(self) -> dict[str, str]:
        """Ask for each field that is typed."""
        point = self.point
        if point is None:
            return {}
        kind, found = point.choice.kind, {}
        for name in point.choice.typed:
            known = {each: "" for each in order(kind) if each != name}
            found[name] = self._words.prompt(kind, known, self._view)
        return found

    @property
    def items(self) -> tuple[Item, ...]:
        """Name what can be taken now."""
        return tuple(item for item, _taken in self._offered())

    def take(self, at: int) -> None:
        """Take one of the items."""
        self._way.append(tuple(self._offered())[at][1]())

    def back(self) -> bool:
        """Take the last step back; say whether there was one."""
        return bool(self._way and self._way.pop())

    def _offered(self) -> Iterator[Offered]:
        """Go through what can be taken, and how far each leads, worked out when it is taken."""
        return self._values(self.point) if self.point else self._kinds()

    def _kinds(self) -> Iterator[Offered]:
        """Go through the kinds; of one that is said whole, through its moves."""
        for choice in self._choices:
            kind = choice.kind
            if kind.whole and not choice.typed:
                yield from self._wholes(choice)
            else:
                name = self._words.kind(kind, choice.fixed, self._view)
                yield Item(name, kind.key, proposed=kind.proposed), partial(begun, choice)

    def _wholes(self, choice: Choice[Any]) -> Iterator[Offered]:
        """Go through the moves of a choice, each a row of the list."""
        for move in choice.moves():
            fields = {name: getattr(move, name) for name in order(choice.kind)}
            name = self._words.kind(choice.kind, fields, self._view)
            item = Item(name, choice.kind.key, proposed=choice.kind.proposed)
            yield item, partial(Point, choice, fields, (move,))

    def _values(self, point: Point) -> Iterator[Offered]:
        """Go through the values of the next field."""
        name = point.open
        for value in point.values(name) if name else ():
            said = self._words.value(point.choice.kind, name, value, self._view)
            yield Item(said), partial(point.taken, name, value)


def begun(choice: Choice[Any]) -> Point:
    """Begin with a choice: its moves are worked out now."""
    return Point(choice, choice.fixed, tuple(choice.moves()))


def completed(notation: Spelling[Any], move: Move, texts: Mapping[str, str]) -> Move:
    """Put what was typed into a move; refuse what makes another move of it."""
    whole: Move = notation.parse(notation.format(replace(move, **texts)))
    kept = (name for name in order(type(move)) if name not in texts)
    same = type(whole) is type(move) and all(
        getattr(whole, name) == getattr(move, name) for name in kept
    )
    if not same:
        raise NotUnderstood(_("this does not fit here"))
    return whole


def order(kind: type[Move]) -> tuple[str, ...]:
    """Name the fields of a kind, in the order of its line."""
    return tuple(name for _plain, name, _sort, _how in Formatter().parse(kind.text) if name)


def _new(point: Point) -> Iterator[tuple[str, Any]]:
    """Go through the fields that were chosen and not fixed before."""
    fixed = point.choice.fixed
    yield from ((name, value) for name, value in point.fields.items() if name not in fixed)
