"""The words people read, in their language: every text of the program passes through here."""

import gettext
from functools import cache
from importlib.resources import as_file, files

DOMAIN = "companion"


@cache
def catalogue() -> gettext.NullTranslations:
    """Load the catalogue of the language that the environment asks for, once."""
    with as_file(files(__name__)) as folder:
        return gettext.translation(DOMAIN, folder, fallback=True)


def _(text: str) -> str:
    """Say a text in the reader's language."""
    return catalogue().gettext(text)


def counted(one: str, many: str, number: int) -> str:
    """Say a text in the form that its number asks for."""
    return catalogue().ngettext(one, many, number)
