"""A paste is text, whatever is in it, and wherever it is cut."""

import pytest
from textual import events
from textual._xterm_parser import XTermParser

from screens.kit.input_guard import Decoder

SENT = "a\x1b[200~1\x1b[A2\x00\x1b]0;t\x07ž\x9b3\n\x1b[200~4\x1b\x1b[201~b".encode()
MEANT = ["a", "1[A2]0;tž3\n[200~4", "b"]


def heard(*parts: bytes) -> list[str | None]:
    """Read what the app makes of bytes."""
    decoder, parser = Decoder(), XTermParser(False)
    texts = filter(None, (decoder.decode(part) for part in parts))
    found = [each for text in texts for each in parser.feed(text)]
    return [
        each.text if isinstance(each, events.Paste) else each.character
        for each in found
        if isinstance(each, events.Paste | events.Key)
    ]


@pytest.mark.parametrize("cut", range(len(SENT) + 1))
def test_no_paste_presses_a_key_wherever_it_is_cut(cut: int) -> None:
    assert heard(SENT[:cut], SENT[cut:]) == MEANT


def test_a_paste_that_comes_letter_by_letter_is_one_paste() -> None:
    assert heard(*(bytes([each]) for each in SENT)) == MEANT


def test_bytes_that_are_no_text_are_marked_and_nothing_stops() -> None:
    assert heard(b"\xff", b"\xc5", b"\xbe", b"\xc5x") == ["�", "ž", "�", "x"]


def test_an_escape_goes_through_at_once() -> None:
    assert Decoder().decode(b"\x1b") == "\x1b"
