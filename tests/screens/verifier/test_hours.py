"""What the page says of each hour: what is proven there and why, as the program says it."""

import pytest
from playwright.sync_api import Page, expect

from companion import games
from companion.seal.checking.kept_heads import Kept
from companion.seal.checking.verdict import judged
from companion.seal.evidence import of_bytes
from companion.telling.proof import receipt_input
from companion.telling.verdict.hours import hour_by_hour
from companion.telling.verdict.words import ANSWERS, concluded
from tests.screens.verifier.checking import check, give, section
from tests.screens.verifier.vectors import evidence, vector


def test_a_table_that_asked_for_no_proof_hears_that_all_was_right_and_nothing_is_proven(
    page: Page,
) -> None:
    give(page, file=vector("proof-none"))
    answer = check(page)
    short, why = ANSWERS["trusted"]
    expect(answer).to_contain_text(f"? {short}")
    expect(answer).to_contain_text(why.removeprefix("If this is"))
    expect(answer).not_to_contain_text("photographed")
    hours = section(page, "What was said, hour by hour")
    expect(hours).to_contain_text(
        "05:00–11:00: not proven: this table asked for no receipts; receipts"
    )


def test_hours_without_a_receipt_are_named_as_the_table_chose_them(page: Page) -> None:
    red = vector("proof-red")
    give(page, *(each["head"] for each in red["kept"]), file=red)
    answer = check(page)
    expect(answer.locator(".short")).to_have_text("✓ " + ANSWERS["fewer"][0])
    expect(answer).to_have_class("answer calm")
    expect(answer).not_to_contain_text("06:00")
    hours = section(page, "What is proven, hour by hour")
    expect(hours).to_contain_text(
        "06:00, 08:00, 10:00: not proven: as this table chose, receipts came at red hours and at"
        " the end, so what was hidden here could have been changed until the next one; a receipt"
        " every turn would have proven it"
    )
    seven = hours.get_by_role("heading", name="07:00")
    expect(seven).to_contain_text("✓ proven from its receipt on")


def test_a_table_that_changed_its_mind_is_told_hour_by_hour(page: Page) -> None:
    raised = vector("proof-none-then-every")
    give(page, *(each["head"] for each in raised["kept"]), file=raised)
    check(page)
    hours = section(page, "What is proven, hour by hour")
    expect(hours).to_contain_text(
        "05:00–08:00: not proven: this table had not asked for receipts yet"
    )
    setup = hours.get_by_text("Announced: ").first
    expect(setup).not_to_contain_text("before and after")


@pytest.mark.parametrize("name", ["proof-red", "proof-none-then-every", "proof-none"])
def test_the_page_says_of_each_hour_what_the_program_says(page: Page, name: str) -> None:
    found = vector(name)
    receipts = [each["head"] for each in found["kept"]]
    give(page, *receipts, file=found)
    answer = check(page)
    verdict = judged(games.take, of_bytes(evidence(found)), [*map(kept_head, receipts)])
    _title, *rows = hour_by_hour(verdict)
    told = [row.strip().partition(". All the same")[0] for row in rows]
    hours = page.locator(".worths").get_by_role("listitem")
    assert [row.partition(". All the same")[0] for row in hours.all_text_contents()] == told
    said = concluded(verdict).partition("? ")[2].partition(" If this")[0]
    expect(answer).to_contain_text(said)


def kept_head(text: str) -> Kept:
    """Read a receipt that was kept."""
    (found,) = receipt_input.heads(text)
    return found
