"""What the Recruiter can do: the turn, the alert, answers, and mending a mistake."""

from collections.abc import Iterator

from companion.contract.move import Choice
from companion.games.mind_mgmt.board.walks import hops
from companion.games.mind_mgmt.choices.probe import Probe
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.answers import Answer
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.rules.answers import lawful
from companion.games.mind_mgmt.rules.mistakes import NOTES
from companion.games.mind_mgmt.rules.recruits import due_at
from companion.games.mind_mgmt.rules.ways import ways
from companion.games.mind_mgmt.state import State


def turn(probe: Probe) -> Iterator[Choice[MindMove]]:
    """Offer what belongs to the Recruiter's turn; nobody else has any part in it."""
    if not probe.gives(r.Step):
        return
    state, public = probe.state, probe.state.public
    actions = () if public.turn.acted else tuple(ways(state))
    yield probe.offer(r.Step, (way for way in actions if isinstance(way, r.Step)))
    yield probe.offer(r.Slip, (way for way in actions if isinstance(way, r.Slip)))
    yield probe.offer(r.Done, [r.Done()])
    yield probe.offer(r.Stuck, [r.Stuck()])
    used = filter(None, [state.hidden.slipping])
    yield probe.offer(r.DoneSlip, map(r.DoneSlip, used))
    yield from _immortals(probe)
    taken = {*state.hidden.features, *public.opened, *public.contacted}
    deck = (feature for feature in public.board.known if feature not in taken)
    yield probe.offer(r.Draw, map(r.Draw, deck))


def _immortals(probe: Probe) -> Iterator[Choice[MindMove]]:
    """Offer what the Immortals can do in it."""
    state, public = probe.state, probe.state.public
    there = hops(public, public.immortals)
    if public.turn.moves:
        payable = [place for place in state.hidden.path if place not in public.marked]
        extra = (r.ExtraImmortal(hop, place) for hop in there for place in payable)
        yield probe.offer(r.ExtraImmortal, extra)
    else:
        yield probe.offer(r.MoveImmortal, map(r.MoveImmortal, there))
    yield probe.offer(r.ImmortalRecruit, map(r.ImmortalRecruit, public.opened))


def alert(probe: Probe) -> Iterator[Choice[MindMove]]:
    """Offer the number of recruits to tell."""
    yield probe.offer(r.TellRecruits, told(probe.state))


def told(state: State) -> Iterator[r.TellRecruits]:
    """Go through the true numbers of recruits; a witness, who asks for none, cannot count them."""
    yield r.TellRecruits(due_at(state.public, state.hidden, state.public.hour))


def answers(probe: Probe) -> Iterator[Choice[MindMove]]:
    """Offer the answers to the open question, and the ally."""
    yield probe.offer(t.Dolphin, [t.Dolphin()])
    said = lawful(probe.state) if probe.gives(Answer) else ()
    for kind in dict.fromkeys(map(type, said)):
        yield probe.offer(kind, (each for each in said if type(each) is kind))


def repairs(probe: Probe) -> Iterator[Choice[MindMove]]:
    """Offer to close a mistake, or to show one more hour."""
    yield probe.offer(t.Mended, [t.Mended()])
    yield probe.offer(s.ShowHour, NOTES.payments(probe.state, s.ShowHour))
