"""What people read of the auction."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from companion.contract.announcement import Announcement
from companion.contract.move import Fields
from companion.contract.sheet import Row, Section, Sheet
from companion.contract.words import Words
from companion.core import Outcome
from tests.seal.bid_moves import (
    RECORD,
    Answers,
    Asks,
    Bids,
    Chances,
    Done,
    Keeps,
    Move,
    Promises,
    Shows,
)


@dataclass(frozen=True)
class View:
    """What everybody knows."""

    round: int
    players: tuple[str, ...]
    rounds: int
    stands: bool
    asked: int
    heard: tuple[Move, ...]


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

    own: Own


KINDS = {
    Promises: "Promise the least of it",
    Chances: "Let chance make the bid",
    Bids: "Bid",
    Done: "The bid stands",
    Asks: "Ask",
    Answers: "Answer",
    Shows: "Show the bid",
    Keeps: "Keep the bid hidden",
}
SAID: dict[type[Move], Callable[[Any], str]] = {
    Promises: lambda m: f"It will be at least {m.least}",
    Answers: lambda m: "Yes" if m.truth else "No",
    Shows: lambda m: f"The bid was {m.value}",
}


def _line(move: Move) -> str:
    """Write a move as its line."""
    return f"bid {move.value}" if isinstance(move, Bids) else RECORD.format(move)


class AuctionWords(Words[Move, View]):
    """All words of the auction."""

    def title(self) -> str:
        """Name the game."""
        return "Auction"

    def due(self, view: View) -> str:
        """Say what everybody waits for."""
        if view.round > view.rounds:
            return "The auction is over."
        if view.asked:
            return f"Is it at least {view.asked}?"
        return "Ask about the bid, or see it." if view.stands else "A bid is made unseen."

    def won(self, outcome: Outcome) -> str:
        """Say who has won."""
        return "Everybody wins"

    def sentence(self, move: Move, view: View) -> str:
        """Say a move; a bid only to whoever sees the number."""
        return SAID[type(move)](move) if type(move) in SAID else _line(move)

    def announce(self, move: Move, view: View) -> Announcement | None:
        """Say aloud what the keeper says."""
        said = SAID.get(type(move))
        return Announcement(said(move)) if said else None

    def kind(self, kind: type[Move], fields: Fields, view: View) -> str:
        """Name a kind of move."""
        return KINDS[kind]

    def value(self, kind: type[Move], name: str, value: Any, view: View) -> str:
        """Name a value."""
        return ("yes" if value else "no") if name == "truth" else f"at least {value}"

    def prompt(self, kind: type[Move], fields: Fields, view: View) -> str:
        """Ask for the one field that there is."""
        return "How much?"

    def sheet(self, view: View) -> Sheet:
        """Show the round; to the keeper the bid, too."""
        auction = Section("Auction", (Row("Round", f"{view.round} of {view.rounds}", 1),))
        if not isinstance(view, KeeperView):
            return Sheet(f"Round {view.round}", (auction,))
        bid = (Row("Your bid", str(view.own.bid), 2),)
        hidden = Section("Hidden", bid, own=True, revealed="Hidden")
        return Sheet(f"Round {view.round}", (hidden, auction))
