"""The program at the agents' seat decides by what everybody may know, and by nothing else."""

from dataclasses import replace

import pytest

from companion.contract.drawing import Drawing
from companion.core import PUBLIC
from companion.games.mind_mgmt.board.plan import PLACES
from companion.games.mind_mgmt.knowledge.fitting import LAYOUT
from companion.games.mind_mgmt.knowledge.known import Known
from companion.games.mind_mgmt.state import State
from tests.games.mind_mgmt.playing import GAME
from tests.games.mind_mgmt.program_games import Taken, chance_of, game, level

AGENTS = [
    each.name for each in (GAME.program.levels if GAME.program else ()) if each.seat == PUBLIC
]


def decisions(agents: str, mode: str, seed: str = "agents") -> list[Taken]:
    """Give the decisions of the agents in a game."""
    found = game(mode, [level("recruiter/easy-1"), level(agents)], seed)
    return [each for each in found if isinstance(each, Taken) and each.level.name == agents]


def others(taken: Taken) -> State:
    """Give a state with another path that fits all that is public, if there is one."""
    known = taken.sight.knowledge
    assert isinstance(known, Known)
    hours = known.fitting.hours
    for path in known.fitting.paths:
        walked = tuple(PLACES[at] for at in LAYOUT.places_of(path, hours))
        if walked != taken.state.hidden.path:
            hidden = replace(taken.state.hidden, path=walked)
            return State(taken.state.public, hidden)
    return taken.state


@pytest.mark.parametrize("agents", ["agents/exact-1", "agents/noisy-1", "agents/pairs-1"])
def test_where_the_recruiter_really_is_changes_no_decision(agents: str) -> None:
    changed = 0
    for each in decisions(agents, "full")[::5]:
        state = others(each)
        changed += state != each.state
        view = GAME.rules.view(state, PUBLIC)
        sight = replace(each.sight, view=view, legal=GAME.rules.legal(state, PUBLIC))
        real = replace(each.sight, legal=GAME.rules.legal(each.state, PUBLIC))
        one, other = (
            each.level.decide(of, Drawing(chance_of("swap"), "play/07/active/0")).move
            for of in (real, sight)
        )
        assert one == other
    assert changed


@pytest.mark.parametrize("mode", ["training", "full"])
@pytest.mark.parametrize("agents", AGENTS)
def test_whatever_the_agents_do_is_lawful(agents: str, mode: str) -> None:
    found = decisions(agents, mode)
    assert found
    for each in found:
        assert GAME.rules.allows(each.state, each.decision.move)
