"""Panels beside the board: the time track and titled lines."""

from collections.abc import Iterable

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.view import KeeperView, View
from screens.games.mind_mgmt.beside import time_track
from screens.games.mind_mgmt.beside.tracks import asked, cards, mine, standing, tokens
from screens.kit.hanging import Hanging
from screens.kit.rows import titled
from screens.trail.time_track import TimeTrack


class Panel(Static):
    """Some lines below a title; without lines it takes no room."""

    def __init__(self, *, id: str) -> None:
        """Begin without lines."""
        super().__init__(id=id, classes="-empty", markup=False)

    def tell(self, title: str, lines: Iterable[str]) -> None:
        """Show this title and these lines."""
        told = tuple(lines)
        self.border_title = titled(title)
        self.update(Hanging(told))
        self.set_class(not told, "-empty")


class Facts(VerticalScroll, can_focus=False):
    """Shows the panels, which can be scrolled."""

    def compose(self) -> ComposeResult:
        """Lay out the panels, the most important first."""
        yield TimeTrack()
        for name in ("mine", "cards", "questions", "agents", "tokens"):
            yield Panel(id=name)

    def tell(self, view: View) -> None:
        """Show this view."""
        own = mine(view) if isinstance(view, KeeperView) else ()
        time_track.tell(self.query_one(TimeTrack), view)
        self.query_one("#mine", Panel).tell(_("You"), own)
        self.query_one("#cards", Panel).tell(_("Cards"), cards(view))
        self.query_one("#questions", Panel).tell(_("Asked"), asked(view))
        self.query_one("#agents", Panel).tell(_("Agents"), standing(view))
        self.query_one("#tokens", Panel).tell(_("Tokens"), tokens(view))
