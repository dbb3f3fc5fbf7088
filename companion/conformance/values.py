"""What to type into the fields of a line: taken from examples, and varied until it fits."""

import re
from collections import defaultdict
from collections.abc import Iterator
from random import Random

from companion.contract.game import AnyGame
from companion.contract.move import Choice, Move
from companion.contract.player_names import names
from companion.core import CompanionError, Options
from companion.text.notation import Field, Spelling

GENERAL = ("0", "1", "2", "3", "7", "10", "yes", "a", "the cat lies on the board", "čaj po páté")
PART = re.compile(r"[0-9]+|[^\W\d_]+")
TRIES = 24  # so many variants of a field are tried


class Values:
    """The values that fields can have, by what a game shows of them: examples, and what was played.

    A field that takes none of them is left to the player; its kind of move cannot be tried.
    """

    def __init__(self, game: AnyGame, options: Options, chance: Random) -> None:
        """Learn from the examples of all kinds of moves."""
        self._chance = chance
        self._texts: defaultdict[int, dict[str, None]] = defaultdict(dict)  # by the field's id
        self._names = names(options)
        for spelling in spellings(game):
            for kind in spelling.kinds:
                self.learn(spelling, example(spelling, kind))

    def learn(self, spelling: Spelling[Move], move: Move | None) -> None:
        """Remember what stands in the fields of a move."""
        for name, field in spelling.fields(type(move)).items() if move else ():
            if text := fitting(field, getattr(move, name)):
                self._texts[id(field)][text] = None

    def filled(self, spelling: Spelling[Move], choice: Choice[Move]) -> Move | None:
        """Return a move of a choice whose typed fields hold something; None where nothing fits."""
        fields = spelling.fields(choice.kind)
        base = self._chance.choice(choice.listed)
        told = {name: getattr(base, name) for name in fields}
        for name in choice.typed:
            text = self._text(fields[name], fitting(fields[name], told[name]))
            if text is None:
                return None
            told[name] = fields[name].typed(text)
        try:
            move: Move = choice.kind(**told)
            return move if spelling.parse(spelling.format(move)) == move else None
        except (CompanionError, ValueError):
            return None

    def _text(self, field: Field, own: str) -> str | None:
        """Return a text that a field takes; `own` is the one that stands in the choice."""
        known = [*self._texts[id(field)], *filter(None, [own])]
        if self._chance.random() < 1 / 4 or not known:
            known = [each for each in (*self._names, *GENERAL) if _fits(field, each)] or known
        if not known:
            return None
        text = self._chance.choice([own] * (len(known) // 2) + known if own else known)
        return next(filter(lambda each: _fits(field, each), self._varied(text, known)), text)

    def _varied(self, text: str, known: list[str]) -> Iterator[str]:
        """Go through variants of a text: other numbers, and words of other texts."""
        words = [word for each in known for word in PART.findall(each)]
        for _try in range(TRIES):
            if self._chance.random() < 1 / 2:
                yield text
            yield PART.sub(lambda found: self._other(found[0], words), text)

    def _other(self, part: str, words: list[str]) -> str:
        """Return another number, or another word."""
        if self._chance.random() < 1 / 2:
            return part
        if part.isdecimal():
            return "".join(self._chance.choice("0123456789") for _digit in part)
        return self._chance.choice([word for word in words if word.isalpha()] or [part])


def spellings(game: AnyGame) -> tuple[Spelling[Move], ...]:
    """Return how moves and notes are written."""
    return (game.notation, game.notes.spelling) if game.notes else (game.notation,)


def example(spelling: Spelling[Move], kind: type[Move]) -> Move | None:
    """Return the example of a kind of move; None where it has none that can be read."""
    try:
        return spelling.parse(spelling.example(kind))
    except CompanionError:
        return None


def fitting(field: Field, value: object) -> str:
    """Return the text of a value, if it can stand in a line."""
    try:
        text = field.write(value)
    except (AttributeError, TypeError, ValueError):  # it stands for what is still to be typed
        return ""
    return text if _fits(field, text) else ""


def _fits(field: Field, text: str) -> bool:
    """Say whether a field takes a text."""
    try:
        field.typed(text)
    except (CompanionError, ValueError):
        return False
    return True
