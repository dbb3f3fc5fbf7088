"""The secrets of a hidden trail, made from what a game declares of its moves and its claims."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, TypeAlias, TypeVar

from companion.contract.knowledge import Heard
from companion.contract.move import Move
from companion.contract.secrets import Secrets
from companion.core import Fact
from companion.trail.claims import AnyClaim
from companion.trail.exits import Exit, exits
from companion.trail.facts import Hours, Learned, at_hour, hour_label, sheet_labels
from companion.trail.graph import Graph, Place
from companion.trail.rules import HiddenView
from companion.trail.world import AnyPublic, AnyTrailState, World
from companion.untyped import GamesOwn

Kind = TypeVar("Kind", bound=Move)
State = TypeVar("State", bound=AnyTrailState)


@dataclass(frozen=True)
class Bit:
    """What a sheet answers of every place: its name in a seal, and whether it holds there."""

    name: str
    holds: Callable[[World, Place], bool]


VISITED = Bit("visited", lambda world, place: place in world.visited)
HERE = Bit("here", lambda world, place: world.path[-1] == place)
OF_PLACES = ("", VISITED.name, HERE.name)  # what any board shows of a place; empty: it was shown


@dataclass(frozen=True)
class Card:
    """Something hidden beside the trail: what the others see when it is taken, and its seals."""

    veiled: type[Move]
    labels: Callable[[AnyPublic], tuple[str, ...]]  # from what is public
    values: Callable[[AnyPublic, GamesOwn], tuple[int, ...]]  # from what is public, and the move


class TrailSecrets(Secrets[State, Kind]):
    """Seals a place for each hour, and for each turn a sheet of answers about every place."""

    trail: Mapping[type[Move], type[Move]]  # moves to a place, and what others see of them
    cards: ClassVar[Mapping[type[Move], Card]] = {}
    bits: ClassVar[tuple[Bit, ...]] = (VISITED, HERE)
    claimed: tuple[AnyClaim, ...] = ()
    asks: tuple[type[Move], ...] = ()  # the moves by which the others ask

    def graph(self, public: AnyPublic) -> Graph:
        """Return the board."""
        raise NotImplementedError

    def hour(self, public: AnyPublic, veiled: type[Move]) -> int:
        """Return the hour whose place a hidden move seals; of the move, only its public form."""
        raise NotImplementedError

    def veil(self, move: Kind) -> Kind:
        """Return what the others see of a move."""
        veiled = self._veils.get(type(move))
        return veiled() if veiled else move

    def labels(self, state: State, move: Kind) -> tuple[str, ...]:
        """Return the labels of a move's seals; they follow from its public form."""
        veiled: type[Move] = self._veils.get(type(move), type(move))
        if veiled not in self._hiding:
            return ()
        card = self._hiding[veiled]
        if card is None:
            return (hour_label(self.hour(state.public, veiled)),)
        return card.labels(state.public)

    def facts(self, state: State, move: Kind) -> tuple[Fact, ...]:
        """Return what a hidden move seals: of a move to a place, only the place."""
        kind = type(move)
        if kind in self.trail:
            hour = self.hour(state.public, self.trail[kind])
            return (at_hour(self.graph(state.public), hour, self.reached(move)),)
        if kind not in self.cards:
            return ()
        values = self.cards[kind].values(state.public, move)
        return tuple(zip(self.labels(state, move), values, strict=True))

    def reached(self, move: GamesOwn) -> Place:
        """Return the place to which a hidden move leads."""
        place: Place = move.place
        return place

    def places(self, state: State) -> tuple[str, ...]:
        """Return the labels of a sheet."""
        names = tuple(bit.name for bit in self.bits)
        return sheet_labels(names, self.graph(state.public).labels)

    def sheet(self, state: State) -> tuple[int, ...]:
        """Return the answers to all questions about places, in the order of the sheet."""
        places, world = self.graph(state.public).places, state.hidden
        return tuple(int(bit.holds(world, place)) for bit in self.bits for place in places)

    def path(self, view: object) -> tuple[Place, ...]:
        """Return the trail as far as a view shows it."""
        return view.world.path if isinstance(view, HiddenView) else ()

    def exits(self, view: GamesOwn) -> tuple[Exit, ...]:
        """Return where the trail that a view shows can go now, and how soon it ends there."""
        graph, path = self.graph(view.public), self.path(view)
        return exits(lambda path: graph.onward(path[-1]), path) if path else ()

    def learned(self, public: AnyPublic) -> Iterator[Learned]:
        """Go through what everybody was told of places, the oldest first."""
        return iter(())

    def hours(self, public: AnyPublic) -> Hours:
        """Return the hours of the game, where it has a track of them."""
        return Hours()

    def phase(self, public: AnyPublic) -> str:
        """Name the part of a turn; empty where who gives a line tells it well enough."""
        return ""

    def seekers(self, public: AnyPublic) -> Mapping[str, Place]:
        """Return where on the board those stand who search, where a game has figures for them."""
        return {}

    def apart(self, public: AnyPublic, one: Place, other: Place) -> int:
        """Return how far apart two places are: over how many links, of whatever kind."""
        return self.graph(public).apart(one, other)

    def subject(self, question: Kind) -> Hashable:
        """Return what a question is about, the same whoever asks it."""
        return question

    def unseen(self, state: State) -> State:
        """Return a state without its secrets."""
        return state.unseen()

    def heard(self, number: int, move: Kind, before: State, after: State) -> Heard[object]:
        """Return a line as everybody has it: the public part of its move and of both states."""
        return Heard(number, self.veil(move), before.public, after.public)

    def help(self, state: State) -> str:
        """Return the level of help that holds."""
        level: str = state.public.help
        return level

    def own(self, view: GamesOwn) -> object:
        """Return the world that only the hidden seat sees."""
        return view.world

    def claims(self, move: Kind) -> bool:
        """Say whether a public move tells something of what is hidden."""
        return type(move) in self._claims

    def opened(self, state: State, move: Kind) -> tuple[Fact, ...]:
        """Return the facts that a public move opens, from what is public only."""
        claim = self.claim(state.public, move)
        return tuple(claim.opens(state.public, move)) if claim else ()

    def rests(self, state: State, move: Kind) -> tuple[str, ...]:
        """Return the labels of the facts that show whether it is true, opened or not."""
        claim = self.claim(state.public, move)
        more = claim.rests(state.public, move) if claim else ()
        return (*(label for label, _value in self.opened(state, move)), *more)

    def claim(self, public: object, move: Kind) -> AnyClaim | None:
        """Return the declaration of what a move tells now, if it tells anything."""
        found = self._claims.get(type(move), ())
        return next((each for each in found if each.waits(public)), None)

    @cached_property
    def _claims(self) -> Mapping[type[Move], tuple[AnyClaim, ...]]:
        """Return by each kind of move what it can tell."""
        forms = {form for claim in self.claimed for form in claim.forms}
        return {form: tuple(c for c in self.claimed if form in c.forms) for form in forms}

    @cached_property
    def _hiding(self) -> Mapping[type[Move], Card | None]:
        """Return what the public form of each hidden move stands for; None for a place."""
        cards = {card.veiled: card for card in self.cards.values()}
        return {**dict.fromkeys(self.trail.values()), **cards}

    @cached_property
    def _veils(self) -> Mapping[type[Move], type[GamesOwn]]:
        """Return what the others see of each kind of hidden move."""
        return {**self.trail, **{kind: card.veiled for kind, card in self.cards.items()}}


# The secrets of any game with a hidden trail.
AnyTrailSecrets: TypeAlias = TrailSecrets[Any, Any]
