"""What is done when the app fails: the terminal is restored, and one sentence says what to do."""

import asyncio
import logging
import signal
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from companion.locale import _
from companion.store.disk.errors import Damaged, NotOpened, NotSaved
from screens.kit.keys.terminal_input import Decoder, InputParser, follows

OUTSIDE = ("SIGTERM", "SIGHUP")


def notice(error: Exception | None) -> str:
    """Say why the app stopped, without any of its data."""
    error = getattr(error, "error", error)  # an error of a background task is wrapped
    if isinstance(error, NotSaved | NotOpened | Damaged):
        return str(error)
    reason = f"{type(error).__name__}, {_place(error)}" if error else _("the terminal failed")
    said = _(
        "Companion had to stop ({reason}). Everything up to the last line is saved:"
        " start it again to go on."
    )
    return said.format(reason=reason)


def _place(error: Exception) -> str:
    """Return the function and line where an error happened."""
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}" if trace else "?"


def when_ended(leave: Callable[[int], object]) -> None:
    """Call this with the usual exit code when the program is terminated from outside."""
    loop = asyncio.get_running_loop()
    for number in (getattr(signal, name) for name in OUTSIDE if hasattr(signal, name)):
        with suppress(NotImplementedError):  # not possible on Windows
            loop.add_signal_handler(number, leave, 128 + number)


def steady() -> None:
    """Prevent odd terminal input from stopping the app, and logs from writing over it."""
    logging.getLogger().addHandler(logging.NullHandler())
    with suppress(ImportError):  # not needed on Windows
        from textual.drivers import linux_driver

        vars(linux_driver).update(
            getincrementaldecoder=lambda _encoding: partial(Decoder, follows),
            XTermParser=InputParser,
        )
