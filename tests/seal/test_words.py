"""Six words are what the specification says, and are heard in three languages or not at all."""

import hashlib
import unicodedata
from base64 import b64encode
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core import NotUnderstood, Unreadable
from companion.record.head import Head
from companion.seal import wordlists
from companion.seal.wordlists import LANGUAGES, words
from companion.seal.words import (
    compared,
    completions,
    indexes,
    language,
    read_kept,
    read_out,
    spoken,
)

HEAD = Head("0123456789abcdef", 57, bytes(range(32)))
SHARE = (1, 20, 300, 2047)
LIST_OF = {"cs": "czech", "ru": "russian", "en": "english"}
any_indexes = st.lists(st.integers(0, 2047), min_size=1, max_size=8).map(tuple)
languages = st.sampled_from(LANGUAGES)


def test_the_six_words_follow_from_the_head_and_the_share_as_the_specification_says() -> None:
    output = hashlib.scrypt(
        b"57\n" + b64encode(HEAD.root) + b"\n",
        salt=b"companion-0123456789abcdef\n1 20 300 2047\n",
        n=131072,
        r=8,
        p=1,
        maxmem=2**28,
        dklen=32,
    )
    bits = "".join(f"{byte:08b}" for byte in output)
    assert spoken(HEAD, SHARE) == tuple(int(bits[at : at + 11], 2) for at in range(0, 66, 11))


def test_another_line_root_table_or_share_gives_other_words() -> None:
    others = [
        spoken(Head(HEAD.table, 58, HEAD.root), SHARE),
        spoken(Head(HEAD.table, 57, bytes(32)), SHARE),
        spoken(Head("f" * 16, 57, HEAD.root), SHARE),
        spoken(HEAD, (12, 0, 300, 2047)),
        spoken(HEAD, SHARE),
    ]
    assert len(set(others)) == 5


@given(any_indexes, languages)
def test_words_that_are_said_are_heard_as_the_same(numbers: tuple[int, ...], told: str) -> None:
    spelled = read_out(numbers, told)
    assert indexes(spelled) == numbers
    assert indexes(unicodedata.normalize("NFD", spelled).upper()) == numbers
    assert indexes(unicodedata.normalize("NFC", spelled).title()) == numbers
    assert indexes(spelled.replace(" ", ",\n ")) == numbers
    assert indexes(" ".join(map(str, numbers))) == numbers


@given(st.integers(0, 2047), languages, st.integers(4, 9))
def test_the_beginning_of_a_word_is_enough_where_no_other_word_begins_so(
    index: int, told: str, length: int
) -> None:
    begun = unicodedata.normalize("NFKD", words(told)[index])[:length]
    fellows = [
        word for word in words(told) if unicodedata.normalize("NFKD", word).startswith(begun)
    ]
    anchor = next(word for word in words(told) if only_in(told, word))
    if len(fellows) == 1:
        assert indexes(f"{anchor} {begun}")[1] == index


def only_in(told: str, word: str) -> bool:
    """Say whether no other language knows a word, not even as a beginning."""
    return not any(word in wordlists.named(other) for other in LANGUAGES if other != told)


def test_a_beginning_of_two_words_names_neither() -> None:
    begun = "стои"
    assert (
        len([word for word in words("ru") if unicodedata.normalize("NFKD", word)[:4] == begun]) > 1
    )
    with pytest.raises(NotUnderstood):
        indexes(begun)


def test_a_word_in_full_is_meant_before_the_beginning_of_another() -> None:
    assert "park" in words("en")
    assert len(completions("park", "cs")) == 1
    assert indexes("park") == (words("en").index("park"),)
    assert indexes("абзац park") == (0, words("en").index("park"))


def test_among_words_of_one_language_each_is_of_that_language() -> None:
    parked = words("cs").index(completions("park", "cs")[0])
    assert indexes("abdikace park") == (words("cs").index("abdikace"), parked)


def test_a_beginning_in_two_languages_is_refused() -> None:
    assert "agre" in wordlists.named("cs")
    assert "agre" in wordlists.named("en")
    with pytest.raises(NotUnderstood):
        indexes("agre")
    with pytest.raises(NotUnderstood):
        indexes("agre абзац")


