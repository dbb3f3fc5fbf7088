"""The search for rules, by a question or an id, while it is typed."""

from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from companion import rulebook
from companion.locale import N_, _
from companion.telling.answers import how_sure
from screens.home.large_rule import LargeRule
from screens.home.rule_list import catalogue, decisions
from screens.home.rule_page import NAME, RulePage
from screens.home.rule_words import answer
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.open_table import OpenTable
from screens.kit.page import Page
from screens.kit.rows import Rows

NARROW = 60
OPEN = Command(
    "open", "enter", N_("Open"), N_("the marked rule, and what belongs to it"), everywhere=True
)


class RuleSearch(Page[None]):
    """Shows the entries that answer what is typed, best first."""

    CSS_PATH = "rule_search.tcss"
    AUTO_FOCUS = "Input"
    BINDINGS: ClassVar = bindings(
        [
            Command("mark('cursor_up')", "up", N_("Up"), N_("the answer above"), shown=False),
            Command("mark('cursor_down')", "down", N_("Down"), N_("the answer below"), shown=False),
            Command("mark('page_up')", "pageup", N_("Page up"), N_("go back"), shown=False),
            Command("mark('page_down')", "pagedown", N_("Page down"), N_("go on"), shown=False),
            OPEN,
            Command("enlarge", "f6", N_("Large"), N_("the marked rule, for the whole table")),
            NAME,
            Command("dismiss(None)", "escape", N_("Back"), N_("leave the rules")),
        ]
    )

    def __init__(self, game: str = "", at: OpenTable | None = None) -> None:
        """Search the rulebook of one game, perhaps for an open table, or all rulebooks."""
        super().__init__()
        self._game = game if game in rulebook.games() else None
        self._at = at
        self._named = False  # whether ids are shown, and what found each rule
        self._asked, self._before = "", ""  # the longest question in the field, and those before

    def anew(self) -> "RuleSearch":
        """Return the same page in another language."""
        return RuleSearch(self._game or "", self._at)

    def compose(self) -> ComposeResult:
        """Lay out the question, how sure the answer is, and the list."""
        yield Static(_("Rules"), classes="title")
        yield Input(placeholder=_("ask in your own words"), select_on_focus=False)
        yield Static(id="sure", markup=False)
        yield Rows(*catalogue(self._game, self._at), id="found", compact=True)
        yield Foot()

    @work(thread=True)
    def on_mount(self) -> None:
        """Prepare the index while the first letters are typed."""
        rulebook.prepare(self._game)

    @on(Input.Changed)
    def look_up(self, event: Input.Changed) -> None:
        """Show what answers this question; without one, all rules by title."""
        listed = self.query_one(Rows)
        asked = bool(event.value.strip())
        self._remember(event.value.strip())
        found = self._list(event.value)
        listed.highlighted = self._first_to_mark if asked and found else None
        listed.scroll_home(animate=False)

    def _remember(self, question: str) -> None:
        """Remember what was asked when the field is emptied, as the next question may go on."""
        if not question:
            self._before, self._asked = rulebook.subject(self._asked, self._before), ""
        elif len(question) > len(self._asked) or question[0] != self._asked[0]:
            self._asked = question

    def _list(self, question: str) -> bool:
        """List what answers a question; say whether anything does."""
        listed = self.query_one(Rows)
        if not question.strip():
            self.query_one("#sure", Static).update("")
            listed.clear_options().add_options(catalogue(self._game, self._at))
            return True
        moment = self._at.moment if self._at else ()
        found = rulebook.find(question, table=self._game, leaning=moment, before=self._before)
        here = tuple(decisions(self._at, question))
        narrow = self.app.size.width < NARROW
        answers = [
            Option(answer(hit, self._at, narrow=narrow, named=self._named), hit.entry.id)
            for hit in found.hits
        ]
        said = "" if here and not found.hits else how_sure(found)
        self.query_one("#sure", Static).update(said)
        listed.clear_options().add_options((*here, *answers))
        return bool(here or answers)

    @property
    def _first_to_mark(self) -> int | None:
        """Return the first row that is not a heading."""
        rows = enumerate(self.query_one(Rows).options)
        return next((at for at, row in rows if not row.disabled), None)

    def renew(self, _left: None = None) -> None:
        """List the same again, as a rule may have been decided meanwhile."""
        listed = self.query_one(Rows)
        marked, scrolled = self._marked, listed.scroll_offset.y
        self._list(self.query_one(Input).value)
        rows = [at for at, row in enumerate(listed.options) if _rule(row) == marked and marked]
        listed.highlighted = rows[-1] if rows else None
        listed.scroll_to(y=scrolled, animate=False)

    def action_mark(self, where: str) -> None:
        """Mark another row, while typing goes on."""
        getattr(self.query_one(Rows), f"action_{where}")()

    def action_open(self) -> None:
        """Open the marked rule."""
        if self._marked:
            self.show(RulePage(self._marked, self._at), self.renew)

    @on(OptionList.OptionSelected)
    def take(self, event: OptionList.OptionSelected) -> None:
        """Open the rule that was tapped."""
        self.action_open()

    def action_name(self) -> None:
        """Show ids and what found each rule, or no more."""
        self._named = not self._named
        self.renew()

    def action_enlarge(self) -> None:
        """Show the marked rule in large letters."""
        if self._marked:
            self.show(LargeRule(self._marked, self._at))

    @property
    def _marked(self) -> str:
        """Return the id of the marked rule."""
        option = self.query_one(Rows).highlighted_option
        return _rule(option) if option else ""


def _rule(row: Option) -> str:
    """Return the id of a row's rule; it may be in two rows."""
    return (row.id or "").rpartition(" ")[2]
