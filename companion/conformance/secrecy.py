"""Checks that nobody learns a secret of somebody else: from a view, from words, from choices."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from random import Random

from companion.conformance.evening import ChanceEvening, dealt, line_of
from companion.contract.game import AnyGame
from companion.contract.move import Legal, Move
from companion.core import CompanionError, Seat
from companion.locale import _

LONGEST = 120  # moves of twin evenings
PAIRS = 8  # so many pairs of moves are tried at a moment


@dataclass(frozen=True, repr=False)
class Twins:
    """Two states behind the same public lines, and the last of these lines."""

    one: object
    other: object
    line: str


def swap(evening: ChanceEvening) -> Iterator[str]:
    """Find what changes for the others when only the secrets of the hidden seat change."""
    game = evening.game
    for twins in grown(game, evening.first, evening.seed):
        for seat in game.rules.seats(twins.one):
            if seat == game.hidden_seat:
                continue
            one, other = _seen(game, twins.one, seat), _seen(game, twins.other, seat)
            for what in (what for what in one if one[what] != other[what]):
                said = _("after “{line}” another secret changes {what} for {seat}")
                yield said.format(line=twins.line, what=what, seat=seat)


def _seen(game: AnyGame, state: object, seat: Seat) -> Mapping[str, object]:
    """Return all that a seat sees at a moment, by what it is."""
    rules, words = game.rules, game.words
    view = rules.view(state, seat)
    return {
        _("the view"): view,
        _("the sheet"): (words.sheet(view), words.due(view), words.moment(view), words.steps(view)),
        _("the choices"): lines_offered(game, rules.legal(state, seat)),
        _("the hour"): rules.stamp(state),
        _("the rules of the moment"): rules.moment(state),
        _("the list of tables"): rules.listed(state),
        _("who is due"): rules.due(state).seat,
        _("the outcome"): rules.outcome(state),
        _("what the program prints of a state"): repr(state),
    }


def lines_offered(game: AnyGame, legal: Legal[Move]) -> tuple[object, ...]:
    """Return the choices of a seat as kinds, groups and lines."""
    return tuple(
        (
            each.kind,
            each.group,
            each.typed,
            each.drawn,
            tuple(line_of(game, m) for m in each.offered),
        )
        for each in legal.choices
    )


def agreement(evening: ChanceEvening) -> Iterator[str]:
    """Find states that a seat cannot tell apart, and that offer it other choices.

    The one is what was played; the other was made of the lines that the seat knows: the hidden
    seat knows them all, and everybody else those of the record.
    """
    game = evening.game
    for told, states in ((False, evening.witnessed), (True, _again(evening))):
        seats = _knowing(game, clear=told)
        for at, state in enumerate(states):
            there = evening.moments[at].before if at < len(evening.moments) else evening.last
            for seat in seats(there):
                mine, same = (
                    lines_offered(game, game.rules.legal(s, seat)) for s in (there, state)
                )
                if mine != same:
                    said = _("before “{line}” {seat} is offered other choices for the same lines")
                    yield said.format(line=_line_at(evening, at), seat=seat)


def _knowing(game: AnyGame, *, clear: bool) -> Callable[[object], list[Seat]]:
    """Return what gives the seats that know all lines, or those that know the public ones."""

    def seats(state: object) -> list[Seat]:
        return [each for each in game.rules.seats(state) if (each == game.hidden_seat) == clear]

    return seats


def _again(evening: ChanceEvening) -> tuple[object, ...]:
    """Return the states once more, from the lines in clear; they end at one that is refused."""
    game, found = evening.game, [evening.first]
    for each in evening.moments:
        try:
            move = game.notation.parse(game.notation.format(each.move))
            after = game.rules.apply(found[-1], move)
        except CompanionError:
            break
        found.append(dealt(game, found[-1], after, evening.seed))
    return tuple(found)


def _line_at(evening: ChanceEvening, at: int) -> str:
    """Return the line of a move; behind the last one, that it is the end."""
    return evening.line(evening.moments[at].move) if at < len(evening.moments) else _("the end")


def grown(game: AnyGame, first: object, seed: str) -> Iterator[Twins]:
    """Play two games with the same public lines and other secrets, as far as these go on alike.

    Where they cannot, the second goes on from where the first one is.
    """
    if not game.secrets:
        return
    chance, one, other = Random(f"twins {seed}"), first, first
    for _move in range(LONGEST):
        found = _pair(game, one, other, chance)
        if found is None and one is not other:
            other = one
            found = _pair(game, one, other, chance)
        if found is None:
            return
        one, other, line = found
        if one != other:
            yield Twins(one, other, line)


Pair = tuple[object, object, str]


def _pair(game: AnyGame, one: object, other: object, chance: Random) -> Pair | None:
    """Return two next states with the same line in public, from which the game can go on."""
    found = None
    for mine, his in islice(_pairs(game, one, other, chance), PAIRS):
        try:
            after = dealt(game, one, game.rules.apply(one, mine), "one")
            beside = dealt(game, other, game.rules.apply(other, his), "other")
        except CompanionError:
            continue
        found = after, beside, game.record.format(game.veiled(mine))
        if next(_pairs(game, after, beside, chance), None):
            return found
    return found


def _pairs(
    game: AnyGame, one: object, other: object, chance: Random
) -> Iterator[tuple[Move, Move]]:
    """Go through moves of two games that sound alike; hidden ones rather differ."""
    others: dict[str, list[Move]] = {}
    for move in _due(game, other, chance):
        others.setdefault(game.record.format(game.veiled(move)), []).append(move)
    for move in _due(game, one, chance):
        alike = others.get(game.record.format(game.veiled(move)), [])
        differing = [each for each in alike if each != move]
        for each in (*differing[:2], *(each for each in alike if each == move)):
            yield move, each


def _due(game: AnyGame, state: object, chance: Random) -> list[Move]:
    """Return the moves that are due and listed, in a random order, kinds alike often."""
    found = []
    for seat in game.rules.seats(state):
        for choice in game.rules.legal(state, seat).choices:
            if choice.group == "due" and not choice.typed:
                moves = list(choice.listed)
                chance.shuffle(moves)
                found += [(chance.random() + at / 8, each) for at, each in enumerate(moves)]
    return [move for _rank, move in sorted(found, key=lambda each: each[0])]
