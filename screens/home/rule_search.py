"""Rules: asked in one's own words, or by an id, while one types."""

from collections.abc import Sequence
from itertools import groupby
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Input, Static

from companion import rulebook
from companion.locale import N_, _
from screens.kit.commands import Command, bindings
from screens.kit.foot import Foot
from screens.kit.page import Page


class Rules(Page[None]):
    """Shows the entries that answer what is typed, best first."""

    CSS_PATH = "rule_search.tcss"
    AUTO_FOCUS = "Input"
    BINDINGS: ClassVar = bindings(
        [
            Command("scroll(-1)", "up,pageup", N_("Up"), N_("read what is above"), shown=False),
            Command("scroll(1)", "down,pagedown", N_("Down"), N_("read on"), shown=False),
            Command("dismiss(None)", "escape", N_("Back"), N_("leave the rules")),
        ]
    )

    def __init__(self, game: str = "", leaning: Sequence[str] = ()) -> None:
        """Look in the rulebook of one game, at a moment of it, or in all of them."""
        super().__init__()
        self._leaning = leaning
        self._game = game if game in rulebook.games() else None

    def anew(self) -> "Rules":
        """Look in the same rulebook."""
        return Rules(self._game or "", self._leaning)

    def compose(self) -> ComposeResult:
        """Lay out the words and what is found."""
        yield Static(_("Rules"), classes="title")
        yield Input(
            placeholder=_("ask in your own words"),
            select_on_focus=False,
        )
        with VerticalScroll(id="page", can_focus=False):
            yield Static(_all(self._game), id="found")
        yield Foot()

    @work(thread=True)
    def on_mount(self) -> None:
        """Make the index ready while the first letters are typed."""
        rulebook.prepare(self._game)

    @on(Input.Changed)
    def look_up(self, event: Input.Changed) -> None:
        """Show what answers these words; without any, all rules by their titles."""
        words = event.value.strip()
        found = rulebook.find(event.value, self._game, leaning=self._leaning)
        told = _told(found) if words else _all(self._game)
        self.query_one("#found", Static).update(told)
        self.query_one("#page").scroll_home(animate=False)

    def action_scroll(self, pages: int) -> None:
        """Read on, or what is above."""
        self.query_one("#page").scroll_relative(y=pages * 5, animate=False)


def _all(only: str | None) -> Text:
    """Give the titles of all entries under their headings, in the order of the books."""
    told = Text()
    for game in (only,) if only else rulebook.games():
        told.append(f"{rulebook.name(game)}\n\n", "italic")
        for where, under in groupby(rulebook.entries(game), lambda entry: entry.heading[:1]):
            for heading in where:
                told.append(f"{rulebook.heading(game, heading)}\n", "bold")
            told.append("\n".join(map(rulebook.title, under)) + "\n\n")
    return told


def _told(found: rulebook.Found) -> Text:
    """Tell the entries that answer, and first whether they are only near."""
    if not found.hits:
        return Text(_("No rule is about that; ask in other words."))
    told = Text()
    if not found.sure:
        told.append(_("No rule says exactly this. The nearest ones:") + "\n\n", "italic")
    for hit in found.hits:
        told.append(f"{rulebook.title(hit.entry)}\n", "bold")
        told.append(f"{rulebook.said(hit.entry)}\n")
        told.append(f"{rulebook.source(hit.entry)}\n{hit.entry.id}\n\n", "dim")
    return told
