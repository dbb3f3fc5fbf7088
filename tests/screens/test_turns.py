"""Every turn of both sides: few keys, nothing by accident, the next key always in sight."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from companion.core import KEEPER, PUBLIC
from companion.evening.sitting import Sitting
from companion.play.table import Table
from screens.proof.head_page import HeadPage
from screens.table.panels.notice import Notice
from screens.table.seat.seat_page import SeatPage
from screens.trail.grid.widget import GridBoard
from tests.screens.hands import Hands
from tests.screens.stage import SIZES, Size, Stage, evening, golden, played, seated, stage
from tests.screens.test_own_screen import own
from tests.store.evening import NAME, OPTIONS


def moves(last: str, count: int, *more: str) -> tuple[str, ...]:
    """Give the evening up to a line, and others behind it."""
    return (*evening(last, count), *more)


def training() -> tuple[str, ...]:
    """Give the lines of a set-up for the training mission."""
    table = Table("mind-mgmt", {**OPTIONS, "mode": "training"})
    while table.view(PUBLIC).phase == "setup":
        found = table.lines(PUBLIC) or table.lines(KEEPER)
        lines = [line for line in found if line != "deal"]
        table.play(KEEPER, table.read("start D4" if "start D4" in lines else lines[-1]))
    return table.moves


@asynccontextmanager
async def trained(home: Path) -> AsyncIterator[Stage]:
    """Run the app at a training mission that has just begun."""
    async with stage(home) as found:
        tables = found.app.tables
        begun = played(tables, training(), mode="training")
        found.app.sit_down(Sitting(tables, tables.find(NAME), begun))
        await found.settle()
        yield found


async def called(stage: Stage) -> Hands:
    """Call the keeper to his side."""
    hands = Hands(stage)
    await stage.press("f2")
    await hands.pin()
    hands.keys = 0
    return hands


async def kept(stage: Stage) -> None:
    """Keep the head that is shown."""
    assert isinstance(stage.app.screen, HeadPage)
    await stage.press("enter")


async def tap(stage: Stage, place: str) -> None:
    """Tap a location."""
    board = stage.app.screen.query_one(GridBoard)
    await stage.pilot.click(board, offset=board.grid.region(place).offset)
    await stage.settle()


def names(hands: Hands) -> Iterable[str]:
    """Give the names of what is in the list."""
    return [item.name for item in hands.face.at_hand.items]


def test_a_plain_step_is_one_key_and_done_another(tmp_path: Path) -> None:
    async def play() -> None:
        async with trained(tmp_path) as found:
            hands = await called(found)
            await hands.place(next(iter(hands.face.at_hand.places)))
            assert found.table.moves[-1].startswith("step ")
            await found.press("0")
            assert found.table.moves[-1] == "done"

    asyncio.run(play())


def test_a_step_to_another_location_takes_one_key_or_two(tmp_path: Path) -> None:
    async def play(*keys: str) -> None:
        async with seated(tmp_path / keys[0], evening("recruit garden")) as stage:
            await called(stage)
            await stage.press(*keys)
            assert stage.table.moves[-1] == "step C5"

    for keys in (("h",), ("right", "enter"), ("c", "5")):
        (tmp_path / keys[0]).mkdir()
        asyncio.run(play(*keys))


def test_a_whole_full_turn_by_keys(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("begin")) as stage:
            await recruiter(await called(stage))
            await kept(stage)
            hands = Hands(stage)
            await hands.place("A3")
            await hands.place("A4")
            await hands.place("A5")
            await hands.word("Meru")
            await hands.word("asks: Graffiti")
            await answered(stage, "No new token")
            await hands.word("Henry")
            await hands.word("asks: Flux Cafe")
            await answered(stage, "D2")
            await hands.word("End turn")
            assert stage.table.moves == tuple(
                line for line in evening("done", 2) if not line.startswith("note")
            )

    asyncio.run(play())


async def recruiter(hands: Hands) -> None:
    """Play the Recruiter's turn at 06:00."""
    await hands.word("The Immortals contact a recruit: Garden")
    await hands.place("C5")
    await hands.place("C4")
    await hands.place("C5")
    await hands.word("Draw a feature card")
    await hands.word("Dream Bus")
    await hands.word("End turn")


