"""What is said to have decided an evening is true by its record, and nothing is invented."""

from fractions import Fraction

import pytest

from companion import games
from companion.core import Fact
from companion.record.fold import Played
from companion.trail.facts import on_sheet
from companion.trail.hunt.rules import Hunt
from companion.trail.hunt.secrets import HuntSecrets
from companion.trail.moves import Says
from companion.trail.secrets import HERE
from companion.understood.evening import (
    Admitted,
    Evening,
    Gave,
    Missed,
    Moment,
    NobodyAsked,
    Possible,
    Saved,
    ToldMost,
    Wasted,
)
from companion.understood.following import worked_out
from tests.games import harbours
from tests.games.harbours.moves import GRAPH, Searches
from tests.games.harbours.playing import CAUGHT, OPTIONS
from tests.games.harbours.rules import RULES
from tests.understood.evenings import MANY, Named, again, played, understood

every = pytest.mark.parametrize("named", MANY, ids=lambda named: "-".join(map(str, named)))


def of_kind(evening: Evening, kind: type[Moment]) -> Moment | None:
    """Give the moment of a kind, of which there is one at most."""
    found = [each for each in evening.moments if isinstance(each, kind)]
    assert len(found) <= 1
    return found[0] if found else None


@every
def test_no_question_told_more_than_the_one_that_told_most(named: Named) -> None:
    evening, anew = understood(*named), again(*named)
    told = {
        question: Fraction(anew.left(answer).worlds, anew.left(answer + 1).worlds)
        for question, answer in anew.questions()
        if not any(each.question == question and each.found for each in evening.asked)
    }
    most = of_kind(evening, ToldMost)
    if most is None:
        assert max(told.values(), default=1) == 1
        return
    assert isinstance(most, ToldMost)
    assert told[most.at] == max(told.values()) > 1
    assert most.asked.before == anew.left(most.asked.answer)
    assert most.asked.after == anew.left(most.asked.answer + 1)


@every
def test_every_question_stands_with_its_answer_and_with_what_it_left(named: Named) -> None:
    evening, anew = understood(*named), again(*named)
    assert [(each.question, each.answer) for each in evening.asked] == list(anew.questions())
    for each in evening.asked:
        assert (each.before, each.after) == (anew.left(each.answer), anew.left(each.answer + 1))


@every
def test_the_answer_that_saved_left_more_than_another_true_one(named: Named) -> None:
    evening, anew = understood(*named), again(*named)
    ratios = {
        (asked.answer, other): Fraction(asked.after.worlds, anew.left(asked.answer, other).worlds)
        for asked in evening.asked
        for other in anew.answers(anew.moves[asked.answer].before)
        if other != anew.moves[asked.answer].move
    }
    saved = of_kind(evening, Saved)
    if saved is None:
        assert max(ratios.values(), default=1) <= 1
        return
    assert isinstance(saved, Saved)
    assert ratios[saved.at, saved.other] == max(ratios.values()) > 1
    assert saved.less == anew.left(saved.at, saved.other)


@every
def test_nobody_came_nearer_than_the_nearest_miss(named: Named) -> None:
    evening, anew = understood(*named), again(*named)
    missed = of_kind(evening, Missed)
    caught = {each.hour for each in evening.asked if each.found}
    if missed is None:
        assert not [each for each in evening.near if each.hour not in caught]
        return
    assert isinstance(missed, Missed)
    state = anew.moves[missed.near.line].after
    path, near = anew.moves[-1].after.hidden.path, missed.near
    assert near.there == path[near.hour - 1]
    assert near.hour not in caught
    if missed.asked:
        asked = anew.moves[missed.asked.question].move
        assert asked.place == near.place != near.there
    else:
        assert anew.secrets.seekers(state.public)[near.who] == near.place
    assert near.apart == anew.secrets.apart(state.public, near.place, near.there)
    for played_, known in zip(anew.moves, anew.known[1:], strict=True):
        hour, walked = known.picture().hour, played_.after.hidden.path
        if len(walked) == hour and hour not in caught:
            for place in anew.secrets.seekers(played_.after.public).values():
                apart = anew.secrets.apart(played_.after.public, place, path[hour - 1])
                assert near.apart <= apart


@every
def test_what_nobody_asked_could_be_asked_and_was_not(named: Named) -> None:
    evening, anew = understood(*named), again(*named)
    found = of_kind(evening, NobodyAsked)
    if found is None:
        return
    assert isinstance(found, NobodyAsked)
    instead = found.instead
    subjects = {anew.secrets.subject(anew.moves[asked].move) for asked, _at in anew.questions()}
    assert anew.secrets.subject(instead.question) not in subjects
    before = anew.moves[instead.line].before
    assert anew.game.rules.allows(before, instead.question)
    answers = anew.answers(anew.game.rules.apply(before, instead.question))
    assert instead.answer in answers
    lefts = [anew.left(instead.line, instead.question, each) for each in answers]
    assert instead.after.worlds == max(each.worlds for each in lefts) < instead.before.worlds
    assert instead.before == anew.left(instead.line)


