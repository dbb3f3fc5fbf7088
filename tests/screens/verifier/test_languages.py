"""The page speaks the language of the browser, and another one as soon as somebody wants it."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from companion import rulebook
from companion.games.mind_mgmt.board import edition
from companion.locale import ENGLISH, LANGUAGES, _, read_in
from tests.screens.verifier.checking import HEADS, check, give
from tests.screens.verifier.modules import called
from tests.screens.verifier.vectors import vector

RULE = "mind-mgmt.training.immortals"
NAMES = "games/mind_mgmt/shown/names.js"


def test_another_language_keeps_what_was_given_and_what_was_found(page: Page) -> None:
    give(page, *HEADS, file=vector("open-training-recruit-of-an-immortal"))
    check(page)
    assert rulebook.reason(RULE, ENGLISH) in page.inner_text("main")
    kept = page.locator("textarea").last.input_value()
    page.get_by_role("combobox").first.select_option("ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    assert rulebook.reason(RULE, "ru") in page.inner_text("main")
    assert page.locator("textarea").last.input_value() == kept
    page.get_by_role("combobox").first.select_option(ENGLISH)
    assert rulebook.reason(RULE, ENGLISH) in page.inner_text("main")
    check(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_understood_as_the_program_writes_them_in_each_language(
    page: Page, language: str
) -> None:
    with read_in(language):
        noted = _("Your words: {words}").format(words="abandon ability able about")
    box = page.locator("textarea").last
    box.fill("07: abandon ability able about above absent")
    missing = "Below the receipt words, your words are missing."
    expect(page.get_by_role("main")).to_contain_text(missing)
    box.fill(f"07: abandon ability able about above absent\n{noted}")
    expect(page.get_by_role("main")).not_to_contain_text(missing)


@pytest.mark.parametrize(
    ("asked", "spoken"), [("sk-SK", "sk"), ("cs", "cs"), ("de-DE", "en"), ("ru-RU", "ru")]
)
def test_the_page_begins_in_the_language_of_the_browser(
    browser: Browser, file: Path, asked: str, spoken: str
) -> None:
    with browser.new_context(locale=asked) as context:
        opened = context.new_page()
        opened.goto(file.as_uri())
        assert opened.locator("html").get_attribute("lang") == spoken


def test_a_feature_is_called_as_its_own_board_calls_it(bare: Page) -> None:
    board = edition.written(edition.shipped()).replace('"Bird"', '"constructor"')
    body = """const { speak } = modules["page/language.js"];
    return given[1].map((each) => {
        speak(each);
        return namesOf({ table: { file: given[0] } }).feature("bird");
    })"""
    found = called(bare, NAMES, body, [board, LANGUAGES])
    assert found == ["pták" if each == "cs" else "constructor" for each in LANGUAGES]
