"""The dialog about a line that could not be saved; play stops until it is."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from companion.core import CompanionError
from companion.locale import N_, _
from companion.telling.refusals import in_a_sentence
from screens.kit.dialogs.reply import Reply
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.keys.taps import again
from screens.kit.page import Dialog
from screens.table.seating import Seating


class FailedSaveDialog(Dialog[bool | None]):
    """Shows the line, tries again at any key, and returns when it is saved."""

    CSS_PATH = "failed_save_dialog.tcss"
    stays = True
    BINDINGS: ClassVar = bindings(
        [Command("dismiss(None)", "escape", N_("Leave"), N_("leave without the line"))]
    )

    def __init__(self, seating: Seating) -> None:
        """Show what this seat may know of it."""
        super().__init__()
        self._seating = seating
        self._sitting = seating.sitting

    def compose(self) -> ComposeResult:
        """Lay out what is not saved, why, and what to do."""
        with Vertical(id="asked"):
            yield Static(_("NOT SAVED"), id="question")
            yield Static(self._line(), id="line", markup=False)
            why = self._sitting.reason
            yield Reply(in_a_sentence(why) if why else "")
            yield Static(_("Everything before it is saved. Any key tries again."), id="keys")
            yield Foot()

    def _line(self) -> str:
        """Return the line, as this side may see it."""
        act = self._sitting.failed_save
        return act.line(self._seating.seat, self._seating.written) if act else ""

    def on_key(self, event: events.Key) -> None:
        """Try again at any key."""
        if event.key != "escape":
            event.stop()
            self.retry()

    def on_click(self, event: events.Click) -> None:
        """Try again at a tap, unless it is on the footer."""
        if not again(event) and not isinstance(event.widget, Foot):
            self.retry()

    def retry(self) -> None:
        """Save the line, or say why that still fails."""
        if not self.on_top or not self._sitting.failed_save:
            return
        try:
            self._sitting.retry()
        except CompanionError as reason:
            self.query_one(Reply).say(in_a_sentence(reason))
        else:
            self.dismiss(True)
