"""Reads and writes the lines of moves by the text that each kind of move declares."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from enum import Enum
from functools import cached_property
from string import Formatter
from typing import ClassVar, Generic, Protocol, TypeVar, runtime_checkable

from companion.core import NotUnderstood, Reordered, Unlike
from companion.locale import _
from companion.text.plaintext import bare, need_plain
from companion.untyped import Value


@runtime_checkable
class Shaped(Protocol):
    """A class of moves that declares its line of text."""

    text: ClassVar[str]
    example: ClassVar[str]


class Sort(Enum):
    """How the value of a field is chosen."""

    ONE = "one of several values"
    PLACE = "one place on a board"
    WALK = "places, one after the other"
    BORDER = "the border between two places, named from either side"
    SET = "several values, in any order"
    NUMBER = "a number"
    TEXT = "words of one's own"


Kind = TypeVar("Kind", bound=Shaped)
PLAYER = "player"  # the field that names who acts


@dataclass(frozen=True)
class Field:
    """One sort of field in a line: its pattern, and how it is read, written and chosen."""

    pattern: str
    read: Callable[[str], Value]
    write: Callable[[Value], str] = str
    sort: Sort = Sort.ONE
    tidied: Callable[[str], str] = str  # corrects the spelling of what was typed in a hurry
    loose: str = ""  # a wider pattern for what was typed in a hurry
    player: bool = False  # whether it is the name of a player
    anyhow: bool = False  # also read in other spellings, such as with capitals
    named: bool = False  # holds names that the table knows, so that typing completes them
    longest: int = 0  # the value is whole with so many signs, without Enter; 0: it needs Enter

    def typed(self, text: str) -> Value:
        """Return the value of a text typed for this field alone, or refuse it."""
        spelled = self.tidied(text)
        # Free words may begin with a blank in their line.
        spelled = self.write(spelled) if self.sort is Sort.TEXT else spelled
        if not re.fullmatch(self.pattern, spelled):
            raise NotUnderstood(_("“{text}” does not fit here").format(text=text))
        return self.read(spelled)

    def nearest(self, text: str) -> str:
        """Return the place that is spelled most nearly like a text, where places are listed."""
        if self.sort is not Sort.PLACE or re.fullmatch(self.pattern, text):
            return text
        places = {bare(place): place for place in self.pattern.split("|")}
        return next((places[each] for each in get_close_matches(bare(text), places, 1)), text)

    def like(self, text: str) -> str:
        """Return a text that fits here: this one, or the first of those that are listed."""
        first = self.pattern.partition("|")[0]
        fits = re.fullmatch(self.pattern, text) or not re.fullmatch(self.pattern, first)
        return text if fits else first


class Spelling(Protocol[Kind]):
    """Reads and writes moves as lines of text."""

    @property
    def kinds(self) -> tuple[type[Kind], ...]:
        """Return all kinds of moves that can be written."""

    def example(self, kind: type[Kind]) -> str:
        """Return an example of a line of this kind."""

    def tidied(self, line: str, names: Iterable[str] = ()) -> str:
        """Correct the spelling of a line that was typed in a hurry; `names` are the players'."""

    def parse(self, line: str) -> Kind:
        """Return the move that a line says, or refuse the line with a reason."""

    def format(self, move: Kind) -> str:
        """Return the line of a move."""

    def begins(self, word: str) -> bool:
        """Say whether a line can begin with this word where it names no player."""

    def fields(self, kind: type[Kind]) -> Mapping[str, Field]:
        """Return the fields of a kind of move, in the order of its line."""


