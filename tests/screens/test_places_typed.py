"""Places of the board, typed on a Czech, Slovak and Russian keyboard: what is recorded."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.games.mind_mgmt.board.plan import PLACES
from companion.text.keyboard import CYRILLIC, LOOKS
from screens.games.mind_mgmt.choosing.typed import Doubt, meant
from tests.screens.stage import PATIENCE, Stage, evening, seated
from tests.store.evening import PIN

APART = 5  # of so many places one is typed on each keyboard: every letter, and every figure
ROWS = {"czech": "+ěščřžýáíé", "slovak": "+ľščťžýáíé"}
LATIN = {sign.lower(): latin for sign, latin in zip("авсе", "abce", strict=True)}
LIKE = {latin.upper(): sign.upper() for sign, latin in LOOKS.items()}


def by_look(place: str) -> str:
    """Give a place in Cyrillic letters that look like it, as far as there are any."""
    return "".join(LIKE.get(sign, CYRILLIC.get(sign.lower(), sign)) for sign in place)


def by_place(place: str) -> str:
    """Give a place by the keys on which it lies on a Russian keyboard."""
    return "".join(CYRILLIC.get(sign.lower(), sign) for sign in place)


def by_row(place: str, row: str) -> str:
    """Give a place by a row of figures without Shift."""
    return place[0].lower() + row["1234567890".index(place[1])]


TYPED: dict[str, Callable[[str], str]] = {
    "czech": partial(by_row, row=ROWS["czech"]),
    "slovak": partial(by_row, row=ROWS["slovak"]),
    "russian, by look": by_look,
    "russian, by place": by_place,
}


async def recorded(at: Stage, *keys: str) -> list[str]:
    """Give what was recorded by these keys since the card was dealt, and take it back."""
    page: Any = at.app.screen
    table = page.seating.table
    before = len(table.moves)
    await at.pilot.press(*keys)
    await at.pilot.pause()
    found = list(table.moves[before:])
    if found:
        page.seating.undo()
    page.renew()
    return found


@pytest.mark.parametrize("keyboard", TYPED)
def test_every_letter_and_figure_of_a_place_is_recorded_as_it_was_typed_and_a_doubtful_one_asks(
    tmp_path: Path, keyboard: str
) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("card karl-box")) as at:
            await at.press("enter")
            await at.type(PIN, "enter")
            await at.settle()
            for place in PLACES[[*TYPED].index(keyboard) :: APART]:
                typed = TYPED[keyboard](place)
                looks = [f"start {LATIN.get(typed[0].lower(), '')}{place[1]}".upper()]
                if typed[0].upper() in "АВ":  # looks like one place, and lies where another is
                    assert await recorded(at, *typed) == []
                    taken = await recorded(at, *typed, "enter")
                    assert [each.upper() for each in taken] == looks
                    assert await recorded(at, *place.lower()) == [f"start {place}"]
                else:
                    assert await recorded(at, *typed) == [f"start {place}"]

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_what_looks_like_one_thing_and_lies_on_another_is_in_doubt_only_if_both_are_there() -> None:
    places: dict[str, Any] = {place.lower(): place for place in PLACES}
    assert meant("а1", {"f1": "F1"}) == "F1"
    assert meant("а1", places) == Doubt("A1", "F1")
    assert meant("е", {**places, "t": "C3"}) == Doubt(None, "C3")
    assert meant("е4", {**places, "t": "C3"}) == "E4"
    assert meant("к", {**places, "r": "C3"}) == "C3"
    assert meant("к", {**places, "r": "C3", "k": "C4"}) == Doubt("C4", "C3")
