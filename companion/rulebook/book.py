"""The rulebooks as data: facts for each game, words for each language, read when needed."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from zlib import crc32

from companion import games as shelf
from companion.core import NotUnderstood
from companion.locale import _
from companion.rulebook.kept_values import KeptValues, WorkOut, is_kept, kept
from companion.untyped import Parsed

FOLDER = "entries"
QUESTIONS = "questions"  # the code that works out what questions need
FACTS, GLOSSARY, NAMES = "facts.toml", "glossary.toml", "names.toml"
LANGUAGES = ("en", "cs", "sk", "ru")


@dataclass(frozen=True)
class Entry:
    """One fact without its words: where it comes from and what it is related to.

    `silent` marks a point that the rulebook leaves to the players, `explains` a fact that no
    check enforces, and `beyond` what is not known about other packs and boxes. `seldom` marks what
    nearly nobody asks, and what answers as well comes before it. `modes` are the modes in which it
    holds; empty means all.
    """

    id: str
    origin: str
    heading: tuple[str, ...]
    modes: tuple[str, ...]
    related: tuple[str, ...]
    silent: bool
    explains: bool
    beyond: bool
    seldom: bool

    @property
    def game(self) -> str:
        """Return the name of the game that the entry belongs to."""
        return self.id.partition(".")[0]


@dataclass(frozen=True)
class EntryWords:
    """An entry in one language: headline, text, what it says of a refusal or an end, questions."""

    title: str
    text: str
    refusal: str
    ended: str  # why a game was over by it
    phrases: tuple[str, ...]


@dataclass(frozen=True)
class Book:
    """The facts of one rulebook: its headings and its entries, in its order."""

    headings: tuple[str, ...]
    entries: tuple[Entry, ...]
    by_id: Mapping[str, Entry]


@dataclass(frozen=True)
class Speech:
    """A rulebook in one language: its name, its headings, and the words of its entries by id.

    `printed` says that a rulebook printed in this language has these headings.
    """

    name: str
    printed: bool
    headings: Mapping[str, str]
    words: Mapping[str, EntryWords]


def games() -> tuple[str, ...]:
    """Return the names of the games that have a rulebook."""
    return _with_entries(tuple((name, box.package) for name, box in shelf.SHELF.items()))


@cache
def _with_entries(boxes: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    """Return the names of those games that have entries beside them."""
    return tuple(sorted(name for name, _package in boxes if (folder(name) / FACTS).is_file()))


@cache
def languages(game: str) -> tuple[str, ...]:
    """Return the languages of a game's rulebook."""
    beside = folder(known(game))
    return tuple(each for each in LANGUAGES if (beside / f"{each}.toml").is_file())


def known(game: str) -> str:
    """Return the name of a game that has a rulebook, or refuse it."""
    if game not in games():
        said = _("no rulebook for {game}; there is one for: {known}")
        raise NotUnderstood(said.format(game=ascii(game), known=", ".join(games())))
    return game


@cache
def book(game: str) -> Book:
    """Return the facts of a game's rulebook."""
    read = _read(known(game), FACTS)
    entries = tuple(_entry(game, name, row) for name, row in read["rule"].items())
    return Book(tuple(read["headings"]), entries, {each.id: each for each in entries})


@cache
def speech(game: str, language: str) -> Speech:
    """Return a game's rulebook in one language."""
    read = _read(known(game), f"{language}.toml")
    return Speech(
        read["rulebook"], read["printed"], read["headings"], WordsById(game, read["rule"])
    )


@cache
def everyday(game: str) -> Mapping[str, tuple[str, ...]]:
    """Return the words that people use for each thing of a game, in all languages."""
    return {
        thing: tuple(word for language in LANGUAGES for word in row["also"].get(language, ()))
        for thing, row in _things(game).items()
        if "also" in row
    }


@cache
def actors(game: str) -> frozenset[str]:
    """Return the things of a game that act: what holds for one does not hold for another."""
    return frozenset(thing for thing, row in _things(game).items() if row.get("acts", False))


def folder(game: str) -> Traversable:
    """Return the folder of a game's entries, without loading the game."""
    return shelf.folder(game) / FOLDER


def kept_about(what: str, within: tuple[str, ...], work_out: WorkOut) -> KeptValues:
    """Return what is kept about the rules of some games, worked out of their entries."""
    name = f"{what}-{crc32(' '.join(within).encode()):08x}"
    return kept(name, _fingerprint(within), work_out)