async def answered(stage: Stage, answer: str) -> None:
    """Let the keeper answer, and keep the words that stand large for a moment."""
    await (await called(stage)).word(answer)
    assert answer.split()[-1] in stage.text


def test_a_whole_turn_of_the_training_mission_by_keys(tmp_path: Path) -> None:
    async def play() -> None:
        async with trained(tmp_path) as found:
            begun = len(found.table.moves)
            hands = await called(found)
            await hands.place(next(iter(hands.face.at_hand.places)))
            await found.press("0")
            await kept(found)
            hands = Hands(found)
            for agent in ("1", "2"):
                await found.press(agent)
                await hands.word("passes")
            await hands.word("End turn")
            assert len(found.table.moves) == begun + 5

    asyncio.run(play())


def test_a_question_is_its_code_where_the_place_of_the_agent_is_known(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("meru moves A3-A4-A5")) as stage:
            hands = Hands(stage)
            await stage.press("1")
            asked = [item for item in hands.face.at_hand.items if item.name.startswith("asks")]
            assert [len(item.code) for item in asked] == [3, 3]
            await stage.press(*next(item.code for item in asked if "Graffiti" in item.name))
            assert stage.table.moves[-1] == "meru asks graffiti"

    asyncio.run(play())


def test_an_agent_whose_place_is_not_entered_asks_by_the_code_of_the_feature(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, moves("done", 1, "meru moves ?")) as stage:
            hands = Hands(stage)
            await hands.word("Meru")
            await hands.word("asks about a feature")
            await stage.press("t", "o", "r")
            assert stage.table.moves[-1] == "meru asks torches"

    asyncio.run(play())


def test_answers_stand_in_board_order_with_their_hours_and_none_is_proposed(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("henry asks cafe")) as stage:
            hands = await called(stage)
            assert [(item.name, item.note) for item in hands.face.at_hand.items] == [
                ("D2", "01:00"),
                ("B5", "05:00"),
            ]
            await stage.press("enter")
            assert stage.table.moves[-1] == "henry asks cafe"
            await stage.press("2")
            assert stage.table.moves[-1] == "answer B5"

    asyncio.run(play())


def test_a_single_lawful_answer_takes_the_same_keys(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("bill captures C6")) as stage:
            await called(stage)
            await stage.press("enter")
            assert stage.table.moves[-1] == "bill captures C6"
            await stage.press("1")
            assert stage.table.moves[-1] == "answer no"

    asyncio.run(play())


def test_a_mind_slip_is_chosen_before_its_location(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done", 2)) as stage:
            hands = await called(stage)
            await hands.word("Mind Slip")
            await hands.place("E5")
            assert stage.table.moves[-1] == "slip E5 first"

    asyncio.run(play())


def test_no_immortal_moves_and_no_turn_ends_by_enter_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, moves("done", 2, "step C4")) as stage:
            hands = await called(stage)
            assert "End turn" in names(hands)
            await stage.press("enter", "enter", "enter")
            assert stage.table.moves[-1] == "step C4"

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_taps_choose_agents_locations_and_words(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with seated(tmp_path, moves("done", 1, "dusty rests"), size) as stage:
            for place in ("A3", "A4", "A5"):
                await tap(stage, place)
            assert stage.table.moves[-1] == "meru moves A3-A4-A5"

    asyncio.run(play())


def test_a_tap_on_a_location_that_is_too_far_says_why(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("recruit garden")) as stage:
            await called(stage)
            await tap(stage, "F1")
            assert stage.table.moves[-1] == "recruit garden"
            assert stage.app.screen.query_one(Notice).display

    asyncio.run(play())


def test_a_tap_on_what_was_just_chosen_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("bill moves C7-C6")) as stage:
            hands = Hands(stage)
            await hands.word("Bill")
            await hands.word("shoves an Immortal")
            await tap(stage, "C5")  # the only Immortal near him was chosen already
            assert "Bill shoves an Immortal C5" in stage.text
            await tap(stage, "B5")
            assert stage.table.moves[-1] == "bill shoves C5-B5"

    asyncio.run(play())


