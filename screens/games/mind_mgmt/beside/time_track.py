"""The time track of MIND MGMT: red hours, recruits and Mind Slips, and how many recruits count."""

from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.public import FIRST_HOUR, LAST_HOUR, is_red
from companion.games.mind_mgmt.view import View
from screens.trail.time_track import BELOW, TimeTrack, Track

RECRUIT, FREE, SLIP = "●", "○", "◆"


def track(view: View) -> Track:
    """Return the hours in which recruits count, the red ones marked."""
    hours = range(FIRST_HOUR, LAST_HOUR[view.mode] + 1)
    lying = {hour: _lying(view, hour) for hour in hours}
    return Track(hours, view.hour, frozenset(filter(is_red, hours)), lying)


def _lying(view: View, hour: int) -> str:
    """Return the recruits announced at an hour, and the sign of a Mind Slip."""
    number = view.recruits_told.get(hour, 0)
    slip = SLIP if hour in view.slips.values() else ""
    room = BELOW - len(slip)
    return (RECRUIT * number if number <= room else f"{number}{RECRUIT}"[:room]) + slip


def recruits(view: View, width: int) -> str:
    """Return the number of recruits in sight, with a bar if it fits."""
    seen, target = view.recruits_in_sight, view.recruits_to_win
    bar = RECRUIT * min(seen, target) + FREE * max(target - seen, 0)
    said = _("Recruits {bar} {number} of {target}")
    whole = said.format(bar=bar, number=seen, target=target)
    if len(whole) <= width:
        return whole
    return _("{number} of {target}").format(number=f"{bar} {seen}", target=target)


def tell(drawn: TimeTrack, view: View) -> None:
    """Draw the track of a view, with the recruits below it."""
    drawn.tell(track(view), lambda width: recruits(view, width))
