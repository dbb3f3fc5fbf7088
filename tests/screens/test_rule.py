"""Why not? Every refusal has its rule, and one key opens it."""

import asyncio
from pathlib import Path

import pytest

from companion import rulebook
from screens.home.rule_page import Rule, neighbours
from screens.home.rule_search import Rules
from tests.screens.stage import SIZES, Size, evening, move, seated

FAR = "mind-mgmt.agents.move.next"
TURN = evening("done", 1)


def test_one_key_opens_the_rule_behind_the_refusal(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            at.public.play(move("meru moves A3-C3"))
            await at.settle()
            assert "F3" in at.text
            await at.press("f3")
            assert isinstance(at.app.screen, Rule)
            rule = at.app.screen._rule
            entry = rulebook.entry(rule)
            assert rulebook.title(entry) in at.dialog
            assert rulebook.said(entry)[:60] in at.dialog
            assert entry.heading[0] in at.dialog
            assert rule in at.dialog

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_the_longest_rule_is_read_to_its_end_with_heading_and_id(
    tmp_path: Path, size: Size
) -> None:
    longest = max(rulebook.entries("mind-mgmt"), key=lambda each: len(rulebook.said(each)))

    async def play() -> None:
        async with seated(tmp_path, TURN, size) as at:
            at.app.push_screen(Rule(longest.id))
            await at.settle()
            pages = [at.dialog]
            while pages[-1] not in pages[:-1]:
                await at.press("pagedown")
                pages.append(at.dialog)
            read = " ".join(pages)
            for word in (*rulebook.said(longest).split(), *", ".join(longest.heading).split()):
                assert word in read
            assert longest.id in "".join(read.split())

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_a_short_rule_is_shown_whole_at_once(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, size) as at:
            at.app.push_screen(Rule("mind-mgmt.step.mayhem"))
            await at.settle()
            entry = rulebook.entry("mind-mgmt.step.mayhem")
            assert rulebook.said(entry) in at.dialog
            assert rulebook.title(entry) in at.dialog
            assert entry.heading[0] in at.dialog
            assert entry.id in at.dialog

    asyncio.run(play())


def test_its_neighbours_under_the_same_heading_are_one_key_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, (80, 40)) as at:
            near = neighbours(rulebook.entry(FAR))
            at.app.push_screen(Rule(near[0].id))
            await at.settle()
            assert near[0].id in at.dialog
            await at.press("down")
            assert near[1].id in at.dialog

    asyncio.run(play())


def test_without_a_refusal_the_same_key_searches_all_rules_while_one_types(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            await at.press("f3")
            assert isinstance(at.app.screen, Rules)
            assert rulebook.title(rulebook.entries("mind-mgmt")[0]) in at.text
            await at.type("dolphin")
            assert "mind-mgmt.dolphin" in at.text

    asyncio.run(play())
