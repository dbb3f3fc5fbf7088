"""A receipt for the players: a code for cameras, and words to write down."""

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from companion.locale import N_, _
from companion.seal import words
from companion.seal.shown_head import Showing
from companion.telling.proof.receipt_names import receipt
from companion.telling.table.hours import Named
from screens.kit import glossary
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.page import Dialog
from screens.proof.code_or_words import TURN, CodeOrWords
from screens.proof.qr_widget import QrWidget

COMMANDS = (
    Command("kept", "enter", N_("Kept"), N_("the players have kept it; the game goes on")),
    TURN,
)
WAIT = N_("Nobody moves or asks until this is kept.")
FIRST = N_("Photograph this before anybody moves.")  # fits in one row of 40 columns
WAYS = N_(
    "Photograph it, here or on the watch screen, or turn this screen round. Or these words are read"
    " aloud, and one player writes them down:"
)


class HeadPage(CodeOrWords, Dialog[None]):
    """Shows a receipt until the players have kept it."""

    CSS_PATH = "head_page.tcss"
    BINDINGS: ClassVar = bindings(COMMANDS)
    word: ClassVar = glossary.HEAD
    stays = True

    def __init__(self, shown: Showing, named: Named, ask: str = WAIT, spoken: str = "") -> None:
        """Show this head, and ask the players to keep it; words are shown as they were `spoken`."""
        super().__init__()
        self._spoken = spoken
        self._asking = ask
        self._shown = shown
        self._named = named
        self._seen = False
        self.waits = True  # whether its words are still being computed; somebody may need them

    def compose(self) -> ComposeResult:
        """Lay out the code and the words."""
        yield Static(_(FIRST), id="first")
        with Horizontal(id="head"):
            yield QrWidget(id="code")
            with Vertical(id="spoken"):
                yield Static(receipt(self._named, self._shown.hour, self._shown.number), id="hour")
                yield Static(_(self._asking), id="ask")
                yield Static(_(WAYS), id="how")
                yield Static(_("working out the six words…"), id="words", markup=False)
                yield Static(id="share", markup=False)
                yield Static(self._shown.short, id="short", markup=False)
                yield Static(_("F1: what a receipt is."), id="keys")
                yield Foot()
        yield Foot(id="foot")

    def on_mount(self) -> None:
        """Draw the code at once, and the words when they are computed."""
        self.query_one(QrWidget).text = self._shown.short
        self.work_out()
        self.call_after_refresh(self.see)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow closing only when the words are shown."""
        if action == "kept" and self.waits:
            return False
        return super().check_action(action, parameters)

    def see(self) -> None:
        """Accept keys from now on, as the receipt is visible."""
        self._seen = True

    @work(thread=True, exclusive=True)
    def work_out(self) -> None:
        """Compute the words in the background."""
        language = words.language(self._spoken)
        spoken, share = self._shown.words(language), words.read_out(self._shown.share, language)
        self.report(self.tell, spoken, share)

    def tell(self, spoken: str, share: str) -> None:
        """Show the words, and allow closing."""
        self.waits = False
        self.query_one("#words", Static).update(spoken)
        said = _("your words: {words}").format(words=share) if share else ""
        self.query_one("#share", Static).update(said)
        self.refresh_bindings()

    def action_kept(self) -> None:
        """Close the dialog."""
        if self._seen and self.on_top:
            self.dismiss(None)
