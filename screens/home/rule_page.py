"""One rule: what its entry says, the heading it rests on, and its neighbours."""

from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from companion import rulebook
from companion.locale import N_, _
from screens.home.large_rule import Large
from screens.home.rule_words import titled, whole
from screens.kit.commands import Command, bindings
from screens.kit.foot import Foot
from screens.kit.open_table import OpenTable
from screens.kit.page import Dialog
from screens.kit.rows import Rows
from screens.kit.window import window
from screens.table.ruling_dialog import deciding

COMMANDS = (  # in the order in which they matter
    Command("dismiss(None)", "escape", N_("Back"), N_("close the rule")),
    Command("enlarge", "f6", N_("Large"), N_("the marked rule, for the whole table")),
    Command("decide", "f5", N_("Decide"), N_("write down what this table decides here")),
    Command("scroll(1)", "pagedown", N_("Read on"), N_("what is below"), everywhere=True),
    Command("search", "f3,slash", N_("All rules"), N_("search all rules by words")),
    Command("scroll(-1)", "pageup", N_("Up"), N_("read what is above"), everywhere=True),
)


class Rule(Dialog[None]):
    """Shows an entry; the list below holds what belongs to it."""

    CSS_PATH = "rule_page.tcss"
    AUTO_FOCUS = "#near"
    BINDINGS: ClassVar = bindings(COMMANDS)

    def __init__(self, rule: str, at: OpenTable | None = None) -> None:
        """Show this rule, perhaps at an open table."""
        super().__init__()
        self._rule = self._marked = rule
        self._at = at
        self._near = neighbours(rulebook.entry(rule))

    def anew(self) -> "Rule":
        """Show the same rule."""
        return Rule(self._rule, self._at)

    def compose(self) -> ComposeResult:
        """Lay out the entry and its neighbours."""
        options = (Option(titled(each), each.id) for each in self._near)
        near = Rows(*options, id="near", compact=True)
        near.highlighted = None  # the rule itself is told until one of them is marked
        with Vertical(id="asked"):
            with VerticalScroll(id="entry", can_focus=False):
                yield Static(whole(rulebook.entry(self._rule), self._at), id="text")
                yield Static(id="refused", classes="-none", markup=False)
            yield Static(_("What belongs to it:") if self._near else "", id="beside")
            yield near
            yield Foot(lambda: [command.action for command in COMMANDS], self.idle)

    def on_mount(self) -> None:
        """Offer to read on where there is more to read."""
        self.call_after_refresh(self.refresh_bindings)

    def on_resize(self) -> None:
        """Offer to read on where there is more to read now."""
        self.call_after_refresh(self.refresh_bindings)

    def idle(self, action: str) -> bool:
        """Say whether there is nothing more to read below or above."""
        entry = self.query_one("#entry")
        nothing = {
            "scroll(1)": entry.scroll_offset.y >= entry.max_scroll_y,
            "scroll(-1)": entry.scroll_offset.y <= 0,
        }
        return nothing.get(action, False)

    @on(OptionList.OptionHighlighted)
    def tell(self, event: OptionList.OptionHighlighted) -> None:
        """Tell the marked entry; a list tells of its first row before its mark is taken away."""
        if event.option_id and event.option_list.highlighted is not None:
            self._marked = event.option_id
            self.renew()
            self.query_one("#entry").scroll_home(animate=False)
            self.call_after_refresh(self.refresh_bindings)

    def renew(self, refused: str = "") -> None:
        """Tell the marked entry as it stands now, or why nothing was written down."""
        self.query_one("#text", Static).update(whole(rulebook.entry(self._marked), self._at))
        why = self.query_one("#refused", Static)
        why.update(refused)
        why.set_class(not refused, "-none")

    @on(OptionList.OptionSelected)
    def follow(self, event: OptionList.OptionSelected) -> None:
        """Open what belongs to the rule, with what belongs to that."""
        if event.option_id and event.option_id != self._rule:
            self.show(Rule(event.option_id, self._at))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to decide only what this rulebook leaves open, at a table."""
        entry = rulebook.entry(self._marked)
        here = self._at is not None and self._at.game == entry.game
        return action != "decide" or (here and entry.silent)

    @work
    async def action_decide(self) -> None:
        """Ask how this table reads a silent point, and write it down."""
        at, rule = self._at, self._marked
        if at is None:
            return
        if said := await self.ask(deciding(at, rule)):
            self.renew(at.record(rule, said))

    def action_enlarge(self) -> None:
        """Show the marked entry large."""
        self.show(Large(self._marked, self._at))

    def action_scroll(self, pages: int) -> None:
        """Read on, or what is above."""
        entry = self.query_one("#entry")
        entry.scroll_relative(y=pages * entry.scrollable_content_region.height, animate=False)
        self.call_after_refresh(self.refresh_bindings)

    def action_search(self) -> None:
        """Search all rules of the game."""
        self.show(window(self).rule("", rulebook.entry(self._rule).game, self._at))


def neighbours(entry: rulebook.Entry) -> tuple[rulebook.Entry, ...]:
    """Give what belongs to an entry: its related entries, and those under its headings."""
    related = [rulebook.entry(each) for each in entry.related]
    book = rulebook.entries(entry.game)
    beside = [each for each in book if set(each.heading) & set(entry.heading)]
    return tuple(each for each in dict.fromkeys((*related, *beside)) if each != entry)
