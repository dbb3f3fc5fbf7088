"""What the table hears, and does: for everybody who sits there, and nothing unseen."""

import asyncio
from pathlib import Path

import pytest

from companion.contract.announcement import together
from companion.core import KEEPER, PUBLIC
from companion.play.table import Table
from screens.table.panels.loud_words import LoudWords
from tests.screens.stage import evening, seated
from tests.screens.test_own_screen import own
from tests.store.evening import OPTIONS

WITH_ONE = evening("dusty moves A6-B6-B5")  # he stands with an Immortal


def heard(*lines: str) -> list[str]:
    """Give what is heard and done behind these lines."""
    table = Table("mind-mgmt", OPTIONS)
    for line in lines:
        table.play(KEEPER, table.read(line))
    return [row for each in table.announced for row in (each.heard, *each.to_do) if row]


def test_a_card_that_a_shakedown_found_is_laid_open() -> None:
    assert heard(*evening("answer yes")) == [
        "SHAKEDOWN: MONKS? YES",
        "The Recruiter lays Monks open beside the board",
    ]


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (evening("answer no"), ["CAPTURED ON C6 (COURIER + GRAFFITI)? NO"]),
        (evening("answer yes", 2), ["CAPTURED ON B6 (UMBRELLA + IDOL)? YES"]),
        ((*WITH_ONE, "dusty shakes-down pool", "answer no"), ["SHAKEDOWN: POOL? NO"]),
    ],
)
def test_no_card_is_laid_open_otherwise(lines: tuple[str, ...], said: list[str]) -> None:
    assert heard(*lines) == said


def test_what_a_turn_of_the_recruiter_brings_to_do_is_one_list() -> None:
    assert heard(*evening("done")) == [
        "Lay 1 recruit on the symbol of Garden",
        "Discard Garden, face up",
        "Immortal C4 (Pool + Idol) → C5 (Dogs + Monks)",
        "Lay Dream Bus out for the Immortals",
        "Time token to 06:00",
    ]


def test_an_undo_announces_nothing_old_but_a_question_that_waits() -> None:
    table = Table("mind-mgmt", OPTIONS)
    for line in evening("henry asks cafe"):
        table.play(KEEPER, table.read(line))
    table.play(PUBLIC, table.read("remark the cat looks at D2"))
    table.undo()
    assert [each.heard for each in table.announced] == ["FLUX CAFE?"]
    table.play(KEEPER, table.read("answer D2"))
    table.play(PUBLIC, table.read("note D2 here"))
    table.undo()
    assert table.announced == ()


def test_large_words_are_whole_also_where_they_change_while_the_board_is_seen(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("henry asks cafe"), (60, 22)) as at:
            await at.press("x")
            at.table.play(KEEPER, at.table.read("answer D2"))
            at.public.renew()
            await at.settle()
            loud = at.public.query_one(LoudWords)
            assert loud.size.height == 8
            assert "Cafe + Billboard" in at.text

    asyncio.run(play())


def test_a_mistake_that_is_admitted_while_a_question_waits_stands_apart_from_the_answer() -> None:
    table = Table("mind-mgmt", OPTIONS)
    mistake = "A mistake at 06:00: a token fell"
    for line in (*evening("henry asks cafe"), "mistake 6 a token fell"):
        table.play(KEEPER, table.read(line))
    admitted = together(table.announced)
    assert admitted
    assert admitted.heard == mistake
    for line in ("mended", "answer D2"):
        table.play(KEEPER, table.read(line))
    answered = together(table.announced)
    assert answered
    assert answered.earlier == f"{mistake} · It is put right"
    assert answered.heard == "FLUX CAFE? STEP ON D2 · Cafe + Billboard"
    table.play(KEEPER, table.read("mistake 6 a token fell"))
    later = together(table.announced)
    assert later
    assert (later.earlier, later.heard) == ("", mistake)


def test_the_ally_is_the_choice_of_the_agents_and_apart_from_the_answers(tmp_path: Path) -> None:
    async def play() -> None:
        async with own(tmp_path, evening("henry asks cafe")) as at:
            ally = at.face.at_hand.items[-1]
            assert at.face.at_hand.items[0].key == "h"
            assert (ally.key, ally.name) == ("s", "The agents: the Spy Dolphin helps")

    asyncio.run(play())
