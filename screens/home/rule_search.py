"""Rules: looked up by words or an id, while one types."""

from itertools import groupby
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Input, Static

from companion import rulebook
from companion.locale import _, counted
from screens.kit.commands import Command, bindings
from screens.kit.foot import Foot
from screens.kit.page import Page

MOST = 12


class Rules(Page[None]):
    """Shows the entries that hold all the words."""

    CSS_PATH = "rule_search.tcss"
    AUTO_FOCUS = "Input"
    BINDINGS: ClassVar = bindings(
        [
            Command("scroll(-1)", "up,pageup", _("Up"), _("read what is above"), shown=False),
            Command("scroll(1)", "down,pagedown", _("Down"), _("read on"), shown=False),
            Command("dismiss(None)", "escape", _("Back"), _("leave the rules")),
        ]
    )

    def __init__(self, words: str = "") -> None:
        """Begin with these words, or with the id of a rule."""
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        """Lay out the words and what is found."""
        yield Static(_("Rules"), classes="title")
        yield Input(
            self._words, placeholder=_("words, such as: diagonal temple"), select_on_focus=False
        )
        with VerticalScroll(id="page", can_focus=False):
            yield Static(_all() if not self._words else "", id="found")
        yield Foot()

    @on(Input.Changed)
    def look_up(self, event: Input.Changed) -> None:
        """Show what holds these words; without any, all rules."""
        words = event.value.strip()
        told = _told(rulebook.find(words)) if words else _all()
        self.query_one("#found", Static).update(told)
        self.query_one("#page").scroll_home(animate=False)

    def action_scroll(self, pages: int) -> None:
        """Read on, or what is above."""
        self.query_one("#page").scroll_relative(y=pages * 5, animate=False)


def _all() -> Text:
    """Tell all entries under their headings, in the order of the books."""
    told = Text()
    for game in rulebook.games():
        told.append(f"{rulebook.title(game)}\n\n", "italic")
        for heading, under in groupby(rulebook.entries(game), lambda entry: entry.heading):
            told.append(f"{', '.join(heading)}\n", "bold")
            told.append("\n".join(map(rulebook.said, under)) + "\n\n")
    return told


def _told(found: tuple[rulebook.Entry, ...]) -> Text:
    """Tell the first entries, and how many there are beside them."""
    if not found:
        return Text(_("No rule speaks of that; try another word, or fewer."))
    told = Text()
    for entry in found[:MOST]:
        book = rulebook.title(entry.id.partition(".")[0])
        told.append(f"{entry.id}\n", "bold")
        told.append(f"{rulebook.said(entry)}\n")
        told.append(f"{book}: {', '.join(entry.heading)}\n\n", "dim")
    left = len(found) - MOST
    if left > 0:
        said = counted("{number} more rule; type on", "{number} more rules; type on", left)
        told.append(said.format(number=left), "italic")
    return told
