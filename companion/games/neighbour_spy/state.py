"""The state of a game, all of it public, except for what is not entered."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.contract.referee import Waiving
from companion.core import Illegal
from companion.games.neighbour_spy.cards import HAND, MARKET
from companion.games.neighbour_spy.edition import Edition, Name
from companion.games.neighbour_spy.reasons import AGREED
from companion.games.neighbour_spy.ring import SPACES, gaps
from companion.games.neighbour_spy.silence import SILENT
from companion.untyped import Changes

BASIC, ADVANCED = "basic", "advanced"
MODES = (BASIC, ADVANCED)
ALL, FACTS, RESULTS = "all", "facts", "results"
DETAILS = (ALL, FACTS, RESULTS)  # from most to least
VISIT, REFILL, EFFECT, AGAIN = "visit", "refill", "effect", "again"


@dataclass(frozen=True)
class Player:
    """A player: allowed and made discards, and the hand; None if not entered."""

    name: str
    limit: int
    discards: int | None = 0
    hand: int | None = HAND


@dataclass(frozen=True)
class Side:
    """One player or two partners: their figure, and their cards in play."""

    members: tuple[str, ...]
    at: int  # counted on without end, so that laps can be told
    copies: Mapping[str, int] = field(default_factory=dict)
    lasting: tuple[str, ...] = ()

    @property
    def space(self) -> int:
        """Return the space of the ring where the figure is."""
        return self.at % SPACES


@dataclass(frozen=True)
class Task:
    """A task of the market that comes first: a card to take, to lay out, or to use."""

    kind: str
    side: int
    card: str = ""
    player: str = ""
    agent: str = ""
    chained: bool = False


@dataclass(frozen=True)
class State(Waiving):
    """The state of a game at one moment."""

    box: Edition
    mode: str
    detail: str
    sides: tuple[Side, Side]
    players: Mapping[str, Player]
    turn: int  # index of the side that plays
    deck: int | None
    number: int = 1
    begun: bool = False
    taken: str = ""  # the agent that the other side took this turn
    hired: bool = False  # whether both sides have hired this turn, and the market comes
    opened: str = ""  # the partner who played face up, if that matters
    tasks: tuple[Task, ...] = ()
    offer: tuple[str, ...] | None = None
    pile: tuple[str, ...] = ()
    breaches: tuple[tuple[int, str], ...] = ()
    rulings: Mapping[str, str] = field(default_factory=dict)
    remarks: tuple[str, ...] = ()
    renamed: Mapping[str, Name] = field(default_factory=dict)
    reasons: tuple[tuple[int, str], ...] = ()  # each condition that is met, with the winning side

    @property
    def other(self) -> int:
        """Return the side that does not play."""
        return 1 - self.turn

    @property
    def round(self) -> int:
        """Return the number of the turn that is played, or of the one that ended the game."""
        at_the_end = self.outcome is not None and self.outcome.rule != AGREED
        return self.number - (at_the_end and self.detail != RESULTS)

    @property
    def gaps(self) -> tuple[int, int]:
        """Return how far each side is from catching the other."""
        return gaps(self.sides[0].at, self.sides[1].at)

    def unseen(self, agent: str) -> int:
        """Return how many cards of an agent are not in play."""
        there = sum(side.copies.get(agent, 0) for side in self.sides)
        return self.box.agents[agent].count - there - (agent == self.taken)

    def side_of(self, player: str) -> int:
        """Return the side of a player."""
        for number, side in enumerate(self.sides):
            if player in side.members:
                return number
        raise Illegal("neighbour-spy.players.known")

    def at_play(self, side: int) -> tuple[Player, ...]:
        """Return the players of a side."""
        return tuple(self.players[name] for name in self.sides[side].members)

    @property
    def hidden_market(self) -> tuple[str, ...]:
        """Return the market cards that nobody has seen yet."""
        seen = {*self.pile, *(self.offer or ()), *(task.card for task in self.tasks)}
        seen |= {card for side in self.sides for card in side.lasting}
        return tuple(card for card in MARKET if card not in seen)

    def ruled(self, rule: str) -> str:
        """Return the decision or default about a silent point."""
        return self.rulings.get(rule, SILENT[rule].otherwise)

    def with_side(self, number: int, **changes: Changes) -> "State":
        """Return the state with changes to a side."""
        first, second = self.sides
        if number == 0:
            return replace(self, sides=(replace(first, **changes), second))
        return replace(self, sides=(first, replace(second, **changes)))

    def with_player(self, name: str, **changes: Changes) -> "State":
        """Return the state with changes to a player."""
        player = replace(self.players[name], **changes)
        return replace(self, players={**self.players, name: player})

    def with_copies(self, number: int, agent: str, more: int) -> "State":
        """Return the state with more or fewer copies of an agent on a side."""
        copies = self.sides[number].copies
        return self.with_side(number, copies={**copies, agent: copies.get(agent, 0) + more})
