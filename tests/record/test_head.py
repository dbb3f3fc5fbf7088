"""Heads are what the C2SP texts say, in each of their forms, and in no other spelling."""

import hashlib
from base64 import b32decode, b32encode, b64decode, b64encode

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import given
from hypothesis import strategies as st

from companion.core import NotUnderstood
from companion.record.head import Head, head_of, read_note, read_short, sign
from companion.record.line import Line

TABLE = "0123456789abcdef"
SIGNING = bytes(range(32))
KEY = Ed25519PrivateKey.from_private_bytes(SIGNING).public_key()
PUBLIC = KEY.public_bytes_raw()
RECORD = [Line("public", f"lay board {number}") for number in range(7)]
HEAD = head_of(TABLE, RECORD)
NOTE = HEAD.note(PUBLIC, sign(HEAD, SIGNING))
SHORT = HEAD.short("07")
heads = st.builds(
    Head,
    st.text("0123456789abcdef", min_size=16, max_size=16),
    st.integers(1, 9999),
    st.binary(min_size=32, max_size=32),
)


def test_a_head_names_the_table_the_number_of_lines_and_the_root() -> None:
    name, size, fingerprint = HEAD.text.splitlines()
    assert (name, size) == (f"companion-{TABLE}", "7")
    assert b64decode(fingerprint, validate=True) == HEAD.root
    assert HEAD.text.endswith("=\n")


def test_a_head_is_signed_by_the_key_of_the_table_over_its_very_bytes() -> None:
    text, _blank, line = NOTE.partition("\n\n")
    dash, name, encoded = line.rstrip("\n").split(" ")
    raw = b64decode(encoded, validate=True)
    named = hashlib.sha256(name.encode() + b"\n\x01" + PUBLIC).digest()
    assert (dash, name, raw[:4]) == ("\u2014", f"companion-{TABLE}", named[:4])
    KEY.verify(raw[4:], f"{text}\n".encode())
    with pytest.raises(InvalidSignature):
        KEY.verify(raw[4:], text.encode())


def test_any_changed_dropped_or_swapped_line_gives_another_head() -> None:
    others = [
        [*RECORD[:3], Line("public", "lay board 9"), *RECORD[4:]],
        RECORD[:-1],
        RECORD[1:],
        [RECORD[1], RECORD[0], *RECORD[2:]],
    ]
    assert len({head_of(TABLE, record) for record in [RECORD, *others]}) == 5


def test_the_short_form_holds_hour_table_lines_and_root_in_the_letters_of_a_small_code() -> None:
    written = b32encode(HEAD.root).decode().rstrip("=")
    assert f"07 0123456789ABCDEF 7 {written}" == SHORT
    assert len(Head(TABLE, 9999, HEAD.root).short("16")) == 77


@given(heads, st.binary(min_size=64, max_size=64))
def test_every_head_is_read_back_from_each_of_its_forms(head: Head, signature: bytes) -> None:
    found, named, signed = read_note(head.note(PUBLIC, signature))
    assert (found, signed) == (head, signature)
    assert found.note(PUBLIC, signed) == head.note(PUBLIC, signature)
    assert len(named) == 4
    assert read_short(head.short("16")) == ("16", head)


@pytest.mark.parametrize("around", ["\n\n {}\r\n\t", "{}"])
def test_a_pasted_head_may_have_blanks_around_it_and_lines_of_windows(around: str) -> None:
    assert read_note(around.format(NOTE.replace("\n", "\r\n"))) == read_note(NOTE)
    assert read_note(around.format(NOTE.rstrip("\n"))) == read_note(NOTE)
    assert read_short(around.format(SHORT.lower())) == ("07", HEAD)


def last_letter_changed(text: str, to: str) -> str:
    """Change the last letter of a base64 or base32, whose low bits nobody reads."""
    kept = text.rstrip("\n=")
    return kept[:-1] + to + text[len(kept) :]


