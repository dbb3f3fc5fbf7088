"""Fields for a new PIN, typed twice unseen; errors are said at once."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.widgets import Input

from companion.core import CompanionError
from companion.locale import N_, _
from companion.store.keys import vault
from companion.telling.refusals import in_a_sentence
from screens.kit.dialogs.form import Form, Result, field, row

THE_PIN = N_("at least 4 characters")
SHORT = N_("A short PIN stops a glance, but nobody who has the file.")
DIFFERS = N_("The second one differs from the first. Both fields are empty again: type it twice.")


class PinForm(Form[Result]):
    """A form whose last fields set a PIN."""

    unseen: ClassVar[Mapping[str, Callable[[str], None]]] = {"pin": vault.need_pin}
    """The fields that are typed twice, with the checks that refuse bad text."""

    def twice_rows(self, name: str, label: str, told: str) -> ComposeResult:
        """Lay out the two fields for a text that is typed unseen."""
        yield row(label, field(name, told, hidden=True))
        yield row(_("Again"), field(f"{name}-again", _("the same once more"), hidden=True))

    @on(Input.Changed)
    def warn(self) -> None:
        """Say what a short PIN is good for, and remove earlier messages."""
        typed = [field.value for field in self.query("#pin").results(Input)]
        self.say(_(SHORT) if any(pin and vault.is_short(pin) for pin in typed) else "")

    def leave(self, name: str) -> bool:
        """Leave a hidden field only if its text is acceptable."""
        return self._can_be(name) and super().leave(name)

    def twice(self, name: str) -> str:
        """Return the text that was typed twice; empty if it is wrong, which is said."""
        if not self._can_be(name):
            return ""
        first, again = self.input(name), self.input(f"{name}-again")
        if first.value == again.value:
            return first.value
        with self.prevent(Input.Changed):
            first.clear()
            again.clear()
        self.refuse(name, _(DIFFERS))
        return ""

    def _can_be(self, name: str) -> bool:
        """Say what is wrong with the text of a hidden field, if anything is."""
        try:
            if name in self.unseen:
                self.unseen[name](self.input(name).value)
        except CompanionError as reason:
            self.refuse(name, in_a_sentence(reason))
            return False
        return True
