"""What the seal asks a game: every opening is true and in time, and every sheet is of one shape."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from companion.games.mind_mgmt.board.plan import PLACES
from companion.games.mind_mgmt.moves.base import AGENTS, ALERT, RECRUITER, SETUP, MindMove, Secret
from companion.games.mind_mgmt.moves.recruiter import (
    DoneSlip,
    ExtraImmortal,
    Slip,
    Step,
    TellRecruits,
)
from companion.games.mind_mgmt.rules.ways import ways
from tests.games.mind_mgmt.playing import fresh, opening, played
from tests.games.mind_mgmt.random_games import GAME, SEALING
from tests.games.mind_mgmt.watched import SORTS, Moment, Watched, games, sort_of, truth


def sheets(game: Watched) -> list[str]:
    """Give the names of the sheets of a game, one after the other."""
    due = (SEALING.sheet_due(each.before, each.after) for each in game.moments)
    return [name for name in due if name]


def test_whatever_becomes_due_is_true_of_the_real_map(
    record_property: Callable[[str, object], None],
) -> None:
    sorts: Counter[str] = Counter()
    for game in games():
        for each in game.moments:
            for fact in SEALING.opened(each.seen, each.heard):
                assert truth(fact[0], game.map) == fact[1]
                sorts[sort_of(each.heard, each.seen, fact)] += 1
    record_property("openings in random games", dict(sorts.most_common()))
    assert set(sorts) == SORTS


def test_whatever_becomes_due_is_sealed_before_it_or_on_the_very_next_sheet() -> None:
    later = 0
    for game in games():
        sealed: dict[str, int] = {}
        waiting: dict[str, int] = {}
        for each in game.moments:
            sealed.update(SEALING.facts(each.before, each.move))
            due = dict(SEALING.opened(each.seen, each.heard))
            waiting |= {label: due[label] for label in due if label not in sealed}
            assert due.items() <= {**sealed, **waiting}.items()
            if name := SEALING.sheet_due(each.before, each.after):
                values = SEALING.sheet(each.after)
                places = SEALING.places(each.after)
                sheet = {f"{name}/{p}": v for p, v in zip(places, values, strict=True)}
                assert waiting.items() <= sheet.items()
                later += len(waiting)
                sealed, waiting = sealed | sheet, {}
            assert not (waiting and GAME.rules.outcome(each.after))
    assert later > 50


@pytest.mark.parametrize(("action", "place"), [("step E7", "E7"), ("remark he waits", "C2")])
def test_a_location_paid_with_in_the_turn_that_ends_the_game_is_opened_on_a_last_sheet(
    action: str, place: str
) -> None:
    choice = "ruling mind-mgmt.immortals.recruit.decline may"
    state = played(opening("twelve"), choice, action, "immortal E2-D1")
    line = f"immortal D1-C1 for {place}"
    assert SEALING.opened(state, GAME.notation.parse(line)) == ((f"10/visited/{place}", 1),)
    paid = played(state, line)
    over = played(paid, "recruit pool")
    assert GAME.rules.outcome(over) is not None
    assert SEALING.sheet_due(paid, over) == "10"
    assert SEALING.sheet(over)[PLACES.index(place)] == 1


def test_a_sheet_has_126_places_in_board_order_whatever_stands_behind_the_screen() -> None:
    kinds = ("visited", "here", "near")
    places = SEALING.places(opening("full"))
    assert places == tuple(f"{kind}/{place}" for kind in kinds for place in PLACES)
    assert len(places) == 126
    for game in games():
        lengths = {
            len(SEALING.sheet(each.after)) for each in game.moments if each.after.hidden.path
        }
        assert lengths == {126}


def test_a_sheet_answers_every_question_truly() -> None:
    checked = 0
    for game in games():
        for each in game.moments:
            if name := SEALING.sheet_due(each.before, each.after):
                places = SEALING.places(each.after)
                values = zip(places, SEALING.sheet(each.after), strict=True)
                assert all(truth(f"{name}/{place}", game.map) == bit for place, bit in values)
                checked += 1
    assert checked > 150


def acts(game: Watched) -> Iterator[tuple[Moment, list[Step | Slip]]]:
    """Give each action of the Recruiter, with all that he could have done instead."""
    for each in game.moments:
        if SEALING.record.format(SEALING.veil(each.move)) == "act":
            could = (*ways(each.before), each.move)
            yield each, [move for move in could if isinstance(move, (Step, Slip))]


def test_a_step_and_a_slip_look_alike_and_seal_the_same_but_for_the_location() -> None:
    kinds: Counter[type[MindMove]] = Counter()
    for game in games():
        for each, moves in acts(game):
            kinds.update(map(type, moves))
            facts = [SEALING.facts(each.before, move) for move in moves]
            labels = {tuple(label for label, _value in said) for said in facts}
            assert labels == {SEALING.labels(each.seen, each.heard)}
            assert [said[0][1] for said in facts] == [PLACES.index(m.place) for m in moves]
            assert {SEALING.record.format(SEALING.veil(move)) for move in moves} == {"act"}
            assert {GAME.rules.giver(each.before, move) for move in moves} == {"keeper"}
            assert {GAME.rules.undoable(each.before, move) for move in moves} == {True}
    assert min(kinds[Step], kinds[Slip]) > 50


def test_only_hidden_lines_are_sealed_and_each_fact_once() -> None:
    for game in games():
        for each in game.moments:
            labels = [label for label, _value in SEALING.facts(each.before, each.move)]
            assert bool(labels) == isinstance(each.move, Secret)
            assert len(set(labels)) == len(labels)
            assert tuple(labels) == SEALING.labels(each.seen, each.heard)


def test_every_hour_from_five_on_has_one_sheet_and_its_name() -> None:
    for game in games():
        names = sheets(game)
        last = game.moments[-1].after.public
        more = last.phase in (RECRUITER, ALERT) and game.over and names[-1:] != [f"{last.hour:02}"]
        end = 4 if not last.told else last.hour + more
        assert names == [f"{hour:02}" for hour in range(5, end + 1)]


def test_a_sheet_is_due_where_the_recruiters_turn_ends_and_nowhere_else() -> None:
    for game in games():
        for each in game.moments:
            then, now = each.before.public, each.after.public
            keeps = then.phase in (RECRUITER, ALERT)
            ends = now.phase == AGENTS or bool(now.outcome and not then.outcome)
            counts = then.phase == SETUP and len(now.told) > len(then.told)
            due = SEALING.sheet_due(each.seen, each.known)
            assert bool(due) == (counts or (keeps and ends))
            assert due == SEALING.sheet_due(each.before, each.after)


def test_the_newest_sheet_is_of_the_hour_that_agents_ask_in() -> None:
    asked = 0
    for game in games():
        newest = ""
        for each, _next in pairwise(game.moments):
            newest = SEALING.sheet_due(each.before, each.after) or newest
            public = each.after.public
            if public.question:
                assert newest == f"{public.hour:02}"
                asked += 1
    assert asked > 200


def test_first_steps_that_are_made_anew_seal_their_hours_anew() -> None:
    state = played(
        fresh("training", "Eva Adam"),
        *("recruiter Eva", "lay board", "lay time", "lay actions", "lay supplies", "lay hours"),
        *("supply 9", "lay map", "lay slip", "card pipe-girl", "start A2", "shown A2 1"),
        *("features bus idol pool", "step B2", "step B1", "step A1"),
        "ruling mind-mgmt.setup.stuck anew",
    )
    assert SEALING.labels(state, SEALING.record.parse("act")) == ("hour/05",)
    again = played(state, "stuck")
    assert SEALING.facts(again, GAME.notation.parse("step A3")) == (
        ("hour/02", PLACES.index("A3")),
    )


def test_every_answer_rests_on_what_it_opens_and_on_nothing_but_the_public_lines() -> None:
    for game in games():
        for each in game.moments:
            opened = tuple(label for label, _value in SEALING.opened(each.seen, each.heard))
            rests = SEALING.rests(each.seen, each.heard)
            assert rests[: len(opened)] == opened
            assert rests == SEALING.rests(each.before, each.move)
            assert SEALING.claims(each.heard) or not rests


def test_what_opens_nothing_rests_on_the_hours_by_which_it_is_true() -> None:
    seen = set()
    for game in games():
        for each in game.moments:
            hours = [x for x in SEALING.rests(each.seen, each.heard) if x.startswith("hour/")]
            hour, setup = each.before.public.hour, each.before.public.phase == SETUP
            first = 1 if setup or isinstance(each.heard, ExtraImmortal) else hour - 1
            if isinstance(each.heard, TellRecruits):
                assert hours == [f"hour/{n:02}" for n in range(first, hour + 1)]
            elif isinstance(each.heard, ExtraImmortal):
                assert hours == [f"hour/{n:02}" for n in range(1, hour + 2)]
            elif isinstance(each.heard, DoneSlip):
                assert hours == [f"hour/{hour:02}", f"hour/{hour + 1:02}"]
                assert "card" in SEALING.rests(each.seen, each.heard)
            else:
                continue
            seen.add(type(each.heard))
    assert len(seen) == 3
