"""Envelopes hide, bind and open as the specification says, recomputed here by its words alone."""

import hashlib
import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core import NotUnderstood
from companion.seal.envelopes.envelope import Envelope, read_envelope, sealed
from companion.seal.envelopes.envelope_check import (
    KeptSeal,
    need_different,
    read_seal,
    read_words,
    unopened,
    verdict,
)
from companion.seal.wordlists import LANGUAGES
from companion.seal.words import read_out
from tests.strategies import is_plain, names, printable_words

SHARE = (12, 2047, 0, 7)
SALT = "00112233445566778899aabbccddeeff" * 2
EVA = Envelope("Eva", SHARE, SALT, "two recruits")
TEXT = f"companion-envelope/1\nname: Eva\nshare: 12 2047 0 7\nsalt: {SALT}\nchoice: two recruits\n"
QR_ALPHABET = re.compile("[0-9A-Z $%*+./:-]+")
shares = st.lists(st.integers(0, 2047), min_size=4, max_size=48).map(tuple)
choices = (
    st.lists(printable_words, min_size=1, max_size=6)
    .map(" ".join)
    .filter(lambda said: is_plain(said) and len(said) <= 120)
)


def test_an_opened_envelope_is_what_is_sealed_byte_for_byte() -> None:
    assert EVA.text == TEXT
    assert EVA.seal == hashlib.sha256(TEXT.encode()).hexdigest()


def test_the_six_words_follow_from_seal_name_and_share() -> None:
    seal = hashlib.sha256(TEXT.encode()).hexdigest()
    output = hashlib.scrypt(
        f"{seal}\n".encode(),
        salt=b"companion-envelope\nEva\n12 2047 0 7\n",
        n=131072,
        r=8,
        p=1,
        maxmem=2**28,
        dklen=32,
    )
    bits = "".join(f"{byte:08b}" for byte in output)
    assert EVA.words == tuple(int(bits[at : at + 11], 2) for at in range(0, 66, 11))


def test_the_short_form_has_room_in_a_small_code() -> None:
    assert f"ENVELOPE {EVA.seal.upper()}" == EVA.short
    assert len(EVA.short) <= 77
    assert QR_ALPHABET.fullmatch(EVA.short)


@given(names, shares, choices)
def test_every_envelope_is_read_back_to_the_same_bytes(
    name: str, share: tuple[int, ...], choice: str
) -> None:
    envelope = sealed(name, share, choice)
    assert read_envelope(envelope.text) == envelope
    assert read_envelope(envelope.text).text == envelope.text
    assert read_envelope("\n " + envelope.text.replace("\n", "\r\n") + "\r\n") == envelope


def test_two_envelopes_with_the_same_choice_have_nothing_in_common() -> None:
    one, other = (sealed("Eva", SHARE, "1") for _again in range(2))
    assert one.salt != other.salt
    assert one.seal != other.seal


@pytest.mark.parametrize(
    "other",
    [
        Envelope("Petr", SHARE, SALT, "two recruits"),
        Envelope("eva", SHARE, SALT, "two recruits"),
        Envelope("Eva", (12, 2047, 7, 0), SALT, "two recruits"),
        Envelope("Eva", SHARE, SALT[::-1], "two recruits"),
        Envelope("Eva", SHARE, SALT, "three recruits"),
    ],
)
def test_another_name_share_salt_or_choice_fits_no_seal_of_the_first(other: Envelope) -> None:
    assert verdict(other, [KeptSeal("", seal=EVA.seal)]) == "other"


def test_a_choice_is_sealed_in_one_spelling_however_it_was_typed() -> None:
    typed = "  " + unicodedata.normalize("NFD", "přibližně") + " \t tři "
    assert sealed("Eva", SHARE, typed).choice == "přibližně tři"


