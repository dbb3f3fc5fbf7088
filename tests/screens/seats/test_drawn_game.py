"""Agents by keys: the set-up with its draws, a turn, and a note that only its owner sees."""

import asyncio
from pathlib import Path

import pytest

from screens.table.seat.list_face import ListFace
from tests.screens.seats.agents import agents, flat, lines, open_notes, set_up
from tests.screens.stage import SIZES, Size


@pytest.mark.parametrize("size", SIZES)
def test_the_set_up_takes_eighteen_keys_and_the_program_draws_the_halves(
    tmp_path: Path, size: Size
) -> None:
    async def play() -> None:
        async with agents(tmp_path, size) as (at, table):
            assert "1 of 17" in flat(at)
            await set_up(at)
            assert "Eva: throw the die." in flat(at)
            assert len(lines(table)) == 17
            assert sum(line.startswith("file ") for line in lines(table)) == 4

    asyncio.run(play())


def test_what_is_drawn_is_said_to_be_proven_by_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with agents(tmp_path) as (at, table):
            assert "Chance" not in at.text
            await set_up(at)
            assert "Chance" in at.text
            await at.press("f7")
            assert "Nothing proves that" in at.said
            assert lines(table)[-1].startswith("die ")
            assert "Chance" not in at.text

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_a_turn_is_played_by_keys_and_its_check_is_noted_behind_a_pin(
    tmp_path: Path, size: Size
) -> None:
    async def play() -> None:
        async with agents(tmp_path, size) as (at, table):
            await set_up(at)
            await at.press("5", "q", "o", "v")
            assert lines(table)[-3:] == ["die 5", "card 1 own", "meets v"]
            assert "A CHECK IS DUE: V" in flat(at)
            await at.press("enter")
            assert lines(table)[-1] == "checks v"
            assert at.said == "Eva: F2 keeps a note of it, behind a PIN of your own."
            await open_notes(at, "1", first=True)
            await at.press("3")
            assert "The best claim: hideout 3 of V, 10 %" in flat(at)
            await at.press("f2")
            assert "10 %" not in at.text
            assert "top of 3" not in at.text
            assert lines(table)[-1] == "checks v"
            await at.press("0")
            assert lines(table)[-1] == "done"
            assert "Adam: throw the die." in flat(at)

    asyncio.run(play())


def test_breaches_and_what_is_set_by_hand_are_offered_beside_what_is_due(tmp_path: Path) -> None:
    async def play() -> None:
        async with agents(tmp_path) as (at, table):
            await set_up(at)
            await at.press("f4")
            assert "It happened" in at.text
            assert "Set by hand: keys" in flat(at)
            await at.press("escape")
            assert lines(table)[-1] == "prepared tuck"

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_a_game_ends_by_a_claim_that_is_asked_for_twice_and_then_answered(
    tmp_path: Path, size: Size
) -> None:
    async def play() -> None:
        async with agents(tmp_path, size) as (at, table):
            await at.take("All is set up", "5", "card 1", "move one's own")
            await at.press("k")
            assert lines(table)[-1] == "key"
            await at.press("exclamation_mark", "h", "3", "x")
            assert "the plan is in hideout 3, which belongs to X" in at.dialog
            await at.press("n")
            assert lines(table)[-1] == "key"
            await at.press("escape", "exclamation_mark", "h", "3", "x", "y")
            assert lines(table)[-1] == "claims 3 of x"
            assert "Was it right?" in flat(at)
            await at.take("It is right")
            await at.press("y")
            assert lines(table)[-1] == "right"
            assert "Eva wins: the plan, its owner and the key were right." in flat(at)

    asyncio.run(play())


def test_a_second_enter_that_comes_fast_means_what_it_would_mean_slowly(tmp_path: Path) -> None:
    async def play() -> None:
        async with agents(tmp_path) as (at, table):
            face = at.app.screen.query_one(ListFace)
            assert face.choose()
            assert face.choose()
            await at.settle()
            assert lines(table) == ["prepared light", "prepared cases"]

    asyncio.run(play())
