"""Whoever follows the public lines alone knows all that is public, and nothing more."""

import re
from collections.abc import Iterator
from importlib.resources import files
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core import PUBLIC, CompanionError, Illegal
from companion.games.mind_mgmt.board import PLACES
from companion.games.mind_mgmt.moves import answers as n
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import Move, Secret
from companion.games.mind_mgmt.state import UNSEEN, State
from tests.games.mind_mgmt.playing import opening, played
from tests.games.mind_mgmt.random_games import GAME, extras
from tests.games.mind_mgmt.watched import MANY, games, watched
from tests.strategies import moves

PAGE = (files("companion.games.mind_mgmt") / "AUDIT.md").read_text("utf-8")
OF_THE_MAP = set(re.findall(r"^\| `(mind-mgmt\.[a-z.-]+)` \|", PAGE, re.MULTILINE))


def refusal(state: State, move: Move) -> str:
    """Give the rule that refuses a line, or how it is not understood, or nothing."""
    try:
        known = GAME.apply(state, move)
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
                assert GAME.heard(GAME.redact(each.move)) == each.heard
                kinds.add(GAME.redact(each.move))
            else:
                assert each.heard == each.move
    assert kinds == {"card", "start", "features", "act"}


def test_what_the_witness_says_of_a_line_does_not_depend_on_the_secret_map() -> None:
    for game in games():
        for each in game.moments:
            for state, move in ((each.before, each.move), (each.seen, each.heard)):
                assert GAME.giver(state, move) == GAME.giver(each.seen, each.heard)
                assert GAME.final(state, move) == GAME.final(each.seen, each.heard)
                assert GAME.claims(move) == GAME.claims(each.heard)
                assert GAME.labels(state, move) == GAME.labels(each.seen, each.heard)
                assert GAME.opened(state, move) == GAME.opened(each.seen, each.heard)
            assert GAME.others(each.before) == GAME.others(each.seen)
            assert GAME.hour(each.before) == GAME.hour(each.seen)
            assert GAME.outcome(each.before) == GAME.outcome(each.seen)
            assert GAME.view(each.before, PUBLIC) == GAME.view(each.seen, PUBLIC)


def claims(state: State, chance: Random) -> Iterator[Move]:
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
    which: tuple[str, str, int], at: int, chance: Random, odd: Move
) -> None:
    found = watched(*which).moments
    each = found[at % len(found)]
    for move in (*claims(each.before, chance), *extras(each.before, chance), odd):
        if not isinstance(move, Secret):
            known, true = refusal(each.seen, move), refusal(each.before, move)
            assert known == true or true in OF_THE_MAP


def test_a_witness_takes_a_lie_that_only_the_map_refutes() -> None:
    state = played(opening("full"), "step D5", "done", "meru asks torches")
    assert refusal(state, GAME.parse("answer none")) == "mind-mgmt.ask.answer"
    assert refusal(GAME.unseen(state), GAME.parse("answer none")) == ""
    assert refusal(GAME.unseen(state), GAME.parse("answer A1")) == "mind-mgmt.ask.answer"
