"""A toy game of another kind: in each round the keeper bids unseen, is asked, and shows his bid.

promise K   before the bid: it will be at least K
deal        before the bid: the program makes it
bid N       secret, and anew as often as he likes
done        the bid stands
ask K       by the other players in turn: is it at least K?
answer yes
show N      the round is over; or `keep`: it is over, and nobody learns the bid
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import ClassVar

from companion import game
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
from companion.game import Deals, Due, Game, Legal, OptionField, Rules, Secrets, Sheet, Words
from companion.notation import Field, Notation
from companion.viewjson import known_as, plain

LEAST = (10, 1000, 100_000, 10_000_000, 2**31 - 1)
PLACES = tuple(f"least/{each}" for each in LEAST)


@dataclass(frozen=True)
class Move(game.Move):
    """A line."""

    example: ClassVar[str] = ""


@dataclass(frozen=True)
class Promises(Move):
    """A claim about a bid that is not made yet."""

    text = "promise {least:least}"
    least: int


@dataclass(frozen=True)
class Chances(Move):
    """Chance makes the bid."""

    text = "deal"


@dataclass(frozen=True, repr=False)
class Bids(Move):
    """The hidden bid."""

    text = "bid {value:value}"
    value: int


@dataclass(frozen=True)
class Bidden(Move):
    """What the others see of a bid."""

    text = "bid"


@dataclass(frozen=True)
class Done(Move):
    """The bid stands."""

    text = "done"


@dataclass(frozen=True)
class Asks(Move):
    """A question."""

    text = "ask {least:least}"
    least: int


@dataclass(frozen=True)
class Answers(Move):
    """Its answer."""

    text = "answer {truth:truth}"
    truth: bool


@dataclass(frozen=True)
class Shows(Move):
    """The bid is shown, and the next round begins."""

    text = "show {value:value}"
    value: int


@dataclass(frozen=True)
class Keeps(Move):
    """The next round begins, and the bid is not shown."""

    text = "keep"


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
    deals: bool = False
    dealt: int = 0
    bid: int = 0
    seen: bool = True


NUMBER = Field("0|[1-9][0-9]{0,9}", int)
FIELDS = {
    "value": NUMBER,
    "least": Field("|".join(map(str, LEAST)), int),
    "truth": Field("yes|no", "yes".__eq__, lambda truth: "yes" if truth else "no"),
}
OPEN = (Promises, Chances, Done, Asks, Answers, Shows, Keeps)
NOTATION: Notation[Move] = Notation((Bids, *OPEN), FIELDS)
RECORD: Notation[Move] = Notation((Bidden, *OPEN), FIELDS)


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
        return replace(state, asked=0)
    if isinstance(move, Shows):
        need_true(state, move.value == state.bid, "bids.show")
    return State(state.players, state.rounds, state.round + 1, asks=state.asks, seen=state.seen)


def _hidden(state: State, move: Promises | Chances | Bids | Bidden) -> State:
    """Promise something of a bid, or make it."""
    need(not state.stands, "bids.order")
    if isinstance(move, Promises):
        need(not state.placed, "bids.order")
        return replace(state, promised=max(move.least, state.promised))
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


@dataclass(frozen=True)
class View:
    """What everybody knows."""

    round: int
    players: tuple[str, ...]


@dataclass(frozen=True, repr=False)
class Own:
    """What the keeper alone knows."""

    bid: int
    dealt: int

    def __repr__(self) -> str:
        """Show nothing of it."""
        return "Own()"


@dataclass(frozen=True)
class KeeperView(View):
    """What the keeper sees."""

    own: Own = field(metadata=known_as(keeper=plain))


def view(state: State, seat: Seat) -> View:
    """Show everything but the bid, and to the keeper the bid, too."""
    if seat == KEEPER:
        return KeeperView(state.round, state.players, Own(state.bid, state.dealt))
    return View(state.round, state.players)


def legal(state: State, _seat: Seat) -> Legal[Move]:
    """Let the referee decide on whatever is typed."""

    def allows(move: Move) -> bool:
        try:
            apply(state, move)
        except Illegal:
            return False
        return True

    return Legal((), allows)


def veil(move: Move) -> Move:
    """Give what the others see of a move."""
    return Bidden() if isinstance(move, Bids) else move


def giver(state: State, move: Move) -> Seat:
    """Let the other players ask in turn."""
    others = state.players[1:]
    return others[state.asks % len(others)] if isinstance(move, Asks) else KEEPER


def claims(move: Move) -> bool:
    """Say whether a line tells something about the bid."""
    return isinstance(move, (Promises, Answers, Shows))


def secrets(state: State, move: Move) -> tuple[Fact, ...]:
    """Seal a bid."""
    return ((f"bid/{state.round:02}", move.value),) if isinstance(move, Bids) else ()


def labels(state: State, move: Move) -> tuple[str, ...]:
    """Name what a line seals."""
    return (f"bid/{state.round:02}",) if isinstance(move, (Bids, Bidden)) else ()


def sheet(state: State) -> tuple[int, ...]:
    """Answer every question that can be asked now."""
    return tuple(int(state.bid >= least) for least in LEAST)


def sheet_due(before: State, after: State) -> str:
    """Ask for a sheet where a bid stands."""
    return f"{after.round:02}" if after.stands and not before.stands else ""


def opened(state: State, move: Move) -> tuple[Fact, ...]:
    """Open what a line says."""
    if isinstance(move, Shows):
        return ((f"bid/{state.round:02}", move.value),)
    if isinstance(move, Promises):
        return ((f"{state.round:02}/least/{move.least}", 1),)
    if isinstance(move, Answers) and state.asked:
        return ((f"{state.round:02}/least/{state.asked}", int(move.truth)),)
    return ()


def rests(state: State, move: Move) -> tuple[str, ...]:
    """Rest on what is opened."""
    return tuple(label for label, _value in opened(state, move))


def deal_due(before: State, after: State) -> bool:
    """Deal where it was asked for."""
    return after.deals and not before.deals


def dealt(state: State, chance: Chance) -> State:
    """Make a bid of chance."""
    return replace(state, dealt=1 + int.from_bytes(chance(f"deal/{state.round:02}")[:2], "big"))


def nothing(_moves: object) -> Iterator[tuple[int, str]]:
    """Find nothing in the whole game."""
    return iter(())


RULES: Rules[State, Move, View] = Rules(
    complete=complete,
    start=start,
    seats=lambda _state: (PUBLIC, KEEPER),
    legal=legal,
    apply=apply,
    due=lambda state: Due("" if outcome(state) else KEEPER),
    outcome=outcome,
    view=view,
    giver=giver,
    undoable=lambda _state, move: isinstance(move, (Bids, Bidden)),
    stamp=lambda state: f"{state.round:02}",
)
WORDS: Words[Move, View] = Words(
    won=lambda _outcome: "Everybody wins",
    title=lambda: "bids",
    option=lambda _name, value: value,
    due=lambda view: f"round {view.round}",
    sentence=lambda move, _view: RECORD.format(veil(move)),
    row=lambda move, _view, room: RECORD.format(veil(move))[:room],
    announce=lambda _move, _view: None,
    kind=lambda kind, _fixed, _view: kind.text,
    value=lambda _kind, _field, value, _view: str(value),
    prompt=lambda kind, _fields, _view: kind.text,
    ruling=lambda _rule, choice: choice,
    sheet=lambda view: Sheet(f"round {view.round}"),
    differences=lambda _options: (),
)
SECRETS: Secrets[State, Move] = Secrets(
    seat=KEEPER,
    veil=veil,
    record=RECORD,
    facts=secrets,
    labels=labels,
    places=PLACES,
    sheet=sheet,
    sheet_due=sheet_due,
    unseen=lambda state: replace(state, bid=0, seen=False),
    sharers=lambda state: state.players[1:],
    claims=claims,
    opened=opened,
    rests=rests,
    doubts=nothing,
    deals=Deals(deal_due, dealt),
)
OPTIONS = (OptionField("rounds", tuple("12345")), OptionField("players", many=True))
GAME: Game[State, Move, View] = Game("bids", OPTIONS, RULES, NOTATION, WORDS, SECRETS)
