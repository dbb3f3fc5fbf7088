"""The Recruiter's map in words: the card, the features, the path by hours."""

from collections.abc import Iterator
from functools import partial

from companion.contract.sheet import Row, Section
from companion.games.mind_mgmt.board.exits import exits
from companion.games.mind_mgmt.board.plan import spot
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.view import KeeperView, Map
from companion.games.mind_mgmt.words.names import Names, card_name, hour_name, token_name
from companion.trail.exit_words import exit_section
from companion.trail.graph import Place

ARROWS = {
    (0, -1): "↑",
    (1, -1): "↗",
    (1, 0): "→",
    (1, 1): "↘",
    (0, 1): "↓",
    (-1, 1): "↙",
    (-1, 0): "←",
    (-1, -1): "↖",
}


def map_sections(view: KeeperView, names: Names) -> tuple[Section, ...]:
    """Return the sections that only the Recruiter sees."""
    mine = view.map
    return (
        exit_section(exits(view), partial(exit_name, view)),
        Section(
            _("Your cards"),
            tuple(_cards(mine, names)),
            own=True,
            revealed=_("The Recruiter's cards"),
        ),
        Section(
            _("Your path, + for recruits"),
            tuple(_path(mine)),
            own=True,
            short=True,
            revealed=_("The Recruiter's path, + for recruits"),
        ),
    )


def _cards(mine: Map, names: Names) -> Iterator[Row]:
    """Go through the card, the features, and the token of this turn."""
    if mine.card:
        yield Row(_("Card"), card_name(mine.card))
    if mine.dealt and not mine.features:
        yield Row(_("Dealt"), ", ".join(map(names.feature, mine.dealt)))
    if mine.features:
        yield Row(_("Features"), ", ".join(map(names.feature, mine.features)))
    if mine.slip_this_turn:
        yield Row(_("Mind Slip this turn"), token_name(mine.slip_this_turn))


def _path(mine: Map) -> Iterator[Row]:
    """Go through the path by hours, with the recruits of each."""
    for at, (place, number) in enumerate(zip(mine.path, mine.contacts, strict=True), 1):
        yield Row(hour_name(at), f"{place} +{number}" if number else place)


def exit_name(view: KeeperView, place: Place) -> str:
    """Name a next location, with the arrow that leads there."""
    (column, row), (across, down) = spot(view.map.path[-1]), spot(place)
    return f"{ARROWS[across - column, down - row]} {place}"
