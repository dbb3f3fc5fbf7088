"""Lines that set something by hand, and breaches of rules that players accept."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, combinations

from companion.contract.move import Choice
from companion.games.agents.box import AGENTS, CARDS, HIDEOUTS
from companion.games.agents.moves import claim as c
from companion.games.agents.moves import files as f
from companion.games.agents.moves import hand as h
from companion.games.agents.moves import keys as k
from companion.games.agents.moves import setup as s
from companion.games.agents.moves import talk as t
from companion.games.agents.moves import turn as u
from companion.games.agents.moves.base import SETUP, AgentsMove
from companion.games.agents.rules import allowed, happened
from companion.games.agents.silence import ALL, RESULTS, STEPS
from companion.games.agents.state import State

Found = Choice[AgentsMove]


def choice(kind: type[AgentsMove], moves: Callable[[], Iterable[AgentsMove]], *typed: str) -> Found:
    """Return a choice of this kind."""
    return Choice(kind, moves, {}, typed)


def breaches(state: State) -> Iterator[AgentsMove]:
    """Go through moves that may have been made against a rule."""
    for move in _attempts(state):
        stands = happened(state, move)
        if stands:
            yield stands


def _attempts(state: State) -> Iterator[AgentsMove]:
    """Go through moves that players could try, legal or not."""
    if state.phase == SETUP:
        yield from map(s.Prepared, STEPS)
        return
    yield u.Done()
    yield from map(f.Checks, AGENTS)
    if not state.turn.card:
        used = [card for card in CARDS if card not in (state.player.up or CARDS)]
        yield from (u.Play(card, way) for card in used for way in state.edition.actions(card))
    yield from map(f.Meets, AGENTS)
    yield from (k.TakesKey(), *[k.Looks()] * bool(state.light))
    yield from map(k.Turns, (0, *HIDEOUTS))
    yield from (c.Claims(hideout, agent) for hideout in HIDEOUTS for agent in AGENTS)


def corrections(state: State) -> Iterator[Found]:
    """Go through the kinds of corrections."""
    if state.detail == RESULTS or state.outcome:
        return
    if next(breaches(state), None):
        yield choice(t.Happened, lambda: breaches(state))
    names = [each.name for each in state.players]
    if state.phase == SETUP:
        yield choice(h.Joined, lambda: [h.Joined("")], "code")
    yield choice(h.SetTurn, lambda: [h.SetTurn(each.name) for each in state.playing])
    if state.detail == ALL:
        yield choice(h.SetCards, lambda: [h.SetCards(n, up) for n in names for up in _some(CARDS)])
    yield choice(h.SetKeys, lambda: _keys(state, names))
    yield choice(h.SetLight, lambda: _taken(state, map(h.SetLight, (0, *HIDEOUTS))))
    yield choice(
        h.SetFile, lambda: [h.SetFile(a, there) for a in AGENTS for there in (True, False)]
    )
    yield choice(h.SetPlaying, lambda: _in_or_out(state))
    if state.follows:
        yield choice(h.SetFigure, lambda: _figures(state, (*AGENTS, *names)))


def _some(cards: Iterable[int]) -> list[tuple[int, ...]]:
    """Return all selections of at least one card."""
    known = tuple(cards)
    return list(chain.from_iterable(combinations(known, n) for n in range(1, len(known) + 1)))


def _keys(state: State, names: Iterable[str]) -> Iterator[AgentsMove]:
    """Go through the ways to set each player's keys."""
    shown = [(), *_some(HIDEOUTS)]
    found = (
        h.SetKeys(name, hidden, each) for name in names for hidden in range(5) for each in shown
    )
    return _taken(state, found)


def _taken(state: State, moves: Iterable[AgentsMove]) -> Iterator[AgentsMove]:
    """Go through the moves that the referee takes."""
    return (move for move in moves if allowed(state, move))


def _in_or_out(state: State) -> Iterator[AgentsMove]:
    """Go through the ways to set a player in or out."""
    found = (h.SetPlaying(each.name, each.out) for each in state.players)
    return _taken(state, found)


def _figures(state: State, figures: Iterable[str]) -> Iterator[AgentsMove]:
    """Go through the ways to put a figure on a free circle."""
    free = sorted(state.edition.board.circles - state.taken)
    return (h.SetFigure(figure, circle) for figure in figures for circle in free)
