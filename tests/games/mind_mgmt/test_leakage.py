"""What is opened says no more than what was said aloud."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pytest

from companion.games.mind_mgmt.board.plan import PLACES, Place
from companion.games.mind_mgmt.public import Question
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.world import UNSEEN, World
from tests.games.mind_mgmt.playing import fresh, opening, played
from tests.games.mind_mgmt.random_games import GAME, SEALING
from tests.games.mind_mgmt.rivals import Play, rivals
from tests.games.mind_mgmt.watched import SORTS, Moment, games, sort_of, truth

CUTS, TRIES, SETTLED = 3, 200, 30


def test_what_is_opened_follows_from_open_things_and_the_spoken_line_alone() -> None:
    spoken = 0
    chance = Random("maps")
    for game in games():
        for each in game.moments:
            spoken += SEALING.claims(each.heard)
            path = tuple(chance.sample(PLACES, len(each.before.hidden.path)))
            features = tuple(chance.sample(each.before.public.board.known, 3))
            other = World(path=path, card="pipe-girl", features=features)
            opened = {
                SEALING.opened(replace(each.before, hidden=hidden), each.move)
                for hidden in (each.before.hidden, other, UNSEEN)
            }
            assert len(opened) == 1
            assert SEALING.claims(each.heard) or opened == {()}
    assert spoken > 500


def test_maps_that_the_spoken_lines_do_not_tell_apart_are_not_told_apart_by_all_openings(
    record_property: Callable[[str, object], None],
) -> None:
    sorts: Counter[str] = Counter()
    maps = 0
    for number, game in enumerate(games()):
        chance = Random(number)
        for cut in (*chance.sample(range(len(game.moments)), CUTS), len(game.moments)):
            moments = game.moments[:cut]
            for rival in rivals(moments, chance, TRIES) if cut > SETTLED else ():
                maps += 1
                sorts.update(compared(moments, rival))
    record_property("other maps that fit the lines", maps)
    record_property("openings compared with them", dict(sorts.most_common()))
    assert maps > 500
    assert set(sorts) == SORTS
    assert min(sorts.values()) > 10


def compared(moments: Sequence[Moment], rival: Play) -> list[str]:
    """Hold all openings of a game against another map, and name the sort of each."""
    found = []
    for each, state, move in zip(moments, rival.states, rival.moves, strict=False):
        assert SEALING.record.format(SEALING.veil(move)) == SEALING.record.format(
            SEALING.veil(each.move)
        )
        assert SEALING.opened(state, move) == SEALING.opened(each.before, each.move)
        for fact in SEALING.opened(each.before, each.move):
            assert truth(fact[0], rival.map) == fact[1]
            found.append(sort_of(each.heard, each.seen, fact))
    return found


def test_some_other_maps_differ_in_card_features_and_most_of_the_path() -> None:
    cards, features, far = set(), set(), 0
    for number, game in enumerate(games()):
        moments = game.moments[:SETTLED]
        for rival in rivals(moments, Random(number), TRIES):
            true, map = moments[-1].after.hidden, rival.map
            cards.add(map.card != true.card)
            features.add(len(set(map.features) - set(true.features)))
            far = max(far, len(set(map.path) - set(true.path)))
    assert cards == {True, False}
    assert features >= {0, 1, 2}
    assert far >= 4


def asked(kind: str, *, place: str = "", feature: str = "") -> State:
    """Give the agents' turn of 06:00 with a question; step tokens lie on B5 and A1."""
    state = played(opening("full"), "step D5", "done")
    question = Question(f"mind-mgmt.{kind}", Place(place) if place else None, feature)
    return state.openly(steps=(Place("B5"), Place("A1")), question=question)


def said(state: State, line: str) -> dict[str, int]:
    """Give what a line opens, by its labels in their order."""
    return dict(SEALING.opened(state, GAME.notation.parse(line)))


def test_a_mark_shows_that_its_location_was_visited_and_nothing_of_the_others() -> None:
    state = asked("ask.answer", feature="billboard")
    assert said(state, "answer D5") == {"06/visited/D5": 1}
    assert said(state, "answer B4") == {"06/visited/B4": 1}


def test_none_shows_that_no_location_without_a_mark_was_visited() -> None:
    shown = said(asked("ask.answer", feature="torches"), "answer none")
    assert list(shown.items()) == [(f"06/visited/{place}", 0) for place in ("C2", "F2", "A3", "C7")]


def test_the_dolphin_shows_of_every_location_without_a_mark_whether_it_was_visited() -> None:
    state = asked("dolphin.all", feature="billboard")
    shown = said(state, "answer B4 D5")
    visited = {"D2": 0, "B4": 1, "D5": 1, "C7": 0}
    assert list(shown.items()) == [(f"06/visited/{place}", bit) for place, bit in visited.items()]
    assert said(state, "answer none") == dict.fromkeys(shown, 0)


def test_a_reveal_shows_the_location_of_the_hour_that_was_named() -> None:
    assert said(asked("reveal.hour", place="B5"), "answer 2") == {"hour/02": PLACES.index("B5")}


@pytest.mark.parametrize(("word", "bit"), [("yes", 1), ("no", 0)])
def test_yes_and_no_show_one_bit(word: str, bit: int) -> None:
    line = f"answer {word}"
    assert said(asked("capture.truth", place="F5"), line) == {"06/here/F5": bit}
    assert said(asked("meru.truth", place="A3"), line) == {"06/near/A3": bit}
    assert said(asked("shakedown.truth", feature="pool"), line) == {"feature/pool": bit}


def test_a_second_shakedown_of_a_feature_shows_nothing() -> None:
    state = asked("shakedown.truth", feature="pool").openly(shaken={"pool": 6})
    assert said(state, "answer no") == {}


def test_a_note_that_is_shown_shows_the_location_of_its_hour() -> None:
    state = played(asked("ask.answer", feature="pool"), "mistake 5 a wrong number")
    assert said(state, "shown C5 3") == {"hour/03": PLACES.index("C5")}
    assert said(fresh("training"), "shown D4 1") == {"hour/01": PLACES.index("D4")}


def test_an_extra_move_shows_its_location_on_the_sheet_that_ends_the_turn() -> None:
    for lines in (("immortal C6-C7",), ("step D5", "immortal C6-C7")):
        state = played(opening("full"), *lines)
        assert said(state, "immortal C7-B7 for C4") == {"06/visited/C4": 1}


def test_the_second_token_shows_that_it_lay_on_a_location_visited_before_this_turn() -> None:
    state = played(opening("full"), "step D5")
    assert said(state, "done slip second") == {"05/visited/D3": 1}
    aside = played(state, "override mind-mgmt.slip.second.earned a card of an expansion")
    assert said(aside, "done slip second") == {}


@pytest.mark.parametrize("line", ["recruits 2", "done slip first", "done", "stuck", "mended"])
def test_what_is_proven_only_at_the_end_shows_nothing(line: str) -> None:
    assert said(played(opening("full"), "step D5"), line) == {}


def test_an_answer_to_no_question_shows_nothing() -> None:
    assert said(opening("full"), "answer none") == {}
