"""The list of envelopes, with commands to seal, open and check one."""

from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.widgets import OptionList, Static

from companion.core import CompanionError
from companion.locale import N_, _
from companion.locale.dates import short_day
from companion.seal.envelopes.envelope import Envelope, of_bytes
from companion.store import envelopes
from companion.store.disk import files
from companion.store.keys.stored_envelope import StoredEnvelope
from companion.telling.refusals import in_a_sentence
from screens.envelopes.opened_page import OpenedPage
from screens.envelopes.seal_form import SealForm
from screens.envelopes.seal_page import SealPage
from screens.kit.dialogs.line_dialog import LineDialog
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.menu import Menu
from screens.kit.page import Page
from screens.kit.window import window

ANYWHERE = (
    Command("seal", "n", N_("New envelope"), N_("seal a choice"), shown=False),
    Command("check", "c", N_("Check envelope"), N_("that was opened"), shown=False),
    Command("dismiss(None)", "escape", N_("Back"), N_("leave the envelopes")),
)
ONE = (Command("show", "s", N_("Show seal"), N_("show the seal of the marked envelope again")),)


class ListPage(Page[None]):
    """Lists the envelopes on this computer, the newest first."""

    AUTO_FOCUS = "#envelopes"
    BINDINGS: ClassVar = bindings((*ANYWHERE, *ONE))

    def __init__(self) -> None:
        """Begin without envelopes."""
        super().__init__()
        self._found: tuple[StoredEnvelope, ...] = ()

    def anew(self) -> "ListPage":
        """Return the same page in another language."""
        return ListPage()

    def compose(self) -> ComposeResult:
        """Lay out the list."""
        yield Static(_("Sealed envelopes"), classes="title")
        yield Menu(id="envelopes")
        yield Static(id="notice", classes="notice", markup=False)
        yield Foot()

    def on_mount(self) -> None:
        """List the envelopes."""
        self.renew()

    @property
    def _kept(self) -> envelopes.Envelopes:
        """Return the envelopes of the folder."""
        return window(self).tables.envelopes

    def renew(self) -> None:
        """List the envelopes, and commands below them."""
        kept, said = self._kept, ""
        try:
            self._found = kept.list()[::-1]
        except CompanionError as reason:
            said = in_a_sentence(reason)
        self.query_one("#notice", Static).update("\n".join(filter(None, (said, *kept.notices))))
        found = ((each.label, _told(each)) for each in self._found)
        self.query_one("#envelopes", Menu).offer(found, ANYWHERE[:-1])

    @property
    def _marked(self) -> StoredEnvelope | None:
        """Return the marked envelope."""
        at = self.query_one("#envelopes", Menu).highlighted
        return self._found[at] if at is not None and at < len(self._found) else None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow showing a seal only if an envelope is marked."""
        of_one = action in {command.action for command in ONE}
        return self._marked is not None if of_one and self.is_mounted else True

    @on(OptionList.OptionHighlighted)
    def marked(self) -> None:
        """Show the commands that fit the marked row."""
        self.refresh_bindings()

    @on(OptionList.OptionSelected)
    async def choose(self, event: OptionList.OptionSelected) -> None:
        """Open an envelope, or do a command."""
        kept = next((each for each in self._found if each.label == event.option_id), None)
        if kept is None:
            await self.run_action(event.option_id or "")
        else:
            self.open(kept)

    @work
    async def open(self, kept: StoredEnvelope) -> None:
        """Open an envelope with its PIN."""
        question = _("PIN of {name}").format(name=kept.label)
        found = await self.ask(
            LineDialog[Envelope](question, lambda pin: self._kept.open(kept, pin), hidden=True)
        )
        if found:
            self.show(OpenedPage(found))

    @work
    async def action_seal(self) -> None:
        """Seal a choice, and show what the others keep."""
        envelope = await self.ask(SealForm(self._kept))
        if envelope:
            self.renew()
            self.show(SealPage(envelope.name, envelope.share, envelope.seal))

    def action_show(self) -> None:
        """Show the seal of the marked envelope again."""
        if kept := self._marked:
            self.show(SealPage(kept.name, kept.share, kept.seal))

    @work
    async def action_check(self) -> None:
        """Check an opened envelope from a file."""
        question = _("The file of an opened envelope")
        if found := await self.ask(LineDialog[Envelope](question, _read)):
            self.show(OpenedPage(found))


def _read(name: str) -> Envelope:
    """Read an opened envelope from a file."""
    return of_bytes(files.read_bytes(files.named(name)))


def _told(kept: StoredEnvelope) -> Text:
    """Return a sealed envelope as a row."""
    return Text.assemble((kept.label, "bold"), f"  {short_day(kept.made)}")
