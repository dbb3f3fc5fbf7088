"""A cheat changes the evidence: page and `companion verify` find the same, in the same words."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.cli.judging import Evening, kept_evening, verify
from tests.forging import FORGERIES
from tests.screens.verifier.checking import check, section

RULE = re.compile(r" \(mind-mgmt[a-z.-]+\)$")
PLACE = re.compile(r"at [0-9]{2}:00, in line [0-9]+")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """Play an evening, and keep every receipt."""
    return kept_evening(tmp_path_factory.mktemp("evening"))


def told_by_the_program(path: Path, table: Evening) -> list[str]:
    """Give what the program found, sentence by sentence."""
    said = verify(path, *table.all)
    assert said.code == 1
    rows = said.out.partition("What was found:\n")[2].partition("\n\n")[0].splitlines()
    return [RULE.sub("", row.strip()).rstrip(".").lower() for row in rows]


def told_by_the_page(page: Page, path: Path, table: Evening) -> list[str]:
    """Give what the page found, sentence by sentence."""
    page.get_by_label("Choose the evidence file").set_input_files(path)
    page.get_by_label("All your receipts").fill("\n".join(table.heads))
    check(page)
    rows = section(page, "What was found").get_by_role("listitem").all_text_contents()
    return [row.removeprefix("✗ ").rstrip(".").lower() for row in rows]


def parts(row: str) -> tuple[str, str]:
    """Give where something was found, or in what, and the reason; how a move is said differs."""
    place = PLACE.match(row)
    if place is None:
        return ("", row)
    rest = row[place.end() :]
    return place[0], (rest.rpartition("”")[2] if "”" in rest else rest).lstrip(": ")


@pytest.mark.parametrize("name", FORGERIES)
def test_the_page_and_the_program_find_the_same_forgery_in_the_same_words(
    page: Page, table: Evening, tmp_path: Path, name: str
) -> None:
    forge, hour, reason = FORGERIES[name]
    path = tmp_path / "forged.txt"
    path.write_text(forge(table.whole.read_text("utf-8")), encoding="utf-8", newline="\n")
    theirs, ours = told_by_the_program(path, table), told_by_the_page(page, path, table)
    assert list(map(parts, ours)) == list(map(parts, theirs))
    assert ours[0].startswith(f"at {hour}:00, in line ")
    assert reason.lower() in ours[0]
    answer = page.locator("section.answer")
    expect(answer).to_contain_text(f"✗ Yes, here: at {hour}:00, in line ")
    expect(answer).to_contain_text(reason)


def test_receipts_of_another_table_accuse_nobody_and_are_named_alike(
    page: Page, table: Evening, tmp_path: Path
) -> None:
    other = kept_evening(tmp_path)
    theirs = told_by_the_program(other.whole, table)
    ours = told_by_the_page(page, other.whole, table)
    assert ours == theirs
    (row,) = ours
    assert row.startswith("receipt at 05:00, 25 lines; receipt at 06:00, 52 lines; ")
    assert row.endswith(": this receipt is from another table")
    expect(page.locator("section.answer")).to_contain_text("does not belong to this record")
