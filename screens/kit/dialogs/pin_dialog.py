"""A dialog for a PIN; the key is derived in the background, and nothing is shown before."""

from collections.abc import Callable
from typing import ClassVar

from textual import work
from textual.widgets import Input

from companion.core import CompanionError
from companion.locale import _
from companion.store.keys.pins import Attempt
from companion.store.keys.vault import Vault
from screens.kit import glossary
from screens.kit.dialogs.line_dialog import LineDialog, Result
from screens.kit.dialogs.reply import Reply
from screens.kit.window import window


class PinDialog(LineDialog[Result]):
    """Asks for a PIN until it is right, and returns what it unlocks."""

    word: ClassVar = glossary.PIN

    def __init__(
        self,
        question: str,
        attempt: Callable[[], Attempt],
        enter: Callable[[Vault], Result],
        *,
        told: str = "",
    ) -> None:
        """Ask this; `attempt` counts a try, and `enter` uses the vault that it unlocks."""
        super().__init__(question, _never, hidden=True, told=told)
        self._attempt, self._enter = attempt, enter

    def try_line(self, line: str) -> None:
        """Try a PIN; keys that are typed meanwhile wait."""
        if not self.on_top:
            window(self).held.drop()
            return
        try:
            attempt = self._attempt()
        except CompanionError as reason:
            self.refuse(reason)
        else:
            self.query_one(Reply).say(_("Opening…"))
            self.query_one(Input).clear()
            self.unlock(attempt, line)

    @work(thread=True, exclusive=True)
    def unlock(self, attempt: Attempt, pin: str) -> None:
        """Derive the key in a thread, which takes a while."""
        try:
            vault = attempt.unlock(pin)
        except CompanionError as reason:
            self.report(self.refuse, reason)
        else:
            self.report(self.enter, vault)

    def enter(self, vault: Vault) -> None:
        """Use the unlocked vault, if the dialog is still open."""
        if not self.on_top:
            window(self).held.drop()
            return
        try:
            entered = self._enter(vault)
        except CompanionError as reason:
            self.refuse(reason)
        else:
            self.dismiss(entered)
            window(self).held.taken()


def _never(_line: str) -> Result:  # type: ignore[type-var] # what a PIN opens is given by `enter`
    """Refuse every line, as PINs go another way."""
    raise NotImplementedError
