"""One rule: what its entry says, the heading it rests on, and its neighbours."""

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from companion import rulebook
from companion.locale import _
from screens.kit.commands import Command, bindings
from screens.kit.foot import Foot
from screens.kit.page import Dialog
from screens.kit.rows import Rows

COMMANDS = (  # in the order in which they matter
    Command("dismiss(None)", "escape", _("Back"), _("close the rule")),
    Command("scroll(1)", "pagedown", _("Read on"), _("what is below"), everywhere=True),
    Command("search", "f3", _("All rules"), _("search all rules by words")),
    Command("scroll(-1)", "pageup", _("Up"), _("read what is above"), everywhere=True),
)


class Rule(Dialog[None]):
    """Shows an entry; the list below holds the entries under the same heading."""

    CSS_PATH = "rule_page.tcss"
    AUTO_FOCUS = "#near"
    BINDINGS: ClassVar = bindings(COMMANDS)

    def __init__(self, rule: str) -> None:
        """Show this rule."""
        super().__init__()
        self._rule = rule
        self._near = neighbours(rulebook.entry(rule))

    def compose(self) -> ComposeResult:
        """Lay out the entry and its neighbours."""
        with Vertical(id="asked"):
            with VerticalScroll(id="entry", can_focus=False):
                yield Static(told(rulebook.entry(self._rule)), id="text")
            yield Static(_("Beside it under the same heading:"), id="beside")
            yield Rows(
                *(Option(_row(each), each.id) for each in self._near), id="near", compact=True
            )
            yield Foot(lambda: [command.action for command in COMMANDS])

    def on_mount(self) -> None:
        """Mark the rule among its neighbours."""
        ids = [each.id for each in self._near]
        self.query_one(OptionList).highlighted = ids.index(self._rule)

    @on(OptionList.OptionHighlighted)
    def tell(self, event: OptionList.OptionHighlighted) -> None:
        """Tell the marked entry."""
        if event.option_id:
            self.query_one("#text", Static).update(told(rulebook.entry(event.option_id)))
            self.query_one("#entry").scroll_home(animate=False)

    def action_scroll(self, pages: int) -> None:
        """Read on, or what is above."""
        entry = self.query_one("#entry")
        entry.scroll_relative(y=pages * entry.scrollable_content_region.height, animate=False)

    def action_search(self) -> None:
        """Search all rules."""
        from screens.home.rule_search import Rules

        self.show(Rules())


def neighbours(entry: rulebook.Entry) -> tuple[rulebook.Entry, ...]:
    """Give the entries that share a heading with one, itself among them, in the book's order."""
    book = rulebook.entries(entry.id.partition(".")[0])
    return tuple(each for each in book if set(each.heading) & set(entry.heading))


def told(entry: rulebook.Entry) -> Text:
    """Tell an entry with its heading and its id."""
    book = rulebook.title(entry.id.partition(".")[0])
    text = Text(f"{rulebook.said(entry)}\n\n")
    text.append(f"{book}: {', '.join(entry.heading)}\n", "italic")
    text.append(entry.id, "dim")
    if entry.silent:
        text.append("\n" + _("Here the rulebook is silent: you decide."), "bold")
    return text


def _row(entry: rulebook.Entry) -> Text:
    """Write the beginning of an entry in one row."""
    return Text(rulebook.said(entry), no_wrap=True, overflow="ellipsis")
