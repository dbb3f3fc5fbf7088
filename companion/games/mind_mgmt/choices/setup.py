"""What can be done in the set-up at the current letter."""

from collections.abc import Iterable, Iterator
from itertools import combinations, product

from companion.contract.move import Choice
from companion.games.mind_mgmt.board.plan import PLACES, borders, on_edge
from companion.games.mind_mgmt.choices.probe import Probe
from companion.games.mind_mgmt.choices.recruiter import told
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.people import AGENT_NAMES, SLIPS, TOGETHER
from companion.games.mind_mgmt.public import TARGET, Public
from companion.games.mind_mgmt.rules.setup import placer
from companion.games.mind_mgmt.rules.ways import ways
from companion.games.mind_mgmt.stages import Stage, due
from companion.games.mind_mgmt.state import State
from companion.untyped import Value


def setup(probe: Probe) -> Iterator[Choice[MindMove]]:
    """Offer what belongs to the current letter; only a dead end offers nothing."""
    state = probe.state
    stage = due(state.public)
    if stage.kind is r.TellRecruits:
        yield probe.offer(r.TellRecruits, told(state))
        yield probe.offer(r.Stuck, [r.Stuck()])
    elif stage.kind is r.Step:
        yield probe.offer(r.Step, (way for way in ways(state) if isinstance(way, r.Step)))
        yield probe.offer(r.Stuck, [r.Stuck()])
    elif probe.gives(stage.kind):
        yield Choice(stage.kind, lambda: probe.lawful(_candidates(state, stage)), entry=stage.entry)
    if stage.kind is s.DealFeatures and not state.public.alone:  # nobody else says words
        yield probe.offer(s.Deal, [s.Deal()])


def _candidates(state: State, stage: Stage) -> Iterable[MindMove]:
    """Return all candidates for the current letter."""
    public, kind = state.public, stage.kind
    if kind is s.Lay:
        return [s.Lay(stage.thing)]
    if kind is s.Mayhem:
        return (s.Mayhem(who, edge) for who in _placers(public) for edge in borders())
    if kind is s.DealFeatures:
        return map(s.DealFeatures, combinations(public.board.known, 3))
    if kind is s.Control:
        free = (agent for agent in AGENT_NAMES if agent not in public.control)
        rogues = [*public.players, TOGETHER]
        return (s.Control(agent, who) for agent, who in product(free, rogues))
    if kind is s.PlaceAgent:
        free = (agent for agent in AGENT_NAMES if agent not in public.agents)
        edge = near(public, "mind-mgmt.setup.agents.edge", filter(on_edge, PLACES), PLACES)
        spots = edge if public.program else [*edge, None]
        return (s.PlaceAgent(agent, place) for agent, place in product(free, spots))
    return _single(state, kind)


def _single(state: State, kind: type[MindMove]) -> Iterable[MindMove]:
    """Return all candidates for a letter with one field or none."""
    public = state.public
    candidates: dict[type[MindMove], Iterable[MindMove]] = {
        s.ChooseRecruiter: map(s.ChooseRecruiter, public.players),
        s.Supply: map(s.Supply, TARGET.values()),
        s.TakeCard: map(s.TakeCard, SLIPS),
        s.Start: map(s.Start, PLACES),
        s.ShowHour: (s.ShowHour(place, 1) for place in state.hidden.path[:1]),
        s.PlaceImmortal: map(s.PlaceImmortal, PLACES),
        s.PlaceToken: map(s.PlaceToken, PLACES),
        r.Draw: map(r.Draw, public.board.known),
        s.Begin: [s.Begin()],
        s.Deal: [s.Deal()],
    }
    return candidates[kind]


def _placers(public: Public) -> Iterable[str]:
    """Return who may lay a mayhem token."""
    return near(public, "mind-mgmt.setup.mayhem.turns", [placer(public)], public.players)


def near(
    public: Public, rule: str, within: Iterable[Value], anything: Iterable[Value]
) -> Iterable[Value]:
    """Return the candidates within a rule, or all if the players have set it aside."""
    return anything if rule in public.decisions.overrides else within