def test_at_forty_columns_tabs_show_one_panel_at_a_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, moves("done", 1, "dusty rests"), (40, 20)) as stage:
            assert "bo bl" in stage.text
            assert "Recruits" not in stage.text
            await stage.pilot.click("#tabs", offset=(18, 0))
            await stage.settle()
            assert "Recruits" in stage.text
            assert "bo bl" not in stage.text
            await stage.press("tab")
            assert "Dusty passes" in stage.text

    asyncio.run(play())


def test_a_dead_end_is_warned_of_on_the_secret_side_only(tmp_path: Path) -> None:
    walled = ("mayhem Eva C1-D1", "mayhem Adam E2-F2", "mayhem Petr C4-D4")
    lines = (*evening("lay board"), *walled, "mayhem Eva A2-A3", "mayhem Adam E5-E6")
    begun = (*evening("card karl-box")[len(evening("mayhem Adam A5-A6")) :], "start B2")
    corner = ("features cafe idol monks", "step B1", "step A1")

    async def play() -> None:
        async with seated(tmp_path, (*lines, *begun, *corner)) as stage:
            assert "dead end" not in stage.text
            await called(stage)
            assert "! a dead end follows" in stage.text

    asyncio.run(play())


def test_a_terminal_with_too_little_room_says_so_and_loses_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done")) as stage:
            await stage.press("1")
            before = stage.text
            await stage.pilot.resize_terminal(20, 8)
            await stage.settle()
            assert "more room" in " ".join(stage.text.split())
            await stage.pilot.resize_terminal(80, 24)
            await stage.settle()
            assert stage.text == before

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_both_sides_look_like_this(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done", 2), size) as stage:
            name = f"{size[0]}x{size[1]}"
            golden(f"public-{name}", stage.text)
            hands = await called(stage)
            assert isinstance(hands.side, SeatPage)
            golden(f"keeper-{name}", stage.text)

    asyncio.run(play())


def test_keys_that_come_faster_than_the_screen_mean_what_they_would_mean_slowly(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("lay board")) as stage:
            await stage.pilot.press("c", "4", "right", "b", "2", "down", "f", "2", "left")
            await stage.settle()
            assert stage.table.moves[2:] == evening("mayhem Petr E2-F2")[2:]

    asyncio.run(play())


def test_while_a_question_waits_enter_leads_to_the_keeper_and_spends_no_ally(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("meru asks graffiti")) as stage:
            assert "The agents: the Spy Dolphin" in stage.text
            await stage.press("enter")
            await Hands(stage).pin()
            assert stage.table.moves[-1] == "meru asks graffiti"
            assert stage.text.split()[0] == "SECRET"

    asyncio.run(play())


def test_where_nothing_is_due_the_keeper_is_told_and_enter_leads_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("meru moves A3-A4-A5")) as stage:
            await called(stage)
            assert "Nothing more is due here." in stage.text
            await stage.press("enter")
            assert stage.text.split()[0] == "EVERYBODY"

    asyncio.run(play())


def test_the_list_asks_for_an_agent_and_says_who_may_go_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("meru moves A3-A4-A5")) as at:
            assert "─ Which agent acts? ─" in at.text
            [row] = [each for each in at.text.splitlines() if "may go on" in each and "│" in each]
            assert row.endswith("Meru  may go on")
            await at.press("1")
            assert "─ Meru ─" in at.text

    asyncio.run(play())


def test_an_answer_that_shows_where_the_recruiter_is_says_so_on_their_own_side_alone(
    tmp_path: Path,
) -> None:
    lines = (*evening("done", 4), "bill moves C6-D6", "bill asks bus")

    async def play() -> None:
        async with own(tmp_path, lines) as at:
            assert at.table.view(KEEPER).map.path[-1] == "D6"
            assert "08:00 here now" in at.text
            await at.press("f2")
            assert at.app.screen is at.public
            assert "here now" not in at.text

    asyncio.run(play())
