"""Checks of what is offered: its lines, its moves, its keys."""

from collections.abc import Iterator
from random import Random

from companion.conformance.evening import ChanceEvening, line_of
from companion.conformance.lists import OpenList, every_list
from companion.conformance.values import Values
from companion.contract.move import DUE, Choice, Move
from companion.core import CompanionError, Illegal, Undecided
from companion.evening.turn_keys import TurnKeys, TurnRow
from companion.locale import _
from companion.text.notation import Spelling

SAMPLE = 6  # at most so many moves of a choice are tried
FILLED = 40  # so often something is tried for typed fields


def lines(evening: ChanceEvening) -> Iterator[str]:
    """Find moves that are not read as they are written."""
    game = evening.game
    for moment in evening.moments:
        listed = (move for each in moment.ways for move in _some(each.choice))
        for move in (moment.move, *listed):
            yield from _unlike(game.notation, move, line_of(game, move))
            yield from _unlike(game.record, game.veiled(move), line_of(game, move))
        for seat in game.notes.seats(moment.before) if game.notes else ():
            assert game.notes
            for choice in game.notes.choices(moment.before, seat):
                for note in _some(choice):
                    yield from _unlike(game.notes.spelling, note, type(note).__name__)


def _some(choice: Choice[Move]) -> tuple[Move, ...]:
    """Return moves from all over a choice; none where something is still to be typed."""
    listed = () if choice.typed else choice.listed
    return listed[:: 1 + len(listed) // SAMPLE]


def _unlike(spelling: Spelling[Move], move: Move, line: str) -> Iterator[str]:
    """Tell if a move is not read as it is written."""
    try:
        written = spelling.format(move)
        if spelling.parse(written) != move:
            yield _("“{line}” is read as another move").format(line=written)
    except CompanionError as wrong:
        yield _("“{line}” cannot be read again: {reason}").format(line=line, reason=wrong)
    except (LookupError, TypeError, ValueError, AttributeError) as wrong:
        said = _("“{line}” cannot be written: {reason}")
        yield said.format(line=line, reason=type(wrong).__name__)


def offers(evening: ChanceEvening) -> Iterator[str]:
    """Find what is offered and cannot be done, and moments when nobody can do anything."""
    for moment in evening.moments:
        yield from _nobody(evening, moment.before)
        for each in moment.ways:
            if not each.choice.offered:
                said = _("before “{line}”, {kind} is offered without any move")
                named = each.choice.kind.__name__
                yield said.format(line=evening.line(moment.move), kind=named)
            for move in _some(each.choice):
                yield from _not_taken(evening, moment.before, move)
    if evening.stuck:
        lines_before = [evening.line(each.move) for each in evening.moments[-1:]]
        said = _("nothing can be done after “{line}”, and the game is not over")
        yield said.format(line="".join(lines_before))
    yield from _untyped(evening)


def _nobody(evening: ChanceEvening, state: object) -> Iterator[str]:
    """Tell if nobody is due, or somebody who can do nothing."""
    seat = evening.game.rules.due(state).seat
    hour = evening.game.rules.stamp(state)
    if not seat:
        yield _("at {hour} nobody is due, and the game is not over").format(hour=hour)
        return
    legal = evening.game.rules.legal(state, seat)
    if not any(each.group == DUE for each in legal.choices):
        said = _("at {hour} {seat} is due and can do nothing that is due")
        yield said.format(hour=hour, seat=seat)


def _not_taken(evening: ChanceEvening, state: object, move: Move) -> Iterator[str]:
    """Tell if a listed move is refused."""
    try:
        evening.game.rules.apply(state, move)
    except Undecided:
        return
    except Illegal as no:
        said = _("“{line}” is offered and refused by {rule}")
        yield said.format(line=evening.line(move), rule=no.rule)


def _untyped(evening: ChanceEvening) -> Iterator[str]:
    """Find typed fields into which nothing fits of all that examples and the evening show."""
    game, chance = evening.game, Random(evening.seed)
    values = Values(game, evening.options, chance)
    tried: set[tuple[type[Move], tuple[str, ...]]] = set()
    for choice in (each.choice for moment in evening.moments for each in moment.ways):
        if not choice.typed or (choice.kind, choice.typed) in tried:
            continue
        tried.add((choice.kind, choice.typed))
        found = (values.filled(game.notation, choice) for _try in range(FILLED))
        if not any(each is not None for each in found):
            said = _("nothing that can be tried fits {fields} of {kind}; give it an example")
            yield said.format(fields=", ".join(choice.typed), kind=choice.kind.__name__)


def keys(evening: ChanceEvening) -> Iterator[str]:
    """Find two rows of a list with one key of their game, and keys that change in a turn."""
    turns: dict[object, tuple[TurnKeys, dict[str, TurnRow]]] = {}
    for asked in every_list(evening):
        yield from _twice(asked)
        turn, meant = turns.setdefault(asked.where, (TurnKeys(asked.kinds), {}))
        for row, key in zip(asked.rows, turn.keyed(asked.rows), strict=True):
            other = meant.setdefault(key, row)
            if not key:
                yield _("no key is left for the row {row}").format(row=row.name)
            elif not _alike(row, other):
                said = _("in one turn the key {key} means {one} and {other}")
                yield said.format(key=key, one=other.name, other=row.name)


def _alike(row: TurnRow, other: TurnRow) -> bool:
    """Say whether two rows are the same to people: they choose the same, or are called the same."""
    same = row.thing == other.thing or row.name == other.name
    return same or (row.values == other.values and not isinstance(row.values[0], type))


def _twice(asked: OpenList) -> Iterator[str]:
    """Find two rows with one key; rows of one kind may begin with that of their kind."""
    found: dict[str, dict[object, str]] = {}
    for step in asked.point.options:
        if key := asked.key(step):
            of = (step.kind, step.value) if step.name else step.kind
            found.setdefault(key, {})[of] = asked.row(step)
    for key, rows in found.items():
        if len(rows) > 1:
            said = _("the key {key} stands before several rows: {rows}")
            yield said.format(key=key, rows=", ".join(rows.values()))
