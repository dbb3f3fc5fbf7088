"""What can be taken back, line by line, and why the rest cannot."""

from collections.abc import Sequence
from itertools import takewhile
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from companion.core import KEEPER, PUBLIC, Seat
from companion.locale import N_, _
from companion.record.fold import Played
from companion.table import Table
from companion.telling.standing import places
from companion.telling.story import Story
from screens.kit.commands import Command, bindings
from screens.kit.foot import Foot
from screens.kit.page import Dialog
from screens.kit.rows import Rows


class Lines(Rows):
    """Lists what can be taken back."""

    BINDINGS: ClassVar = bindings(
        [Command("select", "enter", N_("Take back"), N_("the line and all above"))]
    )


class Undoing(Dialog[int]):
    """Lists the lines, the last one first; gives how many of them are taken back."""

    CSS_PATH = "undo_dialog.tcss"
    BINDINGS: ClassVar = bindings(
        [
            Command("dismiss(0)", "escape", N_("Back"), N_("take nothing back")),
        ]
    )

    def __init__(self, rows: Sequence[str], barrier: str) -> None:
        """List these moves, and say why no other can be taken back."""
        super().__init__()
        self._rows, self._barrier = tuple(rows), barrier

    def compose(self) -> ComposeResult:
        """Lay out the list, and why no further."""
        with Vertical(id="asked"):
            title = _("Take back") if self._rows else _("Nothing can be taken back")
            yield Static(title, id="question")
            if self._rows:
                yield Lines(*(Option(Text(row)) for row in self._rows), compact=True)
                yield Static(_("A line is taken back with all above it."), id="keys")
            yield Static(self._barrier, id="barrier", markup=False)
            yield Foot()

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Take back so many lines."""
        if self.on_top:
            self.dismiss(event.option_index + 1)


def undoing(table: Table, seat: Seat) -> Undoing:
    """List what a seat may take back at a table."""
    rows = [written(table, each, seat) for each in mine(table, seat)]
    return Undoing(rows, barrier(table, seat))


def mine(table: Table, seat: Seat) -> tuple[Played, ...]:
    """Give what this side may take back: in the open no line of the keeper, and none before it."""
    open_to_all = takewhile(lambda each: _giver(table, each) != KEEPER, table.retractable)
    return table.retractable if seat == KEEPER else tuple(open_to_all)


def _giver(table: Table, played: Played) -> Seat:
    """Say whose line it is."""
    return table.record[played.number - 1].seat


def written(table: Table, played: Played, seat: Seat) -> str:
    """Write a move as this side may see it."""
    seen = dict(table.told(seat))[played.number]
    return f"{places(table.record)[played.number]}  {_story(table).move(seen)}"


def _story(table: Table) -> Story:
    """Say moves with the names of this table."""
    return Story(table.game, table.view(PUBLIC))


def barrier(table: Table, seat: Seat) -> str:
    """Name the next move that cannot be taken back here, and say why."""
    told = table.told(PUBLIC)
    left = len(told) - len(mine(table, seat))
    if not left:
        return _("That is all: the table begins here.")
    number, move = told[left - 1]
    if left > len(told) - len(table.retractable):
        said = _("Line {number} ({line}) belongs to the hidden side, and is taken back there.")
    else:
        said = _("Line {number} ({line}) was heard or shown, so it stays.")
        said += " " + _("To put right what is wrong before it: F4.")
    return said.format(number=places(table.record)[number], line=_story(table).move(move))
