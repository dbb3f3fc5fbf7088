"""The progress of long work in the background, which can be stopped."""

from collections.abc import Callable

from companion.locale import N_, _
from companion.seal.checking.progress import Stage

STAGES: dict[Stage, str] = {
    "words": N_("Comparing what you kept: {at} of {number}"),
    "walk": N_("Reading the record: line {at} of {number}"),
    "audit": N_("Working out every seal again: line {at} of {number}"),
    "decisions": N_("Working out every decision again: line {at} of {number}"),
}


class Stopped(Exception):
    """The error by which stopped work ends."""


class Waiting:
    """Reports the progress of work in steps of one hundredth, and stops it."""

    def __init__(self, tell: Callable[[Stage, int, int], None], stopped: Callable[[], bool]):
        """Call `tell` with the progress; `stopped` says whether to stop."""
        self._tell = tell
        self._stopped = stopped
        self._told: tuple[Stage, int] | None = None

    def __call__(self, stage: Stage, done: int, number: int) -> None:
        """Report the progress, or stop the work."""
        if self._stopped():
            raise Stopped
        now = stage, 100 * done // number
        if now != self._told:
            self._told = now
            self._tell(stage, done, number)


def progress(stage: Stage, done: int, number: int) -> str:
    """Return the current stage and its progress as a sentence."""
    return _(STAGES[stage]).format(at=done + 1, number=number)
