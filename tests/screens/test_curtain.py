"""The curtain: what lifts it, what lets it fall, and what is left on the screen."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual import events
from textual.widgets import Input

from companion.store import settings
from companion.store.settings import Settings
from screens.kit import guard as hides
from screens.kit.dialogs.line_dialog import LineDialog
from screens.kit.guard import GUESSING, Guard
from screens.table.hidden.curtain import Curtain
from screens.table.hidden.veil import PEEK
from screens.table.kinds.everybody import EVERYBODY
from screens.table.kinds.hidden import HIDDEN
from tests.screens.doing import burst
from tests.screens.kinds import sits
from tests.screens.stage import Stage, evening, seated
from tests.store.evening import PIN

IDLE = Settings().idle
UNREPORTED = IDLE / GUESSING
ASKED = evening("henry asks cafe")  # the keeper is on C5, and was on D2 at 01:00
SECRETS = ("SECRET", "─ You ─", "01:00 D2", "Karl")


class Clock:
    """Alarms that ring when a test says so."""

    def __init__(self) -> None:
        """Begin with no alarm."""
        self.set: list[Ringing] = []

    def alarm(self, _guard: Guard, seconds: float, ring: Callable[[], None]) -> "Ringing":
        """Set an alarm, as a screen does."""
        self.set.append(Ringing(seconds, ring))
        return self.set[-1]

    @property
    def running(self) -> "Ringing":
        """Give the last alarm that will ring."""
        return [each for each in self.set if not each.cancelled][-1]


class Ringing:
    """One alarm."""

    def __init__(self, seconds: float, ring: Callable[[], None]) -> None:
        """Set it."""
        self.seconds, self.ring = seconds, ring
        self.cancelled = False

    def cancel(self) -> None:
        """Never ring."""
        self.cancelled = True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Let the test ring every alarm."""
    found = Clock()
    monkeypatch.setattr(Guard, "alarm", lambda *all_of_it: found.alarm(*all_of_it))
    return found


@asynccontextmanager
async def behind(home: Path) -> AsyncIterator[Stage]:
    """Sit behind the curtain while a question waits."""
    async with seated(home, ASKED) as at:
        await at.press("f2")
        await at.type(PIN, "enter")
        assert sits(at.app.screen, HIDDEN)
        yield at


def hidden(at: Stage) -> bool:
    """Say whether nothing secret is left, and only the public side is there."""
    return sits(at.app.screen, EVERYBODY) and not any(each in at.text for each in SECRETS)


async def blur(at: Stage, _clock: Clock) -> None:
    """Look at another window."""
    at.app.post_message(events.AppBlur())


async def resize(at: Stage, _clock: Clock) -> None:
    """Make the window smaller."""
    await at.pilot.resize_terminal(60, 22)


async def idle(_at: Stage, clock: Clock) -> None:
    """Press no key for long."""
    clock.running.ring()


async def come_back(at: Stage, _clock: Clock) -> None:
    """Come back from the shell."""
    at.app.app_resume_signal.publish(at.app)


FALLS = (blur, resize, idle, come_back)
Fall = Callable[[Stage, Clock], object]
WHY: dict[Fall, str] = {
    blur: hides.UNSEEN,
    resize: hides.RESIZED,
    idle: hides.IDLE,
    come_back: hides.LEFT,
}


@pytest.mark.parametrize("key", ["escape", "f2"])
def test_one_key_hides_everything(tmp_path: Path, key: str) -> None:
    async def play() -> None:
        async with behind(tmp_path) as at:
            assert all(each in at.text for each in ("SECRET", "─ You ─"))
            await at.press(key)
            assert hidden(at)
            assert "The hidden side covered itself" not in at.text

    asyncio.run(play())


