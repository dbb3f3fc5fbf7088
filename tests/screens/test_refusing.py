"""Half-made choices: the top line asks for the rest, and what cannot be chosen says why."""

import asyncio
from pathlib import Path

import pytest

from companion import rulebook
from companion.games.mind_mgmt.moves.recruiter import MoveImmortal
from screens.home.rule_page import RulePage
from screens.home.rule_search import RuleSearch
from screens.kit.page import Page
from screens.table.dialogs.typed_dialog import TypedDialog
from screens.table.panels.notice import Notice
from screens.trail.grid.widget import GridBoard
from tests.screens.hands import Hands
from tests.screens.seats.test_spy_connection import both_start, scoring
from tests.screens.stage import Size, evening, move, seated
from tests.screens.test_turns import called, names, tap


@pytest.mark.parametrize(
    ("last", "code", "said"),
    [
        ("done", "bil", "Immortal"),  # one stands on the only billboard that Bill could ask about
        ("meru moves A3-A4-A5", "bus", "location where"),
    ],
)
def test_the_code_of_a_feature_that_cannot_be_asked_about_shows_why(
    tmp_path: Path, last: str, code: str, said: str
) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening(last)) as stage:
            hands = Hands(stage)
            await hands.word("Bill" if code == "bil" else "Meru")
            await stage.press(*code)
            assert stage.table.moves[-1] == last
            assert said in stage.said
            await stage.press("f3")
            assert isinstance(stage.app.screen, RulePage)

    asyncio.run(play())


def test_the_two_letters_on_a_small_board_mean_what_its_three_letters_mean(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done"), (40, 20)) as stage:
            hands = Hands(stage)
            assert "bl" in stage.text
            await hands.word("Bill")
            await stage.press("b", "l")
            assert "Immortal" in stage.said

    asyncio.run(play())


def test_a_refusal_leaves_what_was_chosen_before(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done", 2)) as stage:
            hands = await called(stage)
            before = stage.table.moves
            await hands.word("Move an Immortal")
            await stage.press("e", "3")
            assert rulebook.reason("mind-mgmt.immortals.there")[:30] in stage.said
            await stage.press("e", "5")
            assert stage.table.moves == before
            assert hands.face.steps.tree.point.kind is MoveImmortal

    asyncio.run(play())


def test_a_location_where_none_is_asked_for_is_told_about(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("immortal D5-E6")) as stage:
            hands = await called(stage)
            await stage.press("f", "1")
            assert stage.table.moves[-1] == "immortal D5-E6"
            assert hands.face.board.told.startswith("F1")

    asyncio.run(play())


@pytest.mark.parametrize("keys", [("c", "9"), ("x",)])
def test_keys_that_mean_nothing_choose_nothing_and_it_is_said(
    tmp_path: Path, keys: tuple[str, ...]
) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("immortal D5-E6")) as stage:
            hands = await called(stage)
            assert not hands.face.at_hand.places
            await stage.press(*keys)
            assert stage.table.moves[-1] == "immortal D5-E6"
            assert hands.side.query_one(Notice).display

    asyncio.run(play())


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_what_is_said_lies_beside_the_board_and_never_over_it(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("recruit garden"), size) as stage:
            hands = await called(stage)
            await stage.type("f1")
            said, board = (
                hands.side.query_one("#notice").region,
                hands.side.query_one(GridBoard).region,
            )
            assert said.area
            assert not said.overlaps(board)
            assert "mind slip goes two locations far" in stage.said
            assert "far. (F3: the rule)" in stage.text

    asyncio.run(play())


def test_on_a_phone_what_is_said_lies_over_what_is_asked_for_and_the_last_row_stays_in_sight(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("recruit garden"), (40, 20)) as stage:
            hands = await called(stage)
            await stage.type("f1")
            said, board = hands.side.query_one("#notice").region, hands.side.query_one(GridBoard)
            assert said.y == 1
            last = board.grid.region("A7").translate(board.region.offset)
            assert not said.overlaps(last)
            assert "F1 · Fountain, Pool" in stage.text

    asyncio.run(play())


def test_on_a_phone_a_tap_names_what_is_printed_on_a_location(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done", 2), (40, 20)) as stage:
            assert "Tap a location to read its features." in stage.text
            await tap(stage, "D4")
            assert "D4 · Fountain, Umbrella · Immortal" in stage.text

    asyncio.run(play())


def test_the_board_keeps_its_place_however_much_is_asked_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done", 2)) as stage:
            assert "Enter: the hidden side." in stage.text
            open_page = stage.public.query_one(GridBoard).region
            hands = await called(stage)
            assert hands.side.query_one(GridBoard).region == open_page

    asyncio.run(play())


def test_enter_says_how_to_choose_where_nothing_is_marked(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("meru asks graffiti")) as stage:
            hands = await called(stage)
            assert [item.key for item in hands.face.at_hand.items] == ["1"]
            await stage.press("enter")
            assert "1 takes it: No new token" in stage.text

    asyncio.run(play())


def test_an_extra_move_of_an_immortal_is_paid_with_a_location(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("immortal D5-E6")) as stage:
            hands = await called(stage)
            assert "Move an Immortal" not in names(hands)
            await stage.press("enter")
            assert not hands.face.begun
            await hands.word("Move an Immortal, paid for with a step token")
            assert "Which Immortal?" in stage.text
            for place in ("B4", "A4"):
                await hands.place(place)
            assert "This shows that you were" in stage.text
            await stage.press("enter", "enter")
            assert stage.table.moves[-1] == "immortal D5-E6"
            await hands.place("C5")
            assert stage.table.moves[-1] == "immortal B4-A4 for C5"

    asyncio.run(play())


def test_behind_a_choice_the_top_line_asks_for_the_next_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("recruit garden")) as stage:
            hands = await called(stage)
            await hands.word("Move an Immortal")
            assert "Which Immortal?" in stage.text
            await hands.place("C4")
            assert "Where to?" in stage.text
            await stage.press("backspace", "backspace")
            assert "Where to?" not in stage.text
            assert "Which Immortal?" not in stage.text

    asyncio.run(play())


def test_a_key_that_does_nothing_names_what_is_due_and_opens_its_rule(tmp_path: Path) -> None:
    async def play() -> None:
        async with scoring(tmp_path) as (at, _table):
            await both_start(at)
            await at.press("x")
            said = (
                "Nothing has the key x here. Eva: take a mission, connect a city, or move the spy."
            )
            assert at.said == f"{said} (F3: the rule)"
            await at.press("f3")
            assert isinstance(at.app.screen, RulePage)

    asyncio.run(play())


def test_a_location_that_is_taken_twice_at_once_opens_one_form(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("recruiter Eva"), (120, 40)) as at:
            await at.press("f4", "n")
            at.face.choose_place("A1")
            at.face.choose_place("A1")
            await at.settle()
            assert isinstance(at.app.screen, TypedDialog)

    asyncio.run(play())


@pytest.mark.parametrize(("keys", "opens"), [(("f4",), RuleSearch), ((), RulePage)])
def test_the_rules_open_over_a_dialog_for_its_table(
    tmp_path: Path, keys: tuple[str, ...], opens: type[Page[None]]
) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("dusty pushes B5-B4"), (120, 40)) as at:
            await at.press(*keys)
            if not keys:
                at.public.play(move("dusty leads dusty B5-A5"))
                await at.settle()
            dialog = at.app.screen
            await at.press("slash")
            assert isinstance(at.app.screen, opens)
            assert "My Neighbour Spy" not in at.text
            await at.press("escape")
            assert at.app.screen is dialog

    asyncio.run(play())
