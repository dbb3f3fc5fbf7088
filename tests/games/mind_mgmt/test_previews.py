"""What each answer would leave is counted before a question is asked, as it is left afterwards."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace

import pytest

from companion.contract.knowledge import Preview
from companion.games.mind_mgmt.board.plan import PLACES
from companion.games.mind_mgmt.knowledge.asking import KINDS, asking
from companion.games.mind_mgmt.knowledge.known import Known
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves.answers import Answer, Marks, Says
from companion.games.mind_mgmt.moves.base import AGENTS, MindMove
from companion.games.mind_mgmt.moves.talk import Dolphin
from companion.games.mind_mgmt.secrets.questions import QUESTIONS
from companion.games.mind_mgmt.world import World
from tests.games.mind_mgmt.knowing import lines, told, worlds
from tests.games.mind_mgmt.watched import watched

AGENT = "meru"
ASKED = (*KINDS, Dolphin)
GAMES = [("training", 1), ("full", 0), ("full", 3), ("full", 7)]
SMALL = 600  # worlds that are asked one by one


def questions(known: Known) -> Iterator[tuple[MindMove, ...]]:
    """Go through questions of every kind."""
    public = known.public
    for feature in public.board.known:
        yield (a.Asks(AGENT, feature),)
        yield a.Asks(AGENT, feature), Dolphin()
        yield (a.ShakesDown(AGENT, feature),)
    for place in PLACES:
        yield (a.Captures(AGENT, place),)
        yield (a.Senses(AGENT, place),)
    if public.phase == AGENTS:  # before that, the newest token may be of the move that is made
        yield from ((a.Reveals(AGENT, place),) for place in public.steps)


def declared(known: Known, asked: tuple[MindMove, ...]) -> dict[Answer, Preview]:
    """Ask the declaration of a question in every world."""
    public = asking(known.public, asked)
    assert public.question is not None
    claim, found = QUESTIONS[public.question.kind], defaultdict[Answer, list[World]](list)
    for world in worlds(known):
        for said in claim.lawful(public, world):
            found[said].append(world)
    return {said: counted(said, fit) for said, fit in found.items()}


def counted(said: Answer, fit: list[World]) -> Preview:
    """Count worlds one by one."""
    paths = {world.path for world in fit}
    ends = Counter(path[-1] for path in paths)
    here = {place: ends[place] for place in PLACES if ends[place]}
    return Preview(said, len(paths), len(fit), here)


@pytest.mark.parametrize(("mode", "seed"), GAMES)
def test_each_answer_leaves_the_worlds_in_which_it_is_true(mode: str, seed: int) -> None:
    seen = set[str]()
    for number, (_moment, known) in enumerate(lines(watched(mode, "curious", seed))):
        if number % 7 == 0 and known.fitting.hours and known.worlds < SMALL:
            for asked in questions(known):
                previews = known.previews(*asked)
                assert {each.answer: each for each in previews} == declared(known, asked)
                seen.add(type(asked[-1]).__name__)
    assert seen >= {"Asks", "Dolphin", "Captures", "Senses", "ShakesDown"}


@pytest.mark.parametrize(("mode", "seed"), GAMES)
def test_what_was_told_before_is_what_is_left_when_it_was_asked(mode: str, seed: int) -> None:
    checked = 0
    before: Known | None = None
    for moment, known in lines(watched(mode, "curious", seed)):
        if isinstance(moment.move, ASKED) and before:
            assert known.previews() == before.previews(moment.move)
        if isinstance(moment.move, Answer) and before:
            picture = known.picture()
            left = Preview(moment.move, picture.trails, picture.worlds, picture.here)
            assert left in before.previews()
            checked += 1
        before = known
    assert checked > 3


def test_answers_stand_in_the_order_of_a_list_and_overlap() -> None:
    known = told("full", "step D5", "done")
    marks = known.previews(a.Asks(AGENT, "bus"))
    places = [each.answer.places[0] for each in marks if isinstance(each.answer, Marks)]
    assert places == sorted(places, key=PLACES.index)
    assert len(places) > 1
    assert sum(each.trails for each in marks) > known.picture().trails
    yes, no = known.previews(a.Captures(AGENT, "D5"))
    assert (yes.answer, no.answer) == (Says(True), Says(False))
    assert yes.trails + no.trails == known.picture().trails


def test_who_asks_makes_no_difference_and_nothing_is_asked_by_it() -> None:
    known = told("full", "step D5", "done")
    one, other = (known.previews(a.Senses(agent, "D4")) for agent in ("meru", "bill"))
    assert one == other
    assert known.public.question is None
    assert known.previews() == ()


def test_of_an_estimate_it_is_one_and_no_place_of_a_whole_count_is_left_out() -> None:
    game, seen = watched("full", "gather", 0), 0
    for (_moment, exact), (_same, about) in zip(lines(game), lines(game, 600), strict=True):
        if about.fitting.one_in > 1 and exact.fitting.hours > 6 and not seen:
            seen += 1
            asked = a.Senses(AGENT, "D4")
            for one, other in zip(exact.previews(asked), about.previews(asked), strict=True):
                assert (one.exact, other.exact) == (True, False)
                assert replace(one, trails=0, worlds=0, here={}, exact=False) == replace(
                    other, trails=0, worlds=0, here={}
                )
                assert set(one.here) <= set(other.here)
    assert seen


def test_in_the_set_up_nobody_asks() -> None:
    assert told("full", before="recruits").previews(a.Captures(AGENT, "D5")) == ()
