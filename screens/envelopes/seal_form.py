"""The form that seals a choice, which is typed unseen and saved before its seal is shown."""

from itertools import pairwise
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.widgets import Button, Input

from companion.core import CompanionError, NotUnderstood
from companion.locale import N_, _
from companion.seal.envelopes.envelope import Envelope, need_share, sealed
from companion.seal.words import indexes
from companion.store.envelopes import Envelopes
from companion.store.keys import vault
from companion.telling.refusals import in_a_sentence
from companion.text.plaintext import need_name
from screens.kit.dialogs.form import field, row
from screens.kit.dialogs.pin_form import PinForm
from screens.kit.keys.commands import Command, bindings
from screens.proof.word_input import WordsInput

FIELDS = ("whose", "given", "choice", "choice-again", "pin", "pin-again")


def need_choice(typed: str) -> None:
    """Refuse an empty choice."""
    if not typed.strip():
        raise NotUnderstood(_("type the choice first; nothing of it is shown"))


class SealForm(PinForm[Envelope | None]):
    """Asks for everything that an envelope needs."""

    AUTO_FOCUS = "#whose"
    leads: ClassVar = dict(pairwise(FIELDS))
    unseen: ClassVar = {"choice": need_choice, "pin": vault.need_pin}
    BINDINGS: ClassVar = bindings(
        [
            Command("seal", "f5", N_("Seal it"), N_("seal the choice")),
            Command("dismiss(None)", "escape", N_("Back"), N_("seal nothing")),
        ]
    )

    def __init__(self, kept: Envelopes) -> None:
        """Save the envelope among these."""
        super().__init__()
        self._kept = kept

    def heading(self) -> str:
        """Return the title of the page."""
        return _("Seal a choice")

    def fields(self) -> ComposeResult:
        """Lay out the fields."""
        said = WordsInput(placeholder=_("4 words of the others"), id="given")
        yield row(_("Name"), field("whose", _("who chooses: one word")))
        yield row(_("Your words"), said)
        yield from self.twice_rows("choice", _("Choice"), _("not shown"))
        yield from self.twice_rows("pin", _("PIN"), _("or a passphrase"))

    def below(self) -> ComposeResult:
        """Lay out the button."""
        yield Button(_("Seal it"), id="seal", variant="primary", compact=True)

    @on(Input.Submitted, "#pin-again")
    def whole(self) -> None:
        """Seal after the last field."""
        self.action_seal()

    @on(Button.Pressed)
    def action_seal(self) -> None:
        """Seal the choice, or say what is wrong and go to that field."""
        at = "whose"
        try:
            need_name(self.input(at).value)
            at = "given"
            share = indexes(self.input(at).value)
            need_share(share)
            at = "choice"
            if (choice := self.twice("choice")) and (pin := self.twice("pin")):
                envelope = sealed(self.input("whose").value, share, choice)
                at = "pin"
                self._kept.keep(envelope, pin)
                self.dismiss(envelope)
        except CompanionError as reason:
            self.refuse(at, in_a_sentence(reason))
