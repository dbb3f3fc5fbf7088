"""Keys typed behind an answer, or behind what opens a dialog: they wait for what comes next."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual import events
from textual.app import App
from textual.screen import Screen


class Held:
    """Holds keys back from the moment of an answer until the next screen stands."""

    def __init__(self, app: App[Any], take: Callable[[events.Event], Awaitable[None]]) -> None:
        """Hold nothing; `take` is where keys go otherwise."""
        self._app = app
        self._take = take
        self._keys: list[events.Event] | None = None
        self._asked: Screen[Any] | None = None
        self._key = ""

    def begin(self, asked: Screen[Any], key: str = "enter") -> None:
        """Hold from now on what is typed behind a key, until this screen has done what it says."""
        self._keys, self._asked, self._key = self._keys or [], asked, key

    def keeps(self, event: events.Event) -> bool:
        """Hold a key back, if it is the time; the same one right behind itself is pressed once."""
        if self._asked and self._asked not in self._app.screen_stack:
            self.drop()  # it was taken away before it looked
        if not isinstance(event, events.Key | events.Paste):
            return False
        if self._keys is None and self._waits_for_a_screen:
            self._keys, self._key = [], ""
            self.taken()
        if self._keys is None:
            return False
        if self._keys or not (isinstance(event, events.Key) and event.key == self._key):
            self._keys.append(event)
        return True

    @property
    def _waits_for_a_screen(self) -> bool:
        """Say whether the top screen is still about to stand."""
        top = self._app.screen_stack[-1:]
        return bool(top) and not top[0].is_mounted

    def drop(self) -> None:
        """Forget what was typed."""
        self._keys, self._asked = None, None

    def taken(self) -> None:
        """Give the keys to the screen that comes next, as soon as it stands."""
        self._asked = None
        self._app.call_later(self._deliver)

    async def _deliver(self) -> None:
        """Wait for that screen."""
        await asyncio.sleep(0)  # whoever has asked goes on first, and shows it
        if self._keys:
            self._asked = self._app.screen  # which may be taken away before it looks, too
            self._asked.call_later(self._give)
        else:
            self.drop()

    async def _give(self) -> None:
        """Give the keys one after the other, until one of them is an answer again."""
        if self._asked is not self._app.screen:  # that has opened another one meanwhile
            self.taken()
            return
        self._asked = None
        while self._keys and self._asked is None:
            await self._take(self._keys.pop(0))
        if self._asked is None:
            self.drop()
