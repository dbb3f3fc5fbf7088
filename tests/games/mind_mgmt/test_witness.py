"""Whoever follows the public lines alone knows all that is public, and nothing more."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core import PUBLIC, CompanionError, Illegal
from companion.games.mind_mgmt.board.plan import PLACES, around
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import answers as n
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import MindMove, Secret
from companion.games.mind_mgmt.notation import RECORD
from companion.games.mind_mgmt.people import AGENT_NAMES
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.world import UNSEEN
from tests.games.mind_mgmt.playing import opening, played
from tests.games.mind_mgmt.random_games import GAME, SEALING, extras
from tests.games.mind_mgmt.watched import MANY, games, watched
from tests.strategies import moves

PAGE = (files("companion.games.mind_mgmt") / "AUDIT.md").read_text("utf-8")
RULE = re.compile(r"^\| `(mind-mgmt\.[a-z.-]+)` \|", re.MULTILINE)
OF_THE_MAP = set(RULE.findall(PAGE.partition("\n## What the audit checks")[2]))

CORRECTIONS = (
    t.CorrectAgent,
    t.CorrectImmortal,
    t.CorrectMayhem,
    t.CorrectToken,
    t.CorrectDraw,
)
RARE = (t.Remark, t.Note, t.Override, t.Ruling, t.Mistake, r.Stuck, a.Captures, *CORRECTIONS)


def refusal(state: State, move: MindMove) -> str:
    """Give the rule that refuses a line, or how it is not understood, or nothing."""
    try:
        known = GAME.rules.apply(state, move)
    except Illegal as illegal:
        return illegal.rule
    except CompanionError as error:
        return str(error)
    assert known.hidden.seen == state.hidden.seen
    return ""


def test_the_witness_knows_at_every_line_exactly_what_lies_open() -> None:
    lines = 0
    for game in games():
        for each in game.moments:
            assert each.known.public == each.after.public
            assert each.known.hidden == UNSEEN
            lines += 1
    assert lines > 2000


def test_the_witness_hears_of_a_secret_line_no_more_than_its_kind() -> None:
    kinds = set()
    for game in games():
        for each in game.moments:
            if isinstance(each.move, Secret):
                assert RECORD.parse(RECORD.format(SEALING.veil(each.move))) == each.heard
                kinds.add(RECORD.format(SEALING.veil(each.move)))
            else:
                assert each.heard == each.move
    assert kinds == {"card", "start", "features", "act"}


def test_what_the_witness_says_of_a_line_does_not_depend_on_the_secret_map() -> None:
    for game in games():
        for each in game.moments:
            for state, move in ((each.before, each.move), (each.seen, each.heard)):
                assert GAME.rules.giver(state, move) == GAME.rules.giver(each.seen, each.heard)
                undoable = GAME.rules.undoable
                assert undoable(state, move) == undoable(each.seen, each.heard)
                assert SEALING.claims(move) == SEALING.claims(each.heard)
                assert SEALING.labels(state, move) == SEALING.labels(each.seen, each.heard)
                assert SEALING.opened(state, move) == SEALING.opened(each.seen, each.heard)
            assert SEALING.sharers(each.before) == SEALING.sharers(each.seen)
            assert GAME.rules.stamp(each.before) == GAME.rules.stamp(each.seen)
            assert GAME.rules.outcome(each.before) == GAME.rules.outcome(each.seen)
            assert GAME.rules.view(each.before, PUBLIC) == GAME.rules.view(each.seen, PUBLIC)


def claims(state: State, chance: Random) -> Iterator[MindMove]:
    """Propose what a keeper could say, true or not."""
    place, number = chance.choice(PLACES), chance.randint(0, 16)
    hop = (chance.choice(state.public.immortals or PLACES), place)
    yield from (n.Says(True), n.Says(False), n.CannotMark(), n.TellsHour(number))
    if state.public.question and state.public.question.feature:
        several = state.public.board.places(state.public.question.feature)
        yield n.Marks(several)
        yield from (n.Marks((one,)) for one in several)
    yield from (r.TellRecruits(number) for number in range(4))
    yield from (r.Done(), r.DoneSlip("first"), r.DoneSlip("second"), r.Stuck(), t.Mended())
    yield from (s.ShowHour(place, number), r.ExtraImmortal(hop, place))
    yield from (r.Draw(feature) for feature in state.public.board.known)


@settings(max_examples=300)
@given(st.sampled_from(MANY), st.integers(0, 400), st.randoms(use_true_random=False), moves)
def test_the_witness_takes_a_line_unless_something_open_forbids_it_by_the_same_rule(
    which: tuple[str, str, int], at: int, chance: Random, odd: MindMove
) -> None:
    found = watched(*which).moments
    each = found[at % len(found)]
    for move in (*claims(each.before, chance), *extras(each.before, chance), odd):
        if not isinstance(move, Secret):
            known, true = refusal(each.seen, move), refusal(each.before, move)
            assert known == true or true in OF_THE_MAP


def test_a_witness_takes_a_lie_that_only_the_map_refutes() -> None:
    state = played(opening("full"), "step D5", "done", "meru asks torches")
    assert refusal(state, GAME.notation.parse("answer none")) == "mind-mgmt.ask.answer"
    witness = SEALING.unseen(state)
    assert refusal(witness, GAME.notation.parse("answer none")) == ""
    assert refusal(witness, GAME.notation.parse("answer A1")) == "mind-mgmt.ask.answer"


def turns(state: State, chance: Random) -> Iterator[MindMove]:
    """Propose what a side could do in its turn."""
    public, place = state.public, chance.choice(PLACES)
    agent, feature = chance.choice(AGENT_NAMES), chance.choice(public.board.known)
    here = public.agents.get(agent) or place
    for there in around(here):
        yield from (a.Moves(agent, (here, there)), a.Pushes(agent, (here, there)))
        yield from (a.Leads(agent, agent, (here, there)), a.Shoves(agent, (there, here)))
    yield from (a.Rests(agent), a.Asks(agent, feature), a.ShakesDown(agent, feature))
    yield from (a.Captures(agent, here), a.Senses(agent, here), a.Reveals(agent, here))
    yield from (a.Reveals(agent, step) for step in public.steps)
    yield from (RECORD.parse("act"), t.Dolphin())
    for one in public.immortals:
        yield from (r.MoveImmortal((one, there)) for there in around(one))
    yield from (r.ImmortalRecruit(feature) for feature in public.opened)


@pytest.mark.parametrize("seed", range(12))
def test_a_witness_follows_any_tale_to_its_end_whether_there_is_a_map_for_it_or_not(
    seed: int,
) -> None:
    kinds: Counter[str] = Counter()
    for name in ("full", "training", "twelve", "tokens", "notes"):
        chance, state = Random(f"{name} {seed}"), SEALING.unseen(opening(name))
        while GAME.rules.outcome(state) is None:
            proposed = [*claims(state, chance), *turns(state, chance), *extras(state, chance)]
            chance.shuffle(proposed)
            proposed.sort(key=lambda move: isinstance(move, RARE) and chance.random() < 0.97)
            taken = next(move for move in proposed if not refusal(state, move))
            after, stamp = GAME.rules.apply(state, taken), GAME.rules.stamp(state)
            assert len(SEALING.opened(state, taken)) <= 5
            assert SEALING.sheet_due(state, after) in (
                "",
                f"{state.public.hour:02}",
                stamp,
            )
            assert SEALING.labels(state, taken) in ((), (f"hour/{stamp}",))
            GAME.rules.view(after, PUBLIC)
            kinds[type(taken).__name__] += 1
            state = after
    assert len(kinds) > 15
