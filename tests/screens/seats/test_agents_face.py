"""Agents on the screen: the number of the moment large, checks loud, and few keys a turn."""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from companion.core import PUBLIC
from companion.play.table import begin
from companion.store.tables import Tables
from screens.games.agents.counters import Counter, counters
from screens.games.agents.drawing import drawn
from screens.games.agents.files_face import LOUD
from screens.kit.letters.block_letters import large
from tests.games.agents.playing import BOARD, CARDS, begun, boarded, new, played, seen
from tests.screens.seats.agents import agents, flat, lines
from tests.screens.stage import SIZES, Size, golden
from tests.screens.test_watch import again, watching
from tests.store.evening import NAME

READY = "set up"
MET = (READY, "die 5", "card 3 tram", "meets v", "meets x")


@pytest.mark.parametrize("size", SIZES)
def test_checks_that_are_due_are_loud_and_the_cards_on_top_are_large(
    tmp_path: Path, size: Size
) -> None:
    async def play() -> None:
        async with agents(tmp_path, size, *MET, players="Petr Eva Adam") as (at, _table):
            assert at.app.screen.has_class(LOUD)
            golden(f"agents-checks-{size[0]}x{size[1]}", at.text)
            loud = [each for row in at.strips for each in row if "CHECKS ARE DUE" in each.text]
            assert all(each.style and each.style.color != each.style.bgcolor for each in loud)
            assert loud
            await at.press("enter", "enter")
            assert not at.app.screen.has_class(LOUD)

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_the_die_is_large_while_a_card_is_chosen(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with agents(tmp_path, size, READY) as (at, _table):
            await at.press("5")
            golden(f"agents-die-{size[0]}x{size[1]}", at.text)
            assert all(row in at.text for row in large("5").split("\n"))

    asyncio.run(play())


def told(*lines: str, board: str = CARDS) -> list[tuple[str, str]]:
    """Give what is large behind some lines: what is counted, and the number."""
    return [(each.head, each.sign) for each in counters(seen(begun(*lines, board=board)))]


def test_the_number_of_each_moment_is_the_one_that_everybody_asks_for() -> None:
    files = [("V", "1"), ("X", "1"), ("Y", "1"), ("Z", "1")]
    assert told() == files
    assert told("die 5") == [("die", "5")]
    assert told("die 5", "card 1 own") == [("circles", "5")]
    assert told("die 5", "card 5 all") == [("circles", each) for each in "4321"]
    assert told("die 5", "card 1 own", "meets x") == [("X", "1")]
    assert told("die 5", "card 1 own", "meets x", "checks x") == [("circles", "5")]
    assert told("die 5", "card 4 check") == files
    assert told("die 5", "card 4 light") == files
    assert told("die 5", "card 4 light", "light 2") == [("searchlight", "2")]
    assert told("die 5", "card 4 check", "checks x bonus light", "light 0") == files
    own = ("set keys Eva 1 none", "die 5", "card 1 own", "claims 3 of x")
    assert told(*own) == [("hideout", "3"), ("agent", "X")]
    assert told(*own, "right") == []


def test_on_a_board_the_circles_that_are_left_are_large_until_they_are_moved() -> None:
    state = boarded("die 3", "card 1 own")
    assert [each.sign for each in counters(seen(state))] == ["3"]
    state = played(state, "move own a2-a3-a4")
    assert [each.head for each in counters(seen(state))] == ["V"]
    state = boarded("die 3", "card 5 all")
    assert [each.sign for each in counters(seen(state))] == ["4", "3", "2", "1"]


def test_the_step_of_the_set_up_is_large_and_a_table_of_results_has_no_number() -> None:
    assert [each.sign for each in counters(seen(new()))] == ["1"]
    assert counters(seen(new(detail="results"))) == ()
    assert drawn(()).plain == ""


def test_counters_stand_side_by_side_each_in_its_middle() -> None:
    rows = drawn((Counter("V", "4", ("of 6", "+ bonus")), Counter("X", "2"))).plain.split("\n")
    assert rows[0].split() == ["V", "X"]
    assert rows[4].split() == ["of", "6"]
    assert len({len(row) for row in rows[:4]}) == 1


@pytest.mark.parametrize("size", SIZES)
def test_another_screen_that_only_shows_the_table_has_the_loud_line_and_the_numbers(
    tmp_path: Path, size: Size
) -> None:
    async def look() -> None:
        with closing(Tables(tmp_path)) as tables:
            options = {"players": "Petr Eva Adam", "detail": "all", "help": "notes"}
            table = begin(tables, NAME, "agents", options, None)
            for line in MET:
                table.play(PUBLIC, table.read(line))
            async with watching(tmp_path, size) as at:
                golden(f"agents-watch-{size[0]}x{size[1]}", at.text)
                assert "2 CHECKS ARE DUE: V and X" in at.text
                assert large("1").split("\n")[1] in at.text
                for line in ("checks v", "checks x"):
                    table.play(PUBLIC, table.read(line))
                await again(at)
                assert "DUE" not in at.text
            table.close()

    asyncio.run(look())


def test_a_plain_turn_takes_three_keys_and_each_check_two_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with agents(tmp_path, (80, 24), READY, board=CARDS) as (at, table):
            counted = {
                "die, card, end": ("5", "q", "enter"),
                "with a meeting and its check": ("4", "q", "v", "enter", "enter"),
            }
            for told, keys in counted.items():
                before = table.view(PUBLIC).turn
                await at.press(*keys)
                assert table.view(PUBLIC).turn != before
                print(f"{len(keys)} keys: {told}")
            assert lines(table)[-1] == "done"

    asyncio.run(play())


def test_a_move_over_an_entered_board_is_chosen_and_finds_its_meetings(tmp_path: Path) -> None:
    async def play() -> None:
        async with agents(tmp_path, (80, 24), READY, board=BOARD) as (at, table):
            await at.press("3", "q")
            assert "Eva: move your secret agent by 3." in flat(at)
            await at.take("")
            assert lines(table)[-1] == "move own a2-a3-a4"
            assert "A CHECK IS DUE: V" in flat(at)
            assert "1 2 3 4 5 no key on a4" in flat(at)

    asyncio.run(play())
