"""Examples of moves that are legal as far as everybody can know."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import product

from companion.core import Illegal
from companion.games.mind_mgmt.board.plan import PLACES, beside, borders
from companion.games.mind_mgmt.board.walks import hops
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import answers as n
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.base import MindMove, Secret
from companion.games.mind_mgmt.people import AGENT_NAMES, TOGETHER
from companion.games.mind_mgmt.public import Public
from companion.games.mind_mgmt.rules.referee import apply
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.world import UNSEEN
from companion.untyped import GamesOwn


def lawful(public: Public, moves: Iterable[MindMove]) -> tuple[MindMove, ...]:
    """Replace each move by a similar legal one, where there is one."""
    asked = tuple(moves)
    found = (_instance(public, move) for move in asked)
    return tuple(move for move in found if move) or asked


def _instance(public: Public, move: MindMove) -> MindMove | None:
    """Return the move or a similar legal one, or None; secret moves stay."""
    if isinstance(move, r.Slip) and move.token in public.slips:
        return replace(move, token="second")
    if isinstance(move, Secret):
        return move
    like = LIKE.get(type(move))
    others = like(public, move) if like else iter(())
    return next((each for each in (move, *others) if _taken(public, each)), None)


def _taken(public: Public, move: MindMove) -> bool:
    """Say whether the referee would take a move without seeing the secrets."""
    try:
        apply(State(public, UNSEEN), move)
    except Illegal:
        return False
    return True


def _immortals(public: Public, _move: MindMove) -> Iterator[MindMove]:
    """Go through moves of an Immortal, first or paid with a location."""
    ways = hops(public, public.immortals)
    if not public.turn.moves:
        yield from map(r.MoveImmortal, ways)
    free = [place for place in PLACES if place not in public.marked]
    yield from (r.ExtraImmortal(way, place) for place in free[:1] for way in ways)


def _walks(public: Public, move: a.Moves) -> Iterator[MindMove]:
    """Go through walks of one step, or to an unknown place."""
    here = public.agents[move.agent]
    if here is not None:
        yield from (a.Moves(move.agent, (here, to)) for to in beside(here))
    yield a.Moves(move.agent, None)


def _answers(public: Public, _move: MindMove) -> Iterator[MindMove]:
    """Go through answers that name one location of the question."""
    feature = public.question.feature if public.question else ""
    yield from (n.Marks((place,)) for place in public.board.places(feature))


LIKE: dict[type[MindMove], Callable[[Public, GamesOwn], Iterator[MindMove]]] = {
    s.Mayhem: lambda _public, move: (s.Mayhem(move.player, edge) for edge in borders()),
    s.PlaceImmortal: lambda _public, _move: map(s.PlaceImmortal, PLACES),
    s.PlaceToken: lambda _public, _move: map(s.PlaceToken, PLACES),
    s.Control: lambda public, _move: (
        s.Control(agent, who) for agent, who in product(AGENT_NAMES, (*public.players, TOGETHER))
    ),
    s.ShowHour: lambda public, _move: (
        s.ShowHour(place, 1) for place in PLACES if place not in public.confirmed
    ),
    r.Draw: lambda public, _move: map(r.Draw, public.board.known),
    r.ImmortalRecruit: lambda public, _move: map(r.ImmortalRecruit, public.opened),
    r.MoveImmortal: _immortals,
    a.Moves: _walks,
    a.Asks: lambda public, move: (a.Asks(move.agent, each) for each in public.board.known),
    n.Marks: _answers,
    n.TellsHour: lambda _public, _move: iter((n.TellsHour(1),)),
}
