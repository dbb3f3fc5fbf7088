"""What players kept, as they type or paste it: heads, files of heads, words with their share."""

from dataclasses import replace

from companion.core import NotUnderstood
from companion.locale import _
from companion.plaintext import visible
from companion.seal.remembered import Kept, KeptWords, heads_of
from companion.seal.words import indexes, read_kept
from companion.store import files


def heads(text: str) -> tuple[Kept, ...]:
    """Read kept heads from a text, or from the file that it names."""
    try:
        return heads_of(text)
    except NotUnderstood as reason:
        if "\n" in text:
            raise
        if not _is_file(text):
            raise NotUnderstood(_("{reason}; nor is it a file").format(reason=reason)) from None
    path = files.named(text)
    found = heads_of(files.read_text(path))
    return tuple(replace(each, name=f"{visible(path.name)}, {each.name}") for each in found)


def _is_file(text: str) -> bool:
    """Say whether a text can name a file, and does."""
    try:
        return "\n" not in text and files.named(text).is_file()
    except (OSError, ValueError):
        return False


def words(noted: str, share: str) -> KeptWords:
    """Read kept words with the share that was noted beside them."""
    hour, six = read_kept(noted)
    return KeptWords(_("words of {hour}:00").format(hour=hour), hour, six, indexes(share))
