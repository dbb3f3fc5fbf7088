"""How wrong PINs are slowed: after a few free ones each try waits, for seconds and never longer.

A wait keeps off who guesses at the keyboard: ten thousand PINs of four figures take a day. It
cannot keep off who has the file, who tries elsewhere; and a longer one would only let somebody shut
the owner out by typing nonsense.
"""

from companion.locale import counted
from companion.store.errors import WrongPin

FREE_TRIES = 3
FIRST_WAIT, LONGEST_WAIT = 5, 10  # seconds


def need_waited(tries: int, waited: int) -> None:
    """Refuse a try that comes too soon after so many wrong ones, right or wrong; it counts not."""
    left = wait(tries) - waited
    if left > 0:
        raise WrongPin(
            counted(
                "too many wrong PINs; the next try is possible in {seconds} second",
                "too many wrong PINs; the next try is possible in {seconds} seconds",
                left,
            ).format(seconds=left)
        )


def wait(tries: int) -> int:
    """Give the seconds that must pass after so many wrong tries."""
    if tries < FREE_TRIES:
        return 0
    return min(FIRST_WAIT << min(tries - FREE_TRIES, 10), LONGEST_WAIT)
