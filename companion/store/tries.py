"""Wrong PINs of a file, counted beside it: every further one has to wait, also after a restart."""

import os
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from companion.core import Unreadable
from companion.plaintext import visible
from companion.store.backoff import need_waited
from companion.store.files import PRIVATE

COUNTED = re.compile(r"([0-9]{1,6}) ([0-9]{1,12})\n")


class Tries:
    """The tries at one file."""

    def __init__(self, file: Path, clock: Callable[[], float]) -> None:
        """Count in a file beside the one that is tried."""
        self._file = file.with_suffix(".tries")
        self._clock = clock

    def count(self) -> None:
        """Count a try before it is made, so that a kill forgives nothing; refuse one too soon."""
        tries, tried = self._before()
        now = int(self._clock())
        if tried > now:  # the clock was set back: the wait begins anew, and does not last for years
            self._write(tries, now)
        need_waited(tries, now - min(tried, now))
        self._write(tries + 1, now)

    def forget(self) -> None:
        """Begin anew after a right PIN."""
        with suppress(OSError):
            self._file.unlink()

    def _before(self) -> tuple[int, int]:
        """Read how many wrong tries there were in a row, and when the last one was."""
        with suppress(OSError, ValueError):
            if found := COUNTED.fullmatch(self._file.read_text("ascii")):
                return int(found[1]), int(found[2])
        return 0, 0

    def _write(self, tries: int, now: int) -> None:
        """Write down how many there were; where that cannot be done, nothing is tried."""
        try:
            handle = os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
            with os.fdopen(handle, "w", encoding="ascii", newline="\n") as file:
                file.write(f"{tries} {now}\n")
        except OSError as error:
            raise Unreadable(f"{visible(self._file)}: {error.strerror}") from None
