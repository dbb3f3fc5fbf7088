"""What the keeper says aloud: for everybody who sits there, and nothing that he does unseen."""

import pytest

from companion.core import KEEPER
from companion.table import Table
from screens.games.mind_mgmt.aloud import aloud
from tests.screens.stage import evening
from tests.store.evening import OPTIONS

WITH_ONE = evening("dusty moves A6-B6-B5")  # he stands with an Immortal


def heard(*lines: str) -> list[str]:
    """Give what is said aloud behind these lines."""
    table = Table("mind-mgmt", OPTIONS)
    for line in lines:
        table.play(KEEPER, table.read(line))
    said = aloud(table)
    return [row for each in said for row in (each.said, each.then) if row]


def test_a_card_that_a_shakedown_found_is_laid_open() -> None:
    assert heard(*evening("answer yes")) == ["Yes", "Lay the card open: Monks"]


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (evening("answer no"), ["No"]),
        (evening("answer yes", 2), ["Yes"]),  # to a capture
        ((*WITH_ONE, "dusty shakes-down pool", "answer no"), ["No"]),
    ],
)
def test_no_card_is_laid_open_otherwise(lines: tuple[str, ...], said: list[str]) -> None:
    assert heard(*lines) == said


def test_what_a_turn_of_the_recruiter_brought_is_said_line_by_line() -> None:
    assert heard(*evening("done")) == [
        "The Immortals recruit: Garden",
        "Immortal from C4 to C5",
        "New card: Dream Bus",
        "Done",
    ]
