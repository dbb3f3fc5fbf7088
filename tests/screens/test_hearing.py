"""How typed words are heard: whole with blanks, by their beginnings without, and never others."""

from contextlib import suppress
from functools import cache

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from companion import locale
from companion.core import NotUnderstood
from companion.seal import wordlists, words
from screens.proof.word_entry import Unfinished, WordEntry
from screens.proof.word_input import completed

LIST = wordlists.words("en")
SAID = st.lists(st.sampled_from(range(len(LIST))), min_size=1, max_size=5)
FOREIGN = st.text("abcdefghilmnoprstuw", min_size=1, max_size=12)


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(locale.WORDS, "en")


@cache
def longer() -> tuple[str, ...]:
    """Give the words with which others begin."""
    return tuple(word for word in LIST if len(words.completions(word, "en")) > 1)


def typed(hearing: WordEntry, text: str) -> None:
    """Type a text letter by letter, as the line does it."""
    for sign in text:
        hearing.hear(hearing.begun + sign)


def shortest(word: str) -> str:
    """Give the beginning that only this word has; other words begin with some words."""
    ends = range(1, len(word) + 1)
    return next((word[:n] for n in ends if words.completions(word[:n], "en") == (word,)), "")


@given(SAID, st.booleans())
def test_whole_words_with_blanks_arrive_whole(said: list[int], at_once: bool) -> None:
    hearing = WordEntry(len(said))
    text = "".join(f"{LIST[index]} " for index in said)
    if at_once:
        hearing.hear(text)
    else:
        typed(hearing, text)
    assert hearing.given == tuple(said)
    assert not hearing.goes_on


@given(st.sampled_from(LIST))
def test_a_word_typed_to_its_end_is_never_taken_for_two(word: str) -> None:
    hearing = WordEntry(4)
    typed(hearing, word)
    assert len(hearing.given) <= 1
    typed(hearing, " ")
    assert hearing.given == words.indexes(word)


@given(SAID, st.booleans())
def test_shortest_beginnings_arrive_without_a_blank_unless_a_word_could_go_on_so(
    said: list[int], at_once: bool
) -> None:
    begun = [shortest(LIST[index]) for index in said]
    assume(all(begun))
    following = zip(said, begun, begun[1:], strict=False)
    assume(not any(LIST[at].startswith(one + other[0]) for at, one, other in following))
    hearing = WordEntry(len(said))
    if at_once:
        hearing.hear("".join(begun))
    else:
        typed(hearing, "".join(begun))
    assert not hearing.left
    assert not hearing.goes_on
    assert hearing.given == tuple(said)


@given(SAID, FOREIGN, st.sampled_from(LIST))
@example([0], "doseb", LIST[0])
def test_a_word_that_a_blank_ends_is_one_of_the_list_that_begins_so_or_refused_whole(
    said: list[int], foreign: str, after: str
) -> None:
    assume(not any(foreign.endswith(word) for word in longer()))
    hearing = WordEntry(len(said) + 12)
    typed(hearing, "".join(f"{LIST[index]} " for index in said))
    typed(hearing, foreign)
    try:
        hearing.hear(f"{hearing.begun} ")
    except Unfinished:
        taken = [LIST[index] for index in hearing.given[len(said) :]]
        assert "".join(taken) + hearing.begun == foreign
    except NotUnderstood:
        assert hearing.given == tuple(said)
        assert hearing.begun in ("", foreign)
        hearing.hear(f"{after} ")
        assert hearing.given == (*said, *words.indexes(after))
    else:
        taken = [LIST[index] for index in hearing.given[len(said) :]]
        assert taken[0].startswith(foreign) or "".join(taken) == foreign


@pytest.mark.parametrize("word", ["bottle", "candle", "accurate", "carpenter"])
def test_a_word_that_is_made_of_beginnings_is_refused_when_a_blank_ends_it(word: str) -> None:
    hearing = WordEntry(4)
    typed(hearing, word)
    with pytest.raises(NotUnderstood, match=f"{word}: not in the list. Say another word"):
        hearing.hear(f"{hearing.begun} ")
    assert not hearing.given


@given(
    st.lists(st.sampled_from(LIST), min_size=1, max_size=5), st.text("qx", min_size=2, max_size=4)
)
def test_letters_that_no_word_has_leave_the_words_before_them(said: list[str], wrong: str) -> None:
    hearing = WordEntry(len(said) + 1)
    typed(hearing, "".join(f"{word} " for word in said[:-1]) + said[-1])
    before = hearing.given
    typed(hearing, wrong)
    assert hearing.given[: len(before)] == before


def test_a_wrong_letter_behind_beginnings_is_taken_back_alone() -> None:
    hearing = WordEntry(6)
    typed(hearing, "riveabilbottx")
    assert (hearing.given, hearing.begun) == (words.indexes("river ability bottom"), "x")
    hearing.hear("")
    typed(hearing, "zoo")
    assert hearing.given == words.indexes("river ability bottom zoo")


