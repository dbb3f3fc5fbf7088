"""A whole evening at each level of proof: the program and the page say the same of each hour."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from companion.record.content import EVERY, LEVELS, NONE, RED
from tests.play.test_proof_levels import evening, play
from tests.screens.verifier.changing import heads
from tests.screens.verifier.test_agreement import program, summary
from tests.screens.verifier.vectors import verified
from tests.store.evening import MOVES

CHANGES = (MOVES.index("meru moves A3-A4-A5"), MOVES.index("slip E5 first"))
EXITS = {EVERY: 0, RED: 5, NONE: 3}


def hours(report: dict[str, Any]) -> list[tuple[str, bool]]:
    """Give each hour, and whether it is kept."""
    return [
        (each["hour"], each["kept"] if "kept" in each else each["keptBy"] is not None)
        for each in report["hours"]
    ]


def agreed(page: Page, text: str, path: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """Let both judge evidence by every receipt that was shown."""
    path.write_text(text, encoding="utf-8", newline="\n")
    known = list(heads(text))
    theirs = program(path, known, capsys)
    ours = verified(page, text.encode(), [{"head": head} for head in known])
    assert summary(ours) == summary(theirs)
    assert hours(ours) == hours(theirs)
    assert ours["findings"] == []
    return theirs


@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_evening_is_judged_the_same(
    verifier: Page, tmp_path: Path, capsys: pytest.CaptureFixture[str], level: str
) -> None:
    with evening(tmp_path, level, *MOVES) as found:
        found.sealing.end()
        text = str(found.evidence())
    assert agreed(verifier, text, tmp_path / "game.txt", capsys)["exit"] == EXITS[level]


@pytest.mark.parametrize("at", CHANGES)
@pytest.mark.parametrize("level", [RED, EVERY])
def test_a_change_of_mind_is_judged_the_same(
    verifier: Page, tmp_path: Path, capsys: pytest.CaptureFixture[str], at: int, level: str
) -> None:
    with evening(tmp_path, NONE, *MOVES[:at]) as found:
        found.sealing.ask_for(level)
        play(found, *MOVES[at:])
        found.sealing.end()
        text = str(found.evidence())
    facts = agreed(verifier, text, tmp_path / "game.txt", capsys)
    levels = [each["proof"] for each in facts["hours"]]
    assert levels == sorted(levels, key=[NONE, level].index)
    assert facts["exit"] == 5
