"""What hides by itself: when nobody is there, looks away, or the window changes."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from textual import events

from companion.locale import N_, _
from screens.kit.page import Page

GUESSING = 3  # how many times sooner it hides where the terminal never reports who looks away

IDLE = N_("The hidden side covered itself: nobody pressed a key.")
RESIZED = N_("The hidden side covered itself: the window changed its size.")
UNSEEN = N_("The hidden side covered itself: somebody looked at another window.")
LEFT = N_("The hidden side covered itself: the program was left for the shell.")


class Alarm(Protocol):
    """Something that rings once."""

    def cancel(self) -> None:
        """Never ring."""


class Hidden(Page[None]):
    """A screen that falls, with whatever lies over it, as soon as somebody else may look."""

    ALLOW_SELECT = False  # what is marked is meant to be copied
    fell = ""  # why it hid by itself
    _patience = 0.0  # seconds without a key after which it hides
    _idle: Alarm | None = None

    def alarm(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        """Ring after so many seconds: without a task of its own, as every key sets one."""
        loop = asyncio.get_running_loop()
        return loop.call_later(seconds, self.call_later, lambda: None if self.gone else ring())

    def keep_watch(self, seconds: float) -> None:
        """Begin to wait for so many seconds without a key, and for a return from the shell."""
        self._patience = seconds
        self.wait()
        self.app.app_resume_signal.subscribe(self, lambda _app: self.fall(_(LEFT)))

    def wait(self) -> None:
        """Wait the whole time from now on."""
        if self._idle:
            self._idle.cancel()
        self._idle = self.alarm(self._patience, self.nobody_there)

    def nobody_there(self) -> None:
        """Hide, as nobody has pressed a key for long."""
        self.fall(_(IDLE))

    def heed(self, event: events.Event) -> None:
        """Hide when the window is not looked at or changes; wait anew at a key."""
        if isinstance(event, events.Resize) and event.size != self.size:
            self.fall(_(RESIZED))
        elif isinstance(event, events.AppBlur):
            self.fall(_(UNSEEN))
        elif self._idle and isinstance(event, events.Key | events.MouseDown | events.Paste):
            self.wait()

    def fall(self, why: str = "") -> None:
        """Hide, and take away what lies over it; say why where nobody asked for it."""
        if not self.gone:
            self.fell = why
            while not self.on_top:
                self.app.pop_screen()
            self.dismiss(None)
