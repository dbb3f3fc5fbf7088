"""Starts the program in a process of its own, forked from one that has read its code and entries.

What a start costs beside that, and what it sets up for itself, has tests that start Python anew.
"""

import atexit
import gc
import importlib
import json
import os
import pkgutil
import signal
import socket
import subprocess
import sys
import time
import traceback
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, TextIO, cast

from companion.bootstrap import ROOT
from tests.light.sitecustomize import PATH

POSSIBLE = sys.platform == "linux"
ASKED = ("SIGTERM", "SIGHUP", "SIGQUIT", "SIGTSTP")
ANEW: "dict[int, subprocess.Popen[bytes]]" = {}
LONGEST = 1 << 20  # bytes of all words and of the environment


@cache
def _server() -> socket.socket:
    """Start the process that the others are forked from, once for all tests of this one."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with there:
        server = subprocess.Popen(
            [sys.executable, "-m", "tests.cli.warm", str(there.fileno())],
            pass_fds=(there.fileno(),),
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": PATH},
        )

    def end() -> None:
        here.close()
        server.wait()

    atexit.register(end)
    return here


def start(
    words: list[str],
    folder: Path,
    env: dict[str, str],
    streams: Sequence[int],
    anew: bool = not POSSIBLE,
) -> int:
    """Start a command on three streams of one's own; give the number of its process."""
    if anew:
        command = [sys.executable, "-m", "companion", *words]
        given, out, err = streams
        begun = subprocess.Popen(command, stdin=given, stdout=out, stderr=err, cwd=folder, env=env)
        ANEW[begun.pid] = begun
        return begun.pid
    asked = json.dumps([words, str(folder), env]).encode()
    socket.send_fds(_server(), [asked], [*streams])
    return int(_server().recv(16))


def ended(process: int) -> int:
    """Wait until a command has ended; give its exit code."""
    if process in ANEW:
        return ANEW.pop(process).wait()
    _server().send(json.dumps(process).encode())
    return int(_server().recv(16))


def run(
    words: list[str], typed: bytes, folder: Path, env: dict[str, str], anew: bool = not POSSIBLE
) -> tuple[int, bytes, bytes]:
    """Run a command; give its exit code, and what it wrote on both streams."""
    with TemporaryFile() as given, TemporaryFile() as out, TemporaryFile() as err:
        given.write(typed)
        given.seek(0)
        streams = [each.fileno() for each in (given, out, err)]
        code = ended(start(words, folder, env, streams, anew))
        out.seek(0)
        err.seek(0)
        return code, out.read(), err.read()


def _serve(asking: socket.socket) -> None:
    """Fork for each command that is asked for, until nobody asks any more."""
    import companion
    import screens
    from companion.rulebook.questions.table_search import prepare
    from companion.store.kept_rules import lay_open
    from screens import verifier

    for room in (companion, screens):
        for each in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
            if each.name != "companion.__main__":
                importlib.import_module(each.name)
    verifier.fingerprint()
    lay_open()
    prepare()
    gc.freeze()
    while True:
        asked, streams, *_ = socket.recv_fds(asking, LONGEST, 3)
        if not asked:
            return
        wanted = json.loads(asked)
        told = _reaped(wanted) if isinstance(wanted, int) else _forked(wanted, streams)
        asking.send(str(told).encode())


def _reaped(process: int) -> int:
    """Wait for a process that was forked, and give its exit code."""
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


def _forked(command: list[Any], streams: Sequence[int]) -> int:
    """Fork a process that is the command; give its number."""
    if (child := os.fork()) == 0:
        _sit_at(streams)
        os._exit(_command(*command))
    for stream in streams:
        os.close(stream)
    return child


def _sit_at(streams: Sequence[int]) -> None:
    """Have these streams, and the terminal that they may be, to oneself, as a shell gives them."""
    import fcntl
    import termios

    os.setsid()
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
    for stream in set(streams):
        os.close(stream)
    if os.isatty(0):
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    for name in ASKED:  # whoever runs the tests may have told them to ignore these
        signal.signal(getattr(signal, name), signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def _stream(number: int, way: str) -> TextIO:
    """Give a stream of the process, as Python gives it."""
    return cast(TextIO, open(number, way, encoding="utf-8"))


def _command(words: list[str], folder: str, env: dict[str, str]) -> int:
    """Be the command, in its folder and environment and on its streams."""
    from companion.cli import main

    os.chdir(folder)
    os.environ.clear()
    os.environ.update(env)
    time.tzset()
    sys.argv = [str(ROOT / "companion" / "__main__.py"), *words]
    sys.stdin = _stream(0, "r")
    sys.stdout, sys.stderr = _stream(1, "w"), _stream(2, "w")
    code = 1
    try:
        code = main()
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else 1
    except BaseException:
        traceback.print_exc()
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    return code


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
