"""No screen without a way back: at the smallest size, by a tap on words that name it."""

import asyncio
from pathlib import Path

import pytest

from companion.record.content import NONE
from companion.store.machine_notes import HOLDER, OWN
from screens.home.first_page import FirstPage
from screens.kit.dialogs.confirm_dialog import ConfirmDialog
from screens.table.kinds.alone import ALONE
from tests.house.test_catalogues import COMPLETE
from tests.screens.every import WAYS, Way, alone, asked, home
from tests.screens.kinds import sits
from tests.screens.stage import GOLDENS, Stage, evening, seated
from tests.screens.test_levels import sat
from tests.screens.test_touch import SMALL, tap
from tests.store.evening import PIN

LEAVE = "esc "
# Where something else leads out: what is agreed to, and the first page, which is quit.
OTHERS = {
    "ConfirmDialog": "n  ",
    "HeadPage": "⏎ Kept",
    "FirstPage": "q  Quit",
    "BreakPage": "⏎ Go on",
    "SealPage": "⏎ Kept",
    "WatchPage": "q Leave",
}
WITHOUT = {"SmallWindow"}  # it goes away by itself, once there is room
MORE = {
    "All commands": Way(asked, ("ctrl+p",)),
    "Commands of the Recruiter": Way(alone, ("ctrl+p",)),
    "More actions": Way(asked, ("f4",)),
    "More of the Recruiter": Way(alone, ("f4",)),
    "Hours of a mistake": Way(alone, ("f4", "m")),
    "Help of the first page": Way(home, ("f1",)),
    "Leaving the table": Way(asked, ("escape",)),
}
HIDING = {name: WAYS[name] for name in ("CodeChosen", "HIDDEN", "NOTES")}  # at another size
ALL = {**HIDING, **MORE}  # and the others in test_every_screen.py


async def leave_by_a_tap(at: Stage, name: str) -> None:
    """Leave a screen in the smallest window, by a tap on words that name the way out."""
    if at.app.size != SMALL:
        await at.pilot.resize_terminal(*SMALL)
        await at.settle()
    left = at.app.screen
    await tap(at, OTHERS.get("ConfirmDialog" if isinstance(left, ConfirmDialog) else name, LEAVE))
    assert at.app.screen is not left or at.app.return_code == 0


@pytest.mark.parametrize("name", ALL)
def test_every_screen_is_left_by_a_tap(tmp_path: Path, name: str) -> None:
    async def leave() -> None:
        async with ALL[name].gone(tmp_path, SMALL) as at:
            await leave_by_a_tap(at, name)

    asyncio.run(leave())


def on_the_own_screen(home: Path, *keys: str) -> str:
    """Press keys on the Recruiter's own screen, and read it."""

    async def play() -> str:
        async with alone(home / "home", (80, 24)) as at:
            await at.press(*keys)
            return str(at.text)

    return asyncio.run(play())


def test_leave_and_more_are_one_tap_away_in_the_smallest_window(tmp_path: Path) -> None:
    async def run() -> None:
        async with seated(tmp_path, evening("meru moves A3-A4-A5"), SMALL) as at:
            await tap(at, "f4 More")
            assert "More actions" in at.text
            await tap(at, "esc Back")
            await tap(at, "esc Leave")
            assert isinstance(at.app.screen, ConfirmDialog)

    asyncio.run(run())


@pytest.mark.parametrize("name", ["All commands", "Commands of the Recruiter"])
def test_all_commands_begin_with_leave_and_more(tmp_path: Path, name: str) -> None:
    async def run() -> None:
        async with MORE[name].gone(tmp_path, SMALL) as at:
            rows = [row.strip() for row in at.text.splitlines()]
            assert rows.index("Leave") < rows.index("More") < rows.index("Undo")

    asyncio.run(run())


def test_help_begins_with_how_to_leave(tmp_path: Path) -> None:
    async def run() -> None:
        async with seated(tmp_path, evening("begin"), SMALL) as at:
            await at.press("f1")
            title, _blank, first = at.text.splitlines()[1:4]
            assert "Keys of this screen" in title
            assert first.split()[1:3] == ["esc", "Leave:"]

    asyncio.run(run())


def test_escape_on_the_recruiters_own_screen_asks_and_shows_nothing_meanwhile(
    tmp_path: Path,
) -> None:
    text = on_the_own_screen(tmp_path, "escape")
    assert "Leave the table?" in text
    assert "MON" not in text
    assert "MON" in on_the_own_screen(tmp_path / "stayed", "escape", "n")


def test_whoever_leaves_from_the_recruiters_own_screen_is_at_home_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with alone(tmp_path / "home", SMALL) as at:
            await tap(at, "esc Leave")
            await tap(at, "y  leave")
            assert isinstance(at.app.screen, FirstPage)

    asyncio.run(play())


def test_a_covered_screen_stays_covered_for_whoever_does_not_leave(tmp_path: Path) -> None:
    async def play() -> None:
        async with alone(tmp_path / "home", (80, 24)) as at:
            await at.press("space", "escape")
            assert "Leave the table?" in at.text
            await at.press("n")
            assert sits(at.app.screen, ALONE)
            assert at.app.screen.veil is not None
            assert at.app.screen.veil.covers

    asyncio.run(play())


def test_where_no_words_were_said_no_new_ones_are_threatened(tmp_path: Path) -> None:
    async def play() -> None:
        async with sat(tmp_path, NONE, evening("done"), said=False) as (at, found):
            HOLDER.put(at.app.tables.folder, at.public.seating.sitting.row.id, OWN)
            at.public.renew()
            await at.press("f2")
            await at.type(PIN, "enter", "escape")
            assert "going on takes the PIN." in at.dialog
            assert not found.sealing.shared

    asyncio.run(play())


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize(
    "name", sorted({*WAYS} - WITHOUT - {"ConfirmDialog"})
)  # whose letters differ
def test_in_each_language_the_way_out_has_room(language: str, name: str) -> None:
    shown = (GOLDENS / language / f"{name.lower()}.txt").read_text("utf-8")
    assert OTHERS.get(name, LEAVE).split()[0] + " " in shown
