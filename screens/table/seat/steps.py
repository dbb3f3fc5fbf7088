"""The steps from choices to one whole move, named in the words of the game."""

from collections.abc import Callable, Mapping, Sequence

from companion.contract.game import AnyGame
from companion.contract.move import Choice, Move
from companion.core import NotUnderstood
from companion.evening.choice_tree import ChoiceStep, ChoiceTree, Point
from companion.evening.turn_keys import TurnRow, row_of
from companion.locale import _
from screens.kit.rows import BETWEEN, within
from screens.table.panels.choice_list import Item

STOP = "stop"


class Steps:
    """Leads from the choices of a seat to one whole move."""

    def __init__(self, choices: Sequence[Choice[Move]], game: AnyGame, view: object) -> None:
        """Begin with these choices."""
        self.tree = ChoiceTree(choices, game.notation.fields)
        self._words, self._notation, self._view = game.words, game.notation, view

    @property
    def begun(self) -> bool:
        """Say whether any step can be taken back."""
        return self.tree.started

    @property
    def move(self) -> Move | None:
        """Return the move if it is whole; None while fields are still to be typed."""
        move: Move | None = self.tree.move
        return None if self.questions else move

    @property
    def ready(self) -> bool:
        """Say whether only typed fields are left."""
        return self.tree.settled or self._typed_only

    @property
    def title(self) -> str:
        """Return the names of the steps so far."""
        return BETWEEN.join(self._taken)

    @property
    def short_title(self) -> Callable[[int], str]:
        """Return the same for any number of columns; the name of the kind is cut first."""
        taken, names = self.tree.point.taken, self._taken
        kind = next((at for at, step in enumerate(taken) if not step.name), 0)
        return lambda room: within(names, kind, room) if names else ""

    @property
    def prompt(self) -> str:
        """Return the question for the next step; empty at the beginning."""
        point = self.tree.point
        return self._words.prompt(point.kind, point.fields, self._view) if point.kind else ""

    @property
    def questions(self) -> dict[str, str]:
        """Return the question for each field to type; empty before a kind was chosen."""
        point = self.tree.point
        if point.kind is None or point.moves is None:
            return {}
        found, known = {}, dict(point.fields)
        for name in point.choices[0].typed:
            found[name] = self._words.prompt(point.kind, known, self._view)
            known[name] = ""
        return found

    @property
    def items(self) -> tuple[Item, ...]:
        """Return the rows of the next steps."""
        if self._typed_only:
            name = self._kind_of(self.tree.point)
            return (Item(name, proposed=True, chooses=TurnRow(name, self.tree.point.kind)),)
        name, known = _("Stop here"), self.tree.point.fields
        stop = (Item(name, proposed=True, chooses=TurnRow(name, STOP)),) if self._stops else ()
        steps = self._options
        return (*stop, *(self._item(step, known, alone=len(steps) == 1) for step in steps))

    @property
    def count(self) -> int:
        """Return how many rows there are."""
        return 1 if self._typed_only else self._stops + len(self.tree.options)

    @property
    def values(self) -> tuple[object, ...]:
        """Return for each row the place that it chooses, or None."""
        stop = (None,) * self._stops
        return () if self._typed_only else (*stop, *(step.place for step in self._options))

    @property
    def points(self) -> tuple[Point, ...]:
        """Return where each row would lead; nothing where one row ends the move."""
        if self._typed_only or self._stops:
            return ()
        return tuple(self.tree.point.take(step) for step in self._options)

    def take(self, at: int) -> bool:
        """Take a row; say whether nothing is left to choose."""
        if self._typed_only or (self._stops and at == 0):
            return True
        self.tree.take(self._options[at - self._stops])
        return self.ready

    @property
    def full(self) -> Callable[[str, str], bool]:
        """Return what says whether a typed field of this kind of move has its full length."""
        kind = self.tree.point.kind
        fields = self._notation.fields(kind) if kind else {}
        return lambda name, text: name in fields and len(text) == fields[name].longest

    @property
    def named(self) -> frozenset[str]:
        """Return the fields to type that hold names which the table knows."""
        kind = self.tree.point.kind
        fields = self._notation.fields(kind) if kind else {}
        return frozenset(name for name, field in fields.items() if field.named)

    @property
    def completed(self) -> Callable[[Mapping[str, str]], Move]:
        """Return what completes the move so far with typed fields, or refuses what does not fit.

        It stays the same move if a step is taken back meanwhile.
        """
        point, notation = self.tree.point, self._notation

        def whole(texts: Mapping[str, str]) -> Move:
            move: Move = point.completed(texts)
            if notation.parse(notation.format(move)) != move:
                raise NotUnderstood(_("this does not fit here"))
            return move

        return whole

    def back(self) -> bool:
        """Take the last step back; say whether there was one."""
        return self.tree.back()

    @property
    def _typed_only(self) -> bool:
        """Say whether only typed fields are left, and no step."""
        return not self.tree.options and bool(self.questions)

    def _kind_of(self, point: Point) -> str:
        """Return the name of the chosen kind."""
        kind = point.kind
        return self._words.kind(kind, point.choices[0].fixed, self._view) if kind else ""

    @property
    def _stops(self) -> bool:
        """Say whether the move is whole, but could still go on."""
        return self.tree.move is not None and bool(self.tree.options)

    @property
    def _options(self) -> Sequence[ChoiceStep]:
        """Return the next steps, with kinds sorted by `late`."""
        return sorted(self.tree.options, key=lambda step: 0 if step.name else step.kind.late)

    @property
    def _taken(self) -> list[str]:
        """Return the names of the steps so far."""
        known = self.tree.point.fields
        return [self._named(step, known) for step in self.tree.point.taken]

    def _named(self, step: ChoiceStep, known: Mapping[str, object]) -> str:
        """Return the name of a step, where these fields are known."""
        if step.name:
            return self._words.chosen(step.kind, step.name, step.value, known, self._view)
        return self._words.kind(step.kind, dict(step.fixed), self._view)

    def _key(self, step: ChoiceStep) -> str:
        """Return the key that the game gives a step, if it gives one."""
        key = step.key
        if key or not step.name:
            return key
        return self._words.key(step.kind, step.name, step.value, self._view)

    def _item(self, step: ChoiceStep, known: Mapping[str, object], *, alone: bool) -> Item:
        """Return the row of a step, with its key."""
        kind, key, name = step.kind, self._key(step), self._named(step, known)
        proposed = not step.name and (kind.proposed or (alone and kind.alone))
        return Item(name, key, proposed=proposed, chooses=row_of(step, name, key))
