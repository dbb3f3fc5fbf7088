"""The example evening: walked through from the first page, with nothing written to disk."""

import asyncio
import re
from pathlib import Path

import pytest

from companion import games
from companion.locale import LANGUAGES, read_in
from companion.play.example import example_evening, exemplary
from companion.text.gametext import example
from screens.home.example_page import ExamplePage
from tests.screens.stage import SIZES, Size, Stage, golden, stage
from tests.shelf import toys as toys
from tests.store.evening import MOVES


def the_example(at: Stage) -> ExamplePage:
    """Give the page of the example."""
    assert isinstance(at.app.screen, ExamplePage)
    return at.app.screen


def test_the_example_is_told_move_by_move() -> None:
    moments = example_evening(exemplary())
    assert len(moments) == len(MOVES)
    assert all(each.sentence and each.due for each in moments)


@pytest.mark.usefixtures("toys")
def test_the_example_is_that_of_the_first_game_that_has_one() -> None:
    with pytest.MonkeyPatch.context() as patch:  # undone before the toys leave the shelf
        patch.setattr(games, "SHELF", {"rails": games.SHELF["rails"], **games.SHELF})
        assert exemplary() == "mind-mgmt"


def test_what_the_others_do_not_see_is_marked_and_shows_in_no_open_view() -> None:
    moments = example_evening("mind-mgmt")
    unseen = [moment for moment, line in zip(moments, MOVES, strict=True) if moment.unseen]
    assert len(unseen) == sum(
        line.split(" ")[0] in ("card", "start", "features", "step", "slip") for line in MOVES
    )
    assert all("map" not in vars(moment.view) for moment in moments)


@pytest.mark.parametrize("size", SIZES)
def test_somebody_new_reads_what_this_is_and_walks_through_an_evening(
    tmp_path: Path, size: Size
) -> None:
    async def run() -> None:
        async with stage(tmp_path, size) as at:
            said = " ".join(at.text.split())
            assert "Companion sits beside your boxed game" in said
            await at.press("a")
            page = the_example(at)
            for _turn in range(2):
                await at.press("pagedown")
            page.at = next(number for number, line in enumerate(MOVES) if line == "answer D2")
            await at.settle()
            assert "FLUX CAFE? STEP ON D2" in " ".join(at.text.split())
            golden(f"example-answer-{size[0]}", at.text)
            await at.press("escape")
            assert not isinstance(at.app.screen, ExamplePage)
            assert not at.app.tables.list()

    asyncio.run(run())


def test_it_stays_within_the_evening_and_shows_the_map_on_a_key(tmp_path: Path) -> None:
    async def run() -> None:
        async with stage(tmp_path, (120, 40)) as at:
            await at.press("a", "left")
            page = the_example(at)
            assert page.at == 0
            for _hour in range(20):
                await at.press("pagedown")
            assert page.at == len(MOVES) - 1
            await at.press("right")
            assert page.at == len(MOVES) - 1
            plain = at.text
            await at.press("m")
            assert at.text != plain
            await at.press("m")
            assert at.text == plain

    asyncio.run(run())


NAMES = {
    "cs": ("Eva", "Adam", "Petr"),
    "sk": ("Zuzka", "Adam", "Peter"),
    "ru": ("Маша", "Коля", "Боря"),
}


@pytest.mark.parametrize("language", NAMES)
def test_names_and_remarks_of_the_example_are_the_readers(language: str) -> None:
    with read_in(language):
        told = " ".join(each.sentence for each in example_evening("mind-mgmt"))
    assert all(name in told for name in NAMES[language])
    assert "no graffiti by 6" not in told
    assert "fell to the floor" not in told
    if language == "ru":
        assert not re.search("Eva|Adam|Petr", told)


def test_the_example_is_the_same_game_in_every_language() -> None:
    evenings = []
    for language in LANGUAGES:
        with read_in(language):
            told = example_evening("mind-mgmt")
        evenings.append([(each.unseen, each.heard is None) for each in told])
    assert all(each == evenings[0] for each in evenings)
    assert example(games.page("mind-mgmt")).count("Eva") > 1  # the page itself stays as it is
