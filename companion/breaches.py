"""Finds the rules that a move broke which was made on the board all the same."""

from collections.abc import Callable, Set

from companion.core import Illegal

Waived = tuple[str, ...]
Play = Callable[[Waived], object]  # plays the move while these rules are waived


def broken(play: Play, may_happen: Set[str]) -> Waived | None:
    """Return the rules that a move breaks; None where players cannot have broken one of them."""
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
    """Refuse a list of broken rules that is not exact.

    The rule `which` refuses a list with a rule that players cannot break, and the rule `kept`
    refuses one with a rule that the move does not break at all.
    """
    if not set(rules) <= may_happen:
        raise Illegal(which)
    for at in range(len(rules)):
        try:
            play((*rules[:at], *rules[at + 1 :]))
        except Illegal:
            continue
        raise Illegal(kept)
