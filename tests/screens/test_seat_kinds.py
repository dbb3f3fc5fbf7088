"""Each kind of seat is a value: what can be done on its page, and what Enter does there."""

import asyncio
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from companion.core import KEEPER
from screens.games.mind_mgmt.look import LOOK
from screens.table.enter_key import EnterKey
from screens.table.kinds.hidden import HIDDEN
from screens.table.seat.seat_page import SeatPage
from screens.table.seating import Seating
from tests.screens.kinds import kinds
from tests.screens.stage import evening, seated


@pytest.mark.parametrize("name", sorted(kinds()))
def test_each_action_of_a_kind_is_one_deed_and_escape_leads_out(name: str) -> None:
    deeds = kinds()[name].deeds
    commands = [(deed.action, each) for deed in deeds for each in deed.commands]
    assert max(Counter(deed.action for deed in deeds).values()) == 1
    assert all(each.action.partition("(")[0] == action for action, each in commands)
    out = {action for action, each in commands if "escape" in each.keys.split(",")}
    assert out in ({"leave"}, {"hide"})


def test_what_enter_does_is_worked_out_once_for_each_state_of_the_table(tmp_path: Path) -> None:
    asked: list[SeatPage] = []

    def enter_key(page: SeatPage) -> EnterKey | None:
        asked.append(page)
        return HIDDEN.enter_key(page)

    async def play() -> None:
        async with seated(tmp_path, evening("henry asks cafe")) as at:
            kind = replace(HIDDEN, enter_key=enter_key)
            page = SeatPage(Seating(at.public.seating.sitting, KEEPER), LOOK, kind)
            at.app.push_screen(page)
            await at.settle()
            assert len(asked) == 1
            await at.press("down", "up")  # what is marked changes, and with it what Enter does
            assert len(asked) == 1
            page.renew()
            await at.settle()
            assert len(asked) == 2

    asyncio.run(play())
