"""Help and palette: every command of a screen, told and done from one declaration."""

import asyncio
from pathlib import Path

import pytest
from textual.app import App
from textual.binding import Binding

from companion.core import KEEPER
from screens.games.mind_mgmt.board.legend import SIGNS
from screens.games.mind_mgmt.look import LOOK
from screens.kit.glossary import WORDS
from screens.kit.help_page import HelpPage
from screens.kit.keys.commands import Actions, declared
from screens.proof.head_page import HeadPage
from screens.table.hidden.curtain import Curtain
from screens.table.kinds.everybody import EVERYBODY
from screens.table.kinds.hidden import HIDDEN
from screens.table.seat.seat_page import SeatPage
from screens.table.seating import Seating
from screens.trail.grid.lines import BARE, LINED
from screens.trail.grid.widget import GridBoard
from tests.screens.kinds import sits
from tests.screens.stage import Size, evening, seated, stage
from tests.store.evening import PIN

TURN = evening("draw bus")
LINES = LINED + BARE + "─━"


@pytest.mark.parametrize("key", ["question_mark", "f1"])
def test_the_keys_of_the_public_side_are_told(tmp_path: Path, key: str) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, (80, 50)) as at:
            await at.press(key)
            assert isinstance(at.app.screen, HelpPage)
            told = " ".join(at.dialog.split())
            for keys in declared(at.public):
                assert keys[0].tooltip in told
            assert "f2" in at.dialog
            await at.press("escape")
            assert sits(at.app.screen, EVERYBODY)

    asyncio.run(play())


def test_behind_the_curtain_its_own_keys_are_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, (80, 50)) as at:
            await at.press("f2")
            await at.type(PIN, "enter", "f1")
            assert "cover the page, or show it for a moment" in at.dialog
            assert "the hidden side, with its PIN" not in at.dialog

    asyncio.run(play())


def test_help_tells_no_key_in_the_words_of_textual(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, (80, 50)) as at:
            textual = {each.tooltip for each in App.BINDINGS if isinstance(each, Binding)}
            textual.add("Open the command palette")
            assert not textual & {keys[0].tooltip for keys in declared(at.public)}

    asyncio.run(play())


def test_the_palette_does_what_is_typed(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            await at.press("ctrl+p")
            await at.type("last receipt")
            await at.until(lambda: "show the last receipt" in at.text)
            await at.press("down", "enter")
            await at.until(lambda: isinstance(at.app.screen, HeadPage))

    asyncio.run(play())


def test_the_palette_begins_with_what_people_look_for_and_ends_with_moving(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            names = [each.name for each in Actions(at.public)._commands()]
            assert names[:4] == ["Leave", "More", "Undo", "Break"]
            assert names.index("Rules") < names.index("Quit") < names.index("Up")
            assert {"Up", "Down", "Left", "Right", "Panel"} <= set(names[-12:])

    asyncio.run(play())


def test_the_palette_does_not_offer_itself(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            told = [each.help for each in Actions(at.public)._commands()]
            assert "show the last receipt" in " ".join(told)
            assert not any("palette" in each for each in told)

    asyncio.run(play())


def test_the_palette_offers_no_picture_of_the_map(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            names = [keys[0].binding.description for keys in declared(at.public)]
            assert len(names) == len(set(names))
            assert not any("creenshot" in each for each in names)

    asyncio.run(play())


def test_over_a_dialog_its_own_keys_are_told_and_typing_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, (80, 50)) as at:
            await at.press("f2")
            await at.type("12", "f1")
            assert isinstance(at.app.screen, HelpPage)
            assert "leave the curtain down" in at.dialog
            assert "the hidden side, with its PIN" not in at.dialog
            await at.press("f1")
            assert isinstance(at.app.screen, Curtain)
            await at.press("backspace", "backspace")
            await at.type(PIN, "enter")
            assert sits(at.app.screen, HIDDEN)

    asyncio.run(play())


def test_one_key_tells_what_a_head_and_the_other_words_mean(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, (80, 80)) as at:
            await at.press("f5")
            assert isinstance(at.app.screen, HeadPage)
            assert "F1: what a receipt" in at.text
            await at.press("f1")
            for word, meaning in WORDS:
                assert f"{word}: {meaning}" in at.dialog
            await at.press("f1")
            assert isinstance(at.app.screen, HeadPage)

    asyncio.run(play())


@pytest.mark.parametrize("side", ["public", "keeper"])
def test_on_both_sides_the_signs_of_the_board_and_all_features_are_told(
    tmp_path: Path, side: str
) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, (80, 130)) as at:
            if side == "keeper":
                await at.press("f2")
                await at.type(PIN, "enter")
            short = at.public.query_one(GridBoard).picture.short
            names = at.public.query_one(GridBoard).picture.names
            await at.press("f1")
            for sign, meaning in SIGNS:
                assert " ".join(f"{sign} {meaning}".split()) in " ".join(at.dialog.split())
            assert len(short) == 16
            for feature, code in short.items():
                assert f"{code} {names[feature]}" in " ".join(at.dialog.split())

    asyncio.run(play())


@pytest.mark.parametrize("size", [(40, 20), (80, 24)])
def test_every_sign_that_stands_on_the_map_is_told(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("dusty pushes B5-B4"), size) as at:
            at.app.push_screen(SeatPage(Seating(at.public.seating.sitting, KEEPER), LOOK, HIDDEN))
            await at.settle()
            shown = at.app.screen.query_one(GridBoard).region
            drawn = "".join(
                strip.crop(shown.x, shown.right).text for strip in at.strips[shown.y : shown.bottom]
            )
            signs = {sign for sign in drawn if not sign.isascii()} - set(LINES)
            assert signs
            assert signs <= set("".join(sign for sign, _meaning in SIGNS))

    asyncio.run(play())


def test_where_no_board_lies_no_sign_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with stage(tmp_path, (80, 80)) as at:
            await at.press("f1")
            assert isinstance(at.app.screen, HelpPage)
            assert SIGNS[0][1] not in at.dialog

    asyncio.run(play())


def test_what_has_no_key_of_its_own_is_told_by_its_name(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, (80, 80)) as at:
            await at.press("f1")
            assert "Remark: write a remark into the record" in at.dialog

    asyncio.run(play())


def test_no_name_of_a_key_is_broken_within_a_word(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, (40, 20)) as at:
            await at.press("f1")
            read = set(at.dialog.split())
            for _page in range(12):
                await at.press("pagedown")
                read |= set(at.dialog.split())
            assert {"shift+", "pgup"} <= read
            assert "shift+p" not in read

    asyncio.run(play())
