"""The share: everybody who is not the keeper says words, before anything is sealed."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.suggester import SuggestFromList
from textual.widgets import Input, Static

from companion.core import CompanionError
from companion.locale import _, counted
from companion.seal import share, words
from companion.table import Table
from screens.commands import Command, bindings


class ShareAsked(ModalScreen[bool]):
    """Asks one player after the other; gives whether the share was given."""

    BINDINGS: ClassVar = bindings(
        [Command("dismiss(False)", "escape", _("Back"), _("give no share now"))]
    )

    def __init__(self, table: Table) -> None:
        """Ask the other players of a table."""
        super().__init__()
        self._table = table
        self._given: list[int] = []

    def compose(self) -> ComposeResult:
        """Ask for words of the list, with completion."""
        language = words.language()
        with Vertical(id="asked"):
            yield Static(_("So that the keeper cannot prepare, each of you says words."), id="why")
            yield Static(id="question")
            yield Input(
                suggester=SuggestFromList(words.completions("", language), case_sensitive=False),
                id="said",
            )
            yield Static(id="answer")

    def on_mount(self) -> None:
        """Ask the first player."""
        self._ask()

    @property
    def _number(self) -> int:
        """Count the words that each player says."""
        return share.each(self._table.others)

    def _ask(self) -> None:
        """Ask the player whose words come next."""
        player = self._table.others[len(self._given) // self._number]
        left = self._number - len(self._given) % self._number
        said = counted("{name} says {number} word", "{name} says {number} words", left)
        self.query_one("#question", Static).update(said.format(name=player, number=left))

    @on(Input.Submitted)
    def take(self, event: Input.Submitted) -> None:
        """Take one or more words of this player."""
        try:
            found = words.indexes(event.value)
        except CompanionError as reason:
            self.query_one("#answer", Static).update(str(reason))
            return
        event.input.clear()
        self._given += found[: self._number - len(self._given) % self._number]
        back = words.said(tuple(self._given), words.language())
        self.query_one("#answer", Static).update(back)
        if len(self._given) < self._number * len(self._table.others):
            self._ask()
        else:
            self._table.share(tuple(self._given))
            self.dismiss(True)
