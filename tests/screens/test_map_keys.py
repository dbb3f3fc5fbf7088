"""The keys of the map and its list: within one turn each means one thing, whoever acts."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from companion import games
from companion.conformance.evening import ChanceEvening
from companion.conformance.lists import by_seat
from companion.conformance.suite import evening_of
from companion.contract.move import DUE, Choice, Move
from companion.core import KEEPER, PUBLIC, Seat
from companion.evening.choice_tree import ChoiceStep, ChoiceTree
from companion.evening.turn_keys import TurnKeys
from companion.games.mind_mgmt.moves.answers import Marks
from companion.games.mind_mgmt.moves.recruiter import Done, DoneSlip
from companion.games.mind_mgmt.people import AGENT_NAMES
from companion.games.mind_mgmt.view import KeeperView
from companion.locale import LANGUAGES, read_in
from screens.games.mind_mgmt.beside.choice_list import Item
from screens.games.mind_mgmt.board.picture import public_picture, secret_picture
from screens.games.mind_mgmt.choosing.offer import Offer, offered
from screens.games.mind_mgmt.choosing.setup_runs import run
from screens.kit.dialogs.confirm_dialog import ConfirmDialog
from screens.proof.share_dialog import ShareDialog
from screens.table.dialogs.ruling_dialog import RulingDialog
from screens.table.kinds.hidden import HIDDEN
from screens.table.seat.seat_page import SeatPage
from tests.screens.kinds import sits
from tests.screens.stage import Stage, seated
from tests.screens.test_own_screen import own
from tests.screens.test_setup import WORDS
from tests.store.evening import PIN

GAME = games.take("mind-mgmt")
STEPS, MOVES = 6, 40  # rows that are taken of one list, and of an evening at the screen
SEATED = {"public": (PUBLIC,), "hidden": (KEEPER,), "own": (KEEPER, PUBLIC)}
AGENTS = {"Meru": "1", "Henry": "2", "Bill": "3", "Dusty": "4"}
Meaning = object


def meaning(item: Item) -> Meaning:
    """Give what a row means to people: an end is an end, and where an agent stands is theirs."""
    option = item.option
    if not isinstance(option, ChoiceStep) or option.name:
        return item.name if item.option not in ("run", "stop") else item.option
    if option.kind in (Done, DoneSlip):
        return "end"
    return option.kind if option.kind.beside == 1 else (option.kind, item.name)


def meanings(offer: Offer) -> Iterator[tuple[str, Meaning]]:
    """Go through all keys that are shown, with what they mean."""
    on_map = {way[0]: place for place, way in offer.places.items() if len(way) == 1}
    rows: list[ChoiceStep] = []
    for item in offer.items:
        step = item.option if isinstance(item.option, ChoiceStep) else None
        place = on_map.get(step) if step and step.kind is Marks else None
        assert item.key or item.code or item.option is None, item.name
        if item.key:
            yield item.key, place or meaning(item)
        if item.code and step:  # the name of a feature, whatever is asked about it
            yield item.code, step.value if step.name else dict(step.fixed)["feature"]
        rows += filter(None, [step])
    for place, (_told, key) in offer.corners.items():
        if key and not any(step in rows for step in offer.places[place][:1]):
            yield key, place


def offers(evening: ChanceEvening, seats: tuple[Seat, ...]) -> Iterator[tuple[object, Offer]]:
    """Go through what these seats are offered on one screen, and by chance what comes behind it."""
    chance, turns = Random(evening.seed), dict[object, TurnKeys]()
    rules = GAME.rules
    for moment in evening.moments:
        state, turn = moment.before, rules.turn(moment.before)
        choices: list[Choice[Move]] = []
        for seat, each in by_seat(moment):
            choices += [choice for choice in each if seat in seats and choice.group == DUE]
        if not choices:
            continue
        kinds = GAME.notation.kinds
        able = [kind for kind in kinds if any(rules.comes(state, kind, seat) for seat in seats)]
        keys = turns.setdefault(turn, TurnKeys(able))
        view = rules.view(state, seats[0])
        secret = isinstance(view, KeeperView)
        picture = secret_picture(view) if secret else public_picture(view)
        tree = ChoiceTree(choices, GAME.notation.fields)
        for _step in range(STEPS):
            together = None if tree.started else run(view)
            yield turn, offered(tree, view, picture, together, keys)
            if not tree.options:
                break
            tree.take(chance.choice(tree.options))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATED)
def test_in_no_turn_a_key_means_two_things(seats: str, language: str) -> None:
    with read_in(language):
        meant: dict[tuple[object, str], Meaning] = {}
        for turn, offer in offers(evening_of(GAME, LANGUAGES.index(language)), SEATED[seats]):
            for key, means in meanings(offer):
                assert meant.setdefault((turn, key), means) == means, (turn, key)


@pytest.mark.parametrize("seats", SEATED)
def test_a_digit_is_a_key_or_nothing_and_agents_and_the_end_keep_theirs(seats: str) -> None:
    for _turn, offer in offers(evening_of(GAME, 3), SEATED[seats]):
        for key, means in meanings(offer):
            assert len(key) == 1 or not any(sign.isdigit() for sign in key)
            assert key[0] not in "abcdef" or len(key) > 1  # a location begins so
            if means == "end":
                assert key == "0"
            if means in AGENTS and "own" not in seats:
                assert key == AGENTS[str(means)]
    assert {*AGENTS} == {name.title() for name in AGENT_NAMES}


async def answer(at: Stage) -> bool:
    """Answer what lies over the map, or stands before the next choice; say whether anything did."""
    screen = at.app.screen
    if "PIN" in at.text and not isinstance(screen, SeatPage):
        await at.type(PIN, "enter")
    elif isinstance(screen, ShareDialog):
        await at.press(*"".join(WORDS), "enter")
    elif not isinstance(screen, SeatPage):
        decides = ("down", "enter") if isinstance(screen, RulingDialog) else ("enter",)
        await at.press(*(("y",) if isinstance(screen, ConfirmDialog) else decides))
    elif not screen.face.hint:
        await at.press("enter")
    else:
        return False
    await at.settle()
    return True


async def play(at: Stage, seed: str) -> int:
    """Play by chance what the screen shows, by the keys that stand there; count what was read."""
    chance, meant, read = Random(seed), dict[object, Meaning](), 0
    for _move in range(MOVES):
        if at.table.over:
            break
        if await answer(at):
            continue
        offer, turn = at.face.at_hand, at.public.seating.sitting.turn
        shown = dict(meanings(offer))
        for key, means in shown.items():
            seat = sits(at.app.screen, HIDDEN)
            assert meant.setdefault((seat, turn, key), means) == means, (turn, key)
        read += len(shown)
        corners = {place: key for place, (_told, key) in offer.corners.items()}
        bare = [place for place, way in offer.places.items() if way and not corners[place]]
        await at.press(*chance.choice([*shown, *bare]).lower())
        await at.settle()
    return read


@pytest.mark.parametrize("size", [(80, 24), (40, 20)])
def test_a_whole_evening_is_played_by_keys_that_keep_their_meaning(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async def evening() -> None:
        async with seated(tmp_path, (), size) as at:
            assert await play(at, "everybody") > MOVES

    asyncio.run(evening())


def test_on_the_recruiters_own_screen_keys_of_both_sides_keep_their_meaning(tmp_path: Path) -> None:
    async def evening() -> None:
        async with own(tmp_path) as at:
            assert await play(at, "own") > MOVES

    asyncio.run(evening())
