"""A page to read: a title, and lines that can be scrolled."""

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.types import CSSPathType
from textual.widgets import Static

from companion.locale import N_
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.page import Page


class TextPage(Page[None]):
    """Shows lines until somebody leaves."""

    # The whole path, as screens of other folders inherit it.
    CSS_PATH: ClassVar[CSSPathType | None] = Path(__file__).with_suffix(".tcss")
    AUTO_FOCUS = "#page"
    BINDINGS: ClassVar = bindings(
        [
            Command("page(1)", "space", N_("On"), N_("read on")),
            Command("dismiss(None)", "escape", N_("Back"), N_("leave this page")),
        ]
    )

    def __init__(self, title: str, lines: Iterable[str]) -> None:
        """Show these lines."""
        super().__init__()
        self._heading = title
        self._rows = tuple(lines)

    def compose(self) -> ComposeResult:
        """Lay out the title and the lines."""
        yield Static(self._heading, classes="title", markup=False)
        with VerticalScroll(id="page"):
            yield Static("\n".join(self._rows), markup=False)
        yield Foot()

    def action_page(self, pages: int) -> None:
        """Scroll by pages."""
        page = self.query_one("#page", VerticalScroll)
        page.scroll_relative(y=pages * (page.size.height - 1), animate=False)
