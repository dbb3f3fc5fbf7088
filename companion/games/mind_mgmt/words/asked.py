"""The agents' sheet: questions and answers, the agents, and possible recruits."""

from collections.abc import Callable, Iterator

from companion.contract.move import Fields
from companion.contract.sheet import Row
from companion.games.mind_mgmt.board.plan import Place
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import answers as n
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.people import HENRY
from companion.games.mind_mgmt.rules.immortals import ENOUGH, Contact, contact
from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words.announcements import asked
from companion.games.mind_mgmt.words.names import Names, agent_name, hour_name, player_name

MATTERS = 1
ANSWERED: dict[type[MindMove], tuple[str, ...]] = {
    a.Asks: ("mind-mgmt.ask.answer", "mind-mgmt.dolphin.all"),
    a.ShakesDown: ("mind-mgmt.shakedown.truth",),
}


def questions(view: View, names: Names) -> Iterator[Row]:
    """Go through the questions with their answers, the last one first."""
    for each in reversed(view.asked):
        label = _("{hour} {agent}")
        who = label.format(hour=hour_name(each.hour), agent=agent_name(each.agent))
        question = asked(each.rule, each.feature, each.place, names)
        yield Row(who, f"{question} {answer(each.answer, names)}", MATTERS)


def answer(given: MindMove, names: Names) -> str:
    """Return an answer in few words."""
    if isinstance(given, n.Marks):
        return ", ".join(map(names.there, given.places))
    if isinstance(given, n.TellsHour):
        return hour_name(given.hour)
    if isinstance(given, n.Says):
        return _("yes") if given.truth else _("no")
    return _("no new token")


def before(kind: type[MindMove], fields: Fields, view: View, names: Callable[[View], Names]) -> str:
    """Say when the same was asked before, and the answer; empty if never."""
    rules, feature = ANSWERED.get(kind, ()), fields.get("feature")
    found = [each for each in view.asked if each.rule in rules and each.feature == feature]
    if not found:
        return ""
    last = found[-1]
    return f" ({hour_name(last.hour)}: {answer(last.answer, names(view))})"


def agents(view: View, names: Names) -> Iterator[Row]:
    """Go through the agents: whose each is, where, and whether it is down."""
    for agent, player in view.control.items():
        label = _("{agent} ({player})")
        whose = label.format(agent=agent_name(agent), player=player_name(player))
        yield Row(whose, _standing(view, agent, names), int(agent not in view.activated))
    if view.ally:
        yield Row(_("Ally"), _("the Spy Dolphin can still help"))


def _standing(view: View, agent: str, names: Names) -> str:
    """Return where an agent is, and whether its figure is down."""
    place = view.agents.get(agent)
    there = names.there(place) if place else _("not entered")
    return _("{place}, down").format(place=there) if agent in view.activated else there


def immortals(view: View, names: Names, least: int = 0) -> Iterator[Row]:
    """Go through open features: whether a recruit can be contacted, or why not.

    Features with fewer than `least` Immortals are left out.
    """
    for feature in view.open_features:
        met = contact(view.public, feature)
        if len(met.standing) >= least:
            label = _("Open card {feature}").format(feature=names.feature(feature))
            yield Row(label, _contacted(met, view.agents.get(HENRY), names), MATTERS)


def _contacted(met: Contact, henry: Place | None, names: Names) -> str:
    """Say whether a recruit can be contacted on an open feature, or why not."""
    if not met.standing:
        return _("no Immortal there")
    if len(met.standing) < ENOUGH:
        return _("only one Immortal, on {place}").format(place=names.there(met.standing[0]))
    if met.enough:
        return _("can be contacted")
    if henry in met.stopped:
        return _("Henry stands on {place}").format(place=names.there(henry))
    return _("Henry stands beside {place}").format(place=names.there(met.stopped[0]))
