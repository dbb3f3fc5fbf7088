"""From the choices of a seat to one whole move, step by step.

Who acts comes first where a kind says so, then the kind, then its fields one after the other: a
walk place by place, a border from either side, a set in any order. It knows the sorts of fields,
and neither kinds nor games. What nobody could choose otherwise is taken by itself, but for what
would make a move whole that somebody could still leave.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from companion.game import Choice, Move
from companion.notation import Field, Sort

ON_THE_BOARD = (Sort.PLACE, Sort.WALK, Sort.BORDER)
FieldsOf = Callable[[type[Any]], Mapping[str, Field]]


@dataclass(frozen=True)
class Step:
    """One thing that can be taken: who acts, a kind of move, or a value of a field, or its part."""

    kind: type[Any]
    name: str = ""  # of the field; none where the kind is taken
    value: Any = None
    fixed: tuple[tuple[str, Any], ...] = ()  # the fields that come with a kind
    sort: Sort = Sort.ONE

    @property
    def place(self) -> Any:
        """Give the place on the board that is taken, if it is one."""
        return self.value if self.name and self.sort in ON_THE_BOARD else None

    @property
    def fits(self) -> bool:
        """Say whether it may make a move whole by itself: a value, and no place."""
        return bool(self.name) and self.place is None


Ways = dict[Step, Callable[[], "Point"]]


@dataclass(frozen=True, eq=False, repr=False)
class Point:
    """How far it has come: what was taken, and what is left of the choices, or of their moves."""

    choices: tuple[Choice[Any], ...]
    fields_of: FieldsOf
    taken: tuple[Step, ...] = ()
    kind: type[Any] | None = None
    chosen: Mapping[str, Any] = field(default_factory=dict)
    left: tuple[str, ...] = ()  # fields that are not complete, the one in hand first
    parts: tuple[Any, ...] = ()  # of that one, as far as they were taken
    moves: tuple[Any, ...] | None = None  # none before a kind was taken

    @cached_property
    def _ways(self) -> Ways:
        """Give what can be taken, and where each leads."""
        if self.moves is None:
            ways: Ways = {}
            for choice in self.choices:
                ways.update(self._into(choice))
            return ways
        return dict(self._values()) if self.left else {}

    @property
    def options(self) -> tuple[Step, ...]:
        """Give what can be taken next, each once, in the order of the choices."""
        return tuple(self._ways)

    @property
    def places(self) -> dict[Any, Step]:
        """Give the places on the board among the options."""
        return {step.place: step for step in self.options if step.place is not None}

    @property
    def fields(self) -> Mapping[str, Any]:
        """Give the fields that are chosen so far; of the one in hand, the parts."""
        return {**self.chosen, self.left[0]: self.parts} if self.parts else self.chosen

    @property
    def move(self) -> Any | None:
        """Give the move that is whole here, also where it could still go on."""
        if not self.moves or len(self.left) > 1:
            return None
        if not self.left:
            return self.moves[0]
        begun = bool(self.parts) or self._sort is Sort.SET  # a set may have nothing in it
        return next((m for m in self.moves if begun and self._value(m) == self.parts), None)

    def way_to(self, place: Any) -> tuple[Step, ...]:
        """Give the steps to a place: one that is offered, or on a walk the one behind that."""
        if place in self.places:
            return (self.places[place],)
        for step in self.places.values():
            if step.sort is Sort.WALK and place not in self.parts:
                behind = self.take(step).places.get(place)
                if behind:
                    return (step, behind)
        return ()

    @property
    def example(self) -> Any | None:
        """Give some move that begins so."""
        return self.moves[0] if self.moves else None

    def completed(self, typed: Mapping[str, str]) -> Any:
        """Give the move with what somebody typed in some of its fields, or say what does not fit.

        Whoever plays it has to see that it can be written.
        """
        assert self.kind
        values: dict[str, Any] = dict(self.chosen)
        for name, shape in self.fields_of(self.kind).items():
            if name in typed:
                values[name] = shape.typed(typed[name])
            elif name not in values:
                values[name] = getattr(self.example, name)
        return self.kind(**values)

    @property
    def bordering(self) -> Any | None:
        """Give the place on one side of a border, while its other side is to be chosen."""
        return self.parts[0] if self.parts and self._sort is Sort.BORDER else None

    def take(self, step: Step) -> "Point":
        """Go on with an option, and by itself where only one thing is left."""
        return forced(self._taken(step), chosen=True)

    def _taken(self, step: Step) -> "Point":
        """Go on with an option."""
        after = self._ways[step]()
        return replace(after, taken=(*self.taken, step))

    def _into(self, choice: Choice[Any]) -> Iterator[tuple[Step, Callable[[], "Point"]]]:
        """Give what stands for a choice: who acts, its kind, its moves, or what it can be."""
        kind = choice.kind
        if (
            kind.chosen_first
            and kind.chosen_first not in self.chosen
            and kind.chosen_first in choice.fixed
        ):
            who = choice.fixed[kind.chosen_first]
            yield Step(_declaring(kind), kind.chosen_first, who), lambda: self._who(kind, who)
        elif kind.opened:
            yield from self._start(choice)._ways.items()
        elif kind.whole or (kind.beside and len(choice.offered) <= kind.beside):
            for move in choice.offered:
                fixed = {name: getattr(move, name) for name in self.fields_of(kind)}
                yield Step(kind, fixed=tuple(fixed.items())), self._whole(choice, move, fixed)
        else:
            yield Step(kind, fixed=tuple(choice.fixed.items())), lambda: self._start(choice)

    def _who(self, kind: type[Any], who: object) -> "Point":
        """Keep the choices of who acts."""
        name = kind.chosen_first
        his = (each for each in self.choices if each.kind.chosen_first == name)
        mine = tuple(each for each in his if each.fixed.get(name) == who)
        return replace(self, choices=mine, kind=_declaring(kind), chosen={name: who})

    def _start(self, choice: Choice[Any]) -> "Point":
        """Begin with the fields of a choice; its moves are worked out now."""
        settled = {*choice.fixed, *choice.typed}
        left = tuple(name for name in self.fields_of(choice.kind) if name not in settled)
        point = replace(self, choices=(choice,), kind=choice.kind, chosen=choice.fixed)
        return replace(point, left=left, moves=choice.offered)

    def _whole(
        self, choice: Choice[Any], move: Move, fixed: Mapping[str, Any]
    ) -> Callable[[], "Point"]:
        """Take a whole move at once."""
        point = replace(self, choices=(choice,), kind=choice.kind, chosen=fixed, moves=(move,))
        return lambda: point

    @property
    def _sort(self) -> Sort:
        """Give the sort of the field in hand."""
        assert self.kind
        return self.fields_of(self.kind)[self.left[0]].sort

    def _value(self, move: Move) -> Any:
        """Give what a move has in the field in hand."""
        return getattr(move, self.left[0])

    def _values(self) -> Iterator[tuple[Step, Callable[[], "Point"]]]:
        """Go through the values of the field in hand, or their next parts."""
        assert self.kind
        sort, name = self._sort, self.left[0]
        for value in dict.fromkeys(map(self._value, self.moves or ())):
            if sort not in PARTS or value is None:
                yield Step(self.kind, name, value, sort=sort), self._done(value)
            else:
                for part in PARTS[sort](value, self.parts):
                    yield Step(self.kind, name, part, sort=sort), self._part(part)

    def _done(self, value: object) -> Callable[[], "Point"]:
        """Complete the field in hand."""

        def point() -> Point:
            moves = tuple(move for move in self.moves or () if self._value(move) == value)
            chosen = {**self.chosen, self.left[0]: value}
            return replace(self, chosen=chosen, left=self.left[1:], parts=(), moves=moves)

        return point

    def _part(self, part: object) -> Callable[[], "Point"]:
        """Add a part to the field in hand; it is complete where nothing can follow."""

        def point() -> Point:
            parts, begins = (*self.parts, part), PARTS[self._sort]
            values = dict.fromkeys(map(self._value, self.moves or ()))
            fit = [value for value in values if value and part in begins(value, self.parts)]
            if len(fit) == 1 and not any(begins(fit[0], parts)):
                return self._done(fit[0])()
            moves = tuple(move for move in self.moves or () if self._value(move) in fit)
            return replace(self, parts=parts, moves=moves)

        return point


def _declaring(kind: type[Any]) -> type[Any]:
    """Give the class of moves that says what is chosen before the kind."""
    return next(each for each in kind.__mro__ if "chosen_first" in vars(each))


def forced(point: Point, *, chosen: bool = False) -> Point:
    """Go on where only one thing is left, but leave to somebody what makes a move whole.

    Behind a choice, a value that is no place may make it whole by itself.
    """
    while point.move is None and len(point.options) == 1:
        (step,) = point.options
        if step.place is not None and step.kind.spoken:
            break
        if not step.name and step.kind.meant:
            break
        if step.name and step.name == step.kind.named:
            break
        after = point._taken(step)
        if after.move is not None and not (chosen and step.fits):
            break
        point = after
    return point


def _along(value: tuple[Any, ...], parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Give the place that comes next on a walk that begins so."""
    return value[len(parts) : len(parts) + 1] if value[: len(parts)] == parts else ()


