"""Checks that what can be known of a trail never leaves out the true one."""

from collections.abc import Iterator

from companion.conformance.evening import ChanceEvening
from companion.contract.knowledge import Picture
from companion.contract.move import Move
from companion.locale import _
from companion.trail.claims import Question
from companion.trail.secrets import AnyTrailSecrets, TrailSecrets
from companion.trail.world import AnyTrailState, World

MOST = 40_000  # trails: with more of them, the rest of an evening takes too long


def knowledge(evening: ChanceEvening) -> Iterator[str]:
    """Find moments at which the true trail, or a true answer, counts as impossible."""
    secrets = evening.game.secrets
    known = secrets.unknown(evening.first) if secrets else None
    if not isinstance(secrets, TrailSecrets) or known is None:
        return
    stands = False  # whether the trail is as long as is known
    for number, moment in enumerate(evening.moments, 2):
        heard = secrets.heard(number, moment.move, moment.before, moment.after)
        ahead = {each.answer: each for each in known.previews()}
        known = known.after(heard)
        ended = bool(secrets.sheet_due(moment.before, moment.after))
        stands = ended or (stands and secrets.veil(moment.move) == moment.move)
        if not stands:
            continue
        picture = known.picture()
        over = evening.game.rules.outcome(moment.after)  # of a last move, nobody need know more
        if over or picture.trails > MOST or picture.unused:
            return
        if _answers(secrets, moment.before, moment.move):
            left = ahead.get(heard.move)
            if left is None or moment.after.hidden.path[-1] not in left.here:
                said = _("“{line}” counts as impossible before it is said, and is true")
                yield said.format(line=evening.line(moment.move))
        for place in _left_out(picture, moment.after.hidden):
            said = _("after “{line}” {place} counts as impossible, and is on the trail")
            yield said.format(line=evening.line(moment.move), place=place)


def _answers(secrets: AnyTrailSecrets, before: AnyTrailState, move: Move) -> bool:
    """Say whether a move is an answer to the question that waits."""
    return isinstance(secrets.claim(before.public, move), Question)


def _left_out(picture: Picture, world: World) -> Iterator[str]:
    """Go through the places of the true trail that count as impossible."""
    yield from (place for place in world.path if not picture.visited.get(place))
    if not picture.here.get(world.path[-1]):
        yield world.path[-1]
