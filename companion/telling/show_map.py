"""The keeper's map in words: the cards, the path hour by hour, the lawful answers."""

from collections.abc import Iterator

from companion.games.mind_mgmt.notation import NOTATION
from companion.games.mind_mgmt.view import Map
from companion.locale import _, counted
from companion.telling.columns import columns
from companion.telling.wording import Wording


def told_map(mine: Map, width: int, wording: Wording) -> Iterator[str]:
    """Tell what stands behind the screen."""
    if mine.card:
        yield _("Card: {card}").format(card=wording.word(mine.card))
    if mine.dealt and not mine.features:
        yield _("Dealt: {names}").format(names=", ".join(map(wording.word, mine.dealt)))
    if mine.features:
        yield _("Features: {names}").format(names=", ".join(map(wording.word, mine.features)))
    if mine.path:
        yield _("Path, + for recruits:") if width else _("Path:")
        hours = _short(mine) if width else _hours(mine)
        yield from (f"  {row}" for row in columns(list(hours), width - 2 if width else 0))
    if mine.slip_this_turn:
        names = {"first": _("first"), "second": _("second")}
        yield _("This turn's mind slip: the {token} token").format(token=names[mine.slip_this_turn])
    if mine.lawful_answers:
        answers = (wording.line(NOTATION.format(answer)) for answer in mine.lawful_answers)
        yield _("Lawful: {lines}").format(lines="; ".join(answers))


def _short(mine: Map) -> Iterator[str]:
    """Tell the path hour by hour, where there is little room."""
    for at, (place, number) in enumerate(zip(mine.path, mine.contacts, strict=True), 1):
        yield f"{at:02}:00 {place}" + (f" +{number}" if number else "")


def _hours(mine: Map) -> Iterator[str]:
    """Tell the path hour by hour, and what each of them recruited."""
    for at, (place, number) in enumerate(zip(mine.path, mine.contacts, strict=True), 1):
        said = f"{at:02}:00 {place}"
        if number:
            recruits = counted("{number} recruit", "{number} recruits", number)
            said += f", {recruits.format(number=number)}"
        yield said
