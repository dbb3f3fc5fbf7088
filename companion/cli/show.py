"""A view as plain lines, for people, pipes and screen readers."""

from collections.abc import Iterator, Mapping
from typing import Any

QUIET: tuple[Any, ...] = (None, "", [], {})


def shown(known: Mapping[str, Any]) -> Iterator[str]:
    """Say every fact that there is, one a line; what is empty is not mentioned."""
    for key, value in known.items():
        if value not in QUIET:
            yield f"{key.replace('_', ' ')}: {_words(value)}"


def _words(value: Any) -> str:
    """Say a value in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_words(what)}" for name, what in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(map(_words, value))
    return str(value)
