"""The plain mode: what is heard in a whole game, who speaks, and what nobody else may hear."""

from pathlib import Path
from random import Random

import pytest

from tests.cli.by_ear import ASKED, COMPANION, PIN, ByEar, heard, stumbles
from tests.cli.commands import companion
from tests.cli.pseudo import UP, Pseudo

LINE = "Your line: "
OTHERS = ("neighbour-spy", "spy-connection", "agents")


def test_a_whole_game_with_a_hidden_side_is_followed_by_ear(tmp_path: Path) -> None:
    game = ByEar("mind-mgmt", tmp_path)
    with game.terminal:
        for line in game.moves:
            game.play(line)
        assert "Due: The agents win." in game.type("look") or "Table: The agents win." in game.said
        game.type("legal", "now", "help", "proof", "head letters", "undo list", "decide", "known")
        said = game.leave()
    assert stumbles(said) == []
    assert said.startswith("Plain mode is on, by the option “--plain”.\n")
    assert "\nAgents: Meru asks: Graffiti?\nAloud: Graffiti?\n" in said
    assert "\nRecruiter: Answer: No new token\n" in said


@pytest.mark.long
@pytest.mark.parametrize("language", ["cs", "sk", "ru"])
@pytest.mark.parametrize("name", ["mind-mgmt", *OTHERS])
def test_each_game_is_followed_by_ear_in_each_language(
    tmp_path: Path, language: str, name: str
) -> None:
    game = ByEar(name, tmp_path, language)
    with game.terminal:
        for line in game.moves:
            game.play(line)
        game.cover()
        game.type("look", "legal", "now", "help", "hour", "undo list", "decide")
        assert stumbles(game.leave()) == []


@pytest.mark.parametrize("name", OTHERS)
def test_a_game_of_each_other_box_is_followed_by_ear(tmp_path: Path, name: str) -> None:
    game = ByEar(name, tmp_path)
    with game.terminal:
        for line in game.moves:
            game.play(line)
        game.type("look", "legal", "now", "help", "undo list")
        assert stumbles(game.leave()) == []


def test_the_nearest_one_decides_and_the_first_line_says_which(tmp_path: Path) -> None:
    home = str(tmp_path)
    off = companion("tables", COMPANION_HOME=home)
    assert "lain mode" not in off.err + off.out
    by = companion("tables", COMPANION_HOME=home, COMPANION_PLAIN="1")
    assert by.err == "Plain mode is on, by the variable COMPANION_PLAIN.\n"
    (tmp_path / "settings.toml").write_text("plain = true\n", encoding="utf-8")
    assert "by your settings" in companion("tables", COMPANION_HOME=home).err
    assert companion("tables", COMPANION_HOME=home, COMPANION_PLAIN="0").err == ""
    assert companion("--no-plain", "tables", COMPANION_HOME=home, COMPANION_PLAIN="1").err == ""
    said = companion("tables", "--plain", COMPANION_HOME=home, COMPANION_PLAIN="0")
    assert said.err == "Plain mode is on, by the option “--plain”.\n"
    refused = companion("tables", COMPANION_HOME=home, COMPANION_PLAIN="loud")
    assert (refused.code, refused.err) == (2, "the variable COMPANION_PLAIN is 1 or 0, not loud\n")


def begun(home: Path) -> Pseudo:
    """Begin a table with a hidden side, up to the words before the first seal."""
    game = ByEar("mind-mgmt", home)
    for line in game.moves[: game.moves.index("card karl-box")]:
        game.play(line)
    game.type("share 11 2047 0 8")
    return game.terminal


def test_nothing_hidden_is_said_before_somebody_hears_it_alone(tmp_path: Path) -> None:
    with begun(tmp_path) as terminal:
        before = terminal.sent.count(UP)
        asked = terminal.type("", then="back: ")
        assert "Put on an earphone" in asked
        assert "others could hear" in terminal.type("", then=LINE)
        assert "Covered: nothing hidden" in terminal.type("cover", then=LINE)
        assert terminal.sent.count(UP) == before
        terminal.type("", then="back: ")
        terminal.type("yes", then="back\\): ")
        assert not terminal.echoes
        assert "1: Recruiter card" in terminal.type(PIN, then="unseen: ")
        assert "Covered: nothing hidden" in terminal.type("cover", then=LINE)
        terminal.type("keeper", then="back\\): ")  # asked once, and not again
        assert "karl" not in heard(terminal.public).casefold()


