"""What a terminal sends, made harmless: odd bytes and numbers, and pastes that would press keys."""

from codecs import getincrementaldecoder
from collections.abc import Generator, Iterable

from textual import events
from textual._parser import Peek1, Read1, TokenCallback
from textual._xterm_parser import XTermParser
from textual.keys import Keys
from textual.message import Message

from companion.plaintext import shows

BEGIN, END = "\x1b[200~", "\x1b[201~"
MOST = 8_000  # characters; all heads of an evening are fewer
WIDEST = 4_000  # columns or rows; in more than that nobody could read anything
SENSELESS = (ValueError, OverflowError, ZeroDivisionError)  # what numbers out of range end in
HIDDEN = dict.fromkeys({*range(32), *range(127, 160)} - {9, 10, 13})


def tidied(text: str) -> str:
    """Keep of a pasted text what can be seen, its blanks and lines; nothing of an endless one."""
    if len(text) > MOST:
        return ""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(_tidied(sign) for sign in lines)


def _tidied(sign: str) -> str:
    """Keep a sign, or a blank for it, or nothing."""
    if sign == "\n" or shows(sign):
        return sign
    return " " if sign.isspace() else ""


class Parser(XTermParser):
    """Reads keys, taps and sizes; what has numbers that mean nothing is dropped."""

    def parse(self, token_callback: TokenCallback[Message]) -> Generator[Read1 | Peek1, str, None]:
        """Give what was read, but no size that no window has."""

        def give(token: Message) -> None:
            if (
                not isinstance(token, events.Resize)
                or 0 < min(token.size) <= max(token.size) < WIDEST
            ):
                token_callback(token)

        return super().parse(give)

    def parse_mouse_code(self, code: str) -> Message | None:
        """Read what was done with the mouse."""
        try:
            return super().parse_mouse_code(code)
        except SENSELESS:
            return None

    def _sequence_to_key_events(self, sequence: str, alt: bool = False) -> Iterable[events.Key]:
        """Read the keys that were pressed."""
        try:
            return tuple(super()._sequence_to_key_events(sequence, alt))
        except SENSELESS:
            return (events.Key(Keys.Ignore, sequence),)


class Decoder:
    """Decodes bytes to text; within a paste no control character goes through."""

    def __init__(self) -> None:
        """Begin outside of any paste."""
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self._pasting = False
        # Outside of a paste the last few letters, within one a beginning of its end.
        self._last = ""

    def decode(self, data: bytes, final: bool = False) -> str:
        """Decode the next bytes."""
        text, found = self._decoder.decode(data, final), ""
        while text:
            plain, text = self._pasted(text) if self._pasting else self._typed(text)
            found += plain
        return found

    def _typed(self, text: str) -> tuple[str, str]:
        """Give everything up to the begin of a paste, and the rest."""
        at = (self._last + text).find(BEGIN)
        self._pasting = at >= 0
        end = at + len(BEGIN) - len(self._last) if self._pasting else len(text)
        self._last = "" if self._pasting else (self._last + text)[1 - len(BEGIN) :]
        return text[:end], text[end:]

    def _pasted(self, text: str) -> tuple[str, str]:
        """Give what can be seen of a paste, with its end, and the rest."""
        within, end, rest = (self._last + text).partition(END)
        self._pasting = not end
        self._last = "" if end else _begun(within)
        whole = within.removesuffix(self._last) if self._last else within
        return whole.translate(HIDDEN) + end, rest


def _begun(text: str) -> str:
    """Give the beginning of a paste's end, where a text ends with one."""
    parts = (END[:length] for length in range(len(END) - 1, 0, -1))
    return next((part for part in parts if text.endswith(part)), "")
