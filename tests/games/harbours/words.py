"""What people read of the game."""

from companion.contract.seat_name import SeatName
from companion.core import Outcome
from companion.trail.hunt.words import HuntWords, Phrases
from companion.trail.moves import DoneBy
from tests.games.harbours.moves import Asks, Ferries, Sails, Searches
from tests.games.harbours.rules import RULES

PHRASES: Phrases = {
    DoneBy: ("It was a ferry", "It was a ferry"),
    Sails: ("Sail", "Sails to {place}"),
    Ferries: ("Take a ferry", "Takes the ferry to {place}"),
    Asks: ("Ask about a harbour", "Were you in {place}?"),
    Searches: ("Search a harbour", "Are you in {place} now?"),
}


class HarbourWords(HuntWords):
    """All words of the game."""

    phrases = PHRASES
    rules = RULES

    def title(self) -> str:
        """Name the game."""
        return "Harbours"

    def hour(self, stamp: str) -> SeatName:
        """Name a day."""
        return SeatName.declined(f"day {int(stamp)}")

    def won(self, outcome: Outcome) -> str:
        """Say who has won."""
        return f"The {outcome.winners[0]} won"
