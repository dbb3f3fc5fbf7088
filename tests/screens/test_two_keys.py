"""One screen for everybody: two keys lift the curtain again soon after it fell, then the PIN."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import copytree

import pytest

from screens.kit.dialogs.pin_dialog import PinDialog
from screens.proof.head_page import HeadPage
from screens.proof.share_dialog import ShareDialog
from screens.table.hidden.break_page import BreakPage
from screens.table.hidden.code_dialog import CodeAsked, CodeChosen, TwoKeys
from screens.table.hidden.curtain import Curtain
from screens.table.kinds.everybody import EVERYBODY
from screens.table.kinds.hidden import HIDDEN
from screens.table.watching.ending_page import EndingPage
from tests.evening.test_short_code import Clock
from tests.screens.doing import burst
from tests.screens.hands import Hands
from tests.screens.kinds import sits
from tests.screens.stage import SIZES, Size, Stage, evening, folder, golden, move, seated, stage
from tests.screens.test_curtain import ASKED, hidden
from tests.store.evening import MOVES, PIN

Record = Callable[[str, object], None]
KEYS = "k7"
QUIET, BETWEEN = 300, 15  # seconds: of each turn of the agents, and between two moves
QUESTION, TURN = 6, 3  # keys, beside those that lift the curtain
PINS, CODES = 8, 9  # of an evening: a PIN behind each quiet turn, two keys for the rest
CHOOSING = 2  # that often the two keys are typed to choose them
WORDS = ("abilabilabilabil", "enter", "enter")


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Let time pass when a test says so."""
    return Clock(monkeypatch)


@asynccontextmanager
async def agreed(
    home: Path, lines: tuple[str, ...] = ASKED, keys: str = KEYS, size: Size = (80, 24)
) -> AsyncIterator[Stage]:
    """Sit down at a shared screen, open the hidden side by its PIN, choose two keys, and hide."""
    async with seated(home, lines, size) as at:
        at.public.seating.sitting.code.due = True
        await at.press("f2")
        await at.type(PIN, "enter")
        assert isinstance(at.app.screen, CodeChosen)
        await at.press(*keys, *keys)
        assert sits(at.app.screen, HIDDEN)
        await at.press("escape")
        yield at


def test_a_new_table_for_everybody_asks_once_for_two_keys_behind_the_first_pin(
    tmp_path: Path,
) -> None:
    copytree(folder(ASKED), tmp_path, dirs_exist_ok=True)

    async def play() -> None:
        async with stage(tmp_path) as at:
            await at.press("enter")
            await at.type(PIN, "enter")
            await at.type(*WORDS)
            assert sits(at.app.screen, EVERYBODY)
            await at.press("f2")
            assert "Only the Recruiter looks now." in at.dialog
            await at.type(PIN, "enter")
            assert isinstance(at.app.screen, CodeChosen)
            await at.press("enter")  # always the PIN
            assert sits(at.app.screen, HIDDEN)
            await at.press("escape", "f2")
            assert isinstance(at.app.screen, Curtain)
            await at.type(PIN, "enter")
            assert sits(at.app.screen, HIDDEN)

    asyncio.run(play())


def test_two_keys_lift_the_curtain_and_a_question_with_its_answer_needs_no_pin(
    tmp_path: Path, clock: Clock
) -> None:
    async def play() -> None:
        async with agreed(tmp_path) as at:
            clock.pass_by(100)
            await at.press("enter")
            assert isinstance(at.app.screen, CodeAsked)
            await burst(at, KEYS, "1")
            assert "STEP ON D2" in at.text
            assert at.table.moves == (*ASKED, "answer D2")

    asyncio.run(play())


def test_after_two_minutes_the_pin_is_asked_for(tmp_path: Path, clock: Clock) -> None:
    async def play() -> None:
        async with agreed(tmp_path) as at:
            clock.pass_by(121)
            await at.press("f2")
            assert isinstance(at.app.screen, Curtain)

    asyncio.run(play())


def test_two_minutes_that_end_before_the_second_key_lift_nothing(
    tmp_path: Path, clock: Clock
) -> None:
    async def play() -> None:
        async with agreed(tmp_path) as at:
            await at.press("f2", KEYS[0])
            clock.pass_by(121)
            await at.press(KEYS[1])
            assert isinstance(at.app.screen, Curtain)

    asyncio.run(play())


def test_one_wrong_key_asks_for_the_pin_and_counts_as_no_wrong_pin(tmp_path: Path) -> None:
    async def play() -> None:
        async with agreed(tmp_path) as at:
            await at.press("f2", "k", "8")
            assert isinstance(at.app.screen, Curtain)
            assert "These were not the two keys." in at.dialog
            await at.type(KEYS, "enter", "escape", "f2")
            assert isinstance(at.app.screen, Curtain)  # also when asked anew
            await at.type(PIN, "enter")
            assert sits(at.app.screen, HIDDEN)
            await at.press("escape", "f2")
            assert isinstance(at.app.screen, CodeAsked)

    asyncio.run(play())


