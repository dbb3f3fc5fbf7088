"""What may be done now and by which rules, with the steps of the turn."""

from companion import rulebook
from companion.cli.prompt.evening import PromptEvening
from companion.contract.move import Choice, Move
from companion.core import PUBLIC, Seat
from companion.telling.table.awaited import awaited
from companion.telling.table.ticked import ticked


def now(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Say what is due, the steps of the turn, and what this side may do by which rule."""
    table = session.table
    session.say(awaited(table))
    for step in table.words.steps(table.view(seat)):
        session.say(f"  {ticked(step)}  {step.entry}")
    seats = (seat,) if session.desk.hides else (seat, PUBLIC)  # a pipe plays both sides
    choices = (each for giver in seats for each in table.legal(giver).choices)
    for said in dict.fromkeys(_named(session, seat, each) for each in choices):
        session.say(f"  - {said}")


def _named(session: PromptEvening, seat: Seat, choice: Choice[Move]) -> str:
    """Return a choice with its rule."""
    words, view = session.table.words, session.table.view(seat)
    said = words.kind(choice.kind, choice.fixed, view)
    if not choice.entry:
        return said
    return f"{said}  ({rulebook.title(rulebook.entry(choice.entry))}, {choice.entry})"
