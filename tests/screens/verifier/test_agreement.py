"""Two programs that share no code judge changed files the same, as many as `--changed` says."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from companion.cli import main
from companion.play import replay
from companion.store.tables import Tables
from tests.games.mind_mgmt.random_games import AIMS, play
from tests.games.mind_mgmt.test_random_games import text_of
from tests.screens.verifier.changing import changed, heads, signed
from tests.screens.verifier.vectors import evidence, unbound, vectors, verified

BATCHES = 20
# What nobody refuses at the table, and players by chance do: only the whole game shows it.
BY_CHANCE = {"mind-mgmt.mistake.late", "mind-mgmt.deck.one-each"}
# Of games that the program decided the page says less: test_vectors.py and test_program.py.
GAMES = [
    evidence(each).decode()
    for each in vectors()
    if not each["expected"]["findings"] and "level_unknown" not in each
]


def program(path: Path, kept: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """Ask the program."""
    given = [word for head in kept for word in ("--head", head)]
    code = main(["verify", str(path), "--json", *given])
    said: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert said["exit"] == code
    return said


def summary(report: dict[str, Any]) -> tuple[int, list[dict[str, Any]], list[str]]:
    """Give what two verifiers must agree on."""
    found = [{**each, "line": each["line"] or 0} for each in report["findings"]]
    return report["exit"], found, [] if found else unbound(report)


def test_a_game_that_is_signed_anew_is_as_good_as_before(verifier: Page) -> None:
    text = signed(GAMES[0])
    kept = [{"head": head} for head in heads(text)]
    assert verified(verifier, text.encode(), kept)["exit"] == 0


@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize("mode", ["training", "full"])
def test_whole_games_by_chance_are_judged_the_same(
    verifier: Page, tmp_path: Path, capsys: pytest.CaptureFixture[str], mode: str, aim: str
) -> None:
    played = play(mode, aim, Random(f"page {mode} {aim}"))
    tables = Tables(tmp_path / "home")
    kept = replay.copied(tables, "game", text_of(mode, played), None, "a long passphrase")
    if kept.outcome:
        kept.sealing.end()
    text = str(kept.evidence())
    kept.close()
    tables.close()
    (tmp_path / "game.txt").write_text(text, encoding="utf-8", newline="\n")
    known = list(heads(text))
    theirs = program(tmp_path / "game.txt", known, capsys)
    ours = verified(verifier, text.encode(), [{"head": head} for head in known])
    assert summary(ours) == summary(theirs)
    assert {each["rule"] for each in ours["findings"]} <= BY_CHANCE


@pytest.mark.parametrize("batch", range(BATCHES))
def test_changed_files_are_judged_the_same(
    verifier: Page,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    record_property: Any,
    batch: int,
    request: pytest.FixtureRequest,
) -> None:
    dice = Random(batch)
    seen: dict[str, int] = {}
    for number in range(request.config.getoption("changed")):
        text = changed(dice.choice(GAMES), dice)
        known = list(heads(text))
        kept = dice.sample(known, dice.randrange(len(known) + 1))
        path = tmp_path / f"{number}.txt"
        path.write_bytes(text.encode())
        theirs = program(path, kept, capsys)
        ours = verified(verifier, text.encode(), [{"head": head} for head in kept])
        assert summary(ours) == summary(theirs), path.read_text("utf-8")
        kinds = [each["class"] for each in theirs.get("findings", [])] or [f"exit {theirs['exit']}"]
        seen[kinds[0]] = seen.get(kinds[0], 0) + 1
    record_property(f"agreed, batch {batch}", json.dumps(seen, sort_keys=True))
