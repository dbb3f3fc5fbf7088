"""The commands; each has its own module, which is loaded when it is called."""

import os
import sys
from collections.abc import Callable
from io import TextIOWrapper
from typing import TYPE_CHECKING, TextIO

from companion.cli import language, own_games, plain_mode
from companion.cli.desk.output import say
from companion.cli.exit_codes import DONE, INTERRUPTED, UNREADABLE
from companion.core import CompanionError
from companion.locale import Reader, _, read_in
from companion.store.disk.system_errors import reason
from companion.telling.refusals import in_lines
from companion.telling.started import started_as

if TYPE_CHECKING:
    import argparse

HELP = "help"
COMMANDS = (
    "play",
    "watch",
    "tables",
    "evidence",
    "verify",
    "verifier",
    "replay",
    "known",
    "rules",
    "notation",
    "conformance",
    "arena",
    "library",
    "settings",
    "seal",
    "open",
)


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return its exit code; every error is said in one sentence."""
    with read_in(language.chosen()) as reader:
        return _guarded(sys.argv[1:] if arguments is None else arguments, reader)


def _guarded(arguments: list[str], reader: Reader) -> int:
    """Run a command in the right language, and catch all its errors."""
    sys.stdout, sys.stderr = _open(sys.stdout), _open(sys.stderr)
    if isinstance(sys.stdin, TextIOWrapper):  # undecodable input is refused later in a sentence
        sys.stdin.reconfigure(errors="surrogateescape")
    try:
        asked, rest = language.split(arguments)
        reader.language = asked or reader.language
        own, rest = own_games.split(rest)
        wished, rest = plain_mode.split(rest)
        by = plain_mode.chosen(wished)
        with own_games.laid(own), plain_mode.laid(bool(by)):
            if by:
                _say(_(by))
            code = _run(rest)
        sys.stdout.flush()
    except CompanionError as error:
        code = UNREADABLE
        for line in in_lines(error):
            _say(line)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        code = DONE
        _drop(sys.stdout)
    except OSError as error:
        code = _stopped(error)
    return code


def _stopped(error: OSError) -> int:
    """Say which file the system refused, or that nothing more can be printed."""
    if error.filename is not None:
        _say(f"{error.filename}: {reason(error)}")
    else:
        _say(_("nothing more can be written: {reason}").format(reason=reason(error)))
        _drop(sys.stdout)
    return UNREADABLE


def _open(stream: TextIO | None) -> TextIO:
    """Return a stream that can be written to, even if the caller closed it."""
    if stream is None:
        return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123 - for the whole run
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="backslashreplace")
    return stream


def _say(what: object) -> None:
    """Print a sentence to the error stream, if it is still open."""
    try:
        say(what, sys.stderr)
    except OSError:
        _drop(sys.stderr)


def _drop(stream: TextIO) -> None:
    """Discard what a broken stream has not written yet."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _run(arguments: list[str]) -> int:
    """Read the command line and call the command."""
    if not arguments:  # the app must appear at once, and needs no command
        from companion.cli.commands.welcome import welcome

        return welcome(started_as(), _run)
    from companion.cli.commandline import modules, whole

    if arguments[0] == HELP:
        arguments = [*(each for each in arguments if each != HELP), "--help"]
    wanted = whole(modules(COMMANDS, arguments[0])).parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = wanted.run
    return run(wanted)
