"""A terminal of our own: the program runs in it as at a person's desk, and nothing is lost."""

import os
import re
import select
import signal
import struct
import sys
import time
from pathlib import Path
from types import TracebackType

from tests.cli import warm
from tests.light.sitecustomize import PATH

UP, DOWN = b"\x1b[?1049h", b"\x1b[?1049l"
SET_HERE = ("COMPANION_PIN", "COMPANION_WORDS", "COLUMNS", "LINES")
PROMPT = r"(?:\n|h|J|unseen)> "
ASKED = ("SIGINT", *warm.ASKED)
OF_TEXTUAL = "TEXTUAL"  # how that begins what Textual reads when it is imported
COMPANION = [sys.executable, "-m", "companion"]
KEY = re.compile("\x1b(?:\\[[0-9;]*[A-Za-z~]|O.)|.", re.DOTALL)
APART, REST = 0.012, 0.12  # seconds between keys, as programs type, and after every few
FEW = 4
TERMINAL = 0x80045430  # asks Linux for the number of a pseudo-terminal (TIOCGPTN)
PATIENCE = 60.0  # seconds after which a test that waits for words gives up


class Pseudo:
    """A program on a pseudo-terminal, and every byte that it has sent."""

    def __init__(
        self,
        command: list[str],
        home: Path,
        columns: int = 80,
        rows: int = 24,
        path: str = PATH,
        **more: str,
    ) -> None:
        """Start the program."""
        import pty

        self.sent = b""
        self._seen = 0
        environment = {
            **{name: what for name, what in os.environ.items() if name not in SET_HERE},
            "COMPANION_HOME": str(home),
            "LANGUAGE": "en",
            "TERM": "xterm",
            "PYTHONPATH": path,
            "PYTHONUTF8": "1",
            **more,
        }
        self._code: int | None = None
        anew = path != PATH or any(name.startswith(OF_TEXTUAL) for name in environment)
        if warm.POSSIBLE and command[:3] == COMPANION and not anew:
            self._ended = warm.ended
            self._keys, screen = pty.openpty()
            self._resize(columns, rows)
            self.pid = warm.start(command[3:], Path.cwd(), environment, [screen] * 3)
            os.close(screen)
            return
        self._ended = reaped
        self.pid, self._keys = pty.fork()
        if self.pid == 0:
            for name in ASKED:  # whoever runs the tests may have told them to ignore these
                signal.signal(getattr(signal, name), signal.SIG_DFL)
            os.execve(command[0], command, environment)
        self._resize(columns, rows)

    def _resize(self, columns: int, rows: int) -> None:
        """Give the terminal its size."""
        import fcntl
        import termios

        fcntl.ioctl(self._keys, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def __enter__(self) -> "Pseudo":
        """Give the terminal."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the program, if it has not left by itself."""
        if self._code is None:
            os.kill(self.pid, signal.SIGKILL)
            self._ended(self.pid)
        os.close(self._keys)

    def until(self, ending: str) -> str:
        """Read until the program has said this last, and waits; give all that it said."""
        while not re.search(ending.encode() + rb"\Z", self.sent[self._seen :]):
            if not self._more():
                raise AssertionError(f"{ending!r} did not come, but: {self.sent[self._seen :]!r}")
        return self._news()

    def _news(self) -> str:
        """Give what has come since it was last asked for."""
        news, self._seen = self.sent[self._seen :], len(self.sent)
        return plain(news)

    def rest(self) -> str:
        """Read until the program has left; give what it said."""
        while self._more():
            pass
        return self._news()

    def _more(self) -> bool:
        """Read what has come; say whether the program still talks."""
        ready, _writable, _broken = select.select([self._keys], [], [], PATIENCE)
        if not ready:
            raise AssertionError(f"nothing more came after {self.sent[-400:]!r}")
        try:
            found = os.read(self._keys, 65536)
        except OSError:  # what Linux says when the other end is gone
            return False
        self.sent += found
        return bool(found)

    def type(self, *lines: str, then: str = "") -> str:
        """Type lines, each when the one before is done; give what was said to the last."""
        said = ""
        for line in lines:
            self.send(f"{line}\r")
            said = self.until(then or PROMPT)
        return said

    def press(self, keys: str) -> None:
        """Press keys, a few at a time: a busy machine reads late what came meanwhile."""
        for at, key in enumerate(KEY.findall(keys), 1):
            self.send(key)
            time.sleep(APART)
            if at % FEW == 0:
                self._heard()
                time.sleep(REST)

    def _heard(self) -> None:
        """Wait until the program has read all keys, else it would take many for a pasted text."""
        last = time.monotonic() + PATIENCE
        while self._unread and time.monotonic() < last:
            time.sleep(APART)

    @property
    def _unread(self) -> int:
        """Count the signs that the program has not read yet, where the system tells."""
        import fcntl
        import termios

        if sys.platform != "linux":
            return 0
        number = struct.unpack("I", fcntl.ioctl(self._keys, TERMINAL, bytes(4)))[0]
        try:
            screen = os.open(f"/dev/pts/{number}", os.O_RDONLY | os.O_NOCTTY)
        except OSError:  # the program has left
            return 0
        try:
            unread: int = struct.unpack("i", fcntl.ioctl(screen, termios.FIONREAD, bytes(4)))[0]
            return unread
        finally:
            os.close(screen)

    def send(self, text: str) -> None:
        """Send a text at once, as a terminal does that does not say what is pasted."""
        os.write(self._keys, text.encode())

    @property
    def echoes(self) -> bool:
        """Say whether the terminal shows what is typed."""
        import termios

        return bool(termios.tcgetattr(self._keys)[3] & termios.ECHO)

    @property
    def code(self) -> int:
        """Wait for the end of the program and give its exit code."""
        if self._code is None:
            self.rest()
            self._code = self._ended(self.pid)
        return self._code

    @property
    def public(self) -> bytes:
        """Give what was sent to the open screen."""
        return re.sub(re.escape(UP) + b".*?" + re.escape(DOWN), b"", self.sent, flags=re.DOTALL)

    @property
    def hidden(self) -> bytes:
        """Give what was sent behind the curtain."""
        found = re.findall(re.escape(UP) + b"(.*?)" + re.escape(DOWN), self.sent, re.DOTALL)
        return b"".join(found)


def reaped(process: int) -> int:
    """Wait for a process that was started here, and give its exit code."""
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


def plain(sent: bytes) -> str:
    """Take the codes out of what was sent, and the breaks that only wrap lines."""
    text = re.sub(rb"\x1b\[[?0-9;]*[A-Za-z]", b"", sent).decode(errors="replace")
    return re.sub(r"\r?\n +", " ", text.replace("\r\n", "\n"))
