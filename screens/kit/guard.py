"""Hides a page by itself: after a time without keys, or when the window loses focus or changes."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from textual import events
from textual.screen import Screen

from companion.locale import N_, _

GUESSING = 3  # waits this many times shorter if the terminal does not report focus

IDLE = N_("The hidden side covered itself: nobody pressed a key.")
RESIZED = N_("The hidden side covered itself: the window changed its size.")
UNSEEN = N_("The hidden side covered itself: somebody looked at another window.")
LEFT = N_("The hidden side covered itself: the program was left for the shell.")


class Alarm(Protocol):
    """A timer that rings once."""

    def cancel(self) -> None:
        """Stop the timer."""


class Guard:
    """Closes a page, and all that lies over it, as soon as somebody else may look.

    Where one person is alone with the screen, a change of the window does nothing, and time without
    keys does what the page says.
    """

    def __init__(self, page: Screen[None], nobody_there: Callable[[], None] | None = None) -> None:
        """Guard a page after `begin`; `nobody_there` is called instead of closing it."""
        self.fell = ""  # why the page was closed
        self._page = page
        self._nobody_there = nobody_there
        self._patience = 0.0  # seconds without a key until it is closed
        self._idle: Alarm | None = None

    def alarm(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        """Call a function after so many seconds; this is cheap, as each key sets a new timer."""
        page, loop = self._page, asyncio.get_running_loop()
        return loop.call_later(seconds, page.call_later, lambda: None if self._gone else ring())

    def begin(self, seconds: float) -> None:
        """Begin to count seconds without keys, and to watch for returns from the shell."""
        self._patience = seconds
        self._wait()
        page = self._page
        page.app.app_resume_signal.subscribe(page, lambda _app: self.fall(_(LEFT)))

    def _wait(self) -> None:
        """Count from the beginning again."""
        if self._idle:
            self._idle.cancel()
        self._idle = self.alarm(self._patience, self._nobody_there or self._fall_idle)

    def _fall_idle(self) -> None:
        """Close the page, as no key was pressed for a long time."""
        self.fall(_(IDLE))

    def heed(self, event: events.Event) -> None:
        """Close the page when its window loses focus or changes; a key restarts the time."""
        alone = self._nobody_there is not None
        if not alone and isinstance(event, events.Resize) and event.size != self._page.size:
            self.fall(_(RESIZED))
        elif not alone and isinstance(event, events.AppBlur):
            self.fall(_(UNSEEN))
        elif self._idle and isinstance(event, events.Key | events.MouseDown | events.Paste):
            self._wait()

    def fall(self, why: str = "") -> None:
        """Close the page and all that lies over it, and remember why."""
        if not self._gone:
            self.fell = why
            self.clear()
            self._page.dismiss(None)

    def clear(self) -> None:
        """Close all that lies over the page."""
        app = self._page.app
        while not self._gone and app.screen is not self._page:
            app.pop_screen()

    @property
    def _gone(self) -> bool:
        """Say whether the page was left already."""
        return self._page not in self._page.app.screen_stack
