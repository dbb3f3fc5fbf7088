"""The dialog with what may be done now: the steps of the turn, and choices with their rules."""

from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from companion import rulebook
from companion.contract.move import DUE
from companion.locale import N_, _
from companion.telling.table.ticked import ticked
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.open_table import OpenTable
from screens.kit.page import Dialog
from screens.kit.rows import Rows
from screens.kit.window import window
from screens.table.seating import Seating


class NowDialog(Dialog[None]):
    """Lists the steps of a turn and the choices; Enter opens the rule of a row."""

    CSS_PATH = "now_dialog.tcss"
    AUTO_FOCUS = "#now"
    BINDINGS: ClassVar = bindings([Command("dismiss(None)", "escape", N_("Back"), N_("go on"))])

    def __init__(self, seating: Seating, at: OpenTable) -> None:
        """Show what this seat may do; it knows no more than the page of the seat."""
        super().__init__()
        self._seating = seating
        self._at = at
        self._rules: dict[str, str] = {}  # rules by rows

    def anew(self) -> "NowDialog":
        """Return the same dialog in another language."""
        return NowDialog(self._seating, self._at)

    def compose(self) -> ComposeResult:
        """Lay out what everybody waits for, and the rows."""
        words, view = self._seating.game.words, self._seating.view
        with Vertical(id="asked"):
            yield Static(words.due(view), id="question", markup=False)
            yield Rows(*self._listed(), id="now", compact=True)
            yield Static(_("Enter opens the rule."), id="how")
            yield Foot()

    @on(OptionList.OptionSelected)
    def open(self, event: OptionList.OptionSelected) -> None:
        """Open the rule of a row."""
        if rule := self._rules.get(event.option_id or ""):
            self.show(window(self).rule(rule, at=self._at))

    def _listed(self) -> Iterator[Option]:
        """Go through the steps, what is due, and what else may be done."""
        words, view = self._seating.game.words, self._seating.view
        steps = [(ticked(step), step.entry) for step in words.steps(view)]
        yield from self._part(_("The turn, step by step:"), steps)
        due, beside = list[tuple[str, str]](), list[tuple[str, str]]()
        for each in self._seating.choices:
            heap = due if each.group == DUE else beside
            heap.append((words.kind(each.kind, each.fixed, view), each.entry))
        yield from self._part(_("Now:"), due)
        yield from self._part(_("At any time:"), beside)

    def _part(self, title: str, rows: list[tuple[str, str]]) -> Iterator[Option]:
        """Go through rows below a title; nothing without rows."""
        if rows:
            yield Option(Text(title, "bold"), disabled=True)
        for said, rule in dict.fromkeys(rows):
            name = f"row-{len(self._rules)}"
            self._rules[name] = rule
            yield Option(_row(said, rule), name)


def _row(said: str, rule: str) -> Text:
    """Return what may be done, with its rule in italics."""
    row = Text(said)
    return row.append(f" → {rulebook.title(rulebook.entry(rule))}", "italic") if rule else row
