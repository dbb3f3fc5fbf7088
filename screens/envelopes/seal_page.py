"""A seal for the others: a code for cameras, and words to write down."""

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from companion.locale import N_, _
from companion.seal import words
from companion.seal.envelopes.envelope import short, spoken
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.proof.code_or_words import TURN, CodeOrWords
from screens.proof.qr_widget import QrWidget


class SealPage(CodeOrWords):
    """Shows a seal until the others have kept it."""

    CSS_PATH = "seal_page.tcss"
    BINDINGS: ClassVar = bindings(
        [
            Command("dismiss(None)", "enter,escape", N_("Kept"), N_("the others hold it")),
            TURN,
        ]
    )

    def __init__(self, name: str, share: tuple[int, ...], seal: str) -> None:
        """Show the seal of this person's envelope."""
        super().__init__()
        self._whose = name
        self._share = share
        self._seal = seal

    def compose(self) -> ComposeResult:
        """Lay out the code and the words."""
        said = words.read_out(self._share, words.language())
        with Horizontal(id="sealed"):
            yield QrWidget(id="code")
            with Vertical(id="aside"):
                yield Static(_("{name} has chosen").format(name=self._whose), id="whose")
                yield Static(_("working out the six words…"), id="six")
                yield Static(_("your words: {words}").format(words=said), id="given")
                yield Static(_("The others keep the code or the six words."), id="ask")
        yield Foot()

    def on_mount(self) -> None:
        """Draw the code at once, and the words when they are computed."""
        self.query_one(QrWidget).text = short(self._seal)
        self.work_out()

    @work(thread=True, exclusive=True)
    def work_out(self) -> None:
        """Compute the words in the background."""
        six = spoken(self._seal, self._whose, self._share)
        said = f"{self._whose} · {words.read_out(six, words.language())}"
        self.report(self.tell, said)

    def tell(self, said: str) -> None:
        """Show the words."""
        self.query_one("#six", Static).update(said)
