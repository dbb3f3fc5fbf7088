"""The referee of Whispers: players ask in turn, until one accuses."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.contract.game import Rules
from companion.contract.move import Choice, Move
from companion.core import PUBLIC, Illegal, NotUnderstood, Options, Outcome, Seat
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


class Drawers(Rules[State, Move, State]):
    """The referee; everything is entered at the one screen that all share."""

    start = staticmethod(start)
    apply = staticmethod(apply)

    def seats(self, state: State) -> tuple[Seat, ...]:
        """Let every player look at their notes."""
        return (PUBLIC, *state.players)

    def choices(self, state: State, seat: Seat) -> Iterator[Choice[Move]]:
        """Go through what the player may do."""
        if seat == PUBLIC:
            player = {"player": state.player}
            yield Choice(Asks, lambda: [Asks(state.player, each) for each in SUSPECTS], player)
            accused = [Accuses(state.player, each) for each in SUSPECTS]
            yield Choice(Accuses, lambda: accused, player)

    def outcome(self, state: State) -> Outcome | None:
        """Leave to the box who is right: the accuser has ended the game."""
        accused = state.accused
        return Outcome((accused.player,), "whispers.accusation") if accused else None

    def view(self, state: State, seat: Seat) -> State:
        """Show everything but the notes, which are no part of it."""
        return state

    def stamp(self, state: State) -> str:
        """Give the round."""
        return f"{len(state.asked) // len(state.players) + 1:02}"
