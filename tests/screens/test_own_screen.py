"""A screen of the Recruiter's own: the map stays open, and all moves are typed on it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import copytree

import pytest

from companion.evening.sitting import Sitting
from companion.play import table
from companion.store.machine_notes import HOLDER, OWN
from companion.store.settings import LISTED
from screens.home.first_page import FirstPage
from screens.kit.dialogs.pin_dialog import PinDialog
from screens.kit.guard import Guard
from screens.proof.head_page import HeadPage
from screens.proof.share_dialog import ShareDialog
from screens.table.hidden.break_page import BreakPage
from screens.table.hidden.curtain import Curtain
from screens.table.kinds.alone import ALONE
from screens.table.kinds.everybody import EVERYBODY
from screens.table.seat.seat_kind import SeatKind
from screens.table.seat.seat_page import SeatPage
from screens.table.watching.ending_page import EndingPage
from tests.screens.hands import Hands
from tests.screens.kinds import shows, sits
from tests.screens.stage import SIZES, Size, Stage, _share, evening, folder, move, stage
from tests.screens.test_curtain import Clock
from tests.screens.test_setup import SET_UP, WORDS, behind_the_curtain
from tests.store.evening import MOVES, NAME, PIN

Record = Callable[[str, object], None]
WALKED = evening("meru moves A3-A4-A5")
SECRETS = ("─ You ─", "Karl")
QUESTION, TURN, KEYS, PINS = 5, 3, 60, 3


@asynccontextmanager
async def own(
    home: Path,
    lines: tuple[str, ...] = (),
    size: Size = (80, 24),
    to_do: str = LISTED,
    **options: str,
) -> AsyncIterator[Stage]:
    """Sit down at a screen of one's own, at a table that was played so far."""
    copytree(folder(lines, **options), home, dirs_exist_ok=True)
    async with stage(home, size, to_do) as found:
        tables = found.app.tables
        row = tables.find(NAME)
        HOLDER.put(tables.folder, row.id, OWN)
        resumed = table.resume(tables, row, PIN)
        _share(resumed)
        found.app.sit_down(Sitting(tables, row, resumed))
        await found.settle()
        yield found


def secret(at: Stage) -> bool:
    """Say whether anything is to be seen that only the Recruiter may see."""
    return any(each in at.text for each in SECRETS)


@pytest.mark.parametrize("size", SIZES)
def test_a_question_and_its_answer_are_typed_on_one_side(
    tmp_path: Path, size: Size, record_property: Record
) -> None:
    async def play() -> None:
        async with own(tmp_path, WALKED, size) as at:
            assert sits(at.app.screen, ALONE)
            hands = Hands(at)
            await hands.word("Meru")
            await hands.word("asks: Graffiti")
            await hands.word("No new token")
            assert at.table.moves[-2:] == ("meru asks graffiti", "answer none")
            assert sits(at.app.screen, ALONE)
            record_property("keys of a question with its answer", hands.keys)
            assert hands.keys <= QUESTION

    asyncio.run(play())


def test_a_plain_turn_takes_three_keys_and_the_agents_follow_at_once(
    tmp_path: Path, record_property: Record
) -> None:
    async def play() -> None:
        async with own(tmp_path, evening("done", 2)) as at:
            hands = Hands(at)
            await hands.place(next(iter(hands.face.at_hand.places)))
            assert at.table.moves[-1].startswith("step ")
            await hands.word("End turn")
            record_property("keys of a plain turn", hands.keys)
            assert hands.keys <= TURN
            assert at.table.moves[-1] == "done"
            assert sits(at.app.screen, ALONE)
            assert "how many recruits" in at.text  # which is asked here, too

    asyncio.run(play())


def test_space_covers_and_uncovers_and_nothing_is_chosen_unseen(tmp_path: Path) -> None:
    async def play() -> None:
        async with own(tmp_path, WALKED) as at:
            assert secret(at)
            await at.press("space", "1", "enter")
            assert not secret(at)
            await at.press("space")
            assert secret(at)
            assert at.table.moves == WALKED

    asyncio.run(play())


def test_idle_minutes_cover_it_and_space_lifts_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(Guard, "alarm", lambda *all_of_it: clock.alarm(*all_of_it))

    async def play() -> None:
        async with own(tmp_path, WALKED) as at:
            assert clock.running.seconds == 600
            await at.press("f4")
            clock.running.ring()
            await at.settle()
            assert not secret(at)
            await at.press("space")
            assert secret(at)

    asyncio.run(play())


