"""A command that runs on while a test types to it and hears it, until it is killed."""

import os
import select
import signal

from companion.bootstrap import ROOT
from tests.cli import warm


class Living:
    """A running command, the pipes to it, and those from it."""

    def __init__(self, words: list[str], env: dict[str, str]) -> None:
        """Start it."""
        (given, keys), (out, said), (err, wrong) = os.pipe(), os.pipe(), os.pipe()
        self._process = warm.start(words, ROOT, env, (given, said, wrong))
        for end in (given, said, wrong):
            os.close(end)
        self.keys = os.fdopen(keys, "wb", buffering=0)
        self.said, self.complaints = os.fdopen(out, "rb"), os.fdopen(err, "rb")

    def live(self, seconds: float) -> None:
        """Let it run on for a while, or until it complains; nothing depends on how far it gets."""
        select.select([self.complaints], [], [], seconds)

    def kill(self) -> tuple[int, str, str]:
        """Kill it; give its exit code, what it still said, and what it complained of."""
        os.kill(self._process, signal.SIGKILL)
        code = warm.ended(self._process)
        with self.keys, self.said, self.complaints:
            return code, self.said.read().decode(), self.complaints.read().decode()
