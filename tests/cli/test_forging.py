"""A cheat changes the evidence: whoever checks it reads what is wrong, at which hour, once."""

import re
from pathlib import Path

import pytest

from companion.telling.verdict.words import CLASSES
from tests.cli.judging import Evening, kept_evening, verify
from tests.forging import FORGERIES


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """Play an evening, and keep every receipt."""
    return kept_evening(tmp_path_factory.mktemp("evening"))


@pytest.mark.parametrize("name", FORGERIES)
def test_what_was_forged_is_told_in_one_sentence_with_its_hour(
    evening: Evening, tmp_path: Path, name: str
) -> None:
    forge, hour, reason = FORGERIES[name]
    path = tmp_path / "forged.txt"
    path.write_text(forge(evening.whole.read_text("utf-8")), encoding="utf-8", newline="\n")
    said = verify(path, *evening.all)
    assert said.code == 1
    box = re.search(rf"Did they cheat\? Yes, here: at {hour}:00, in line ([0-9]+)\.", said.out)
    assert box
    rows = said.out.partition("What was found:\n")[2].partition("\n\n")[0].splitlines()
    assert rows[0].startswith(f"  At {hour}:00, in line {box[1]}")
    assert reason in rows[0]
    assert len(rows) <= 2, "what is wrong with several receipts is told once"


def test_a_record_of_another_table_accuses_nobody(evening: Evening, tmp_path: Path) -> None:
    other = kept_evening(tmp_path)
    said = verify(other.whole, *evening.all)
    assert "something that you kept does not belong to this record" in said.out
    assert said.out.count("this receipt is from another table") == 1
    assert "\n  Receipt at 05:00, 25 lines; Receipt at 06:00, 52 lines; " in said.out


def test_a_record_that_goes_on_with_another_table_is_found_where_it_does(
    evening: Evening, tmp_path: Path
) -> None:
    other = kept_evening(tmp_path)
    first, second = (each.whole.read_text("utf-8") for each in (evening, other))
    begun = first.partition("table sheet 07 ")[0]
    mixed = tmp_path / "mixed.txt"
    rest = second.partition("table sheet 07 ")[2]
    mixed.write_text(f"{begun}table sheet 07 {rest}", encoding="utf-8", newline="\n")
    said = verify(mixed, *evening.all)
    assert "Yes, here: at 07:00, in line " in said.out


def test_no_finding_is_told_in_words_of_the_format() -> None:
    for said in CLASSES.values():
        assert not re.search(r"\b(seed|salt|nonce|hash|public key|facts?|root)\b", said), said
