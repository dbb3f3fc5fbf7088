"""Texts beside the board: the Recruiter's own cards, open cards, questions and tokens."""

from collections.abc import Iterator
from functools import partial

from companion.contract.announcement import DOT
from companion.games.mind_mgmt.board.exits import exits, room
from companion.games.mind_mgmt.board.plan import Place
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves.recruiter import Step
from companion.games.mind_mgmt.rules.immortals import ENOUGH
from companion.games.mind_mgmt.view import KeeperView, View
from companion.games.mind_mgmt.words.asked import agents, immortals, questions
from companion.games.mind_mgmt.words.gains import brings
from companion.games.mind_mgmt.words.map_sheet import exit_name
from companion.games.mind_mgmt.words.names import card_name, hour_name, names_at, token_name
from companion.trail.exit_words import dead_end, exit_rows
from companion.trail.exits import NEAR
from screens.kit.hanging import TOGETHER


def mine(view: KeeperView) -> Iterator[str]:
    """Go through the possible steps, and the cards that only the Recruiter sees."""
    yield from _warning(view)
    rows = exit_rows(exits(view), partial(exit_name, view))
    ways = [f"{row.label} {row.value}".replace(" ", TOGETHER) for row in rows]
    if ways:
        yield _("Exits: {ways}").format(ways=", ".join(ways))
    if view.map.card:
        yield card_name(view.map.card)
    if view.map.features:
        names = names_at(view)
        yield DOT.join(names.briefly[each] for each in view.map.features)


def _warning(view: KeeperView) -> Iterator[str]:
    """Warn of a dead end that is near."""
    if view.map.path and not view.outcome:
        left = room(view, view.map.path[-1], NEAR)
        if left < NEAR:
            yield dead_end(left)


def prospect(view: KeeperView, place: Place, letters: int) -> str:
    """Say what a step to a location would bring, and whether it leads to a dead end.

    If both do not fit, only the dead end is said, as capitals show the rest.
    """
    left = room(view, place, NEAR)
    warning = dead_end(left) * (left < NEAR)
    said = DOT.join(filter(None, (brings(Step(place), view), warning)))
    return said if len(said) <= letters else warning


def cards(view: View) -> Iterator[str]:
    """Go through the open features, those to recruit on, and those crossed out."""
    names = names_at(view)
    if view.open_features:
        opened = DOT.join(names.briefly[each] for each in view.open_features)
        yield _("Open: {names}").format(names=opened)
    for row in immortals(view, names, ENOUGH):
        yield f"{row.label}: {row.value}"
    for feature, hour in view.shaken_down.items():
        name = names.feature(feature)
        yield _("Shaken down: {name}, {hour}:00").format(name=name, hour=f"{hour:02}")
    for token, hour in view.slips.items():
        said = _("Mind Slip with {token}: {hour}")
        yield said.format(token=token_name(token), hour=hour_name(hour))


def standing(view: View) -> Iterator[str]:
    """Go through the agents: whose each is, where, and whether it is down."""
    for row in agents(view, names_at(view)):
        yield f"{row.label}: {row.value}"


def tokens(view: View) -> Iterator[str]:
    """Go through the Recruiter's tokens on the board, with their hours if known."""
    names = names_at(view)
    for place, hour in view.confirmed.items():
        known = _("confirmed note {hour}").format(hour=hour_name(hour))
        yield f"{names.there(place)}: {known}"
    for place in view.steps:
        known = _("step token, there by {hour}").format(hour=hour_name(view.steps_by[place]))
        yield f"{names.there(place)}: {known}"


def asked(view: View) -> Iterator[str]:
    """Go through the questions, the last one first."""
    for row in questions(view, names_at(view)):
        yield f"{row.label}: {row.value}"
