"""Sealed envelopes on the screen: typed unseen, kept, opened, and held against what was kept."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from companion.seal.envelopes.envelope import Envelope, sealed
from companion.seal.words import read_out
from companion.store.tables import Tables
from screens.envelopes.list_page import ListPage
from screens.envelopes.opened_page import OpenedPage
from screens.envelopes.seal_page import SealPage
from tests.screens.doing import done, paste
from tests.screens.stage import SIZES, Size, Stage, golden, stage

Script = Callable[[Stage], Awaitable[None]]
SHARE, CHOICE, PIN = "tiger lamp window river", "north by night", "2468"


def on_the_page(home: Path, script: Script, size: Size = (80, 24)) -> None:
    """Play a script on the page of the envelopes."""

    async def run() -> None:
        async with stage(home, size) as found:
            await found.press("e")
            await script(found)

    asyncio.run(run())


def kept(home: Path) -> Envelope:
    """Keep an envelope."""
    envelope = sealed("Eva", (1, 2, 3, 4), CHOICE)
    with closing(Tables(home, clock=lambda: 1.7e9)) as tables:
        tables.envelopes.keep(envelope, PIN)
    return envelope


async def fill_in(found: Stage, *, again: str = CHOICE) -> None:
    """Fill the page of a new envelope in."""
    await found.press("n")
    for text in ("Eva", SHARE, CHOICE, again, PIN, PIN):
        await found.type(text, "enter")


@pytest.mark.parametrize("size", SIZES)
def test_the_page_of_a_new_envelope(tmp_path: Path, size: Size) -> None:
    async def look(found: Stage) -> None:
        await found.press("n")
        golden(f"seal-{size[0]}", found.text)

    on_the_page(tmp_path, look, size)


def test_a_choice_is_sealed_unseen_and_its_seal_is_shown(tmp_path: Path) -> None:
    async def seal(found: Stage) -> None:
        await found.press("n")
        for text in ("Eva", SHARE, CHOICE, CHOICE, PIN):
            await found.type(text, "enter")
            assert CHOICE not in found.text
        await found.type(PIN, "enter")
        assert isinstance(found.app.screen, SealPage)
        await done(found, "work_out")
        assert "Eva · " in found.text
        assert CHOICE not in found.text

    on_the_page(tmp_path, seal)
    with closing(Tables(tmp_path)) as tables:
        assert [each.label for each in tables.envelopes.list()] == ["Eva 1"]


def test_no_choice_is_refused_before_it_is_typed_again(tmp_path: Path) -> None:
    async def seal(found: Stage) -> None:
        await found.press("n")
        for text in ("Eva", SHARE, ""):
            await found.type(text, "enter")
        assert "Type the choice first" in found.text
        assert found.app.focused is found.app.screen.query_one("#choice")

    on_the_page(tmp_path, seal)


def test_two_different_choices_are_both_typed_again(tmp_path: Path) -> None:
    async def seal(found: Stage) -> None:
        await fill_in(found, again="south")
        assert "differs from the first" in found.text
        assert found.app.tables.envelopes.list() == ()
        await found.type(CHOICE, "enter")
        await found.type(CHOICE, "f5")
        assert isinstance(found.app.screen, SealPage)

    on_the_page(tmp_path, seal)


def test_an_envelope_opens_with_its_pin_and_fits_what_was_kept(tmp_path: Path) -> None:
    envelope = kept(tmp_path)

    async def open_it(found: Stage) -> None:
        await found.press("enter")
        await found.type("0000", "enter")
        assert "not the PIN of the envelope" in found.text
        await found.type(PIN, "enter")
        assert isinstance(found.app.screen, OpenedPage)
        assert f"Eva chose: {CHOICE}" in found.text
        await paste(found, envelope.short, "enter")
        await done(found, "_compare")
        assert "✓ It fits what was kept. Compare the words" in " ".join(found.text.split())

    on_the_page(tmp_path, open_it)


def test_words_fit_only_with_their_share(tmp_path: Path) -> None:
    envelope = kept(tmp_path)

    async def open_it(found: Stage) -> None:
        await found.press("enter")
        await found.type(PIN, "enter")
        await paste(found, read_out(envelope.words, "en"), "f5")
        assert "Six words prove nothing without your own words" in found.text
        await found.press("tab")
        await paste(found, read_out(envelope.share, "en"), "enter")
        await done(found, "_compare")
        assert "✓ It fits what was kept" in found.text

    on_the_page(tmp_path, open_it)


def test_another_seal_does_not_fit(tmp_path: Path) -> None:
    kept(tmp_path)
    other = sealed("Eva", (1, 2, 3, 4), CHOICE)

    async def open_it(found: Stage) -> None:
        await found.press("enter")
        await found.type(PIN, "enter")
        await paste(found, other.short, "enter")
        await done(found, "_compare")
        assert "✗ Eva: this is not the envelope that was sealed" in found.text

    on_the_page(tmp_path, open_it)


def test_an_opened_envelope_is_written_and_checked_from_its_file(tmp_path: Path) -> None:
    envelope = kept(tmp_path)
    path = tmp_path / "eva.txt"

    async def write(found: Stage) -> None:
        await found.press("enter")
        await found.type(PIN, "enter")
        await found.press("ctrl+s", "ctrl+u")
        await paste(found, str(path), "enter")
        await found.press("escape", "c")
        await paste(found, str(path), "enter")
        assert isinstance(found.app.screen, OpenedPage)

    on_the_page(tmp_path, write)
    assert path.read_text("utf-8") == envelope.text


def test_the_seal_of_a_closed_envelope_is_shown_again_without_its_pin(tmp_path: Path) -> None:
    envelope = kept(tmp_path)

    async def show(found: Stage) -> None:
        await found.press("s")
        await done(found, "work_out")
        assert f"Eva · {read_out(envelope.words, 'en')}" in " ".join(found.text.split())
        await found.press("enter")
        assert isinstance(found.app.screen, ListPage)

    on_the_page(tmp_path, show, (120, 40))


def test_a_damaged_envelope_is_named_and_the_others_stay(tmp_path: Path) -> None:
    kept(tmp_path)
    (tmp_path / "envelopes").mkdir()
    (tmp_path / "envelopes" / "7.envelope").write_text("torn", "utf-8")

    async def look(found: Stage) -> None:
        assert "Eva 1" in found.text
        assert "7.envelope" in "".join(found.text.split())

    on_the_page(tmp_path, look)
