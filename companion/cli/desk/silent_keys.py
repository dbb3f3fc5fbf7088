"""Hides typed keys, and protects work from being interrupted."""

import select
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

try:
    import termios
except ImportError:  # Windows
    POSSIBLE = False
else:
    POSSIBLE = True

NOT_DUMPABLE = 4  # PR_SET_DUMPABLE
IDLE = 180.0  # seconds without a line after which the hidden side is covered


@contextmanager
def echo(*, on: bool) -> Iterator[None]:
    """Show or hide typed keys during a block; keys typed too early are dropped at its end."""
    if not POSSIBLE:
        yield
        return
    keys = sys.stdin.fileno()
    before = termios.tcgetattr(keys)
    wanted = termios.tcgetattr(keys)
    wanted[3] = wanted[3] | termios.ECHO if on else wanted[3] & ~termios.ECHO
    for name in ("VSUSP", "VDSUSP", "VQUIT"):  # no shell may appear while the hidden side is shown
        if hasattr(termios, name):
            wanted[6][getattr(termios, name)] = b"\0"
    termios.tcsetattr(keys, termios.TCSADRAIN, wanted)
    try:
        yield
    finally:
        termios.tcsetattr(keys, termios.TCSAFLUSH, before)


def leave_no_core() -> None:
    """Prevent core dumps, which would contain secrets."""
    if hasattr(signal, "SIGQUIT"):
        signal.signal(signal.SIGQUIT, signal.SIG_IGN)
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(AttributeError, OSError, TypeError):
        import ctypes

        ctypes.CDLL(None).prctl(NOT_DUMPABLE, 0, 0, 0, 0)


@contextmanager
def cleared_up() -> Iterator[None]:
    """Run a block that can restore the terminal even if the program is terminated."""
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), _leave) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def _leave(number: int, frame: object) -> None:
    """Exit as shells expect after this signal."""
    sys.exit(128 + number)


def patiently(read: Callable[[], str | None]) -> str | None:
    """Read a line; None if none comes for a while."""
    ready, _writable, _broken = select.select([sys.stdin], [], [], IDLE)
    return read() if ready else None


@contextmanager
def unbroken() -> Iterator[None]:
    """Run a block without interruption by Ctrl-C, as it saves something."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # another thread, which Ctrl-C does not interrupt
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
