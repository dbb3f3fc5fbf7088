"""A hunt with regions, limited questions and a limited way, as the page of the house tells it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from textwrap import dedent

import pytest

from companion import games
from companion.bootstrap import ROOT
from companion.cli.printed.game_lines import page
from companion.conformance.suite import looked_into
from companion.contract.game import AnyGame
from companion.contract.move import DUE, Move
from companion.contract.seat_name import SeatName
from companion.core import KEEPER, PUBLIC, Illegal, NotUnderstood
from companion.text.notation import Field, Notation
from companion.trail.hunt.asking import IsAmong
from companion.trail.hunt.rules import Asking, Hunt, HuntState
from companion.trail.hunt.secrets import HuntSecrets
from companion.trail.mistakes import ShowsHour
from companion.trail.moves import Acted, DoneBy, Says, Stuck, Tells, fields, public_kinds
from companion.untyped import GamesOwn
from tests.games import harbours
from tests.games.harbours.moves import FERRIES, FIELDS, GOES, GRAPH, KINDS, Asks, Searches
from tests.games.harbours.playing import OPTIONS
from tests.games.harbours.rules import Harbourmaster
from tests.games.harbours.words import PHRASES, HarbourWords
from tests.shelf import toys as toys

PAGE = (ROOT / "companion" / "README.md").read_text("utf-8")
NAMES = (dataclass, Move, Harbourmaster, IsAmong, Searches, HarbourWords, SeatName)
pytestmark = pytest.mark.usefixtures("toys")


@pytest.fixture(name="limited")
def its_game(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Give the game of the page, in place of the toy that it goes on from."""
    (text,) = re.findall(r"   ```python\n(.*?)   ```", PAGE, re.DOTALL)
    told: dict[str, GamesOwn] = {each.__name__: each for each in NAMES}
    told |= {"GRAPH": GRAPH, "FERRIES": FERRIES, "PHRASES": PHRASES, "KEEPER": KEEPER}
    told["__name__"] = __name__
    exec(dedent(text), told)
    rules, kinds = told["LimitedWords"].rules, (*KINDS, told["AsksRegion"])
    places = {**FIELDS, "region": Field("|".join(told["REGIONS"]), str)}
    record: Notation[Move] = Notation(public_kinds(kinds, dict.fromkeys(GOES, Acted)), places)
    game: AnyGame = replace(
        harbours.GAME,
        rules=rules,
        notation=Notation(kinds, places),
        words=told["LimitedWords"](),
        secrets=HuntSecrets(rules, record),
    )
    monkeypatch.setattr(harbours, "GAME", game)
    return game


def played(game: AnyGame, *lines: str) -> HuntState:
    """Play lines."""
    state: HuntState = game.rules.start(OPTIONS)
    for line in lines:
        state = game.rules.apply(state, game.notation.parse(line))
    return state


@pytest.mark.parametrize(("start", "said", "ruled_out"), [("Kiel", False, 2), ("Rønne", True, 10)])
def test_a_region_opens_only_the_places_that_the_answer_rules_out(
    limited: AnyGame, start: str, said: bool, ruled_out: int
) -> None:
    state = played(limited, f"sail {start}", "done", "region Denmark")
    opened = dict(limited.sealing.opened(limited.sealing.unseen(state), Says(said)))
    assert set(opened.values()) == {0}
    assert {label.split("/")[1] for label in opened} == {"here"}
    assert len(opened) == ruled_out
    with pytest.raises(Illegal):
        limited.rules.apply(state, Says(not said))


def test_a_region_is_offered_by_its_name_and_asked_about_at_its_places(limited: AnyGame) -> None:
    state = played(limited, "sail Kiel", "done")
    rows = {each.kind.__name__: each.listed for each in limited.rules.legal(state, PUBLIC).choices}
    assert [each.region for each in rows["AsksRegion"]] == ["Denmark", "Germany", "Poland"]
    assert isinstance(limited.secrets, HuntSecrets)
    for place, regions in (("Kiel", ["Germany"]), ("Tallinn", [])):
        asked = [move for (move,) in limited.secrets.asked_at(state, place)]
        assert [vars(each)["region"] for each in asked[2:]] == regions


def test_a_question_with_a_limit_is_offered_and_taken_so_often_and_then_no_more(
    limited: AnyGame,
) -> None:
    search = ("search Gdańsk", "answer no")
    hours = ("sail Kiel", "done", *search, "sail Lübeck", "done", *search)
    state = played(limited, *hours, "sail Świnoujście", "show Świnoujście", "done")
    offered = {each.kind.__name__ for each in limited.rules.legal(state, PUBLIC).choices}
    assert "Searches" not in offered
    assert {"Asks", "AsksRegion"} <= offered
    with pytest.raises(Illegal) as no:
        limited.rules.apply(state, Searches("Gdańsk"))
    assert no.value.rule == "harbours.tries"


def test_a_question_that_comes_only_later_is_neither_offered_nor_taken_before(
    limited: AnyGame,
) -> None:
    class Later(Harbourmaster):
        """Nobody searches in the first hour."""

        def askable(self, public: Hunt) -> Mapping[type[Move], Asking[GamesOwn]]:
            found = super().askable(public)
            return {kind: each for kind, each in found.items() if public.hour > 1 or kind is Asks}

    rules, state = Later(), played(limited, "sail Kiel", "done")
    assert [each.kind for each in rules.legal(state, PUBLIC).choices if each.group == DUE] == [Asks]
    with pytest.raises(Illegal) as no:
        rules.apply(state, Searches("Gdańsk"))
    assert no.value.rule == "harbours.order"


def test_a_way_with_a_limit_keeps_every_promise_but_for_the_entry_of_the_new_rule(
    limited: AnyGame,
) -> None:
    found = looked_into(games.take("harbours"), 2).found
    broken = {name: [*each] for name, each in found.items() if each}
    assert set(broken) <= {"refusals"}, broken
    assert all("harbours.tries" in each for each in broken.get("refusals", ()))
    ferry = ("ferry Klaipėda", "done by ferry", "ask Kiel", "answer yes")
    state = played(limited, "sail Kiel", "done", "ask Kiel", "answer yes", *ferry)
    assert isinstance(limited.rules, Harbourmaster)
    assert limited.rules.reach(state.hidden.path[:1], FERRIES) == ("Klaipėda",)
    assert limited.rules.reach(state.hidden.path, FERRIES) == ()


def test_the_hidden_seat_has_its_own_name(limited: AnyGame) -> None:
    assert limited.words.seat(KEEPER) == SeatName.declined("the smuggler|the smuggler's")


def test_examples_of_shared_lines_name_places_of_the_own_board(
    limited: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds = (Tells, ShowsHour, DoneBy, Stuck)
    lake = replace(limited, notation=Notation(kinds, fields(("Žywiec", "Třeboň"), ("raft",))))
    monkeypatch.setattr(harbours, "GAME", lake)
    assert page("harbours").splitlines()[-4:] == [
        "- `show {place}`: `show Žywiec`",
        "- `shown {place} {hour}`: `shown Žywiec 1`",
        "- `done by {way}`: `done by raft`",
        "- `stuck`: `stuck`",
    ]
    with pytest.raises(NotUnderstood, match="show Žywiec"):
        lake.notation.parse("show Kiel")