def test_turned_round_everybody_sees_the_open_page_and_only_the_pin_leads_back(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with own(tmp_path, WALKED) as at:
            await at.press("f2")
            assert sits(at.app.screen, EVERYBODY)
            assert not secret(at)
            await at.press(*PIN)  # typed too early: it chooses nothing
            assert at.table.moves == WALKED
            await at.press("enter")
            assert isinstance(at.app.screen, Curtain)
            await at.type(PIN, "enter")
            assert sits(at.app.screen, ALONE)
            assert secret(at)

    asyncio.run(play())


def test_a_break_covers_everything_and_only_the_pin_leads_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with own(tmp_path, WALKED) as at:
            await at.press("f10")
            assert isinstance(at.app.screen, BreakPage)
            assert not secret(at)
            await at.press("enter")
            assert isinstance(at.app.screen, Curtain)
            await at.type(PIN, "enter")
            assert sits(at.app.screen, ALONE)

    asyncio.run(play())


def test_behind_a_break_the_open_page_shows_how_far_the_game_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with own(tmp_path, WALKED) as at:
            hands = Hands(at)
            await hands.word("Meru")
            await hands.word("asks: Graffiti")
            await at.press("f10", "enter", "escape")
            assert sits(at.app.screen, EVERYBODY)
            assert "Meru asks: Graffiti" in at.text

    asyncio.run(play())


@pytest.mark.parametrize(("key", "page"), [("f10", BreakPage), ("f2", EVERYBODY)])
def test_break_and_turn_round_act_at_once_whatever_lies_over_the_map(
    tmp_path: Path, key: str, page: type[object] | SeatKind[SeatPage]
) -> None:
    async def play() -> None:
        async with own(tmp_path, WALKED) as at:
            for over in ("f1", "f3", "f4", "ctrl+p", "ctrl+z"):
                await at.press(over)
                assert not sits(at.app.screen, ALONE), over
                await at.press(key)
                assert shows(at.app.screen, page), over
                assert not secret(at), over
                await at.press("enter")
                assert isinstance(at.app.screen, Curtain), over
                await at.type(PIN, "enter")
                assert sits(at.app.screen, ALONE), over

    asyncio.run(play())


def test_no_break_takes_a_receipt_away_that_nobody_has_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with own(tmp_path, WALKED) as at:
            await at.press("f5", "f10")
            assert isinstance(at.app.screen, HeadPage)

    asyncio.run(play())


def test_the_foot_under_a_dialog_offers_no_key_that_does_nothing_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with own(tmp_path, WALKED) as at:
            assert "f4 More" in at.text.splitlines()[-1]
            await at.press("f4")
            assert "f4 More" not in at.text.splitlines()[-1]
            await at.press("escape")
            assert "f4 More" in at.text.splitlines()[-1]

    asyncio.run(play())


def test_who_holds_the_screen_is_kept_and_the_start_needs_one_pin(tmp_path: Path) -> None:
    async def play() -> None:
        async with own(tmp_path, WALKED) as at:
            await at.press("f2", "escape", "y")
            assert isinstance(at.app.screen, FirstPage)
            await at.press("enter")
            await at.type(PIN, "enter")
            assert isinstance(at.app.screen, ShareDialog), "new words are asked for at once"
            await at.type("appl rive bott zoo", "enter")
            assert sits(at.app.screen, ALONE)

    asyncio.run(play())


def test_it_can_be_changed_under_more_and_the_map_falls_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with own(tmp_path, WALKED) as at:
            await at.press("f4", "o", "2")
            assert sits(at.app.screen, EVERYBODY)
            assert not secret(at)
            await at.press("f2")
            await at.type(PIN, "enter", "enter")  # and no two keys
            assert not sits(at.app.screen, ALONE)
            await at.press("f4", "o", "1", "escape")
            assert sits(at.app.screen, EVERYBODY)
            assert not secret(at)

    asyncio.run(play())


def test_a_whole_evening_takes_three_pins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record_property: Record
) -> None:
    asked: list[str] = []
    enter = PinDialog.enter

    def count(self: PinDialog[object], vault: object) -> None:
        asked.append(type(self).__name__)
        enter(self, vault)  # type: ignore[arg-type] # whatever it opens

    monkeypatch.setattr(PinDialog, "enter", count)

    async def play() -> None:
        begun = evening("begin")
        async with own(tmp_path, begun) as at:
            await at.press("f10", "enter")
            await at.type(PIN, "enter")
            for line in MOVES[len(begun) :]:
                if isinstance(at.app.screen, HeadPage):
                    await at.press("enter")
                page = at.app.screen
                assert sits(page, ALONE), page
                assert page.play(move(line)), line
                await at.settle()
            assert isinstance(at.app.screen, EndingPage)
            await at.press("h", "enter", "o")
            await at.type(PIN, "enter")
            pins = 1 + len(asked)  # the first one opened the table
            record_property("PINs in an evening", pins)
            assert pins <= PINS
            assert at.app.screen is not None

    asyncio.run(play())


def test_a_set_up_of_three_takes_at_most_sixty_keys(
    tmp_path: Path, record_property: Record
) -> None:
    async def play() -> None:
        async with own(tmp_path) as at:
            hands = Hands(at)
            await hands.word("Eva")
            await hands.press("enter")
            for one, side in (("C4", "right"), ("B2", "down"), ("F2", "left"), ("D6", "down")):
                await hands.place(one)
                await hands.press(side)
            await hands.place("A5")
            await hands.press("down", "enter", *"".join(WORDS), "enter")
            await behind_the_curtain(hands, "enter")  # the receipt is kept at once
            await hands.press("enter")
            for place in ("A3", "F4", "C7", "A6"):
                await hands.place(place)
            await hands.press("enter")
            await hands.place("D6")
            await hands.word("Garden")
            await hands.word("C-4 K-9 Assassin Dogs")
            await hands.press("enter")
            assert at.table.moves == SET_UP
            record_property("keys of a set-up", hands.keys)
            assert hands.keys <= KEYS

    asyncio.run(play())


def test_its_curtain_says_how_long_the_map_stays_open(tmp_path: Path) -> None:
    async def look() -> None:
        async with own(tmp_path) as at:
            await at.press("f2", "f2")
            assert isinstance(at.app.screen, Curtain)
            assert "The hidden side stays open until nothing was typed for 10 minutes." in at.dialog
            assert "60 seconds" not in at.dialog

    asyncio.run(look())
