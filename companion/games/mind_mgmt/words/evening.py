"""The end of a game, and the evening in figures."""

from collections import Counter
from collections.abc import Callable, Iterator

from companion.contract.sheet import Row, Section, Sheet
from companion.games.mind_mgmt.board.plan import apart
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves import answers as n
from companion.games.mind_mgmt.view import Asked, KeeperView, View
from companion.games.mind_mgmt.words.names import (
    Names,
    agent_name,
    hour_name,
    player_name,
    token_name,
    won,
)

CAPTURE, SHAKEDOWN = "mind-mgmt.capture.truth", "mind-mgmt.shakedown.truth"
NEAR = 1  # locations away, diagonals included


def ended(view: View, names: Names) -> str:
    """Say how the game ended, with its first word in capitals."""
    if view.outcome is None:
        return ""
    said = ENDS.get(view.outcome.rule)
    return said(view, names) if said else won(view.outcome)


def _captured(view: View, names: Names) -> str:
    """Say who caught the Recruiter, where and when."""
    last = view.asked[-1]
    said = _("CAPTURED! {agent} ({player}) caught {recruiter} on {place} at {hour}.")
    return said.format(
        agent=agent_name(last.agent),
        player=player_name(view.control.get(last.agent, "")),
        recruiter=player_name(view.recruiter),
        place=names.there(last.place) if last.place else "",
        hour=hour_name(last.hour),
    )


def _escaped(view: View, _names: Names) -> str:
    """Say that the Recruiter was not caught in time."""
    said = _("ESCAPED! Nobody caught {recruiter} by {hour}.")
    return said.format(recruiter=player_name(view.recruiter), hour=hour_name(view.hour))


def _recruited(view: View, _names: Names) -> str:
    """Say that the Recruiter has all the recruits."""
    said = _("RECRUITED! {recruiter} has {number} recruits at {hour}.")
    return said.format(
        recruiter=player_name(view.recruiter),
        number=view.recruits_in_sight,
        hour=hour_name(view.hour),
    )


def _cornered(view: View, _names: Names) -> str:
    """Say that the Recruiter cannot move."""
    said = _("CORNERED! {recruiter} has no way left at {hour}.")
    return said.format(recruiter=player_name(view.recruiter), hour=hour_name(view.turn_hour))


ENDS: dict[str, Callable[[View, Names], str]] = {
    "mind-mgmt.win.capture": _captured,
    "mind-mgmt.win.time": _escaped,
    "mind-mgmt.win.recruits": _recruited,
    "mind-mgmt.dead-end": _cornered,
    "mind-mgmt.setup.stuck": _cornered,
}


def figures(view: View, names: Names) -> Sheet:
    """Return the evening in figures; the Recruiter's view adds what nobody knew."""
    sections = (
        Section(_("Recruits"), tuple(_recruits(view)), short=True),
        Section(_("Questions that found something"), tuple(_questions(view))),
        Section(_("Near misses"), tuple(_near_misses(view, names))),
        Section(_("Mind Slips"), tuple(_slips(view))),
    )
    return Sheet(ended(view, names), tuple(each for each in sections if each.rows))


def _recruits(view: View) -> Iterator[Row]:
    """Go through the recruits by hour: as contacted, or else as announced."""
    if isinstance(view, KeeperView):
        for hour, number in enumerate(view.map.contacts, 1):
            if number:
                yield Row(hour_name(hour), str(number))
    else:
        for hour, number in view.recruits_told.items():
            yield Row(hour_name(hour), str(number))
    if view.recruits_by_immortals:
        yield Row(_("Immortals"), str(len(view.recruits_by_immortals)))
    said = _("{number} of {target}")
    seen = said.format(number=view.recruits_in_sight, target=view.recruits_to_win)
    yield Row(_("In sight"), seen, 2)


def _questions(view: View) -> Iterator[Row]:
    """Go through the kinds of questions, with how many there were and how many found something."""
    asked = Counter(each.rule for each in view.asked)
    good = Counter(each.rule for each in view.asked if _brought(each))
    for rule, label in LABELS.items():
        if asked[rule]:
            said = _("{good} of {number}")
            yield Row(label(), said.format(number=asked[rule], good=good[rule]))


def _brought(asked: Asked) -> bool:
    """Say whether an answer gave a token, an hour or a yes."""
    if isinstance(asked.answer, n.Says):
        return asked.answer.truth
    return not isinstance(asked.answer, n.CannotMark)


LABELS: dict[str, Callable[[], str]] = {
    "mind-mgmt.ask.answer": lambda: _("Asked about a feature"),
    "mind-mgmt.dolphin.all": lambda: _("With the Spy Dolphin"),
    "mind-mgmt.reveal.hour": lambda: _("Steps revealed"),
    SHAKEDOWN: lambda: _("Shakedowns"),
    "mind-mgmt.meru.truth": lambda: _("Meru's ability"),
    CAPTURE: lambda: _("Tried to capture"),
}


def _near_misses(view: View, names: Names) -> Iterator[Row]:
    """Go through attempts to capture right beside the Recruiter, if the map is known."""
    if not isinstance(view, KeeperView):
        return
    for each in view.asked:
        there = view.map.path[each.hour - 1]
        missed = each.rule == CAPTURE and each.answer == n.Says(False)
        if missed and each.place and 0 < apart(each.place, there) <= NEAR:
            label = _("{hour} {agent}")
            who = label.format(hour=hour_name(each.hour), agent=agent_name(each.agent))
            said = _("on {place}; the Recruiter was on {other}")
            yield Row(who, said.format(place=names.there(each.place), other=names.there(there)), 1)


def _slips(view: View) -> Iterator[Row]:
    """Go through the mind slips with their hours."""
    for token, hour in view.slips.items():
        yield Row(token_name(token), hour_name(hour))
