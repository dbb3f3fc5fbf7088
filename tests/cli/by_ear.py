"""A whole game in plain mode at a terminal of our own, and what a screen reader stumbles over."""

import re
import sys
from importlib.resources import files
from pathlib import Path

import pytest

pytest.importorskip("pty", reason="this machine has no pseudo-terminals")
pytest.importorskip("termios", reason="this machine has no pseudo-terminals")

from companion import games
from companion.text.gametext import example
from tests.cli.pseudo import DOWN, UP, Pseudo

PIN = "246813579"
SHARE = "share 11 2047 0 8"
ASKED = r"(?::|no:|ne:|nie:|нет:) "
LINES = {"en": "Your line: ", "cs": "Váš řádek: ", "sk": "Váš riadok: ", "ru": "Ваша строка: "}
COMPANION = [sys.executable, "-m", "companion"]
CLEARED = b"\x1b[2J\x1b[H"  # belongs to the curtain, which is no redraw
STUMBLES = {
    "a code for the terminal": r"\x1b|[\x00-\x09\x0b-\x1f]",
    "a drawing": r"[\u2190-\u21ff\u2300-\u23ff\u2500-\u27bf\u2800-\u28ff]",
    "a run of one sign": r"([^\w\s])\1(?!\w)",  # an option begins with two
    "a run of punctuation": r"[^\w\s“”„«»()]{3,}",
    "a quoting sign": "`",
    "a run of blanks": r"\S  +\S",
    "a line that is set in": r"(?m)^[ \t]+\S",
    "a bullet": r"(?m)^[-*·•] ",
    "a row that only draws": r"(?m)^[^\w\n]+$",
}


class ByEar:
    """Plays the example of a game in plain mode, and hears all that is said."""

    def __init__(self, game: str, home: Path, language: str = "en", *more: str) -> None:
        """Begin the table of the example."""
        self.game = games.take(game)
        self.line = LINES[language]  # what asks for a line
        package = f"companion.games.{game.replace('-', '_')}"
        written = example((files(package) / "NOTATION.md").read_text("utf-8"))
        head, _blank, moves = written.partition("\n\n")
        given = dict(line.split(": ", 1) for line in head.splitlines())
        self.moves = [each for each in moves.splitlines() if each and each[0] != "#"]
        asked = {each.name for each in self.game.options if not each.file}
        options = [f"--option={name}={what}" for name, what in given.items() if name in asked]
        self._state = self.game.rules.start(
            self.game.rules.complete({name: given[name] for name in given if name != "game"})
        )
        command = [*COMPANION, "play", game, "--plain", *options, *more]
        self.terminal = Pseudo(command, home, LANGUAGE=language)
        self.said = self.terminal.until(ASKED)
        self.behind = False
        if self.game.secrets:
            self.type(PIN, PIN)

    def type(self, *lines: str) -> str:
        """Type lines; give what was said to the last."""
        self.said = self.terminal.type(*lines, then=ASKED)
        return self.said

    def play(self, line: str) -> None:
        """Type a line of the example where it belongs, and take what it asks for."""
        move = self.game.notation.parse(line)
        seat = self.game.rules.giver(self._state, move)
        if seat != self.game.hidden_seat:
            self.cover()
        elif seat and not self.behind:
            self.lift()
        self.type(line)
        if move.warns or move.admits:
            self.type("")
        self._state = self.game.rules.apply(self._state, move)
        if not self.behind:
            self._keep_receipts()

    def lift(self) -> None:
        """Go behind the curtain; first the players say their words, and nobody else hears it."""
        if not self.terminal.public.count(b"share 11"):
            self.type(SHARE)
        first = not self.terminal.sent.count(UP + CLEARED + b"PIN, ")
        self.type("keeper", *(["yes"] if first else []), PIN)
        self.behind = True

    def cover(self) -> None:
        """Leave the hidden side, and keep the receipts that it left."""
        if self.behind:
            self.behind = False
            self.type("")
            self._keep_receipts()

    def _keep_receipts(self) -> None:
        """Press Enter where a receipt waits to be copied."""
        while not self.said.endswith(self.line):
            self.type("")

    def leave(self) -> str:
        """Leave the table; give all that was said from the beginning."""
        self.cover()
        self.terminal.press("quit\r")
        assert self.terminal.code == 0
        return heard(self.terminal.sent)


def heard(sent: bytes) -> str:
    """Return what a screen reader gets: all but the curtain, which is a screen of its own."""
    for code in (UP, DOWN, CLEARED):
        sent = sent.replace(code, b"")
    return sent.decode().replace("\r\n", "\n")


def stumbles(said: str) -> list[str]:
    """Return each place over which a screen reader stumbles, and why."""
    found = ((why, each) for why, sign in STUMBLES.items() for each in re.finditer(sign, said))
    return [f"{why}: {said[max(0, m.start() - 40) : m.end() + 40]!r}" for why, m in found]
