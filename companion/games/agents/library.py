"""What is known about a box, in one edition file that games add to."""

import re
import tomllib
from collections.abc import Mapping

from companion.core import NotUnderstood
from companion.games.agents.edition import read
from companion.games.agents.moves.base import AgentsMove
from companion.games.agents.moves.talk import Bears
from companion.games.agents.notation import NOTATION
from companion.untyped import Parsed

NAME = 'name = "Agents"'
SECTION = re.compile(r"^\[\[?([a-z]+)", re.MULTILINE)
SECTIONS = ("cards", "segments", "board")  # in the order of the file


def learnt(move: AgentsMove) -> str:
    """Return what a move shows of the box as an edition file; often empty."""
    return f"{NAME}\n{_cards({str(move.card): move.actions})}" if isinstance(move, Bears) else ""


def joined(text: str, more: str) -> str:
    """Join two edition files; where both say something, the first one wins.

    The second may instead be a line of the game that shows a card.
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
    """Return a line of the game as an edition file; other text stays as it is."""
    try:
        return learnt(NOTATION.parse(text.strip())) or text
    except NotUnderstood:
        return text


def _found(text: str) -> Mapping[str, Parsed]:
    """Return the values in a file, or refuse one that is no edition."""
    read(text)
    return tomllib.loads(text)


def _cards(cards: Mapping[str, Parsed]) -> str:
    """Return the section about cards as text."""
    rows = (f"{card} = [{', '.join(map(_quoted, cards[card]))}]" for card in sorted(cards))
    return "\n".join(("[cards]", *rows, ""))


def _quoted(word: str) -> str:
    """Return a word in quotation marks."""
    return f'"{word}"'


def _parts(text: str) -> dict[str, str]:
    """Split a file: what precedes all sections, and each section with its tables."""
    starts = [*SECTION.finditer(text)]
    ends = [*(each.start() for each in starts[1:]), len(text)]
    found = {"": text[: starts[0].start() if starts else len(text)]}
    for start, end in zip(starts, ends, strict=True):
        found[start[1]] = found.get(start[1], "") + text[start.start() : end]
    return found
