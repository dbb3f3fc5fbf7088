"""Of too many paths a sample is drawn: counts are estimates then, and nothing is impossible."""

from itertools import islice

import pytest

from companion.games.mind_mgmt.knowledge import known as known_module
from companion.games.mind_mgmt.knowledge.fitting import LOT, LOTS, MOST, Fitting
from companion.games.mind_mgmt.knowledge.known import Known
from companion.games.mind_mgmt.knowledge.search import story
from tests.games.mind_mgmt.knowing import lines, paths, told
from tests.games.mind_mgmt.watched import CHOOSE, Moment, watched

FEW = 600  # paths that are counted in these tests
MANY = 20_000  # paths that are too many to be counted twice here
LONG = 66  # lines up to which an estimate is compared with the numbers
GAMES = [
    *((mode, aim, seed) for mode, seed in (("training", 1), ("full", 2)) for aim in CHOOSE),
    ("full", "trap", 25),  # slips lead anywhere, as players set that rule aside
]


def marked(fitting: Fitting) -> set[tuple[int, int]]:
    """Give all paths, each with the triples that fit."""
    lots = ~(LOTS << LOT)
    return {(path & lots, fitting.lots[path >> LOT & LOTS]) for path in fitting.paths}


@pytest.mark.parametrize(("mode", "aim", "seed"), GAMES)
def test_counted_anew_by_hours_it_is_the_same(mode: str, aim: str, seed: int) -> None:
    checked = 0
    for number, (_moment, known) in enumerate(lines(watched(mode, aim, seed))):
        if len(known.fitting.paths) > MANY:
            break
        if number % 9 == 8 and len(known.fitting.paths) < 5000:
            origin = known.origin.only(known.triples)
            anew = story(origin, known.clues, known.fitting.hours, known.coming).counted()
            assert marked(anew) == marked(known.fitting)
            checked += 1
    assert checked


def possible(moment: Moment, known: Known) -> None:
    """Check that a picture holds the truth."""
    picture, hidden = known.picture(), moment.after.hidden
    path = hidden.path[: known.fitting.hours]
    assert not path or path[-1] in picture.here
    assert set(path) <= picture.visited.keys()
    assert set(hidden.features) <= picture.cards["features"].keys()
    assert {hidden.card} - {""} <= picture.cards["card"].keys()
    assert picture.trails >= 1


@pytest.mark.parametrize(("mode", "aim", "seed"), GAMES)
def test_an_estimate_never_excludes_the_truth(mode: str, aim: str, seed: int) -> None:
    for number, (moment, known) in enumerate(lines(watched(mode, aim, seed), FEW)):
        if number % 25 == 24:
            possible(moment, known)


def test_an_estimate_is_called_that_and_comes_near() -> None:
    game, counted = watched("full", "gather", 0), list[Fitting]()
    both = zip(lines(game), lines(game, FEW), strict=True)
    for (_moment, exact), (_same, about) in islice(both, LONG):
        if about.fitting.one_in > 1 and about.fitting not in counted[-1:]:
            counted.append(about.fitting)
            true, picture = exact.picture(), about.picture()
            assert true.exact
            assert not picture.exact
            assert picture.sample == len(about.fitting.paths)
            assert picture.facts()["sample"] == picture.sample
            assert set(true.here) <= set(picture.here)
            assert set(true.visited) <= set(picture.visited)
            assert set(true.cards["features"]) <= set(picture.cards["features"])
    assert len(counted) > 5


def test_an_estimate_is_within_a_few_parts_in_a_hundred_of_the_number() -> None:
    game, seen = watched("full", "gather", 0), False
    most = 2000
    for (_moment, exact), (_same, about) in zip(lines(game), lines(game, most), strict=True):
        if about.fitting.one_in > 1 and not seen:
            seen = True
            true, picture = exact.picture(), about.picture()
            assert abs(picture.trails - true.trails) * 100 < 15 * true.trails
    assert seen


def test_the_same_lines_draw_the_same_sample() -> None:
    game = watched("full", "gather", 0)
    one, other = [known for _moment, known in lines(game, FEW)], list(lines(game, FEW))
    assert [known for _moment, known in other] == one
    assert any(known.fitting.one_in > 1 for known in one)


def test_it_is_exact_again_when_few_enough_are_left() -> None:
    found = [known.fitting.one_in for _moment, known in lines(watched("full", "curious", 0), 5000)]
    drawn = next(number for number, one_in in enumerate(found) if one_in > 1)
    assert 1 in found[drawn:]


ANEW = (
    *("start A2", "features pool dogs umbrella", "step B2", "step B1"),
    *("step A1", "ruling mind-mgmt.setup.stuck anew", "stuck"),
)


def test_steps_made_anew_from_a_sample_are_exact_where_every_start_was_searched() -> None:
    exact, about = (told("full", *ANEW, before="start", most=most) for most in (MOST, 100))
    assert about.picture().exact
    assert paths(about) == paths(exact)


def test_steps_made_anew_are_no_exact_count_where_a_search_was_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sampled = told("full", *ANEW[:-1], before="start", most=100)
    assert not sampled.picture().exact
    monkeypatch.setattr(known_module, "THOROUGH", 1)
    about = told.__wrapped__("full", *ANEW, before="start", most=100)
    assert paths(about) > paths(told("full", *ANEW, before="start"))
    assert not about.picture().exact
    later = told.__wrapped__("full", *ANEW, "step B2", before="start", most=300)
    assert later.fitting.one_in == 1
    assert not later.picture().exact
    monkeypatch.undo()
    again = told.__wrapped__(
        "full",
        *ANEW[:-1],
        "stuck",
        "step B2",
        "step B1",
        "step A1",
        "stuck",
        before="start",
        most=100,
    )
    assert again.picture().exact
