"""A game of one's own, outside the program, stands on the shelf of any command that names it."""

from pathlib import Path

import pytest

from companion.cli import main
from companion.cli.exit_codes import DONE, REFUSED, UNREADABLE
from companion.cli.own_games import split
from tests.cli.commands import companion
from tests.games.harbours.playing import CAUGHT, evidence
from tests.shelf import toys as toys

OWN = ("--own", "mine")
TEXT = "game: harbours\nplayers: Eva Adam Petr\n\n"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Give a folder with a package of one's own at its top, and a written game of it."""
    package = tmp_path / "mine"
    package.mkdir()
    (package / "__init__.py").write_text("from tests.games.harbours import GAME as GAME\n", "utf-8")
    (package / "NOTATION.md").write_text("# How my game is written\n", "utf-8")
    (tmp_path / "game.txt").write_text(TEXT + "\n".join(CAUGHT), "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("replay", "game.txt"), "The searchers won"),
        (("known", "game.txt"), "Possible now"),
        (("notation", "harbours"), "# How my game is written"),
        (("conformance", "harbours", "--seeds", "1"), "harbours: 1 game"),
        (("play", "--help"), "agents, harbours"),
    ],
)
def test_every_command_takes_it_from_the_folder_in_which_one_stands(
    mine: Path, command: tuple[str, ...], said: str
) -> None:
    found = companion(*OWN, *command, folder=mine)
    assert said in " ".join(found.out.split())
    assert companion(*command[:1], *OWN, *command[1:], folder=mine).out == found.out


def test_its_kept_table_is_played_on_and_without_it_one_reads_what_to_do(mine: Path) -> None:
    kept = {"COMPANION_HOME": str(mine / "home"), "COMPANION_PIN": "1234"}
    taken = companion("tables", "import", "game.txt", "--table", "t", *OWN, folder=mine, **kept)
    assert taken.out == "t: imported\n"
    assert "t: Harbours" in companion("tables", *OWN, folder=mine, **kept).out
    assert "t: harbours" in companion("tables", folder=mine, **kept).out
    without = companion("watch", "t", folder=mine, **kept)
    assert without.code == UNREADABLE
    assert "with --own PACKAGE" in without.err
    assert companion("watch", "t", *OWN, folder=mine, **kept).code == DONE


def test_the_list_of_tables_calls_its_hours_by_the_word_of_the_game(mine: Path) -> None:
    kept = {"COMPANION_HOME": str(mine / "home"), "COMPANION_PIN": "1234"}
    (mine / "game.txt").write_text(TEXT + "sail Kiel\ndone\n", "utf-8")
    companion("tables", "import", "game.txt", "--table", "t", *OWN, folder=mine, **kept)
    assert "t: Harbours, day 1, " in companion("tables", *OWN, folder=mine, **kept).out


def test_what_every_hunt_refuses_counts_as_enforced(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "--coverage", "--game", "harbours", "--own", "tests.games.harbours"])
    said = capsys.readouterr().out
    assert "enforced without an entry: 0" in said
    assert "entries nothing enforces: 0" in said


def test_nothing_that_is_read_loads_a_package(mine: Path) -> None:
    (mine / "mine" / "__init__.py").write_text("print('loaded')\n", "utf-8")
    for name in ("mine", "mine.GAME", "tests.games.harbours"):
        text = TEXT.replace("game: harbours", f"game: {name}")
        (mine / "game.txt").write_text(text, "utf-8")
        found = companion("replay", "game.txt", folder=mine)
        assert found.code == UNREADABLE
        assert f"no game is called {name}" in found.err
        assert "loaded" not in found.out


def test_what_is_no_game_of_ones_own_is_refused_in_a_sentence(mine: Path) -> None:
    twin = "from dataclasses import replace\nfrom tests.games.harbours import GAME as it\n"
    (mine / "twin.py").write_text(f"{twin}GAME = replace(it, name='agents')\n", "utf-8")
    (mine / "torn.py").write_text("GAME = (\n", "utf-8")
    for package, said in (
        ("", "'' is no game of the shelf, and no package"),
        ("..mine", "..mine is no game of the shelf, and no package"),
        ("yours", "no package yours can be loaded"),
        ("torn", "no package torn can be loaded: '(' was never closed (torn.py, line 1)"),
        ("json", "the package json has no GAME"),
        ("twin", "another game is called agents already"),
    ):
        found = companion("tables", f"--own={package}", folder=mine)
        assert (found.code, found.out) == (UNREADABLE, "")
        assert found.err.startswith(said)
        assert found.err.count("\n") == 1


def test_what_stands_behind_two_dashes_is_left_alone() -> None:
    assert split(["a", "--own", "b", "--own=c", "--", "--own", "d"]) == (
        ["b", "c"],
        ["a", "--", "--own", "d"],
    )


def test_a_name_without_its_accents_is_answered_with_the_place_that_is_meant(mine: Path) -> None:
    (mine / "game.txt").write_text(TEXT + "sail Jyvaskyla\n", "utf-8")
    found = companion("replay", "game.txt", *OWN, folder=mine)
    assert "no place is called so; is it `sail Jyväskylä`?" in found.err + found.out


def test_a_hint_names_the_package_without_which_it_would_lead_nowhere(mine: Path) -> None:
    kept = {"COMPANION_HOME": str(mine / "home"), "COMPANION_PIN": "1234"}
    begin = ("play", "harbours", "--players", "Eva Adam", *OWN)
    said = companion(*begin, folder=mine, typed="help\nquux\n", **kept)
    assert "see `companion notation harbours --own mine`" in said.out
    assert "`companion notation harbours --own mine` lists them all" in said.out


def test_the_help_says_what_the_exit_code_of_a_script_tells(mine: Path) -> None:
    kept = {"COMPANION_HOME": str(mine / "home"), "COMPANION_PIN": "1234"}
    begin = ("play", "harbours", "--players", "Eva Adam", *OWN)
    assert companion(*begin, folder=mine, typed="done\nhelp possible\n", **kept).code == DONE
    told = " ".join(companion("play", "--help").out.split())
    assert "the exit code is 1 only if something was not saved" in told
    assert "`replay` ends with 1 at the first refused line" in told
    (mine / "game.txt").write_text(TEXT + "done\n", "utf-8")
    assert companion("replay", "game.txt", *OWN, folder=mine).code == REFUSED


@pytest.mark.usefixtures("toys")
def test_a_verdict_on_a_game_without_cards_asks_for_none(mine: Path) -> None:
    (mine / "evening.txt").write_text(str(evidence(mine, *CAUGHT)), "utf-8")
    said = companion("verify", "evening.txt", "--own", "tests.games.harbours", folder=mine).out
    assert "What was hidden and is now revealed:" in said
    assert "real cards" not in said


def test_conformance_names_the_lines_that_no_game_came_to(mine: Path) -> None:
    said = companion("conformance", "harbours", "--seeds", "1", *OWN, folder=mine).out
    told = next(line for line in said.splitlines() if line.startswith("never met"))
    assert "stuck" in told or "mended" in told or "shown" in told
