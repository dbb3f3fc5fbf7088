"""The referee of Whispers: players ask in turn, until one accuses."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.core import PUBLIC, Illegal, NotUnderstood, Options, Outcome, Seat
from companion.game import Choice, Due, Legal, Move, Rules
from tests.games.whispers.moves import SUSPECTS, Accuses, Asks


@dataclass(frozen=True)
class State:
    """Who asked whom; nothing of it is private."""

    players: tuple[str, ...]
    asked: tuple[Asks, ...] = ()
    accused: Accuses | None = None

    @property
    def player(self) -> str:
        """Name the player whose turn it is."""
        return self.players[len(self.asked) % len(self.players)]


def start(options: Options) -> State:
    """Begin with nobody asked."""
    players = tuple(options.get("players", "").split())
    if len(set(players)) != len(players) or len(players) < 2:
        raise NotUnderstood("say at least two different players")
    return State(players)


def apply(state: State, move: Move) -> State:
    """Play a move of the player whose turn it is."""
    assert isinstance(move, (Asks, Accuses))
    if state.accused:
        raise Illegal("whispers.over")
    if move.player != state.player:
        raise Illegal("whispers.turn")
    if isinstance(move, Accuses):
        return replace(state, accused=move)
    return replace(state, asked=(*state.asked, move))


def legal(state: State, seat: Seat) -> Legal[Move]:
    """Give what can be done at the one screen that all share."""

    def allows(move: Move) -> bool:
        try:
            apply(state, move)
        except Illegal:
            return False
        return True

    over = seat != PUBLIC or state.accused is not None
    return Legal(() if over else tuple(_choices(state)), allows)


def _choices(state: State) -> Iterator[Choice[Move]]:
    """Go through what the player may do."""
    player = {"player": state.player}
    yield Choice(Asks, lambda: [Asks(state.player, each) for each in SUSPECTS], player)
    yield Choice(Accuses, lambda: [Accuses(state.player, each) for each in SUSPECTS], player)


def outcome(state: State) -> Outcome | None:
    """Leave to the box who is right: the accuser has ended the game."""
    return Outcome((state.accused.player,), "whispers.accusation") if state.accused else None


RULES: Rules[State, Move, State] = Rules(
    complete=dict,
    start=start,
    seats=lambda state: (PUBLIC, *state.players),
    legal=legal,
    apply=apply,
    due=lambda state: Due("" if state.accused else PUBLIC),
    outcome=outcome,
    view=lambda state, _seat: state,
    giver=lambda _state, _move: PUBLIC,
    undoable=lambda _state, _move: True,
    stamp=lambda state: f"{len(state.asked) // len(state.players) + 1:02}",
)
