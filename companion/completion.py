"""Completes the last word of what is typed, from names that a table knows."""

import re
from collections.abc import Iterable

from companion.plaintext import bare

LAST_WORD = re.compile(r"[^\s,;=–-]*$")


def completed(text: str, names: Iterable[str]) -> tuple[str, ...]:
    """Return the whole texts that each fitting name makes; capitals and accents do not matter."""
    found = LAST_WORD.search(text)
    word = found[0] if found else ""
    if not word:
        return ()
    before, begun = text[: len(text) - len(word)], bare(word)
    fit = (name for name in names if bare(name).startswith(begun) and name != word)
    return tuple(f"{before}{name}" for name in fit)
