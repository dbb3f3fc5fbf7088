"""A game that stops before it is over, as the evening is late: it is opened all the same."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from companion import games
from companion.core import KEEPER, PUBLIC
from companion.evening.sitting import Sitting
from companion.play.table import begin
from companion.seal.checking.kept_heads import heads_of
from companion.seal.checking.verdict import judged
from companion.store.machine_notes import HOLDER, OWN
from companion.telling.verdict.text import told
from screens.home.first_page import FirstPage
from screens.proof.head_page import HeadPage
from screens.table.kinds.alone import ALONE
from screens.table.kinds.everybody import EVERYBODY
from screens.table.watching.ending_page import EndingPage
from tests.screens.kinds import sits
from tests.screens.stage import SIZES, Size, Stage, evening, golden, seated, sizes, stage
from tests.screens.test_mistake import more
from tests.store.evening import NAME, PIN, SHARE
from tests.vectors.generate.scenes import CORNERED_AT_SEVEN
from tests.vectors.generate.scripts import FULL

Script = Callable[[Stage], Awaitable[None]]


def stopping(home: Path, script: Script, size: Size = (80, 24)) -> None:
    """Stop in the middle of a game, and play a script from the last head on."""

    async def run() -> None:
        async with seated(home, evening("done", 4), size) as found:
            await more(found, "stop")
            assert isinstance(found.app.screen, HeadPage)
            await script(found)

    asyncio.run(run())


def test_a_game_that_stops_says_that_nobody_has_won(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await found.press("enter")
        async for size in sizes(found):
            golden(f"stopping-{size[0]}", found.text)

    stopping(tmp_path, look, SIZES[0])


def test_players_who_change_their_minds_play_on(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        before = found.app.screen_stack[-2]
        assert isinstance(before, EndingPage)
        await found.press("enter", "g")
        assert sits(found.app.screen, EVERYBODY)
        await found.press("f4", "escape", "escape", "enter")
        await found.type(PIN, "enter")
        assert sits(found.app.screen, EVERYBODY)
        assert "The game stops" not in found.text

    stopping(tmp_path, look)


def test_on_the_recruiters_own_screen_a_game_stops_as_well(tmp_path: Path) -> None:
    async def run() -> None:
        async with seated(tmp_path, evening("done", 4)) as at:
            HOLDER.put(tmp_path, at.public.seating.sitting.row.id, OWN)
            at.public.renew()
            await at.press("f2")
            await at.type(PIN, "enter")
            assert sits(at.app.screen, ALONE)
            await more(at, "stop")
            assert isinstance(at.app.screen, HeadPage)
            await at.press("enter")
            assert isinstance(at.app.screen, EndingPage)
            assert "The game stops here" in at.text

    asyncio.run(run())


def test_a_stopped_game_is_opened_and_verified_as_far_as_it_went(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        ending = found.app.screen_stack[-2]
        assert isinstance(ending, EndingPage)
        table = ending._table
        kept = heads_of(table.sealing.head().short)
        await found.press("enter", "o")
        await found.type(PIN, "enter")
        await found.press("enter", "escape")
        assert "Play on" not in found.text
        verdict = judged(games.take, table.evidence(), kept)
        assert verdict.all == ()
        assert verdict.audit is not None
        assert any("stopped before the game was over" in row for row in told(verdict, "evening"))
        await found.press("w")
        assert "1 of 8" in found.text

    stopping(tmp_path, look)


def test_who_has_lost_is_led_to_say_so_before_a_stopped_game_is_revealed(tmp_path: Path) -> None:
    async def run() -> None:
        async with stage(tmp_path) as at:
            found = begin(at.app.tables, NAME, "mind-mgmt", FULL, PIN)
            for line in filter(None, CORNERED_AT_SEVEN.split("\n")):
                if found.sealing.share_due:
                    found.sealing.share(SHARE)
                if line != "share":
                    found.play(KEEPER, found.read(line))
            sitting = Sitting(at.app.tables, at.app.tables.find(NAME), found)
            at.app.sit_down(sitting)
            await at.settle()
            await more(at, "stop")
            await at.press("enter", "o")
            await at.type(PIN, "enter")
            await at.settle()
            assert "has lost, and says so at once" in " ".join(at.text.split())
            assert (found.opened, sitting.seat) == (False, PUBLIC)

    asyncio.run(run())


def test_a_stopped_game_stands_in_the_list_and_opens_without_a_pin(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await found.press("enter", "o")
        await found.type(PIN, "enter", "enter", "escape", "escape")
        assert isinstance(found.app.screen, FirstPage)
        assert "MIND MGMT, stopped at 08:00" in found.text
        await found.press("enter")
        assert isinstance(found.app.screen, EndingPage)
        assert "Replay" in found.text

    stopping(tmp_path, look)
