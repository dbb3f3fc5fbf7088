"""Sealing a choice: it is typed unseen, kept, and only then its seal is shown."""

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Footer, Input, Static

from companion.core import CompanionError
from companion.locale import _
from companion.seal.envelope import Envelope, need_name, need_share, sealed
from companion.seal.words import indexes
from companion.store import vault
from companion.store.envelopes import Envelopes
from screens.begin import SHORT
from screens.commands import Command, bindings
from screens.completing import WordsInput


class Sealing(Screen[Envelope | None]):
    """Asks for what an envelope needs, on one page."""

    CSS_PATH = "sealing.tcss"
    AUTO_FOCUS = "#whose"
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

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(_("Seal a choice"), id="title")
        with VerticalScroll(id="page", can_focus=False):
            yield from _row(_("Name"), _open("whose", _("who chooses: one word")))
            said = WordsInput(placeholder=_("4 words that the others say"), id="given")
            yield from _row(_("Share"), said)
            yield from _row(_("Choice"), _unseen("choice", _("typed unseen")))
            yield from _row(_("Again"), _unseen("choice-again", _("the same once more")))
            yield from _row(_("PIN"), _unseen("pin", _("or a passphrase")))
            yield from _row(_("Again"), _unseen("pin-again", _("the same once more")))
            yield Static(id="answer", markup=False)
            yield Button(_("Seal"), id="seal", variant="primary", compact=True)
        yield Footer()

    @on(Input.Submitted)
    def go_on(self, event: Input.Submitted) -> None:
        """Go to the next field, and seal behind the last one."""
        if event.input.id == "pin-again":
            self.action_seal()
        else:
            self.focus_next()

    @on(Input.Changed, "#pin")
    def warn(self, event: Input.Changed) -> None:
        """Say what a short PIN is good for."""
        self._say(SHORT if event.value and vault.is_short(event.value) else "")

    def _typed(self, name: str) -> str:
        """Give what stands in a field."""
        return self.query_one(f"#{name}", Input).value

    @on(Button.Pressed)
    def action_seal(self) -> None:
        """Seal the choice, or say what is still wrong and stand there."""
        differ = _("The second one differs from the first; type it once more.")
        for name in ("choice", "pin"):
            if self._typed(name) != self._typed(f"{name}-again"):
                self.query_one(f"#{name}-again", Input).clear()
                self._refuse(f"{name}-again", differ)
                return
        at = "whose"
        try:
            need_name(self._typed(at))
            at = "given"
            share = indexes(self._typed(at))
            need_share(share)
            at = "choice"
            envelope = sealed(self._typed("whose"), share, self._typed(at))
            at = "pin"
            Envelopes(self._folder).keep(envelope, self._typed(at))
        except CompanionError as reason:
            self._refuse(at, str(reason))
        else:
            self.dismiss(envelope)

    def _refuse(self, name: str, why: str) -> None:
        """Say what is wrong, and stand where it can be put right."""
        self.query_one(f"#{name}", Input).focus()
        self._say(why)

    def _say(self, text: str) -> None:
        """Say something below the fields."""
        self.query_one("#answer", Static).update(text)


def _open(name: str, told: str) -> Input:
    """Make a field that shows what is typed."""
    return Input(placeholder=told, id=name, compact=True)


def _unseen(name: str, told: str) -> Input:
    """Make a field that shows nothing of what is typed."""
    return Input(placeholder=told, id=name, compact=True, password=True)


def _row(label: str, field: Input) -> ComposeResult:
    """Lay out a field."""
    with Horizontal(classes="row"):
        yield Static(label, classes="label")
        yield field