@dataclass(frozen=True)
class Shape(Generic[Kind]):
    """The line of one kind of move, as patterns and fields."""

    kind: type[Kind]
    pattern: re.Pattern[str]
    loose: str  # a wider pattern for a line that was typed in a hurry; compiled when it is needed
    template: str
    fields: Mapping[str, Field]

    @property
    def example(self) -> str:
        """Return the example of its kind, with values of its own for those that stand elsewhere.

        A kind that several games share names a place of one board, and has to fit any.
        """
        given = re.fullmatch(self.template.format_map(self._any_words), self.kind.example)
        if given is None:
            return self.kind.example
        values = {name: field.like(given[name]) for name, field in self.fields.items()}
        own = self.template.format_map(values)
        return own if self.pattern.fullmatch(own) else self.kind.example

    def near(self, line: str) -> str:
        """Return a line with the places that were meant, if they are spelled otherwise."""
        found = re.fullmatch(self.template.format_map(self._any_words), line)
        if found is None:
            return ""
        values = {name: field.nearest(found[name]) for name, field in self.fields.items()}
        meant = self.template.format_map(values)
        return meant if self.pattern.fullmatch(meant) else ""

    @property
    def _any_words(self) -> Mapping[str, str]:
        """Return a pattern for each field that any words fit."""
        return {name: f"(?P<{name}>.*?)" for name in self.fields}

    def read(self, line: str) -> Kind | None:
        """Return the move that a line says, or None if the line has another shape."""
        found = self.pattern.fullmatch(line)
        if found is None:
            return None
        words = found.groupdict()
        return self.kind(**{name: field.read(words[name]) for name, field in self.fields.items()})

    def respelled(self, line: str) -> str:
        """Return a line of this shape with the usual spelling of what may be spelled otherwise."""
        found = self.pattern.fullmatch(line)
        if found is None:
            return line
        said = {
            name: field.write(field.read(found[name])) if field.anyhow else found[name]
            for name, field in self.fields.items()
        }
        return self.template.format_map(said)

    def write(self, move: Kind) -> str:
        """Return the line of a move of this kind."""
        words = {name: field.write(getattr(move, name)) for name, field in self.fields.items()}
        return self.template.format_map(words)

    def begins(self, word: str) -> bool:
        """Say whether this line can begin with a word, other than with the name of a player."""
        start = self.kind.text.partition(" ")[0]
        if "{" not in start:
            return word == start
        name, field = next(iter(self.fields.items()))
        own = field.player or name == PLAYER
        return not own and re.fullmatch(field.pattern, word) is not None

    @cached_property
    def _typed(self) -> re.Pattern[str]:
        """Return the compiled wider pattern, which ignores capitals."""
        return re.compile(self.loose, re.IGNORECASE)

    def tidied(self, line: str, players: Mapping[str, str]) -> str:
        """Correct a line that was typed in a hurry; return nothing if it has another shape.

        `players` gives the players' names by their names in small letters.
        """
        found = self._typed.fullmatch(line)
        if found is None:
            return ""
        said = {name: field.tidied(found[name]) for name, field in self.fields.items()}
        named = (name for name, field in self.fields.items() if field.player)
        said |= {name: players.get(found[name].casefold(), said[name]) for name in named}
        return self._in_order(self.template.format_map(said))

    def _in_order(self, line: str) -> str:
        """Put the lists in a line into their order; a line that cannot be read stays as it is."""
        try:
            move = self.read(line)
        except NotUnderstood:
            return line
        return self.write(move) if move else ""


@dataclass(frozen=True)
class Manner:
    """How a game corrects and explains its lines: order of lists, letters, and advice."""

    order: Callable[[], str] = lambda: _("the words of this line stand in another order")
    letters: Callable[[], str] = lambda: _("write words in small letters")
    lettered: Callable[[str], str] = str.lower  # changes a line to the letters that the game uses
    hints: Mapping[re.Pattern[str], Callable[[], str]] = field(default_factory=dict)


