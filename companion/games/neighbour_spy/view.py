"""The view of My Neighbour Spy; what is not entered is None, never 0."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.core import Outcome, Seat
from companion.games.neighbour_spy.cards import AGENTS, DAREDEVIL, LEADER, LOSE, WIN
from companion.games.neighbour_spy.edition import Name
from companion.games.neighbour_spy.foresight import Brings, foreseen
from companion.games.neighbour_spy.ring import SPACES, gaps
from companion.games.neighbour_spy.rules.hands import last_card_open
from companion.games.neighbour_spy.rules.market import open_cards
from companion.games.neighbour_spy.rules.walking import reached, steps_of
from companion.games.neighbour_spy.state import ALL, RESULTS, Player, State, Task

UNCHECKED = (
    "neighbour-spy.discard.four",
    "neighbour-spy.discard.empty",
    "neighbour-spy.play.one-name",
    "neighbour-spy.empty.two",
)


@dataclass(frozen=True)
class Next:
    """What the next copy of an agent would do for a side."""

    steps: int
    space: int
    result: str  # whether its icon wins or loses
    reaches: bool  # the other figure, where that stands now
    market: bool


@dataclass(frozen=True)
class SideView:
    """One side: its place, its cards, and what comes next."""

    players: tuple[Player, ...]
    space: int | None
    needs: int | None
    copies: Mapping[str, int]
    next: Mapping[str, Next]
    lasting: tuple[str, ...]


@dataclass(frozen=True)
class View:
    """The whole table."""

    game: str
    mode: str
    edition: str
    language: str
    names: Mapping[str, Name]
    market_spaces: tuple[int, ...]
    detail: str
    turn: int
    players: tuple[str, ...]
    playing: int  # index of the side that plays
    sides: tuple[SideView, SideView]
    taken: str
    opened: str
    who_opens: bool  # whether the partner who plays face up must be named
    waits: Task | None
    deck: int | None
    unseen: Mapping[str, int]
    offer: tuple[str, ...] | None
    choosable: tuple[str, ...]
    brings: Mapping[str, Brings]  # what each agent or card of the current list brings
    market_deck: int | None
    pile: tuple[str, ...]
    rulings: Mapping[str, str]
    breaches: tuple[tuple[int, str], ...]
    remarks: tuple[str, ...]
    unchecked: tuple[str, ...]
    outcome: Outcome | None
    reasons: tuple[tuple[int, str], ...]

    @property
    def active(self) -> SideView:
        """Return the side that plays."""
        return self.sides[self.playing]

    @property
    def other(self) -> SideView:
        """Return the side that chooses."""
        return self.sides[1 - self.playing]


def view(state: State, _seat: Seat) -> View:
    """Return the view, which is the same for every seat."""
    names = {**state.box.names(), **state.renamed}
    return View(
        game="neighbour-spy",
        mode=state.mode,
        edition=state.box.id,
        language=state.box.language,
        names=names,
        market_spaces=state.box.market_spaces,
        detail=state.detail,
        turn=state.round,
        players=tuple(state.players),
        playing=state.turn,
        sides=(_side(state, 0), _side(state, 1)),
        taken=state.taken,
        opened=state.opened,
        who_opens=last_card_open(state) and not state.opened,
        waits=state.tasks[0] if state.tasks else None,
        deck=state.deck,
        unseen={} if state.detail == RESULTS else {a: state.unseen(a) for a in AGENTS},
        offer=state.offer,
        choosable=open_cards(state),
        brings=foreseen(state),
        market_deck=None if state.offer is None else len(state.hidden_market),
        pile=state.pile,
        rulings=dict(state.rulings),
        breaches=state.breaches,
        remarks=state.remarks,
        unchecked=_unchecked(state),
        outcome=state.outcome,
        reasons=state.reasons,
    )


def _side(state: State, number: int) -> SideView:
    """Return the view of a side."""
    side, entered = state.sides[number], state.detail != RESULTS
    return SideView(
        players=state.at_play(number),
        space=side.space if entered else None,
        needs=state.gaps[number] if entered else None,
        copies={a: side.copies.get(a, 0) for a in AGENTS} if entered else {},
        next={a: _next(state, number, a) for a in AGENTS} if entered else {},
        lasting=side.lasting,
    )


def _next(state: State, number: int, agent: str) -> Next:
    """Return what a side's next copy of an agent would do."""
    side = state.sides[number]
    copies = side.copies.get(agent, 0) + 1
    steps = steps_of(state, number, agent, copies)
    at, landed = reached(state, number, steps)
    stand = [at if each == number else other.at for each, other in enumerate(state.sides)]
    result = state.box.agents[agent].icon(copies).result
    saved = result == LOSE and agent == DAREDEVIL and LEADER in side.lasting
    return Next(
        steps=at - side.at,
        space=at % SPACES,
        result=WIN if saved else result,
        reaches=gaps(*stand)[number] <= 0,
        market=landed,
    )


def _unchecked(state: State) -> tuple[str, ...]:
    """Return the rules that only the players can check."""
    if state.detail != ALL:
        return UNCHECKED
    unknown = (
        (UNCHECKED[0], any(p.discards is None for p in state.players.values())),
        (UNCHECKED[3], state.deck is None),
    )
    return tuple(rule for rule, is_unknown in unknown if is_unknown)
