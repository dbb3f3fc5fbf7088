"""What comes in from a terminal: a paste is text, and no sequence stops the app."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from textual import events
from textual.message import Message

from screens.kit.keys.terminal_input import BEGIN, END, MARK, WIDEST, Burst, Decoder, InputParser

SENT = "a\x1b[200~1\x1b[A2\x00\x1b]0;t\x07ž\x9b3\n\x1b[200~4\x1b\x1b[201~b".encode()
MEANT = ["a", "1[A2]0;tž3\n[200~4", "b"]


def heard(*parts: bytes) -> list[str | None]:
    """Read what the app makes of bytes."""
    return [
        each.text if isinstance(each, events.Paste) else each.character
        for each in read(*parts)
        if isinstance(each, events.Paste | events.Key)
    ]


def read(*parts: bytes) -> list[Message]:
    """Read what comes to the app for bytes."""
    decoder, parser = Decoder(), InputParser(False)
    texts = filter(None, (decoder.decode(part) for part in parts))
    return [each for text in texts for each in parser.feed(text)]


@pytest.mark.parametrize("cut", range(len(SENT) + 1))
def test_no_paste_presses_a_key_wherever_it_is_cut(cut: int) -> None:
    assert heard(SENT[:cut], SENT[cut:]) == MEANT


def test_a_paste_that_comes_letter_by_letter_is_one_paste() -> None:
    assert heard(*(bytes([each]) for each in SENT)) == MEANT


def test_bytes_that_are_no_text_are_marked_and_nothing_stops() -> None:
    assert heard(b"\xff", b"\xc5", b"\xbe", b"\xc5x") == ["�", "ž", "�", "x"]


def sent(*chunks: str) -> list[str | None]:
    """Read what the app makes of texts that come without a pause, each read as it comes."""
    first, *others = (chunk.encode() for chunk in chunks)
    decoder, parser = Decoder(lambda: others.pop(0) if others else b""), InputParser(False)
    found = [*parser.feed(decoder.decode(first))]
    return [
        f"pasted {each.text}" if isinstance(each, events.Paste) else each.character
        for each in found
        if isinstance(each, events.Paste | events.Key)
    ]


@pytest.mark.parametrize("chunks", [("2468a4",), ("2", "4", "6", "8", "a", "4"), ("24", "68a4")])
def test_six_signs_without_a_pause_are_no_keys(chunks: tuple[str, ...]) -> None:
    assert sent(*chunks) == ["pasted 2468a4"]


def test_a_field_gets_a_burst_as_typed_and_nothing_behind_its_first_line() -> None:
    said = [each.key for each in Burst("Eva!\r").typed()]
    assert said == ["E", "v", "a", "exclamation_mark", "enter"]
    assert [each.key for each in Burst("2468\r1\r").typed()] == ["2", "4", "6", "8"]


def test_only_a_burst_is_marked_as_one() -> None:
    decoder, parser = Decoder(), InputParser(False)
    texts = [decoder.decode(f"{BEGIN}{MARK}abc{END}".encode()), decoder.decode(b"abcdefg")]
    assert [type(each) for text in texts for each in parser.feed(text)] == [events.Paste, Burst]


def test_five_signs_are_keys_however_fast_they_come() -> None:
    assert sent("2", "46", "8a") == ["2", "4", "6", "8", "a"]


def test_a_burst_of_lines_is_one_paste_and_the_key_behind_it_is_a_key() -> None:
    assert sent("D4\rE5\rF6\r\x1b[A") == ["pasted D4\rE5\rF6\r", None]


def test_what_comes_right_behind_a_burst_belongs_to_it_and_a_later_key_is_a_key() -> None:
    now = [0.0]
    decoder, parser = Decoder(lambda: b"", lambda: now[0]), InputParser(False)
    found = []
    for when, text in ((0.0, b"2468a4"), (0.02, b"d4"), (0.06, b"1")):
        now[0] = when
        found += [type(each) for each in parser.feed(decoder.decode(text))]
    assert found == [Burst, Burst, events.Key]


def test_a_sequence_that_is_cut_is_no_burst() -> None:
    decoder, parser = Decoder(lambda: b""), InputParser(False)
    texts = [decoder.decode(part) for part in (b"\x1b[48;24", b";80;480;640t")]
    assert [type(each) for text in texts for each in parser.feed(text)] == [events.Resize]


def test_an_escape_goes_through_at_once() -> None:
    assert Decoder().decode(b"\x1b") == "\x1b"


NUMBERS = st.sampled_from(("", "0", "1", "-1", "27", "55296", "1114112", "9" * 8, "9" * 20))
SEQUENCES = st.builds(
    lambda begin, numbers, end: f"\x1b[{begin}{';'.join(numbers)}{end}",
    st.sampled_from(("", "<", "?", "48;")),
    st.lists(NUMBERS, max_size=5),
    st.sampled_from("u~ABHPSMmRtyZ$"),
)
SENSELESS = ("\x1b[1114112u", "\x1b[99999999;1u", "\x1b[999999999999A", "\x1b[1;1;1114112u")


@given(st.lists(SEQUENCES, max_size=5).map("".join))
@example("".join(SENSELESS))
@example("\x1b[48;0;0;0;0t\x1b[<0;1;1M")
def test_whatever_numbers_a_sequence_has_the_keys_behind_it_are_read(sent: str) -> None:
    assert heard(sent.encode(), *[b"x"] * 40)[-1] == "x"


@pytest.mark.parametrize("sent", SENSELESS)
def test_a_sequence_whose_numbers_mean_nothing_presses_no_key(sent: str) -> None:
    assert heard(sent.encode(), b"x") == ["x"]


@pytest.mark.parametrize("size", ["0;0", "9999999999;80", f"24;{WIDEST}"])
def test_a_window_of_a_size_that_no_window_has_is_no_news(size: str) -> None:
    assert not read(f"\x1b[48;{size};1;1t".encode())
    assert [type(each) for each in read(b"\x1b[48;24;80;1;1t")] == [events.Resize]