def test_a_menu_leads_to_a_move_by_numbers_and_by_names(tmp_path: Path) -> None:
    with Pseudo([*COMPANION, "play", "mind-mgmt", "--plain"], tmp_path) as terminal:
        terminal.until("back: ")
        terminal.type("full", then="back: ")
        terminal.type("1", then="back: ")  # one of us is the Recruiter
        terminal.type("1", then="clockwise: ")  # and the program moves nobody
        terminal.type("Eva Adam", then="side: ")
        terminal.type(PIN, then="more: ")
        terminal.type(PIN, then=LINE)
        assert "1: Eva" in terminal.type("", then="back: ")
        assert "Table: Eva is the Recruiter" in terminal.type("1", then=LINE)
        terminal.type("lay board", then=LINE)
        terminal.type("mayhem eva A1-B1", then=LINE)
        asked = terminal.type("", then="back: ")
        assert "Ways: 42" in asked
        assert "\n1: A2 (Fountain and Graffiti)\n2: A3 (Torches and Pool)\n" in terminal.type(
            "list", then="back: "
        )
        asked = terminal.type("c4", then="back: ")
        assert "1: B4 (Billboard and Palm)\n2: C3 (temple)\n3: C5 (" in asked
        assert "Ways: 42" in terminal.type("", then="back: ")
        assert "no such number" in terminal.type("99", then="back: ")
        terminal.type("c4", then="back: ")
        assert "on C4, Pool and Idol; D4, Fountain and Umbrella" in terminal.type("d4", then=LINE)


def test_a_silent_point_is_decided_by_a_numbered_list(tmp_path: Path) -> None:
    game = ByEar("mind-mgmt", tmp_path)
    with game.terminal:
        for line in game.moves[: game.moves.index("begin") + 1]:
            game.play(line)
        game.lift()
        said = game.type("step C5")
        assert "\n1: recruits may be left\n2: recruits must be taken\n" in said
        assert "Recruiter: Step to C5" in game.type("1")


def test_long_work_says_that_it_began_and_that_it_is_done(tmp_path: Path) -> None:
    with begun(tmp_path) as terminal:
        said = terminal.type("known", then=LINE)
        assert "Table: Working out" in said or "Working out what can be known.\nDone.\n" in said


def test_letters_come_only_when_asked_for(tmp_path: Path) -> None:
    game = ByEar("mind-mgmt", tmp_path)
    with game.terminal:
        for line in game.moves[: game.moves.index("control meru Adam")]:
            game.play(line)
        game.cover()
        assert "a, c, c, i, d, e, n, t" not in heard(game.terminal.sent)
        assert "accident: a, c, c, i, d, e, n, t\n" in game.type("head letters")
        assert "Working out the six words.\nDone.\n" in heard(game.terminal.sent)


def test_a_place_and_a_figure_are_told_with_what_is_printed_and_who_stands_beside(
    tmp_path: Path,
) -> None:
    game = ByEar("mind-mgmt", tmp_path)
    with game.terminal:
        for line in game.moves[: game.moves.index("meru moves A3-A4-A5")]:
            game.play(line)
        game.cover()
        said = game.type("look Bill")
        assert (
            "Table: C7 (Torches and Billboard):\nHere: Bill\nup: C6 (Courier and Graffiti)\n"
            in said
        )
        assert "to the right: D7 (Cafe and Umbrella)\n" in said
        said = game.type("look C4")
        assert "Mayhem towards: D4\n" in said
        assert "down: C5 (Dogs and Monks), Immortal\n" in said
        assert "to the right: D4 (Fountain and Umbrella), Immortal\n" in game.type("around")
        assert "Around F4 (Bird and Cafe):\n" in game.type("around henry")
        assert "Recruiter: The Recruiter moves\n" in game.type("hour 6")
        assert "Step to" not in game.said
        assert "Refused: nothing is called so here" in game.type("look xyzzy")
        game.type("keeper", PIN)
        assert "You were here: 02:00\n" in game.type("look c2")
        assert "Step to C5" in game.type("hour 6")


@pytest.mark.parametrize(
    ("name", "thing", "told"),
    [
        ("neighbour-spy", "eva", "Eva"),
        ("spy-connection", "london", "London"),
        ("agents", "adam", "Adam"),
    ],
)
def test_each_other_game_tells_what_is_known_of_a_name(
    tmp_path: Path, name: str, thing: str, told: str
) -> None:
    game = ByEar(name, tmp_path)
    with game.terminal:
        for line in game.moves:
            game.play(line)
        assert told in game.type(f"look {thing}").partition("\n")[2]
        assert "Refused" not in game.said
        assert "Table: " in game.type("hour 1")


@pytest.mark.long
def test_a_training_mission_against_the_programs_recruiter_is_played_by_menus_alone(
    tmp_path: Path,
) -> None:
    options = ("mode=training", "program=recruiter/easy", "players=Eva Adam companion")
    given = [f"--option={each}" for each in options]
    chance = Random(4)
    with Pseudo([*COMPANION, "play", "mind-mgmt", "--plain", *given], tmp_path) as terminal:
        said = terminal.until(ASKED)
        while "reveal everything" not in said:
            asked = said.splitlines()[-1]
            typed = "abandon zoo" if "says 2 words" in asked else ""
            typed = chance.choice("123") if "back:" in asked else typed
            said = terminal.type(typed, then=ASKED)
        assert "Table: everything is revealed" in terminal.type("end", then=LINE)
        assert stumbles(heard(terminal.sent)) == []
        assert "\nRecruiter: The Recruiter moves\n" in heard(terminal.sent)
