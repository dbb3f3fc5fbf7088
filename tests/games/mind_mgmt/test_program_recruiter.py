"""The program at the Recruiter's seat plays by the rules, to the end, from what it may see."""

from dataclasses import replace

import pytest

from companion.contract.drawing import Drawing
from companion.core import KEEPER
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.players.recruiter import FORCED, TURN
from companion.games.mind_mgmt.rules.referee import apply
from companion.games.mind_mgmt.rules.ways import cornered
from companion.games.mind_mgmt.state import State
from tests.games.mind_mgmt.playing import GAME
from tests.games.mind_mgmt.program_games import Taken, chance_of, game, level

RECRUITERS = [
    each.name for each in (GAME.program.levels if GAME.program else ()) if each.seat == KEEPER
]
GAMES = 3  # of each level and mode


def taken(mode: str, recruiter: str, seed: str, agents: str = "agents/random-1") -> list[Taken]:
    """Give the decisions of the Recruiter in a game."""
    found = game(mode, [level(recruiter), level(agents)], seed)
    return [each for each in found if isinstance(each, Taken) and each.level.name == recruiter]


@pytest.mark.parametrize("mode", ["training", "full"])
@pytest.mark.parametrize("recruiter", RECRUITERS)
def test_every_game_is_played_to_an_end(recruiter: str, mode: str) -> None:
    for seed in range(GAMES):
        *_decisions, last = game(mode, [level(recruiter), level("agents/random-1")], f"{seed}")
        assert isinstance(last, State)
        assert last.public.outcome is not None


@pytest.mark.parametrize("mode", ["training", "full"])
@pytest.mark.parametrize("recruiter", RECRUITERS)
def test_a_dead_end_is_entered_only_where_nothing_else_is_lawful(recruiter: str, mode: str) -> None:
    for seed in range(GAMES):
        for each in taken(mode, recruiter, f"{seed}"):
            move = each.decision.move
            if isinstance(move, r.Step | r.Slip) and cornered(apply(each.state, move)):
                ways = (way for way in each.sight.legal if isinstance(way, r.Step | r.Slip))
                assert all(cornered(apply(each.state, way)) for way in ways)


@pytest.mark.parametrize("recruiter", RECRUITERS)
def test_the_same_seed_gives_the_same_game(recruiter: str) -> None:
    one, again = (
        [GAME.notation.format(each.decision.move) for each in taken("full", recruiter, "again")]
        for _time in range(2)
    )
    assert one == again


@pytest.mark.parametrize("recruiter", RECRUITERS)
def test_another_seed_gives_another_game(recruiter: str) -> None:
    one, other = (
        [GAME.notation.format(each.decision.move) for each in taken("full", recruiter, seed)]
        for seed in ("one", "other")
    )
    assert one != other


@pytest.mark.parametrize("recruiter", RECRUITERS)
def test_what_nobody_plays_decides_nothing(recruiter: str) -> None:
    """Remarks and notes, as people leave them, are no part of what a level thinks about."""
    for each in taken("full", recruiter, "talk")[:40]:
        state = each.state
        for line in ("remark somebody laughed", "note D4 perhaps"):
            state = GAME.rules.apply(state, GAME.notation.parse(line))
        view = GAME.rules.view(state, each.level.seat)
        assert each.level.deciding(view) == each.kind


@pytest.mark.parametrize("recruiter", RECRUITERS)
def test_what_is_chosen_was_thought_best(recruiter: str) -> None:
    found = [each for each in taken("full", recruiter, "worth") if each.kind == TURN]
    walks = [each for each in found if isinstance(each.decision.move, r.Step | r.Slip)]
    assert walks
    for each in walks:
        best = max(candidate.worth for candidate in each.decision.candidates)
        assert best in [
            candidate.worth
            for candidate in each.decision.candidates
            if candidate.move == each.decision.move
        ]


def test_after_the_end_nothing_is_decided() -> None:
    *_decisions, last = game("full", [level("recruiter/careful-1"), level("agents/random-1")], "x")
    assert isinstance(last, State)
    assert not level("recruiter/careful-1").deciding(GAME.rules.view(last, KEEPER))


def test_a_rule_that_is_set_aside_leaves_the_level_a_lawful_move() -> None:
    """A table may set aside how the Recruiter walks: the level goes on among what is lawful."""
    for each in taken("full", "recruiter/easy-1", "aside"):
        if each.kind in (TURN, FORCED):
            line = "override mind-mgmt.step.next a card of an expansion"
            state = GAME.rules.apply(each.state, GAME.notation.parse(line))
            view = GAME.rules.view(state, KEEPER)
            legal = GAME.rules.legal(state, each.level.offered_to(view))
            sight = replace(each.sight, view=view, legal=legal)
            drawing = Drawing(chance_of("aside"), "play/07/turn/0")
            move = each.level.decide(sight, drawing).move
            assert GAME.rules.allows(state, move)
