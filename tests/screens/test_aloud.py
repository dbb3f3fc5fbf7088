"""What the table hears, and does: for everybody who sits there, and nothing unseen."""

import pytest

from companion.core import KEEPER
from companion.table import Table
from tests.screens.stage import evening
from tests.store.evening import OPTIONS

WITH_ONE = evening("dusty moves A6-B6-B5")  # he stands with an Immortal


def heard(*lines: str) -> list[str]:
    """Give what is heard and done behind these lines."""
    table = Table("mind-mgmt", OPTIONS)
    for line in lines:
        table.play(KEEPER, table.read(line))
    return [row for each in table.announced for row in (each.heard, *each.to_do) if row]


def test_a_card_that_a_shakedown_found_is_laid_open() -> None:
    assert heard(*evening("answer yes")) == [
        "SHAKEDOWN: MONKS? YES",
        "The Recruiter lays Monks open beside the board",
    ]


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (evening("answer no"), ["CAPTURED ON C6 (COURIER + GRAFFITI)? NO"]),
        (evening("answer yes", 2), ["CAPTURED ON B6 (UMBRELLA + IDOL)? YES"]),
        ((*WITH_ONE, "dusty shakes-down pool", "answer no"), ["SHAKEDOWN: POOL? NO"]),
    ],
)
def test_no_card_is_laid_open_otherwise(lines: tuple[str, ...], said: list[str]) -> None:
    assert heard(*lines) == said


def test_what_a_turn_of_the_recruiter_brings_to_do_is_one_list() -> None:
    assert heard(*evening("done")) == [
        "Lay 1 recruit on the symbol of Garden",
        "Discard Garden, face up",
        "Immortal C4 (Pool + Idol) → C5 (Dogs + Monks)",
        "Lay Dream Bus out for the Immortals",
        "Time token to 06:00",
    ]
