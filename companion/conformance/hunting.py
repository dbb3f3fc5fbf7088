"""Checks that the referee of a hunt lets its trail go wherever `reach` has a way.

Knowledge, exits and the end of a trail ask `reach` alone: a limit that stands elsewhere is unknown
to them.
"""

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice

from companion.conformance.evening import ChanceEvening
from companion.core import Illegal
from companion.locale import _
from companion.trail.hunt.rules import Hunt, HuntRules, HuntState
from companion.trail.hunt.secrets import HuntSecrets
from companion.trail.moves import Goes

MOST = 200  # turns that are looked into, for each kind of link


def ways(evening: ChanceEvening) -> Iterator[str]:
    """Find hidden moves that are refused though there is a way, also where one is used often."""
    rules, secrets = evening.game.rules, evening.game.secrets
    if not isinstance(rules, HuntRules) or not isinstance(secrets, HuntSecrets):
        return
    before: Iterator[HuntState] = (moment.before for moment in evening.moments)
    begun = next((each for each in before if each.hidden.path and _moves(each.public)), None)
    for liked in rules.goes:
        trails = _followed(rules, secrets, begun, liked) if begun else ()
        for state in islice(trails, MOST):
            for move in _leading(rules, state):
                try:
                    rules.apply(state, move)
                except Illegal as no:
                    said = _("“{line}” is refused by {rule}, though {method} leads there")
                    yield said.format(line=evening.line(move), rule=no.rule, method="`reach`")


def _moves(public: Hunt) -> bool:
    """Say whether the hidden seat has to move."""
    return not (public.acted or public.asking)


def _followed(
    rules: HuntRules, secrets: HuntSecrets, state: HuntState, liked: type[Goes]
) -> Iterator[HuntState]:
    """Go through the turns of a trail, where nobody asks; first by one kind of link, if it can."""
    yield state
    for move in sorted(_leading(rules, state), key=lambda each: type(each) is not liked):
        with suppress(Illegal):
            if ended := secrets.ended(state, move):
                _move, _before, after = ended[-1]
                then = after.openly(asking=False, hour=after.public.hour + 1)
                yield from _followed(rules, secrets, then, liked)


def _leading(rules: HuntRules, state: HuntState) -> Iterator[Goes]:
    """Go through the hidden moves to where a trail can go, and has not been."""
    path = state.hidden.path
    for kind in rules.goes:
        yield from (kind(to) for to in rules.reach(path, kind.way) if to not in path)
