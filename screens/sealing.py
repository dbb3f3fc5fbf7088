"""Sealing a choice: it is typed unseen, kept, and only then its seal is shown."""

from itertools import pairwise
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.widgets import Button, Input

from companion.core import CompanionError
from companion.locale import _
from companion.seal.envelope import Envelope, need_name, need_share, sealed
from companion.seal.words import indexes
from companion.store import vault
from companion.store.envelopes import Envelopes
from screens.commands import Command, bindings
from screens.completing import WordsInput
from screens.form import Form, field, row
from screens.newpin import SHORT

FIELDS = ("whose", "given", "choice", "choice-again", "pin", "pin-again")


class Sealing(Form[Envelope | None]):
    """Asks for what an envelope needs, on one page."""

    AUTO_FOCUS = "#whose"
    leads: ClassVar = dict(pairwise(FIELDS))
    BINDINGS: ClassVar = bindings(
        [
            Command("seal", "f5", _("Seal"), _("seal the choice")),
            Command("dismiss(None)", "escape", _("Back"), _("seal nothing")),
        ]
    )

    def __init__(self, folder: Path) -> None:
        """Seal into this folder."""
        super().__init__()
        self._folder = folder

    def heading(self) -> str:
        """Name the page."""
        return _("Seal a choice")

    def fields(self) -> ComposeResult:
        """Lay out what an envelope needs."""
        again = _("the same once more")
        said = WordsInput(placeholder=_("4 words that the others say"), id="given")
        yield row(_("Name"), field("whose", _("who chooses: one word")))
        yield row(_("Share"), said)
        yield row(_("Choice"), field("choice", _("typed unseen"), hidden=True))
        yield row(_("Again"), field("choice-again", again, hidden=True))
        yield row(_("PIN"), field("pin", _("or a passphrase"), hidden=True))
        yield row(_("Again"), field("pin-again", again, hidden=True))

    def below(self) -> ComposeResult:
        """Lay out the button."""
        yield Button(_("Seal"), id="seal", variant="primary", compact=True)

    @on(Input.Submitted, "#pin-again")
    def whole(self) -> None:
        """Seal behind the last field."""
        self.action_seal()

    @on(Input.Changed, "#pin")
    def warn(self, event: Input.Changed) -> None:
        """Say what a short PIN is good for."""
        self.say(SHORT if event.value and vault.is_short(event.value) else "")

    @on(Button.Pressed)
    def action_seal(self) -> None:
        """Seal the choice, or say what is still wrong and stand there."""
        differ = _("The second one differs from the first; type it once more.")
        for name in ("choice", "pin"):
            if self.input(name).value != self.input(f"{name}-again").value:
                self.input(f"{name}-again").clear()
                self.refuse(f"{name}-again", differ)
                return
        at = "whose"
        try:
            need_name(self.input(at).value)
            at = "given"
            share = indexes(self.input(at).value)
            need_share(share)
            at = "choice"
            envelope = sealed(self.input("whose").value, share, self.input(at).value)
            at = "pin"
            Envelopes(self._folder).keep(envelope, self.input(at).value)
        except CompanionError as reason:
            self.refuse(at, str(reason))
        else:
            self.dismiss(envelope)
