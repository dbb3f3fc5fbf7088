"""Makes terminal input harmless: odd bytes, impossible numbers, and control keys in pasted text.

Some terminals send a pasted text without saying so. Nobody presses six keys within 30 milliseconds,
so such a burst counts as pasted, with what follows it within 30 more; a field that asks for text
gets it as typed. What types for people, such as dictation or a switch, presses a key at most every
8 milliseconds, and is heard.
"""

import os
import re
import select
import sys
import time
from codecs import getincrementaldecoder
from collections.abc import Callable, Generator, Iterable, Iterator

from textual import events
from textual._parser import Peek1, Read1, TokenCallback
from textual._xterm_parser import XTermParser
from textual.keys import Keys, _character_to_key
from textual.message import Message

from companion.text.plaintext import shows

BEGIN, END = "\x1b[200~", "\x1b[201~"
MOST = 8_000  # characters; more than all heads of an evening have
WIDEST = 4_000  # columns or rows; no window has more
SENSELESS = (ValueError, OverflowError, ZeroDivisionError)  # errors that impossible numbers cause
BURST, PAUSE = 6, 0.006  # so many signs with shorter pauses (in seconds) were not typed
MARK = "\ufdd0"  # begins a burst; no character, and taken out of what the terminal sends
BEHIND = 0.03  # seconds after a burst in which signs still belong to it
UNFINISHED = re.compile("\x1b(?:[^a-zA-Z~]*|[]P][^\x07\x1b]*)\\Z")  # the rest may come later
HIDDEN = dict.fromkeys({*range(32), *range(127, 160)} - {9, 10, 13})


def tidied(text: str) -> str:
    """Return the visible signs, blanks and lines of a pasted text; nothing if it is too long."""
    if len(text) > MOST:
        return ""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(_tidied(sign) for sign in lines)


def _tidied(sign: str) -> str:
    """Return a visible sign, a blank for other blanks, or nothing."""
    if sign == "\n" or shows(sign):
        return sign
    return " " if sign.isspace() else ""


class Burst(events.Paste):
    """Signs that came faster than anybody types, though no terminal called them pasted."""

    def typed(self) -> Iterator[events.Key]:
        """Go through the keys of its first line, with Enter if nothing stands behind it."""
        line, end, rest = self.text.replace("\r", "\n").partition("\n")
        for sign in line:
            yield events.Key(_character_to_key(sign), sign)
        if end and not rest:
            yield events.Key("enter", "\r")


class InputParser(XTermParser):
    """Reads keys, taps and sizes; input with impossible numbers is dropped."""

    def parse(self, token_callback: TokenCallback[Message]) -> Generator[Read1 | Peek1, str, None]:
        """Parse input, without impossible sizes of the window."""

        def give(token: Message) -> None:
            if (
                not isinstance(token, events.Resize)
                or 0 < min(token.size) <= max(token.size) < WIDEST
            ):
                token_callback(_burst(token) if isinstance(token, events.Paste) else token)

        return super().parse(give)

    def parse_mouse_code(self, code: str) -> Message | None:
        """Return a mouse event, or None if its numbers are impossible."""
        try:
            return super().parse_mouse_code(code)
        except SENSELESS:
            return None

    def _sequence_to_key_events(self, sequence: str, alt: bool = False) -> Iterable[events.Key]:
        """Return the pressed keys, or an ignored one if their numbers are impossible."""
        try:
            return tuple(super()._sequence_to_key_events(sequence, alt))
        except SENSELESS:
            return (events.Key(Keys.Ignore, sequence),)


def _burst(paste: events.Paste) -> events.Paste:
    """Return what was marked as a burst as such."""
    return Burst(paste.text.removeprefix(MARK)) if paste.text.startswith(MARK) else paste


def follows() -> bytes:
    """Return what the terminal sends before a pause; nothing if it pauses."""
    if sys.__stdin__ is None:
        return b""
    keys = sys.__stdin__.fileno()
    ready, _writable, _broken = select.select([keys], [], [], PAUSE)
    return os.read(keys, MOST) if ready else b""


def no_more() -> bytes:
    """Return that nothing follows."""
    return b""


class Decoder:
    """Decodes bytes to text, and removes control characters from pasted text.

    A burst of signs is marked as pasted.
    """

    def __init__(
        self, follows: Callable[[], bytes] = no_more, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Begin outside of any pasted text; `follows` returns what comes before a pause."""
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self._follows, self._clock = follows, clock
        self._until = 0.0  # until when signs belong to the last burst
        self._unfinished = False  # whether a sequence of signs that make one key may go on
        self._pasting = False
        # Outside of a paste: the last few letters; inside: the beginning of its end mark.
        self._last = ""

    def decode(self, data: bytes, final: bool = False) -> str:
        """Decode the next bytes."""
        text, found = self._whole(self._decoder.decode(data, final)), ""
        while text:
            plain, text = self._pasted(text) if self._pasting else self._typed(text)
            found += plain
        return found

    def _whole(self, text: str) -> str:
        """Return a text with what follows without a pause; many signs are marked as pasted."""
        text = text.replace(MARK, "")
        begins = not (self._pasting or self._unfinished)
        goes_on = self._clock() < self._until
        while begins and text and "\x1b" not in text and len(text) < MOST:
            more = self._follows()
            if not more:
                break
            text += self._decoder.decode(more).replace(MARK, "")
        signs = text.partition("\x1b")[0] if begins else ""
        self._unfinished = UNFINISHED.search(text) is not None
        if not signs or (len(signs) < BURST and not goes_on):
            return text
        if len(signs) >= BURST:
            self._until = self._clock() + BEHIND
        return f"{BEGIN}{MARK}{signs}{END}{text[len(signs) :]}"

    def _typed(self, text: str) -> tuple[str, str]:
        """Return the text up to the start of a paste, and the rest."""
        at = (self._last + text).find(BEGIN)
        self._pasting = at >= 0
        end = at + len(BEGIN) - len(self._last) if self._pasting else len(text)
        self._last = "" if self._pasting else (self._last + text)[1 - len(BEGIN) :]
        return text[:end], text[end:]

    def _pasted(self, text: str) -> tuple[str, str]:
        """Return the visible signs of a paste with its end mark, and the rest."""
        within, end, rest = (self._last + text).partition(END)
        self._pasting = not end
        self._last = "" if end else _begun(within)
        whole = within.removesuffix(self._last) if self._last else within
        return whole.translate(HIDDEN) + end, rest


def _begun(text: str) -> str:
    """Return the part of a paste's end mark at the end of this text."""
    parts = (END[:length] for length in range(len(END) - 1, 0, -1))
    return next((part for part in parts if text.endswith(part)), "")
