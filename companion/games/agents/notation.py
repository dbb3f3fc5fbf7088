"""The fields in the lines of Agents."""

from collections.abc import Callable

from companion.games.agents.box import ACTIONS, AGENTS, BONUSES, Half
from companion.games.agents.moves import KINDS
from companion.games.agents.moves.base import AgentsMove
from companion.games.agents.silence import DETAILS, STEPS
from companion.text.notation import Field, Notation, Sort
from companion.text.plaintext import NAME, need_name

ACTION = "|".join(ACTIONS)
CIRCLE = "[a-z]{1,3}[0-9]{1,3}"
HALF = "[1-4][tb]"
HIDDEN, NONE = "?", "none"
RULE = r"[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+"
IN, OUT = "in", "out"


def _name(text: str) -> str:
    """Read a player's name."""
    need_name(text)
    return text


def _words(text: str) -> tuple[str, ...]:
    """Read words separated by blanks."""
    return tuple(text.split(" "))


def _actions(text: str) -> tuple[str, ...]:
    """Read different actions, sorted as in the rulebook."""
    return tuple(sorted(set(text.split(" ")), key=ACTIONS.index))


def _line(text: str) -> AgentsMove:
    """Read a line inside a line."""
    return NOTATION.parse(text)


def _halves(text: str) -> tuple[Half, ...]:
    """Read halves, sorted by their hideouts."""
    return tuple(sorted((int(word[0]), word[1]) for word in text.split(" ")))


def _written_halves(halves: tuple[Half, ...]) -> str:
    """Return halves as text."""
    return " ".join(f"{hideout}{part}" for hideout, part in halves)


def _packed(text: str) -> str:
    """Remove blanks between groups of digits."""
    return text.replace(" ", "")


def _key(text: str) -> int:
    """Read a key, or 0 for a hidden one."""
    return 0 if text == HIDDEN else int(text)


def _numbers(text: str) -> tuple[int, ...]:
    """Read different numbers, sorted; there may be none."""
    return () if text == NONE else tuple(sorted({int(word) for word in text.split("-")}))


def _written_numbers(numbers: tuple[int, ...]) -> str:
    """Return numbers as text."""
    return "-".join(map(str, numbers)) or NONE


def _one_of(words: tuple[str, ...], read: Callable[[str], object] = str) -> Field:
    """Return a field that is one of these words."""
    return Field("|".join(words), read)


def _numbered(pattern: str) -> Field:
    """Return a field of different one-digit numbers."""
    one = f"[{pattern}]"
    return Field(f"{NONE}|{one}(?:-{one}){{0,4}}", _numbers, _written_numbers, Sort.SET)


FIELDS = {
    "name": Field(NAME, _name, player=True),
    "winner": Field(NAME, _name, player=True),
    "any": Field(NAME, _name, player=True),
    "agent": _one_of(AGENTS),
    "figure": _one_of(("own", *AGENTS)),
    "step": _one_of(STEPS),
    "hideout": Field("[1-4]", int),
    "lit": Field("[0-4]", int),
    "halves": Field(f"{HALF}(?: {HALF}){{2}}", _halves, _written_halves),
    "die": Field("[1-6]", int),
    "card": Field("[1-5]", int),
    "cards": _numbered("1-5"),
    "shown": _numbered("1-4"),
    "action": _one_of(ACTIONS),
    "actions": Field(f"(?:{ACTION})(?: (?:{ACTION}))?", _actions, " ".join, Sort.SET),
    "bonus": _one_of(BONUSES),
    "circle": Field(CIRCLE, str),
    "way": Field(
        f"{CIRCLE}(?:-{CIRCLE}){{0,5}}", lambda text: tuple(text.split("-")), "-".join, Sort.WALK
    ),
    "key": Field(r"[1-4]|\?", _key, lambda key: str(key) if key else HIDDEN),
    "count": Field("[0-4]", int, sort=Sort.NUMBER),
    "inout": Field(f"{IN}|{OUT}", lambda text: text == IN, lambda there: IN if there else OUT),
    "detail": _one_of(DETAILS),
    "code": Field("[1-4][0-4][01]{4}[0-4]{6,8}", str, sort=Sort.TEXT, tidied=_packed),
    "rule": Field(RULE, str),
    "rules": Field(f"{RULE}(?: {RULE})*", _words, " ".join),
    "line": Field("(?!happened ).+", _line, lambda move: NOTATION.format(move)),
    "word": Field("[a-z][a-z0-9-]{0,31}", str),
    "words": Field(r"[^\s{}]+(?: [^\s{}]+)*", str, sort=Sort.TEXT),
}

NOTATION: Notation[AgentsMove] = Notation(KINDS, FIELDS)
