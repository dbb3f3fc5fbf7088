"""What the agents can do in their turn."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from companion.contract.move import FREE, Choice
from companion.games.mind_mgmt.board.plan import PLACES, Feature, Place, beside
from companion.games.mind_mgmt.board.walks import AGENT, hops, steps
from companion.games.mind_mgmt.choices.probe import Probe
from companion.games.mind_mgmt.choices.setup import near
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves.base import MindMove, Way
from companion.games.mind_mgmt.people import AGENT_NAMES, BILL, DUSTY, MERU
from companion.games.mind_mgmt.public import Public

FAR = 2


def turn(probe: Probe) -> Iterator[Choice[MindMove]]:
    """Offer the end of the turn, and all that each agent can do."""
    yield probe.offer(r.Done, [r.Done()])
    for agent in AGENT_NAMES:
        active = probe.state.public.active
        rests = probe.offer(a.Rests, [a.Rests(agent)], {"agent": agent})
        if rests.possible or (active and active.agent == agent):
            yield from activation(probe, agent)
            yield rests


def activation(probe: Probe, agent: str) -> Iterator[Choice[MindMove]]:
    """Offer what an agent can do who is active, or can become so."""
    public, his = probe.state.public, {"agent": agent}
    here = public.agents[agent]
    walks = [a.Moves(agent, way) for way in strolls(public, here, FAR)]
    yield probe.offer(a.Moves, walks, his)
    if not public.program:  # which has to know where each agent stands
        blind = {**his, "way": None}
        yield probe.offer(a.Moves, [a.Moves(agent, None)], blind, FREE)
    yield from _actions(probe, agent)
    yield from extras(probe, agent)


def _actions(probe: Probe, agent: str) -> Iterator[Choice[MindMove]]:
    """Offer what an agent can ask where the agent stands."""
    public, his = probe.state.public, {"agent": agent}
    here = public.agents[agent]
    asked = [a.Asks(agent, feature) for feature in _asked(public, here)]
    yield probe.offer(a.Asks, asked, his)
    spots = PLACES if here is None else (here,)
    steps = [a.Reveals(agent, place) for place in spots if place in public.steps]
    yield probe.offer(a.Reveals, steps, his)
    yield probe.offer(a.Captures, [a.Captures(agent, place) for place in spots], his)
    cards = [a.ShakesDown(agent, feature) for feature in public.board.known]
    yield probe.offer(a.ShakesDown, cards, his)


def questions(probe: Probe, agent: str) -> Iterator[MindMove]:
    """Go through all that an agent can ask there, the ability included."""
    for choice in (*_actions(probe, agent), *extras(probe, agent)):
        if issubclass(choice.kind, (a.Asks, a.Reveals, a.Captures, a.ShakesDown, a.Senses)):
            yield from choice.moves()


def extras(probe: Probe, agent: str) -> Iterator[Choice[MindMove]]:
    """Offer what an agent can still do after moving and acting."""
    public, his = probe.state.public, {"agent": agent}
    here = public.agents[agent]
    spots = PLACES if here is None else (here,)
    if public.active and public.active.may_push:
        ways = hops(public, [place for place in public.immortals if place in spots], beside)
        yield probe.offer(a.Pushes, [a.Pushes(agent, hop) for hop in ways], his)
    if agent == MERU:
        yield probe.offer(a.Senses, [a.Senses(agent, place) for place in spots], his)
    elif agent == BILL:
        yield from _shoves(probe, here)
    elif agent == DUSTY:
        yield from _leads(probe)


def _shoves(probe: Probe, here: Place | None) -> Iterator[Choice[MindMove]]:
    """Offer to shove an Immortal."""
    public = probe.state.public
    close = PLACES if here is None else near(public, "mind-mgmt.bill.beside", beside(here), PLACES)
    ways = [hops(public, [one], beside) for one in public.immortals if one in close]
    found = [probe.offer(a.Shoves, [a.Shoves(BILL, hop) for hop in of]) for of in ways]
    yield _together(a.Shoves, found, BILL)


def _leads(probe: Probe) -> Iterator[Choice[MindMove]]:
    """Offer to lead an agent."""
    public = probe.state.public
    found: list[Choice[MindMove]] = []
    for led in (DUSTY, *(each for each in AGENT_NAMES if each != DUSTY)):
        far = 1 + len(public.shaken)
        ways: list[Way | None] = [*strolls(public, public.agents[led], far)]
        if None in (public.agents[DUSTY], public.agents[led]):
            ways.append(None)
        found.append(probe.offer(a.Leads, [a.Leads(DUSTY, led, way) for way in ways]))
    yield _together(a.Leads, found, DUSTY)


def _together(
    kind: type[a.AgentMove], choices: Sequence[Choice[MindMove]], agent: str
) -> Choice[MindMove]:
    """Offer several choices of a kind as one."""
    return Choice(
        kind,
        lambda: chain.from_iterable(each.listed for each in choices),
        {"agent": agent},
        waits=lambda: dict(chain.from_iterable(each.waiting.items() for each in choices)),
    )


def _asked(public: Public, here: Place | None) -> Iterable[Feature]:
    """Return the features that an agent could ask about: those at the location, if it is known."""
    known = public.board.known
    if here is None:
        return known
    return near(public, "mind-mgmt.ask.here", sorted(public.board.features[here]), known)


def strolls(public: Public, here: Place | None, far: int) -> Iterator[Way]:
    """Go through all walks of at most so many steps."""
    ways: list[Way] = [] if here is None else [(here,)]
    for _step in range(far):
        ways = [(*way, place) for way in ways for place in steps(public, way[-1], AGENT)]
        yield from ways
