"""My Neighbour Spy on the screen: two keys a turn, the ring, and few keys for all the rest."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from companion import games, rulebook
from companion.evening.sitting import Sitting
from companion.play.table import Table, begin
from screens.table.panels.choice_list import ChoiceList
from tests.screens.stage import SIZES, Size, Stage, golden, sizes, stage
from tests.store.evening import NAME

CHASE = ("3", "5", "2", "3", "3", "7")  # a third Codebreaker and a catch in one turn


@asynccontextmanager
async def chase(
    home: Path, size: Size = (80, 24), mode: str = "basic", players: str = "Eva Adam"
) -> AsyncIterator[tuple[Stage, Table]]:
    """Sit down at a new table."""
    async with stage(home, size) as found:
        options = {"edition": "dubnany", "mode": mode, "players": players}
        complete = games.take("neighbour-spy").rules.complete(options)
        begun = begin(found.app.tables, NAME, "neighbour-spy", complete, None)
        row = found.app.tables.find(NAME)
        found.app.sit_down(Sitting(found.app.tables, row, begun))
        await found.settle()
        yield found, begun


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_takes_two_keys_a_turn(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with chase(tmp_path, size) as (at, table):
            await at.press(*CHASE)
            assert table.outcome
            assert table.outcome.winners == ("Eva",)
            assert "Eva wins: a tie, and it was their turn." in " ".join(at.text.split())

    asyncio.run(play())


def test_the_page_shows_the_chase_large_and_the_ring_where_it_has_room(tmp_path: Path) -> None:
    async def play() -> None:
        async with chase(tmp_path, SIZES[0]) as (at, _table):
            await at.press(*CHASE[:5], "tab")
            async for size in sizes(at):
                golden(f"chase-{size[0]}x{size[1]}", at.text)

    asyncio.run(play())


def test_an_agent_has_the_same_key_also_where_another_is_missing(tmp_path: Path) -> None:
    async def play() -> None:
        async with chase(tmp_path) as (at, table):
            await at.press("1", "8")
            assert [str(line).split()[-1] for line in table.lines("public")][:7] == [
                *("double-agent", "enforcer", "codebreaker", "saboteur", "daredevil", "sentinel"),
                "sidekick",
            ]
            await at.press("7")
            assert "Sidekick 1: 4 spaces forward" in " ".join(at.text.split())

    asyncio.run(play())


def test_a_discard_is_one_key_and_the_fifth_is_written_down_as_what_happened(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with chase(tmp_path, (120, 40)) as (at, table):
            await at.press("-", "-", "-", "-")
            assert "○○○○ 0 of 4" in at.text
            assert "A discard" not in at.text
            await at.press("f4", "p")
            assert "Against the rules: Eva discarded a card" in at.text
            await at.take("Against the rules: Eva")
            breaches = table.view("public").breaches
            assert breaches == ((1, "neighbour-spy.discard.four"),)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("players", "discards"),
    [("Eva Adam", "10"), ("Eva Petr Adam", "201"), ("Eva Petr Adam Ida", "1021")],
)
def test_a_running_game_is_joined_in_twenty_keys(
    tmp_path: Path, players: str, discards: str, record_property: Callable[[str, object], None]
) -> None:
    enter = ["enter"] * (len(discards) < 4)  # behind four discards nothing can follow
    keys = ["j", "o", "y", "k", *"211010011021", *discards, *enter]
    record_property(f"keys: joining with {players}", len(keys))
    assert len(keys) <= 20

    async def play() -> None:
        async with chase(tmp_path, players=players) as (at, table):
            await at.press(*keys)
            sides = table.view("public").sides
            assert sides[0].needs == 11
            assert "11 · " in at.text
            made = "".join(str(each.discards) for side in sides for each in side.players)
            assert made == discards

    asyncio.run(play())


def test_a_card_of_the_market_and_what_fills_the_gap_are_chosen_by_name(tmp_path: Path) -> None:
    async def play() -> None:
        async with chase(tmp_path, (120, 40), "advanced") as (at, table):
            await at.type("outpost")
            await at.type("masterplan")
            await at.type("watchtower")
            await at.press("3", "5")  # who keeps the Daredevil lands on 2
            assert "Eva landed on the market: which card?" in at.text
            await at.type("outpost")
            await at.type("spycation")
            assert "Outpost: which agent?" in at.text
            await at.press("0")
            assert table.view("public").active.players[0].name == "Adam"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("keys", "rule"),
    [(("5", "5"), "neighbour-spy.play.different"), (("5", "-"), "neighbour-spy.discard.before")],
)
def test_a_key_of_what_is_not_allowed_now_says_by_which_rule(
    tmp_path: Path, keys: tuple[str, ...], rule: str
) -> None:
    async def play() -> None:
        async with chase(tmp_path, (120, 40)) as (at, table):
            await at.press(*keys)
            assert rulebook.reason(rule)[:40] in " ".join(at.text.split())
            assert len(table.moves) == 1
            await at.press("f3")
            assert rulebook.title(rulebook.entry(rule)) in at.dialog

    asyncio.run(play())


@pytest.mark.parametrize(
    ("keys", "rule"),
    [("----", "neighbour-spy.discard.four"), ("5", "neighbour-spy.discard.before")],
)
def test_on_the_second_players_turn_a_key_names_the_reason_of_that_player(
    tmp_path: Path, keys: str, rule: str
) -> None:
    async def play() -> None:
        async with chase(tmp_path, (120, 40)) as (at, table):
            await at.press("5", "2", *keys, "-")
            assert table.view("public").active.players[0].name == "Adam"
            assert rulebook.reason(rule)[:40] in " ".join(at.text.split())

    asyncio.run(play())


def test_a_key_that_stands_for_nothing_says_so_until_the_next_key(tmp_path: Path) -> None:
    async def play() -> None:
        async with chase(tmp_path) as (at, _table):
            await at.press("q")
            assert "Nothing has the key q here." in at.text
            await at.press("tab")
            assert "Nothing has the key" not in at.text
            await at.press("q", "slash")
            await at.press("escape")
            assert "Nothing has the key" not in at.text

    asyncio.run(play())


def test_a_turn_is_taken_back_and_the_ring_with_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with chase(tmp_path) as (at, _table):
            await at.press("5", "2")
            assert "Eva needs 8 · Adam needs 6" in at.text
            await at.press("ctrl+z", "enter")
            await at.press("ctrl+z", "enter")
            assert "Eva needs 7 · Adam needs 7" in at.text

    asyncio.run(play())


def test_all_rules_that_one_key_opens_at_a_table_are_those_of_its_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with chase(tmp_path, (120, 40)) as (at, _table):
            await at.press("f3")
            assert rulebook.name("neighbour-spy") in at.text
            assert rulebook.name("mind-mgmt") not in at.text
            await at.type("recruiter")
            assert "mind-mgmt" not in at.text

    asyncio.run(play())


def test_where_only_one_thing_can_have_happened_it_is_named_before_it_is_chosen(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with chase(tmp_path, (120, 40)) as (at, _table):
            await at.press("3", "8", "f4")
            assert "Against the rules: Eva discarded a card" in at.dialog

    asyncio.run(play())


def test_a_broken_rule_stands_on_the_sheet_in_words_and_not_by_its_id(tmp_path: Path) -> None:
    async def play() -> None:
        async with chase(tmp_path, (120, 90)) as (at, _table):
            await at.press("-", "-", "-", "-", "f4", "p")
            await at.take("Against the rules: Eva")
            assert "turn 1, against" in at.text
            assert "neighbour-spy." not in at.text

    asyncio.run(play())


@pytest.mark.parametrize("size", [(40, 20), (40, 30), (80, 24)])
def test_a_short_list_is_seen_whole_in_every_window(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with chase(tmp_path, size) as (at, _table):
            await at.press("f4", "n")
            assert re.search(r"\w  turns, but no discards", at.text)
            assert re.search(r"\w  only who wins", at.text)

    asyncio.run(play())


def test_a_key_that_slips_twice_takes_no_card_whose_name_has_the_number(tmp_path: Path) -> None:
    async def play() -> None:
        async with chase(tmp_path, (120, 40)) as (at, _table):
            await at.press("3", "3")
            assert "Which card stayed with Eva?" in at.text
            assert at.said.startswith("The two cards that are played bear different names.")

    asyncio.run(play())


def test_market_cards_keep_their_keys_while_three_are_picked(tmp_path: Path) -> None:
    async def play() -> None:
        async with chase(tmp_path, (120, 40), "advanced") as (at, _table):
            listed = at.app.screen.query_one(ChoiceList)
            before = {item.name: item.key for item in listed.items}
            assert before["Masterplan"] == "ma"
            for picked in ("Masterplan", "Leader of the Pack"):
                await at.press(*before.pop(picked))
                now = {item.name: item.key for item in listed.items}
                assert len(now) > 10
                assert now.items() <= before.items()

    asyncio.run(play())
