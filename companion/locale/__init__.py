"""The words people read, in their language: every text of the program passes through here.

A text is said in the language of its reader when it is shown. The house has one set of catalogues,
in the folders beside this file; each game has its own, in its own folder `locale`.
"""

import os
from collections.abc import Container, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from gettext import GNUTranslations, NullTranslations

ENGLISH = "en"
LANGUAGES = (ENGLISH, "cs", "sk", "ru")
ASKED = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # as gettext does
WORDS = "COMPANION_WORDS"  # the language of the words that are spoken


class Reader:
    """Who reads what a window or a command says; their language may change meanwhile."""

    def __init__(self, language: str) -> None:
        """Read a language."""
        self.language = language


# What a window starts, in tasks and threads, has the same reader: so a change reaches all of it.
READER: ContextVar[Reader | None] = ContextVar("reader", default=None)


def reading() -> str:
    """Give the language of whoever reads now; where nobody has said it, the environment does."""
    reader = READER.get()
    return reader.language if reader else first_known(asked())


def asked() -> str:
    """Give what the environment asks for, such as `sk_SK.UTF-8` or `de:ru`; often nothing."""
    return next(filter(None, map(os.environ.get, ASKED)), "")


def first_known(wished: str) -> str:
    """Choose the first of the languages that are wished in which the program speaks."""
    wishes = (wish[:2].lower() for wish in wished.split(":"))
    return next((wish for wish in wishes if wish in LANGUAGES), ENGLISH)


@contextmanager
def read_in(language: str) -> Iterator[Reader]:
    """Speak a language until the block is left."""
    reader = Reader(language)
    before = READER.set(reader)
    try:
        yield reader
    finally:
        READER.reset(before)


def language(known: Container[str]) -> str:
    """Choose the reader's language where something is known in it, or else English."""
    wished = reading()
    return wished if wished in known else ENGLISH


@cache
def catalogue(package: str, language: str) -> NullTranslations:
    """Load the catalogue of a language that lies in a package; English needs none."""
    if language == ENGLISH:
        return NullTranslations()
    from importlib.resources import files  # which takes a while

    name = package.split(".")[-2]
    file = files(package) / language / "LC_MESSAGES" / f"{name}.mo"
    if not file.is_file():
        return NullTranslations()
    with file.open("rb") as opened:
        return GNUTranslations(opened)


class Marked(str):
    """A text that waits to be said, and knows whose it is."""

    domain: "Domain"

    def __new__(cls, text: str, domain: "Domain") -> "Marked":
        """Mark a text of a domain."""
        marked = super().__new__(cls, text)
        marked.domain = domain
        return marked


class Domain:
    """The texts of the house or of one game; their catalogues lie in a package."""

    def __init__(self, package: str) -> None:
        """Say texts by the catalogues of this package."""
        self._package = package

    @property
    def _texts(self) -> NullTranslations:
        """Give the catalogue of the reader."""
        return catalogue(self._package, reading())

    def say(self, text: str) -> str:
        """Say a text in the reader's language; a marked one by the catalogues it belongs to."""
        domain = text.domain if isinstance(text, Marked) else self
        return domain._texts.gettext(text) if text else ""  # which is what a catalogue begins with

    def mark(self, text: str) -> str:
        """Mark a text that `say` says in the reader's language when it is shown."""
        return Marked(text, self)

    def count(self, one: str, many: str, number: int) -> str:
        """Say a text in the form that its number asks for."""
        return self._texts.ngettext(one, many, number)


HOUSE = Domain(__name__)
_, N_, counted = HOUSE.say, HOUSE.mark, HOUSE.count
