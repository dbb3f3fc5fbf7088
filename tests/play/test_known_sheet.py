"""What a table shows of all that can be known: as much as its players agreed on, and no more."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from companion import games
from companion.games.mind_mgmt.moves.agents import Asks, Captures, Reveals, ShakesDown
from companion.play.known_course import Following
from companion.play.known_sheet import KnownSheet, Moves, known_sheet
from companion.store.tables import Tables
from companion.telling.table.known_sheet import lines
from companion.trail.facts import Learned
from companion.trail.help import LEVELS
from screens.trail.known_signs import drawn
from tests.games.harbours.playing import CAUGHT, kept
from tests.screens.stage import played as mind_played
from tests.shelf import toys as toys
from tests.store.evening import MOVES

pytestmark = pytest.mark.usefixtures("toys")
ASKED = CAUGHT[:8]  # Kiel was visited; on the second day Rīga was searched in vain


def sheet(home: Path, level: str, *lines: str) -> KnownSheet:
    """Give what a table of Harbours shows that agreed on a level first."""
    with kept(home, f"help {level}", *(lines or ASKED)) as at:
        following = Following(games.take("harbours"), at.begun)
        return known_sheet(games.take("harbours"), at.witnessed.state, following, at.settled)


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_shows_what_those_before_it_show_and_nothing_above_it(
    tmp_path: Path, level: str
) -> None:
    found, reached = sheet(tmp_path, level), LEVELS.index(level)
    place = "Klaipėda"
    assert bool(found.statements) == (reached >= LEVELS.index("said"))
    assert bool(found.ruled_out) == (reached >= LEVELS.index("excluded"))
    assert bool(found.picture) == bool(found.at(2)) == (reached >= LEVELS.index("possible"))
    counted = reached >= LEVELS.index("counts")
    assert any(found.at(2).values()) == counted
    assert bool(found.picture and any(found.picture.visited.values())) == counted
    asked = found.questions(place)
    assert bool(asked) == (level == "questions")
    assert all(found.left(moves) for moves in asked)


def test_above_counts_no_number_tells_what_only_possible_places_were_agreed(
    tmp_path: Path,
) -> None:
    found = sheet(tmp_path, "possible")
    assert found.picture is not None
    assert (found.picture.trails, found.picture.worlds) == (1, 1)
    said = "\n".join(lines(found))
    assert "Klaipėda" in said
    assert not any(sign.isdigit() for sign in said.split("Possible now:")[1].split("\n")[0])


def test_what_was_said_stands_with_its_question(tmp_path: Path) -> None:
    said = list(lines(sheet(tmp_path, "said")))
    assert "01  Were you in Kiel? Yes" in said
    assert "02  Are you in Rīga now? No" in said
    assert not any("Klaipėda" in each for each in said)


def test_one_answer_alone_rules_out_what_it_opens(tmp_path: Path) -> None:
    found = sheet(tmp_path, "excluded").ruled_out
    assert {(place, each.hour, each.truth) for place, each in found.items()} == {
        ("Kiel", 1, True),
        ("Rīga", 2, False),
    }


def test_a_question_of_a_games_own_on_the_sheet_takes_no_sign_from_a_place(tmp_path: Path) -> None:
    found = sheet(tmp_path, "excluded")
    own = tuple(Learned(2, place, "coast", truth=False) for place in ("Rīga", "Ystad"))
    [*_, last] = found.statements
    told = replace(found, statements=(*found.statements, replace(last, learned=own)))
    assert told.ruled_out == found.ruled_out
    assert list(lines(told))[:4] == list(lines(found))[:4]
    assert drawn(told, 2, {}) == drawn(found, 2, {})


def test_earlier_hours_are_told_by_all_that_is_known_now(tmp_path: Path) -> None:
    found = sheet(tmp_path, "counts")
    assert dict(found.at(1)) == {"Kiel": 1}
    assert dict(found.at(2)) == {"Klaipėda": 1}
    assert found.were(2) == {"Kiel"}
    assert found.at(3) == found.at(0) == {}


def test_a_question_tells_beforehand_what_each_answer_would_leave(tmp_path: Path) -> None:
    found = sheet(tmp_path, "questions", *CAUGHT[:2])  # the first day is over, nothing was asked
    asked, search = found.questions("Kiel")
    left = {
        found.game.words.reply(each.answer, found.view): (each.trails, each.places)
        for each in found.left(asked)
    }
    assert left == {"Yes": (1, 1), "No": (11, 11)}
    assert [each.places for each in found.left(search)] == [1, 11]


def test_when_the_game_is_over_everything_may_be_seen(tmp_path: Path) -> None:
    found = sheet(tmp_path, "paper", *CAUGHT)
    assert found.level == "questions"
    assert found.picture is not None


def test_what_can_still_be_taken_back_tells_nothing(tmp_path: Path) -> None:
    found = sheet(tmp_path, "counts", *CAUGHT[:5])  # a hidden move that does not stand yet
    assert found.hour == 1


@pytest.mark.parametrize("level", LEVELS)
def test_two_tables_that_differ_in_secrets_alone_show_the_same(tmp_path: Path, level: str) -> None:
    one = sheet(tmp_path / "one", level, "sail Lübeck", "done", "ask Rīga", "answer no")
    other = sheet(tmp_path / "other", level, "sail Århus", "done", "ask Rīga", "answer no")
    assert list(lines(one)) == list(lines(other))
    assert one.at(1) == other.at(1)


@pytest.fixture(scope="module")
def on_the_map(tmp_path_factory: pytest.TempPathFactory) -> KnownSheet:
    """Give what a table of MIND MGMT shows with all help."""
    with closing(Tables(tmp_path_factory.mktemp("tables"))) as tables:
        begun = [*MOVES[:12], "help questions", *MOVES[12:78]]
        with closing(mind_played(tables, begun)) as at:
            game = games.take("mind-mgmt")
            following = Following(game, at.begun)
            return known_sheet(game, at.witnessed.state, following, at.settled)


def test_in_mind_mgmt_a_location_is_asked_about_by_its_features(on_the_map: KnownSheet) -> None:
    found, game = on_the_map, on_the_map.game
    asked = [game.words.question(moves, found.view) for moves in found.questions("D5")]
    assert asked[:2] == ["Subliminal Billboard?", "Captured on D5 (Billboard + Garden)?"]
    billboard = found.left(found.questions("D5")[0])
    assert [game.words.reply(each.answer, found.view) for each in billboard] == [
        *("B4", "D5", "C7"),
        "no new token",
    ]
    assert found.picture is not None
    assert sum(each.trails for each in billboard) > found.picture.trails  # answers overlap


def test_an_immortal_can_be_asked_for_each_card_that_may_be_hidden(on_the_map: KnownSheet) -> None:
    found, game = on_the_map, on_the_map.game
    assert found.picture is not None
    fit, immortals = found.picture.cards["features"], found.state.public.immortals
    with_one = {place for place in found.graph.places if shaken(found, place)}
    assert with_one == set(immortals)
    cards = shaken(found, immortals[0])
    asked = [feature for feature, _moves in cards]
    assert set(asked) == {
        feature for feature, number in fit.items() if number < found.picture.worlds
    }
    feature, moves = cards[0]
    yes, no = found.left(moves)
    assert [game.words.reply(each.answer, found.view) for each in (yes, no)] == ["yes", "no"]
    assert (yes.worlds, no.worlds) == (fit[feature], found.picture.worlds - fit[feature])


def test_only_what_an_agent_may_ask_there_is_told_beforehand(on_the_map: KnownSheet) -> None:
    found, public = on_the_map, on_the_map.state.public
    board, guarded = public.board, set(public.immortals)
    for place in found.graph.places:
        kinds = {type(moves[0]) for moves in found.questions(place)}
        free = {each for each in board.features[place] if not guarded & set(board.places(each))}
        if place in guarded:
            assert kinds <= {ShakesDown}, place
        else:
            assert Captures in kinds, place
            assert (Reveals in kinds) == (place in public.steps), place
            assert asked_about(found, place) == (set() if place in board.temples else free), place


def asked_about(found: KnownSheet, place: str) -> set[str]:
    """Give the features that can be asked about at a location."""
    asked = found.questions(place)
    return {moves[0].feature for moves in asked if isinstance(moves[0], Asks)}


def shaken(found: KnownSheet, place: str) -> list[tuple[str, Moves]]:
    """Give the cards for which an Immortal at a location can be asked."""
    asked = found.questions(place)
    return [(moves[0].feature, moves) for moves in asked if isinstance(moves[0], ShakesDown)]
