"""The end of a turn and of the game: last turns, score and winner."""

from dataclasses import replace

from companion.core import Illegal, Outcome
from companion.games.spy_connection.moves import OVER, Done, Result
from companion.games.spy_connection.rules.setup import with_standings
from companion.games.spy_connection.state import RESULTS, State, Turn

POINTS = "spy-connection.win.points"
TIE = "spy-connection.win.tie"


def done(state: State, _move: Done) -> State:
    """End the turn; an extra turn follows at once, and the score after the very last turn."""
    state.need(state.turn.acted, "spy-connection.turn.action")
    if state.turn.extra:
        return replace(state, turn=Turn(extra=state.turn.extra - 1))
    if state.ended_by:
        state = replace(state, finished=(*state.finished, state.player.name))
        if len(state.finished) == len(state.players):
            return scored(state)
    at = (state.at + 1) % len(state.players)
    return replace(state, at=at, turns=state.turns + (at == 0), turn=Turn())


def scored(state: State) -> State:
    """Return the state with the score; a tie goes to the player whose last turn was later."""
    scores = {name: state.of(name).total for name in state.finished}
    best = max(scores.values())
    first = [name for name in state.finished if scores[name] == best]
    rule = TIE if len(first) > 1 else POINTS
    points = tuple((each.name, each.total) for each in state.players)
    return replace(state, phase=OVER, outcome=Outcome((first[-1],), rule, points))


def result(state: State, move: Result) -> State:
    """Record what all have at the end; last turns went clockwise up to the named player."""
    if state.detail != RESULTS:
        raise Illegal("spy-connection.results.detail")
    state.of(move.player)
    state = with_standings(state, move.standings)
    names = [each.name for each in state.players]
    behind = names.index(move.player) + 1
    return scored(replace(state, finished=(*names[behind:], *names[:behind])))
