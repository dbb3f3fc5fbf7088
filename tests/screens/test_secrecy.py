"""No secret leaves the keeper's side: not to the public screens, the title, the log, or behind."""

import asyncio
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree

import pytest

pytest.importorskip("pty", reason="this machine has no pseudo-terminals")
pytest.importorskip("termios", reason="this machine has no pseudo-terminals")

import pyte

from companion.core import KEEPER
from screens.proof.head_page import HeadPage
from screens.table.kinds.hidden import HIDDEN
from tests.cli.pseudo import PATIENCE, Pseudo
from tests.screens.kinds import sits
from tests.screens.stage import SIZES, Size, Stage, evening, folder, move, seated
from tests.screens.test_two_keys import agreed
from tests.store.evening import MOVES, PIN

BEFORE = evening("lay slip")
DECLINED = "ruling mind-mgmt.immortals.recruit.decline may"  # what the players have decided
AFTER = (*MOVES[MOVES.index("recruits 3") : MOVES.index("begin") + 1], DECLINED)
# Two keepers who say the same, though they share no card, no feature and no step.
TWINS = (
    "card karl-box/start D2/features cafe monks idol/step C2/step C3/step C4/step B4",
    "card pipe-girl/start E6/features billboard bird fountain/step D6/step C6/step C7/step B7",
)
BEGUN = tuple((*BEFORE, *hidden.split("/"), *AFTER) for hidden in TWINS)
SLIPPED = ("step B6", "immortal C4-D3")  # what was taken back
ACTS = (("step B5", "step C5"), ("step A7", "step A6"))
APP = [sys.executable, "-m", "companion"]


def shown(at: Stage) -> str:
    """Give what everybody sees; of a head, only that there is one."""
    return "a head" if isinstance(at.app.screen, HeadPage) else at.text


async def public_screens(at: Stage, acts: tuple[str, ...]) -> list[str]:
    """Play an hour by the same keys, while the keeper does something else; look after each."""
    seen = [shown(at)]

    async def look(*keys: str) -> None:
        for key in keys:
            await at.press(key)
            seen.append(shown(at))

    async def keep(*lines: str) -> None:
        for line in lines:
            at.public.seating.sitting.play(KEEPER, at.table.read(line))
            at.public.renew()
            await at.settle()
            seen.append(shown(at))

    await look(
        "f2", "escape", "ctrl+z", "escape", "f4", "escape", "f6", "tab", "tab", "f1", "escape"
    )
    await look("f4", "v", "down", "enter", "escape", "escape")
    await look("f3", *"dead", "enter", "escape", "escape")
    if acts:
        await keep("recruit garden", acts[0], "immortal C4-C5")
    await look("ctrl+z", "enter", "escape")
    await keep("draw bus", "done")
    await look("enter", "f6", "f6", "left", "up", "enter", "backspace", "tab", "tab", "backspace")
    for line in ("meru rests", "bill asks umbrella"):
        at.public.play(move(line))
        await at.settle()
        await look("f4", "escape", "ctrl+z", "escape", "f2", "escape")
    return seen


@pytest.mark.parametrize("size", [SIZES[0], SIZES[-1]])  # one panel at a time, and all of them
def test_two_tables_that_differ_only_in_secrets_look_the_same(tmp_path: Path, size: Size) -> None:
    async def play(number: int) -> list[str]:
        async with seated(tmp_path / str(number), BEGUN[number], size) as at:
            return await public_screens(at, ACTS[number])

    one, other = asyncio.run(play(0)), asyncio.run(play(1))
    assert len(one) > 40
    for mine, theirs in zip(one, other, strict=True):
        assert mine == theirs


def test_what_the_keeper_takes_back_in_secret_shows_nowhere_on_the_public_side(
    tmp_path: Path,
) -> None:
    turn = ("step C5", "immortal C4-C5")

    async def play(number: int, taken_back: tuple[str, ...]) -> list[str]:
        async with seated(tmp_path / str(number), evening("recruit garden")) as at:
            for line in taken_back:
                at.public.seating.sitting.play(KEEPER, at.table.read(line))
            for _line in taken_back:
                at.table.undo()
            for line in turn:
                at.public.seating.sitting.play(KEEPER, at.table.read(line))
            return await public_screens(at, ())

    one, other = (asyncio.run(play(number, back)) for number, back in enumerate(((), SLIPPED)))
    assert one == other