@pytest.mark.parametrize("hidden_seat", [False, True])
def test_a_break_covers_everything_and_behind_it_the_pin_is_asked_for(
    tmp_path: Path,
    hidden_seat: bool,
) -> None:
    async def play() -> None:
        async with agreed(tmp_path) as at:
            if hidden_seat:
                await at.press("f2", *KEYS)
            assert sits(at.app.screen, HIDDEN if hidden_seat else EVERYBODY)
            await at.press("f10")
            assert isinstance(at.app.screen, BreakPage)
            await at.press("enter")
            assert hidden(at)
            await at.press("f2")
            assert isinstance(at.app.screen, Curtain)

    asyncio.run(play())


def test_who_comes_back_from_the_shell_types_the_pin(tmp_path: Path) -> None:
    async def play() -> None:
        async with agreed(tmp_path) as at:
            await at.press("f2", *KEYS)
            at.app.app_resume_signal.publish(at.app)
            await at.settle()
            assert hidden(at)
            await at.press("f2")
            assert isinstance(at.app.screen, Curtain)

    asyncio.run(play())


def test_after_a_screen_of_ones_own_the_pin_is_asked_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with agreed(tmp_path) as at:
            await at.press("f4", "o", "1", "f2")
            assert isinstance(at.app.screen, Curtain)  # the own screen knows no two keys
            await at.type(PIN, "enter")
            await at.press("f4", "o", "2", "f2")
            assert isinstance(at.app.screen, Curtain)

    asyncio.run(play())


def test_enter_asks_for_the_pin_instead_and_the_keys_stay_good(tmp_path: Path) -> None:
    async def play() -> None:
        async with agreed(tmp_path) as at:
            await at.press("f2")
            await burst(at, "enter", PIN, "enter", "1")
            assert at.table.moves == (*ASKED, "answer D2")

    asyncio.run(play())


def test_keys_faster_than_the_screen_choose_two_keys_and_go_on_behind_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, ASKED) as at:
            at.public.seating.sitting.code.due = True
            await at.press("f2")
            await burst(at, PIN, "enter", KEYS, KEYS, "1")
            assert at.table.moves == (*ASKED, "answer D2")
            await at.press("f2")
            assert isinstance(at.app.screen, CodeAsked)

    asyncio.run(play())


@pytest.mark.parametrize("typed", ["8š", "8ľ", "83"])
def test_it_is_typed_by_the_place_of_its_keys_on_any_keyboard(
    tmp_path: Path,
    typed: str,
) -> None:
    async def play() -> None:
        async with agreed(tmp_path, keys="83" if typed == "8š" else "82") as at:
            await at.press("f2")
            await at.press(*typed)
            right = typed != "83"
            assert sits(at.app.screen, HIDDEN) is right

    asyncio.run(play())


def test_the_keys_are_never_to_be_read_and_lie_on_no_disk(tmp_path: Path) -> None:
    keys = "Zq"

    async def play() -> None:
        async with agreed(tmp_path, keys=keys) as at:
            await at.press("f2", keys[0])
            assert "● ○" in at.dialog
            assert keys[0] not in at.dialog
            assert "zq" not in repr(vars(at.public.seating.sitting)).lower()

    asyncio.run(play())
    files = [each for each in tmp_path.rglob("*") if each.is_file() and each.suffix != ".db"]
    assert not any(b"zq" in each.read_bytes().lower() for each in files)


