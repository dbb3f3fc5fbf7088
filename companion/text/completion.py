"""Completes the last word of what is typed, from names that a table knows."""

import re
from collections.abc import Iterable

from companion.text.plaintext import bare

LAST_WORD = re.compile(r"[^\s,;=–-]*$")
WORD = re.compile(r"[^\W\d_]\w*")


def fitting(text: str, names: Iterable[str]) -> tuple[str, ...]:
    """Return the names that the last word begins; capitals and accents do not matter."""
    word = _last(text)
    begun = bare(word)
    fit = (name for name in names if begun and bare(name).startswith(begun) and bare(name) != begun)
    return tuple(dict.fromkeys(fit))


def completed(text: str, names: Iterable[str]) -> tuple[str, ...]:
    """Return the whole texts that the fitting names make."""
    before = text[: len(text) - len(_last(text))]
    return tuple(f"{before}{name}" for name in fitting(text, names))


def _last(text: str) -> str:
    """Return the last word of a text; empty behind a blank."""
    found = LAST_WORD.search(text)
    return found[0] if found else ""
