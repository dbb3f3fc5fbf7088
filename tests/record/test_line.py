"""Lines of a record: one spelling each, and a place for seals."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core import NotUnderstood
from companion.record.line import Line, read

SEALED = "keeper act {" + "0" * 32 + " " + "A" * 43 + " " + "b" * 42 + "8}"
CUTS = ("\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029", "\r", "\n", "\t", "\u00a0", "\u202e")
words = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=8)


@given(st.text(max_size=120) | st.builds(SEALED.replace, words, words))
def test_whatever_is_accepted_is_written_back_to_the_same_bytes(text: str) -> None:
    try:
        line = read(text)
    except NotUnderstood:
        return
    assert str(line).encode() == text.encode()


@given(st.lists(words.filter(lambda word: not set(word) & set("{}[")), min_size=1, max_size=6))
def test_plain_words_make_a_line_that_reads_back_as_itself(said: list[str]) -> None:
    try:
        line = Line("public", " ".join(said))
    except NotUnderstood:
        return
    assert read(str(line)) == line


def test_a_sealed_line_has_a_nonce_and_seals() -> None:
    line = read(SEALED)
    assert (line.seat, line.text, line.nonce) == ("keeper", "act", "0" * 32)
    assert line.seals == ("A" * 43, "b" * 42 + "8")
    assert str(line) == SEALED


@pytest.mark.parametrize(
    "text",
    [
        *(f"public lay{cut}board" for cut in CUTS),
        *(f"public lay board{cut}" for cut in CUTS),
        "\ufeffpublic lay board",
        "public  lay board",
        " public lay board",
        "public lay board ",
        "public",
        "public [salt",
        '["salt","label",1]',
        "keeper act {}",
        "keeper act {" + "0" * 32 + "}",
        SEALED.replace("0", "F"),
        SEALED.replace("8}", "9}"),
        SEALED.replace("8}", "8=}"),
        SEALED[:-1],
        SEALED + "}",
        "keeper act {x",
        "keeper e\u0301",
        "keeper " + "x" * 3000,
    ],
)
def test_any_other_spelling_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text)


@pytest.mark.parametrize("nonce", ["", "0" * 31])
def test_seals_without_a_whole_nonce_make_no_line(nonce: str) -> None:
    with pytest.raises(NotUnderstood):
        Line("keeper", "act", nonce, ("A" * 43,))


def test_text_that_hides_a_seal_makes_no_line() -> None:
    with pytest.raises(NotUnderstood):
        Line("keeper", SEALED.removeprefix("keeper "))
