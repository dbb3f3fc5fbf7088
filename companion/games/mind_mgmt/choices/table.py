"""What can be done at any time: notes, remarks, decisions and corrections."""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import product, starmap

from companion.contract.move import CORRECTION, Choice
from companion.games.mind_mgmt.board.plan import PLACES, borders
from companion.games.mind_mgmt.choices.probe import Probe
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import SETUP, MindMove
from companion.games.mind_mgmt.people import AGENT_NAMES
from companion.games.mind_mgmt.rules.mistakes import NOTES
from companion.games.mind_mgmt.rules.setup import hidden
from companion.games.mind_mgmt.silence import MAY_BE_SET_ASIDE, SILENT
from companion.games.mind_mgmt.supplies import notes_left
from companion.trail.help import alone, together

TYPED = ("words",)


def talk(probe: Probe) -> Iterator[Choice[MindMove]]:
    """Offer notes, remarks, decisions, and more or less help."""
    public = probe.state.public
    if notes_left(public) > 0:
        yield Choice(t.Note, lambda: (t.Note(place, "") for place in PLACES), typed=TYPED)
    if public.notes:
        yield Choice(t.Lift, lambda: (t.Lift(*note) for note in public.notes))
    yield Choice(t.Remark, lambda: [t.Remark("")], typed=TYPED)
    ways = [(rule, each) for rule, silent in SILENT.items() for each in silent.choices]
    yield Choice(t.Ruling, lambda: starmap(t.Ruling, ways))
    aside = public.decisions.overrides
    left = [rule for rule in sorted(MAY_BE_SET_ASIDE) if rule not in aside]
    yield Choice(t.Override, lambda: (t.Override(rule, "") for rule in left), typed=TYPED)
    yield probe.offer(t.Restore, map(t.Restore, aside))
    yield Choice(t.MindHelp, lambda: map(t.MindHelp, alone(public.help, hidden=hidden(public))))
    yield Choice(t.MindHelpByAll, lambda: map(t.MindHelpByAll, together(public.help)))


def corrections(probe: Probe) -> Iterator[Choice[MindMove]]:
    """Offer corrections, to enter a place, and to admit a mistake."""
    public = probe.state.public
    if public.phase == SETUP:
        return
    unknown = [agent for agent in AGENT_NAMES if public.agents[agent] is None]
    if unknown and not public.mistake and probe.gives(s.PlaceAgent):
        places = [s.PlaceAgent(agent, place) for agent, place in product(unknown, PLACES)]
        yield Choice(s.PlaceAgent, places.__iter__, group=CORRECTION)
    if not public.mistake and probe.gives(t.Mistake):
        yield NOTES.offered(probe.state, t.Mistake)
    if (public.mistake or not public.question) and probe.gives(t.CorrectAgent):
        yield from _pieces(probe)


def _pieces(probe: Probe) -> Iterator[Choice[MindMove]]:
    """Offer to correct the places of pieces."""
    public = probe.state.public
    token = public.second_token and "second" not in public.slips and not public.turn.acted
    there = {
        t.CorrectMayhem: public.mayhem,
        t.CorrectImmortal: public.immortals,
        t.CorrectAgent: public.agents,
        t.CorrectToken: token,
        t.CorrectDraw: () if public.program else public.opened,
    }
    for kind in (kind for kind, laid in there.items() if laid):
        yield Choice(kind, partial(_elsewhere, probe, kind))


def _elsewhere(probe: Probe, kind: type[MindMove]) -> Iterator[MindMove]:
    """Go through the places where a piece could be instead."""
    public = probe.state.public
    other: Iterable[MindMove] = ()
    if kind is t.CorrectMayhem:
        other = (t.CorrectMayhem(*pair) for pair in product(public.mayhem, borders()))
    elif kind is t.CorrectImmortal:
        other = (t.CorrectImmortal(*pair) for pair in product(public.immortals, PLACES))
    elif kind is t.CorrectAgent:
        spots = product(AGENT_NAMES, PLACES)
        other = (t.CorrectAgent(who, to) for who, to in spots if to != public.agents[who])
    elif kind is t.CorrectDraw:
        other = (t.CorrectDraw(*pair) for pair in product(public.opened, public.board.known))
    else:
        other = (t.CorrectToken(place) for place in PLACES if place != public.second_token)
    return probe.lawful(other)
