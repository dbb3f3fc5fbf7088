"""Private notes of Agents by keys: few keys, as much help as was agreed, and no word of them."""

import asyncio
from pathlib import Path

import pytest

from companion.core import PUBLIC
from companion.games.agents import GAME
from companion.store.disk.errors import NotSaved
from companion.store.notes import UnlockedNotes
from companion.text.view_json import as_json
from screens.table.kinds.noted import NOTED
from screens.table.seat.seat_page import SeatPage
from tests.screens.kinds import sits
from tests.screens.seats.agents import PIN, agents, flat, lines, open_notes
from tests.screens.stage import SIZES, Size, Stage
from tests.screens.test_watch import watching
from tests.store.evening import NAME

ADAM = ("set turn Adam", "die 1", "card 1 own")
TURN = ("set up", "die 3", "card 1 own", "meets v", "meets x", "checks v")
ONE_MORE = ("checks x", "done")
TWICE = (*ONE_MORE, "die 3", "card 1 light", "light 1", "done", "die 2", "card 2 check", "checks v")
WORDS = "a sly fox"


def test_a_check_is_noted_by_one_key_and_each_of_two_by_two_at_most(tmp_path: Path) -> None:
    async def play() -> None:
        async with agents(tmp_path, (80, 24), *TURN) as (at, table):
            await open_notes(at, "1", first=True)
            assert "Only you look. Which half was on top of V?" in flat(at)
            await at.press("3")
            assert "V: top of 3" in flat(at)
            await at.press("f2")
            for line in ONE_MORE:
                table.play(PUBLIC, table.read(line))
            await open_notes(at, "1")
            await at.press("x", "7")
            assert "X: bottom of 3" in flat(at)
            print("1 key notes the only check of a turn, 2 keys each of several")

    asyncio.run(play())


DUE = ("set up", "die 3", "card 1 own", "meets v", "meets x")


def page(at: Stage) -> SeatPage:
    """Give the page that all look at."""
    return next(each for each in at.app.screen_stack if sits(each, NOTED))


async def begin_notes(at: Stage) -> None:
    """Let Eva begin her notes before anybody looks, and hide them."""
    await open_notes(at, "1", first=True)
    await at.press("f2")


def test_a_note_is_asked_for_right_after_the_look_with_one_pin_in_a_turn(tmp_path: Path) -> None:
    async def play() -> None:
        async with agents(tmp_path, (80, 24), "set up", *ADAM) as (at, table):
            await begin_notes(at)
            for line in ("done", *DUE[1:]):
                table.play(PUBLIC, table.read(line))
            page(at).renew()
            await at.settle()
            await at.press("enter")
            assert "Only Eva looks now. Which half was on top of V?" in at.dialog
            assert "top of 3" not in flat(at)
            await at.type(PIN, "enter")
            assert "3 V: top of 3" in at.dialog
            await at.press("3")
            assert at.said == "Eva: noted."
            await at.press("enter")  # the second look asks for no PIN
            assert "Which half was on top of X?" in at.dialog
            assert "V: top of 3" not in flat(at)
            await at.press("8")
            assert "bottom of 4" not in flat(at)
            await open_notes(at, "1")
            assert "X: bottom of 4" in flat(at)
            assert "V: top of 3" in flat(at)

    asyncio.run(play())


def test_behind_the_turn_the_pin_is_asked_for_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with agents(tmp_path, (80, 24), *DUE) as (at, table):
            await begin_notes(at)
            await at.press("enter", "3", "enter", "escape")
            assert page(at).seating.sitting.open_notebook.takes("Eva")
            for line in ("done", "die 2", "card 1 own", "done", "die 1", "card 2 check"):
                page(at).seating.sitting.play(PUBLIC, table.read(line))
            assert not page(at).seating.sitting.open_notebook.takes("Eva")

    asyncio.run(play())


def test_who_keeps_no_notes_here_is_asked_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with agents(tmp_path, (80, 24), *DUE) as (at, table):
            await at.press("enter")
            assert lines(table)[-1] == "checks v"
            assert "looks now" not in flat(at)

    asyncio.run(play())


