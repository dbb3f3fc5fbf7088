"""A page that says things: where they hide the least, and only as long as they matter."""

from textual import events
from textual.geometry import Region
from textual.widgets import Static

from screens.table.look import PLAIN, Look
from screens.table.play_page import PlayPage
from screens.table.seating import Seating

NARROW = "-narrow"


class Said(Static):
    """Shows what is said; it lies over the page, so that nothing moves."""

    def lie(self, aside: Region) -> None:
        """Lie over the bottom of a part of the page; over all its width where none is given."""
        self.styles.width = aside.width or None
        self.styles.offset = (aside.x, 0)


class SayingPage(PlayPage):
    """Says things: beside a board over the log, and in a narrow window over what is asked for."""

    def __init__(self, seating: Seating, look: Look = PLAIN) -> None:
        """Begin with nothing said."""
        super().__init__(seating, look)
        self.fleeting = False  # whether what was said goes away with the next key

    def tell_due(self) -> None:
        """Tell what is due as far as it has room."""
        raise NotImplementedError

    def say(self, text: str) -> None:
        """Say something; a refusal that was said there is in sight no more."""
        self.refused_by, self.fleeting = "", False
        said = self.query_one(Said)
        if text or said.display:  # a layout anew costs more than all the rest of a key
            said.update(text)
            said.display = bool(text)
            self._lay_aside()
            self.refresh_bindings()

    def _lay_aside(self) -> None:
        """Lay what is said where it hides the least."""
        self.query_one(Said).lie(Region() if self.has_class(NARROW) else self.face.aside)

    def on_resize(self) -> None:
        """Fit the new room, once everything in it has its own."""
        self.call_after_refresh(self._fit)

    def _fit(self) -> None:
        """Lay what is said and what is due where they have room now."""
        if self.is_attached and self.query(Said):  # an app that ends takes them away one by one
            self._lay_aside()
            self.tell_due()

    def say_for_now(self, text: str) -> None:
        """Say something until the next key, or until another screen comes."""
        self.say(text)
        self.fleeting = True

    def heed(self, event: events.Event) -> None:
        """Say no more what was said until the next key."""
        super().heed(event)
        if self.fleeting and isinstance(event, events.Key):
            self.say("")

    def on_screen_suspend(self) -> None:
        """Say no more what was said until another screen came."""
        super().on_screen_suspend()
        if self.fleeting:
            self.say("")
