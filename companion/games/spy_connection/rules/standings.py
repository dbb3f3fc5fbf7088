"""What all players have, as it is typed at once: only what a game can come to."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.spy_connection import mission
from companion.games.spy_connection.moves import Standing
from companion.games.spy_connection.state import MOST_ACTIVE, TO_END, Player, State

CARDS = 43  # missions in the box; each player has a start mission besides
MOST_TARGETS = MOST_ACTIVE * (mission.MOST - 1)  # a mission with all its agents is completed


def with_standings(state: State, standings: tuple[Standing, ...]) -> State:
    """Record what all players have, in seating order."""
    if len(standings) != len(state.players):
        raise Illegal("spy-connection.results.once")
    for player, (missions, points, targets) in zip(state.players, standings, strict=True):
        if targets > player.agents:
            raise Illegal("spy-connection.agents.count")
        has = replace(player, completed=missions, points=points, extra_targets=targets, active=())
        state = need_points(state.changed(has), has)
    most = CARDS + len(state.players)
    done = sum(each.completed for each in state.players)
    return state.see(done <= most, "spy-connection.results.missions")


def need_points(state: State, player: Player) -> State:
    """Refuse points without a mission, and more agents on targets than three missions hold."""
    without = player.points > 0 and player.completed == 0
    state = state.see(not without, "spy-connection.results.points")
    return state.see(player.extra_targets <= MOST_TARGETS, "spy-connection.results.targets")


def last_before(state: State, name: str) -> str:
    """Return who brought the end if this player had the last turn of all: the next one."""
    names = [each.name for each in state.players]
    return names[(names.index(name) + 1) % len(names)]


def need_end(state: State, last: str) -> State:
    """Refuse a last turn after which the game could not be over."""
    ended = state.of(last_before(state, last)).completed >= TO_END
    return state.see(ended, "spy-connection.results.last")