class Notation(Generic[Kind]):
    """Reads and writes all lines of one game."""

    def __init__(
        self,
        kinds: Iterable[type[Kind]],
        fields: Mapping[str, Field],
        manner: Manner | None = None,
    ) -> None:
        """Build the patterns from the text that each kind of move declares."""
        self._manner = manner or Manner()
        self._shapes = {kind: _shape(kind, fields) for kind in kinds}
        starts = {"", *map(_start, self._shapes)}
        self._by_start = {start: self._that_may(start) for start in starts}

    def _that_may(self, start: str) -> tuple[Shape[Kind], ...]:
        """Return the shapes of the lines that can begin with this word."""
        return tuple(self._shapes[kind] for kind in self._shapes if _start(kind) in ("", start))

    @property
    def kinds(self) -> tuple[type[Kind], ...]:
        """Return all kinds of moves that can be written."""
        return tuple(self._shapes)

    def example(self, kind: type[Kind]) -> str:
        """Return an example of a line of this kind, in the words of this game."""
        return self._shapes[kind].example

    def tidied(self, line: str, names: Iterable[str] = ()) -> str:
        """Correct a line that was typed in a hurry: capitals, blanks and the names of players."""
        line = " ".join(line.split())
        start, players = line.partition(" ")[0].lower(), {name.casefold(): name for name in names}
        by_verb = sorted(self._shapes.values(), key=lambda shape: _start(shape.kind) != start)
        return next(filter(None, (shape.tidied(line, players) for shape in by_verb)), line)

    def parse(self, line: str) -> Kind:
        """Return the move that a line says; only a line in its exact spelling is accepted."""
        need_plain(line)
        start = line.partition(" ")[0]
        for shape in self._by_start.get(start, self._by_start[""]):
            move = shape.read(line)
            if move is None:
                continue
            spelled = self.format(move)
            if spelled != line and spelled != shape.respelled(line):
                raise Reordered(self._manner.order(), spelled)
            return move
        raise NotUnderstood(self._advice(line))

    def format(self, move: Kind) -> str:
        """Return the line of a move."""
        return self._shapes[type(move)].write(move)

    def begins(self, word: str) -> bool:
        """Say whether a line can begin with this word where it names no player."""
        return any(shape.begins(word) for shape in self._shapes.values())

    def fields(self, kind: type[Kind]) -> Mapping[str, Field]:
        """Give the fields of a kind of move, in the order of its line."""
        return self._shapes[kind].fields

    def _advice(self, line: str) -> str:
        """Say why a line is not understood, or show similar examples; nothing of it is repeated."""
        if " ".join(line.split()) != line:
            return _("put one space between words, and none before or after them")
        if "#" in line:
            return _("write a comment on a line of its own")
        for wrong, hint in self._manner.hints.items():
            if wrong.search(line):
                return hint()
        if self._reads(self._manner.lettered(line)):
            return self._manner.letters()
        if near := next(filter(None, (shape.near(line) for shape in self._shapes.values())), ""):
            return _("no place is called so; is it `{line}`?").format(line=near)
        alike = self._alike(line.lower().split())
        if not alike:
            raise Unlike(_("this is not a line of the game"))
        return _("not understood; lines like it are: {examples}").format(examples="; ".join(alike))

    def _reads(self, line: str) -> bool:
        """Say whether a line has the shape of any move."""
        return any(shape.read(line) is not None for shape in self._shapes.values())

    def _alike(self, words: list[str]) -> list[str]:
        """Return examples of lines that share words with this one, the most similar first."""
        examples = {shape.example: shape.example.split() for shape in self._shapes.values()}
        verbs = {word for said in examples.values() for word in said if word.isalpha()}
        near = {match for word in words for match in get_close_matches(word, verbs, 1, 0.75)}
        common = Counter(word for said in examples.values() for word in set(said))
        shared = {
            text: sum(1 / common[word] for word in near & set(said))
            for text, said in examples.items()
        }
        best = sorted((text for text in examples if shared[text]), key=lambda text: -shared[text])
        return best[:4]


def _start(kind: type[Shaped]) -> str:
    """Return the first word of a declared text, or nothing where it begins with a field."""
    start = kind.text.partition(" ")[0]
    return "" if "{" in start else start


def _shape(kind: type[Kind], fields: Mapping[str, Field]) -> Shape[Kind]:
    """Make the pattern of a declared text such as `take {place:place}`."""
    pattern, loose, template, used = "", "", "", {}
    for plain, name, sort, _conversion in Formatter().parse(kind.text):
        pattern, loose = pattern + re.escape(plain), loose + re.escape(plain)
        template += plain
        if name:
            used[name] = fields[sort or ""]
            pattern += f"(?P<{name}>{used[name].pattern})"
            loose += f"(?P<{name}>{used[name].loose or used[name].pattern})"
            template += f"{{{name}}}"
    return Shape(kind, re.compile(pattern), loose, template, used)
