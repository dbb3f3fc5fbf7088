"""The referee of Rails; every refusal names its rule."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from companion.contract.game import Rules
from companion.contract.move import CORRECTION, Choice, Due, Move
from companion.core import PUBLIC, Illegal, Outcome, Seat
from tests.games.rails.board import ROUTES
from tests.games.rails.moves import Claims, Corrects, Passes, Remarks, Scores, Took
from tests.games.rails.state import NOBODY, State, complete, start


def apply(state: State, move: Move) -> State:
    """Play a move, or refuse it by a rule."""
    _need(state.outcome is None or isinstance(move, Corrects), "rails.end.over")
    return APPLY[type(move)](state, move)


def _need(lawful: bool, rule: str) -> None:
    """Refuse by a rule."""
    if not lawful:
        raise Illegal(rule)


def _claims(state: State, move: Claims) -> State:
    """Take a free route in one's own turn."""
    _need(move.player == state.player, "rails.turn")
    _need(move.route in state.free, "rails.route.free")
    return replace(state, turn=state.turn + 1, owners={**state.owners, move.route: move.player})


def _passes(state: State, move: Passes) -> State:
    """Take nothing in one's own turn."""
    _need(move.player == state.player, "rails.turn")
    return replace(state, turn=state.turn + 1)


def _took(state: State, move: Took) -> State:
    """Let a route stand that was taken against the rules; a turn of one's own is over with it."""
    _need(move.player in state.players, "rails.player")
    mine = move.player == state.player
    return replace(state, turn=state.turn + mine, owners={**state.owners, move.route: move.player})


def _corrects(state: State, move: Corrects) -> State:
    """Give a route to whom it really belongs."""
    _need(move.owner in (*state.players, NOBODY), "rails.player")
    _need(state.owners.get(move.route, NOBODY) != move.owner, "rails.correct.same")
    others = {route: owner for route, owner in state.owners.items() if route != move.route}
    return replace(
        state, owners=others if move.owner == NOBODY else {**others, move.route: move.owner}
    )


def _scores(state: State, move: Scores) -> State:
    """Count points beside the routes."""
    _need(move.player in state.players, "rails.player")
    points = state.extra.get(move.player, 0) + move.points
    return replace(state, extra={**state.extra, move.player: points})


APPLY: dict[type[Move], Callable[[State, Any], State]] = {
    Claims: _claims,
    Passes: _passes,
    Took: _took,
    Corrects: _corrects,
    Scores: _scores,
    Remarks: lambda state, _move: state,
}


def _choices(state: State) -> Iterator[Choice[Move]]:
    """Go through the kinds of moves: first the turn, then what is always possible."""
    if state.outcome is None:
        player = {"player": state.player}
        yield Choice(Claims, lambda: [Claims(state.player, route) for route in state.free], player)
        yield Choice(Passes, lambda: [Passes(state.player)], player)
        yield Choice(Scores, lambda: [Scores(each, 0) for each in state.players], {}, ("points",))
        yield Choice(Remarks, lambda: [Remarks("")], {}, ("words",))
        yield Choice(Claims, lambda: [Claims("", "")], {}, ("player", "route"), group=CORRECTION)
    yield Choice(Corrects, lambda: tuple(_corrections(state)))


def _corrections(state: State) -> Iterator[Corrects]:
    """Go through what could be put right."""
    for route in ROUTES:
        for owner in (*state.players, NOBODY):
            if owner != state.owners.get(route, NOBODY):
                yield Corrects(route, owner)


class Conductor(Rules[State, Move, State]):
    """The referee: everything is done at the one seat that all share."""

    remarked = Remarks
    after_end = True
    complete = staticmethod(complete)
    start = staticmethod(start)
    apply = staticmethod(apply)

    def choices(self, state: State, seat: Seat) -> Iterator[Choice[Move]]:
        """Give what can be done now."""
        return _choices(state)

    def due(self, state: State) -> Due[Move]:
        """Wait for the player whose turn it is."""
        if state.outcome:
            return Due()
        free = (Claims(state.player, route) for route in state.free[:1])
        return Due(PUBLIC, (*free, Passes(state.player)))

    def outcome(self, state: State) -> Outcome | None:
        """Give how the game ended."""
        return state.outcome

    def view(self, state: State, seat: Seat) -> State:
        """Show everything."""
        return state

    def stamp(self, state: State) -> str:
        """Give the round."""
        return f"{state.round:02}"

    def happened(self, state: State, move: Move) -> Move | None:
        """Give the move that lets a refused one stand, where that is possible."""
        return Took(move.player, move.route) if isinstance(move, Claims) else None
