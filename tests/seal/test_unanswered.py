"""A game that was stopped: the questions that nobody answered, with what the secrets answer."""

import pytest

from companion import games
from companion.seal.checking.verdict import Verdict, judged
from companion.seal.evidence import of_text
from companion.telling.verdict.text import basis
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import TRAINED, TRAINING

ASKED = f"{TRAINED}step D3\ndone\nmeru asks palm\nanswer D3\n"
OPEN = f"{ASKED}henry captures D3\nstop\nend\n"
BACK = f"{ASKED}henry captures D3\nundo\nremark it is late\nstop\nend\n"
TWICE = f"{ASKED}henry captures D2\nundo\nhenry asks pool\nremark it is late\nstop\nend\n"
CAPTURE, YES, NO = "Henry tries to capture on D3", "Answer: Yes", "Answer: No"


def stopped(script: str) -> Verdict:
    """Judge a game that the players stopped."""
    written = Keeper("short", TRAINING).play(script).written
    return judged(games.take, of_text(written.text), ())


@pytest.mark.parametrize(
    ("script", "told"),
    [
        (OPEN, [f"“{CAPTURE}” was left open. What is revealed says: “{YES}”"]),
        (BACK, [f"“{CAPTURE}” was taken back. What is revealed says: “{YES}”"]),
        (
            TWICE,
            [
                f"Henry tries to capture on D2” was taken back. What is revealed says: “{NO}”",
                "Henry asks: Pool?” was left open. What is revealed says: “Answer: ",
            ],
        ),
        (f"{ASKED}stop\nend\n", []),
        (f"{ASKED}remark a\nundo\nstop\nend\n", []),
    ],
)
def test_beside_nobody_has_won_stands_what_would_have_been_answered(
    script: str, told: list[str]
) -> None:
    rows = list(basis(stopped(script)))
    behind = rows[rows.index("The players stopped before the game was over; nobody has won.") + 1 :]
    behind = behind[: behind.index("")]
    assert len(behind) == len(told)
    assert all(part in row for part, row in zip(told, behind, strict=True))
    assert all(row.startswith("At 06:00, in line ") for row in behind)
