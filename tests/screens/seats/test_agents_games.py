"""Whole games of Agents by keys, for two, three and four, with what happens beside the turns."""

import asyncio
import re
from pathlib import Path
from random import Random

import pytest

from companion.core import PUBLIC
from companion.evening.sitting import Sitting
from companion.games.agents import GAME
from companion.play.table import resume
from screens.table.seat.steps import Steps
from tests.games.agents.playing import BOARD, CARDS, new, played
from tests.screens.seats.agents import agents, flat, lines, open_notes
from tests.screens.stage import Stage, stage
from tests.store.evening import NAME

READY = "set up"
WIDE, SMALL = (80, 24), (40, 20)


@pytest.mark.parametrize(
    ("players", "code"),
    [
        ("Eva Adam", "21 1011 10 0002"),
        ("Eva Adam Petr", "31 1011 100 0002"),
        ("Eva Adam Petr Jana", "41 1011 1000 0002"),
    ],
)
def test_a_game_in_its_middle_is_joined_by_twenty_keys_at_most(
    tmp_path: Path, players: str, code: str
) -> None:
    async def play() -> None:
        async with agents(tmp_path, SMALL, players=players) as (at, table):
            await more(at, "Join in mid-game")
            assert f"{len(players.split())} {players.split()[-1]}" in at.dialog
            keys = code.replace(" ", "")
            await at.type(keys, "enter")
            view = table.view(PUBLIC)
            assert (view.turn, view.light, view.supply) == (players.split()[-1], 1, 2)
            assert view.players[1].shown == (4,)
            pressed = 2 + len(keys) + 1
            print(f"{pressed} keys join a game of {len(players.split())}")
            assert pressed <= 20

    asyncio.run(play())


def test_digits_may_be_typed_in_groups_and_what_does_not_fit_is_named(tmp_path: Path) -> None:
    async def play() -> None:
        async with agents(tmp_path) as (at, table):
            await more(at, "Join in mid-game")
            await at.type("21 1011", "enter")
            assert "does not fit here" in at.dialog
            await at.type(" 10 0002", "enter")
            assert lines(table) == ["joined 211011100002"]

    asyncio.run(play())


async def more(at: Stage, name: str) -> None:
    """Choose what is not due by its key in the list."""
    await at.press("f4")
    found = re.search(rf"(\w)  {name}", at.text)
    assert found, at.text
    await at.press(found[1])


async def turn(at: Stage, *keys: str) -> None:
    """Play a turn on known cards: die, card, and what is done with it."""
    for key in keys:
        if key in ("right", "wrong"):
            await at.take(f"It is {key}")
        else:
            await at.press(key)


def test_two_play_to_a_right_claim_with_notes_of_both(tmp_path: Path) -> None:
    async def play() -> None:
        async with agents(tmp_path, SMALL, READY, board=CARDS) as (at, table):
            await turn(at, "4", "q", "v", "x", "k", "enter", "enter")
            await open_notes(at, "1", first=True)
            await at.press("v", "3", "x", "1", "f2", "enter")
            await turn(at, "2", "r", "s", "h", "2", "enter", "enter")  # the light, and a look
            await open_notes(at, "2", first=True)
            await at.press("1", "f2")  # no plan in 2
            await turn(at, "6", "w", "o", "exclamation_mark", "h", "3", "v", "y", "right", "y")
            assert table.outcome
            assert table.outcome.winners == ("Eva",)
            assert "Notes stay locked" in flat(at)

    asyncio.run(play())


def test_three_play_on_when_one_is_out_and_a_mistake_is_put_right(tmp_path: Path) -> None:
    async def play() -> None:
        async with agents(tmp_path, WIDE, READY, board=CARDS, players="Eva Adam Petr") as (
            at,
            table,
        ):
            await turn(at, "3", "q", "k", "exclamation_mark", "h", "2", "z", "y", "wrong", "y")
            assert "Adam: throw the die." in flat(at)
            assert table.view(PUBLIC).players[0].out
            await turn(at, "5", "q", "v")
            await at.press("ctrl+z", "enter")  # it was not V
            assert "DUE" not in flat(at)
            await turn(at, "x", "b", "m", "6", "enter")  # a bonus card: the tram by 6
            assert table.view(PUBLIC).files[1].cards == 5
            assert table.view(PUBLIC).turn == "Petr"
            await turn(at, "1", "q", "enter")
            assert table.view(PUBLIC).turn == "Adam"  # Eva is out

    asyncio.run(play())


