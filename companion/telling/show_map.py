"""The keeper's map in words: the cards, the path hour by hour, the lawful answers."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.locale import _, counted
from companion.telling.columns import columns
from companion.telling.wording import Wording

Known = Mapping[str, Any]


def told_map(known: Known, width: int, wording: Wording) -> Iterator[str]:
    """Tell what stands behind the screen."""
    if known["card"]:
        yield _("Card: {card}").format(card=wording.word(known["card"]))
    if known["dealt"] and not known["features"]:
        yield _("Dealt: {names}").format(names=", ".join(map(wording.word, known["dealt"])))
    if known["features"]:
        yield _("Features: {names}").format(names=", ".join(map(wording.word, known["features"])))
    if known["path"]:
        yield _("Path, + for recruits:") if width else _("Path:")
        hours = _short(known) if width else _hours(known)
        yield from (f"  {row}" for row in columns(list(hours), width - 2 if width else 0))
    if known["slip_this_turn"]:
        names = {"first": _("first"), "second": _("second")}
        yield _("This turn's mind slip: the {token} token").format(
            token=names[known["slip_this_turn"]]
        )
    if known["lawful_answers"]:
        yield _("Lawful: {lines}").format(
            lines="; ".join(map(wording.line, known["lawful_answers"]))
        )


def _short(known: Known) -> Iterator[str]:
    """Tell the path hour by hour, where there is little room."""
    for at, (place, number) in enumerate(zip(known["path"], known["contacts"], strict=True), 1):
        yield f"{at:02}:00 {place}" + (f" +{number}" if number else "")


def _hours(known: Known) -> Iterator[str]:
    """Tell the path hour by hour, and what each of them recruited."""
    for at, (place, number) in enumerate(zip(known["path"], known["contacts"], strict=True), 1):
        said = f"{at:02}:00 {place}"
        if number:
            recruits = counted("{number} recruit", "{number} recruits", number)
            said += f", {recruits.format(number=number)}"
        yield said
