"""What the page answers where something that was kept does not fit, as the program does."""

import pytest
from playwright.sync_api import Page, expect

from companion import games
from companion.seal.checking.kept_heads import Kept, KeptWords, heads_of
from companion.seal.checking.verdict import judged
from companion.seal.evidence import of_bytes
from companion.seal.words import indexes, read_kept
from companion.telling.verdict.words import ANSWERS, answer
from tests.screens.verifier.checking import check, give, section
from tests.screens.verifier.vectors import Vector, evidence, vector

BY_ANSWER = {
    "kept-code-wrong-in-one-letter": "mistyped",
    "kept-code-wrong-in-four-letters": "found",
    "kept-code-wrong-in-the-hour": "foreign",
    "fork-after-eight-words": "found",
    "stopped-in-the-set-up": "unplayed",
    "words-of-another-hour": "foreign",
    "words-misheard": "misheard",
}


def things(found: Vector) -> list[Kept]:
    """Read what was kept."""
    kept: list[Kept] = []
    for said in found["kept"]:
        if "head" in said:
            kept += heads_of(said["head"])
        else:
            hour, six = read_kept(said["words"])
            kept.append(KeptWords(hour, six.indexes, indexes(said["share"])))
    return kept


@pytest.mark.parametrize(("name", "expected"), BY_ANSWER.items())
def test_page_and_program_accuse_alike(page: Page, name: str, expected: str) -> None:
    found = vector(name)
    assert answer(judged(games.take, of_bytes(evidence(found)), things(found))) == expected
    pasted = (
        said.get("head") or f"{said['words']}\nYour words: {said['share']}"
        for said in found["kept"]
    )
    give(page, *pasted, file=found)
    shown = check(page).locator(".short")
    if expected == "found":
        expect(shown).to_have_text("✗ Yes, here: a receipt that does not fit.")
    else:
        expect(shown).to_contain_text(f"? {ANSWERS[expected][0]}")


def test_a_stale_code_is_named_by_the_hour_that_was_noted(page: Page) -> None:
    found = vector("kept-code-wrong-in-the-hour")
    give(page, *(each["head"] for each in found["kept"]), file=found)
    check(page)
    expect(section(page, "What was found")).to_contain_text(
        "Receipt at 06:00, 21 lines: This code is of another hour"
    )


def test_names_that_were_swapped_are_a_difference_from_the_printed_board(page: Page) -> None:
    give(page, file=vector("own-board-of-swapped-names"))
    check(page)
    look = section(page, "Look at these yourselves")
    expect(look).to_contain_text("This board is not the printed one in")
    expect(look.get_by_role("listitem").filter(has_text="B1 (")).to_be_visible()
