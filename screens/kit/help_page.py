"""Help: the keys of the screen that lies below, the signs on its board, and what words mean."""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Protocol, runtime_checkable

from rich.text import Text
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


@runtime_checkable
class Explaining(Protocol):
    """A screen that is about one of the words: its help begins with it."""

    word: tuple[str, str]


Rows = Iterable[tuple[str, str]]


@runtime_checkable
class Illustrated(Protocol):
    """A screen with signs of its own: its help tells what they mean, below the keys."""

    def signs(self) -> Iterable[tuple[str, Rows]]:
        """Give headings, and below each of them signs with their meaning."""


class Doing(Static):
    """Tells a command; a tap closes the help and does it."""

    def __init__(self, told: Text, action: str, whose: DOMNode) -> None:
        """Tell this of an action, and whose it is."""
        super().__init__(told, classes="command")
        self._action = action
        self._whose = whose

    def on_click(self) -> None:
        """Do it."""
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
                yield Static(_told(*map(_, self._word)), id="word")
            yield Static(_("Keys of this screen"), id="question")
            for keys in self._commands:
                active = keys[0]
                yield Doing(self._told(keys), active.binding.action, active.node)
            for each in self._listed:
                yield Doing(_told(*described(each)), each.action, self._about)
            yield Static(_("A tap does it. Ctrl+P finds each by its name."), id="keys")
            for heading, rows in self._signs:
                yield from _section(heading, rows)
            yield from _section(
                _("What the words mean"), ((_(name), _(meaning)) for name, meaning in WORDS)
            )

    def _told(self, keys: list[ActiveBinding]) -> Text:
        """Tell one command."""
        names = " ".join(self._names(keys))
        name, does = described(keys[0])
        return Text.assemble((names, "bold"), f"  {name}: {does}")

    def _names(self, keys: list[ActiveBinding]) -> Iterator[str]:
        """Name the keys as they stand on a keyboard."""
        return (self.app.get_key_display(active.binding) for active in keys)


def _section(heading: str, rows: Rows) -> ComposeResult:
    """Lay out names and what they mean, under a heading."""
    yield Static(heading, classes="heading")
    for name, meaning in rows:
        yield Static(_told(name, meaning), classes="command")


def _told(name: str, meaning: str) -> Text:
    """Tell what a name stands for."""
    return Text.assemble((name, "bold"), f": {meaning}")
