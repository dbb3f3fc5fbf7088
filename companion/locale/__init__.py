"""Translation: every text of the program is translated here for its reader.

A text is translated when it is shown. The program has one set of catalogues, in the folders beside
this file; each game has its own, in its own folder `locale`.
"""

import os
from collections.abc import Container, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from gettext import GNUTranslations, NullTranslations

ENGLISH = "en"
LANGUAGES = (ENGLISH, "cs", "sk", "ru")
ASKED = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the same order as gettext's
WORDS = "COMPANION_WORDS"  # the language of the spoken words


class Reader:
    """The reader of a window or a command; the reader's language may change."""

    def __init__(self, language: str) -> None:
        """Begin with this language."""
        self.language = language


# Tasks and threads that a window starts share its reader, so that a change reaches all of them.
READER: ContextVar[Reader | None] = ContextVar("reader", default=None)


def reading() -> str:
    """Return the current reader's language, or else the environment's."""
    reader = READER.get()
    return reader.language if reader else first_known(asked())


def asked() -> str:
    """Return the environment's language, such as `sk_SK.UTF-8` or `de:ru`; often empty."""
    return next(filter(None, map(os.environ.get, ASKED)), "")


def first_known(wished: str) -> str:
    """Return the first wanted language that the program has."""
    wishes = (wish[:2].lower() for wish in wished.split(":"))
    return next((wish for wish in wishes if wish in LANGUAGES), ENGLISH)


@contextmanager
def read_in(language: str) -> Iterator[Reader]:
    """Use a language during a block."""
    reader = Reader(language)
    before = READER.set(reader)
    try:
        yield reader
    finally:
        READER.reset(before)


def language(known: Container[str]) -> str:
    """Return the reader's language if it is among these, or else English."""
    wished = reading()
    return wished if wished in known else ENGLISH


@cache
def catalogue(package: str, language: str) -> NullTranslations:
    """Load a language's catalogue from a package; English needs none."""
    if language == ENGLISH:
        return NullTranslations()
    from importlib.resources import files  # slow to import

    name = package.split(".")[-2]
    file = files(package) / language / "LC_MESSAGES" / f"{name}.mo"
    if not file.is_file():
        return NullTranslations()
    with file.open("rb") as opened:
        return GNUTranslations(opened)


class Marked(str):
    """A text to be translated later, with the catalogues that it belongs to."""

    domain: "Domain"

    def __new__(cls, text: str, domain: "Domain") -> "Marked":
        """Mark a text for these catalogues."""
        marked = super().__new__(cls, text)
        marked.domain = domain
        return marked


class Domain:
    """The texts of the program or of one game, with the package of their catalogues."""

    def __init__(self, package: str) -> None:
        """Use the catalogues of this package."""
        self._package = package

    @property
    def _texts(self) -> NullTranslations:
        """Return the catalogue in the reader's language."""
        return catalogue(self._package, reading())

    def say(self, text: str) -> str:
        """Translate a text for the reader; a marked one by its own catalogues."""
        domain = text.domain if isinstance(text, Marked) else self
        return domain._texts.gettext(text) if text else ""  # the entry that begins a catalogue

    def mark(self, text: str) -> str:
        """Mark a text that `say` translates later."""
        return Marked(text, self)

    def count(self, one: str, many: str, number: int) -> str:
        """Translate a text in the form that its number needs."""
        return self._texts.ngettext(one, many, number)


HOUSE = Domain(__name__)
_, N_, counted = HOUSE.say, HOUSE.mark, HOUSE.count
