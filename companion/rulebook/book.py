"""The rulebooks as data: read once each, when somebody first looks something up."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from companion.core import NotUnderstood
from companion.locale import _

RULES, QUESTIONS = ".toml", "_questions.toml"


@dataclass(frozen=True)
class Entry:
    """One fact: its text, the rulebook's headings it rests on, and what stands behind it.

    `silent` marks a point that the rulebook leaves to the players, `explains` a fact that no
    check enforces.
    """

    id: str
    en: str
    heading: tuple[str, ...]
    silent: bool
    explains: bool


@dataclass(frozen=True)
class Question:
    """Something players ask, and the ids of the entries that answer it."""

    number: int
    en: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Book:
    """One rulebook: its printed name and headings, its entries and the questions about it."""

    title: str
    headings: tuple[str, ...]
    entries: tuple[Entry, ...]
    questions: tuple[Question, ...]

    @cached_property
    def by_id(self) -> Mapping[str, Entry]:
        """Give the entries by their ids."""
        return {each.id: each for each in self.entries}


@cache
def games() -> tuple[str, ...]:
    """Name the games that have a rulebook here."""
    names = (file.name for file in files(__package__).iterdir())
    found = (name.removesuffix(QUESTIONS) for name in names if name.endswith(QUESTIONS))
    return tuple(sorted(name.replace("_", "-") for name in found))


@cache
def book(game: str) -> Book:
    """Read the rulebook of a game."""
    if game not in games():
        known = ", ".join(games())
        raise NotUnderstood(
            _("no rulebook for {game}; there is one for: {known}").format(
                game=ascii(game), known=known
            )
        )
    rules, asked = _read(game, RULES), _read(game, QUESTIONS)
    return Book(
        rules["rulebook"],
        tuple(rules["headings"]),
        tuple(_entry(row) for row in rules["rule"]),
        tuple(_question(row) for row in asked["question"]),
    )


def _read(game: str, ending: str) -> dict[str, Any]:
    """Read one of the files of a game."""
    file = files(__package__) / (game.replace("-", "_") + ending)
    return tomllib.loads(file.read_text("utf-8"))


def _entry(row: Mapping[str, Any]) -> Entry:
    """Make an entry of its table; one heading may stand without brackets."""
    heading = row["heading"]
    headings = (heading,) if isinstance(heading, str) else tuple(heading)
    silent, explains = row.get("silent", False), row.get("explains", False)
    return Entry(row["id"], row["en"], headings, silent, explains)


def _question(row: Mapping[str, Any]) -> Question:
    """Make a question of its table."""
    return Question(row["number"], row["en"], tuple(row["rules"]))
