"""What is known of a box, kept from table to table as one edition file, to which a game may add."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any

from companion.core import NotUnderstood
from companion.games.agents.edition import read
from companion.games.agents.moves.base import Move
from companion.games.agents.moves.talk import Bears
from companion.games.agents.notation import NOTATION

NAME = 'name = "Agents"'
SECTION = re.compile(r"^\[\[?([a-z]+)", re.MULTILINE)
SECTIONS = ("cards", "segments", "board")  # in the order in which they are written


def learnt(move: Move) -> str:
    """Give what a move shows of the box, as an edition file; often nothing."""
    return f"{NAME}\n{_cards({str(move.card): move.actions})}" if isinstance(move, Bears) else ""


def joined(text: str, more: str) -> str:
    """Make one file of two; what the first says stands, and what is not new changes nothing.

    The second may be a line of the game that shows a card.
    """
    more = _as_file(more)
    other = _found(more)
    if not text.strip():
        return more
    one, parts = _found(text), {**_parts(more), **_parts(text)}
    cards = {**other.get("cards", {}), **one.get("cards", {})}
    if cards == one.get("cards", {}) and set(parts) == set(_parts(text)):
        return text
    parts["cards"] = _cards(cards)
    whole = "\n".join(parts[name].rstrip() + "\n" for name in ("", *SECTIONS) if name in parts)
    _found(whole)
    return whole


def _as_file(text: str) -> str:
    """Give a line of the game that shows something of the box as an edition file."""
    try:
        return learnt(NOTATION.parse(text.strip())) or text
    except NotUnderstood:
        return text


def _found(text: str) -> Mapping[str, Any]:
    """Give what a file holds, or refuse what is no edition."""
    read(text)
    return tomllib.loads(text)


def _cards(cards: Mapping[str, Any]) -> str:
    """Write what is on the cards."""
    rows = (f"{card} = [{', '.join(map(_quoted, cards[card]))}]" for card in sorted(cards))
    return "\n".join(("[cards]", *rows, ""))


def _quoted(word: str) -> str:
    """Write a word of the file."""
    return f'"{word}"'


def _parts(text: str) -> dict[str, str]:
    """Take a file apart: what stands before all sections, and each section with its tables."""
    starts = [*SECTION.finditer(text)]
    ends = [*(each.start() for each in starts[1:]), len(text)]
    found = {"": text[: starts[0].start() if starts else len(text)]}
    for start, end in zip(starts, ends, strict=True):
        found[start[1]] = found.get(start[1], "") + text[start.start() : end]
    return found