@pytest.mark.parametrize("fall", FALLS)
def test_the_curtain_falls_by_itself_whatever_lies_over_the_map_and_it_is_said_why(
    tmp_path: Path, clock: Clock, fall: Fall
) -> None:
    async def play() -> None:
        async with behind(tmp_path) as at:
            for over in ("", "f1", "f3", "f4", "ctrl+p"):
                if over:
                    await at.press("f2")
                    await at.type(PIN, "enter")
                    assert sits(at.app.screen, HIDDEN), over
                    await at.press(over)
                    assert not sits(at.app.screen, HIDDEN), over
                await fall(at, clock)  # type: ignore[misc] # each of them is a coroutine
                await at.settle()
                assert hidden(at), over
                assert over or WHY[fall] in at.said
                await at.press("space", "enter")
                assert not sits(at.app.screen, HIDDEN), over
                while not sits(at.app.screen, EVERYBODY):
                    await at.press("escape")
                await at.pilot.resize_terminal(80, 24)
                await at.settle()

    asyncio.run(play())


@pytest.mark.parametrize("over", ["", "f4"])
def test_nothing_that_is_marked_behind_the_curtain_reaches_the_clipboard(
    tmp_path: Path, over: str
) -> None:
    async def play() -> None:
        async with behind(tmp_path) as at:
            if over:
                await at.press(over)
            marked = await mark_everything(at)
            assert not (marked and not over)  # the map itself cannot be marked at all
            assert at.app.clipboard == ""
            at.app.copy_to_clipboard("D2")
            assert at.app.clipboard == ""

    asyncio.run(play())


def test_what_is_marked_on_the_public_side_can_be_copied(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, ASKED) as at:
            assert await mark_everything(at)
            assert at.app.clipboard != ""

    asyncio.run(play())


def test_a_pin_is_not_copied(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, ASKED) as at:
            await at.press("f2")
            await at.type(PIN, "ctrl+a", "ctrl+c", "ctrl+x")
            assert at.app.clipboard == ""

    asyncio.run(play())


async def mark_everything(at: Stage) -> bool:
    """Drag the mouse over the whole screen and copy; say whether anything was marked."""
    size = at.app.size
    await at.pilot.mouse_down(offset=(0, 0))
    await at.pilot.hover(offset=(size.width - 1, size.height - 2))
    await at.pilot.mouse_up(offset=(size.width - 1, size.height - 2))
    marked = bool(at.app.screen.get_selected_text())
    await at.press("ctrl+c")
    return marked


def test_only_the_pin_lifts_the_curtain_and_wrong_ones_have_to_wait(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, ASKED, clock=lambda: 1000.0) as at:
            await at.press("f2")
            said = []
            for _try in range(5):
                await at.type("0000", "enter")
                said.append(at.text)
                assert isinstance(at.app.screen, Curtain)
                assert "0000" not in at.text
            assert "seconds" in said[-1].split("It covers itself")[0]

    asyncio.run(play())


def test_where_focus_was_never_reported_the_curtain_falls_sooner_and_says_so(
    tmp_path: Path, clock: Clock
) -> None:
    async def play() -> None:
        async with behind(tmp_path) as at:
            assert clock.running.seconds == UNREPORTED < IDLE
            at.app.post_message(events.AppBlur())
            at.app.post_message(events.AppFocus())
            await at.settle()
            await at.press("f2")
            assert f"after {int(IDLE)} seconds" in " ".join(at.text.split())
            await at.type(PIN, "enter")
            assert clock.running.seconds == IDLE

    asyncio.run(play())


def test_the_curtain_falls_when_somebody_has_set_it_to(tmp_path: Path, clock: Clock) -> None:
    settings.write(tmp_path, Settings(idle=30))

    async def play() -> None:
        async with behind(tmp_path):
            assert clock.running.seconds == 30 / GUESSING

    asyncio.run(play())


def test_an_unreporting_terminal_is_named_before_the_pin(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, ASKED) as at:
            await at.press("f2")
            assert f"{int(UNREPORTED)} seconds" in at.dialog
            assert "has not shown" in at.dialog

    asyncio.run(play())


def test_every_key_begins_the_whole_idle_time_anew_also_in_a_dialog(
    tmp_path: Path, clock: Clock
) -> None:
    async def play() -> None:
        async with behind(tmp_path) as at:
            for key in ("left", "f4", "down", "escape", "f1", "pagedown"):
                before = clock.running
                await at.press(key)
                assert before.cancelled
                assert clock.running.seconds == UNREPORTED

    asyncio.run(play())


