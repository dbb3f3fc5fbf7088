"""A day and an hour read as people write them, in each language."""

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.bootstrap import ROOT
from companion.locale import LANGUAGES, read_in
from companion.locale.dates import day, short_day
from companion.store.disk.errors import OpenElsewhere
from companion.store.disk.locks import Lock

EVENING = int(time.mktime((2026, 11, 9, 20, 5, 0, 0, 0, -1)))
ISO = re.compile(r"\d{4}-\d\d-\d\d")


@pytest.mark.parametrize(
    ("language", "whole", "short"),
    [
        ("en", "9 November 2026, 20:05", "9 Nov 2026, 20:05"),
        ("cs", "9. listopadu 2026 20:05", "9. 11. 2026 20:05"),
        ("sk", "9. novembra 2026 20:05", "9. 11. 2026 20:05"),
        ("ru", "9 ноября 2026 г., 20:05", "09.11.2026 20:05"),
    ],
)
def test_a_day_is_written_as_people_do_in_each_language(
    language: str, whole: str, short: str
) -> None:
    with read_in(language):
        assert (day(EVENING), short_day(EVENING)) == (whole, short)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("written", [day, short_day])
def test_every_month_has_a_name_of_its_own(language: str, written: Callable[[int], str]) -> None:
    months = [int(time.mktime((2026, month, 1, 9, 0, 0, 0, 0, -1))) for month in range(1, 13)]
    with read_in(language):
        assert len({written(month) for month in months}) == len(months)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_window_is_told_since_when_in_its_own_language(
    tmp_path: Path, language: str
) -> None:
    lock = Lock(tmp_path, "table", EVENING)
    with read_in(language), pytest.raises(OpenElsewhere) as refused:
        Lock(tmp_path, "table", EVENING)
    with read_in(language):
        assert day(EVENING) in str(refused.value)
    lock.let_go()


def test_the_hour_that_an_earlier_version_wrote_down_is_told_as_it_stands(tmp_path: Path) -> None:
    lock = Lock(tmp_path, "table", EVENING)
    (tmp_path / "locks/table.holder").write_text("123 2026-11-09 20:05", "ascii")
    with read_in("en"), pytest.raises(OpenElsewhere, match="process 123, since 2026-11-09 20:05"):
        Lock(tmp_path, "table", EVENING)
    lock.let_go()


def test_no_screen_shows_a_date_as_a_machine_writes_it() -> None:
    pictures = (ROOT / "tests/goldens").rglob("*.txt")
    assert not [each.name for each in pictures if ISO.search(each.read_text("utf-8"))]
