"""Long work beside the screen: how far it is, and that nobody waits for it any more."""

from collections.abc import Callable

from companion.locale import N_, _
from companion.seal.heard import Stage

STAGES: dict[Stage, str] = {
    "words": N_("Comparing what you kept: {at} of {number}"),
    "walk": N_("Reading the record: line {at} of {number}"),
    "audit": N_("Working out every seal again: line {at} of {number}"),
}


class Stopped(Exception):
    """Nobody waits any more."""


class Waiting:
    """Hears from the work, tells every hundredth of it, and stops it."""

    def __init__(self, tell: Callable[[Stage, int, int], None], stopped: Callable[[], bool]):
        """Tell this, until somebody has stopped it."""
        self._tell = tell
        self._stopped = stopped
        self._told: tuple[Stage, int] | None = None

    def __call__(self, stage: Stage, done: int, number: int) -> None:
        """Hear how far it is."""
        if self._stopped():
            raise Stopped
        now = stage, 100 * done // number
        if now != self._told:
            self._told = now
            self._tell(stage, done, number)


def said(stage: Stage, done: int, number: int) -> str:
    """Say what is at work."""
    return _(STAGES[stage]).format(at=done + 1, number=number)
