"""Leads from the choices of a seat to one whole move, step by step.

Where a kind of move asks for it, who acts is chosen first; then the kind, then its fields one by
one: a walk place by place, a border from either side, a set in any order. The tree knows the sorts
of fields, but no game. A step without an alternative is taken automatically, unless that would
complete a move that somebody could still decide against.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from companion.contract.move import Choice, Move
from companion.text.notation import Field, Sort
from companion.untyped import GamesOwn, Value

ON_THE_BOARD = (Sort.PLACE, Sort.WALK, Sort.BORDER)
FieldsOf = Callable[[type[GamesOwn]], Mapping[str, Field]]


@dataclass(frozen=True)
class ChoiceStep:
    """One step that can be chosen: who acts, a kind of move, a value of a field or part of one."""

    kind: type[GamesOwn]
    name: str = ""  # the field whose value is chosen; empty where a kind of move is chosen
    value: Value = None
    fixed: tuple[tuple[str, Value], ...] = ()  # the fields whose values come with the kind
    sort: Sort = Sort.ONE

    @property
    def place(self) -> object:
        """Return the place on the board that this step chooses, if it chooses one."""
        return self.value if self.name and self.sort in ON_THE_BOARD else None

    @property
    def key(self) -> str:
        """Return the key that its kind gives it in all lists; empty where it gives none."""
        if self.name:
            return str(self.kind.keys.get(self.value, ""))
        others = (value for name, value in self.fixed if name != self.kind.chosen_first)
        given = (self.kind.keys[value] for value in others if value in self.kind.keys)
        return str(next(given, self.kind.key))

    @property
    def fits(self) -> bool:
        """Say whether this step may complete a move automatically: a value that is no place."""
        return bool(self.name) and self.place is None


Ways = dict[ChoiceStep, Callable[[], "Point"]]


@dataclass(frozen=True, eq=False, repr=False)
class Point:
    """A position on the way to a move: the steps that were taken, and the choices that are left."""

    choices: tuple[Choice[Move], ...]
    fields_of: FieldsOf
    taken: tuple[ChoiceStep, ...] = ()
    kind: type[GamesOwn] | None = None
    chosen: Mapping[str, object] = field(default_factory=dict)
    left: tuple[str, ...] = ()  # fields without a value yet, the current one first
    parts: tuple[Value, ...] = ()  # the parts of the current field that were chosen so far
    moves: tuple[Move, ...] | None = None  # the moves still possible; None before a kind was chosen

    @cached_property
    def _ways(self) -> Ways:
        """Return the possible next steps, each with a function that makes the position after it."""
        if self.moves is None:
            ways: Ways = {}
            for choice in self.choices:
                ways.update(self._into(choice))
            return ways
        return dict(self._values()) if self.left else {}

    @property
    def options(self) -> tuple[ChoiceStep, ...]:
        """Return the possible next steps, each once, in the order of the choices."""
        return tuple(self._ways)

    @property
    def places(self) -> dict[Value, ChoiceStep]:
        """Return the possible next steps that choose a place on the board, by that place."""
        return {step.place: step for step in self.options if step.place is not None}

    @property
    def fields(self) -> Mapping[str, Value]:
        """Return the values that were chosen so far, with the chosen parts of the current field."""
        return {**self.chosen, self.left[0]: self.parts} if self.parts else self.chosen

    @property
    def move(self) -> GamesOwn | None:
        """Return the move if it is whole here, even where it could still go on."""
        if not self.moves or len(self.left) > 1:
            return None
        if not self.left:
            return self.moves[0]
        begun = bool(self.parts) or self._sort is Sort.SET  # a set may be empty
        return next((m for m in self.moves if begun and self._value(m) == self.parts), None)

    def way_to(self, place: object) -> tuple[ChoiceStep, ...]:
        """Return the steps to a place: the next one, or two on a walk that goes on to it."""
        if place in self.places:
            return (self.places[place],)
        for step in self.places.values():
            if step.sort is Sort.WALK and place not in self.parts:
                behind = self.take(step).places.get(place)
                if behind:
                    return (step, behind)
        return ()

    @property
    def example(self) -> GamesOwn | None:
        """Return any one of the moves that are still possible."""
        return self.moves[0] if self.moves else None

    def completed(self, typed: Mapping[str, str]) -> GamesOwn:
        """Return the move with the typed values of some fields, or refuse values that do not fit.

        The caller must check that the move can be written as a line.
        """
        assert self.kind
        values: dict[str, Value] = dict(self.chosen)
        for name, shape in self.fields_of(self.kind).items():
            if name in typed:
                values[name] = shape.typed(typed[name])
            elif name not in values:
                values[name] = getattr(self.example, name)
        return self.kind(**values)

    @property
    def bordering(self) -> Value | None:
        """Return the place on one side of a border while its other side is to be chosen."""
        return self.parts[0] if self.parts and self._sort is Sort.BORDER else None

    def take(self, step: ChoiceStep) -> "Point":
        """Return the position after a step, and after all steps that then have no alternative."""
        return forced(self._taken(step), chosen=True)

    def _taken(self, step: ChoiceStep) -> "Point":
        """Return the position after this step alone."""
        after = self._ways[step]()
        return replace(after, taken=(*self.taken, step))

    def _into(self, choice: Choice[Move]) -> Iterator[tuple[ChoiceStep, Callable[[], "Point"]]]:
        """Go through the first steps into a choice: its actor, its kind, its moves or values."""
        kind = choice.kind
        if (
            kind.chosen_first
            and kind.chosen_first not in self.chosen
            and kind.chosen_first in choice.fixed
        ):
            who = choice.fixed[kind.chosen_first]
            yield ChoiceStep(_declaring(kind), kind.chosen_first, who), lambda: self._who(kind, who)
        elif kind.opened:
            yield from self._start(choice)._ways.items()
        elif kind.whole or (kind.beside and len(choice.offered) <= kind.beside):
            for move in choice.offered:
                fixed = {name: getattr(move, name) for name in self.fields_of(kind)}
                yield ChoiceStep(kind, fixed=tuple(fixed.items())), self._whole(choice, move, fixed)
        else:
            yield ChoiceStep(kind, fixed=tuple(choice.fixed.items())), lambda: self._start(choice)

    def _who(self, kind: type[Move], who: object) -> "Point":
        """Return the position after choosing who acts: only that actor's choices are left."""
        name = kind.chosen_first
        his = (each for each in self.choices if each.kind.chosen_first == name)
        mine = tuple(each for each in his if each.fixed.get(name) == who)
        return replace(self, choices=mine, kind=_declaring(kind), chosen={name: who})

    def _start(self, choice: Choice[Move]) -> "Point":
        """Return the position at the first field of a choice, whose moves are worked out now."""
        settled = {*choice.fixed, *choice.typed}
        left = tuple(name for name in self.fields_of(choice.kind) if name not in settled)
        point = replace(self, choices=(choice,), kind=choice.kind, chosen=choice.fixed)
        return replace(point, left=left, moves=choice.offered)

    def _whole(
        self, choice: Choice[Move], move: Move, fixed: Mapping[str, object]
    ) -> Callable[[], "Point"]:
        """Return a function that makes the position where this whole move is chosen."""
        point = replace(self, choices=(choice,), kind=choice.kind, chosen=fixed, moves=(move,))
        return lambda: point

    @property
    def _sort(self) -> Sort:
        """Return the sort of the current field."""
        assert self.kind
        return self.fields_of(self.kind)[self.left[0]].sort

    def _value(self, move: Move) -> Value:
        """Return the value of the current field in a move."""
        return getattr(move, self.left[0])

    def _values(self) -> Iterator[tuple[ChoiceStep, Callable[[], "Point"]]]:
        """Go through the values of the current field, or through the next parts of those values."""
        assert self.kind
        sort, name = self._sort, self.left[0]
        for value in dict.fromkeys(map(self._value, self.moves or ())):
            if sort not in PARTS or value is None:
                yield ChoiceStep(self.kind, name, value, sort=sort), self._done(value)
            else:
                for part in PARTS[sort](value, self.parts):
                    yield ChoiceStep(self.kind, name, part, sort=sort), self._part(part)

    def _done(self, value: object) -> Callable[[], "Point"]:
        """Return a function that makes the position where the current field has this value."""

        def point() -> Point:
            moves = tuple(move for move in self.moves or () if self._value(move) == value)
            chosen = {**self.chosen, self.left[0]: value}
            return replace(self, chosen=chosen, left=self.left[1:], parts=(), moves=moves)

        return point

    def _part(self, part: object) -> Callable[[], "Point"]:
        """Return a function that adds a part to the current field; it may complete the field."""

        def point() -> Point:
            parts, begins = (*self.parts, part), PARTS[self._sort]
            values = dict.fromkeys(map(self._value, self.moves or ()))
            fit = [value for value in values if value and part in begins(value, self.parts)]
            if len(fit) == 1 and not any(begins(fit[0], parts)):
                return self._done(fit[0])()
            moves = tuple(move for move in self.moves or () if self._value(move) in fit)
            return replace(self, parts=parts, moves=moves)

        return point


