"""`companion replay`: what a person or a program is told about a written game."""

import json
import os
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from companion.games.mind_mgmt.moves import KINDS
from companion.text.gametext import example
from tests.cli.commands import companion

PAGE = (files("companion.games.mind_mgmt") / "NOTATION.md").read_text("utf-8")
GAME = example(PAGE)


def saved(folder: Path, text: str | bytes) -> Path:
    """Save a game text."""
    path = folder / "game.txt"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_a_lawful_game_ends_with_its_result(tmp_path: Path) -> None:
    said = companion("replay", saved(tmp_path, GAME))
    assert said.code == 0
    assert said.out.startswith("The agents win (mind-mgmt.win.capture):")


def test_an_unfinished_game_says_what_comes_next(tmp_path: Path) -> None:
    said = companion("replay", saved(tmp_path, GAME.partition("bill captures B6")[0]))
    assert (said.code, said.out) == (
        0,
        "Every line is legal. Next: 09:00. Bill may go on, or the turn ends.  Type: done\n",
    )


LED = GAME.replace("dusty leads henry F4-F5", "dusty leads dusty B5-A5")


def stopped(tmp_path: Path, line: str) -> dict[str, Any]:
    """Give what programs get of a game that goes no further than a line."""
    text = GAME[: GAME.index(line)]
    found: dict[str, Any] = json.loads(companion("replay", "--json", saved(tmp_path, text)).out)
    return found


def test_programs_get_the_choices_where_the_players_must_rule(tmp_path: Path) -> None:
    said = json.loads(companion("replay", "--json", saved(tmp_path, LED)).out)
    assert said["rule"] == "mind-mgmt.dusty.self"
    assert said["choices"] == ["may", "may-not"]


def test_programs_get_who_is_active_with_what_left(tmp_path: Path) -> None:
    said = stopped(tmp_path, "bill captures C6\n")
    assert "07:00. Bill may go on" in said["due"]
    assert said["public"]["active"] == {
        "agent": "bill",
        "movement": False,
        "action": True,
        "ability": False,
        "push": False,
    }
    assert said["public"]["question"] is None


def test_programs_get_what_a_question_asks_and_which_tokens_and_cards_are_left(
    tmp_path: Path,
) -> None:
    said = stopped(tmp_path, "answer B5\n")["public"]
    assert said["question"] == {
        "rule": "mind-mgmt.dolphin.all",
        "feature": "cafe",
        "place": "",
        "dolphin": True,
    }
    assert said["left"] == {
        "steps": 9,
        "notes": 13,
        "recruits": 6,
        "feature_cards": 10,
        "agents": 1,
    }


def test_an_unlawful_line_is_named_with_its_rule_and_reason(tmp_path: Path) -> None:
    said = companion("replay", saved(tmp_path, GAME.replace("step C5", "step B4")))
    number = GAME.split("\n").index("step C5") + 1
    assert said.code == 1
    assert said.out.startswith(f"line {number}: mind-mgmt.step.once: The Recruiter enters each")


def test_a_silent_point_tells_the_lines_that_decide_it(tmp_path: Path) -> None:
    said = companion("replay", saved(tmp_path, LED))
    assert said.code == 1
    assert "to decide, type: `ruling mind-mgmt.dusty.self may`\n" in said.out
    assert "to decide, type: `ruling mind-mgmt.dusty.self may-not`\n" in said.out


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("mode: full", "mode: half", "line 2: say the mode: `training` or `full`"),
        ("players: Eva Adam Petr", "players: Eva Eva", "line 4: say the players clockwise"),
        ("game: mind-mgmt", "game: chess", "line 1: no game is called chess"),
    ],
)
def test_an_option_that_cannot_be_is_named_by_its_line(
    tmp_path: Path, right: str, wrong: str, said: str
) -> None:
    told = companion("replay", saved(tmp_path, GAME.replace(right, wrong)))
    assert told.code == 2
    assert said in told.err


def test_an_immortal_in_play_is_told_its_shape_and_not_the_order_of_the_set_up(
    tmp_path: Path,
) -> None:
    said = companion("replay", saved(tmp_path, GAME.replace("immortal D4-E4", "immortal D4")))
    assert "This line is written in another way now: immortal D4-D5\n" in said.out
    placed = companion("replay", saved(tmp_path, GAME.replace("immortal B3", "immortal B3-B4", 1)))
    assert "This line is written in another way now: immortal B3\n" in placed.out


@pytest.mark.parametrize("wrong", ["step C8", "step G3", "step C0", "step C12"])
def test_a_location_off_the_board_is_told_where_the_board_ends(tmp_path: Path, wrong: str) -> None:
    said = companion("replay", saved(tmp_path, GAME.replace("step C3", wrong)))
    assert "the board ends at column F and at row 7" in said.out + said.err


def test_the_state_shows_the_path_to_the_keeper_only(tmp_path: Path) -> None:
    said = companion("replay", "--state", saved(tmp_path, GAME))
    public, _title, keeper = said.out.partition("The Recruiter knows")
    assert "04:00 B4\n    05:00 B5 +1\n    06:00 C5 +1\n" in keeper
    assert "Path" not in public
    assert "karl-box" not in public


