"""What can be entered now: kinds of lines with the moves that the referee would take."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, combinations, islice, product

from companion.contract.move import DUE, FREE, Choice, Due
from companion.core import PUBLIC, Seat
from companion.games.agents.box import (
    ACTIONS,
    AGENTS,
    BONUSES,
    CARDS,
    DIE,
    GOING,
    HIDEOUTS,
    MOST_ACTIONS,
    PARTS,
    TRAM,
)
from companion.games.agents.byhand import Found, choice, corrections
from companion.games.agents.keyring import having
from companion.games.agents.moves import claim as c
from companion.games.agents.moves import files as f
from companion.games.agents.moves import keys as k
from companion.games.agents.moves import setup as s
from companion.games.agents.moves import talk as t
from companion.games.agents.moves import turn as u
from companion.games.agents.moves.base import SETUP, AgentsMove
from companion.games.agents.options import NOBODY
from companion.games.agents.rules import allowed
from companion.games.agents.rules.setup import FILE, next_step
from companion.games.agents.rules.walking import movers
from companion.games.agents.silence import ALL, DETAILS, FACTS, RESULTS, SILENT
from companion.games.agents.state import State, waits_for_light

SHOWN = (*((each,) for each in ACTIONS), *combinations(ACTIONS, 2))  # the actions of a card


def choices(state: State, _seat: Seat) -> Iterator[Found]:
    """Go through what can be entered now."""
    return chain(_due(state), _beside(state), corrections(state))


def due(state: State) -> Due[AgentsMove]:
    """Return who has to act, with examples of what comes next."""
    if state.outcome:
        return Due()
    first = (next(iter(found.moves()), None) for found in _due(state))
    return Due(PUBLIC, tuple(islice((move for move in first if move is not None), 3)))


def _tried(
    state: State, kind: type[AgentsMove], moves: Callable[[], Iterable[AgentsMove]]
) -> Iterator[Found]:
    """Offer a kind of which the referee takes at least one move."""
    found = [move for move in moves() if allowed(state, move)]
    if found:
        yield choice(kind, lambda: found)


def _alike(
    state: State, kind: type[AgentsMove], heaps: Iterable[list[AgentsMove]]
) -> Iterator[Found]:
    """Offer a kind whose moves come in groups that are legal or illegal together."""
    found = [move for heap in heaps if heap and allowed(state, heap[0]) for move in heap]
    if found:
        yield choice(kind, lambda: found)


def _due(state: State) -> Iterator[Found]:
    """Go through the choices that are due."""
    if state.outcome:
        return
    if state.detail == RESULTS:
        yield choice(c.Won, lambda: map(c.Won, _winners(state)))
    elif state.phase == SETUP:
        yield from _setup(state)
    elif state.claim:
        yield from (choice(c.Right, lambda: [c.Right()]), choice(c.Wrong, lambda: [c.Wrong()]))
    elif state.left:
        last = [t.Ruling("agents.end.last", way) for way in SILENT["agents.end.last"].choices]
        yield Choice(t.Ruling, lambda: last, group=DUE)
    else:
        yield from _turn(state)


def _winners(state: State) -> tuple[str, ...]:
    """Return who may have won."""
    return (*(each.name for each in state.players), NOBODY)


def _setup(state: State) -> Iterator[Found]:
    """Go through the choices of the set-up; the halves of a file can be drawn at random."""
    step = next_step(state)
    if step == FILE:
        hideout = next(each for each in HIDEOUTS if each not in state.built)
        others = [each for each in HIDEOUTS if each != hideout]
        ways = [tuple(zip(others, parts, strict=True)) for parts in product(PARTS, repeat=3)]
        fixed = {"hideout": hideout}
        files = [s.Built(hideout, way) for way in ways]
        yield Choice(s.Built, lambda: files, fixed, drawn=True)
    else:
        yield choice(s.Prepared, lambda: [s.Prepared(step)])
    yield choice(s.Ready, lambda: [s.Ready()])


def _turn(state: State) -> Iterator[Found]:
    """Go through the choices of a turn: die, card, light, ways, checks and meetings."""
    turn = state.turn
    if state.detail == ALL and (turn.throws or not (turn.die or turn.card)):
        yield Choice(u.Throw, lambda: map(u.Throw, DIE), drawn=True)
    elif state.detail == ALL and not turn.card:
        yield choice(u.Play, lambda: _cards(state))
    elif waits_for_light(turn):
        yield from _tried(state, k.Turns, lambda: map(k.Turns, (0, *HIDEOUTS)))
    else:
        end = _tried(state, u.Done, lambda: [u.Done()])
        acts = _acting(state)
        # Where only facts are entered, no card leads to a check, so Enter ends the turn.
        yield from chain(end, acts) if state.detail == FACTS else chain(acts, end)


def _acting(state: State) -> Iterator[Found]:
    """Go through the choices that belong to the current action."""
    act, turn = state.turn.act, state.turn
    if turn.mover.left:
        yield from _ways(state)
    if turn.due or turn.free or state.detail == FACTS:
        agents = AGENTS if turn.free or state.detail == FACTS else tuple(dict.fromkeys(turn.due))
        yield from _tried(state, f.Checks, lambda: map(f.Checks, agents))
        yield from _alike(state, f.Finds, _bonuses(state, agents))
    if act.moves:
        yield from _tried(state, f.Meets, lambda: map(f.Meets, AGENTS))
    if act.turned:
        yield from _tried(state, k.Looks, lambda: [k.Looks()])
        yield from _alike(state, k.Shows, _shown(state))
    if state.detail == FACTS:
        yield from _tried(state, k.Turns, lambda: map(k.Turns, (0, *HIDEOUTS)))
    if act.action in GOING or state.detail == FACTS:
        yield from _tried(state, k.TakesKey, lambda: [k.TakesKey()])
        yield from _alike(state, k.Duel, _duels(state))
        yield from _alike(state, c.Claims, _claims())


def _cards(state: State) -> Iterator[AgentsMove]:
    """Go through the cards that are up, with their actions."""
    for card in sorted(state.player.up or range(1, 6)):
        used = state.player.used.get(card, frozenset())
        whole = card not in state.edition.cards and len(used) == MOST_ACTIONS
        shown = state.edition.actions(card)
        yield from (u.Play(card, action) for action in shown if not whole or action in used)


def _ways(state: State) -> Iterator[Found]:
    """Offer the ways over the board, or to lose a move that has none."""
    found, lost = list[AgentsMove](), list[AgentsMove]()
    act, board = state.turn.mover, state.edition.board
    for figure in movers(state):
        at = state.where(figure)
        for steps in act.left if at else ():
            ways = list(board.landings(at, steps, act.action == TRAM, state.taken - {at}))
            found += [u.Goes(figure, way) for way in ways]
            lost += [] if ways else [u.Stays(figure, steps)]
        if not at:
            lost += [u.Stays(figure, steps) for steps in act.left]
    if found:
        yield choice(u.Goes, lambda: found)
    if lost:
        yield choice(u.Stays, lambda: lost)


def _bonuses(state: State, agents: Iterable[str]) -> Iterator[list[AgentsMove]]:
    """Go through the bonus cards that each of these files can have."""
    left = [bonus for bonus in BONUSES if bonus not in state.bonuses]
    return ([f.Finds(agent, bonus) for bonus in left] for agent in agents)


def _others(state: State) -> list[str]:
    """Return the other players who are still in."""
    return [each.name for each in state.playing if each.name != state.player.name]


def _shown(state: State) -> Iterator[list[AgentsMove]]:
    """Go through the keys that each other player can turn face up."""
    hidden = [key for key in HIDEOUTS if key not in state.open_keys]
    for name in _others(state):
        at = state.players.index(state.of(name))
        yield [k.Shows(name, key) for key in hidden if having(state.keyrings, key, at)]


def _duels(state: State) -> Iterator[list[AgentsMove]]:
    """Go through the duels with each other player who has a key."""
    for name in _others(state):
        other = state.of(name)
        prizes = (*((0,) if other.hidden else ()), *sorted(other.shown))
        yield [k.Duel(name, *each) for each in product(DIE, DIE, prizes)]


def _claims() -> Iterator[list[AgentsMove]]:
    """Go through the claims about each hideout."""
    return ([c.Claims(hideout, agent) for agent in AGENTS] for hideout in HIDEOUTS)


def _beside(state: State) -> Iterator[Found]:
    """Go through what can be said at any time."""
    yield choice(t.Remark, lambda: [t.Remark("")], "words")
    if state.outcome:
        return
    rulings = [t.Ruling(rule, way) for rule, each in SILENT.items() for way in each.choices]
    yield choice(t.Ruling, lambda: rulings)
    if state.detail == ALL:
        yield choice(t.Bears, lambda: [t.Bears(card, some) for card in CARDS for some in SHOWN])
    lower = DETAILS[DETAILS.index(state.detail) + 1 :]
    if lower:
        yield choice(t.Less, lambda: map(t.Less, lower))
    if state.detail != RESULTS:
        yield Choice(c.Won, lambda: map(c.Won, _winners(state)), group=FREE)
