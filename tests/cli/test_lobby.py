"""`companion --plain`: the tables as a numbered list, a new table by questions, all commands."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.cli import COMMANDS
from companion.store.tables import Tables
from tests.cli.by_ear import COMPANION, PIN, heard, stumbles
from tests.cli.commands import companion
from tests.cli.pseudo import Pseudo

LINE = "Your line: "
BACK = "back: "


@pytest.fixture
def lobby(tmp_path: Path) -> Iterator[Pseudo]:
    """Open the program in plain mode in an empty folder."""
    with Pseudo([*COMPANION, "--plain"], tmp_path) as terminal:
        assert "Tables: 0\n" in terminal.until(LINE)
        yield terminal


def test_a_new_table_is_begun_by_questions_and_played_on_by_its_number(lobby: Pseudo) -> None:
    assert "1: MIND MGMT\n" in lobby.type("new", then=BACK)
    lobby.type("1", then="MIND MGMT: ")
    assert "How much proof?\n1: " in lobby.type("ours", then=BACK)
    assert "Mode\n1: full game\n2: training mission\n" in lobby.type("3", then=BACK)
    assert "Recruiter\n1: one of you\n2: the program, easy\n" in lobby.type("1", then=BACK)
    assert "By program\n1: nobody\n2: all\n" in lobby.type("1", then=BACK)
    lobby.type("1", then="clockwise: ")
    lobby.type("Eva Adam", then="side: ")
    lobby.type(PIN, then="more: ")
    assert "Due: A: Who is the Recruiter?\n" in lobby.type(PIN, then=LINE)
    lobby.type("recruiter eva", then=LINE)
    assert "Back at the list of tables" in lobby.type("quit", then=LINE)
    assert "\n1: ours, MIND MGMT, setting up" in lobby.type("", then=LINE)
    assert "There" not in lobby.type("2", then=LINE)
    lobby.type("1", then="ours: ")
    assert "ours: resumed at line 2." in lobby.type(PIN, then=LINE)
    assert stumbles(heard(lobby.sent)) == []


def test_an_empty_folder_offers_a_first_game_that_asks_only_who_plays(lobby: Pseudo) -> None:
    assert "New here? “first” begins a first game" in lobby.sent.decode()
    assert "training mission; the program, easy" in lobby.type("first", then="clockwise: ")
    lobby.type("Eva, Adam", then=LINE)
    lobby.type("recruiter companion", then=LINE)
    assert "no hint now" in lobby.type("hint", then=LINE)  # with less help: that it needs more
    lobby.type("quit", then=LINE)
    assert "New here?" not in lobby.type("", then=LINE)
    assert stumbles(heard(lobby.sent)) == []


def test_every_command_of_the_program_can_be_typed_and_is_told(lobby: Pseudo) -> None:
    said = lobby.type("help", then=LINE)
    assert all(f"\n{name}, " in said for name in COMMANDS)
    assert "Each location only once" in lobby.type("rules may I walk back", then=LINE)
    assert "no table is called" in lobby.type("tables delete nothing", then=LINE)
    assert "are required" in lobby.type("verify", then=LINE)
    assert "a quotation mark is missing" in lobby.type('rules "may', then=LINE)
    assert "plain: on" in lobby.type("settings plain on", then=LINE)
    assert stumbles(heard(lobby.sent)) == []
    lobby.press("quit\r")
    assert lobby.code == 0


def test_the_example_is_told_move_by_move(lobby: Pseudo) -> None:
    lobby.type("example", then=BACK)
    assert "Eva is the Recruiter" in lobby.type("mind", then="stop: ")
    assert "Placed: the board" in lobby.type("", then="stop: ")
    assert "Placed" not in lobby.type("quit", then=LINE)


def test_a_script_gets_the_same_from_a_pipe(tmp_path: Path) -> None:
    said = companion(
        "--plain", typed="new\nagents\nours\nAnka Boris\n", COMPANION_HOME=str(tmp_path)
    )
    assert said.code == 0
    with closing(Tables(tmp_path)) as tables:
        assert [row.name for row in tables.list()] == ["ours"]


def test_settings_are_said_and_changed_without_the_app(tmp_path: Path) -> None:
    home = str(tmp_path)
    said = companion("settings", COMPANION_HOME=home)
    assert "theme: dark (one of: dark, light, contrast, safe, mono)\n" in said.out
    assert "language: system (one of: system, en, cs, sk, ru)\n" in said.out
    assert "plain: on" in companion("settings", "plain", "on", COMPANION_HOME=home).out
    assert "by your settings" in companion("settings", COMPANION_HOME=home).err
    companion("settings", "language", "cs", COMPANION_HOME=home)
    assert "Prostý režim" in companion("settings", COMPANION_HOME=home, LANGUAGE="").err
    refused = companion("--lang", "en", "settings", "idle", "7", COMPANION_HOME=home)
    assert (refused.code, "choose one of: 30, 60, 180, 300" in refused.err) == (2, True)
    assert (
        "no setting colour" in companion("--lang=en", "settings", "colour", COMPANION_HOME=home).err
    )
