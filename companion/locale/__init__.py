"""The words people read, in their language: every text of the program passes through here."""

import gettext
import os
from collections.abc import Container, Iterable
from functools import cache
from importlib.resources import as_file, files

DOMAIN = "companion"
ASKED = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # as gettext does
WORDS = "COMPANION_WORDS"  # the language of the words that are spoken
READS = {"sk": "cs"}  # who reads another language where there is none of his own


@cache
def catalogue() -> gettext.NullTranslations:
    """Load the catalogue of the language that the environment asks for, once."""
    with as_file(files(__name__)) as folder:
        return gettext.translation(DOMAIN, folder, fallback=True)


def _(text: str) -> str:
    """Say a text in the reader's language."""
    return catalogue().gettext(text)


def N_(text: str) -> str:  # noqa: N802 - the name that tools for catalogues know
    """Mark a text that `_` says in the reader's language when it is shown."""
    return text


def counted(one: str, many: str, number: int) -> str:
    """Say a text in the form that its number asks for."""
    return catalogue().ngettext(one, many, number)


def language(known: Container[str], asked: Iterable[str] = ASKED) -> str:
    """Choose the reader's language among those in which something is known, or else English."""
    wished = next(filter(None, map(os.environ.get, asked)), "")
    wishes = (wish[:2].lower() for wish in wished.split(":"))
    read = (wish if wish in known else READS.get(wish, wish) for wish in wishes)
    return next((wish for wish in read if wish in known), "en")
