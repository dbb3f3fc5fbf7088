"""The dumb way to find what can be known: every world is played by the referee on its own.

Only worlds with one start and a few triples of features are listed, so that it ends; as every line
is taken or refused in each world by itself, that is exactly what the whole list would hold of them.
"""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from companion.core import CompanionError
from companion.games.mind_mgmt.board.plan import ORDER, PLACES, Feature, Place
from companion.games.mind_mgmt.knowledge.fitting import BOTH, CARD, LAYOUT, LOT, LOTS
from companion.games.mind_mgmt.knowledge.footing import CARDS
from companion.games.mind_mgmt.knowledge.known import Known
from companion.games.mind_mgmt.knowledge.triples import holding, numbers
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.public import Public
from companion.games.mind_mgmt.rules.ways import ways
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.world import World
from tests.games.mind_mgmt.random_games import GAME
from tests.games.mind_mgmt.watched import Watched

Triple = tuple[Feature, ...]
Listed = set[tuple[tuple[Place, ...], str, Triple]]


class Enumeration:
    """Every world with one start and a few triples that the referee would take so far."""

    def __init__(self, game: Watched, chance: Random, triples: int = 4) -> None:
        """Take the start and the features of a game, and some other features."""
        known = game.moments[0].before.public.board.known
        true = tuple(sorted(game.map.features))
        others = chance.sample(list(combinations(known, 3)), triples - 1)
        self.start, self.triples = game.map.path[0], {each for each in (true, *others) if each}
        self.worlds = [World()]

    def play(self, public: Public, move: MindMove) -> None:
        """Play a line in every world."""
        self.worlds = [each for world in self.worlds for each in self._after(public, world, move)]

    def listed(self, public: Public, hours: int) -> Listed:
        """List the worlds that fit, by the path of so many hours; no open card is one of three."""
        open_ = {*public.opened, *public.contacted}
        return {
            (each.path[:hours], card, triple)
            for each in self.worlds
            for card in ((each.card,) if each.card else CARDS)
            for triple in ((each.features,) if each.features else self.triples)
            if not open_ & set(triple)
        }

    def _after(self, public: Public, world: World, move: MindMove) -> Iterator[World]:
        """Give a world after a line that the referee takes there; a hidden one can be any."""
        state = State(public, world)
        for each in self._moves(state, move):
            try:
                yield _applied(state, each)
            except CompanionError:
                continue

    def _moves(self, state: State, move: MindMove) -> Iterator[MindMove]:
        """Go through the moves that look like this one."""
        match move:
            case s.Start():
                yield s.Start(self.start)
            case s.TakeCard():
                yield from map(s.TakeCard, CARDS)
            case s.DealFeatures():
                yield from map(s.DealFeatures, sorted(self.triples))
            case r.Step() | r.Slip():
                yield from ways(state)
            case _:
                yield move


def _applied(state: State, move: MindMove) -> World:
    """Return the world after a move; a card is drawn blindly, as it may be corrected later."""
    if not isinstance(move, r.Draw):
        hidden = GAME.rules.apply(state, move).hidden
        assert isinstance(hidden, World)
        return hidden
    GAME.rules.apply(state.secretly(features=()), move)
    return state.hidden


def listed(known: Known, start: Place, triples: set[Triple]) -> Listed:
    """List what is known of the worlds with one start and some triples."""
    fitting, found = known.fitting, Listed()
    number, has = numbers(known.public.board), holding(len(known.public.board.known))
    masks = {
        triple: has[number[triple[0]]] & has[number[triple[1]]] & has[number[triple[2]]]
        for triple in triples
    }
    for path in fitting.paths:
        if fitting.hours and LAYOUT.at(path, 1) != ORDER[start]:
            continue
        lot, cards = fitting.lots[path >> LOT & LOTS], path >> CARD & BOTH
        walked = tuple(PLACES[place] for place in LAYOUT.places_of(path, fitting.hours))
        found |= {
            (walked, card, triple)
            for bit, card in enumerate(CARDS)
            for triple, mask in masks.items()
            if cards >> bit & 1 and lot & mask
        }
    return found