@cache
def _fingerprint(within: tuple[str, ...]) -> bytes:
    """Return a hash of the entries of some games, and of the code that reads them."""
    found = sha256()
    room = files(__package__)
    for place in (room, room / QUESTIONS, *map(folder, within)):
        for file in sorted(place.iterdir(), key=lambda each: each.name):
            if file.name.endswith((".py", ".toml")):
                found.update(f"{file.name}\n".encode() + file.read_bytes())
    return found.digest()


class WordsById(Mapping[str, EntryWords]):
    """The words of the entries of a game by id, each made when it is asked for."""

    def __init__(self, game: str, rows: Mapping[str, Mapping[str, object]]) -> None:
        """Take the tables of words by the names of their entries."""
        self._game, self._rows = game, rows
        self._made: dict[str, EntryWords] = {}

    def __getitem__(self, rule: str) -> EntryWords:
        """Return the words of an entry."""
        if rule not in self._made:
            self._made[rule] = _words(self._rows[rule.removeprefix(f"{self._game}.")])
        return self._made[rule]

    def __iter__(self) -> Iterator[str]:
        """Go through the ids."""
        return (f"{self._game}.{name}" for name in self._rows)

    def __len__(self) -> int:
        """Count the entries."""
        return len(self._rows)


class KeptRows(Mapping[str, Mapping[str, Parsed]]):
    """The tables of a file by their names, read from what is kept when they are asked for."""

    def __init__(self, found: KeptValues, file: str, names: Sequence[str]) -> None:
        """Read the tables of this file."""
        self._found, self._file, self._names = found, file, names

    def __getitem__(self, name: str) -> Mapping[str, object]:
        """Return a table."""
        row: Mapping[str, object] = self._found.get(f"{self._file} {name}")
        if row is None:
            raise KeyError(name)
        return row

    def __iter__(self) -> Iterator[str]:
        """Go through the names."""
        return iter(self._names)

    def __len__(self) -> int:
        """Count the tables."""
        return len(self._names)


def _read(game: str, name: str) -> Mapping[str, Parsed]:
    """Read one of the files of a game."""
    if not is_kept():
        return _parsed(game, name)
    found, file = _words_kept(games()), f"{game} {name}"
    read: dict[str, Parsed] = found.get(file)
    return read | {"rule": KeptRows(found, file, read["rule"])} if "rule" in read else read


@cache
def _words_kept(within: tuple[str, ...]) -> KeptValues:
    """Open the kept entries of some games, once in a process."""
    return kept_about("entries", within, lambda: _all_parsed(within))


def _all_parsed(within: tuple[str, ...]) -> dict[str, Parsed]:
    """Read all files of some games; entries stand by themselves."""
    found: dict[str, object] = {}
    for game in within:
        for file in folder(game).iterdir():
            if file.name.endswith(".toml"):
                read, name = _parsed(game, file.name), f"{game} {file.name}"
                rows = read.get("rule", {})
                found |= {f"{name} {rule}": row for rule, row in rows.items()}
                found[name] = read | {"rule": list(rows)} if rows else read
    return found


def _parsed(game: str, name: str) -> dict[str, Parsed]:
    """Parse one of the files of a game."""
    return tomllib.loads((folder(game) / name).read_text("utf-8"))


def _things(game: str) -> Mapping[str, Parsed]:
    """Read the glossary of a game, if it has one."""
    return _read(game, GLOSSARY) if (folder(known(game)) / GLOSSARY).is_file() else {}


def _entry(game: str, name: str, row: Mapping[str, Parsed]) -> Entry:
    """Return an entry from its table of facts."""
    return Entry(
        id=f"{game}.{name}",
        origin=row["origin"],
        heading=tuple(row.get("headings", ())),
        modes=tuple(row.get("modes", ())),
        related=tuple(f"{game}.{other}" for other in row.get("related", ())),
        silent=row.get("silent", False),
        explains=row.get("explains", False),
        beyond=row.get("beyond", False),
        seldom=row.get("seldom", False),
    )


def _words(row: Mapping[str, Parsed]) -> EntryWords:
    """Return the words of an entry from their table."""
    refusal, ended = row.get("refusal", ""), row.get("ended", "")
    return EntryWords(row["title"], row["text"], refusal, ended, tuple(row["phrases"]))
