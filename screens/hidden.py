"""What hides by itself: when nobody is there, looks away, or the window changes."""

from collections.abc import Callable
from typing import Protocol

from textual import events
from textual.screen import Screen

GUESSING = 3  # how many times sooner it hides where the terminal never reports who looks away


class Alarm(Protocol):
    """Something that rings once."""

    def reset(self) -> None:
        """Begin to wait anew."""

    def stop(self) -> None:
        """Never ring."""


class Hidden(Screen[None]):
    """A screen that falls, with whatever lies over it, as soon as somebody else may look."""

    _idle: Alarm | None = None

    def alarm(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        """Ring after so many seconds."""
        return self.set_timer(seconds, ring)

    def keep_watch(self, seconds: float) -> None:
        """Begin to wait for so many seconds without a key, and for a return from the shell."""
        self._idle = self.alarm(seconds, self.fall)
        self.app.app_resume_signal.subscribe(self, lambda _app: self.fall())

    def heed(self, event: events.Event) -> None:
        """Hide when the window is not looked at or changes; wait anew at a key."""
        resized = isinstance(event, events.Resize) and event.size != self.size
        if resized or isinstance(event, events.AppBlur):
            self.fall()
        elif self._idle and isinstance(event, events.Key | events.MouseDown | events.Paste):
            self._idle.reset()

    def fall(self) -> None:
        """Hide, and take away what lies over it."""
        if self in self.app.screen_stack:
            while self.app.screen is not self:
                self.app.pop_screen()
            self.dismiss(None)
