"""The help: the keys of the screen below it, the signs on its board, and the meaning of words."""

from collections.abc import Iterable, Iterator
from typing import ClassVar, Protocol, runtime_checkable

from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import ActiveBinding
from textual.containers import Vertical, VerticalScroll
from textual.dom import DOMNode
from textual.widgets import Static

from companion.locale import N_, _
from screens.kit.any_screen import AnyScreen
from screens.kit.foot import Foot
from screens.kit.glossary import WORDS
from screens.kit.keys.commands import Command, bindings, declared, described, listed, sought
from screens.kit.keys.taps import again
from screens.kit.page import Dialog


@runtime_checkable
class Explaining(Protocol):
    """A screen about one word of the glossary, with which its help begins."""

    word: tuple[str, str]


Rows = Iterable[tuple[str, str]]
KEYED = 10  # columns for keys; CLOSE is for narrow windows
CLOSE = 7
NARROW = 72  # from this width on, names of keys are not broken


@runtime_checkable
class Illustrated(Protocol):
    """A screen with signs of its own, which its help explains."""

    def signs(self) -> Iterable[tuple[str, Rows]]:
        """Return headings, each with signs and their meanings."""


@runtime_checkable
class Worded(Protocol):
    """A screen of one table, for which some words of the glossary mean nothing."""

    glossary: tuple[tuple[str, str], ...]


class HelpRow(Static):
    """A command in the help; a tap closes the help and does it."""

    def __init__(self, told: Table, action: str, whose: DOMNode) -> None:
        """Show this text for the action of this widget."""
        super().__init__(told, classes="command")
        self._action = action
        self._whose = whose

    def on_click(self, event: events.Click) -> None:
        """Do the command."""
        if again(event):
            return
        app = self.app
        self.screen.dismiss(None)
        app.call_later(app.run_action, self._action, self._whose)


class HelpPage(Dialog[None]):
    """Explains every command of a screen with its keys, then signs and words."""

    CSS_PATH = "help_page.tcss"
    AUTO_FOCUS = "#told"
    BINDINGS: ClassVar = bindings(
        [
            Command(
                "dismiss(None)", "escape,f1,question_mark,enter", N_("Back"), N_("close the help")
            )
        ]
    )

    def __init__(self, about: AnyScreen) -> None:
        """Explain this screen."""
        super().__init__()
        self._about = about
        self._commands = sorted(declared(about), key=lambda keys: sought(keys[0]))
        self._listed = listed(about)
        self._word = about.word if isinstance(about, Explaining) else None
        self._signs = tuple(about.signs()) if isinstance(about, Illustrated) else ()
        self._words = about.glossary if isinstance(about, Worded) else WORDS

    def compose(self) -> ComposeResult:
        """Lay out the help with a footer."""
        with Vertical(id="asked"):
            yield from self._all()
            yield Foot()

    def _all(self) -> ComposeResult:
        """Lay out the word, the commands, the signs and the glossary."""
        with VerticalScroll(id="told"):
            if self._word:
                yield Static(_said(*map(_, self._word)), id="word")
            yield Static(_("Keys of this screen"), id="question")
            for keys in self._commands:
                active = keys[0]
                yield HelpRow(self._told(keys), active.binding.action, active.node)
            for each in self._listed:
                name, does = described(each)
                yield HelpRow(self._row("", _said(name, does)), each.action, self._about)
            yield Static(_("Tap a command to use it. Ctrl+P finds each by its name."), id="keys")
            for heading, rows in self._signs:
                yield Static(heading, classes="heading")
                for sign, meaning in rows:
                    yield Static(self._row(sign, Text(meaning)), classes="command")
            yield Static(_("What the words mean"), classes="heading")
            for name, meaning in self._words:
                yield Static(_said(_(name), _(meaning)), classes="command")

    def _told(self, keys: list[ActiveBinding]) -> Table:
        """Return the row of a command."""
        name, does = described(keys[0])
        return self._row(" ".join(self._names(keys)), _said(name, does))

    def _row(self, sign: str, told: Text) -> Table:
        """Return a row with a key or a sign, and its explanation in a second column."""
        row = Table.grid(padding=(0, 2, 0, 0))
        row.add_column(width=self._keyed, overflow="fold")
        row.add_column()
        row.add_row(Text(sign, "bold"), told)
        return row

    def _names(self, keys: list[ActiveBinding]) -> Iterator[str]:
        """Return the names of keys as printed on a keyboard; a long one is broken behind a plus."""
        for active in keys:
            name = self.app.get_key_display(active.binding)
            yield name if len(name) <= self._keyed else name.replace("+", "+\n")

    @property
    def _keyed(self) -> int:
        """Return the columns for keys."""
        return CLOSE if self.app.size.width < NARROW else KEYED


def _said(name: str, meaning: str) -> Text:
    """Return a name with its meaning, if it has one."""
    parted = " " if name.endswith("?") else ": "
    return Text.assemble((name, "bold"), f"{parted}{meaning}" if meaning else "")