def test_the_state_lists_the_lawful_answers_to_a_question_for_the_keeper(tmp_path: Path) -> None:
    asked = saved(tmp_path, GAME.partition("answer D2")[0])
    first, _title, state = companion("replay", "--state", asked).out.partition("Everybody knows")
    assert "legal: answer D2\n" in first
    assert "legal: answer B5\n" in first
    assert "answer D2" not in state


def test_a_false_number_of_recruits_tells_the_true_one(tmp_path: Path) -> None:
    for told, true in (
        ("recruits 3\n", "recruits 3"),
        ("done slip first\nrecruits 1", "recruits 1"),
    ):
        wrong = saved(tmp_path, GAME.replace(told, told.replace(true, "recruits 8")))
        assert companion("replay", wrong).out.endswith(f"  legal: {true}\n")


def test_programs_get_json_for_a_result_and_for_a_refusal(tmp_path: Path) -> None:
    ended = json.loads(companion("replay", "--json", saved(tmp_path, GAME)).out)
    assert ended["result"] == {"winner": "agents", "rule": "mind-mgmt.win.capture"}
    assert ended["keeper"]["path"][-1] == "B6"
    assert ended["public"]["recruits_in_sight"] == 6
    refused = companion(
        "replay", "--json", saved(tmp_path, GAME.replace("recruits 3", "recruits 4"))
    )
    assert refused.code == 1
    assert json.loads(refused.out)["rule"] == "mind-mgmt.setup.recruits.shown"
    missing = companion("replay", "--json", "nowhere.txt", folder=tmp_path)
    assert (missing.code, json.loads(missing.out)["line"]) == (2, None)


def test_a_refusal_tells_what_is_due_instead(tmp_path: Path) -> None:
    early = saved(tmp_path, GAME.replace("lay board", "lay time"))
    assert "  due: B: Place the board with row 7 towards the Recruiter.  Type: lay board\n" in (
        companion("replay", early).out
    )


def test_a_false_answer_tells_the_lawful_ones(tmp_path: Path) -> None:
    said = companion("replay", saved(tmp_path, GAME.replace("answer D2", "answer none")))
    assert said.out.endswith("  legal: answer D2\n  legal: answer B5\n")


def test_places_that_were_not_entered_are_told_as_not_checked(tmp_path: Path) -> None:
    unknown = GAME.replace("agent meru A3", "agent meru ?").replace("meru moves A3-A4-A5\n", "")
    said = companion("replay", saved(tmp_path, unknown))
    assert said.code == 0
    assert "not checked (1 time): mind-mgmt.ask.here" in said.out
    assert "not checked (1 time): mind-mgmt.setup.agents.edge" in said.out


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("step c5", "locations in Latin capitals"),
        ("Step C5", "small letters"),
        ("step  C5", "one space"),
        ("step C5 ", "one space"),
        ("step C5 # there", "write a comment on a line of its own"),
        ("mayhem Eva D4-C4", "board order"),
        ("meru reveals", "bill reveals D2"),
        ("lay clock", "lay board"),
    ],
)
def test_a_line_that_is_not_understood_tells_what_is_wrong_with_it(
    tmp_path: Path, line: str, told: str
) -> None:
    said = companion("replay", saved(tmp_path, GAME.replace("\nstep C5\n", f"\n{line}\n")))
    assert said.code == 2
    assert told in said.out


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"", "begins with the line"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"game: mind-mgmt\nmode: full\n\nst", "edition"),
        (GAME.encode().replace(b"step C5", b"step\x00C5"), "U+0000"),
        (GAME.encode().replace(b"step C5", "step \u202eC5".encode()), "U+202E"),
        (b"x" * 10_000_000, "larger than"),
        (b"\n" * 900_000, "lines"),
        (GAME.encode("utf-16"), "UTF-8"),
    ],
    ids=["empty", "bytes", "head", "nul", "bidi", "ten-megabytes", "lines", "utf-16"],
)
def test_input_that_is_no_game_is_refused_with_one_clear_sentence(
    tmp_path: Path, text: bytes, told: str
) -> None:
    said = companion("replay", saved(tmp_path, text))
    assert said.code == 2
    assert told in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("name", [".", "nowhere.txt", "/dev/zero", "a\x1bb", "pipe"])
def test_what_is_no_file_is_refused_with_one_clear_sentence(tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    said = companion("replay", name, folder=tmp_path)
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert "\x1b" not in said.err


def test_half_a_last_line_is_named_and_what_stands_before_it_is_lawful(tmp_path: Path) -> None:
    said = companion("replay", saved(tmp_path, GAME[:-3]))
    assert said.code == 2
    assert said.out.startswith(f"line {GAME.count(chr(10))}: not understood")


def test_an_unknown_option_is_repeated_only_as_what_can_be_seen() -> None:
    said = companion("replay", "evening.txt", "x\x1b[31mred")
    assert (said.code, "\x1b" in said.err) == (2, False)


def test_a_locale_without_unicode_still_prints(tmp_path: Path) -> None:
    said = companion("edition", folder=tmp_path, PYTHONIOENCODING="ascii", LC_ALL="C")
    assert said.code == 0
    assert "kav\\xe1rna Flux" in said.out


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_on_notation_shows_every_kind_of_line(kind: type) -> None:
    assert f"`{kind.example}`" in PAGE  # type: ignore[attr-defined]
