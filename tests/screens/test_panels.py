"""The panels beside the map: everything in them is reached by keys, at every width."""

import asyncio
from pathlib import Path

from screens.games.mind_mgmt.map_face import MAP
from screens.table.seat.list_face import LOG, SHEET
from tests.screens.stage import Stage, evening, seated

LATE = evening("recruits 1", 2)
OLDEST, LAST = "Eva is the Recruiter", "by 06:00"


def words(at: Stage) -> str:
    """Read the panels beside the map, in one line."""
    region = at.public.query_one("#beside").content_region
    rows = (strip.crop(region.x, region.right).text for strip in at.strips)
    return " ".join(" ".join(rows).split())


async def to_the_end(at: Stage, key: str) -> None:
    """Turn pages until nothing changes any more; two pages in a row may look alike."""
    alike = 0
    while alike < 3:
        before = at.text
        await at.press(key)
        alike = alike + 1 if at.text == before else 0


def test_the_whole_log_is_read_by_keys_beside_the_map(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATE) as at:
            await to_the_end(at, "pagedown")  # and past the large words
            newest = at.text
            assert OLDEST not in newest
            await to_the_end(at, "pageup")
            assert OLDEST in at.text
            assert at.public.tabs.panel == MAP
            await to_the_end(at, "pagedown")
            assert at.text == newest

    asyncio.run(play())


def test_what_has_no_room_in_the_table_beside_the_map_is_reached_by_keys(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATE) as at:
            await to_the_end(at, "pagedown")
            assert "─ Time ─" in at.text
            assert LAST not in words(at)
            await to_the_end(at, "shift+pagedown")
            assert LAST in words(at)
            await to_the_end(at, "shift+pageup")
            assert "─ Time ─" in at.text

    asyncio.run(play())


def test_on_a_phone_the_agents_sheet_tells_questions_agents_and_tokens(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATE, (40, 20)) as at:
            at.public.tabs.show(SHEET)
            told = ""
            for _page in range(9):
                await at.press("shift+pagedown")
                told += words(at)
            for said in (
                "06:00 Meru: Graffiti? no new token",
                "Bill (Petr): C6 (Courier + Graffiti)",
                "D2 (Cafe + Billboard): step token, there by 06:00",
            ):
                assert said in told

    asyncio.run(play())


def test_turning_pages_brings_the_panel_from_behind_its_tab(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATE, (40, 20)) as at:
            await at.press("pageup")
            assert at.public.tabs.panel == LOG
            await to_the_end(at, "pageup")
            assert OLDEST in at.text
            await at.press("shift+pagedown")
            assert at.public.tabs.panel == SHEET
            assert "of 12" in at.text

    asyncio.run(play())
