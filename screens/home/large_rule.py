"""A rule in letters for the whole table, with its heading, so that somebody opens the paper."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from companion import rulebook
from companion.locale import N_, _
from screens.home.rule_words import decided
from screens.kit.block_letters import blocks
from screens.kit.commands import Command, bindings
from screens.kit.foot import Foot
from screens.kit.open_table import OpenTable
from screens.kit.page import Page

SPACED = 24  # rows of a window in which lines of text stand apart


class Large(Page[None]):
    """Shows a rule over the whole window."""

    CSS_PATH = "large_rule.tcss"
    AUTO_FOCUS = "#page"
    BINDINGS: ClassVar = bindings(
        [Command("dismiss(None)", "escape,f6,enter", N_("Back"), N_("close the large rule"))]
    )

    def __init__(self, rule: str, at: OpenTable | None = None) -> None:
        """Show this rule, and what an open table decided about it."""
        super().__init__()
        self._rule = rule
        self._at = at

    def anew(self) -> "Large":
        """Show the same rule."""
        return Large(self._rule, self._at)

    def compose(self) -> ComposeResult:
        """Lay out title, text and heading."""
        with VerticalScroll(id="page"):
            yield Static(id="name", markup=False)
            yield Static(id="text", markup=False)
            yield Static(id="where", markup=False)
        yield Foot()

    def on_resize(self) -> None:
        """Fit the new room."""
        entry, size = rulebook.entry(self._rule), self.app.size
        title = rulebook.title(entry).upper()
        drawn = blocks(title, size.width - 4)
        fits = drawn and len(drawn) <= size.height // 3
        named = "\n".join(drawn) if fits else _wide(title, size.width - 4)
        self.query_one("#name", Static).update(named)
        text = "\n\n".join(filter(None, (rulebook.said(entry), decided(entry, self._at))))
        self.query_one("#text", Static).update(_apart(text, size.width - 4, size.height))
        self.query_one("#where", Static).update(_where(entry))


def _wide(title: str, width: int) -> str:
    """Space the letters of a title out, word by word; a word without room leaves it as it is."""
    lines: list[str] = []
    for word in map(" ".join, title.split()):
        if lines and len(lines[-1]) + 3 + len(word) <= width:
            lines[-1] += f"   {word}"
        else:
            lines.append(word)
    return title if any(len(line) > width for line in lines) else "\n".join(lines)


def _apart(text: str, width: int, height: int) -> str:
    """Set the lines of a text apart, where the window is high enough."""
    if height < SPACED:
        return text
    from rich.console import Console

    lines = Text(text).wrap(Console(width=width), width)
    return "\n\n".join(line.plain.rstrip() for line in lines if line.plain.strip())


def _where(entry: rulebook.Entry) -> str:
    """Say where it stands in the paper, heading by heading as printed."""
    if not entry.heading:
        return rulebook.source(entry)
    headings = (f"» {rulebook.heading(entry.game, each)} «" for each in entry.heading)
    return "\n".join((_("Open {name} at:").format(name=rulebook.name(entry.game)), *headings))
