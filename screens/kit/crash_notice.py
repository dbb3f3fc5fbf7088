"""When the app has to stop: the terminal is put right, and one sentence says what to do."""

import asyncio
import logging
import signal
from collections.abc import Callable
from contextlib import suppress

from companion.locale import _
from companion.store.errors import Damaged, NotOpened, NotSaved
from screens.kit.terminal_input import Decoder, Parser

OUTSIDE = ("SIGTERM", "SIGHUP")


def said(error: Exception | None) -> str:
    """Say why the app had to stop, without a word of what it held."""
    error = getattr(error, "error", error)  # what failed beside the screen comes wrapped
    if isinstance(error, NotSaved | NotOpened | Damaged):
        return str(error)
    reason = f"{type(error).__name__}, {_place(error)}" if error else _("the terminal failed")
    said = _(
        "Companion had to stop ({reason}). Everything up to the last line is saved:"
        " start it again to go on."
    )
    return said.format(reason=reason)


def _place(error: Exception) -> str:
    """Name the place in the program where something went wrong."""
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}" if trace else "?"


def when_ended(leave: Callable[[int], object]) -> None:
    """Leave with an exit code, as shells expect it, when the program is ended from outside."""
    loop = asyncio.get_running_loop()
    for number in (getattr(signal, name) for name in OUTSIDE if hasattr(signal, name)):
        with suppress(NotImplementedError):  # the loop of Windows hears no signals
            loop.add_signal_handler(number, leave, 128 + number)


def steady() -> None:
    """Let nothing that a terminal sends stop the app, and no log speak to it behind the app."""
    logging.getLogger().addHandler(logging.NullHandler())
    with suppress(ImportError):  # Windows gives no bytes
        from textual.drivers import linux_driver

        vars(linux_driver).update(
            getincrementaldecoder=lambda _encoding: Decoder, XTermParser=Parser
        )
