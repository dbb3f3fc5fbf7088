"""What is said aloud: a sentence for everybody, and a sign that is read across the table."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Digits, Static

from companion.game import Announcement


class Announced(Vertical):
    """Shows what was announced last; a page in which it is large shows nothing but this."""

    shown: Announcement | None = None

    def compose(self) -> ComposeResult:
        """Lay out the sentence and the sign."""
        yield Static(id="announced-words", markup=False)
        yield Digits(id="announced-sign")

    def tell(self, announcement: Announcement | None) -> None:
        """Say this, or nothing."""
        if announcement == self.shown:
            return
        self.shown = announcement
        said = announcement or Announcement("")
        self.query_one("#announced-words", Static).update(said.said)
        sign = self.query_one(Digits)
        sign.update(said.sign)
        sign.set_class(not said.sign, "-empty")
        self.set_class(announcement is None, "-empty")
