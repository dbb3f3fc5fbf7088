"""What a seat can choose, named in its game's words, step by step until a move is whole."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.choice_tree import ChoiceTree, Step
from companion.core import NotUnderstood
from companion.game import Choice, Game, Move, Spelling
from companion.locale import _
from screens.table.choice_list import Item


class Steps:
    """Leads from the choices of a seat to one whole move."""

    def __init__(
        self, choices: Sequence[Choice[Any]], game: Game[Any, Any, Any], view: Any
    ) -> None:
        """Begin with nothing chosen."""
        self._tree = ChoiceTree(choices, game.notation.fields)
        self._words, self._notation, self._view = game.words, game.notation, view

    @property
    def begun(self) -> bool:
        """Say whether there is something to take back."""
        return self._tree.started

    @property
    def move(self) -> Move | None:
        """Give the move that was chosen, where nothing is left to choose but what is typed."""
        move: Move | None = self._tree.move
        return move if self._tree.settled or (move and self.questions) else None

    @property
    def title(self) -> str:
        """Say what was chosen so far."""
        return " · ".join(map(self._named, self._tree.point.taken))

    @property
    def prompt(self) -> str:
        """Ask for what comes next, if anything was chosen."""
        point = self._tree.point
        return self._words.prompt(point.kind, point.fields, self._view) if point.kind else ""

    @property
    def questions(self) -> dict[str, str]:
        """Ask for each field that is typed; none before a kind was chosen."""
        point = self._tree.point
        if point.kind is None or point.moves is None:
            return {}
        typed, names = point.choices[0].typed, self._notation.fields(point.kind)
        known = {name: {each: "" for each in names if each != name} for name in typed}
        return {name: self._words.prompt(point.kind, known[name], self._view) for name in typed}

    @property
    def items(self) -> tuple[Item, ...]:
        """Name what can be taken now."""
        stop = (Item(_("Stop here"), proposed=True),) if self._stops else ()
        return (*stop, *map(self._item, self._options))

    def take(self, at: int) -> Move | None:
        """Take one of the items; give the move that is whole with it, if any."""
        if self._stops and at == 0:
            return self._tree.move
        self._tree.take(self._options[at - self._stops])
        return self.move

    def back(self) -> bool:
        """Take the last step back; say whether there was one."""
        return self._tree.back()

    @property
    def _stops(self) -> bool:
        """Say whether a move is whole that could still go on."""
        return self._tree.move is not None and bool(self._tree.options)

    @property
    def _options(self) -> Sequence[Step]:
        """Give what can be taken, those kinds last that stand behind others."""
        return sorted(self._tree.options, key=lambda step: 0 if step.name else step.kind.late)

    def _named(self, step: Step) -> str:
        """Name a step."""
        if step.name:
            return self._words.value(step.kind, step.name, step.value, self._view)
        return self._words.kind(step.kind, dict(step.fixed), self._view)

    def _item(self, step: Step) -> Item:
        """Name a step, with its key."""
        kind, single = step.kind, len(self._tree.options) == 1
        key = kind.keys.get(step.value, "") if step.name else kind.key
        proposed = not step.name and (kind.proposed or (single and kind.alone))
        return Item(self._named(step), key, proposed=proposed)


def completed(notation: Spelling[Any], move: Move, texts: Mapping[str, str]) -> Move:
    """Put what was typed into a move; refuse what makes another move of it."""
    whole: Move = notation.parse(notation.format(replace(move, **texts)))
    if type(whole) is not type(move) or list(_kept(notation, whole, texts)) != list(
        _kept(notation, move, texts)
    ):
        raise NotUnderstood(_("this does not fit here"))
    return whole


def _kept(notation: Spelling[Any], move: Move, texts: Mapping[str, str]) -> Iterator[Any]:
    """Go through what was not typed."""
    names = notation.fields(type(move))
    yield from (getattr(move, name) for name in names if name not in texts)
