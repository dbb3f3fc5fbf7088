"""The agents' sheet: what was asked and answered, who is who and where, what can be recruited."""

from collections.abc import Callable, Iterator
from typing import Any

from companion.game import Fields, Row
from companion.games.mind_mgmt.board import Feature, Place, beside, border
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import answers as n
from companion.games.mind_mgmt.moves.base import Move
from companion.games.mind_mgmt.people import HENRY
from companion.games.mind_mgmt.rules.immortals import HENRY_RULE
from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words.announcements import asked
from companion.games.mind_mgmt.words.names import Names, agent_name, hour_name, player_name

MATTERS = 1
ENOUGH = 2  # Immortals that contact a recruit together
ANSWERED: dict[type[Any], tuple[str, ...]] = {
    a.Asks: ("mind-mgmt.ask.answer", "mind-mgmt.dolphin.all"),
    a.ShakesDown: ("mind-mgmt.shakedown.truth",),
}


def questions(view: View, names: Names) -> Iterator[Row]:
    """Tell what was asked, the last question first, each with its answer."""
    for each in reversed(view.asked):
        label = _("{hour} {agent}")
        who = label.format(hour=hour_name(each.hour), agent=agent_name(each.agent))
        question = asked(each.rule, each.feature, each.place, names)
        yield Row(who, f"{question} {answer(each.answer, names)}", MATTERS)


def answer(given: Move, names: Names) -> str:
    """Say an answer in few words."""
    if isinstance(given, n.Marks):
        return ", ".join(map(names.there, given.places))
    if isinstance(given, n.TellsHour):
        return hour_name(given.hour)
    if isinstance(given, n.Says):
        return _("yes") if given.truth else _("no")
    return _("no new token")


def before(kind: type[Move], fields: Fields, view: View, names: Callable[[View], Names]) -> str:
    """Say when the same was asked already, and what the answer was; else nothing."""
    rules, feature = ANSWERED.get(kind, ()), fields.get("feature")
    found = [each for each in view.asked if each.rule in rules and each.feature == feature]
    if not found:
        return ""
    last = found[-1]
    return f" ({hour_name(last.hour)}: {answer(last.answer, names(view))})"


def agents(view: View, names: Names) -> Iterator[Row]:
    """Tell whose agent each is, where it stands, and whether it is down."""
    for agent, player in view.control.items():
        label = _("{agent} ({player})")
        whose = label.format(agent=agent_name(agent), player=player_name(player))
        yield Row(whose, _standing(view, agent, names), int(agent not in view.activated))
    if view.ally:
        yield Row(_("Ally"), _("the Spy Dolphin can still help"))


def _standing(view: View, agent: str, names: Names) -> str:
    """Say where an agent is, and whether its figure lies."""
    place = view.agents.get(agent)
    there = names.there(place) if place else _("not entered")
    return _("{place}, down").format(place=there) if agent in view.activated else there


def immortals(view: View, names: Names, least: int = 0) -> Iterator[Row]:
    """Tell of open features whether a recruit can be contacted there, or why not.

    Those are left out on which fewer than so many Immortals stand.
    """
    for feature in view.open_features:
        if len(_standing_on(view, feature)) >= least:
            label = _("Open card {feature}").format(feature=names.feature(feature))
            yield Row(label, contact(view, feature, names), MATTERS)


def _standing_on(view: View, feature: Feature) -> list[Place]:
    """Give the locations of a feature in which an Immortal stands."""
    return [place for place in view.immortals if feature in view.board.features[place]]


def contact(view: View, feature: Feature, names: Names) -> str:
    """Say whether a recruit can be contacted on an open feature, or why not."""
    standing = _standing_on(view, feature)
    stopped = [place for place in standing if _henry_stops(view, place)]
    if not standing:
        return _("no Immortal there")
    if len(standing) < ENOUGH:
        return _("only one Immortal, on {place}").format(place=names.there(standing[0]))
    if len(standing) - len(stopped) >= ENOUGH:
        return _("can be contacted")
    henry = view.agents[HENRY]
    if henry in stopped:
        return _("Henry stands on {place}").format(place=names.there(henry))
    return _("Henry stands beside {place}").format(place=names.there(stopped[0]))


def _henry_stops(view: View, place: Place) -> bool:
    """Say whether Henry stops a recruit in a location."""
    henry = view.agents.get(HENRY)
    if henry is None or HENRY_RULE in view.overrides:
        return False
    if place == henry:
        return True
    cut_off = view.rulings.get("mind-mgmt.henry.mayhem") == "cut-off"
    return place in beside(henry) and not (cut_off and border(henry, place) in view.mayhem)
