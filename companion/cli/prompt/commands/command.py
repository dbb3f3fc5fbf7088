"""A command of the prompt, which is typed instead of a move."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from companion.cli.prompt.evening import PromptEvening
from companion.core import Seat
from companion.locale import _
from companion.text.plaintext import bare


@dataclass(frozen=True)
class PromptCommand:
    """A command of the prompt: its name, its help, and its function."""

    name: str
    help: str
    run: Callable[[PromptEvening, Seat, str], None]
    words: bool = False  # whether words may follow the name
    also: str = ""  # the name to translate, if it is another one
    known: tuple[str, ...] = ()  # words that may follow it, and can be translated
    hiding: bool = False  # only for tables where something is sealed
    curtained: bool = False  # only where a person hides a side of the table
    playing: bool = False  # only where the program plays a seat
    noting: bool = False  # only for tables where players keep notes
    drawing: bool = False  # only for tables where something is drawn at random
    admitting: bool = False  # only for tables where mistakes can be admitted
    before_saving: bool = False  # may be used while a line is not saved

    @property
    def own(self) -> str:
        """Return the command's name in the reader's language."""
        return _(self.also or self.name)


def canonical(known: Iterable[str], word: str) -> str:
    """Return the English form of a word, if it is the translation of a known one."""
    return next((each for each in known if bare(_(each)) == bare(word)), word)
