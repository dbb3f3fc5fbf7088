"""The shapes of lines: a move's text is declared once, and read and written from that."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from string import Formatter
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from companion.core import NotUnderstood
from companion.locale import _
from companion.plaintext import need_plain


class Shaped(Protocol):
    """A move class whose instances have one line of text each."""

    text: ClassVar[str]
    example: ClassVar[str]


Kind = TypeVar("Kind", bound=Shaped)


@dataclass(frozen=True)
class Field:
    """One sort of word in a line: what it looks like, and what it means both ways."""

    pattern: str
    read: Callable[[str], Any]
    write: Callable[[Any], str] = str


@dataclass(frozen=True)
class Shape(Generic[Kind]):
    """The line of one kind of move, taken apart."""

    kind: type[Kind]
    pattern: re.Pattern[str]
    fields: Mapping[str, Field]

    def read(self, line: str) -> Kind | None:
        """Make a move of the line, or nothing where it has another shape."""
        found = self.pattern.fullmatch(line)
        if found is None:
            return None
        words = found.groupdict()
        return self.kind(**{name: field.read(words[name]) for name, field in self.fields.items()})


class Notation(Generic[Kind]):
    """All lines of one game, both ways."""

    def __init__(self, kinds: Iterable[type[Kind]], fields: Mapping[str, Field]) -> None:
        """Take apart the declared text of every kind of move."""
        self._shapes = {kind: _shape(kind, fields) for kind in kinds}

    def parse(self, line: str) -> Kind:
        """Read a line; what is accepted formats back to the same characters."""
        need_plain(line)
        for shape in self._shapes.values():
            move = shape.read(line)
            if move is None:
                continue
            if self.format(move) != line:
                raise NotUnderstood(_("locations stand in board order, row by row from A1 to F7"))
            return move
        raise NotUnderstood(self._advice(line))

    def format(self, move: Kind) -> str:
        """Write a move as its one line."""
        shape = self._shapes[type(move)]
        words = {name: field.write(getattr(move, name)) for name, field in shape.fields.items()}
        return re.sub(r"\{(\w+):\w+\}", lambda slot: words[slot[1]], shape.kind.text)

    def _advice(self, line: str) -> str:
        """Say what lines look like that begin alike, without repeating what was typed."""
        words = line.lower().split()
        examples = [kind.example for kind in self._shapes]
        verbs = {word for example in examples for word in example.split()[:2] if word.islower()}
        near = {match for word in words[:2] for match in get_close_matches(word, verbs, 1, 0.75)}
        alike = [text for text in examples if near & set(text.split()[:2])]
        if not alike:
            return _("this is no line of the game; see `companion notation`")
        return _("not understood; lines like it: {examples}").format(examples="; ".join(alike[:4]))


def _shape(kind: type[Kind], fields: Mapping[str, Field]) -> Shape[Kind]:
    """Turn a declared text such as `mayhem {player:name}` into its pattern."""
    pattern, used = "", {}
    for plain, name, sort, _conversion in Formatter().parse(kind.text):
        pattern += re.escape(plain)
        if name:
            used[name] = fields[sort or ""]
            pattern += f"(?P<{name}>{used[name].pattern})"
    return Shape(kind, re.compile(pattern), used)
