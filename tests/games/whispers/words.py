"""What people read of Whispers, and each player of their own notes."""

from collections.abc import Sequence
from typing import Any

from companion.contract.announcement import Announcement
from companion.contract.game import Notes
from companion.contract.move import Choice, Fields, Move
from companion.contract.sheet import Row, Section, Sheet
from companion.contract.words import Words
from companion.core import Outcome, Seat
from tests.games.whispers.moves import MARKS, SPELLING, SUSPECTS, Accuses, Asks, Marks, Writes
from tests.games.whispers.rules import State

KINDS = {Asks: "Ask", Accuses: "Accuse", Marks: "What do you think?", Writes: "A note in words"}


class WhispersWords(Words[Move, State]):
    """All words of the game."""

    def title(self) -> str:
        """Name the game."""
        return "Whispers"

    def due(self, view: State) -> str:
        """Say whose turn it is."""
        return "It is over." if view.accused else f"{view.player}: ask, or accuse."

    def won(self, outcome: Outcome) -> str:
        """Say who accused."""
        return f"{outcome.winners[0]} accused"

    def sentence(self, move: Move, view: State) -> str:
        """Say a move or a note."""
        return said(move)

    def announce(self, move: Move, view: State) -> Announcement | None:
        """Say an accusation aloud."""
        return Announcement(said(move)) if isinstance(move, Accuses) else None

    def kind(self, kind: type[Move], fields: Fields, view: State) -> str:
        """Name a kind of move or note."""
        return KINDS[kind]

    def prompt(self, kind: type[Move], fields: Fields, view: State) -> str:
        """Ask for the next field."""
        if kind is Writes:
            return "What do you note?"
        return "Which suspect?" if "suspect" not in fields else "Guilty?"

    def sheet(self, view: State) -> Sheet:
        """Show how often each suspect was asked."""
        asked = [each.suspect for each in view.asked]
        rows = (Row(each, f"asked {asked.count(each)} times", 1) for each in SUSPECTS)
        return Sheet(f"Questions: {len(asked)}", (Section("Suspects", tuple(rows)),))


class Thoughts(Notes[State, Move, Move]):
    """What each player thinks by now, and what they wrote."""

    spelling = SPELLING

    def seats(self, state: State) -> tuple[Seat, ...]:
        """Let all players note something."""
        return state.players

    def choices(self, state: State, seat: Seat) -> tuple[Choice[Any], ...]:
        """Give what can be noted: a mark for a suspect, or words."""
        marks = [Marks(suspect, mark) for suspect in SUSPECTS for mark in MARKS]
        return Choice(Marks, lambda: marks), Choice(Writes, lambda: [Writes("")], {}, ("words",))

    def sentence(self, note: Any, state: State) -> str:
        """Say a note."""
        return said(note)

    def sheet(self, state: State, seat: Seat, notes: Sequence[tuple[State, Any]]) -> Sheet:
        """Show what somebody thinks by now, and what they wrote."""
        marks = {note.suspect: note.mark for _at, note in notes if isinstance(note, Marks)}
        rows = tuple(Row(each, marks.get(each, "unsure"), 2) for each in SUSPECTS)
        words = tuple(Row(note.words, "") for _at, note in notes if isinstance(note, Writes))
        return Sheet("Your notes", (Section("You think", rows), Section("You wrote", words)))


def said(move: Move) -> str:
    """Say a move or a note."""
    if isinstance(move, Asks):
        return f"{move.player} asks {move.suspect}"
    if isinstance(move, Accuses):
        return f"{move.player} accuses {move.suspect}"
    return SPELLING.format(move)
