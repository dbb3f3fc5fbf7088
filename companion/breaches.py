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


def need_broken(play: Play, rules: Waived, may_happen: Set[str], game: str) -> None:
    """Refuse to let a move stand against rules that it does not break, or that nobody can break."""
    if not set(rules) <= may_happen:
        raise Illegal(f"{game}.happened.which")
    for at in range(len(rules)):
        try:
            play((*rules[:at], *rules[at + 1 :]))
        except Illegal:
            continue
        raise Illegal(f"{game}.happened.broken")
