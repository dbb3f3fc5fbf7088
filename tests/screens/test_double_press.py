"""Slips of a hand: a key too many, too early or in the wrong place does no harm."""

import asyncio
from pathlib import Path

import pytest

from screens.home.first_page import FirstPage
from screens.table.kinds.everybody import EVERYBODY
from tests.screens.hands import Hands
from tests.screens.kinds import sits
from tests.screens.stage import Stage, evening, seated
from tests.screens.test_own_screen import own
from tests.screens.test_touch import tap

CORNERED = (  # one step is left nowhere in the Recruiter's first turn, but a Mind Slip is
    *("recruiter Eva", "lay board", "lay time", "lay actions", "lay supplies", "lay hours"),
    *("supply 9", "lay map", "lay slip", "card karl-box", "start C1", "shown C1 1"),
    *("features cafe monks idol", "step B1", "step B2", "step A2", "step A1", "recruits 1"),
    *("control meru Adam", "control henry Adam", "control bill Petr", "control dusty Petr"),
    *("agent meru A3", "agent henry F4", "agent bill C7", "agent dusty A6"),
    *("lay potentials", "begin"),
)


@pytest.mark.parametrize("keys", ["a5", "click"])
def test_a_walk_of_two_is_named_by_where_it_ends(tmp_path: Path, keys: str) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done")) as stage:
            await stage.press("1")
            if keys == "click":
                hands = Hands(stage)
                region = hands.face.board.grid.region("A5")
                await stage.pilot.click(hands.face.board, offset=(region.x + 1, region.y))
                await stage.settle()
            else:
                await stage.press(*keys)
            assert stage.table.moves[-1] in {"meru moves A3-A4-A5", "meru moves A3-B4-A5"}

    asyncio.run(play())


def test_agents_keep_their_keys_whoever_has_acted(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("recruits 1")) as stage:
            keys = {item.name: item.key for item in stage.face.at_hand.items}
            assert (keys["Bill"], keys["Dusty"]) == ("3", "4")

    asyncio.run(play())


def test_enter_takes_no_location_that_was_marked_for_something_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done")) as stage:
            await stage.press("1", "a", "4", "enter")
            moved = stage.table.moves[-1]
            assert moved == "meru moves A3-A4"
            assert not Hands(stage).face.board.marked
            await stage.press("enter")
            assert stage.table.moves[-1] == moved

    asyncio.run(play())


def test_escape_leaves_a_choice_first_and_only_then_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done")) as stage:
            await stage.press("1", "escape")
            assert sits(stage.app.screen, EVERYBODY)
            assert not stage.face.begun
            await stage.press("escape", "enter")
            assert sits(stage.app.screen, EVERYBODY)
            await stage.press("escape", "y")
            assert isinstance(stage.app.screen, FirstPage)

    asyncio.run(play())


def test_a_pin_that_is_typed_too_early_does_nothing_and_is_not_shown(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("henry asks cafe")) as stage:
            assert stage.face.at_hand.items
            await stage.press(*"13579")
            assert stage.table.moves[-1] == "henry asks cafe"
            assert "first Enter, then the PIN." in stage.said
            assert not stage.face.typed

    asyncio.run(play())


def test_where_an_agent_stands_already_is_no_walk_there_and_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done")) as stage:
            await stage.press("1", "a", "3")
            assert stage.table.moves[-1] == "done"
            await stage.press("a", "4", "enter")
            assert stage.table.moves[-1] == "meru moves A3-A4"

    asyncio.run(play())


@pytest.mark.parametrize("size", [(40, 20), (80, 24)])
def test_no_location_spends_the_mind_slip_before_somebody_chose_it(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async def play() -> None:
        async with own(tmp_path, CORNERED, size, mode="training") as at:
            assert "no step is left: take a Mind Slip." in " ".join(at.text.split())
            assert not at.face.at_hand.places
            await tap_place(at, "A3")
            assert at.table.moves == CORNERED
            assert at.said.startswith("First choose what to do there.")
            assert at.said.endswith("(F3: the rule)")
            if size == (40, 20):
                await tap(at, "List")
            await tap(at, "⏎ Mind Slip")
            assert "Where does the Mind Slip lead?" in " ".join(at.text.split())
            await tap_place(at, "A3")
            assert at.table.moves[-1] == "slip A3 first"

    asyncio.run(play())


async def tap_place(at: Stage, place: str) -> None:
    """Tap a location of the map, in whatever panel it lies."""
    if not at.face.board.size:
        await tap(at, "Map")
    region = at.face.board.grid.region(place)
    await at.pilot.click(at.face.board, offset=(region.x + 1, region.y))
    await at.settle()


@pytest.mark.parametrize("keys", ["xyzz", "mexy"])
def test_a_word_that_nothing_is_called_like_is_named_in_one_line(tmp_path: Path, keys: str) -> None:
    async def play() -> None:
        for page, begun in ((seated, ""), (own, "1")):
            async with page(tmp_path / page.__name__, evening("done")) as at:
                await at.press(*begun, *keys)
                assert f"Nothing is called “{keys}” here." in at.said
                await at.press("down")
                assert "Nothing is called" not in at.text
                assert at.table.moves == evening("done")

    asyncio.run(play())


def test_a_location_without_a_letter_is_told_to_have_a_name(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("lay board"), (40, 20)) as at:
            assert "No letter there? Type its name: A1" in at.text
            await at.press("b", "1")
            assert "On which side of B1?" in at.text

    asyncio.run(play())


def test_at_the_smallest_size_a_half_made_choice_is_left_by_a_tap(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done"), (40, 20)) as at:
            await at.press("1")
            assert at.face.begun
            await tap(at, "Back")
            assert not at.face.begun

    asyncio.run(play())


@pytest.mark.parametrize("size", [(40, 20), (80, 24)])
def test_with_two_players_nobody_is_asked_who_moves_which_agent(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    lines = CORNERED[: CORNERED.index("recruits 1") + 1]

    async def play() -> None:
        async with own(tmp_path, lines, size, mode="training", players="Eva Adam") as at:
            assert "Adam moves all agents." in at.text
            assert "Meru:" not in at.text
            await tap(at, "Go on")
            assert at.table.moves[-4:] == tuple(
                f"control {agent} Adam" for agent in ("meru", "henry", "bill", "dusty")
            )

    asyncio.run(play())