def test_players_of_several_languages_can_speak_at_one_table() -> None:
    heard = indexes("abandon абзац abdikace 2047")
    assert heard == (0, 0, words("cs").index("abdikace"), 2047)


@pytest.mark.parametrize(
    "text",
    [
        *("aba", "xyzzy", "2048", "-1", "007", "1.5", "\u0661", "abandon\u200b", "\x1b[2J"),
        *("word " * 1000, "x" * 2000, "\ud800", "9" * 2000),
    ],
)
def test_what_is_no_word_is_refused_in_one_sentence_that_steers_no_terminal(text: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        indexes(text)
    assert len(str(refused.value)) < 160
    assert str(refused.value).isprintable()


def test_nothing_said_is_no_word() -> None:
    assert indexes(" \n") == ()


@pytest.mark.parametrize("told", LANGUAGES)
def test_beginnings_are_completed(told: str) -> None:
    first = words(told)[0]
    assert completions("", told) == words(told)
    assert completions(first[:3].upper(), told)[0] == first
    assert completions("xyzzy", told) == ()


def test_a_completion_is_offered_whichever_way_its_letters_are_typed() -> None:
    composed = next(word for word in words("ru") if "й" in word[:4])
    assert composed in completions(unicodedata.normalize("NFD", composed[:4]), "ru")


@pytest.mark.parametrize("noted", ["07 · {}", "07: {}", " 07:{}\r\n", "07  ·  {} "])
def test_kept_words_are_read_with_their_hour(noted: str) -> None:
    six = (1, 2, 3, 2047, 5, 6)
    for told in LANGUAGES:
        assert read_kept(noted.format(read_out(six, told))) == ("07", (six, told))
    assert read_kept(noted.format("1 2 3 2047 5 6")) == ("07", (six, ""))


@pytest.mark.parametrize(
    "text",
    [
        *("", "07", "07:", "7: 1 2 3 4 5 6", "1 2 3 4 5 6", "07 1 2 3 4 5 6", "07: 1 2 3 4 5"),
        *("07: 1 2 3 4 5 6 7", "\u0660\u0667: 1 2 3 4 5 6", "07: 1 2 3 4 5 xyzzy", "07:" * 99_999),
    ],
)
def test_what_is_no_note_of_six_words_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read_kept(text)


def test_one_word_off_is_misheard_and_two_are_another_thing() -> None:
    true = (1, 2, 3, 4, 5, 6)
    assert compared(true, true) == "same"
    assert compared((1, 2, 9, 4, 5, 6), true) == "misheard"
    assert compared((1, 2, 9, 9, 5, 6), true) == "other"
    assert compared((2, 1, 3, 4, 5, 6), true) == "other"
    assert compared(true[:5], true) == "other"
    assert compared((), true) == "other"


@pytest.mark.parametrize("told", LANGUAGES)
def test_the_lists_are_those_of_the_specification(told: str) -> None:
    page = (Path(wordlists.__file__).parent / "FORMAT.md").read_text("utf-8")
    found = "".join(f"{word}\n" for word in words(told)).encode()
    assert len(set(words(told))) == 2048
    assert f"`{told}`" in page
    assert hashlib.sha256(found).hexdigest() in page


@pytest.mark.parametrize("found", [b"", b"abandon\n", b"\xff\x00", None])
def test_another_list_is_refused_in_a_sentence(
    found: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "wordlist").mkdir()
    if found is not None:
        (tmp_path / "wordlist" / "czech.txt").write_bytes(found)
    monkeypatch.setattr(wordlists, "files", lambda _package: tmp_path)
    words.cache_clear()
    try:
        with pytest.raises(Unreadable, match=r"czech\.txt"):
            words("cs")
    finally:
        words.cache_clear()


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "sk_SK.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LANGUAGE": "de:ru:en"}, "ru"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_list_of_the_readers_language_is_chosen(
    asked: dict[str, str], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in asked.items():
        monkeypatch.setenv(name, value)
    assert language() == told