def test_the_covered_map_takes_no_keys_and_shows_itself_for_seconds(
    tmp_path: Path, clock: Clock
) -> None:
    async def play() -> None:
        async with behind(tmp_path) as at:
            lines = len(at.table.record)
            await at.press("space")
            assert "Covered" in at.text
            assert "─ You ─" not in at.text
            await at.press("1", "enter", "f4", "ctrl+z", "backspace")
            assert sits(at.app.screen, HIDDEN)
            assert len(at.table.record) == lines
            assert "space Uncover" in at.text
            await at.press("space")
            assert "─ You ─" in at.text
            assert "space Cover" in at.text
            assert clock.running.seconds == PEEK
            clock.running.ring()
            await at.settle()
            assert "─ You ─" not in at.text
            await at.press("space", "space")
            assert [each.cancelled for each in clock.set if each.seconds == PEEK] == [False, True]
            assert "─ You ─" in at.text

    asyncio.run(play())


def test_the_curtain_falls_when_nothing_more_is_due_and_the_answer_stands_large(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with behind(tmp_path) as at:
            await at.press("1")
            assert sits(at.app.screen, EVERYBODY)
            assert "STEP ON D2" in at.text

    asyncio.run(play())


def test_before_the_pin_it_is_said_who_looks_and_what_shows_and_hides_the_map(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, ASKED) as at:
            await at.press("f2")
            assert "Only the Recruiter looks now." in at.dialog
            assert "⏎ Go on" in at.dialog
            assert "It covers itself on Escape" in at.dialog
            await at.press("f1")
            assert at.dialog.startswith("PIN: opens what one player hides.")

    asyncio.run(play())


def test_keys_faster_than_the_screen_lift_one_curtain(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, ASKED) as at:
            for _key in range(4):
                at.app.post_message(events.Key("f2", None))
            await at.settle()
            assert sum(isinstance(each, Curtain) for each in at.app.screen_stack) == 1

    asyncio.run(play())


def test_what_is_typed_behind_the_right_pin_is_taken_on_the_map(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, ASKED) as at:
            await at.press("f2")
            await burst(at, PIN, "enter", "enter", "1")
            assert sits(at.app.screen, EVERYBODY)
            assert "STEP ON D2" in at.text
            assert at.table.moves == (*ASKED, "answer D2")

    asyncio.run(play())


def test_enter_without_a_pin_is_no_wrong_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, ASKED) as at:
            await at.press("f2", *["enter"] * 8)
            assert isinstance(at.app.screen, Curtain)
            assert "Type the PIN." in at.dialog
            await at.type(PIN, "enter")
            assert sits(at.app.screen, HIDDEN)

    asyncio.run(play())


def test_what_is_typed_behind_a_wrong_pin_is_forgotten(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, ASKED) as at:
            await at.press("f2")
            await burst(at, "0000", "enter", "1")
            assert isinstance(at.app.screen, Curtain)
            assert at.app.screen.query_one(Input).value == ""
            await at.type(PIN, "enter")
            assert sits(at.app.screen, HIDDEN)
            assert at.table.moves == ASKED

    asyncio.run(play())


def test_a_dialog_that_falls_before_it_looks_at_its_answer_leaves_the_keys_alone(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with behind(tmp_path) as at:
            asked = LineDialog("Which name?", str)
            await at.app.push_screen(asked)
            at.app.held.begin(asked)
            at.app.post_message(events.AppBlur())
            await at.settle()
            assert hidden(at)
            await at.press("f2")
            assert isinstance(at.app.screen, Curtain)

    asyncio.run(play())


def test_enter_calls_the_keeper_to_a_question_and_never_the_ally(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, ASKED) as at:
            await at.press("enter")
            assert isinstance(at.app.screen, Curtain)
            assert at.table.moves == ASKED

    asyncio.run(play())
