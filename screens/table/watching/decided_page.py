"""What decided an evening: the curve, the moments, every question, and who was how near."""

from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from companion import games
from companion.contract.announcement import DOT
from companion.locale import N_, _
from companion.telling.table.moments import Tale
from companion.understood.evening import Evening
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.page import Page
from screens.kit.rows import Rows
from screens.table.watching.curve import Curve

SIGNS = N_(
    "possible places: ▒ before the questions of an hour, █ after them; ? questions, ! the one that"
    " told most, ^ where the replay stands"
)


class DecidedPage(Page[int]):
    """Lists what decided; whatever is chosen is gone to: its line is returned."""

    CSS_PATH = "decided_page.tcss"
    AUTO_FOCUS = "#decided"
    BINDINGS: ClassVar = bindings(
        [Command("dismiss(None)", "escape", N_("Back"), N_("back to the replay"))]
    )

    def __init__(self, evening: Evening, line: int) -> None:
        """Show an evening that was worked out; the replay stands at a line."""
        super().__init__()
        self._evening, self._line = evening, line
        self._tale = Tale(games.take(evening.game), evening)

    def anew(self) -> "DecidedPage":
        """Return the same page in another language."""
        return DecidedPage(self._evening, self._line)

    def compose(self) -> ComposeResult:
        """Lay out the curve, and below it the list."""
        yield Static(_("What decided"), classes="title", markup=False)
        yield Curve()
        yield Static(DOT.join(filter(None, (_(SIGNS), self._tale.torn()))), id="meaning")
        yield Rows(id="decided", markup=False)
        yield Foot()

    def on_mount(self) -> None:
        """Draw the curve, and list what decided."""
        self.query_one(Curve).tell(self._evening, self._line)
        rows = self.query_one("#decided", Rows)
        for part in (self._moments(), self._questions(), self._near()):
            options = [*part]
            if options and rows.option_count:
                rows.add_option(None)
            rows.add_options(options)
        rows.highlighted = 0 if rows.option_count else None

    def _moments(self) -> Iterator[Option]:
        """Go through the moments that decided."""
        for told in self._tale.moments():
            said = f"\n{told.hour}: {told.happened} {told.changed}".rstrip()
            yield Option(Text.assemble((told.name, "bold"), said), f"{told.at} {told.name}")

    def _questions(self) -> Iterator[Option]:
        """Go through all questions with what their answers left."""
        for each in self._evening.asked:
            hour, change = self._tale.hour(each.hour), self._tale.change(each.before, each.after)
            yield Option(f"{hour}: {self._tale.asked(each)} {change}", f"{each.answer} asked")

    def _near(self) -> Iterator[Option]:
        """Go through those who search, each with how near they were in each hour."""
        for who in dict.fromkeys(each.who for each in self._evening.near):
            mine = [each for each in self._evening.near if each.who == who]
            nearest = min(mine, key=lambda each: each.apart)
            hours = ", ".join(f"{self._tale.hour(each.hour)} {each.apart}" for each in mine)
            row = _("{who}, how many places away: {hours}")
            said = row.format(who=self._tale.seeker(who), hours=hours)
            yield Option(said, f"{nearest.line} {who}")

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Go to the line of what was chosen."""
        self.dismiss(int((event.option_id or "0").split()[0]))
