"""The end of a turn and of the game: last turns, score and winner."""

from dataclasses import replace

from companion.core import Illegal, Outcome
from companion.games.spy_connection.moves import OVER, Done, Result, Stop, StopAt
from companion.games.spy_connection.rules.standings import need_end, with_standings
from companion.games.spy_connection.state import RESULTS, State, Turn

POINTS = "spy-connection.win.points"
TIE = "spy-connection.win.tie"
STOPPED = "spy-connection.end.stopped"


def done(state: State, _move: Done) -> State:
    """End the turn; an extra turn follows at once, and the score after the very last turn."""
    state.need(state.turn.acted, "spy-connection.turn.action")
    if state.turn.extra:
        return replace(state, turn=Turn(extra=state.turn.extra - 1, again=True))
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
    return _over(state, (first[-1],), rule)


def _over(state: State, winners: tuple[str, ...], rule: str) -> State:
    """Return the state after the end, with the points of all."""
    points = tuple((each.name, each.total) for each in state.players)
    return replace(state, phase=OVER, outcome=Outcome(winners, rule, points))


def stop(state: State, _move: Stop) -> State:
    """Stop before the end: nobody wins."""
    return _over(state, (), STOPPED)


def stop_at(state: State, move: StopAt) -> State:
    """Record what all had when they stopped before the end: nobody wins."""
    if state.detail != RESULTS:
        raise Illegal("spy-connection.results.detail")
    return _over(with_standings(state, move.standings), (), STOPPED)


def result(state: State, move: Result) -> State:
    """Record what all have at the end; last turns went clockwise up to the named player."""
    if state.detail != RESULTS:
        raise Illegal("spy-connection.results.detail")
    state.of(move.player)
    state = need_end(with_standings(state, move.standings), move.player)
    names = [each.name for each in state.players]
    behind = names.index(move.player) + 1
    return scored(replace(state, finished=(*names[behind:], *names[:behind])))
