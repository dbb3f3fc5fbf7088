"""Two keys that uncover the hidden side for a short time; they are kept in memory only."""

import time
from collections.abc import Callable
from hmac import compare_digest
from typing import Final

from companion.core import NotUnderstood
from companion.locale import _
from companion.text.keyboard import by_place

LENGTH: Final = 2
SECONDS: Final = 120
# Two clocks, so that neither a clock set back nor a sleeping computer gives more time.
CLOCKS: Final[list[Callable[[], float]]] = [time.monotonic, time.time]


class ShortCode:
    """The two keys of a hidden seat: they work for two minutes after it was covered.

    The PIN must have been typed before; one wrong try ends that, as does all that asks for the PIN.
    """

    def __init__(self, gives_away: Callable[[str], bool] | None) -> None:
        """Begin without keys; `gives_away` says whether the PIN begins with certain keys."""
        self.due = False  # whether the keys are still to be chosen
        self._gives_away = gives_away
        self._keys = b""
        self._trusted = False  # whether the PIN was typed and still counts
        self._begun: tuple[float, ...] = ()  # when the two minutes began, by each clock

    def __repr__(self) -> str:
        """Show nothing of the keys."""
        return "ShortCode()"

    @property
    def chosen(self) -> bool:
        """Say whether two keys were chosen."""
        return bool(self._keys)

    def need_possible(self, typed: str) -> None:
        """Refuse two keys that are easy to guess or that begin the PIN."""
        keys = by_place(typed)
        if len(keys) != LENGTH or not keys.isalnum():
            raise NotUnderstood(_("choose two letters or figures"))
        if len(set(keys)) < LENGTH:
            raise NotUnderstood(_("choose two different keys"))
        if self._gives_away and self._gives_away(typed):
            raise NotUnderstood(_("the PIN begins with these two keys; choose others"))

    def choose(self, typed: str) -> None:
        """Set the two keys."""
        self.need_possible(typed)
        self._keys = by_place(typed).encode()

    def forget(self) -> None:
        """Remove the two keys: the PIN is asked for each time."""
        self._keys = b""

    def trust(self) -> None:
        """Note that the PIN was typed."""
        self._trusted = True

    def begin(self) -> None:
        """Start the two minutes, as the hidden side was just covered."""
        self._begun = tuple(clock() for clock in CLOCKS)

    def end(self) -> None:
        """Require the PIN the next time."""
        self._trusted = False

    @property
    def counts(self) -> bool:
        """Say whether the two keys can be used now."""
        passed = [clock() - then for clock, then in zip(CLOCKS, self._begun, strict=False)]
        in_time = bool(passed) and min(passed) >= 0 and max(passed) <= SECONDS
        return self.chosen and self._trusted and in_time

    def fits(self, typed: str) -> bool:
        """Say whether these are the two keys, and in time; if not, the PIN is required next."""
        right = compare_digest(by_place(typed).encode("utf-8", "replace"), self._keys)
        if not (self.counts and right):
            self.end()
        return self._trusted
