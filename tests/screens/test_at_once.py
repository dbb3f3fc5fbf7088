"""What people wait for is shown at once, and what takes long is worked out behind it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest

from companion.seal import words
from companion.store.keys.pins import Attempt
from companion.store.keys.vault import Vault
from screens.proof.head_page import HeadPage
from screens.table.hidden.curtain import Curtain
from screens.table.kinds.hidden import HIDDEN
from tests.screens.camera import codes
from tests.screens.doing import done
from tests.screens.kinds import sits
from tests.screens.rest import rest
from tests.screens.stage import evening, seated
from tests.store.evening import PIN

TURN = evening("draw bus")  # only `done` is left of the keeper's turn


@contextmanager
def opened(gate: Event) -> Iterator[None]:
    """Let work that waits at a gate go on, also where a test has failed before."""
    try:
        yield
    finally:
        gate.set()


def test_the_code_of_a_receipt_can_be_photographed_while_its_words_are_worked_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Event()

    def six(_password: str, _salt: str) -> tuple[int, ...]:
        gate.wait()
        return (0,) * words.SIX

    monkeypatch.setattr(words, "six", six)

    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            with opened(gate):
                at.app.push_screen(HeadPage(at.table.sealing.head(), at.table.words.hour))
                await at.pilot.pause()
                assert codes(at) == [at.table.sealing.head().short]
                assert "working out the six words…" in " ".join(at.text.split())
            await done(at, "work_out")
            assert "working out" not in at.text

    asyncio.run(play())


def test_while_a_pin_is_tried_the_page_says_so_and_shows_nothing_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Event()

    unlock = Attempt.unlock

    def slowly(attempt: Attempt, pin: str) -> Vault:
        gate.wait()
        return unlock(attempt, pin)

    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            with opened(gate):
                monkeypatch.setattr(Attempt, "unlock", slowly)
                await at.press("f2")
                await at.pilot.press(*PIN, "enter")
                await rest()
                assert isinstance(at.app.screen, Curtain)
                assert "Opening…" in at.dialog
                assert "SECRET" not in at.text
            await at.settle()
            assert sits(at.app.screen, HIDDEN)
            assert "SECRET" in at.text

    asyncio.run(play())
