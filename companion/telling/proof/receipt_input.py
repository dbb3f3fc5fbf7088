"""Reads receipts as players type or paste them: heads, files of heads, or words."""

import re
from dataclasses import replace

from companion.core import NotUnderstood
from companion.locale import _
from companion.record.head import BLANKS, Mistyped
from companion.seal.checking.kept_heads import Kept, KeptWords, heads_of
from companion.seal.words import HeardWords, indexes, read_kept
from companion.store.disk import files
from companion.text.plaintext import visible

BREAK = r"[ \t]*\r?\n[ \t]*"
BEGINS = re.compile(r"^(?=[ \t]*[0-9]{2} [0-9A-F]{16}\b)", re.MULTILINE | re.IGNORECASE | re.ASCII)
AT_HOUR = re.compile(r"\s*[0-9]{2}[ \t]*[·:]", re.ASCII)
WORD = r"[^\W\d_]+"
NOTED = re.compile(rf"{AT_HOUR.pattern}|\s*{WORD}(?:[\s,]+{WORD})+\s*$")  # with or without the hour
BROKEN = re.compile(
    rf"([0-9]{{2}})(?: |{BREAK})([0-9A-F]{{16}})(?: |{BREAK})([1-9][0-9]{{0,3}})(?: |{BREAK})"
    rf"((?:[A-Z2-7](?:{BREAK})?){{52}})",
    re.IGNORECASE | re.ASCII,
)


class Misplaced(NotUnderstood):
    """The error that another kind of receipt was expected here."""


def heads(text: str) -> tuple[Kept, ...]:
    """Return the kept heads in a text, or in the file that it names."""
    if NOTED.match(text) and not _is_file(text):
        raise Misplaced(_("these are receipt words, and not the code of a receipt"))
    try:
        return heads_of(joined(text))
    except Mistyped:
        raise
    except NotUnderstood as reason:
        if "\n" in text:
            raise
        if not _is_file(text):
            raise NotUnderstood(
                _("{reason}; nor is it the name of a file").format(reason=reason)
            ) from None
    path = files.named(text)
    found = heads_of(joined(files.read_text(path)))
    file = visible(path.name)
    return tuple(replace(each, name=f"{file}, {each.name}", file=file) for each in found)


def joined(text: str) -> str:
    """Join short heads that a narrow window broke into lines; other text stays as it is."""
    return "\n".join(_row(part) for part in BEGINS.split(text) if part)


def _row(text: str) -> str:
    """Join the pieces of one short head into one row."""
    found = BROKEN.fullmatch(text.strip(BLANKS))
    return " ".join("".join(part.split()) for part in found.groups()) if found else text


def _is_file(text: str) -> bool:
    """Say whether a text is the path of an existing file."""
    try:
        return "\n" not in text and files.named(text).is_file()
    except (OSError, ValueError):
        return False


def noted(text: str) -> tuple[str, HeardWords]:
    """Read kept words with their hour."""
    if BEGINS.match(text):
        raise Misplaced(_("this is the code of a receipt, and not receipt words"))
    return read_kept(text)


def share(text: str) -> tuple[int, ...]:
    """Read the words that the players said themselves."""
    if AT_HOUR.match(text) or BEGINS.match(text):
        raise Misplaced(_("this is from a receipt, and not what you yourselves had said"))
    return indexes(text)


def words(text: str, said: str) -> KeptWords:
    """Return kept words, with the words that the players had said themselves."""
    hour, six = noted(text)
    return KeptWords(hour, six.indexes, share(said), six.language)
