"""`companion replay` takes any game of the shelf, whatever its view holds."""

import json
from pathlib import Path

import pytest

from companion.cli import main
from tests.seal.auction import FIRST, on_the_shelf

TEXT = "game: bids\nplayers: Eva Adam Petr\nrounds: 2\n\n" + "".join(f"{line}\n" for line in FIRST)


def replayed(folder: Path, capsys: pytest.CaptureFixture[str], *options: str) -> str:
    """Replay the first round of the auction, and give what is said."""
    path = folder / "auction.txt"
    path.write_text(TEXT, "utf-8")
    with on_the_shelf():
        assert main(["replay", str(path), *options]) == 0
    return capsys.readouterr().out


def test_programs_get_the_view_of_another_game_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = json.loads(replayed(tmp_path, capsys, "--json"))
    known = {"round": 2, "players": ["Eva", "Adam", "Petr"], "rounds": 2}
    heard = ["promise 10", "answer no", "show 999"]
    assert found["public"] == {**known, "stands": False, "asked": 0, "heard": heard}
    assert found["keeper"] == {"bid": 0, "dealt": 0}


def test_people_get_the_sheet_of_another_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = replayed(tmp_path, capsys, "--state")
    assert "Everybody knows:\n  Round 2\n" in said
    assert "Keeper knows:\n  Hidden:\n    Your bid: 0\n" in said
    assert "Your bid" not in said.partition("Keeper knows")[0]
