"""What takes a page away by itself: when nobody is there, looks away, or the window changes."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from textual import events
from textual.screen import Screen

from companion.locale import N_, _

GUESSING = 3  # how many times sooner it hides where the terminal never reports who looks away

IDLE = N_("The hidden side covered itself: nobody pressed a key.")
RESIZED = N_("The hidden side covered itself: the window changed its size.")
UNSEEN = N_("The hidden side covered itself: somebody looked at another window.")
LEFT = N_("The hidden side covered itself: the program was left for the shell.")


class Alarm(Protocol):
    """Something that rings once."""

    def cancel(self) -> None:
        """Never ring."""


class Guard:
    """Lets a page fall, with whatever lies over it, as soon as somebody else may look.

    Where one person is alone with the screen, another size or window harms nothing, and minutes
    without a key do what the page says.
    """

    def __init__(self, page: Screen[None], nobody_there: Callable[[], None] | None = None) -> None:
        """Guard a page from `begin` on; say what is done where somebody is alone with it."""
        self.fell = ""  # why it hid by itself
        self._page = page
        self._nobody_there = nobody_there
        self._patience = 0.0  # seconds without a key after which it hides
        self._idle: Alarm | None = None

    def alarm(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        """Ring after so many seconds: without a task of its own, as every key sets one."""
        page, loop = self._page, asyncio.get_running_loop()
        return loop.call_later(seconds, page.call_later, lambda: None if self._gone else ring())

    def begin(self, seconds: float) -> None:
        """Begin to wait for so many seconds without a key, and for a return from the shell."""
        self._patience = seconds
        self._wait()
        page = self._page
        page.app.app_resume_signal.subscribe(page, lambda _app: self.fall(_(LEFT)))

    def _wait(self) -> None:
        """Wait the whole time from now on."""
        if self._idle:
            self._idle.cancel()
        self._idle = self.alarm(self._patience, self._nobody_there or self._fall_idle)

    def _fall_idle(self) -> None:
        """Hide, as nobody has pressed a key for long."""
        self.fall(_(IDLE))

    def heed(self, event: events.Event) -> None:
        """Hide when the window is not looked at or changes; wait anew at a key."""
        alone = self._nobody_there is not None
        if not alone and isinstance(event, events.Resize) and event.size != self._page.size:
            self.fall(_(RESIZED))
        elif not alone and isinstance(event, events.AppBlur):
            self.fall(_(UNSEEN))
        elif self._idle and isinstance(event, events.Key | events.MouseDown | events.Paste):
            self._wait()

    def fall(self, why: str = "") -> None:
        """Hide, and take away what lies over it; say why where nobody asked for it."""
        if not self._gone:
            self.fell = why
            self.clear()
            self._page.dismiss(None)

    def clear(self) -> None:
        """Take away what lies over the page."""
        app = self._page.app
        while not self._gone and app.screen is not self._page:
            app.pop_screen()

    @property
    def _gone(self) -> bool:
        """Say whether somebody has left the page."""
        return self._page not in self._page.app.screen_stack
