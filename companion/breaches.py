"""What happened at a table against the rules: which rules a move breaks."""

from collections.abc import Callable, Set

from companion.core import Illegal

Waived = tuple[str, ...]
Play = Callable[[Waived], object]  # referees the move with these rules waived


def broken(play: Play, may_happen: Set[str]) -> Waived | None:
    """Name the rules that a move breaks; nothing where one of them cannot have been broken."""
    rules: Waived = ()
    while True:
        try:
            play(rules)
        except Illegal as refused:
            if refused.rule not in may_happen - set(rules):
                return None
            rules = (*rules, refused.rule)
        else:
            return rules


def need_broken(play: Play, rules: Waived, may_happen: Set[str], which: str, kept: str) -> None:
    """Refuse by `which` a rule that nobody can break, and by `kept` one that the move keeps."""
    if not set(rules) <= may_happen:
        raise Illegal(which)
    for at in range(len(rules)):
        try:
            play((*rules[:at], *rules[at + 1 :]))
        except Illegal:
            continue
        raise Illegal(kept)
