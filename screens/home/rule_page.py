"""One rule: what its entry says, the heading it rests on, and its neighbours."""

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from companion import rulebook
from companion.locale import N_, _
from screens.kit.commands import Command, bindings
from screens.kit.foot import Foot
from screens.kit.page import Dialog
from screens.kit.rows import Rows

COMMANDS = (  # in the order in which they matter
    Command("dismiss(None)", "escape", N_("Back"), N_("close the rule")),
    Command("scroll(1)", "pagedown", N_("Read on"), N_("what is below"), everywhere=True),
    Command("search", "f3", N_("All rules"), N_("search all rules by words")),
    Command("scroll(-1)", "pageup", N_("Up"), N_("read what is above"), everywhere=True),
)


class Rule(Dialog[None]):
    """Shows an entry; the list below holds what belongs to it."""

    CSS_PATH = "rule_page.tcss"
    AUTO_FOCUS = "#near"
    BINDINGS: ClassVar = bindings(COMMANDS)

    def __init__(self, rule: str) -> None:
        """Show this rule."""
        super().__init__()
        self._rule = rule
        self._near = neighbours(rulebook.entry(rule))

    def anew(self) -> "Rule":
        """Show the same rule."""
        return Rule(self._rule)

    def compose(self) -> ComposeResult:
        """Lay out the entry and its neighbours."""
        with Vertical(id="asked"):
            with VerticalScroll(id="entry", can_focus=False):
                yield Static(told(rulebook.entry(self._rule)), id="text")
            yield Static(_("What belongs to it:"), id="beside")
            yield Rows(
                *(Option(_row(each), each.id) for each in self._near), id="near", compact=True
            )
            yield Foot(lambda: [command.action for command in COMMANDS])

    def on_mount(self) -> None:
        """Mark the rule, which stands first."""
        self.query_one(OptionList).highlighted = 0

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
        """Search all rules of the game."""
        from screens.home.rule_search import Rules

        self.show(Rules(rulebook.entry(self._rule).game))


def neighbours(entry: rulebook.Entry) -> tuple[rulebook.Entry, ...]:
    """Give what belongs to an entry: itself, its related entries, and those under its headings."""
    related = [rulebook.entry(each) for each in entry.related]
    book = rulebook.entries(entry.game)
    beside = [each for each in book if set(each.heading) & set(entry.heading)]
    return tuple(dict.fromkeys((entry, *related, *beside)))


def told(entry: rulebook.Entry) -> Text:
    """Tell an entry with its title, its heading and its id."""
    text = Text(f"{rulebook.title(entry)}\n", "bold")
    text.append(f"{rulebook.said(entry)}\n\n", "not bold")
    text.append(f"{rulebook.source(entry)}\n", "not bold italic")
    text.append(entry.id, "not bold dim")
    if entry.silent:
        text.append("\n" + _("Here the rulebook is silent: you decide."))
    return text


def _row(entry: rulebook.Entry) -> Text:
    """Write the title of an entry in one row."""
    return Text(rulebook.title(entry), no_wrap=True, overflow="ellipsis")
