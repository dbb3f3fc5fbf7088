"""Lines that set something by hand, and breaches of rules that players accept."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice, permutations

from companion.contract.move import Choice
from companion.games.neighbour_spy.cards import AGENTS, HAND, LASTING, MARKET, OFFERED
from companion.games.neighbour_spy.moves import hand as h
from companion.games.neighbour_spy.moves import market as m
from companion.games.neighbour_spy.moves import talk as t
from companion.games.neighbour_spy.moves import turn as u
from companion.games.neighbour_spy.moves.base import NeighbourMove
from companion.games.neighbour_spy.options import DECK, OFFER, PILE
from companion.games.neighbour_spy.ring import SPACES
from companion.games.neighbour_spy.rules import allowed, happened
from companion.games.neighbour_spy.rules.corrections import most_cards
from companion.games.neighbour_spy.rules.market import open_cards
from companion.games.neighbour_spy.state import ADVANCED, ALL, EFFECT, RESULTS, VISIT, State

Found = Choice[NeighbourMove]


def choice(
    kind: type[NeighbourMove], moves: Callable[[], Iterable[NeighbourMove]], *typed: str
) -> Found:
    """Return a choice of this kind."""
    return Choice(kind, moves, {}, typed)


def breaches(state: State) -> Iterator[NeighbourMove]:
    """Go through moves that may have been made against a rule."""
    for move in _attempts(state):
        stands = happened(state, move)
        if stands:
            yield stands


def _attempts(state: State) -> Iterator[NeighbourMove]:
    """Go through moves that players could try, legal or not."""
    if state.outcome:
        yield from map(u.Took, AGENTS)
        return
    yield from map(u.Discard, state.players)
    if state.taken:  # two cards of one name, said once: by the rule that the hand shows broken
        yield u.Kept(state.taken) if allowed(state, u.KeptSame()) else u.KeptSame()
    if state.mode == ADVANCED and (not state.tasks or state.tasks[0].kind == VISIT):
        yield from _taken_cards(state)
    elif state.tasks and state.tasks[0].kind == EFFECT:
        yield from map(m.Hires, AGENTS)
    if state.tasks:
        yield m.Passes()


def _taken_cards(state: State) -> Iterator[NeighbourMove]:
    """Go through the market cards: any for who landed there, an open one for everybody else."""
    every = (*(state.offer or ()), *state.hidden_market)
    for name in state.players:
        landed = any(task.side == state.side_of(name) for task in state.tasks)
        yield from (m.Take(name, card) for card in (every if landed else open_cards(state)))


def corrections(state: State) -> Iterator[Found]:
    """Go through the kinds of corrections."""
    if state.detail == RESULTS:
        return
    if found := tuple(islice(breaches(state), 2)):
        yield Choice(t.Happened, lambda: breaches(state), vars(found[0]) if len(found) == 1 else {})
    if state.outcome:
        return
    players = [side.members[0] for side in state.sides]
    yield choice(h.SetFigure, lambda: _figures(state, players))
    yield choice(h.SetCopies, lambda: _copies(state, players))
    yield choice(h.SetTurn, lambda: map(h.SetTurn, players))
    if state.detail == ALL:
        yield choice(h.SetDiscards, lambda: _discards(state))
        yield choice(h.SetHand, lambda: _hands(state))
        yield choice(h.SetDeck, lambda: [h.SetDeck(0)], "number")
    if state.mode == ADVANCED:
        yield choice(h.SetMarket, lambda: _places(state, players))


def _figures(state: State, players: Iterable[str]) -> Iterator[NeighbourMove]:
    """Go through the ways to put a figure on a free space."""
    for side, name in enumerate(players):
        taken = state.sides[1 - side].space
        yield from (h.SetFigure(name, space) for space in range(SPACES) if space != taken)


def _discards(state: State) -> Iterator[NeighbourMove]:
    """Go through the ways to set a player's discards."""
    for player in state.players.values():
        most = min(player.limit, most_cards(state))
        yield from (h.SetDiscards(player.name, number) for number in range(most + 1))


def _hands(state: State) -> Iterator[NeighbourMove]:
    """Go through the ways to set a player's hand; a market card can make it five."""
    most = min(HAND + 1, most_cards(state))
    for name in state.players:
        yield from (h.SetHand(name, number) for number in range(most + 1))


def _copies(state: State, players: Iterable[str]) -> Iterator[NeighbourMove]:
    """Go through the ways to set a side's copies of an agent."""
    for side, name in enumerate(players):
        for agent in AGENTS:
            most = state.sides[side].copies.get(agent, 0) + state.unseen(agent)
            yield from (h.SetCopies(name, agent, number) for number in range(most + 1))


def _places(state: State, players: Iterable[str]) -> Iterator[NeighbourMove]:
    """Go through the ways to put a market card elsewhere."""
    used = {task.card for task in state.tasks}
    for card in MARKET:
        if card in used:
            continue
        room = state.offer is not None and len({*state.offer} - {card}) < OFFERED
        lasting = players if card in LASTING else ()
        for where in (*((OFFER,) if room else ()), DECK, PILE, *lasting):
            yield h.SetMarket(card, where)


def joined() -> Iterator[NeighbourMove]:
    """Go through the figures and single cards of a running game; its code is typed."""
    owners = [f"{sidekick}{mole}" for sidekick in range(3) for mole in range(3)]
    for first, second in permutations(range(SPACES), 2):
        yield from (h.Joined(first, second, each, "") for each in owners)


def joined_holding() -> Iterator[NeighbourMove]:
    """Go through the same where the cards in each hand are typed, too."""
    yield from (h.JoinedHolding(**vars(each), hands="") for each in joined())
