"""What is no plain move: every command of the line mode is found in the app, by name or by key."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from companion.cli.commands.tables import declare
from companion.cli.prompt.commands.all_commands import commands
from companion.core import KEEPER
from companion.games.mind_mgmt.moves.agents import Leads
from screens.home import first_page
from screens.kit.dialogs.pick_dialog import PickDialog
from screens.kit.keys.commands import declared, described, listed
from screens.kit.text_page import TextPage
from screens.proof.head_page import HeadPage
from screens.table.kinds.everybody import EVERYBODY
from screens.table.kinds.hidden import HIDDEN
from screens.table.seat.seat_page import SeatPage
from tests.screens.hands import Hands
from tests.screens.kinds import sits
from tests.screens.seats.shown import SHOWN
from tests.screens.seats.test_neighbour_spy import chase
from tests.screens.stage import Stage, evening, seated
from tests.screens.test_mistake import more
from tests.store.evening import PIN

LATER = evening("done", 4)  # the Recruiter's turn of 08:00 is over
# Where the app does what is typed in the line mode.
IN_THE_APP = {
    "help": "help",
    "look": "turn",
    "cover": "turn",
    "legal": "choose",
    "why": "why",
    "undo": "undo",
    "now": "more('now')",
    "rules": "more('rules')",
    "decide": "more('ruling')",
    "keeper": "call",
    "mistake": "more('mistake')",
    "known": "known",
    "mark": "known",
    "hint": "advise",
    "aloud": "announced",
    "screen": "more('holder')",
    "keys": "more('keys')",
    "share": "more('share')",
    "head": "head",
    "evidence": "more('evidence')",
    "quit": "leave",
}
OF_OTHER_TABLES = {"draw", "notes", "program"}  # open chance, private notes, the program
WITH_FEWER_RECEIPTS = {"proof"}  # More receipts, at a table that has not all of them
# Open all, Replay, The verdict and the figures, on the last page, to which Stop here leads.
AT_THE_END = {"end", "moments", "replay", "verdict", "figures"}
IN_WORDS = {"menu", "around", "hour"}  # what the page shows all the time


def offered(at: Stage) -> set[str]:
    """Give the actions of the screen, those with keys and those without."""
    with_keys = {keys[0].binding.action for keys in declared(at.app.screen)}
    return with_keys | {each.action for each in listed(at.app.screen)}


async def palette(at: Stage, typed: str, told: str) -> None:
    """Find a command by its name, and do it."""
    await at.press("ctrl+p")
    await at.type(typed)
    await at.until(lambda: told in at.text)
    await at.press("enter")
    await at.settle()


async def lift(at: Stage) -> None:
    """Lift the curtain."""
    await at.press("f2")
    await at.type(PIN, "enter")
    assert sits(at.app.screen, HIDDEN)


def test_everything_that_can_be_typed_at_the_prompt_can_be_done_in_the_app(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER) as at:
            elsewhere = OF_OTHER_TABLES | WITH_FEWER_RECEIPTS
            typed = {each.name for each in commands(KEEPER)}
            assert typed - elsewhere <= set(IN_THE_APP) | AT_THE_END | IN_WORDS
            await at.press("enter")  # what was to be done at the board is done
            assert set(IN_THE_APP.values()) <= offered(at)

    asyncio.run(play())


def test_everything_that_can_be_done_with_tables_can_be_done_at_home() -> None:
    import argparse

    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers()
    declare(commands)
    tables: Any = commands.choices["tables"]._subparsers
    inner = tables._group_actions[0].choices
    actions = {each.action for each in (*first_page.ANYWHERE, *first_page.TABLE)}
    assert set(inner) - {"resume"} <= actions  # resume is Enter on the table


def test_the_palette_finds_what_has_no_key_of_its_own(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER) as at:
            await palette(at, "remark", "write a remark into the record")
            await at.type("the cat moved a figure", "enter")
            assert at.table.moves[-1] == "remark the cat moved a figure"

    asyncio.run(play())


def test_while_the_map_is_covered_nothing_of_it_is_offered(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER) as at:
            await lift(at)
            assert listed(at.app.screen)
            await at.press("space")
            assert not listed(at.app.screen)

    asyncio.run(play())


def test_a_fresh_head_holds_all_that_was_played_since_the_last(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, (*LATER, "meru rests")) as at:
            before = at.table.sealing.head().head.size
            assert before < len(at.table.record)
            await more(at, "fresh")
            assert isinstance(at.app.screen, HeadPage)
            assert at.table.sealing.head().head.size == len(at.table.record) - 1 > before
            await at.press("enter")
            assert sits(at.app.screen, EVERYBODY)

    asyncio.run(play())


def test_the_last_head_can_be_read_as_it_was_signed(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER) as at:
            await palette(at, "signed", "read the signed text of a receipt")
            assert isinstance(at.app.screen, TextPage)
            assert at.table.sealing.head().note.splitlines()[2] in at.text

    asyncio.run(play())


def test_a_silent_point_is_decided_before_it_comes_up_and_anew(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER) as at:
            for choice, down in (("may", 1), ("may-not", 2)):
                await more(at, "ruling")
                assert isinstance(at.app.screen, PickDialog)
                rules = list(at.app.screen._ways)
                assert "mind-mgmt.dusty.self" in rules
                await at.press(*["down"] * (rules.index("mind-mgmt.dusty.self") + 1), "enter")
                assert "whether Dusty may lead himself" in at.dialog
                await at.press(*["down"] * down, "enter")
                assert at.table.moves[-1] == f"ruling mind-mgmt.dusty.self {choice}"
            await more(at, "ruling")
            assert isinstance(at.app.screen, PickDialog)
            told = at.app.screen._ways["mind-mgmt.dusty.self"]
            assert told.startswith("✓ ")
            assert told.endswith(": only others are led")

    asyncio.run(play())


@pytest.mark.parametrize("unknown", ["dusty", "meru"])
def test_dusty_leads_where_a_place_is_not_entered(tmp_path: Path, unknown: str) -> None:
    begun = tuple(
        f"agent {unknown} ?" if line.startswith(f"agent {unknown} ") else line
        for line in evening("done")
    )

    async def play() -> None:
        async with seated(tmp_path, begun) as at:
            hands = Hands(at)
            for word in ("Dusty", "leads an agent", "Meru"):
                await hands.word(word)
            if at.face.begun:
                await hands.word("not entered")
            assert at.table.moves[-1] == "dusty leads meru ?"

    asyncio.run(play())


def test_with_all_places_entered_nobody_is_led_nowhere(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done")) as at:
            offered = [
                move
                for each in (*at.public.seating.due_choices, *at.public.seating.other_choices)
                for move in each.listed
            ]
            assert Leads("dusty", "meru", None) not in offered

    asyncio.run(play())


def test_the_evidence_is_written_in_the_middle_of_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async def play() -> None:
        async with seated(tmp_path / "home", LATER) as at:
            await palette(at, "evidence", "write what anybody may check to a file")
            await at.press("enter")
            assert (tmp_path / "evening.evidence.txt").read_text("utf-8") == str(
                at.table.evidence()
            )
            assert "step C5" not in str(at.table.evidence())

    (tmp_path / "home").mkdir()
    asyncio.run(play())


def test_the_moves_in_clear_are_written_on_the_keepers_side_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async def play() -> None:
        async with seated(tmp_path / "home", LATER) as at:
            assert "more('text')" not in offered(at)
            await lift(at)
            await palette(at, "game text", "write all moves to a file")
            await at.press("enter")
            assert "step C5" in (tmp_path / "evening.txt").read_text("utf-8")

    (tmp_path / "home").mkdir()
    asyncio.run(play())


def test_the_share_is_said_anew_where_somebody_was_misheard(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER) as at:
            before = dict(at.table.sealing.shared)
            await more(at, "share")
            for begun in ("zeb", "zer", "zon", "zoo"):
                await at.type(begun)
                await at.settle()
            await at.press("enter")
            assert dict(at.table.sealing.shared) != before
            assert {len(words) for words in at.table.sealing.shared.values()} == {2}

    asyncio.run(play())


def test_where_nothing_is_sealed_no_file_is_offered_that_proves_anything(tmp_path: Path) -> None:
    async def play() -> None:
        async with SHOWN["ChaseMore"].gone(tmp_path, (80, 40)) as at:
            await at.press("escape")
            told = {described(each).help for each in listed(at.app.screen)}
            assert "write the whole game to a file" in told
            assert "write what anybody may check to a file" not in told

    asyncio.run(play())


def test_a_row_under_more_keeps_its_letter_while_the_turn_lasts(tmp_path: Path) -> None:
    async def play() -> None:
        async with chase(tmp_path, (120, 60)) as (at, _table):
            found: dict[object, str] = {}
            for key in ("", "-", "-", "-", "-"):
                await at.press(*filter(None, [key]), "f4")
                page = at.app.screen_stack[-2]
                assert isinstance(page, SeatPage)
                turn = page.seating.sitting.turn
                for letter, told in re.findall(r"│ (\w)[⏎ ] (\S.+?) +│", at.text):
                    assert letter.isalpha()
                    assert found.setdefault((turn, letter), told) == told
                await at.press("escape")
            assert "It happened against the rules" in found.values()

    asyncio.run(play())
