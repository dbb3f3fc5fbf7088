"""What may I do now? The steps of the turn, and what is allowed with the rule it rests on."""

import asyncio
from pathlib import Path

import pytest

from companion import rulebook
from companion.core import KEEPER, PUBLIC
from screens.home.rule_page import RulePage
from screens.table.dialogs.now_dialog import NowDialog
from tests.screens.every import WAYS
from tests.screens.stage import SIZES, Size, evening, move, seated
from tests.screens.test_more import palette
from tests.store.evening import PIN

TURN = evening("done", 1)


def test_the_steps_and_the_choices_are_listed_with_their_rules(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, (80, 40)) as at:
            await at.press("f4", "v")
            assert isinstance(at.app.screen, NowDialog)
            for said in (
                "The turn, step by step:",
                "· an agent becomes active",
                "moves → How agents move",
            ):
                assert said in at.dialog
            await at.press("escape")
            lines = at.table.lines(PUBLIC)
            at.public.play(move(next(each for each in lines if each.startswith("meru moves"))))
            await at.settle()
            await palette(at, "what now", "by which rule")
            assert "✓ Meru may move up to two locations" in at.dialog
            assert "· Meru may take one action" in at.dialog

    asyncio.run(play())


def test_enter_opens_the_rule_behind_a_row(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            await at.press("f4", "v", "down", "enter")
            assert isinstance(at.app.screen, RulePage)
            assert rulebook.title(rulebook.entry("mind-mgmt.agents.two")) in at.text
            await at.press("escape")
            assert isinstance(at.app.screen, NowDialog)

    asyncio.run(play())


def test_only_the_recruiter_reads_what_the_recruiter_may_do(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("recruit garden"), (80, 40)) as at:
            kinds = {
                at.table.words.kind(each.kind, each.fixed, at.table.view(KEEPER))
                for each in at.table.legal(KEEPER).choices
            }
            await at.press("f4", "v")
            public = at.dialog
            await at.press("escape", "f2")
            await at.type(PIN, "enter", "f4", "v")
            assert isinstance(at.app.screen, NowDialog)
            assert any(kind in at.dialog and kind not in public for kind in kinds)

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_a_game_without_a_picture_has_it_too(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with WAYS["OPEN"].gone(tmp_path, size) as at:
            await at.press("f4", "v")
            assert isinstance(at.app.screen, NowDialog)
            assert rulebook.title(rulebook.entry("rails.turn")) in at.dialog

    asyncio.run(play())
