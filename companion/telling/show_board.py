"""The board in words: every location where something lies or stands, one a line."""

from collections.abc import Iterator

from companion.games.mind_mgmt.view import View
from companion.locale import _

NOT_ENTERED = "?"


def told_board(view: View) -> Iterator[str]:
    """Tell the locations row by row, then what lies between them or nowhere."""
    found: dict[str, list[str]] = {}
    for place, thing in _things(view):
        found.setdefault(place, []).append(thing)
    away = found.pop(NOT_ENTERED, [])
    if found:
        yield _("On the board:")
    for place in sorted(found, key=lambda place: place[::-1]):
        yield f"  {place}  {', '.join(found[place])}"
    if away:
        yield _("Not entered: {names}.").format(names=", ".join(away))
    if view.mayhem:
        yield _("Mayhem: {borders}.").format(borders=", ".join(map("-".join, view.mayhem)))


def _things(view: View) -> Iterator[tuple[str, str]]:
    """Go through everything that has a location."""
    for agent, place in view.agents.items():
        yield place or NOT_ENTERED, agent.capitalize()
    for place in view.immortals:
        yield place, _("Immortal")
    for place in view.steps:
        yield place, _("step token")
    for place, at in view.confirmed.items():
        yield place, _("confirmed note {hour}:00").format(hour=f"{at:02}")
    for place, words in view.notes:
        yield place, _("note: {words}").format(words=words) if words else _("note")
    if view.second_token:
        yield view.second_token, _("second mind slip")
