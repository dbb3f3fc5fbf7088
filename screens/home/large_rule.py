"""A rule in large letters for the whole table, with its heading in the rulebook."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from companion import rulebook
from companion.locale import N_, _
from screens.home.rule_words import decided
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.letters.large_words import drawings, largest, plain
from screens.kit.open_table import OpenTable
from screens.kit.page import Page

SPACED = 24  # rows of a window in which lines are spaced
MARGIN, FOOT = 2, 1  # free columns beside the text, and rows of the footer
ROOM = 6  # rows needed around a drawn title above a drawn answer
PARTS = ("name", "drawn", "text", "where")


class LargeRule(Page[None]):
    """Shows a rule in the whole window."""

    CSS_PATH = "large_rule.tcss"
    AUTO_FOCUS = "#page"
    BINDINGS: ClassVar = bindings(
        [Command("dismiss(None)", "escape,f6,enter", N_("Back"), N_("close the large rule"))]
    )

    def __init__(self, rule: str, at: OpenTable | None = None) -> None:
        """Show this rule, and an open table's decision about it."""
        super().__init__()
        self._rule = rule
        self._at = at

    def anew(self) -> "LargeRule":
        """Return the same page in another language."""
        return LargeRule(self._rule, self._at)

    def compose(self) -> ComposeResult:
        """Lay out title, answer, remaining text and heading."""
        with VerticalScroll(id="page"):
            for part in PARTS:
                yield Static(id=part, markup=False)
        yield Foot()

    def on_resize(self) -> None:
        """Use the new size: draw the answer in large letters if it fits, or else its title."""
        entry, size = rulebook.entry(self._rule), self.app.size
        width, where = size.width - 2 * MARGIN, _where(entry, size.width - 2 * MARGIN)
        title, rows = rulebook.title(entry), size.height - FOOT - len(where)
        drawn, left = answer_drawn(entry, decided(entry, self._at), width, rows - 1)
        text = plain(left, width)
        if drawn:
            large = title_drawn(title, width, rows - len(drawn) - len(text) - ROOM)
            self._show(large or [title], drawn, text, where)
        else:
            third = size.height // 3
            large = title_drawn(title, width, third) or largest(title, width, third)
            self._show(large, [], _apart(text) if size.height >= SPACED else text, where)

    def _show(self, *parts: list[str]) -> None:
        """Show title, drawn text, other text and heading, with gaps if there is room."""
        shown = [lines for lines in parts if lines]
        spare = self.app.size.height - FOOT - sum(map(len, shown)) - len(shown) + 1
        for name, lines in zip(PARTS, parts, strict=True):
            part = self.query_one(f"#{name}", Static)
            part.update("\n".join(lines))
            part.display = bool(lines)
            part.set_class(spare >= 0, "-airy")


def answer_drawn(
    entry: rulebook.Entry, decided: str, width: int, rows: int
) -> tuple[list[str], str]:
    """Return as much of an answer in drawn letters as fits, and the rest as text.

    Drawn is all of it or its first sentence; a table's decision precedes it.
    """
    said = rulebook.text_of(entry)
    sentence, _end, rest = said.partition(". ")
    first, left = (decided, said) if decided else (f"{sentence.removesuffix('.')}.", rest)
    whole = " ".join(filter(None, (decided, said)))
    for words, others in ((whole, ""), (first, left)):
        for drawn in drawings(words, width):
            if len(drawn) <= rows:
                return _even(drawn), others
    return [], "\n".join(filter(None, (decided, said)))


def title_drawn(title: str, width: int, rows: int) -> list[str]:
    """Return a title in drawn letters, if it fits."""
    return next((_even(drawn) for drawn in drawings(title, width) if len(drawn) <= rows), [])


def _even(rows: list[str]) -> list[str]:
    """Return rows of equal length, so that they stay aligned when centred."""
    longest = max(map(len, rows), default=0)
    return [row.ljust(longest) for row in rows]


def _apart(lines: list[str]) -> list[str]:
    """Return lines with empty ones between them."""
    return "\n\n".join(lines).splitlines()


def _where(entry: rulebook.Entry, width: int) -> list[str]:
    """Return the headings in the rulebook under which the entry stands."""
    if not entry.heading:
        return plain(rulebook.source(entry), width)
    headings = [f"» {rulebook.heading(entry.game, each)} «" for each in entry.heading]
    said = _("Open {name} at:").format(name=rulebook.name(entry.game))
    row = " ".join((said, *headings))
    return [row] if len(row) <= width else plain("\n".join((said, *headings)), width)
