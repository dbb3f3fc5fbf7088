"""Keeps keys that are typed fast after an answer, and sends them to the next screen."""

import asyncio
from collections.abc import Awaitable, Callable

from textual import events

from screens.kit.any_screen import AnyApp, AnyScreen


class KeyBuffer:
    """Holds keys back from an answer until the next screen is ready."""

    def __init__(self, app: AnyApp, take: Callable[[events.Event], Awaitable[None]]) -> None:
        """Begin without keys; `take` handles keys that are not held back."""
        self._app = app
        self._take = take
        self._keys: list[events.Event] | None = None
        self._asked: AnyScreen | None = None
        self._key = ""

    def begin(self, asked: AnyScreen, key: str = "enter") -> None:
        """Hold back all keys after this one, until the screen has handled its answer."""
        self._keys, self._asked, self._key = self._keys or [], asked, key

    def keeps(self, event: events.Event) -> bool:
        """Hold back a key if necessary, and say whether it was; a repeated key counts once."""
        if self._asked and self._asked not in self._app.screen_stack:
            self.drop()  # it was closed before
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
        """Say whether the top screen is not ready yet."""
        top = self._app.screen_stack[-1:]
        return bool(top) and not top[0].is_mounted

    def drop(self) -> None:
        """Drop the keys."""
        self._keys, self._asked = None, None

    def taken(self) -> None:
        """Send the keys to the next screen as soon as it is ready."""
        self._asked = None
        self._app.call_later(self._deliver)

    async def _deliver(self) -> None:
        """Wait for that screen."""
        await asyncio.sleep(0)  # the code that asked must first open the next screen
        if self._keys:
            self._asked = self._app.screen  # which may be closed too
            self._asked.call_later(self._give)
        else:
            self.drop()

    async def _give(self) -> None:
        """Send the keys one by one, until one of them is an answer again."""
        if self._asked is not self._app.screen:  # it has opened another screen meanwhile
            self.taken()
            return
        self._asked = None
        while self._keys and self._asked is None:
            await self._take(self._keys.pop(0))
        if self._asked is None:
            self.drop()
