"""The hidden seat's own look ahead: how much a true answer could tell after each step."""

import pytest

from companion.contract.knowledge import Knowledge
from companion.core import KEEPER, PUBLIC
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.moves.talk import Dolphin
from companion.games.mind_mgmt.state import State
from companion.play.foresight import Foresight, Threat
from companion.trail.hunt.rules import HuntState
from tests.games import harbours
from tests.games.harbours.moves import GRAPH, Asks, Ferries, Sails, Searches
from tests.games.harbours.playing import OPTIONS
from tests.games.harbours.rules import RULES
from tests.games.mind_mgmt.playing import HERE, lines_of
from tests.games.mind_mgmt.random_games import GAME
from tests.games.mind_mgmt.watched import watched

SEALING = harbours.GAME.sealing


def at_sea(*lines: str) -> tuple[Knowledge[object], HuntState]:
    """Play lines of Harbours: what can be known then, and the state."""
    state = RULES.start(OPTIONS)
    known: Knowledge[object] | None = SEALING.unknown(state)
    assert known is not None
    for number, line in enumerate(lines, 1):
        move = harbours.GAME.notation.parse(line)
        after = RULES.apply(state, move)
        known = known.after(SEALING.heard(number, move, state, after))
        state = after
    return known, state


def really_asked(move: MindMove) -> dict[tuple[str, str], int]:
    """Play a sea move, the end of its hour, and each question: how many places are left."""
    found = dict[tuple[str, str], int]()
    for kind in (Asks, Searches):
        for place in GRAPH.places:
            known, state = at_sea("sail Kiel", "done", "ask Tallinn", "answer no")
            told = "done by ferry" if isinstance(move, Ferries) else "done"
            lines = [move, harbours.GAME.notation.parse(told), kind(place)]
            while lines:
                after = RULES.apply(state, lines[0])
                known = known.after(SEALING.heard(0, lines[0], state, after))
                state, lines = after, lines[1:]
                if state.public.asked:
                    lines = [next(m for c in RULES.choices(state, KEEPER) for m in c.moves())]
            found[kind.__name__, place] = len(known.picture().here)
    return found


@pytest.mark.parametrize("move", [Sails("Lübeck"), Sails("Århus"), Ferries("Klaipėda")])
def test_in_a_hunt_it_is_what_the_worst_question_really_leaves(move: MindMove) -> None:
    known, state = at_sea("sail Kiel", "done", "ask Tallinn", "answer no")
    threat = Foresight(harbours.GAME, known, state).threat(move)
    assert isinstance(threat, Threat)
    assert threat.places == min(really_asked(move).values())


def test_before_a_day_on_which_the_place_is_told_it_counts_what_is_told() -> None:
    day = ("done", "ask Tallinn", "answer no")
    known, state = at_sea("sail Kiel", *day, "sail Lübeck", *day)
    threat = Foresight(harbours.GAME, known, state).threat(Sails("Świnoujście"))
    assert threat is not None
    assert threat.places == 1


def test_after_the_last_day_nobody_asks() -> None:
    day = ("done", "ask Tallinn", "answer no")
    way = ("Kiel", "Århus", "Malmö", "Ystad", "Rønne", "Świnoujście", "Gdańsk", "Klaipėda")
    lines = list[str]()
    for number, place in enumerate(way, 1):
        show = (f"show {place}",) if number % 3 == 0 else ()
        lines += [f"sail {place}", *show, *day]
    known, state = at_sea(*lines)
    assert Foresight(harbours.GAME, known, state).threat(Sails("Rīga")) is None


def opening(*more: str) -> tuple[Knowledge[object], State]:
    """Play the opening of a full game and some more lines."""
    options, lines = lines_of(HERE / "openings" / "full.txt")
    state: State = GAME.rules.start(options)
    known: Knowledge[object] | None = GAME.sealing.unknown(state)
    assert known is not None
    for number, line in enumerate((*lines, *more), 1):
        move = GAME.notation.parse(line)
        after = GAME.rules.apply(state, move)
        known, state = known.after(GAME.sealing.heard(number, move, state, after)), after
    return known, state


def steps(state: State) -> list[MindMove]:
    """List the steps that are lawful."""
    choices = GAME.rules.legal(state, KEEPER).choices
    return [move for each in choices if each.kind is r.Step for move in each.moves()]


def test_each_step_of_the_recruiter_says_the_fewest_places_that_a_question_leaves() -> None:
    known, state = opening()
    foresight = Foresight(GAME, known, state)
    for step in steps(state)[:2]:
        threat = foresight.threat(step)
        assert threat is not None
        after, later = opening(GAME.notation.format(step), "done")
        asked = list(GAME.sealing.askable(later))
        left = []
        for each in asked:
            true = GAME.sealing.truths(later, each)
            left.append(max(p.places for p in after.previews(*each) if p.answer in true))
        assert threat.places == min(left)
        assert threat.left in after.previews(*threat.asked)


def test_only_what_an_agent_can_reach_is_asked() -> None:
    _known, state = opening()
    later = GAME.rules.apply(GAME.rules.apply(state, steps(state)[0]), r.Done())
    asked = set(GAME.sealing.askable(later))
    captured = {each[0].place for each in asked if isinstance(each[0], a.Captures)}
    reached = set[str]()
    for agent in later.public.agents:
        for choice in GAME.rules.legal(later, PUBLIC).choices:
            if choice.kind is a.Moves and choice.fixed.get("agent") == agent:
                ways = [getattr(move, "way", None) for move in choice.moves()]
                reached |= {way[-1] for way in ways if way}
    assert reached - {*later.public.immortals} <= captured
    assert captured < set(later.public.board.graph.places)
    assert any(isinstance(each[-1], Dolphin) for each in asked)


def test_in_training_there_is_no_dolphin_and_no_shakedown() -> None:
    moment = next(
        each
        for each in watched("training", "wander", 1).moments
        if each.before.public.phase != "agents" and each.after.public.phase == "agents"
    )
    kinds = {type(each) for asked in GAME.sealing.askable(moment.after) for each in asked}
    assert a.Captures in kinds
    assert not kinds & {Dolphin, a.ShakesDown, a.Senses}


def test_after_a_dead_end_nobody_asks() -> None:
    moments = watched("full", "corner", 0).moments
    end = next(at for at, each in enumerate(moments) if isinstance(each.move, r.Stuck))
    into = max(at for at in range(end) if isinstance(moments[at].move, (r.Step, r.Slip)))
    assert moments[end].before.public.turn.acted
    assert GAME.sealing.ended(moments[into].before, moments[into].move) == ()


def test_it_shows_nothing_of_the_secrets_when_it_is_printed() -> None:
    known, state = opening()
    foresight = Foresight(GAME, known, state)
    threat = foresight.threat(steps(state)[0])
    assert "D5" not in repr(threat)
    assert "path" not in repr(foresight)
