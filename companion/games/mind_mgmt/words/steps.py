"""The steps of a turn, from what is public."""

from collections.abc import Callable, Iterator

from companion.contract.sheet import TurnStep
from companion.games.mind_mgmt.choices.due import free_agents
from companion.games.mind_mgmt.choices.possible import can_recruit, slips_left
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves.base import AGENTS, ALERT, RECRUITER
from companion.games.mind_mgmt.public import Public
from companion.games.mind_mgmt.rules.activation import EACH_TURN
from companion.games.mind_mgmt.rules.immortals import card_missing
from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words.names import agent_name


def steps(view: View) -> tuple[TurnStep, ...]:
    """Return the steps of the current turn; the set-up has letters instead."""
    turn = TURNS.get(view.phase)
    return () if view.outcome or turn is None else tuple(turn(view.public))


def _recruiter(public: Public) -> Iterator[TurnStep]:
    """Go through the Recruiter's turn."""
    said = _("take a step or a Mind Slip") if slips_left(public) else _("take a step")
    yield TurnStep(said, entry="mind-mgmt.turn.action", done=public.turn.acted)
    if public.full:
        moved = public.turn.moves > 0
        yield TurnStep(_("an Immortal may move"), entry="mind-mgmt.immortals.optional", done=moved)
        if can_recruit(public):
            contacted = _("the Immortals may contact a recruit")
            yield TurnStep(contacted, entry="mind-mgmt.immortals.recruit.how")
        drawn = not card_missing(public)
        yield TurnStep(
            _("two features lie open: draw what is missing"),
            entry="mind-mgmt.draw.refill",
            done=drawn,
        )
    yield TurnStep(_("move the time token on"), entry="mind-mgmt.time.move")
    if not public.alert:
        yield TurnStep(_("at the red hour: show the recruits"), entry="mind-mgmt.recruits.alert")


def _alert(_public: Public) -> Iterator[TurnStep]:
    """Go through the steps of a red hour."""
    yield TurnStep(_("move the time token on"), entry="mind-mgmt.time.move", done=True)
    yield TurnStep(_("at the red hour: show the recruits"), entry="mind-mgmt.recruits.alert")


def _agents(public: Public) -> Iterator[TurnStep]:
    """Go through the turn of the agents."""
    active = public.active
    finished = public.this_turn - (active is not None)
    names = list(public.activated[-public.this_turn :]) if public.this_turn else []
    for number in range(min(EACH_TURN, public.this_turn + len(free_agents(public)))):
        if number >= len(names):
            said = _("a second agent becomes active") if number else _("an agent becomes active")
            yield TurnStep(said, entry="mind-mgmt.agents.two")
        else:
            said = _("{name} is active").format(name=agent_name(names[number]))
            yield TurnStep(said, entry="mind-mgmt.agents.activation", done=number < finished)
    if active:
        name = agent_name(active.agent)
        moved = _("{name} may move up to two locations").format(name=name)
        yield TurnStep(moved, entry="mind-mgmt.agents.movement", done=active.moved)
        acted = _("{name} may take one action").format(name=name)
        yield TurnStep(acted, entry="mind-mgmt.agents.action", done=active.acted)
    yield TurnStep(
        _("lay down the figure of each agent who was active"), entry="mind-mgmt.agents.once"
    )
    if len(public.activated) == len(public.agents):
        yield TurnStep(
            _("when all have acted, stand the figures up"), entry="mind-mgmt.round.stand-up"
        )


TURNS: dict[str, Callable[[Public], Iterator[TurnStep]]] = {
    RECRUITER: _recruiter,
    ALERT: _alert,
    AGENTS: _agents,
}
