"""`companion conformance` looks into a game, and says in one line for each check what it found."""

from pathlib import Path

import pytest

from companion.cli import main
from companion.cli.exit_codes import DONE, REFUSED, UNREADABLE
from companion.conformance.suite import CHECKS
from tests.cli.commands import companion
from tests.conformance.broken import BROKEN

TOY = "tests.games.rails"


def test_a_game_of_ones_own_is_taken_by_its_package() -> None:
    said = companion("conformance", TOY, "--seeds", "1")
    assert (said.code, said.err) == (DONE, "")
    first, missed, *others = said.out.splitlines()
    assert first.startswith("rails: 1 game, 1 to the end, ")
    assert missed.startswith("never met, so nothing is known of: ")
    assert [line.split()[:2] for line in others] == [[check.name, "kept"] for check in CHECKS]


def test_it_is_found_from_the_folder_in_which_one_stands(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    text = "from tests.games.whispers import GAME as GAME\n"
    (tmp_path / "mine" / "__init__.py").write_text("", "utf-8")
    (tmp_path / "mine" / "game.py").write_text(text, "utf-8")
    said = companion("conformance", "mine.game", "--seeds", "1", folder=tmp_path)
    assert said.out.startswith("whispers: 1 game, ")
    assert said.code == REFUSED
    assert "whispers.accusation has no entry in the rulebook" in said.out


def test_what_is_found_stands_below_its_check_and_ends_with_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    BROKEN["keys"][1](monkeypatch)
    assert main(["conformance", TOY, "--seeds", "1", "--lang", "en"]) == REFUSED
    lines = capsys.readouterr().out.splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("keys"))
    assert lines[at] == "keys       broken   no key stands before two rows of a list"
    assert lines[at + 1] == (
        "  rails: the key 0 stands before several rows: Pass, A route was entered wrongly"
    )


def test_a_game_that_nobody_has_is_refused_in_a_sentence() -> None:
    for name, said in (
        ("chess", "no package chess can be loaded"),
        ("mind-mgmt-2", "mind-mgmt-2 is no game of the shelf, and no package"),
        ("tests.games.chess", "no package tests.games.chess can be loaded"),
        ("tests.games", "the package tests.games has no GAME"),
    ):
        found = companion("conformance", name)
        assert found.code == UNREADABLE
        assert found.err.startswith(said)


def test_how_many_games_are_played_is_bounded() -> None:
    for number in ("0", "1001", "many"):
        assert companion("conformance", TOY, "--seeds", number).code == UNREADABLE
