"""The board in words: every location where something lies or stands, one a line."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.locale import _

Known = Mapping[str, Any]
NOT_ENTERED = "?"


def told_board(known: Known) -> Iterator[str]:
    """Tell the locations row by row, then what lies between them or nowhere."""
    found: dict[str, list[str]] = {}
    for place, thing in _things(known):
        found.setdefault(place, []).append(thing)
    away = found.pop(NOT_ENTERED, [])
    if found:
        yield _("On the board:")
    for place in sorted(found, key=lambda place: place[::-1]):
        yield f"  {place}  {', '.join(found[place])}"
    if away:
        yield _("Not entered: {names}.").format(names=", ".join(away))
    if known["mayhem"]:
        yield _("Mayhem: {borders}.").format(borders=", ".join(known["mayhem"]))


def _things(known: Known) -> Iterator[tuple[str, str]]:
    """Go through everything that has a location."""
    for agent, place in known["agents"].items():
        yield place, agent.capitalize()
    for place in known["immortals"]:
        yield place, _("Immortal")
    for place in known["steps"]:
        yield place, _("step token")
    for place, at in known["confirmed"].items():
        yield place, _("confirmed note {hour}:00").format(hour=f"{at:02}")
    for note in known["notes"]:
        place, _blank, words = note.partition(" ")
        yield place, _("note: {words}").format(words=words) if words else _("note")
    if known["second_token"]:
        yield known["second_token"], _("second mind slip")
