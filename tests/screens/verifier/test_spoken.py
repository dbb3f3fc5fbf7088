"""What was kept by ear: six words, typed as they were noted, misheard, offered and removed."""

import pytest
from playwright.sync_api import Page, expect

from companion.telling.verdict.words import ANSWERS
from tests.screens.verifier.changing import heads
from tests.screens.verifier.checking import (
    SPOKEN,
    add_words,
    check,
    give,
    section,
    spoken,
)
from tests.screens.verifier.vectors import evidence

PROVEN, MISHEARD, NOTHING_KEPT = (ANSWERS[name][0] for name in ("proven", "misheard", "nothing"))


@pytest.mark.parametrize("which", [0, 1, 2], ids=["Czech", "Russian", "English"])
def test_six_words_bind_like_the_head_they_speak(page: Page, which: int) -> None:
    give(page, file=SPOKEN)
    add_words(page, *spoken(which))
    check(page)
    expect(section(page, "every line")).to_contain_text("fits; it covers the lines 1 to")


def test_words_may_be_typed_as_they_were_noted(page: Page) -> None:
    give(page, file=SPOKEN)
    hour, words, share = spoken(1)
    add_words(page, "", f"{hour} · {words}", share)
    expect(page.get_by_text("Words: 6 of 6. All words known.")).to_be_visible()
    check(page)
    expect(section(page, "every line")).to_contain_text("fits; it covers the lines 1 to")


def test_one_wrong_word_is_probably_misheard_and_accuses_nobody(page: Page) -> None:
    give(page, file=SPOKEN)
    hour, words, share = spoken(2)
    add_words(page, hour, " ".join(["zoo", *words.split()[1:]]), share)
    expect(check(page)).to_contain_text(f"? {MISHEARD}")
    expect(page.get_by_role("status").last).to_contain_text(MISHEARD)
    expect(section(page, "What was found")).to_contain_text("Probably misheard")


def test_a_wrong_word_beside_a_receipt_that_does_not_fit_excuses_nothing(page: Page) -> None:
    short = next(heads(evidence(SPOKEN).decode()))
    give(page, f"{short[:-9]}AAAAAAAAA", file=SPOKEN)
    hour, words, share = spoken(2)
    add_words(page, hour, " ".join(["zoo", *words.split()[1:]]), share)
    expect(check(page)).to_contain_text("Yes, here")


@pytest.mark.parametrize(
    ("typed", "offered"),
    [("agr", {"agrese", "agree"}), ("абз", {"абзац"}), ("sign hawk agr", {"agree"})],
)
def test_words_are_offered_while_they_are_typed(page: Page, typed: str, offered: set[str]) -> None:
    page.get_by_role("button", name="Help me spell receipt words").click()
    page.get_by_label("Six receipt words").press_sequentially(typed)
    group = page.get_by_role("group", name="Words that begin so").first
    assert set(group.get_by_role("button").all_text_contents()) == offered


def test_an_offered_word_is_taken_with_keys_alone(page: Page) -> None:
    page.get_by_role("button", name="Help me spell receipt words").click()
    field = page.get_by_label("Six receipt words")
    field.press_sequentially("aban")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(field).to_have_value("abandon ")
    expect(field).to_be_focused()


def test_a_word_on_no_list_is_named_at_once(page: Page) -> None:
    page.get_by_role("button", name="Help me spell receipt words").click()
    page.get_by_label("Six receipt words").fill("abandon qqqq")
    expect(page.get_by_text("Words: 2 of 6. On no list: qqqq.")).to_be_visible()


def test_what_is_removed_counts_no_more(page: Page) -> None:
    give(page)
    add_words(page, "07", "7 apples", "")
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("button", name="Help me spell receipt words")).to_be_focused()
    expect(check(page)).to_contain_text(NOTHING_KEPT)
