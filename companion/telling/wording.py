"""How what belongs to a game is worded: as it is typed at the prompt, or as a caller names it."""

from collections.abc import Callable
from dataclasses import dataclass


def _typed(rule: str, choice: str) -> str:
    """Write a ruling as it is typed."""
    return f"{rule}: {choice}"


@dataclass(frozen=True)
class Wording:
    """Ways of wording lines of a game, single words such as features and cards, and rules."""

    line: Callable[[str], str] = str
    word: Callable[[str], str] = str
    rule: Callable[[str], str] = str
    ruling: Callable[[str, str], str] = _typed


NOTATION = Wording()
