"""The recipe for a new game: the toy that follows it is played as the page says."""

import io
import re
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest

from companion import rulebook
from companion.bootstrap import ROOT
from companion.cli import COMMANDS, main
from companion.cli.exit_codes import DONE, UNREADABLE
from companion.contract.game import Rules
from companion.games import take
from companion.play.replay import replay
from companion.seal.checking.verdict import REPLAYED
from screens.table.look import Look
from tests.shelf import toys as toys

PAGE = (ROOT / "companion" / "README.md").read_text("utf-8")
RAILS = ROOT / "tests" / "games" / "rails"
(TEXT,) = re.findall(r"```game\n(.*?)```", PAGE, re.DOTALL)
RECIPE = PAGE.partition("## How to add a game")[2].partition("\n## ")[0]
NO_GAME = {"verifier", "seal", "open", "settings"}  # commands that take neither a game nor a table
Run = Callable[..., str]
pytestmark = pytest.mark.usefixtures("toys")


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Give a way to run commands in a folder with the game of the page, and to read what they say.

    Words stand as in a shell; a table's name is one word, and so is a file's.
    """
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    Path("game.txt").write_text(TEXT, "utf-8")

    def run(command: str, *words: str, typed: str = "", code: int = DONE) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main([*command.split(), *words, "--lang", "en"]) == code
        read = capsys.readouterr()
        return read.err if code == UNREADABLE else read.out

    return run


@pytest.fixture
def evening(run: Run) -> Run:
    """Give the same, with a table at which two moves were made."""
    run("tables import game.txt --table whole")
    typed = "Eva claims Berlin-Praha\nAdam passes\n"
    began = ("play rails --table evening --option length=short --players", "Eva Adam")
    assert "3  Adam passes" in run(*began, typed=typed)
    return run


def test_the_recipe_names_the_files_of_the_toy_that_followed_it() -> None:
    named = set(re.findall(r"`([a-z_/]+\.(?:py|toml))`", RECIPE)) - {"look.py"}
    followed = {name for name in named if (RAILS / name).is_file()}
    assert len(followed) >= 8
    rooms = (ROOT / "companion", ROOT)
    assert all(any((room / name).is_file() for room in rooms) for name in named - followed)


def test_the_recipe_names_all_that_a_referee_or_a_picture_may_give_beside_what_it_must() -> None:
    optional = {"ruled", "remarked", "happened", "listed"}
    assert all(hasattr(Rules, name) for name in optional)
    assert optional | {each.name for each in fields(Look)} <= set(re.findall(r"`(\w+)`", RECIPE))


def test_the_game_of_the_page_is_played_to_its_last_line() -> None:
    table, stop = replay(TEXT)
    assert stop is None
    assert table.outcome
    assert table.outcome.winners == ("Eva",)
    assert dict(table.outcome.scores) == {"Eva": 14, "Adam": 9}


def test_every_refusal_of_the_toy_has_an_entry() -> None:
    source = "".join(path.read_text("utf-8") for path in RAILS.glob("*.py"))
    ids = set(re.findall(r'"(rails\.[a-z.]+)"', source))
    assert len(ids) >= 5
    assert all(rulebook.reason(each) != each for each in ids)


def test_every_line_of_the_toy_reads_as_it_is_written() -> None:
    notation = take("rails").notation
    assert len(notation.kinds) >= 6
    for kind in notation.kinds:
        assert notation.format(notation.parse(kind.example)) == kind.example


def test_each_command_that_takes_a_game_or_a_table_is_run_below() -> None:
    source = Path(__file__).read_text("utf-8")
    run_here = set(re.findall(r'(?:run|evening)\(\s*f?"([a-z]+)', source))
    assert set(COMMANDS) - NO_GAME <= run_here


def test_notation_tells_its_options_and_its_moves(run: Run) -> None:
    said = run("notation rails")
    assert said.startswith("# Rails: the lines of a game\n")
    assert "- `length: short`: short: 3 routes\n" in said
    assert "- `{player} claims {route}`: `Eva claims Berlin-Praha`\n" in said


def test_rules_answer_by_its_entries_and_count_them(run: Run) -> None:
    answer = "Whose turn is it?\n  Players take turns clockwise."
    assert run("rules --game Rails the same route twice").startswith("Who owns a route?\n")
    assert run("rules --show rails.turn").startswith(answer)
    assert run("rules --game rails").startswith("rails: Rails, the rules of a toy\n  A turn: 3")
    assert "Who wins?  rails.end.points\n" in run("rules --game rails --list")
    assert "headings without a rule: 0\n" in run("rules --game rails --headings")
    assert "enforced without an entry: 0\n" in run("rules --game rails --coverage")


def test_the_arena_says_that_the_program_plays_no_seat_of_it(run: Run) -> None:
    assert run("arena rails", code=UNREADABLE) == "the program plays no seat of rails\n"


def test_replay_referees_it_and_shows_where_it_stands(run: Run) -> None:
    said = run("replay game.txt --state")
    assert said.startswith("Eva won (rails.end.points): Whoever has the most points")
    assert "Everybody knows:\n  Eva 14 · Adam 9\n" in said
    assert '"winner": "Eva"' in run("replay game.txt --json")


def test_the_prompt_plays_it_and_answers_every_question_about_it(run: Run) -> None:
    typed = (
        *("Eva claims Berlin-Praha", "Eva passes", "why", "look", "legal", "now"),
        *("rules who wins", "Adam passes", "undo", "remark the cat lies on Wien", "help"),
    )
    said = run(
        "play rails --players", "Eva Adam", "--option", "length=short", typed="\n".join(typed)
    )
    assert "rails: begun." in said
    assert "rails.turn: It is another player's turn.\n" in said
    assert "rails.turn: Players take turns clockwise." in said
    assert "  Eva: 4 points, 1 route\n" in said
    assert "\nAdam claims Praha-Wien\n" in said
    assert "  - Pass  (Whose turn is it?, rails.turn)\n" in said
    assert "\nWho wins?\n" in said
    assert "taken back: 3  Adam passes\n" in said
    assert "3  remark the cat lies on Wien\n" in said


def test_tables_are_listed_resumed_renamed_carried_away_and_deleted(evening: Run) -> None:
    assert "evening: Rails, round 2, Eva Adam;" in evening("tables")
    assert "whole: Rails, won by Eva;" in evening("tables")
    assert '"game": "rails"' in evening("tables --json")
    said = evening("tables resume evening", typed="look\n")
    assert "evening: resumed at line 3.\n" in said
    assert "Eva 4 · Adam 0\n" in said
    evening("tables rename evening night")
    assert "the whole game" in evening("tables export night night.txt")
    assert "Eva claims Berlin-Praha\nAdam passes\n" in Path("night.txt").read_text("utf-8")
    assert "the whole table" in evening("tables export night night.table --whole")
    assert evening("tables delete night --yes") == "night: deleted\n"
    assert evening("tables import night.table") == "night: imported\n"
    assert evening("tables import night.txt --table again") == "again: imported\n"


def test_watch_tells_what_everybody_may_see(evening: Run) -> None:
    assert evening("watch evening").startswith("Eva 4 · Adam 0\nPoints:\n  Eva: 4 points")


def test_its_evidence_is_played_again_and_said_to_prove_nothing(evening: Run) -> None:
    evening("evidence whole found.txt")
    said = evening("verify found.txt", code=REPLAYED)
    assert said.startswith("found.txt: Rails, ")
    assert "nothing is sealed in this game" in said
    assert '"exit": 7' in evening("verify found.txt --json", code=REPLAYED)


def test_it_keeps_what_every_game_promises(run: Run) -> None:
    assert "rails: 1 game, 1 to the end" in run("conformance rails --seeds 1")


def test_what_it_does_not_have_is_said_in_one_sentence(evening: Run) -> None:
    assert evening("library rails", code=UNREADABLE).startswith("this game keeps no library")
    assert evening("notation rails --example", code=UNREADABLE) == (
        "there is no example of this game\n"
    )
    said = evening("known game.txt", code=UNREADABLE)
    assert said.startswith("in this game nobody moves unseen")
    asked = "play rails --proof red --table other --players Eva"
    assert evening(asked, code=UNREADABLE).startswith("nothing is sealed in this game")