def test_a_note_that_could_not_be_kept_is_told_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_all_of_it: object) -> None:
        raise NotSaved("the disk is full")

    async def play() -> None:
        async with agents(tmp_path, (80, 24), *TURN) as (at, _table):
            await open_notes(at, "1", first=True)
            with monkeypatch.context() as broken:
                broken.setattr(UnlockedNotes, "add", refuse)
                await at.press("3")
                assert "NOT SAVED V: top of 3" in at.dialog
            await at.press("x")
            assert "V: top of 3" in flat(at)

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("help", "told", "never"),
    [
        ("notes", "2 notes", ("%", "Certain", "Likely")),
        ("certain", "1 agent is certain", ("%", "Likely")),
        ("likely", "The best claim: hideout 3 of V, 25 %", ("Certain by",)),
    ],
)
def test_the_sheet_helps_as_far_as_was_agreed(
    tmp_path: Path, size: Size, help: str, told: str, never: tuple[str, ...]
) -> None:
    async def play() -> None:
        async with agents(tmp_path, size, *TURN, *TWICE, help=help) as (at, _table):
            await open_notes(at, "1", first=True)
            await at.press("3", "7")
            assert told in flat(at)
            await at.press("tab")
            assert not any(word in at.text for word in never)

    asyncio.run(play())


async def everything_else(at: Stage, home: Path) -> list[str]:
    """Read what everybody sees, what another player sees, and what is given away of a table."""
    found = []
    for _panel in range(3):
        found.append(at.text)
        await at.press("tab")
    await at.press("f4")
    found.append(at.text)
    await at.press("escape", "ctrl+z")
    found.append(at.text)
    await at.press("escape")
    await open_notes(at, "2", first=True)
    found.append(at.text)
    await at.press("f2")
    async with watching(home, (120, 40)) as second:
        found.append(second.text)
    return found


def test_twins_that_differ_only_in_notes_look_the_same_to_everybody_else(tmp_path: Path) -> None:
    async def play(home: Path, half: str, words: str) -> list[str]:
        async with agents(home, (40, 20), *TURN, help="likely") as (at, table):
            await open_notes(at, "1", first=True)
            await at.press(half, "f4", "a")
            await at.type(words, "enter", "tab", "tab")
            assert words.split()[-1] in flat(at)
            await at.press("f2")
            told = await everything_else(at, home)
            view = table.view(PUBLIC)
            dump = at.app.tables.dump(at.app.tables.find(NAME))
            assert words not in dump
            listed = [str(row.summary) for row in at.app.tables.list()]
            shown = str(as_json(view, GAME.notation.format))
            return [*told, *listed, table.text, str(table.evidence()), repr(view), shown]

    one = asyncio.run(play(tmp_path / "one", "3", WORDS))
    other = asyncio.run(play(tmp_path / "other", "8", "the tram"))
    assert one == other
    assert not any("fox" in each or "top of 3" in each for each in one)


def test_no_panel_shows_again_which_halves_lie_in_a_file(tmp_path: Path) -> None:
    async def play() -> None:
        async with agents(tmp_path) as (at, _table):
            await at.press(*["enter"] * 8, *["f7"] * 4)
            assert "both halves of 4" in flat(at)
            await at.press("enter", "enter", "y", *["enter"] * 3)
            assert "halves" not in at.text
            await at.press("ctrl+z")
            assert "halves" not in at.text
            assert "top of" not in at.text

    asyncio.run(play())


def test_at_the_end_notes_of_a_game_that_was_won_are_opened_by_their_owner(tmp_path: Path) -> None:
    won = ("set keys Eva 1 none", "checks x", "claims 3 of v", "right")

    async def play() -> None:
        async with agents(tmp_path, (80, 24), *TURN, help="notes") as (at, table):
            await open_notes(at, "1", first=True)
            await at.press("3", "f2")
            for line in won:
                table.play(PUBLIC, table.read(line))
            await open_notes(at, "1")
            assert "F5 opens these notes to everybody, Delete erases them" in flat(at)
            await at.press("f5", "y")
            assert "Notes of Eva" in at.text
            assert "V: top of 3" in flat(at)

    asyncio.run(play())
