"""What was worked out of the newest states of a table, so that everybody shares it."""

from collections.abc import Callable
from typing import TypeVar

from companion.untyped import GamesOwn

Result = TypeVar("Result")


class Moments:
    """Keeps values for the newest state, and for the one before it."""

    def __init__(self) -> None:
        """Begin without states."""
        self._kept: tuple[tuple[object, dict[str, GamesOwn]], ...] = ()

    def reach(self, state: object) -> None:
        """Take this state as the newest."""
        if not self._kept or self._kept[0][0] is not state:
            self._kept = ((state, {}), *self._kept[:1])

    def once(self, state: object, what: str, work: Callable[[], Result]) -> Result:
        """Return a value for a state, made by `work`; a state that is not kept has it made anew."""
        made = next((made for at, made in self._kept if at is state), {})
        if what not in made:
            made[what] = work()
        found: Result = made[what]
        return found