@every
def test_the_mistake_that_cost_was_one(named: Named) -> None:
    evening, anew = understood(*named), again(*named)
    for each in evening.moments:
        if isinstance(each, Wasted):
            assert anew.left(each.asked.answer) == anew.left(each.asked.answer + 1)
            before = anew.moves[each.at].before
            assert anew.game.rules.allows(before, each.instead.question)
            assert each.instead.after.worlds < each.instead.before.worlds
        elif isinstance(each, Gave):
            assert each.more == anew.left(each.at, each.other)
            assert each.more.worlds > each.asked.after.worlds
        elif isinstance(each, Admitted):
            assert type(anew.moves[each.at].move).admits
            assert each.before.worlds > each.after.worlds


@every
def test_there_are_at_most_five_and_no_two_of_a_kind(named: Named) -> None:
    kinds = [type(each) for each in understood(*named).moments]
    one = [Gave if kind in (Wasted, Admitted) else kind for kind in kinds]
    assert len(set(one)) == len(one) <= 5


@every
def test_each_line_has_what_was_known_behind_it(named: Named) -> None:
    evening, anew = understood(*named), again(*named)
    assert [each.known for each in evening.lines] == [each.picture() for each in anew.known[1:]]
    for hour in evening.hours:
        assert evening.lines[hour.last].known.hour == hour.hour
        assert hour.end == anew.left(hour.last + 1)


def test_an_evening_in_which_nothing_was_asked_has_no_questions_that_decided() -> None:
    evening = worked_out(harbours.GAME, played(harbours.GAME, OPTIONS, *CAUGHT[:2]))
    assert evening
    assert not evening.asked
    assert not evening.moments


def test_finding_the_trail_is_the_end_and_not_the_question_that_told_most() -> None:
    found = ("sail Kiel", "done", "search Kiel", "answer yes")
    evening = worked_out(harbours.GAME, played(harbours.GAME, OPTIONS, *found))
    assert evening
    [search] = evening.asked
    assert search.found
    assert search.told == 12
    assert not [each for each in evening.moments if isinstance(each, ToldMost | Missed)]


def test_a_search_beside_the_trail_is_a_near_miss() -> None:
    evening = worked_out(harbours.GAME, played(harbours.GAME, OPTIONS, *CAUGHT))
    assert evening
    missed = of_kind(evening, Missed)
    assert isinstance(missed, Missed)
    assert (missed.near.place, missed.near.there) == ("Rīga", "Klaipėda")
    assert missed.near.apart == 1


def test_the_search_that_found_the_trail_is_no_error_though_everybody_knew_where_it_ended() -> None:
    lines = (
        *("sail Jyväskylä", "done", "ask Århus", "answer no"),
        *("sail Tallinn", "done", "ask Århus", "answer no"),
        *("sail Rīga", "show Rīga", "done", "search Rīga", "answer yes"),
    )
    evening = worked_out(harbours.GAME, played(harbours.GAME, OPTIONS, *lines))
    assert evening
    assert evening.asked[-1].told == 1
    assert evening.hours[-1].begin.worlds > 1  # another question would have told something
    assert of_kind(evening, Wasted) is None


def test_a_question_about_several_places_is_no_near_miss(monkeypatch: pytest.MonkeyPatch) -> None:
    def opens(public: Hunt, said: Says) -> list[Fact]:
        near = ("Rīga", "Tallinn")
        return [on_sheet(GRAPH, public.hour, HERE.name, each, said.truth) for each in near]

    monkeypatch.setattr(RULES.questions[Searches], "opens", opens)
    lines = ("sail Klaipėda", "done", "search Rīga", "answer no")
    evening = worked_out(harbours.GAME, played(harbours.GAME, OPTIONS, *lines))
    assert evening
    assert of_kind(evening, Missed) is None


def test_it_stops_when_it_is_told_to() -> None:
    shares = []

    def going(share: float) -> bool:
        shares.append(share)
        return share < 0.5

    lines = played(harbours.GAME, OPTIONS, *CAUGHT)
    assert worked_out(harbours.GAME, lines, going) is None
    assert shares[-1] >= 0.5
    assert len(shares) < len(lines)


@pytest.mark.parametrize("name", ["spy-connection", "neighbour-spy", "agents"])
def test_a_game_that_hides_no_trail_has_nothing_to_be_understood(name: str) -> None:
    state = object()
    assert worked_out(games.take(name), [Played(1, None, state, state)]) is None


def test_a_rate_is_never_divided_by_nothing() -> None:
    assert Possible(3, 2, exact=False).times(Possible(2, 1)) == Fraction(3, 2)
    assert Possible(3, 2).times(Possible(0, 0)) == 3


def test_an_evening_is_understood_where_nobody_has_named_the_parts_of_a_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moves = played(harbours.GAME, OPTIONS, *CAUGHT)
    named = worked_out(harbours.GAME, moves)
    monkeypatch.delattr(HuntSecrets, "phase")
    plain = worked_out(harbours.GAME, moves)
    assert named
    assert plain
    assert {each.phase for each in plain.lines} == {""}
    assert plain.moments == named.moments
