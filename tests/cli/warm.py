"""Starts the program in a process of its own, forked from one in which all of it is read already.

What a start costs beside that, and what it sets up for itself, has tests that start Python anew.
"""

import atexit
import gc
import importlib
import json
import os
import pkgutil
import socket
import subprocess
import sys
import time
import traceback
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import TextIO, cast

from companion.bootstrap import ROOT
from tests.light.sitecustomize import PATH

POSSIBLE = sys.platform == "linux"
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


def run(
    words: list[str], typed: bytes, folder: Path, env: dict[str, str]
) -> tuple[int, bytes, bytes]:
    """Run a command; give its exit code, and what it wrote on both streams."""
    with TemporaryFile() as given, TemporaryFile() as out, TemporaryFile() as err:
        given.write(typed)
        given.seek(0)
        asked = json.dumps([words, str(folder), env]).encode()
        socket.send_fds(_server(), [asked], [each.fileno() for each in (given, out, err)])
        code = int(_server().recv(16))
        out.seek(0)
        err.seek(0)
        return code, out.read(), err.read()


def _serve(asking: socket.socket) -> None:
    """Fork for each command that is asked for, until nobody asks any more."""
    import companion

    for each in pkgutil.walk_packages(companion.__path__, "companion."):
        if each.name != "companion.__main__":
            importlib.import_module(each.name)
    gc.freeze()
    while True:
        asked, streams, *_ = socket.recv_fds(asking, LONGEST, 3)
        if not asked:
            return
        if (child := os.fork()) == 0:
            for number, stream in enumerate(streams):
                os.dup2(stream, number)
            os._exit(_command(*json.loads(asked)))
        for stream in streams:
            os.close(stream)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        asking.send(str(code).encode())


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
