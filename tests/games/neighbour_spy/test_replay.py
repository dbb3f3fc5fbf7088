"""Written games are refereed, said and refused as those of any game are."""

import json
from pathlib import Path
from random import Random

import pytest

from companion.cli import main
from companion.core import PUBLIC, Illegal
from companion.games.neighbour_spy import GAME
from companion.play.replay import replay
from companion.text.gametext import written
from tests.games.neighbour_spy.playing import HERE
from tests.games.neighbour_spy.random_games import AIMS, play

EXAMPLE = HERE / "examples" / "third-codebreaker-and-a-catch.txt"


@pytest.mark.parametrize("aim", AIMS)
def test_a_random_game_replays_from_its_own_text_to_the_same_table(aim: str) -> None:
    for seed in range(3):
        played = play("advanced", aim, Random(seed))
        text = written("neighbour-spy", played.options, tuple(played.lines))
        table, stop = replay(text)
        assert stop is None
        assert table.view(PUBLIC) == GAME.rules.view(played.state, PUBLIC)
        assert table.outcome == played.state.outcome
        assert table.text == text


def test_a_written_game_stops_at_the_line_that_breaks_a_rule() -> None:
    text = EXAMPLE.read_text("utf-8").replace("kept sidekick", "kept codebreaker")
    table, stop = replay(text)
    assert stop is not None
    assert isinstance(stop.reason, Illegal)
    assert stop.reason.rule == "neighbour-spy.play.different"
    assert len(table.moves) == 5


def test_the_command_says_who_won_and_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(EXAMPLE), "--state"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Eva wins (neighbour-spy.tie.active): If both sides win")
    assert "Adam: three agents that win" in said


def test_the_command_says_why_a_line_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / "game.txt"
    game.write_text(EXAMPLE.read_text("utf-8").replace("kept sidekick", "took mole"), "utf-8")
    assert main(["replay", str(game)]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "neighbour-spy.hire.both: The other side must take one card" in said
    assert "due: Which card stayed with Eva?" in said


def test_a_program_reads_the_same_table_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(EXAMPLE), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["result"] == {"winner": "Eva", "rule": "neighbour-spy.tie.active"}
    assert found["public"]["sides"][0]["copies"]["daredevil"] == 1
    assert found["public"]["players"] == ["Eva", "Adam"]
    assert "keeper" not in found
