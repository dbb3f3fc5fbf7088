"""The fields in the lines of My Neighbour Spy."""

from companion.games.neighbour_spy.cards import AGENTS, MARKET
from companion.games.neighbour_spy.moves import KINDS
from companion.games.neighbour_spy.moves.base import NeighbourMove
from companion.games.neighbour_spy.reasons import REASONS
from companion.games.neighbour_spy.state import DETAILS
from companion.text.notation import Field, Notation, Sort
from companion.text.plaintext import NAME, need_name

CARD = "|".join(MARKET)
RULE = r"[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+"


def _name(text: str) -> str:
    """Read a player's name."""
    need_name(text)
    return text


def _words(text: str) -> tuple[str, ...]:
    """Read words separated by blanks."""
    return tuple(text.split(" "))


def _line(text: str) -> NeighbourMove:
    """Read a line inside a line."""
    return NOTATION.parse(text)


FIELDS = {
    "name": Field(NAME, _name, player=True),
    "agent": Field("|".join(AGENTS), str),
    "card": Field(CARD, str),
    "any": Field("|".join((*AGENTS, *MARKET)), str),
    "three": Field(f"(?:{CARD})(?: (?:{CARD})){{2}}", _words, " ".join, Sort.SET),
    "space": Field("[0-9]|1[0-3]", int),
    "number": Field("0|[1-9][0-9]?", int, sort=Sort.NUMBER),
    "detail": Field("|".join(DETAILS), str),
    "reason": Field("|".join(REASONS), str),
    "owners": Field("[0-2]{2}", str),
    "code": Field("[0-9]{12}(?:[0-9]{2,4})?", str, sort=Sort.TEXT, longest=16),
    "hands": Field("[0-9]{2,4}", str, sort=Sort.TEXT, longest=4),
    "rule": Field(RULE, str),
    "rules": Field(f"{RULE}(?: {RULE})*", _words, " ".join),
    "line": Field("(?!happened ).+", _line, lambda move: NOTATION.format(move)),
    "word": Field("[a-z][a-z0-9-]{0,31}", str),
    "words": Field(r"[^\s{}]+(?: [^\s{}]+)*", str, sort=Sort.TEXT),
}

NOTATION: Notation[NeighbourMove] = Notation(KINDS, FIELDS)
