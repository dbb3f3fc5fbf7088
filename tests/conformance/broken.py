"""Toys that are broken in one way each, every one in a way that only one check finds."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from companion.contract.move import Choice, Move
from companion.core import KEEPER, PUBLIC, Illegal, Seat
from companion.text.notation import Notation
from companion.trail.facts import on_sheet
from companion.trail.hunt.asking import OfPlace
from companion.trail.hunt.knowledge import HuntKnowledge
from companion.trail.hunt.rules import Hunt, Hunted, HuntState
from companion.trail.rules import HiddenView, OpenView
from tests.games import harbours, rails
from tests.games.harbours.moves import FERRIES, Ferries, Searches
from tests.games.harbours.rules import Harbourmaster
from tests.games.rails.board import ROUTES
from tests.games.rails.moves import KINDS, Claims, Corrects, Remarks
from tests.games.rails.notation import FIELDS
from tests.games.rails.rules import Conductor
from tests.games.rails.state import State
from tests.games.rails.words import RailsWords

Patch = pytest.MonkeyPatch
CALLS = count(1)


class Offering(Conductor):
    """Offers routes that are taken."""

    def choices(self, state: State, seat: Seat) -> Iterator[Choice[Move]]:
        """Offer every route."""
        every: Choice[Move] = Choice(Claims, lambda: [Claims(state.player, to) for to in ROUTES])
        yield every
        yield from super().choices(state, seat)


class Unexplained(Conductor):
    """Refuses by a rule that nobody wrote down."""

    @staticmethod
    def apply(state: State, move: Move) -> State:
        """Refuse whoever is not to move."""
        if isinstance(move, Claims) and move.player != state.player:
            raise Illegal("rails.nowhere")
        return Conductor.apply(state, move)


class Forgetful(Conductor):
    """Begins otherwise each time."""

    @staticmethod
    def start(options: Mapping[str, str]) -> State:
        """Give somebody points, and every time more."""
        state = Conductor.start(options)
        return replace(state, extra={state.player: next(CALLS)})


class Wordy(RailsWords):
    """Says too much in a list."""

    def kind(self, kind: type[Move], fields: Mapping[str, Any], view: State) -> str:
        """Name a remark at length."""
        said = super().kind(kind, fields, view)
        return f"{said}: {'whatever comes to your mind ' * 8}" if kind is Remarks else said


class Talking(Harbourmaster):
    """Tells the list of tables where the smuggler is."""

    def listed(self, state: HuntState) -> Mapping[str, Any]:
        """Give the last harbour."""
        return {"moment": state.hidden.path[-1:]}


class Unequal(Harbourmaster):
    """Offers a search only where the trail was seen."""

    def choices(self, state: HuntState, seat: Seat) -> Iterator[Choice[Move]]:
        """Leave the searches out for a witness."""
        for each in super().choices(state, seat):
            if state.hidden.seen or each.kind is not Searches:
                yield each


class Stingy(Harbourmaster):
    """Lets nobody take a second ferry, and `reach` does not know it."""

    def apply(self, state: HuntState, move: Move) -> HuntState:
        """Refuse a ferry after the first one."""
        if isinstance(move, Ferries) and FERRIES in state.public.ways:
            raise Illegal("harbours.way")
        return super().apply(state, move)


class Blind(Harbourmaster):
    """Does not show the smuggler the trail."""

    def view(self, state: HuntState, seat: Seat) -> OpenView[Hunt]:
        """Show an empty trail."""
        return HiddenView(state.public, Hunted()) if seat == KEEPER else OpenView(state.public)


class Oblivious(Harbourmaster):
    """Shows no answers."""

    def view(self, state: HuntState, seat: Seat) -> OpenView[Hunt]:
        """Leave the answers out."""
        public = replace(state.public, answered=())
        return OpenView(public) if seat == PUBLIC else HiddenView(public, state.hidden)


def _loud(patch: Patch) -> None:
    """Write who owns a route in capitals."""
    loud = {**FIELDS, "owner": replace(FIELDS["owner"], write=str.upper)}
    patch.setattr(rails, "GAME", replace(rails.GAME, notation=Notation(KINDS, loud)))


def _denied(patch: Patch) -> None:
    """Open the opposite of every answer."""

    def opens(self: Any, public: Hunt, said: Any) -> Iterator[tuple[str, int]]:
        place = getattr(public.asked, "place", "")
        yield on_sheet(self._graph, public.hour, self._bit.name, place, not said.truth)

    patch.setattr(OfPlace, "opens", opens)


def _sailed(self: HuntKnowledge) -> Iterator[Hunted]:
    """Think that only one way leads on from a place."""
    for world in self.fitting:
        there = [to for to in self.rules.reach(world.path, "sea") if to not in world.path]
        for place in there if not world.path else there[:1]:
            yield Hunted(True, (*world.path, place), (*world.ways, "sea"))


def _rails(**changes: Any) -> Callable[[Patch], None]:
    """Return what changes the toy without secrets."""
    return lambda patch: patch.setattr(rails, "GAME", replace(rails.GAME, **changes))


def _harbours(rules: Harbourmaster) -> Callable[[Patch], None]:
    """Return what gives the toy with a trail another referee."""
    return lambda patch: patch.setattr(harbours, "GAME", replace(harbours.GAME, rules=rules))


BROKEN: dict[str, tuple[str, Callable[[Patch], None], str]] = {
    "lines": ("rails", _loud, "“Berlin-Praha is EVA” is read as another move"),
    "offers": ("rails", _rails(rules=Offering()), "is offered and refused by rails.route.free"),
    "keys": (
        "rails",
        lambda patch: patch.setattr(Corrects, "key", "0"),
        "the key 0 stands before several rows: Pass, A route was entered wrongly",
    ),
    "widths": ("rails", _rails(words=Wordy()), "takes more than 3 lines of 40 columns (en)"),
    "refusals": (
        "rails",
        _rails(rules=Unexplained()),
        "rails.nowhere refuses “Eva claims Berlin-Praha” and has no entry in the rulebook",
    ),
    "tables": ("rails", _rails(rules=Forgetful()), "the state is another one when the table is"),
    "swap": ("harbours", _harbours(Talking()), "another secret changes the list of tables"),
    "agreement": ("harbours", _harbours(Unequal()), "public is offered other choices for the same"),
    "soundness": ("harbours", _harbours(Blind()), "the hidden seat cannot tell"),
    "memory": ("harbours", _harbours(Oblivious()), "nobody sees any more whether"),
    "openings": ("harbours", _denied, "would reveal something else than was sealed"),
    "claims": (
        "harbours",
        lambda patch: patch.setattr(OfPlace, "true", lambda *_said: True),
        "is true and no legal answer",
    ),
    "ways": (
        "harbours",
        _harbours(Stingy()),
        "is refused by harbours.way, though `reach` leads there",
    ),
    "knowledge": (
        "harbours",
        lambda patch: patch.setattr(HuntKnowledge, "_moved", _sailed),
        "counts as impossible, and is on the trail",
    ),
}
