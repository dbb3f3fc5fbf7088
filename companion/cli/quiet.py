"""Keys that are not echoed, and work that no key can break off halfway."""

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
IDLE = 180.0  # seconds without a line after which the curtain falls by itself


@contextmanager
def echo(*, on: bool) -> Iterator[None]:
    """Echo or hide keys; what was typed ahead is forgotten at the end, and shown nowhere."""
    if not POSSIBLE:
        yield
        return
    keys = sys.stdin.fileno()
    before = termios.tcgetattr(keys)
    wanted = termios.tcgetattr(keys)
    wanted[3] = wanted[3] | termios.ECHO if on else wanted[3] & ~termios.ECHO
    for name in ("VSUSP", "VDSUSP", "VQUIT"):  # a shell must not come up before a lifted curtain
        if hasattr(termios, name):
            wanted[6][getattr(termios, name)] = b"\0"
    termios.tcsetattr(keys, termios.TCSADRAIN, wanted)
    try:
        yield
    finally:
        termios.tcsetattr(keys, termios.TCSAFLUSH, before)


def leave_no_core() -> None:
    """Let no copy of the memory lie about, whatever key or fault would end the program."""
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
    """Let a program that is ended from outside still put its terminal right."""
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), _leave) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def _leave(number: int, frame: object) -> None:
    """Leave as shells expect it from a program that a signal has ended."""
    sys.exit(128 + number)


def patiently(read: Callable[[], str | None]) -> str | None:
    """Read a line, or give nothing when none has come for a while."""
    ready, _writable, _broken = select.select([sys.stdin], [], [], IDLE)
    return read() if ready else None


@contextmanager
def unbroken() -> Iterator[None]:
    """Let no Ctrl-C come between the disk and the memory."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # not the main thread, where no Ctrl-C arrives
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
