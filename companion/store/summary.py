"""Where a table stands, as the list tells it; nothing but what the list can show is taken."""

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeGuard

MOST = 9999


LINES = "lines"


def written(summary: Mapping[str, Any], lines: int) -> str:
    """Write a summary, and how many lines the table has, so that a lost one is missed."""
    return json.dumps({**summary, LINES: lines}, ensure_ascii=False)


def understood(text: str) -> dict[str, Any]:
    """Read a summary; what a damaged or foreign file made of it is left out."""
    found = _read(text)
    return {key: found[key] for key, fits in FITS.items() if key in found and fits(found[key])}


def lines(text: str) -> int:
    """Give how many lines the table had when it was played last; 0 where that cannot be read."""
    number = _read(text).get(LINES)
    return number if _hour(number) else 0


def _read(text: str) -> dict[str, Any]:
    """Read JSON, whatever it is."""
    try:
        found = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _word(found: Any) -> bool:
    """Say whether this is a short text that can be shown."""
    return isinstance(found, str) and len(found) < MOST and found.isprintable()


def _words(found: Any) -> bool:
    """Say whether this is a list of such texts."""
    return isinstance(found, list) and all(map(_word, found))


def _hour(found: Any) -> TypeGuard[int]:
    """Say whether this is a number that a clock or track could show."""
    return type(found) is int and 0 <= found <= MOST


def _outcome(found: Any) -> bool:
    """Say whether this is the end of a game, or that there was none."""
    if not isinstance(found, dict):
        return found is None
    return set(found) == {"winner", "rule"} and all(map(_word, found.values()))


FITS: dict[str, Callable[[Any], bool]] = {
    "mode": _word,
    "phase": _word,
    "setup": _word,
    "turn": _hour,
    "players": _words,
    "outcome": _outcome,
    "stamp": _word,
}
