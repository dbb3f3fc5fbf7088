"""What players kept, as they type or paste it: heads, files of heads, words with their share."""

import re
from dataclasses import replace

from companion.core import NotUnderstood
from companion.locale import _
from companion.plaintext import visible
from companion.record.head import BLANKS, Mistyped
from companion.seal.remembered import Kept, KeptWords, heads_of
from companion.seal.words import indexes, read_kept
from companion.store import files

BREAK = r"[ \t]*\r?\n[ \t]*"
BEGINS = re.compile(r"^(?=[ \t]*[0-9]{2} [0-9A-F]{16}\b)", re.MULTILINE | re.IGNORECASE | re.ASCII)
BROKEN = re.compile(
    rf"([0-9]{{2}})(?: |{BREAK})([0-9A-F]{{16}})(?: |{BREAK})([1-9][0-9]{{0,3}})(?: |{BREAK})"
    rf"((?:[A-Z2-7](?:{BREAK})?){{52}})",
    re.IGNORECASE | re.ASCII,
)


def heads(text: str) -> tuple[Kept, ...]:
    """Read kept heads from a text, or from the file that it names."""
    try:
        return heads_of(joined(text))
    except Mistyped:
        raise
    except NotUnderstood as reason:
        if "\n" in text:
            raise
        if not _is_file(text):
            raise NotUnderstood(_("{reason}; nor is it a file").format(reason=reason)) from None
    path = files.named(text)
    found = heads_of(joined(files.read_text(path)))
    file = visible(path.name)
    return tuple(replace(each, name=f"{file}, {each.name}", file=file) for each in found)


def joined(text: str) -> str:
    """Join short heads that a narrow window broke into pieces; anything else stays as it stands."""
    return "\n".join(_row(part) for part in BEGINS.split(text) if part)


def _row(text: str) -> str:
    """Write the pieces of one short head in one row."""
    found = BROKEN.fullmatch(text.strip(BLANKS))
    return " ".join("".join(part.split()) for part in found.groups()) if found else text


def _is_file(text: str) -> bool:
    """Say whether a text can name a file, and does."""
    try:
        return "\n" not in text and files.named(text).is_file()
    except (OSError, ValueError):
        return False


def words(noted: str, share: str) -> KeptWords:
    """Read kept words with the share that was noted beside them."""
    hour, six = read_kept(noted)
    return KeptWords(_("receipt words of {hour}:00").format(hour=hour), hour, six, indexes(share))
