"""The page of a verdict: the conclusion first, then findings, then the basis."""

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from companion.locale import N_, _
from companion.seal.checking.verdict import Verdict
from companion.telling.verdict.hours import hour_by_hour
from companion.telling.verdict.text import basis, findings, kept, limits, subject, unbound
from companion.telling.verdict.words import HERE, answer, concluded, mood
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.text_page import TextPage

MARKS = {
    "proven": "✓",
    "found": "✗",
    **dict.fromkeys(("unproven", "fewer", "loose"), "✓"),
    "here": "○",
}


class VerdictPage(TextPage):
    """Shows a verdict in the words of the app."""

    BINDINGS: ClassVar = bindings(
        [Command("add", "r", N_("Add receipts"), N_("name what you kept, and check again"))]
    )
    adds = False  # whether it is closed in order to add receipts

    def __init__(self, verdict: Verdict, name: str, *, here: bool = False, noted: str = "") -> None:
        """Show the verdict on a file; `here` means a check on the hidden side's own device.

        `noted` is what this device knows of the languages in which words were said.
        """
        super().__init__(_("Verdict on {name}").format(name=name), _told(verdict, noted))
        self._verdict = verdict
        self._here = here

    def compose(self) -> ComposeResult:
        """Lay out the conclusion and the rest."""
        name = answer(self._verdict, here=self._here)
        told = f"{MARKS.get(name, '?')} {concluded(self._verdict, here=self._here)}"
        yield Static(self._heading, classes="title", markup=False)
        with VerticalScroll(id="page"):
            yield Static(told, id="conclusion", classes=f"-{mood(name)}", markup=False)
            if self._here:
                yield Static(_(HERE), id="here", markup=False)
            yield Static("\n".join(self._rows), markup=False)
        yield Foot()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow adding receipts only where none were asked for."""
        return action != "add" or self._here

    def action_add(self) -> None:
        """Close, and ask for receipts."""
        self.adds = True
        self.dismiss(None)


def _told(verdict: Verdict, noted: str) -> Iterator[str]:
    """Go through findings and kept receipts, then the long list of public claims."""
    yield from findings(verdict)
    if chosen := tuple(hour_by_hour(verdict)):
        yield from (*chosen, "")
    if loose := tuple(unbound(verdict)):
        yield from (*loose, "")
    yield from kept(verdict)
    yield ""
    yield subject(verdict)
    yield ""
    yield from basis(verdict, noted)
    yield from limits(verdict)
