"""What hides by itself: when nobody is there, looks away, or the window changes."""

from collections.abc import Callable
from typing import Protocol

from textual import events
from textual.screen import Screen

from companion.locale import _

GUESSING = 3  # how many times sooner it hides where the terminal never reports who looks away

IDLE = _("The map hid itself: nobody pressed a key.")
RESIZED = _("The map hid itself: the window changed its size.")
UNSEEN = _("The map hid itself: another window was looked at.")
LEFT = _("The map hid itself: the program was left for the shell.")


class Alarm(Protocol):
    """Something that rings once."""

    def reset(self) -> None:
        """Begin to wait anew."""

    def stop(self) -> None:
        """Never ring."""


class Hidden(Screen[None]):
    """A screen that falls, with whatever lies over it, as soon as somebody else may look."""

    fell = ""  # why it hid by itself
    _idle: Alarm | None = None

    def alarm(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        """Ring after so many seconds."""
        return self.set_timer(seconds, ring)

    def keep_watch(self, seconds: float) -> None:
        """Begin to wait for so many seconds without a key, and for a return from the shell."""
        self._idle = self.alarm(seconds, lambda: self.fall(IDLE))
        self.app.app_resume_signal.subscribe(self, lambda _app: self.fall(LEFT))

    def heed(self, event: events.Event) -> None:
        """Hide when the window is not looked at or changes; wait anew at a key."""
        if isinstance(event, events.Resize) and event.size != self.size:
            self.fall(RESIZED)
        elif isinstance(event, events.AppBlur):
            self.fall(UNSEEN)
        elif self._idle and isinstance(event, events.Key | events.MouseDown | events.Paste):
            self._idle.reset()

    def fall(self, why: str = "") -> None:
        """Hide, and take away what lies over it; say why where nobody asked for it."""
        if self in self.app.screen_stack:
            self.fell = why
            while self.app.screen is not self:
                self.app.pop_screen()
            self.dismiss(None)
