"""Checks of text for a line: visible characters in one spelling, and single blanks."""

import re
import unicodedata

from companion.core import NotUnderstood
from companion.locale import _

REFUSED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
LONGEST = 400
NAME = r"[^\W_][\w'.-]{0,23}"  # the pattern of a name; numerals such as ² are refused separately
BETWEEN_LETTERS = "_'.-"
GAME = re.compile("[a-z][a-z0-9-]{0,31}")  # the pattern of a game's name
TOML_LINE = re.compile(r"\bline (\d+)")
WORDS = re.compile(r"[^\s{}]+(?: [^\s{}]+)*")


def need_plain(line: str, most: int = LONGEST) -> None:
    """Refuse control, direction and invisible characters, text not in NFC, and long lines."""
    if len(line) > most:
        raise NotUnderstood(_("the line is longer than {most} characters").format(most=most))
    if line.isascii() and line.isprintable():  # visible ASCII is always fine; most lines are
        return
    for column, sign in enumerate(line, 1):
        if not shows(sign):
            raise NotUnderstood(
                _("the character U+{code:04X} in column {column} is not allowed; delete it").format(
                    code=ord(sign), column=column
                )
            )
    if unicodedata.normalize("NFC", line) != line:
        raise NotUnderstood(_("a letter with an accent is written in two pieces; type it again"))


def is_name(text: str) -> bool:
    """Say whether this is a name: letters and digits of any script, and a few signs behind them.

    A letter is of a Unicode category that begins with L, a digit of the category Nd; numerals such
    as ² and Ⅰ are neither.
    """
    signs = (sign.isalpha() or sign.isdecimal() or sign in BETWEEN_LETTERS for sign in text)
    return re.fullmatch(NAME, text) is not None and all(signs)


def need_name(text: str) -> None:
    """Refuse a text that is not a name of one word."""
    need_plain(text)
    if not is_name(text):
        raise NotUnderstood(_("a name is one word of at most 24 letters and digits"))


def need_words(text: str) -> None:
    """Refuse words that cannot stand at the end of a line; an empty text is accepted."""
    need_plain(text)
    if text and not WORDS.fullmatch(text):
        raise NotUnderstood(_("put one space between words, and leave out braces"))


def bare(text: str) -> str:
    """Return a text in small letters without accents, as people compare names."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def visible(what: object) -> str:
    """Replace the characters of a foreign text that could control a terminal."""
    return "".join(sign if shows(sign) else ascii(sign)[1:-1] for sign in str(what))


def toml_fault(error: Exception) -> str:
    """Say on which line a TOML text is faulty; Python's own message is in English only."""
    found = TOML_LINE.search(str(error))
    return _("look at line {number}").format(number=found[1]) if found else _("look at its end")


def shows(sign: str) -> bool:
    """Say whether a character is visible or a blank."""
    return sign == " " or not (unicodedata.category(sign) in REFUSED or sign.isspace())