@pytest.mark.parametrize("end", [" ", "\n"])
def test_behind_three_words_only_the_one_with_a_wrong_letter_is_said_again(end: str) -> None:
    hearing = WordEntry(6)
    typed(hearing, "riveabilcandbottx")
    with pytest.raises(NotUnderstood, match=r"^bottx: not in the list"):
        hearing.hear(f"{hearing.begun} ") if end == " " else hearing.end()
    assert hearing.given == words.indexes("river ability candy")
    typed(hearing, "bottom ")
    assert hearing.given == words.indexes("river ability candy bottom")


def test_a_word_is_picked_from_those_that_begin_so_or_nearly_so() -> None:
    hearing = WordEntry(2)
    typed(hearing, "river x")
    assert not hearing.possible
    hearing.hear("")
    typed(hearing, "rix")
    assert hearing.possible == words.completions("ri", "en")
    hearing.pick("ribbon")
    assert (hearing.given, hearing.left) == (words.indexes("river ribbon"), 0)


@given(st.text(max_size=60), st.integers(1, 4))
def test_whatever_is_typed_is_heard_as_words_or_stays_in_the_line(text: str, wanted: int) -> None:
    hearing = WordEntry(wanted)
    with suppress(NotUnderstood):
        typed(hearing, text)
    assert len(hearing.given) + hearing.left == wanted
    assert hearing.left >= 0


def test_beginnings_are_heard_also_where_the_next_one_could_end_the_word_before() -> None:
    hearing = WordEntry(2)
    typed(hearing, "rin" + "gau")
    assert hearing.given == words.indexes("ring gauge")


def test_letters_taken_back_take_back_what_was_understood() -> None:
    hearing = WordEntry(2)
    typed(hearing, "bottl")
    assert hearing.given == words.indexes("bottom")
    hearing.hear(hearing.begun[:-1])
    typed(hearing, "om ")
    assert hearing.given == words.indexes("bottom")
    hearing.take_back()
    assert not hearing.given


def test_behind_beginnings_a_blank_ends_a_word_that_others_begin_with() -> None:
    hearing = WordEntry(3)
    typed(hearing, "abilact rive")
    assert hearing.given == words.indexes("ability act river")


def test_enter_ends_beginnings_of_four_letters_as_they_were_understood() -> None:
    hearing = WordEntry(2)
    typed(hearing, "riveabil")
    hearing.end()
    assert hearing.given == words.indexes("river ability")
    assert not hearing.goes_on


def test_enter_refuses_what_goes_on_as_no_word_does() -> None:
    hearing = WordEntry(3)
    typed(hearing, "carpenter")
    with pytest.raises(NotUnderstood):
        hearing.end()
    assert not hearing.given


@pytest.mark.parametrize("wanted", [2, 4])
@pytest.mark.parametrize("end", [" ", "\n"])
def test_words_typed_to_their_ends_are_taken_as_they_are_shown_without_a_blank_between(
    wanted: int, end: str
) -> None:
    hearing = WordEntry(wanted)
    typed(hearing, "windowriver")
    shown = hearing.given
    if end == " ":
        hearing.hear(f"{hearing.begun} ")
    else:
        hearing.end()
    assert hearing.given == shown == words.indexes("window river")


@pytest.mark.parametrize("ending", ["blank", "enter"])
def test_what_fills_the_line_is_taken_as_it_is_shown(ending: str) -> None:
    hearing = WordEntry(2)
    typed(hearing, "carpenter")
    shown = hearing.given
    assert not hearing.left
    if ending == "blank":
        hearing.hear(f"{hearing.begun} ")
    else:
        hearing.end()
    assert hearing.given == shown
    assert not hearing.goes_on


def test_more_letters_are_asked_for_where_several_words_begin_so_and_the_letters_stay() -> None:
    hearing = WordEntry(2)
    with pytest.raises(NotUnderstood, match=r"ti: type more letters.*: ticket tide tiger"):
        typed(hearing, "ti ")
    typed(hearing, "ger ")
    assert hearing.given == words.indexes("tiger")


def test_words_that_are_none_leave_the_line_free_for_those_behind_them() -> None:
    hearing = WordEntry(3)
    for each in ("zanzibar ", "candle ", "mountain ", "honey ", "pencil "):
        with suppress(NotUnderstood):
            typed(hearing, each)
    assert hearing.given == words.indexes("mountain honey pencil")
    assert not hearing.begun


@pytest.mark.parametrize(
    ("typed", "whole"),
    [
        ("abov", "above"),
        ("tiger lam", "tiger lamp"),
        ("tiger ", "tiger "),
        ("", ""),
        ("qqq", "qqq"),
    ],
)
def test_the_word_at_hand_is_completed(
    typed: str, whole: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    assert completed(typed) == whole
