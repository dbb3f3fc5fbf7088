"""A head, as the players keep it: a code for a camera, words for the ear."""

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from companion.locale import _
from companion.seal import words
from companion.seal.showing import Showing
from screens.code import Code
from screens.commands import Command, bindings

COMMANDS = (
    Command("kept", "enter", _("It is kept"), _("the players hold it; the game goes on")),
    Command("turn", "space,tab", _("Code/words"), _("turn between the code and the words")),
)


class HeadShown(ModalScreen[None]):
    """Shows a head until the players hold it."""

    BINDINGS: ClassVar = bindings(COMMANDS)

    def __init__(self, shown: Showing) -> None:
        """Show this head."""
        super().__init__()
        self._shown = shown

    def compose(self) -> ComposeResult:
        """Lay the code beside the words; where both have no room, one of them."""
        with Horizontal(id="head"):
            yield Code(id="code")
            with Vertical(id="spoken"):
                yield Static(_("Head at {hour}:00").format(hour=self._shown.hour), id="hour")
                yield Static(_("working out the six words…"), id="words")
                yield Static(id="share")
                yield Static(_("Nobody moves a figure or asks until this is kept."), id="ask")
                yield Static(self._shown.short, id="short")
                yield Static(_("Enter: it is kept. Space: code or words."), id="keys")

    def on_mount(self) -> None:
        """Draw the code at once, and the words when they are worked out."""
        self.query_one(Code).text = self._shown.short
        self.work_out()

    @work(thread=True, exclusive=True)
    def work_out(self) -> None:
        """Work the words out beside the screen."""
        language = words.language()
        spoken, share = self._shown.words(language), words.said(self._shown.share, language)
        self.app.call_from_thread(self.tell, spoken, share)

    def tell(self, spoken: str, share: str) -> None:
        """Show the words."""
        self.query_one("#words", Static).update(spoken)
        self.query_one("#share", Static).update(_("share: {words}").format(words=share))

    def action_kept(self) -> None:
        """Go on."""
        self.dismiss(None)

    def action_turn(self) -> None:
        """Turn between code and words where both have no room."""
        self.toggle_class("-words")
