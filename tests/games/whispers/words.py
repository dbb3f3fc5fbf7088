"""What people read of Whispers, and each player of their own notes."""

from collections.abc import Sequence
from typing import Any

from companion.announcement import Announcement
from companion.core import Seat
from companion.game import Choice, Fields, Move, Notes, Words
from companion.sheet import Row, Section, Sheet
from tests.games.whispers.moves import MARKS, SPELLING, SUSPECTS, Accuses, Asks, Marks, Writes
from tests.games.whispers.rules import State

KINDS = {Asks: "Ask", Accuses: "Accuse", Marks: "What do you think?", Writes: "A note in words"}


def sentence(move: Move, _view: State) -> str:
    """Say a move or a note."""
    if isinstance(move, Asks):
        return f"{move.player} asks {move.suspect}"
    if isinstance(move, Accuses):
        return f"{move.player} accuses {move.suspect}"
    return SPELLING.format(move)


def announce(move: Move, view: State) -> Announcement | None:
    """Say an accusation aloud."""
    return Announcement(sentence(move, view)) if isinstance(move, Accuses) else None


def prompt(kind: type[Move], fields: Fields, _view: State) -> str:
    """Ask for the next field."""
    if kind is Writes:
        return "What do you note?"
    return "Which suspect?" if "suspect" not in fields else "Guilty?"


def sheet(view: State) -> Sheet:
    """Show how often each suspect was asked."""
    asked = [each.suspect for each in view.asked]
    rows = (Row(each, f"asked {asked.count(each)} times", 1) for each in SUSPECTS)
    return Sheet(f"Questions: {len(asked)}", (Section("Suspects", tuple(rows)),))


def notes_sheet(_state: State, _seat: Seat, notes: Sequence[tuple[State, Any]]) -> Sheet:
    """Show what somebody thinks by now, and what they wrote."""
    marks = {note.suspect: note.mark for _at, note in notes if isinstance(note, Marks)}
    rows = tuple(Row(each, marks.get(each, "unsure"), 2) for each in SUSPECTS)
    words = tuple(Row(note.words, "") for _at, note in notes if isinstance(note, Writes))
    return Sheet("Your notes", (Section("You think", rows), Section("You wrote", words)))


def notes_choices(_state: State, _seat: Seat) -> tuple[Choice[Any], ...]:
    """Give what can be noted: a mark for a suspect, or words."""
    marks = [Marks(suspect, mark) for suspect in SUSPECTS for mark in MARKS]
    return Choice(Marks, lambda: marks), Choice(Writes, lambda: [Writes("")], {}, ("words",))


WORDS: Words[Move, State] = Words(
    title=lambda: "Whispers",
    option=lambda name, value: value or name.capitalize(),
    due=lambda view: "It is over." if view.accused else f"{view.player}: ask, or accuse.",
    won=lambda outcome: f"{outcome.winners[0]} accused",
    sentence=sentence,
    row=lambda move, view, room: sentence(move, view)[:room],
    announce=announce,
    kind=lambda kind, _fields, _view: KINDS[kind],
    value=lambda _kind, _name, value, _view: str(value),
    prompt=prompt,
    ruling=lambda _rule, choice: choice,
    sheet=sheet,
    differences=lambda _options: (),
)
NOTES: Notes[State, State] = Notes(
    seats=lambda state: state.players,
    spelling=SPELLING,
    choices=notes_choices,
    sentence=sentence,
    sheet=notes_sheet,
)
