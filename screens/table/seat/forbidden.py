"""The move that a key makes at other moments, and the rule that forbids it now."""

from collections.abc import Iterator
from dataclasses import fields, replace

from companion.contract.move import Move
from companion.contract.player_names import names
from companion.core import CompanionError, Illegal
from companion.evening.choice_tree import Point
from companion.text.keyboard import readings
from screens.table.seating import Seating


def refusal(seating: Seating, point: Point, sign: str) -> Illegal | None:
    """Return the refusal of the move that a key makes at other moments; None where secrets are."""
    if seating.game.secrets:
        return None
    return next(
        filter(None, (_refused(seating, move) for move in _meant(seating, point, sign))), None
    )


def _meant(seating: Seating, point: Point, sign: str) -> Iterator[Move]:
    """Go through the moves that a key makes at other moments: values first, then kinds."""
    read = readings(sign)
    yield from _valued(point, read)
    for kind in seating.game.notation.kinds:
        if kind.key in read:
            yield from _of_each(seating, point, seating.game.notation.parse(kind.example))


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
    who = example.who
    if who not in {each.name for each in fields(example)}:
        yield example
    else:
        acting = [each.fixed[who] for each in point.choices if who in each.fixed]
        players = names(seating.table.options)
        for player in dict.fromkeys((*acting, *seating.due.players, *players)):
            yield replace(example, **{who: player})


def _refused(seating: Seating, move: Move) -> Illegal | None:
    """Return the refusal of a move, if it is refused; it is not played."""
    try:
        seating.game.rules.apply(seating.table.course.state, move)
    except Illegal as reason:
        return reason
    except CompanionError:
        return None
    return None