def _declaring(kind: type[Move]) -> type[Move]:
    """Return the class of moves that declares which field is chosen before the kind."""
    return next(each for each in kind.__mro__ if "chosen_first" in vars(each))


def forced(point: Point, *, chosen: bool = False) -> Point:
    """Take every step that has no alternative, but let a person take the one that completes a move.

    After a person has `chosen` something, a value that is no place may complete it automatically.
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


def _along(value: tuple[object, ...], parts: tuple[object, ...]) -> tuple[object, ...]:
    """Return the next place of a walk that begins with these places."""
    return value[len(parts) : len(parts) + 1] if value[: len(parts)] == parts else ()


def _around(value: tuple[object, ...], parts: tuple[object, ...]) -> tuple[object, ...]:
    """Return the members of a set, or the sides of a border, that were not chosen yet."""
    return tuple(each for each in value if each not in parts) if set(parts) <= set(value) else ()


PARTS = {Sort.WALK: _along, Sort.BORDER: _around, Sort.SET: _around}


class ChoiceTree:
    """The steps that a person takes towards a move; each of them can be taken back."""

    def __init__(self, choices: Iterable[Choice[Move]], fields_of: FieldsOf) -> None:
        """Begin with the choices of a seat; `fields_of` returns the fields of a kind of move."""
        self.point = forced(Point(tuple(choices), fields_of))
        self._before: list[Point] = []

    @property
    def options(self) -> tuple[ChoiceStep, ...]:
        """Return the steps that can be taken next."""
        return self.point.options

    @property
    def move(self) -> GamesOwn | None:
        """Return the move if it is whole now, even where it could still go on."""
        return self.point.move

    @property
    def settled(self) -> bool:
        """Say whether the move is whole and nothing is left to choose."""
        return self.move is not None and not self.options

    @property
    def started(self) -> bool:
        """Say whether a person has taken any step yet."""
        return bool(self._before)

    def take(self, step: ChoiceStep) -> None:
        """Take a step."""
        if step not in self.options:
            raise ValueError(step)
        self._before.append(self.point)
        self.point = self.point.take(step)

    def back(self) -> bool:
        """Take the last step back; say whether there was one."""
        if not self._before:
            return False
        self.point = self._before.pop()
        return True
