"""The page of one rule: its text, its source, and related rules."""

from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from companion import rulebook
from companion.locale import N_, _
from screens.home.large_rule import LargeRule
from screens.home.rule_words import titled, whole
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.open_table import OpenTable
from screens.kit.page import Dialog
from screens.kit.rows import Rows
from screens.kit.window import window
from screens.table.dialogs.ruling_dialog import deciding

NAME = Command("name", "f7", N_("Names"), N_("the id of a rule, and what found it"))
COMMANDS = (  # in order of importance
    Command("dismiss(None)", "escape", N_("Back"), N_("close the rule")),
    Command("enlarge", "f6", N_("Large"), N_("the marked rule, for the whole table")),
    Command("decide", "f5", N_("Decide"), N_("write down what this table decides here")),
    Command("scroll(1)", "pagedown", N_("Read on"), N_("what is below"), everywhere=True),
    Command("search", "f3,slash", N_("All rules"), N_("search all rules by words")),
    NAME,
    Command("scroll(-1)", "pageup", N_("Up"), N_("read what is above"), everywhere=True),
)


class RulePage(Dialog[None]):
    """Shows an entry, and a list of related ones."""

    CSS_PATH = "rule_page.tcss"
    AUTO_FOCUS = "#near"
    BINDINGS: ClassVar = bindings(COMMANDS)

    def __init__(self, rule: str, at: OpenTable | None = None) -> None:
        """Show this rule, perhaps for an open table."""
        super().__init__()
        self._rule = self._marked = rule
        self._at = at
        self._named = False  # whether its id is shown
        self._near = neighbours(rulebook.entry(rule))

    def anew(self) -> "RulePage":
        """Return the same page in another language."""
        return RulePage(self._rule, self._at)

    def compose(self) -> ComposeResult:
        """Lay out the entry and the related ones."""
        options = (Option(titled(each), each.id) for each in self._near)
        near = Rows(*options, id="near", compact=True)
        near.highlighted = None  # the rule itself is shown until another one is marked
        with Vertical(id="asked"):
            with VerticalScroll(id="entry", can_focus=False):
                yield Static(whole(rulebook.entry(self._rule), self._at), id="text")
                yield Static(id="refused", classes="-none", markup=False)
            yield Static(_("What belongs to it:") if self._near else "", id="beside")
            yield near
            yield Foot(lambda: [command.action for command in COMMANDS], self.idle)

    def on_mount(self) -> None:
        """Show the command for scrolling if there is more to read."""
        self.call_after_refresh(self.refresh_bindings)

    def on_resize(self) -> None:
        """Show the command for scrolling if there is more to read now."""
        self.call_after_refresh(self.refresh_bindings)

    def idle(self, action: str) -> bool:
        """Say whether an action would scroll beyond the end."""
        entry = self.query_one("#entry")
        nothing = {
            "scroll(1)": entry.scroll_offset.y >= entry.max_scroll_y,
            "scroll(-1)": entry.scroll_offset.y <= 0,
        }
        return nothing.get(action, False)

    @on(OptionList.OptionHighlighted)
    def tell(self, event: OptionList.OptionHighlighted) -> None:
        """Show the marked entry; the list's first, automatic mark is ignored."""
        if event.option_id and event.option_list.highlighted is not None:
            self._marked = event.option_id
            self.renew()
            self.query_one("#entry").scroll_home(animate=False)
            self.call_after_refresh(self.refresh_bindings)

    def renew(self, refused: str = "") -> None:
        """Show the marked entry again, or why a decision was refused."""
        told = whole(rulebook.entry(self._marked), self._at, named=self._named)
        self.query_one("#text", Static).update(told)
        why = self.query_one("#refused", Static)
        why.update(refused)
        why.set_class(not refused, "-none")

    @on(OptionList.OptionSelected)
    def follow(self, event: OptionList.OptionSelected) -> None:
        """Open a related rule on a page of its own."""
        if event.option_id and event.option_id != self._rule:
            self.show(RulePage(event.option_id, self._at))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow deciding only silent points of this game, at a table."""
        entry = rulebook.entry(self._marked)
        here = self._at is not None and self._at.game == entry.game
        return action != "decide" or (here and entry.silent)

    @work
    async def action_decide(self) -> None:
        """Ask for the table's decision about a silent point, and record it."""
        at, rule = self._at, self._marked
        if at is None:
            return
        if said := await self.ask(deciding(at, rule)):
            self.renew(at.record(rule, said))

    def action_name(self) -> None:
        """Show the id of the marked rule, or no more."""
        self._named = not self._named
        self.renew()

    def action_enlarge(self) -> None:
        """Show the marked entry in large letters."""
        self.show(LargeRule(self._marked, self._at))

    def action_scroll(self, pages: int) -> None:
        """Scroll by pages."""
        entry = self.query_one("#entry")
        entry.scroll_relative(y=pages * entry.scrollable_content_region.height, animate=False)
        self.call_after_refresh(self.refresh_bindings)

    def action_search(self) -> None:
        """Search all rules of the game."""
        self.show(window(self).rule("", rulebook.entry(self._rule).game, self._at))


def neighbours(entry: rulebook.Entry) -> tuple[rulebook.Entry, ...]:
    """Return the related entries, then those under the same headings."""
    related = [rulebook.entry(each) for each in entry.related]
    book = rulebook.entries(entry.game)
    beside = [each for each in book if set(each.heading) & set(entry.heading)]
    return tuple(each for each in dict.fromkeys((*related, *beside)) if each != entry)