@pytest.mark.parametrize(
    "text",
    [
        "",
        HEAD.text,
        NOTE + NOTE,
        NOTE + NOTE.splitlines()[-1] + "\n",
        NOTE.replace("\n\n", "\nextension\n\n"),
        NOTE.replace("\n\n", "\n\n\n"),
        NOTE.replace("\n\n", "\n"),
        NOTE.replace("\n7\n", "\n07\n"),
        NOTE.replace("\n7\n", "\n0\n"),
        NOTE.replace("\n7\n", "\n+7\n"),
        NOTE.replace("\n7\n", "\n\u0667\n"),
        NOTE.replace("\n7\n", "\n10000\n"),
        NOTE.replace("\n7\n", f"\n{'9' * 5000}\n"),
        NOTE.replace("\n7\n", "\n7 \n"),
        NOTE.replace("\u2014", "-"),
        NOTE.replace("\u2014 ", "\u2014  "),
        NOTE.replace(TABLE, TABLE.upper()),
        NOTE.replace(TABLE, TABLE[1:]),
        NOTE.replace(TABLE, TABLE[::-1], 1),
        NOTE.replace("companion-", "companion+"),
        NOTE.replace("=\n", "\n"),
        NOTE.replace("=\n\n", "==\n\n"),
        NOTE.replace("\n", "\r"),
        NOTE.replace("\n", "\u2028"),
        last_letter_changed(NOTE, "h"),
        NOTE.replace(HEAD.text, last_letter_changed(HEAD.text, "h")),
        "\u00a0" + NOTE,
        "\ufeff" + NOTE,
        "\ud800" + NOTE,
        "companion-" * 100_000,
    ],
)
def test_what_is_no_signed_note_or_another_spelling_of_one_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read_note(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        NOTE,
        SHORT[3:],
        "7" + SHORT[2:],
        "007" + SHORT[2:],
        "\u0660\u0667" + SHORT[2:],
        SHORT.replace(" 7 ", " 07 "),
        SHORT.replace(" 7 ", " 0 "),
        SHORT.replace(" 7 ", f" {'9' * 5000} "),
        SHORT.replace(" 7 ", "  7 "),
        SHORT.replace(" 7 ", "\t7 "),
        SHORT + "====",
        SHORT + "A",
        SHORT[:-1],
        last_letter_changed(SHORT, "B"),
        SHORT.replace("AB", "A\u00df"),
        SHORT + " " + SHORT,
        SHORT + "\n" + SHORT,
        SHORT.lower().replace("abc", "\u0251bc"),
        SHORT[:40] + "\n" + SHORT[40:],
        "\u017f" + SHORT,
        "\ud800",
        "07 " * 1_000_000,
    ],
)
def test_what_is_no_short_head_or_another_spelling_of_one_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read_short(text)


@pytest.mark.parametrize("letter", ["\u017f", "\u0131"])
def test_a_letter_that_only_becomes_a_capital_of_the_alphabet_is_refused(letter: str) -> None:
    short = Head(TABLE, 7, b32decode("IS" * 25 + "IQ====")).short("07")
    for capital in "IS":
        with pytest.raises(NotUnderstood):
            read_short(short.replace(capital, letter, 1))


@given(st.integers(0, len(NOTE) - 1), st.characters())
def test_whatever_is_taken_as_a_note_is_written_back_to_the_same_text(at: int, sign: str) -> None:
    changed = NOTE[:at] + sign + NOTE[at + 1 :]
    try:
        head, named, signature = read_note(changed)
    except NotUnderstood:
        return
    written = b64encode(named + signature).decode()
    assert f"{head.text}\n\u2014 {head.origin} {written}" == changed.strip(" \t\r\n")


@given(st.integers(0, len(SHORT) - 1), st.characters())
def test_whatever_is_taken_as_a_short_form_is_written_back_to_it(at: int, sign: str) -> None:
    changed = SHORT[:at] + sign + SHORT[at + 1 :]
    try:
        hour, head = read_short(changed)
    except NotUnderstood:
        return
    assert head.short(hour) == changed.strip(" \t\r\n").upper()
