"""Receipt words in one paste with the players' words of each evening: which belong together."""

import pytest
from playwright.sync_api import Page

from tests.screens.verifier.modules import called

LIST = "kit/keptlist.js"
SEVEN, NINE, TEN = (f"{hour} · one two three four five six" for hour in ("07", "09", "10"))
FIRST, SECOND = "Your words: tiger lamp", "Your words: window spoon"


@pytest.mark.parametrize(
    "pasted",
    [
        [SEVEN, FIRST, NINE, SECOND, TEN, SECOND],
        [SEVEN, FIRST, NINE, SECOND, TEN],
        [SEVEN, FIRST, "", NINE, TEN, SECOND],
        [FIRST, SEVEN, SECOND, NINE, TEN],
        [FIRST, SEVEN, "", SECOND, NINE, "", TEN],
    ],
    ids=["below each", "below, once", "below two", "above", "above, with blanks"],
)
def test_receipt_words_belong_to_the_words_on_the_side_where_the_first_ones_stand(
    bare: Page, pasted: list[str]
) -> None:
    found = called(bare, LIST, "return keptListOf(given).things;", "\n".join(pasted))
    own = {each["words"][:2]: each["share"] for each in found}
    assert own == {"07": "tiger lamp", "09": "window spoon", "10": "window spoon"}


@pytest.mark.parametrize(
    "pasted", [[SEVEN, NINE, FIRST], [FIRST, SEVEN, NINE], [SEVEN, FIRST, NINE]]
)
def test_words_that_were_said_once_belong_to_all_receipt_words(
    bare: Page, pasted: list[str]
) -> None:
    found = called(bare, LIST, "return keptListOf(given).things;", "\n".join(pasted))
    assert [each["share"] for each in found] == ["tiger lamp"] * 2
