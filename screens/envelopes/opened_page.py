"""The page of an opened envelope, which checks it against what was kept."""

from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.widgets import Input, Static

from companion.core import CompanionError, NotUnderstood
from companion.locale import N_, _
from companion.seal.envelopes import envelope_check
from companion.seal.envelopes.envelope import Envelope
from companion.seal.words import indexes
from companion.telling.proof.opened_envelopes import COMPARE, told, wrong
from companion.telling.refusals import in_a_sentence
from companion.text.plaintext import visible
from screens.kit.dialogs.file_dialog import FileDialog
from screens.kit.dialogs.form import Form, field, row
from screens.kit.keys.commands import Command, bindings
from screens.proof.word_input import WordsInput

Kept = tuple[envelope_check.KeptSeal, ...]


class OpenedPage(Form[None]):
    """Shows the choice, and compares it with a kept seal or words."""

    AUTO_FOCUS = "#kept"
    BINDINGS: ClassVar = bindings(
        [
            Command("check", "f5", N_("Check"), N_("compare it with what was kept")),
            Command("save", "ctrl+s", N_("Write file"), N_("write it, for the others to check")),
            Command("dismiss(None)", "escape", N_("Back"), N_("leave the envelope")),
        ]
    )

    def __init__(self, envelope: Envelope) -> None:
        """Show this envelope."""
        super().__init__()
        self._envelope = envelope

    def heading(self) -> str:
        """Return the title of the page."""
        return _("An opened envelope")

    def fields(self) -> ComposeResult:
        """Lay out the choice, and the fields for what was kept."""
        yield Static("\n".join(told(self._envelope)), classes="part", markup=False)
        yield Static(_("Is it the one that was sealed?"), classes="part")
        yield row(_("Kept"), field("kept", _("the seal, or six words")))
        yield row(
            _("Your words"), WordsInput(placeholder=_("said before it was sealed"), id="given")
        )

    @on(Input.Submitted)
    def go_on(self, event: Input.Submitted) -> None:
        """Check a seal at once; kept words need the players' words first."""
        share = self.input("given")
        if event.input is share or event.value.upper().find("ENVELOPE") >= 0:
            self.action_check()
        else:
            share.focus()

    def action_check(self) -> None:
        """Compare the envelope with what was kept."""
        noted, said = (self.input(name).value for name in ("kept", "given"))
        try:
            share = indexes(said)
            kept = _read(noted, share)
        except CompanionError as reason:
            self.say(in_a_sentence(reason))
        else:
            self.say(_("Working it out…"))
            self._compare(kept, share)

    @work(thread=True, exclusive=True)
    def _compare(self, kept: Kept, share: tuple[int, ...]) -> None:
        """Compare in the background, as words take a while."""
        found = list(wrong([self._envelope], kept, share))
        fits = " ".join(filter(None, (_("✓ It fits what was kept."), "" if share else _(COMPARE))))
        self.report(self.say, "\n".join(f"✗ {each}" for each in found) or fits)

    @work
    async def action_save(self) -> None:
        """Write the envelope to a file."""
        name = f"{self._envelope.name}.envelope.txt"
        told = _("The others check it on their own devices, with what they kept.")
        if path := await self.ask(FileDialog(lambda: self._envelope.text, name, told)):
            self.say(_("{file}: written").format(file=visible(path)))


def _read(noted: str, share: tuple[int, ...]) -> Kept:
    """Read the kept seal or words."""
    if "ENVELOPE" in noted.upper():
        return (envelope_check.read_seal(noted),)
    if not share:
        raise NotUnderstood(_("six words prove nothing without your own words, said before"))
    return (envelope_check.read_words(noted),)
