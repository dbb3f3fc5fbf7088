"""How many receipts come, in the app: none where the table trusts, and more when it asks."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

from textual.widgets import Static

from companion import games
from companion.evening.sitting import Sitting
from companion.play import table
from companion.play.table import Table
from companion.record.content import EVERY, NONE, RED
from companion.seal.checking.kept_heads import heads_of
from companion.seal.checking.verdict import NOTHING_KEPT, judged
from companion.telling.verdict.words import concluded
from screens.proof.head_page import HeadPage
from screens.proof.share_dialog import ShareDialog
from tests.screens.camera import codes
from tests.screens.stage import Stage, evening, stage
from tests.store.evening import MOVES, NAME, OPTIONS, PIN, SHARE

STEPPED = evening("done")[:-1]  # the Recruiter has only to end the turn of 06:00
WORDS = "appl rive bott zoo"


@asynccontextmanager
async def sat(
    home: Path, level: str, lines: Iterable[str], *, said: bool = True
) -> AsyncIterator[tuple[Stage, Table]]:
    """Sit at a table that asks for so much proof and was played so far."""
    async with stage(home) as at:
        found = table.begin(at.app.tables, NAME, "mind-mgmt", OPTIONS, PIN, level)
        for line in lines:
            if found.sealing.share_due and said:
                found.sealing.share(SHARE)
            found.play("keeper", found.read(line))
        at.app.sit_down(Sitting(at.app.tables, at.app.tables.find(NAME), found))
        await at.settle()
        yield at, found


async def end_turn(at: Stage) -> None:
    """Call the Recruiter, who ends the turn."""
    await at.press("f2")
    await at.type(PIN, "enter")
    await at.press("enter")


async def ask_for_more(at: Stage, level: str) -> None:
    """Choose a level under More."""
    await at.press("f4")
    await at.press("p")
    assert "How many receipts from here on?" in at.dialog
    await at.press({RED: "1", EVERY: "2"}[level])


def test_a_table_that_trusts_ends_its_turns_without_words_and_receipts(tmp_path: Path) -> None:
    async def play() -> None:
        async with sat(tmp_path, NONE, STEPPED) as (at, found):
            await end_turn(at)
            assert found.moves[-1] == "done"
            assert found.record[-1].text.startswith("sheet 06")
            assert not isinstance(at.app.screen, (HeadPage, ShareDialog))

    asyncio.run(play())


def test_between_red_hours_no_receipt_stops_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with sat(tmp_path, RED, STEPPED) as (at, found):
            await at.press("enter")  # the receipt of 05:00
            await end_turn(at)
            assert found.moves[-1] == "done"
            assert not isinstance(at.app.screen, HeadPage)

    asyncio.run(play())


def test_at_a_red_hour_the_receipt_comes_behind_the_recruits(tmp_path: Path) -> None:
    async def play() -> None:
        async with sat(tmp_path, RED, evening("recruits 1")) as (at, found):
            assert isinstance(at.app.screen, HeadPage)
            assert "Receipt at 07:00" in at.text
            assert codes(at) == [found.sealing.head().short]

    asyncio.run(play())


def test_who_asks_for_more_says_words_and_holds_a_receipt_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with sat(tmp_path, NONE, evening("done")) as (at, found):
            await ask_for_more(at, EVERY)
            assert isinstance(at.app.screen, ShareDialog)
            await at.type(WORDS)
            await at.press("enter")
            assert isinstance(at.app.screen, HeadPage)
            assert found.sealing.level == EVERY
            assert codes(at) == [found.sealing.head().short]
            await at.press("enter")
            assert "From 06:00 on a receipt comes after each turn." in str(
                at.app.screen.query_one("#notice", Static).content
            )

    asyncio.run(play())


def test_where_an_hour_was_played_without_receipts_the_next_one_is_the_first_that_counts(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with sat(tmp_path, NONE, MOVES[:46]) as (at, _found):
            await ask_for_more(at, RED)
            await at.type(WORDS)
            await at.press("enter", "enter")
            assert "From 07:00 on a receipt comes at each red hour." in str(
                at.app.screen.query_one("#notice", Static).content
            )

    asyncio.run(play())


def test_each_way_to_more_says_what_it_gives_and_none_leads_to_less(tmp_path: Path) -> None:
    async def play() -> None:
        async with sat(tmp_path, RED, evening("done")) as (at, _found):
            await at.press("enter", "f4", "p")
            assert "every turn: A receipt after each of the Recruiter's turns" in at.dialog
            assert "none for now" not in at.dialog

    asyncio.run(play())


def test_a_table_that_asks_for_every_turn_is_offered_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with sat(tmp_path, EVERY, evening("done")) as (at, _found):
            await at.press("enter", "f4")
            assert "More receipts" not in at.dialog

    asyncio.run(play())


def test_without_receipts_everything_is_revealed_and_the_program_says_what_it_checked(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with sat(tmp_path, NONE, MOVES) as (at, found):
            said = str(at.app.screen.query_one("#next", Static).render())
            assert "This table has no receipts, so nothing can be proven" in said
            assert "Last receipt" not in at.text
            await at.press("o")
            await at.type(PIN, "enter")
            assert found.opened
            verdict = judged(games.take, found.evidence(), ())
            assert verdict.code == NOTHING_KEPT
            assert "Not by the program's own check" in concluded(verdict)

    asyncio.run(play())


def test_a_receipt_of_a_table_that_changed_its_mind_fits_its_evidence(tmp_path: Path) -> None:
    async def play() -> None:
        async with sat(tmp_path, NONE, evening("done")) as (at, found):
            await ask_for_more(at, RED)
            await at.type(WORDS)
            await at.press("enter")
            [head] = codes(at)
            await at.press("enter")
            verdict = judged(games.take, found.evidence(), heads_of(head))
            assert [each.wrong for each in verdict.compared] == [""]
            assert [turn.hour for turn in verdict.unkept] == ["05"]

    asyncio.run(play())


def test_a_table_without_receipts_stops_and_is_revealed_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with sat(tmp_path, NONE, evening("done")) as (at, found):
            await at.press("f4", "s")
            assert found.record[-1].text == "stop"
            await at.press("o")
            await at.type(PIN, "enter")
            await at.settle()
            assert found.opened
            assert judged(games.take, found.evidence(), ()).code == NOTHING_KEPT

    asyncio.run(play())
