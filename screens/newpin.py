"""A new PIN on a page: typed twice unseen, and called what it is where it is short."""

from textual import on
from textual.app import ComposeResult
from textual.widgets import Input

from companion.core import CompanionError
from companion.locale import _
from companion.store import vault
from screens.form import Form, Result, field, row

SHORT = _("A short PIN keeps off a glance only, not somebody who has the file.")


class NewPin(Form[Result]):
    """A page at the end of which a PIN is chosen."""

    def pin_rows(self) -> ComposeResult:
        """Lay out the two fields."""
        yield row(_("PIN"), field("pin", _("the Recruiter's; or a passphrase"), hidden=True))
        yield row(_("Again"), field("again", _("the same once more"), hidden=True))

    @on(Input.Changed)
    def warn(self, event: Input.Changed) -> None:
        """Say what a short PIN is good for, and no longer what was wrong before this was typed."""
        if event.value or event.input.id == "pin":
            pin = self.input("pin").value
            self.say(SHORT if pin and vault.is_short(pin) else "")

    def new_pin(self) -> str:
        """Give the PIN that was chosen; nothing, where it is still wrong, and that is said."""
        pin, again = self.input("pin").value, self.input("again")
        if pin != again.value:
            again.clear()
            self.refuse("again", _("The second PIN differs from the first; type it once more."))
            return ""
        try:
            vault.need_pin(pin)
        except CompanionError as reason:
            self.refuse("pin", str(reason))
            return ""
        return pin