def test_two_keys_that_begin_the_pin_are_refused_and_others_are_chosen_under_more(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with agreed(tmp_path) as at:
            await at.press("f4", "k")
            assert isinstance(at.app.screen, CodeAsked)  # nobody else chooses them
            await at.press(*KEYS)
            assert isinstance(at.app.screen, CodeChosen)
            await at.press(*PIN[:2])
            assert "The PIN begins with these two keys" in at.dialog
            await at.press(*"m9m8")
            assert "These were others." in at.dialog
            await at.press(*"m9m9")
            assert sits(at.app.screen, HIDDEN)
            await at.press("escape", "f2", *"m9")
            assert sits(at.app.screen, HIDDEN)

    asyncio.run(play())


def test_while_two_keys_are_asked_for_nothing_else_is_chosen(tmp_path: Path) -> None:
    async def play() -> None:
        async with agreed(tmp_path) as at:
            await at.press("f2", "7", "backspace", "escape")
            assert hidden(at)
            assert at.table.moves == ASKED
            await at.press("f2", *KEYS)  # what was half typed is forgotten
            assert sits(at.app.screen, HIDDEN)

    asyncio.run(play())


def test_a_plain_turn_takes_three_keys_and_the_two(tmp_path: Path, record_property: Record) -> None:
    async def play() -> None:
        async with agreed(tmp_path, evening("done", 2)) as at:
            hands = Hands(at)
            await hands.press("enter")
            await at.press(*KEYS)
            await hands.place(next(iter(hands.face.at_hand.places)))
            assert at.table.moves[-1].startswith("step ")
            await hands.word("End turn")
            assert at.table.moves[-1] == "done"
            record_property("keys of a plain turn at one screen, and two more", hands.keys)
            assert hands.keys <= TURN

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_a_question_with_its_answer_takes_six_keys_and_the_two(
    tmp_path: Path, size: Size, record_property: Record
) -> None:
    async def play() -> None:
        async with agreed(tmp_path, evening("meru moves A3-A4-A5"), size=size) as at:
            hands = Hands(at)
            await hands.word("Meru")
            await hands.word("asks: Graffiti")
            await hands.press("enter")
            await at.press(*KEYS)
            await hands.word("No new token")
            assert at.table.moves[-2:] == ("meru asks graffiti", "answer none")
            assert sits(at.app.screen, EVERYBODY)
            record_property("keys of a question at one screen, and two more", hands.keys)
            assert hands.keys <= QUESTION

    asyncio.run(play())


@pytest.mark.parametrize("first", ["mistake", "question"])
def test_what_waits_for_the_recruiter_is_done_behind_one_call(tmp_path: Path, first: str) -> None:
    async def play() -> None:
        async with agreed(tmp_path) as at:
            if first == "mistake":  # it is admitted while a question waits
                await at.press("f4", "m", *KEYS)
                await at.press("escape")
            else:
                await at.press("enter", *KEYS)
            assert sits(at.app.screen, HIDDEN)
            await Hands(at).word("D2")
            assert at.table.moves[-1] == "answer D2"

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_the_two_keys_look_like_this(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with seated(tmp_path, ASKED, size) as at:
            at.public.seating.sitting.code.due = True
            await at.press("f2")
            await at.type(PIN, "enter", KEYS[0])
            golden(f"two-keys-chosen-{size[0]}x{size[1]}", at.text)
            await at.press(*"7k7")
            await at.press("escape", "f2", KEYS[0])
            golden(f"two-keys-asked-{size[0]}x{size[1]}", at.text)

    asyncio.run(play())


@pytest.mark.long
def test_an_evening_with_quiet_turns_of_the_agents_takes_a_pin_for_each_turn_and_keys_between(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, record_property: Record
) -> None:
    asked: list[str] = []
    enter, take = PinDialog.enter, TwoKeys._whole

    def count(self: PinDialog[object], vault: object) -> None:
        asked.append("PIN")
        enter(self, vault)  # type: ignore[arg-type] # whatever it opens

    def count_keys(self: TwoKeys[object]) -> None:
        asked.append("keys")
        take(self)

    monkeypatch.setattr(PinDialog, "enter", count)
    monkeypatch.setattr(TwoKeys, "_whole", count_keys)

    async def play() -> None:
        async with seated(tmp_path) as at:
            sitting = at.public.seating.sitting
            sitting.code.due = True
            rules = at.public.seating.game.rules
            table = at.table
            for line in MOVES:
                if isinstance(at.app.screen, HeadPage):
                    await at.press("enter")
                hides = rules.giver(at.table.course.state, move(line)) == at.table.hidden_seat
                if hides and sits(at.app.screen, EVERYBODY):
                    await lift(at)
                page = at.app.screen
                assert sits(page, HIDDEN if hides else EVERYBODY), (line, page)
                assert page.play(move(line)), line
                await at.settle()
                ends_turn = hides and line.startswith(("done", "recruits"))
                clock.pass_by(QUIET if ends_turn and not sitting.hidden_due else BETWEEN)
            assert table.outcome
            assert isinstance(at.app.screen, EndingPage)
            await at.press("h", "enter", "o")
            await at.type(PIN, "enter")
            pins, keys = 1 + asked.count("PIN"), asked.count("keys") - CHOOSING
            record_property("PINs in an evening at one screen for everybody", pins)
            record_property("two keys in an evening at one screen for everybody", keys)
            assert pins <= PINS
            assert keys <= CODES

    asyncio.run(play())


async def lift(at: Stage) -> None:
    """Do what leads to the hidden side: words, the two keys, or else the PIN."""
    await at.press("f2")
    while not sits(at.app.screen, HIDDEN):
        page = at.app.screen
        if isinstance(page, ShareDialog):
            await at.type(*WORDS)
        elif isinstance(page, Curtain):
            await at.type(PIN, "enter")
        elif isinstance(page, CodeChosen):
            await at.press(*KEYS, *KEYS)
        else:
            assert isinstance(page, CodeAsked), page
            await at.press(*KEYS)
