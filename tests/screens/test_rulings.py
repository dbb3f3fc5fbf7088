"""What the players decide: silent points, rules set aside, notes and remarks."""

import asyncio
from pathlib import Path

import pytest

from screens.kit.dialogs.pick_dialog import PickDialog
from screens.table.dialogs.ruling_dialog import RulingDialog
from screens.table.kinds.everybody import EVERYBODY
from tests.screens.hands import Hands
from tests.screens.kinds import sits
from tests.screens.stage import Stage, evening, move, seated
from tests.screens.test_mistake import LATER, more

OPEN = evening("dusty pushes B5-B4")  # may Dusty lead himself?


async def refused(at: Stage, line: str) -> None:
    """Try a line that the referee does not take."""
    at.public.play(move(line))
    await at.settle()


def test_a_silent_point_is_explained_and_decided_and_the_line_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, OPEN) as at:
            await refused(at, "dusty leads dusty B5-A5")
            assert isinstance(at.app.screen, RulingDialog)
            assert "does not say whether Dusty may lead himself" in at.dialog
            assert "Dusty may lead himself" in at.dialog
            await at.press("down", "enter")
            assert at.table.moves[-2:] == (
                "ruling mind-mgmt.dusty.self may",
                "dusty leads dusty B5-A5",
            )

    asyncio.run(play())


def test_a_choice_against_the_line_refuses_it_and_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, OPEN) as at:
            await refused(at, "dusty leads dusty B5-A5")
            await at.press("down", "down", "enter")
            assert at.table.moves[-1] == "ruling mind-mgmt.dusty.self may-not"
            assert "The players ruled" in at.said

    asyncio.run(play())


def test_nothing_is_decided_by_going_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, OPEN) as at:
            await refused(at, "dusty leads dusty B5-A5")
            await at.press("escape")
            assert sits(at.app.screen, EVERYBODY)
            assert at.table.moves == OPEN

    asyncio.run(play())


@pytest.mark.parametrize("pin", ["2468", "1", "passphrase 12", "alfa", "bab"])
def test_a_pin_that_is_typed_into_the_wrong_place_decides_nothing(tmp_path: Path, pin: str) -> None:
    async def play() -> None:
        async with seated(tmp_path, OPEN) as at:
            await refused(at, "dusty leads dusty B5-A5")
            await at.type(pin, "enter", "enter")
            assert isinstance(at.app.screen, RulingDialog)
            assert at.table.moves == OPEN
            await at.press("escape")
            await more(at, "override")
            await at.type(pin, "enter", "enter")
            await at.type(pin, "enter", "enter")
            assert at.table.moves == OPEN

    asyncio.run(play())


@pytest.mark.parametrize("letter", ["b", "и"])
def test_a_letter_marks_what_is_decided_and_enter_takes_it(tmp_path: Path, letter: str) -> None:
    async def play() -> None:
        async with seated(tmp_path, OPEN) as at:
            await refused(at, "dusty leads dusty B5-A5")
            assert "a Dusty may lead himself" in at.dialog
            assert "Its letter or the arrows mark one, and Enter takes it" in at.dialog
            await at.press(letter)
            assert at.table.moves == OPEN
            assert "b⏎ only others are led" in at.dialog
            await at.press("enter")
            assert at.table.moves[-1] == "ruling mind-mgmt.dusty.self may-not"

    asyncio.run(play())


def test_behind_a_wrong_word_a_letter_marks_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, OPEN) as at:
            await refused(at, "dusty leads dusty B5-A5")
            await at.type("xa")
            assert "a⏎" not in at.dialog
            await at.press("backspace", "a")
            assert "a⏎ Dusty may lead himself" in at.dialog

    asyncio.run(play())


def test_what_enter_takes_is_marked_without_colour(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, OPEN) as at:
            await refused(at, "dusty leads dusty B5-A5")
            assert "⏎ Dusty" not in at.dialog
            await at.press("down")
            assert "⏎ Dusty may lead himself" in at.dialog
            await at.press("down")
            assert "⏎ only others are led" in at.dialog

    asyncio.run(play())


def test_a_move_that_waits_is_chosen_like_any_other_and_the_rule_is_asked_then(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, OPEN, (120, 40)) as at:
            assert "Decide:" not in at.text
            await Hands(at).word("Dusty")
            await Hands(at).word("Dusty")
            at.face.choose_place("A5")
            await at.press("enter")
            assert isinstance(at.app.screen, RulingDialog)
            await at.press("down", "enter")
            assert at.table.moves[-2:] == (
                "ruling mind-mgmt.dusty.self may",
                "dusty leads dusty B5-A5",
            )

    asyncio.run(play())


def test_a_turn_can_be_ended_where_nobody_decided_whether_a_recruit_may_be_left(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, (*evening("begin"), "step C5")) as at:
            await at.press("enter")
            hands = Hands(at)
            await hands.pin()
            await hands.word("End turn")
            assert isinstance(at.app.screen, RulingDialog)
            assert "1⏎ recruits may be left 2 recruits must be taken" in at.dialog
            assert "What you chose is played then: The turn is over." in at.dialog
            await at.press("1")
            assert at.table.moves[-2:] == (
                "ruling mind-mgmt.immortals.recruit.decline may",
                "done",
            )

    asyncio.run(play())


def test_a_rule_is_set_aside_with_words_and_holds_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER) as at:
            await more(at, "override")
            assert isinstance(at.app.screen, PickDialog)
            rules = list(at.app.screen._ways)
            assert "mind-mgmt.agents.move.two" in rules
            assert "mind-mgmt.step.once" not in rules
            await at.press(*["down"] * (rules.index("mind-mgmt.agents.move.two") + 1), "enter")
            await at.type("a SHIFT card", "enter")
            assert at.table.moves[-1] == "override mind-mgmt.agents.move.two a SHIFT card"
            await more(at, "restore")
            await at.press("down", "enter")
            assert at.table.moves[-1] == "restore mind-mgmt.agents.move.two"

    asyncio.run(play())


def test_a_note_is_laid_on_the_map_with_words_and_lifted_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER) as at:
            await more(at, "note")
            await at.type("d4")
            await at.settle()
            await at.type("not before 7", "enter")
            assert at.table.moves[-1] == "note D4 not before 7"
            await more(at, "lift")
            await at.press("d")
            assert at.table.moves[-1] == "lift D4 not before 7"

    asyncio.run(play())


def test_a_note_may_be_empty_and_a_remark_may_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER) as at:
            await more(at, "note")
            await at.type("d4")
            await at.settle()
            await at.press("enter")
            assert at.table.moves[-1] == "note D4"
            await more(at, "remark")
            await at.press("enter")
            assert at.table.moves[-1] == "note D4"
            assert "A few words belong to it" in at.dialog
            await at.type("the cat moved a figure", "enter")
            assert at.table.moves[-1] == "remark the cat moved a figure"

    asyncio.run(play())
