"""Makes terminal input harmless: odd bytes, impossible numbers, and control keys in pasted text."""

from codecs import getincrementaldecoder
from collections.abc import Generator, Iterable

from textual import events
from textual._parser import Peek1, Read1, TokenCallback
from textual._xterm_parser import XTermParser
from textual.keys import Keys
from textual.message import Message

from companion.plaintext import shows

BEGIN, END = "\x1b[200~", "\x1b[201~"
MOST = 8_000  # characters; more than all heads of an evening have
WIDEST = 4_000  # columns or rows; no window has more
SENSELESS = (ValueError, OverflowError, ZeroDivisionError)  # errors that impossible numbers cause
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


class Parser(XTermParser):
    """Reads keys, taps and sizes; input with impossible numbers is dropped."""

    def parse(self, token_callback: TokenCallback[Message]) -> Generator[Read1 | Peek1, str, None]:
        """Parse input, without impossible sizes of the window."""

        def give(token: Message) -> None:
            if (
                not isinstance(token, events.Resize)
                or 0 < min(token.size) <= max(token.size) < WIDEST
            ):
                token_callback(token)

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


class Decoder:
    """Decodes bytes to text, and removes control characters from pasted text."""

    def __init__(self) -> None:
        """Begin outside of any pasted text."""
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self._pasting = False
        # Outside of a paste: the last few letters; inside: the beginning of its end mark.
        self._last = ""

    def decode(self, data: bytes, final: bool = False) -> str:
        """Decode the next bytes."""
        text, found = self._decoder.decode(data, final), ""
        while text:
            plain, text = self._pasted(text) if self._pasting else self._typed(text)
            found += plain
        return found

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
