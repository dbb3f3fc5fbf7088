"""Help: the keys of the screen that lies below, the signs on its board, and what words mean."""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Protocol, runtime_checkable

from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import ActiveBinding
from textual.containers import Vertical, VerticalScroll
from textual.dom import DOMNode
from textual.screen import Screen
from textual.widgets import Static

from companion.locale import N_, _
from screens.kit.commands import Command, bindings, declared, described, listed, sought
from screens.kit.foot import Foot
from screens.kit.glossary import WORDS
from screens.kit.page import Dialog
from screens.kit.taps import again


@runtime_checkable
class Explaining(Protocol):
    """A screen that is about one of the words: its help begins with it."""

    word: tuple[str, str]


Rows = Iterable[tuple[str, str]]
KEYED = 10  # columns of the keys, and in a narrow window
CLOSE = 7
NARROW = 72  # columns of a window from which there is room for whole names of keys


@runtime_checkable
class Illustrated(Protocol):
    """A screen with signs of its own: its help tells what they mean, below the keys."""

    def signs(self) -> Iterable[tuple[str, Rows]]:
        """Give headings, and below each of them signs with their meaning."""


class Doing(Static):
    """Tells a command; a tap closes the help and does it."""

    def __init__(self, told: Table, action: str, whose: DOMNode) -> None:
        """Tell this of an action, and whose it is."""
        super().__init__(told, classes="command")
        self._action = action
        self._whose = whose

    def on_click(self, event: events.Click) -> None:
        """Do it."""
        if again(event):
            return
        app = self.app
        self.screen.dismiss(None)
        app.call_later(app.run_action, self._action, self._whose)


class Help(Dialog[None]):
    """Tells every command of a screen: its keys, its name and what it does; then signs, words."""

    CSS_PATH = "help_page.tcss"
    AUTO_FOCUS = "#told"
    BINDINGS: ClassVar = bindings(
        [
            Command(
                "dismiss(None)", "escape,f1,question_mark,enter", N_("Back"), N_("close the help")
            )
        ]
    )

    def __init__(self, about: Screen[Any]) -> None:
        """Tell about this screen."""
        super().__init__()
        self._about = about
        self._commands = sorted(declared(about), key=lambda keys: sought(keys[0]))
        self._listed = listed(about)
        self._word = about.word if isinstance(about, Explaining) else None
        self._signs = tuple(about.signs()) if isinstance(about, Illustrated) else ()

    def compose(self) -> ComposeResult:
        """Lay out what the screen is about, one row a command, and one a word."""
        with Vertical(id="asked"):
            yield from self._all()
            yield Foot()

    def _all(self) -> ComposeResult:
        """Lay out all that there is to tell."""
        with VerticalScroll(id="told"):
            if self._word:
                yield Static(_said(*map(_, self._word)), id="word")
            yield Static(_("Keys of this screen"), id="question")
            for keys in self._commands:
                active = keys[0]
                yield Doing(self._told(keys), active.binding.action, active.node)
            for each in self._listed:
                name, does = described(each)
                yield Doing(self._row("", _said(name, does)), each.action, self._about)
            yield Static(_("Tap a command to use it. Ctrl+P finds each by its name."), id="keys")
            for heading, rows in self._signs:
                yield Static(heading, classes="heading")
                for sign, meaning in rows:
                    yield Static(self._row(sign, Text(meaning)), classes="command")
            yield Static(_("What the words mean"), classes="heading")
            for name, meaning in WORDS:
                yield Static(_said(_(name), _(meaning)), classes="command")

    def _told(self, keys: list[ActiveBinding]) -> Table:
        """Tell one command."""
        name, does = described(keys[0])
        return self._row(" ".join(self._names(keys)), _said(name, does))

    def _row(self, sign: str, told: Text) -> Table:
        """Write a key or a sign, and behind it in a column of its own what is told of it."""
        row = Table.grid(padding=(0, 2, 0, 0))
        narrow = self.app.size.width < NARROW
        row.add_column(width=CLOSE if narrow else KEYED, overflow="fold")
        row.add_column()
        row.add_row(Text(sign, "bold"), told)
        return row

    def _names(self, keys: list[ActiveBinding]) -> Iterator[str]:
        """Name the keys as they stand on a keyboard."""
        return (self.app.get_key_display(active.binding) for active in keys)


def _said(name: str, meaning: str) -> Text:
    """Tell what a name stands for."""
    return Text.assemble((name, "bold"), f": {meaning}")