def test_four_play_with_a_duel_a_breach_and_a_figure_set_by_hand(tmp_path: Path) -> None:
    async def play() -> None:
        names = "Eva Adam Petr Jana"
        async with agents(tmp_path, (80, 50), READY, board=CARDS, players=names) as (at, table):
            await turn(at, "3", "q", "k", "enter")
            await turn(at, "4", "q", "d", "5", "2", "enter")  # Adam wins Eva's key
            assert "duel Eva 5:2 for ?" in lines(table)
            assert table.view(PUBLIC).players[1].hidden == 1
            await turn(at, "6", "q", "z")
            await more(at, "It happened")
            await at.take("Petr's turn is over")
            await at.press("y")
            assert lines(table)[-1] == "happened agents.turn.checks: done"
            assert "round 1, against" in flat(at)
            await more(at, "Set by hand: the searchlight")
            await at.take("hideout 4")
            assert table.view(PUBLIC).light == 4
            await more(at, "Set by hand: keys")
            await at.take("Eva", "1", "the key of 4")
            await at.press("enter")
            assert lines(table)[-1] == "set keys Eva 1 4"
            await more(at, "Set by hand: keys")
            await at.take("Petr", "1")
            await at.press("enter")  # Petr has one, and shows none
            assert lines(table)[-1] == "set keys Petr 1 none"
            await more(at, "Set by hand: action cards")
            await at.take("Eva", "2", "5")
            await at.press("enter")
            assert lines(table)[-1] == "set cards Eva 2-5"

    asyncio.run(play())


def test_a_table_that_was_left_at_any_moment_goes_on_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with agents(tmp_path, WIDE, READY, board=CARDS) as (at, table):
            await turn(at, "4", "q", "v", "enter")
            await open_notes(at, "1", first=True)
            await at.press("3")
            table.close()  # as the end of the program does; nobody has left the page

    async def go_on() -> None:
        async with stage(tmp_path, WIDE) as at:
            row = at.app.tables.find(NAME)
            at.app.sit_down(Sitting(at.app.tables, row, resume(at.app.tables, row, "")))
            await at.settle()
            assert "Eva: whom did you meet? Or end the turn." in flat(at)
            await open_notes(at, "1")
            assert "V top of 3" in flat(at)

    asyncio.run(play())
    asyncio.run(go_on())


@pytest.mark.parametrize("seed", range(6))
def test_every_step_of_every_choice_has_a_name_and_a_question(seed: int) -> None:
    chance = Random(seed)
    for said in (("set up",), ("set up", "set keys Adam 1 2", "die 3", "card 1 own"), ()):
        state = played(new(board=BOARD), *said)
        view = GAME.rules.view(state, PUBLIC)
        for choice in GAME.rules.legal(state, PUBLIC).choices:
            steps = Steps([choice], GAME, view)
            while not steps.ready:
                assert all(item.name for item in steps.items)
                if steps.take(chance.randrange(len(steps.items))):
                    break
                assert steps.prompt, steps.title
            assert steps.move or steps.questions


def test_what_a_card_shows_is_entered_by_six_keys_and_saves_one_in_every_turn(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with agents(tmp_path, SMALL, READY) as (at, table):
            await more(at, "What an action card shows")
            await at.take("card 1")
            assert "Which actions does it show?" in flat(at)
            await at.take("move one's own")
            await at.press("enter")
            assert lines(table)[-1] == "card 1 bears own"
            await more(at, "What an action card shows")
            await at.take("card 3", "take the tram", "move one's own")
            assert lines(table)[-1].startswith("card 3 bears ")
            await turn(at, "4", "q", "enter")
            assert lines(table)[-2:] == ["card 1 own", "done"]

    asyncio.run(play())
