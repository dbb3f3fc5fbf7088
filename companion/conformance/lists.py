"""The lists in which people choose, walked through by chance: their rows, keys and questions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from companion.conformance.evening import ChanceEvening, MoveMade
from companion.contract.game import AnyGame
from companion.contract.move import Choice, Move
from companion.contract.words import AnyWords
from companion.evening.choice_tree import ChoiceStep, ChoiceTree, Point
from companion.evening.turn_keys import TurnRow, row_of
from companion.text.notation import Spelling

STEPS = 12  # so deep a list is followed


@dataclass(frozen=True, repr=False)
class OpenList:
    """One list: the steps that can be taken, after those that were, with the view of the seat."""

    words: AnyWords
    view: object
    point: Point
    where: object  # the seat, and the turn, in which no key changes its meaning
    kinds: tuple[type[Move], ...]

    @property
    def rows(self) -> tuple[TurnRow, ...]:
        """Return the rows of the list."""
        return tuple(row_of(each, self.row(each), self.key(each)) for each in self.point.options)

    @property
    def prompt(self) -> str:
        """Return the question above the list; empty at the beginning, and where no list is left."""
        kind, fields = self.point.kind, self.point.fields
        return self.words.prompt(kind, fields, self.view) if kind and self.point.options else ""

    @property
    def typed(self) -> Iterator[str]:
        """Go through the questions for the fields to type."""
        kind, known = self.point.kind, dict(self.point.fields)
        if kind is None or self.point.moves is None:
            return
        for name in self.point.choices[0].typed:
            yield self.words.prompt(kind, known, self.view)
            known[name] = ""

    def row(self, step: ChoiceStep) -> str:
        """Return the row of a step."""
        if step.name:
            known = self.point.fields
            return self.words.chosen(step.kind, step.name, step.value, known, self.view)
        return self.words.kind(step.kind, dict(step.fixed), self.view)

    def key(self, step: ChoiceStep) -> str:
        """Return the key that the game gives a step; empty where it gives none."""
        if step.key or not step.name:
            return step.key
        return self.words.key(step.kind, step.name, step.value, self.view)


def every_list(evening: ChanceEvening) -> Iterator[OpenList]:
    """Go through lists of an evening: the first of each seat, and by chance those behind it."""
    game, notes, chance = evening.game, evening.game.notes, Random(evening.seed)
    for moment in evening.moments:
        for seat, choices in by_seat(moment):
            view = game.rules.view(moment.before, seat)
            turn = game.rules.turn(moment.before)
            kinds = game.notation.kinds
            able = tuple(each for each in kinds if game.rules.comes(moment.before, each, seat))
            for shown in walked(game, game.notation, view, choices, chance, (seat, turn)):
                yield replace(shown, kinds=able)
        for seat in notes.seats(moment.before) if notes else ():
            assert notes
            view = game.rules.view(moment.before, seat)
            choices = notes.choices(moment.before, seat)
            turn = game.rules.turn(moment.before)
            yield from walked(game, notes.spelling, view, choices, chance, (seat, turn, notes))


def walked(
    game: AnyGame,
    spelling: Spelling[Move],
    view: object,
    choices: Sequence[Choice[Move]],
    chance: Random,
    where: object = None,
) -> Iterator[OpenList]:
    """Go through a list of choices and, by chance, through those behind one of its rows."""
    tree = ChoiceTree(choices, spelling.fields)
    for _step in range(STEPS):
        yield OpenList(game.words, view, tree.point, where, tuple(spelling.kinds))
        if not tree.options:
            return
        tree.take(chance.choice(tree.options))


def by_seat(moment: MoveMade) -> Iterator[tuple[str, tuple[Choice[Move], ...]]]:
    """Go through the seats that can choose something, each with its choices."""
    for seat in dict.fromkeys(each.seat for each in moment.ways):
        yield seat, tuple(each.choice for each in moment.ways if each.seat == seat)