class Window:
    """The app in a terminal: what was sent, and what the terminal shows."""

    def __init__(self, terminal: Pseudo, columns: int, rows: int) -> None:
        """Watch a terminal."""
        self._terminal = terminal
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)
        self._fed = 0

    def until(self, words: str, *gone: str) -> None:
        """Wait until these words can be read, and none of the others any more."""
        last = time.monotonic() + PATIENCE
        while words not in (said := " ".join(self.text.split())) or any(g in said for g in gone):
            assert time.monotonic() < last, self.text
            assert self._terminal._more()
            self._stream.feed(self._terminal.sent[self._fed :])
            self._fed = len(self._terminal.sent)

    def press(self, keys: str, words: str, *gone: str) -> None:
        """Press keys, and wait until words can be read, and none of the others any more."""
        self._terminal.press(keys)
        self.until(words, *gone)

    def spell(self, typed: str, words: str) -> None:
        """Type letter by letter, as people do, and wait until words can be read."""
        for at in range(1, len(typed)):
            self.press(typed[at - 1], f"│ {typed[:at]} │")
        self.press(typed[-1], words)

    @property
    def text(self) -> str:
        """Give what can be read now."""
        return "\n".join(self._screen.display)

    @property
    def sent(self) -> bytes:
        """Give everything that was sent so far."""
        return self._terminal.sent


@contextmanager
def window(home: Path) -> Iterator[Window]:
    """Run the app over a folder."""
    with Pseudo(APP, home, 80, 24) as terminal:
        yield Window(terminal, 80, 24)


SHARE = (
    ("abse", "Adam: absent"),
    ("abso", "Adam: absent absorb"),
    ("abst", "Petr: abstract"),
    ("absu", "Are these your words?"),
)
F2, F5, ESCAPE = "\x1bOQ", "\x1b[15~", "\x1b"
SECRET = (b"Karl Box", b"Flux Cafe, Monks", b"04:00", b"SECRET")


def test_in_a_terminal_nothing_secret_is_sent_outside_the_keepers_side(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, log = tmp_path / "home", tmp_path / "log"
    copytree(folder(BEGUN[0]), home)
    monkeypatch.setenv("TEXTUAL_LOG", str(log))
    with window(home) as seen:
        seen.until("evening")
        seen.press("\r", "PIN")
        seen.press(f"{PIN}\r", "You came back to this table")
        seen.press(ESCAPE, "f2 Secret", "You came back to this table")
        seen.press(F5, "our words: ability")
        seen.press("\r", "EVERYBODY", "our words: ability")
        assert not any(each in seen.sent for each in SECRET)
        seen.press(F2, "Adam says 2 words")
        for typed, back in SHARE:
            seen.spell(typed, back)
        seen.press("\r", "Only the Recruiter looks now")
        before = len(seen.sent)
        seen.press(f"{PIN}\rk7k7", "Karl")
        assert any(each in seen.sent[before:] for each in SECRET)
        seen.press(ESCAPE, "EVERYBODY", *(each.decode() for each in SECRET))
        after = len(seen.sent)
        seen.press("\x1bOS", "More actions")
        seen.press(ESCAPE, "f2 Secret", "More actions")
        assert not any(each in seen.sent[after:] for each in SECRET)
        assert not re.search(rb"\x1b\][012];", seen.sent)  # no title is ever set
        assert PIN.encode() not in seen.sent
        assert not log.exists()  # Textual would write every key into it


@pytest.mark.parametrize("keys", ["dk", "kw"])
def test_two_keys_that_are_typed_too_early_are_never_shown_to_everybody(
    tmp_path: Path, keys: str
) -> None:
    async def play() -> None:
        async with agreed(tmp_path, keys=keys) as at:
            before = at.text
            said = []
            for key in keys:
                await at.press(key)
                said += [row for row in at.text.splitlines() if row not in before]
            assert said
            assert "Two secret keys come behind Enter." in at.said
            shown = " ".join(" ".join(said).lower().split())
            assert not any(sign in shown for sign in (f"{keys[0]}_", keys, f"key {keys[0]}"))
            await at.press("f2", *keys)
            assert sits(at.app.screen, HIDDEN)

    asyncio.run(play())
