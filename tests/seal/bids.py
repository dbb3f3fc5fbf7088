"""A toy game of another kind: in each round the keeper bids unseen, is asked, and shows his bid.

promise K   before the bid: it will be at least K
deal        before the bid: the program makes it
bid N       secret, and anew as often as he likes
done        the bid stands
ask K       by the other players in turn: is it at least K?
answer yes
show N      the round is over; or `keep`: it is over, and nobody learns the bid
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from companion.contract.game import Game, Rules
from companion.contract.move import Choice, Due
from companion.contract.option_field import OptionField
from companion.contract.secrets import Secrets
from companion.core import (
    KEEPER,
    PUBLIC,
    Chance,
    Fact,
    Illegal,
    NotUnderstood,
    Options,
    Outcome,
    Seat,
)
from tests.seal.bid_moves import (
    LEAST,
    NOTATION,
    RECORD,
    Answers,
    Asks,
    Bidden,
    Bids,
    Chances,
    Done,
    Keeps,
    Move,
    Promises,
    Shows,
)
from tests.seal.bid_words import AuctionWords, KeeperView, Own, View

PLACES = tuple(f"least/{each}" for each in LEAST)


@dataclass(frozen=True)
class State:
    """Where it stands; a witness has not seen the bid."""

    players: tuple[str, ...]
    rounds: int
    round: int = 1
    promised: int = 0
    placed: bool = False
    stands: bool = False
    asked: int = 0
    asks: int = 0
    heard: tuple[Move, ...] = ()  # what was said of bids
    deals: bool = False
    dealt: int = field(default=0, repr=False)
    bid: int = field(default=0, repr=False)
    seen: bool = True


def complete(options: Options) -> Options:
    """Play three rounds, unless something else is said."""
    return {"rounds": "3", **options}


def start(options: Options) -> State:
    """Begin; the first player is the keeper."""
    players, rounds = tuple(options.get("players", "").split()), options.get("rounds", "")
    if set(options) != {"players", "rounds"} or len(players) < 2 or rounds not in tuple("12345"):
        raise NotUnderstood("say the players and the number of rounds")
    return State(players, int(rounds))


def need(lawful: bool, rule: str) -> None:
    """Refuse by a rule."""
    if not lawful:
        raise Illegal(rule)


def need_true(state: State, true: bool, rule: str) -> None:
    """Refuse what the bid shows to be false; a witness believes it."""
    need(true or not state.seen, rule)


def apply(state: State, move: Move) -> State:
    """Play one line, or refuse it by a rule."""
    need(outcome(state) is None, "bids.over")
    if isinstance(move, (Promises, Chances, Bids, Bidden)):
        return _hidden(state, move)
    need(state.placed if isinstance(move, Done) else state.stands, "bids.order")
    need(bool(state.asked) == isinstance(move, Answers), "bids.order")
    if isinstance(move, Done):
        need(not state.stands, "bids.order")
        return replace(state, stands=True)
    if isinstance(move, Asks):
        return replace(state, asked=move.least, asks=state.asks + 1)
    if isinstance(move, Answers):
        need_true(state, move.truth == (state.bid >= state.asked), "bids.answer")
        return replace(state, asked=0, heard=(*state.heard, move))
    if isinstance(move, Shows):
        need_true(state, move.value == state.bid, "bids.show")
        state = replace(state, heard=(*state.heard, move))
    begun = State(state.players, state.rounds, state.round + 1)
    return replace(begun, asks=state.asks, heard=state.heard, seen=state.seen)


def _hidden(state: State, move: Promises | Chances | Bids | Bidden) -> State:
    """Promise something of a bid, or make it."""
    need(not state.stands, "bids.order")
    if isinstance(move, Promises):
        need(not state.placed, "bids.order")
        promised = max(move.least, state.promised)
        return replace(state, promised=promised, heard=(*state.heard, move))
    if isinstance(move, Chances):
        need(not (state.promised or state.placed or state.deals), "bids.order")
        return replace(state, deals=True)
    if isinstance(move, Bidden):
        return replace(state, placed=True)
    need(move.value < 2**31, "bids.most")
    need_true(state, state.dealt in (0, move.value), "bids.deal")
    need_true(state, move.value >= state.promised, "bids.promise")
    return replace(state, placed=True, bid=move.value)


def outcome(state: State) -> Outcome | None:
    """End after the last round."""
    over = state.round > state.rounds
    return Outcome(("everybody",), "bids.rounds") if over else None


def view(state: State, seat: Seat) -> View:
    """Show everything but the bid, and to the keeper the bid, too."""
    seen = (state.round, state.players, state.rounds, state.stands, state.asked, state.heard)
    return KeeperView(*seen, Own(state.bid, state.dealt)) if seat == KEEPER else View(*seen)


def _hiding(state: State) -> Iterator[Choice[Move]]:
    """Go through what the keeper may do."""
    if not state.stands:
        yield Choice(Bids, lambda: [Bids(0)], {}, ("value",))
        if state.placed:
            yield Choice(Done, lambda: [Done()])
        else:
            yield Choice(Promises, lambda: [Promises(least) for least in LEAST])
        if not (state.placed or state.promised or state.deals):
            yield Choice(Chances, lambda: [Chances()])
    elif state.asked:
        yield Choice(Answers, lambda: [Answers(state.bid >= state.asked)])
    else:
        yield Choice(Shows, lambda: [Shows(state.bid)])
        yield Choice(Keeps, lambda: [Keeps()])


def _asking(state: State) -> Iterator[Choice[Move]]:
    """Go through what the others may ask."""
    if state.stands and not state.asked:
        yield Choice(Asks, lambda: [Asks(least) for least in LEAST])


class Auctioneer(Rules[State, Move, View]):
    """The referee."""

    complete = staticmethod(complete)
    start = staticmethod(start)
    apply = staticmethod(apply)
    outcome = staticmethod(outcome)
    view = staticmethod(view)

    def seats(self, state: State) -> tuple[Seat, ...]:
        """Let the keeper hide a bid."""
        return PUBLIC, KEEPER

    def choices(self, state: State, seat: Seat) -> Iterator[Choice[Move]]:
        """Go through what a seat may do."""
        return _hiding(state) if seat == KEEPER else _asking(state)

    def due(self, state: State) -> Due[Move]:
        """Wait for the keeper, unless the others may ask."""
        if outcome(state):
            return Due()
        return Due(PUBLIC if state.stands and not state.asked else KEEPER)

    def giver(self, state: State, move: Move) -> Seat:
        """Let the other players ask in turn."""
        others = state.players[1:]
        return others[state.asks % len(others)] if isinstance(move, Asks) else KEEPER

    def undoable(self, state: State, move: Move) -> bool:
        """Let a bid be made anew."""
        return isinstance(move, (Bids, Bidden))

    def stamp(self, state: State) -> str:
        """Give the round."""
        return f"{state.round:02}"


class Bidding(Secrets[State, Move]):
    """The bid of a round, and at least how much it is."""

    record = RECORD

    def veil(self, move: Move) -> Move:
        """Give what the others see of a move."""
        return Bidden() if isinstance(move, Bids) else move

    def facts(self, state: State, move: Move) -> tuple[Fact, ...]:
        """Seal a bid."""
        return ((f"bid/{state.round:02}", move.value),) if isinstance(move, Bids) else ()

    def labels(self, state: State, move: Move) -> tuple[str, ...]:
        """Name what a line seals."""
        return (f"bid/{state.round:02}",) if isinstance(move, (Bids, Bidden)) else ()

    def places(self, state: State) -> tuple[str, ...]:
        """Name every question that can be asked."""
        return PLACES

    def sheet(self, state: State) -> tuple[int, ...]:
        """Answer every question that can be asked now."""
        return tuple(int(state.bid >= least) for least in LEAST)

    def sheet_due(self, before: State, after: State) -> str:
        """Ask for a sheet where a bid stands."""
        return f"{after.round:02}" if after.stands and not before.stands else ""

    def coming(self, state: State) -> Mapping[str, int]:
        """Foretell nothing of a bid that is not made yet."""
        return super().coming(state) if state.placed else {}

    def unseen(self, state: State) -> State:
        """Forget the bid."""
        return replace(state, bid=0, seen=False)

    def sharers(self, state: State) -> tuple[str, ...]:
        """Let all others say words."""
        return state.players[1:]

    def claims(self, move: Move) -> bool:
        """Say whether a line tells something about the bid."""
        return isinstance(move, (Promises, Answers, Shows))

    def opened(self, state: State, move: Move) -> tuple[Fact, ...]:
        """Open what a line says."""
        if isinstance(move, Shows):
            return ((f"bid/{state.round:02}", move.value),)
        if isinstance(move, Promises):
            return ((f"{state.round:02}/least/{move.least}", 1),)
        if isinstance(move, Answers) and state.asked:
            return ((f"{state.round:02}/least/{state.asked}", int(move.truth)),)
        return ()

    def own(self, view: KeeperView) -> Own:
        """Give the bid."""
        return view.own

    def deal_due(self, before: State, after: State) -> bool:
        """Deal where it was asked for."""
        return after.deals and not before.deals

    def dealt(self, state: State, chance: Chance) -> State:
        """Make a bid of chance."""
        drawn = chance(f"deal/{state.round:02}")[:2]
        return replace(state, dealt=1 + int.from_bytes(drawn, "big"))


OPTIONS = (OptionField("rounds", tuple("12345")), OptionField("players", many=True))
GAME: Game[State, Move, View] = Game(
    "bids", OPTIONS, Auctioneer(), NOTATION, AuctionWords(), Bidding()
)
