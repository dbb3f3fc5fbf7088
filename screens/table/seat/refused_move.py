"""The move that a key makes at other moments, or a tap out of reach, and the rule against it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace

from companion.contract.move import Move
from companion.contract.player_names import names
from companion.core import CompanionError, Illegal, Undecided
from companion.evening.choice_tree import ON_THE_BOARD, Point
from companion.text.keyboard import readings
from companion.text.notation import Sort
from screens.table.seating import Seating


class _Referee:
    """The referee, asked what would become of a move; nothing is played.

    For everybody it is asked of what is public alone, so that no reason tells a secret. That
    state takes the whole record to work out: it is worked out once, for all moves of a key.
    """

    def __init__(self, seating: Seating) -> None:
        """Ask for this seat."""
        table = seating.table
        known = table.witnessed if seating.for_all else table.course
        self._state, self._rules = known.state, seating.game.rules

    def refuses(self, move: Move) -> Illegal | None:
        """Return the refusal of a move, if a rule refuses it."""
        try:
            self._rules.apply(self._state, move)
        except Undecided:
            return None
        except Illegal as reason:
            return reason
        except CompanionError:
            return None
        return None


def refusal(seating: Seating, point: Point, sign: str) -> Illegal | None:
    """Return the refusal of the move that a key makes at other moments, if it is forbidden now."""
    referee, read = _Referee(seating), readings(sign)
    for move in _valued(point, read):
        if found := referee.refuses(move):
            return found
    if point.moves is not None:
        return None  # what is asked now is no longer which kind of move it is
    notation = seating.game.notation
    kinds = (kind for kind in notation.kinds if kind.key in read)
    for kind in sorted(kinds, key=lambda each: each.seat != seating.seat):
        example = notation.example(kind)
        for move in _of_each(seating, point, notation.parse(example)) if example else ():
            if found := _rarest(referee, _at_places(seating, move)):
                return found
    return None


def refusal_at(seating: Seating, point: Point, place: str) -> Illegal | None:
    """Return the refusal of a move to a place that cannot be chosen now."""
    examples = (
        [point.example]
        if point.example
        else [next(iter(each.listed), None) for each in point.choices if not each.typed]
    )
    referee = _Referee(seating)
    for move in filter(None, examples):
        for name, field in seating.game.notation.fields(type(move)).items():
            if field.sort is Sort.PLACE and isinstance(getattr(move, name), str):
                there = replace(move, **{name: type(getattr(move, name))(place)})
                if found := referee.refuses(there):
                    return found
    return None


def _rarest(referee: _Referee, moves: Iterable[Move]) -> Illegal | None:
    """Return the refusal of the fewest of these moves, which says the most; None if one fits."""
    found = [referee.refuses(move) for move in moves]
    rules = Counter(each.rule for each in found if each)
    refused = [each for each in found if each]
    if len(refused) < len(found):
        return None
    return min(refused, key=lambda each: rules[each.rule], default=None)


def _at_places(seating: Seating, move: Move) -> Iterator[Move]:
    """Go through a move at each place that was told here; the seat knows no other ones."""
    fields_of = seating.game.notation.fields
    at = [name for name, field in fields_of(type(move)).items() if field.sort is Sort.PLACE]
    if len(at) != 1:
        yield move
        return
    told = (each.move for each in seating.told)
    places = {
        place
        for each in told
        if type(each) in seating.game.notation.kinds
        for name, field in fields_of(type(each)).items()
        if field.sort in ON_THE_BOARD
        for place in _places(getattr(each, name))
    }
    for place in sorted({getattr(move, at[0]), *places}):
        yield replace(move, **{at[0]: place})


def _places(value: object) -> tuple[str, ...]:
    """Return the places in the value of a field."""
    if isinstance(value, tuple):
        return tuple(each for each in value if isinstance(each, str))
    return (value,) if isinstance(value, str) else ()


def _valued(point: Point, read: tuple[str, ...]) -> Iterator[Move]:
    """Go through the moves for the current question with the values that always have this key."""
    for kind, name in dict.fromkeys((step.kind, step.name) for step in point.options if step.name):
        moves = point.moves or [move for each in point.choices for move in each.listed]
        example = next((move for move in moves if type(move) is kind), None)
        for value, key in kind.keys.items():
            if example is not None and key in read and _alike(value, getattr(example, name)):
                yield replace(example, **{name: value})


def _alike(value: object, other: object) -> bool:
    """Say whether two values can stand in the same field: keys are those of any field."""
    return None in (value, other) or isinstance(value, type(other))


def _of_each(seating: Seating, point: Point, example: Move) -> Iterator[Move]:
    """Go through the move made by each player, the current one first, if it names a player."""
    first = example.chosen_first
    if first:
        able = [step.value for step in point.options if step.name == first]
        acts = point.fields.get(first, "")
        for each in [acts] if acts else dict.fromkeys((*able, getattr(example, first))):
            yield replace(example, **{first: each})
        return
    who = example.who
    if who not in {each.name for each in fields(example)}:
        yield example
    else:
        acting = [each.fixed[who] for each in point.choices if who in each.fixed]
        players = names(seating.table.options)
        for player in dict.fromkeys((*acting, *seating.due.players, *players)):
            yield replace(example, **{who: player})
