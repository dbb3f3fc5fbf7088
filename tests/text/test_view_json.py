"""JSON of a view: by names of its own, with moves as their lines, and in one order each time."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.games.mind_mgmt.notation import NOTATION
from companion.games.mind_mgmt.seat_views import keeper_view, public_view
from companion.text.view_json import as_json, known_as, plain
from tests.games.mind_mgmt.playing import fresh, opening
from tests.seal.bid_moves import NOTATION as BIDS
from tests.seal.bid_moves import Asks, Move


@dataclass(frozen=True)
class Card:
    """A part of a view."""

    name: str
    used: bool


@dataclass(frozen=True)
class View:
    """A view with something of each sort."""

    hour: int
    seen: frozenset[str]
    card: Card | None
    told: Mapping[int, Card] = field(metadata=known_as(shown=plain))
    place: str = field(metadata=known_as(where=str.lower, letters=len))
    moves: tuple[Move, ...] = ()
    kept: str = field(default="never written", metadata=known_as())


def test_a_view_is_written_by_the_names_that_programs_know() -> None:
    view = View(5, frozenset("CAB"), None, {7: Card("dog", used=False)}, "D4", (Asks(10),))
    found = as_json(view, BIDS.format)
    assert found == {
        "hour": 5,
        "seen": ["A", "B", "C"],
        "card": None,
        "shown": {"7": {"name": "dog", "used": False}},
        "where": "d4",
        "letters": 2,
        "moves": ["ask 10"],
    }
    assert json.loads(json.dumps(found)) == found
    assert list(found) == ["hour", "seen", "card", "shown", "where", "letters", "moves"]


def test_the_public_view_holds_the_same_keys_as_the_keepers_but_for_the_map() -> None:
    for state in (fresh(), opening("full"), opening("training-nine")):
        public = as_json(public_view(state.public), NOTATION.format)
        keeper = as_json(keeper_view(state), NOTATION.format)
        assert keeper == {**public, "map": keeper["map"]}


def test_no_view_shows_in_its_repr_what_only_the_recruiter_knows() -> None:
    view = keeper_view(opening("full"))
    assert view.map.card
    assert "map=Map()" in repr(view)
    assert view.map.card not in repr(view)
