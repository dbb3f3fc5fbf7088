"""What the others can know now, for the hidden seat alone: how near they are, after each move."""

from collections.abc import Iterator, Sequence

from companion.contract.move import DUE, Move
from companion.contract.sheet import Row, Section
from companion.core import PUBLIC
from companion.locale import _, counted
from companion.play.foresight import Threat
from companion.play.known_sheet import KnownSheet
from companion.play.table import Table
from companion.telling.table.known_sheet import hour_name, trails
from companion.trail.help import COUNTS, POSSIBLE
from companion.trail.secrets import TrailSecrets

NEAR, MATTERS = 2, 1  # weights of rows


def hidden_moves(table: Table, sheet: KnownSheet) -> tuple[Move, ...]:
    """Return the hidden moves that can be made now; none in the set-up, before anybody asks."""
    secrets, words = sheet.game.sealing, sheet.game.words
    assert isinstance(secrets, TrailSecrets)
    if words.moment(sheet.view) or table.due.seat != secrets.seat:
        return ()
    choices = table.legal(secrets.seat).choices
    due = (each for each in choices if each.group == DUE and each.kind in secrets.trail)
    return tuple(move for choice in due for move in choice.listed)


def now(sheet: KnownSheet) -> Section:
    """Return how much the others can know now."""
    if not sheet.shows(POSSIBLE):
        said = _("This table agreed on less help, for both sides alike.")
        return Section(_("What they can know"), (Row("", said, MATTERS),))
    if not sheet.hour:
        return Section(_("What they can know"), (Row("", _("Nothing yet."), MATTERS),))
    return Section(_("What they can know"), tuple(_now(sheet)))


def _now(sheet: KnownSheet) -> Iterator[Row]:
    """Go through the numbers."""
    places = len(sheet.at(sheet.hour))
    said = _("they know where you are")
    if places > 1:
        said = counted(
            "you are in one of {number} place", "you are in one of {number} places", places
        )
    yield Row(hour_name(sheet, f"{sheet.hour:02}"), said.format(number=places), NEAR)
    if sheet.shows(COUNTS) and sheet.picture:
        yield Row("", trails(sheet.picture.trails, exact=sheet.picture.exact))
    cards = sum(map(len, sheet.picture.cards.values())) if sheet.picture else 0
    if cards:
        yield Row(_("Possible cards"), f"{cards}")


def ahead(
    table: Table, sheet: KnownSheet, moves: Sequence[Move], threats: Sequence[Threat | None]
) -> Section:
    """Return, beside each move, what the true answer to one question could leave."""
    title = _("After your move, by one question")
    view = table.view(sheet.game.sealing.seat)
    words, rows = sheet.game.words, []
    for at, move in enumerate(moves):
        value = _threat(table, sheet, threats[at]) if at < len(threats) else "…"
        rows.append(Row(words.sentence(move, view), value, MATTERS))
    return Section(title, tuple(rows), own=True)


def _threat(table: Table, sheet: KnownSheet, threat: Threat | None) -> str:
    """Say the smallest number of places that a question could leave, and which one it is."""
    if threat is None:
        return _("nobody asks after it")
    left = counted("{number} place", "{number} places", threat.places)
    places = left.format(number=threat.places)
    asked = sheet.game.words.question(threat.asked, table.view(PUBLIC))
    return _("{places}: {question}").format(places=places, question=asked)
