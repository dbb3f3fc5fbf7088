"""The public picture of Agents."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.widgets import Static

from companion.games.agents.view import View
from companion.games.agents.words.moments import checks_due
from screens.games.agents.counters import counters
from screens.games.agents.drawing import drawn
from screens.games.agents.files_face import Counters
from screens.table.public_picture import PublicPicture


class FilesPicture(PublicPicture):
    """Shows which checks are due, and the important numbers."""

    DEFAULT_CSS: ClassVar = """
    FilesPicture { align: center middle; }
    FilesPicture #checks { background: $warning; color: auto 100%; text-style: bold; }
    FilesPicture #checks { width: 1fr; text-align: center; }
    FilesPicture Counters { width: 1fr; height: auto; margin: 1 0; content-align: center top; }
    """

    def compose(self) -> ComposeResult:
        """Lay out the line for checks above the numbers."""
        yield Static(id="checks", markup=False)
        yield Counters(markup=False)

    def tell(self, view: View) -> None:
        """Show this view."""
        said = checks_due(view)
        checks = self.query_one("#checks", Static)
        checks.update(said)
        checks.display = bool(said)
        self.query_one(Counters).update(drawn(counters(view)))
