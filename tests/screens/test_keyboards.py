"""Czech, Slovak and Russian keyboards: the same keys do the same without changing the keyboard."""

import asyncio
from pathlib import Path

import pytest

from tests.screens.seats.agents import agents, lines, set_up
from tests.screens.stage import stage

ROWS = {"czech": "+ěščřžýáíé", "slovak": "+ľščťžýáíé", "russian": "1234567890"}


@pytest.mark.parametrize("keyboard", ROWS)
def test_a_turn_is_played_with_the_row_of_figures_of_every_keyboard(
    tmp_path: Path, keyboard: str
) -> None:
    async def play(home: Path, row: str) -> list[str]:
        async with agents(home) as (at, table):
            await set_up(at)
            begun = len(lines(table))
            for sign in "2to0":
                await at.type(row["1234567890".index(sign)] if sign.isdigit() else sign)
            return lines(table)[begun:]

    played = asyncio.run(play(tmp_path / "theirs", ROWS[keyboard]))
    assert played == asyncio.run(play(tmp_path / "ours", "1234567890"))
    assert played


def test_a_russian_letter_does_what_its_key_does_and_help_names_each_key_once(
    tmp_path: Path,
) -> None:
    async def look() -> None:
        async with stage(tmp_path) as at:
            await at.press("f1")
            assert "т" not in at.dialog
            await at.press("escape", "ы")
            assert "Settings" in at.text

    asyncio.run(look())


@pytest.mark.parametrize(
    ("sign", "claimed"), [("н", False), ("n", False), ("д", True), ("a", True)]
)
def test_yes_and_no_are_never_mixed_up_by_a_keyboard(
    tmp_path: Path, sign: str, claimed: bool
) -> None:
    async def play() -> None:
        async with agents(tmp_path) as (at, table):
            await set_up(at)
            await at.press("2", "t", "o", "k", "exclamation_mark", "h", "3", "x")
            assert "the plan is in hideout 3" in at.dialog
            await at.type(sign)
            await at.settle()
            assert (lines(table)[-1] == "claims 3 of x") is claimed

    asyncio.run(play())
