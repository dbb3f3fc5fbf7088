"""A command of the prompt."""

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from companion.cli.evening import Evening
from companion.core import Seat
from companion.locale import _


@dataclass(frozen=True)
class Command:
    """Something that can be typed beside the lines of the game."""

    name: str
    help: str
    run: Callable[[Evening, Seat, str], None]
    words: bool = False  # whether words may follow it
    also: str = ""  # what is said in the reader's language instead of its name
    known: tuple[str, ...] = ()  # words of its own, which may be said in the reader's language, too
    hiding: bool = False  # whether it is of use only where something is sealed
    noting: bool = False  # whether it is of use only where players keep notes
    drawing: bool = False  # whether it is of use only where something is left to chance
    corrects: bool = False  # whether it puts right what cannot be taken back
    unsaved: bool = False  # whether it may come before a line that is not saved yet

    @property
    def own(self) -> str:
        """Give the word for it in the reader's language."""
        return _(self.also or self.name)


def canonical(known: Iterable[str], word: str) -> str:
    """Give a word as everybody knows it, where it is one of these in the reader's language."""
    return next((each for each in known if bare(_(each)) == bare(word)), word)


def bare(word: str) -> str:
    """Take case and accents off a word, as people type who are in a hurry."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))