@pytest.mark.parametrize("choice", ["", "  ", "a\nb", "a\x1b[2J", "a\u200bb", "a" * 121, "\ud800"])
def test_a_choice_that_could_not_be_read_back_is_refused_without_repeating_it(choice: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        Envelope("Eva", SHARE, SALT, choice)
    assert len(str(refused.value)) < 100


@pytest.mark.parametrize(
    "name", ["", "Eva Nova", "_eva", "a" * 25, "Eva\n", "E\u0308va", "a=b", "²", "Eva²", "EvaⅠ"]
)
def test_a_name_is_one_word(name: str) -> None:
    with pytest.raises(NotUnderstood):
        sealed(name, SHARE, "1")


@pytest.mark.parametrize("share", [(), (1, 2, 3), (1, 2, 3, 2048), tuple(range(49))])
def test_a_share_has_four_words_at_least(share: tuple[int, ...]) -> None:
    with pytest.raises(NotUnderstood):
        sealed("Eva", share, "1")


@pytest.mark.parametrize(
    "text",
    [
        "",
        TEXT.replace("/1", "/2"),
        TEXT.replace("name: Eva\n", ""),
        TEXT.replace("name: Eva", "name: "),
        TEXT.replace("name: Eva", "name:  Eva"),
        TEXT.replace("name: Eva", "name: E\u0301va"),
        TEXT.replace("12 2047", "2047"),
        TEXT.replace("12 2047", "12  2047"),
        TEXT.replace("12 2047", "012 2047"),
        TEXT.replace("12 2047", "12 2048"),
        TEXT.replace("12 2047", "12 " + "9" * 5000),
        TEXT.replace("12 2047", "\u0661 2047"),
        TEXT.replace(SALT, SALT.upper()),
        TEXT.replace(SALT, SALT[:-1]),
        TEXT.replace("two recruits", "two  recruits"),
        TEXT.replace("two recruits", "two\u00a0recruits"),
        TEXT.replace("two recruits", "two\rrecruits"),
        TEXT.replace("two recruits", ""),
        TEXT.replace("two recruits", "x" * 121),
        TEXT + "choice: three recruits\n",
        TEXT + TEXT,
        TEXT + "x",
        "\ufeff" + TEXT,
        "\u00a0" + TEXT,
        TEXT.replace("share", "\nshare"),
        TEXT.replace("\n", "\r\r\n"),
        TEXT.replace("\n", "\r"),
        TEXT.replace("\n", "\u2028"),
        "x" * 1_000_000,
    ],
)
def test_what_is_no_envelope_or_another_spelling_of_one_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read_envelope(text)


@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_whatever_is_taken_is_written_back_and_a_change_shows_in_the_seal(
    at: int, sign: str
) -> None:
    changed = TEXT[:at] + sign + TEXT[at + 1 :]
    try:
        found = read_envelope(changed)
    except NotUnderstood:
        return
    assert found.text == changed.strip(" \t\r\n") + "\n"
    assert (found.seal == EVA.seal) is (found.text == TEXT)


@pytest.mark.parametrize("whose", ["", "Eva · ", "Eva: ", "Eva:"])
def test_what_was_kept_is_read_with_and_without_a_name(whose: str) -> None:
    name = "Eva" if whose else ""
    for text in (EVA.short, EVA.short.lower(), f"{EVA.short}\r\n"):
        assert read_seal(whose + text) == KeptSeal(name, seal=EVA.seal)
    for language in LANGUAGES:
        assert read_words(whose + read_out(EVA.words, language)) == KeptSeal(name, words=EVA.words)


@pytest.mark.parametrize(
    "text",
    [
        *("", EVA.seal, EVA.short[:-1], f"{EVA.short}0", EVA.short.replace(" ", "  "), TEXT),
        *(f"Eva Nova: {EVA.short}", f"Eva {EVA.short}", f"\u0415NVELOPE {EVA.seal}", "x" * 10**6),
    ],
)
def test_what_is_no_seal_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read_seal(text)


@pytest.mark.parametrize("text", ["", "Eva:", "1 2 3 4 5", "Eva: 1 2 3 4 5 6 7", "1 2 3 4 5 x"])
def test_what_is_no_six_words_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read_words(text)


def test_an_envelope_fits_its_seal_its_words_and_its_name() -> None:
    assert verdict(EVA, [KeptSeal("", seal=EVA.seal)]) == "same"
    assert verdict(EVA, [KeptSeal("Eva", words=EVA.words)]) == "same"
    assert (
        verdict(EVA, [KeptSeal("Petr", seal=EVA.seal), KeptSeal("Petr", words=EVA.words)])
        == "other"
    )
    assert verdict(EVA, [KeptSeal("", seal="0" * 64), KeptSeal("", seal=EVA.seal)]) == "same"
    assert verdict(EVA, []) == "other"


def test_one_word_off_is_misheard_and_never_accepted() -> None:
    wrong = ((EVA.words[0] + 1) % 2048, *EVA.words[1:])
    assert verdict(EVA, [KeptSeal("", words=wrong)]) == "misheard"
    assert unopened([EVA], [KeptSeal("", words=wrong)]) == (KeptSeal("", words=wrong),)


def test_a_copied_seal_is_refused_in_every_form() -> None:
    seals = [KeptSeal("Eva", seal=EVA.seal), KeptSeal("Petr", seal=EVA.seal)]
    words = [KeptSeal("Eva", words=EVA.words), KeptSeal("Petr", words=EVA.words)]
    for kept in (seals, words):
        with pytest.raises(NotUnderstood):
            need_different([], kept)
    with pytest.raises(NotUnderstood):
        need_different([EVA, read_envelope(TEXT)], [])
    need_different([EVA, sealed("Petr", SHARE, "1")], [seals[0], words[1]])


def test_a_copied_seal_cannot_be_opened_under_another_name() -> None:
    taken_over = read_envelope(TEXT.replace("Eva", "Petr"))
    kept = [KeptSeal("", seal=EVA.seal), KeptSeal("", words=EVA.words)]
    assert verdict(taken_over, kept) == "other"
    assert verdict(EVA, [KeptSeal("Petr", seal=EVA.seal)]) == "other"


def test_what_was_kept_and_never_opened_is_told() -> None:
    petr = KeptSeal("Petr", seal="0" * 64)
    assert unopened([EVA], [KeptSeal("", seal=EVA.seal), petr]) == (petr,)


def test_an_envelope_shows_nothing_of_itself() -> None:
    assert "recruits" not in repr(EVA)
    assert SALT not in repr(EVA)
