"""A field of the form for a new table: which option it fills in, and what is proposed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from companion.core import Options
from companion.locale import reading


@dataclass(frozen=True)
class OptionField:
    """A field of the form for a new table: the name of its option, and the values it can have."""

    name: str
    values: tuple[str, ...] = ()  # to choose from, the first is proposed; empty: it is typed
    many: bool = False  # whether it holds several names, with a blank between them
    optional: bool = False
    file: bool = False  # whether it is the text of a file, such as a board
    by_language: Mapping[str, str] = field(default_factory=dict)  # proposed to who reads it
    in_full: Callable[[str], str] = str  # a value as the options of a table have it

    def proposed(self, last: Options) -> str:
        """Return the value that a new table begins with: the last one, or the reader's, if any.

        `last` are the options of the last table of the game.
        """
        wanted = last.get(self.name, self.by_language.get(reading(), ""))
        same = (value for value in self.values if self.in_full(value) == wanted)
        return next(same, next(iter(self.values), ""))
