"""The set-up: step by step as in the rulebook, in few keys, and always plain whose step it is."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.contract.move import DUE
from companion.core import KEEPER, PUBLIC
from companion.games.mind_mgmt.notation import NOTATION
from companion.games.mind_mgmt.words.letters import LETTERS
from companion.games.mind_mgmt.words.prompts import SETTING_UP
from companion.play.table import Table
from screens.games.mind_mgmt.choosing.setup_runs import run
from tests.screens.hands import Hands
from tests.screens.stage import SIZES, Size, evening, golden, seated
from tests.store.evening import MOVES, OPTIONS

MOST = 60
WORDS = ("appl", "rive", "bott", "zoo")  # as far as each must be typed: apple river bottom zoo
SORTED = {"features cafe monks idol": "features cafe idol monks"}
SET_UP = tuple(SORTED.get(line, line) for line in evening("begin"))
LARGE = "Any key, or a tap: the board."


def lawful(table: Table) -> tuple[str, ...]:
    """Give the lines that may come now, whoever gives them; the way leads down the middle."""
    lines = table.lines(PUBLIC) or table.lines(KEEPER)
    return ("start D4",) if "start D4" in lines else lines[::-1] if "step" in lines[0] else lines


async def set_up(hands: Hands) -> None:
    """Set the evening's game up by keys alone."""
    await hands.word("Eva")
    await hands.press("enter")
    for one, side in (("C4", "right"), ("B2", "down"), ("F2", "left"), ("D6", "down")):
        await hands.place(one)
        await hands.press(side)
    await hands.place("A5")
    await hands.press("down", "enter", "enter")
    await hands.press(*"".join(WORDS), "enter")
    await hands.pin()
    await behind_the_curtain(hands)
    await hands.press("enter")  # the head is kept
    await heard(hands)
    await hands.press("enter")
    for place in ("A3", "F4", "C7", "A6"):
        await hands.place(place)
    await hands.press("enter")
    await hands.place("D6")
    await hands.press("enter")
    await hands.pin()
    await hands.word("Garden")
    await hands.word("C-4 K-9 Assassin Dogs")
    await heard(hands)
    await hands.press("enter")


async def heard(hands: Hands) -> None:
    """Bring the board back, where large words stand before it."""
    if LARGE in hands.stage.text:
        await hands.press("escape")


async def behind_the_curtain(hands: Hands, *kept: str) -> None:
    """Do the Recruiter's part, from card to Immortals; where the receipt comes at once, keep it."""
    await hands.word("Karl Box, the ad man")
    await hands.place("D2")
    for feature in ("Flux Cafe", "Monks", "Confusion Idol"):
        await hands.word(feature)
    for place in ("C2", "C3", "B4", "B5"):
        await hands.place(place)
    await hands.press("enter", *kept)
    for place in ("B3", "C4", "D4", "D5"):
        await hands.place(place)


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_set_up_of_three_takes_at_most_sixty_keys(
    tmp_path: Path, size: Size, record_property: Callable[[str, object], None]
) -> None:
    async def play() -> None:
        async with seated(tmp_path, (), size) as stage:
            hands = Hands(stage)
            await set_up(hands)
            assert stage.table.moves == SET_UP
            record_property("keys of a set-up", hands.keys)
            assert hands.keys <= MOST, hands.keys

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_each_side_says_loudly_whether_everybody_may_look(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("lay slip"), size) as stage:
            assert stage.text.splitlines()[0].split()[0] == "EVERYBODY"
            await stage.press("enter")
            await Hands(stage).pin()
            assert stage.text.splitlines()[0].split()[0] == "SECRET"

    asyncio.run(play())


def test_the_public_side_names_what_the_keeper_does_next_and_enter_leads_there(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("token D6")) as stage:
            assert "Eva goes on behind the curtain: two open features." in stage.text
            await stage.press("enter")
            await Hands(stage).pin()
            assert "Draw open feature card 1 of 2." in stage.text

    asyncio.run(play())


def test_backspace_takes_letters_and_choices_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, MOVES[:2]) as stage:
            face = Hands(stage).face
            await stage.press("c", "backspace", "d", "4")
            assert face.steps.tree.point.bordering == "D4"
            await stage.press("backspace")
            assert face.steps.tree.point.bordering is None
            assert stage.table.moves == MOVES[:2]

    asyncio.run(play())


def test_what_lies_ready_can_also_be_taken_one_by_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("mayhem Adam A5-A6")) as stage:
            await stage.press("1")
            assert stage.table.moves[-1] == "lay time"
            await stage.press("enter")
            assert stage.table.moves[-1] == "lay slip"

    asyncio.run(play())


def test_a_border_that_touches_another_token_is_refused_with_the_reason(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("mayhem Eva C4-D4")) as stage:
            await stage.press("c", "3", "right")
            assert stage.table.moves[-1] == "mayhem Eva C4-D4"
            assert "touch" in stage.text

    asyncio.run(play())


@pytest.mark.parametrize("players", ["Eva Adam", "Eva Adam Petr", "Eva Adam Petr Jana"])
@pytest.mark.parametrize("mode", ["training", "full"])
def test_lines_that_are_taken_together_are_lawful_one_after_the_other(
    mode: str, players: str
) -> None:
    table = Table("mind-mgmt", {**OPTIONS, "mode": mode, "players": players})
    together: list[str] = []
    while (known := table.view(PUBLIC)).phase == "setup":
        found = run(known)
        lines = tuple(map(NOTATION.format, found.moves)) if found else ()
        for line in lines or lawful(table)[:1]:
            assert line in lawful(table)
            table.play(KEEPER, table.read(line))
        together += lines
    assert len(together) >= sum(letter.ready is not None for letter in LETTERS.values()) - 1


def test_agents_that_one_player_took_against_the_rule_leave_a_proposal_for_the_others(
    tmp_path: Path,
) -> None:
    more = ("override mind-mgmt.setup.control Petr is tired",)
    taken = tuple(f"control {agent} Adam" for agent in ("meru", "henry", "bill"))

    async def play() -> None:
        async with seated(tmp_path, (*evening("immortal D5"), *more, *taken)) as stage:
            await stage.press("enter")
            assert stage.table.moves[-1] == "control dusty Petr"

    asyncio.run(play())


def test_every_letter_of_the_rulebook_asks_for_something() -> None:
    for mode in ("training", "full"):
        table = Table("mind-mgmt", {**OPTIONS, "mode": mode})
        while table.view(PUBLIC).phase == "setup":
            choices = (*table.legal(PUBLIC).choices, *table.legal(KEEPER).choices)
            kinds = [each.kind for each in choices if each.group == DUE]
            assert kinds[0] in SETTING_UP
            table.play(KEEPER, table.read(lawful(table)[0]))


def test_an_agent_whose_place_is_not_entered_can_be_placed_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("control dusty Petr")) as stage:
            hands = Hands(stage)
            await hands.word("Meru")
            await hands.word("not entered")
            assert stage.table.moves[-1] == "agent meru ?"

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_the_set_up_looks_like_this(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with seated(tmp_path, MOVES[:3], size) as stage:
            golden(f"setup-mayhem-{size[0]}x{size[1]}", stage.text)
            await stage.press("b", "2")
            golden(f"setup-border-{size[0]}x{size[1]}", stage.text)

    asyncio.run(play())
