"""Two keys that lift the curtain again soon after it fell; nothing but the memory holds them."""

import time
from collections.abc import Callable
from hmac import compare_digest
from typing import Final

from companion.core import NotUnderstood
from companion.keyboard import by_place
from companion.locale import _

LENGTH: Final = 2
SECONDS: Final = 120
# A clock that is set back gives no more time, and neither does a machine that slept.
CLOCKS: Final[list[Callable[[], float]]] = [time.monotonic, time.time]


class ShortCode:
    """The two keys of a hidden seat: good once the PIN was given, for two minutes at a time.

    One wrong try ends that, and so does whatever else asks for the PIN.
    """

    def __init__(self, gives_away: Callable[[str], bool] | None) -> None:
        """Begin without any; what would give the PIN away is refused."""
        self.due = False  # whether it is still to be asked for
        self._gives_away = gives_away
        self._keys = b""
        self._trusted = False  # whether the PIN was given, and nothing ended that
        self._begun: tuple[float, ...] = ()  # when the two minutes began

    def __repr__(self) -> str:
        """Show nothing."""
        return "ShortCode()"

    @property
    def chosen(self) -> bool:
        """Say whether there is one."""
        return bool(self._keys)

    def need_possible(self, typed: str) -> None:
        """Refuse two keys that anybody would try first, or that begin the PIN."""
        keys = by_place(typed)
        if len(keys) != LENGTH or not keys.isalnum():
            raise NotUnderstood(_("choose two letters or figures"))
        if len(set(keys)) < LENGTH:
            raise NotUnderstood(_("choose two different keys"))
        if self._gives_away and self._gives_away(typed):
            raise NotUnderstood(_("the PIN begins with these two keys; choose others"))

    def choose(self, typed: str) -> None:
        """Take two keys."""
        self.need_possible(typed)
        self._keys = by_place(typed).encode()

    def forget(self) -> None:
        """Have none: the PIN is asked for each time."""
        self._keys = b""

    def trust(self) -> None:
        """Note that the PIN was given."""
        self._trusted = True

    def begin(self) -> None:
        """Count the two minutes from now on: the hidden side has just been covered."""
        self._begun = tuple(clock() for clock in CLOCKS)

    def end(self) -> None:
        """Ask for the PIN the next time."""
        self._trusted = False

    @property
    def counts(self) -> bool:
        """Say whether two keys suffice now."""
        passed = [clock() - then for clock, then in zip(CLOCKS, self._begun, strict=False)]
        in_time = bool(passed) and min(passed) >= 0 and max(passed) <= SECONDS
        return self.chosen and self._trusted and in_time

    def fits(self, typed: str) -> bool:
        """Say whether these are the two keys, and in time; where not, the PIN is next."""
        right = compare_digest(by_place(typed).encode("utf-8", "replace"), self._keys)
        if not (self.counts and right):
            self.end()
        return self._trusted