def _around(value: tuple[Any, ...], parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Give what of a set, or of the sides of a border, was not taken yet."""
    return tuple(each for each in value if each not in parts) if set(parts) <= set(value) else ()


PARTS = {Sort.WALK: _along, Sort.BORDER: _around, Sort.SET: _around}


class ChoiceTree:
    """Remembers what was taken, so that it can be taken back."""

    def __init__(self, choices: Iterable[Choice[Any]], fields_of: FieldsOf) -> None:
        """Begin with the choices of a seat; a notation knows the fields of each kind."""
        self.point = forced(Point(tuple(choices), fields_of))
        self._before: list[Point] = []

    @property
    def options(self) -> tuple[Step, ...]:
        """Give what can be taken next."""
        return self.point.options

    @property
    def move(self) -> Any | None:
        """Give the move that is whole now, also where it could still go on."""
        return self.point.move

    @property
    def settled(self) -> bool:
        """Say whether there is a move and nothing more to choose."""
        return self.move is not None and not self.options

    @property
    def started(self) -> bool:
        """Say whether anybody has chosen anything."""
        return bool(self._before)

    def take(self, step: Step) -> None:
        """Take an option."""
        if step not in self.options:
            raise ValueError(step)
        self._before.append(self.point)
        self.point = self.point.take(step)

    def back(self) -> bool:
        """Take the last choice back; say whether there was one."""
        if not self._before:
            return False
        self.point = self._before.pop()
        return True
