"""The dialog for taking moves back: those that can be, and why the others cannot."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from companion.locale import N_, _
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.page import Dialog
from screens.kit.rows import Rows
from screens.table.seating import Seating


class Lines(Rows):
    """The list of moves that can be taken back."""

    BINDINGS: ClassVar = bindings(
        [Command("select", "enter", N_("Take back"), N_("the line and all above"))]
    )


class UndoDialog(Dialog[int]):
    """Lists the moves, the last one first; returns how many to take back."""

    CSS_PATH = "undo_dialog.tcss"
    BINDINGS: ClassVar = bindings(
        [
            Command("dismiss(0)", "escape", N_("Back"), N_("take nothing back")),
            Command("more", "f4", N_("More"), N_("put right what stands wrongly")),
        ]
    )

    def __init__(self, rows: Sequence[str], barrier: str) -> None:
        """List these moves; `barrier` says why no other can be taken back."""
        super().__init__()
        self._rows, self._barrier = tuple(rows), barrier

    def compose(self) -> ComposeResult:
        """Lay out the list, and why it ends there."""
        with Vertical(id="asked"):
            title = _("Take back") if self._rows else _("Nothing can be taken back")
            yield Static(title, id="question")
            if self._rows:
                yield Lines(*(Option(Text(row)) for row in self._rows), compact=True)
                yield Static(_("A line is taken back with all above it."), id="keys")
            yield Static(self._barrier, id="barrier", markup=False)
            yield Foot()

    def action_more(self) -> None:
        """Take nothing back, and open More to correct something else."""
        app, below = self.app, self.app.screen_stack[-2]
        self.dismiss(0)
        app.call_later(app.run_action, "more", below)

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Take back all moves down to this row."""
        if self.on_top:
            self.dismiss(event.option_index + 1)


def undoing(seating: Seating) -> UndoDialog:
    """Return the dialog for a seat."""
    return UndoDialog(written(seating), seating.barrier)


def written(seating: Seating) -> list[str]:
    """Return the moves that a seat may take back as rows, the last one first."""
    said = seating.game.words.sentence
    return [f"{seating.moment(each)}  {said(each.move, each.before)}" for each in seating.undoable]
