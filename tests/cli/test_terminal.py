"""At a terminal: what is public, what stays behind the curtain, and when it falls."""

import os
import re
import signal
import sys
from importlib.resources import files
from pathlib import Path

import pytest

pytest.importorskip("pty", reason="this machine has no pseudo-terminals")
pytest.importorskip("termios", reason="this machine has no pseudo-terminals")

from companion.bootstrap import ROOT
from companion.cli.desk import silent_keys
from companion.text.gametext import example
from tests.cli.commands import companion
from tests.cli.pseudo import DOWN, PROMPT, UP, Pseudo
from tests.cli.seated import rows_of

GAME = example((files("companion.games.mind_mgmt") / "NOTATION.md").read_text("utf-8"))
PIN = "246813579"
PLAY = [sys.executable, "-m", "companion", "play", "mind-mgmt"]
BEGIN = [*PLAY, "--mode", "full", "--players", "Eva Adam"]
MAYHEM = ("eva a1-b1", "Adam A3-B3", "Eva b5-a5", "adam C7-D7", "Eva E1-F1")
OPENLY = ("RECRUITER eva", "", *(f"mayhem {laid}" for laid in MAYHEM), *[""] * 7)
SHARE = "share 11 2047 0 8"
SECRETS = ("card karl-box", "start D4", "features bus pool idol")
TAKEN_BACK = (("card pipe-girl", "undo"), ("undo", "start D1", "undo", "start D4"))
STEPS = ("step d5", "step e5", "step f5", "step f6")
CONTROLS = ("control meru adam", "control henry adam", "control bill adam", "control dusty adam")
AGENTS = ("agent meru a2", "agent henry F3", "agent bill ?", "agent dusty A7")
HASTY = ("# step D5", "legal step D5", "why step D5", "step D5\u00a0", "recruits 2")
WORDS = "six words "
IMMORTALS = ("immortal B3", "immortal C3", "immortal D3", "immortal E3")


def begun(home: Path, columns: int = 80, rows: int = 24) -> Pseudo:
    """Begin a table for two and choose its PIN."""
    terminal = Pseudo(BEGIN, home, columns, rows)
    terminal.until("hidden side: ")
    terminal.type(PIN, then="once more: ")
    terminal.type(PIN)
    return terminal


def lifted(terminal: Pseudo) -> str:
    """Lift the curtain with Enter and the PIN."""
    terminal.type("", then="back\\): ")
    return terminal.type(PIN)


def before_the_card(home: Path, columns: int = 80, rows: int = 24) -> Pseudo:
    """Play the open letters of the set-up, and give Adam's share."""
    terminal = begun(home, columns, rows)
    terminal.type(*OPENLY, SHARE)
    return terminal


def first_turn(home: Path) -> Pseudo:
    """Play the whole set-up up to the Recruiter's first turn."""
    terminal = before_the_card(home)
    lifted(terminal)
    terminal.type(*SECRETS, *STEPS, "1")
    terminal.type("", then=WORDS)
    terminal.type("")
    lifted(terminal)
    terminal.type(*IMMORTALS, "")
    terminal.type(*CONTROLS, *AGENTS, "", "", "token D6")
    lifted(terminal)
    terminal.type("draw dogs", "draw palm", "", "")
    return terminal


@pytest.mark.parametrize("line", [*SECRETS, "STEP d5", "setp d5", "answer D2", *HASTY])
def test_a_hidden_line_typed_in_the_open_is_refused_and_wiped(tmp_path: Path, line: str) -> None:
    with before_the_card(tmp_path) as terminal:
        said = terminal.type(line)
        assert "17  " not in said
        assert b"\x1b[1A\x1b[J" in terminal.sent


def test_the_curtain_shows_the_map_and_numbers_and_hides_on_enter(tmp_path: Path) -> None:
    with before_the_card(tmp_path) as terminal:
        assert "1 card karl-box   2 card pipe-girl" in lifted(terminal)
        assert "17  card karl-box" in terminal.type("1")
        assert "path, + for recruits:\n  01:00 D4" in terminal.type("START d4").replace(
            " 01", "\n  01"
        )
        back = terminal.type("")
        assert "17  card\n18  start\n" in back
        assert "D4" not in back


def test_the_beginning_of_a_line_narrows_the_choice(tmp_path: Path) -> None:
    with before_the_card(tmp_path) as terminal:
        lifted(terminal)
        terminal.type("card karl-box")
        assert "4 start D1   10 start D2" in terminal.type("start d")
        assert "18  start D4" in terminal.type("22")


def test_in_the_open_nobody_takes_back_a_line_of_the_recruiter(tmp_path: Path) -> None:
    with before_the_card(tmp_path) as terminal:
        lifted(terminal)
        terminal.type("card karl-box", "")
        assert "belongs to the hidden side, and is taken back there" in terminal.type("undo")
        assert "Karl Box, the ad man" in lifted(terminal)


def test_what_the_recruiter_takes_back_in_secret_shows_nowhere_in_the_open(tmp_path: Path) -> None:
    said = []
    for number, (first, then) in enumerate((TAKEN_BACK, ((), ()))):
        home = tmp_path / str(number)
        with before_the_card(home) as terminal:
            lifted(terminal)
            terminal.type(*first, "card karl-box", "start D4", "")
            lifted(terminal)
            terminal.type(*then, "")
            terminal.type("look", "undo list", "legal", "undo")
            terminal.press("quit\r")
            assert terminal.code == 0
            said.append(terminal.public)
        with Pseudo([*PLAY, "--table", "mind-mgmt"], home) as again:
            again.until("PIN of .*: ")
            again.type(PIN)
            said.append(again.public)
    assert b"18  start" in said[0]
    assert said[:2] == said[2:]


@pytest.mark.parametrize("number", ["0", "3", "99999999999"])
def test_a_number_that_is_not_offered_plays_nothing(tmp_path: Path, number: str) -> None:
    with before_the_card(tmp_path) as terminal:
        lifted(terminal)
        assert "there is no such number" in terminal.type(number)
        assert "17  " not in terminal.type("")


def test_no_key_is_shown_while_the_curtain_is_up(tmp_path: Path) -> None:
    with before_the_card(tmp_path) as terminal:
        terminal.type("", then="back\\): ")
        assert not terminal.echoes
        terminal.type(PIN)
        assert not terminal.echoes
        terminal.type("xyzzy", "xyzzy plugh")
        terminal.type("")
        assert PIN.encode() not in terminal.sent
        assert b"xyzzy" not in terminal.sent


def test_secrets_are_only_between_the_codes_of_the_curtain(tmp_path: Path) -> None:
    with before_the_card(tmp_path) as terminal:
        lifted(terminal)
        terminal.type("card karl-box", "start c6", "features cafe dogs umbrella")
        terminal.type("step d6", "step g9", "step d6", "why", "")
        terminal.type("look", "undo list", "legal", "why", "undo", "look keeper", "help")
        for secret in (b"C6", b"D6", b"umbrella", b"mind-mgmt.step"):
            assert secret in terminal.hidden
            assert secret not in terminal.public, secret


@pytest.mark.parametrize("key", ["", "\x03", "\x04"])
def test_the_curtain_falls_on_enter_on_ctrl_c_and_on_the_end_of_input(
    tmp_path: Path, key: str
) -> None:
    with before_the_card(tmp_path) as terminal:
        lifted(terminal)
        terminal.press(key or "\r")
        terminal.until(PROMPT)
        assert terminal.sent.count(UP) == terminal.sent.count(DOWN) == 2
        terminal.press("quit\r")
        terminal.rest()
        assert terminal.code == 0


def test_the_curtain_falls_where_the_program_is_ended(tmp_path: Path) -> None:
    with before_the_card(tmp_path) as terminal:
        lifted(terminal)
        os.kill(terminal.pid, signal.SIGTERM)
        terminal.rest()
        assert terminal.sent.count(UP) == terminal.sent.count(DOWN) == 2
        assert terminal.code != 0


def test_keys_show_again_in_the_open(tmp_path: Path) -> None:
    shell = [
        "/bin/sh",
        "-c",
        f"cd {ROOT}; {' '.join(PLAY)} --mode full --players 'Eva Adam'; printf done:; read x",
    ]
    with Pseudo(shell, tmp_path) as terminal:
        terminal.until("hidden side: ")
        terminal.type("12345678", then="once more: ")
        terminal.type("12345679", then="done:")
        assert terminal.echoes


def test_a_wrong_pin_lifts_nothing_and_says_so(tmp_path: Path) -> None:
    with before_the_card(tmp_path) as terminal:
        terminal.type("", then="back\\): ")
        said = terminal.type("1111")
        assert "this is not the PIN" in said
        assert "A forgotten one nobody can find out" in said
        assert b"karl" not in terminal.hidden
        assert "1 card karl-box" in lifted(terminal)


def test_enter_alone_instead_of_the_pin_goes_back(tmp_path: Path) -> None:
    with before_the_card(tmp_path) as terminal:
        terminal.type("", then="back\\): ")
        assert "this is not the PIN" not in terminal.type("")


def test_two_different_new_pins_begin_nothing(tmp_path: Path) -> None:
    with Pseudo(BEGIN, tmp_path) as terminal:
        terminal.until("hidden side: ")
        terminal.type("12345678", then="once more: ")
        terminal.press("12345679\r")
        assert "two different PINs" in terminal.rest()
        assert terminal.code == 2


def test_a_table_is_resumed_with_its_pin_by_other_hands(tmp_path: Path) -> None:
    with before_the_card(tmp_path) as terminal:
        lifted(terminal)
        terminal.type("card pipe-girl", "")
        terminal.press("\x04")
        terminal.rest()
        assert terminal.code == 0
    with Pseudo(PLAY, tmp_path) as terminal:
        asked = " ".join(terminal.until("PIN of mind-mgmt: ").split())
        assert (
            "is asked once more before the hidden side shows: by then others may be looking."
            in asked
        )
        assert "resumed at line 17" in terminal.type(PIN)
        terminal.type(SHARE)
        assert "The girl with the pipe" in lifted(terminal)


def test_tables_that_differ_only_in_secrets_look_the_same_from_outside(tmp_path: Path) -> None:
    one = secretly_played(tmp_path / "one", "karl-box", "D4", "D5")
    other = secretly_played(tmp_path / "other", "pipe-girl", "B6", "C6")
    assert one == other
    assert b"19  features" in one


def secretly_played(home: Path, card: str, start: str, step: str) -> bytes:
    """Play the same keys in the open and others behind the curtain; give what was seen outside."""
    with before_the_card(home) as terminal:
        lifted(terminal)
        terminal.type(f"card {card}", f"start {start}", "features bus pool idol", "why")
        terminal.type(f"step {step}", "")
        terminal.type(
            "look", "legal", "undo list", "undo", "why", "mayhem eva a1-b1", "look keeper"
        )
        return terminal.public


def test_the_walk_through_a_mistake_leads_to_what_is_owed(tmp_path: Path) -> None:
    with first_turn(tmp_path) as terminal:
        terminal.type("mistake", then="back\\): ")
        terminal.type(PIN, then="made\\? ")
        terminal.type("5", then="read them. ")
        asked = " ".join(terminal.type("Too MANY recruits", then="else: no ").split())
        assert "1 turn has gone by since 05:00, so 1 note is owed" in asked
        assert "Once admitted, it is said aloud and stays." in asked
        said = terminal.type("")
        assert "mistake 5 Too MANY recruits" in said
        assert "or show 1 hour" in said
        assert "shown F6 5" in said
        assert "mistake 5 Too MANY recruits" in terminal.type("mended", "")


def test_who_is_told_what_a_mistake_costs_may_still_admit_nothing(tmp_path: Path) -> None:
    with first_turn(tmp_path) as terminal:
        terminal.type("mistake 05:00 a slip", then="back\\): ")
        terminal.type(PIN, then="else: no ")
        assert "nothing was admitted" in terminal.type("no")
        assert "mistake 5" not in terminal.type("")


@pytest.mark.parametrize("hour", ["", "soon", "99999999999999"])
def test_a_mistake_without_an_hour_is_not_admitted(tmp_path: Path, hour: str) -> None:
    with first_turn(tmp_path) as terminal:
        terminal.type("mistake", then="back\\): ")
        terminal.type(PIN, then="made\\? ")
        assert "nothing was admitted" in terminal.type(hour)


def test_a_question_is_answered_behind_the_curtain_by_its_number(tmp_path: Path) -> None:
    with first_turn(tmp_path) as terminal:
        lifted(terminal)
        terminal.type("step f7", "done")
        assert "  act\n" in terminal.type("", then=WORDS)
        terminal.type("")
        assert "(Enter: the Recruiter's side" in terminal.type("Henry asks DOGS")
        assert "1 answer none" in lifted(terminal)
        terminal.type("1")
        assert "  answer none\n" in terminal.type("")


def test_words_that_no_page_can_hold_are_leafed_through(tmp_path: Path) -> None:
    with before_the_card(tmp_path, 40, 12) as terminal:
        lifted(terminal)
        terminal.type("card karl-box")
        first = terminal.type("look keeper", then="to go on> ")
        assert "Mayhem: A1-B1" in first
        leaves = [terminal.type("", then="to go on> ")]
        while "Players: Eva" not in leaves[-1]:
            leaves.append(terminal.type("", then="to go on> "))
        assert any("the players have not" in leaf for leaf in leaves)
        assert "1 start A1" in terminal.type("")


def test_ctrl_c_in_the_open_leaves_and_every_line_is_there_next_time(tmp_path: Path) -> None:
    with begun(tmp_path) as terminal:
        terminal.type("recruiter eva")
        terminal.press("\x03")
        terminal.rest()
        assert terminal.code == 130
    with Pseudo(PLAY, tmp_path) as terminal:
        terminal.until("PIN of mind-mgmt: ")
        assert "resumed at line 2" in terminal.type(PIN)


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="this system tells no limits")
def test_no_key_and_no_crash_leaves_a_copy_of_the_memory_behind(tmp_path: Path) -> None:
    with before_the_card(tmp_path) as terminal:
        limits = Path(f"/proc/{terminal.pid}/limits").read_text("ascii")
        assert re.search(r"Max core file size +0 +0", limits)
        terminal.press("\x1c")
        assert "L: " in terminal.type("look")


def test_after_the_end_the_map_lies_open_and_no_pin_is_asked(tmp_path: Path) -> None:
    game = tmp_path / "evening.txt"
    game.write_text(GAME, encoding="utf-8")
    for words, typed in (
        (("tables", "import", game), ""),
        ((*PLAY[3:], "--table", "evening"), "end"),
    ):
        said = companion(*words, typed=typed, COMPANION_PIN=PIN, COMPANION_HOME=str(tmp_path))
        assert said.code == 0
    with Pseudo([*PLAY, "--table", "evening"], tmp_path) as terminal:
        assert "`look keeper`: what was hidden. `quit`: leave)" in terminal.until(PROMPT)
        assert "Karl Box" in terminal.type("look keeper")
        assert "nothing is secret any more" in terminal.type("keeper")


def test_nobody_can_stop_the_program_with_the_curtain_up(tmp_path: Path) -> None:
    with before_the_card(tmp_path) as terminal:
        lifted(terminal)
        terminal.press("\x1a\x1c")
        assert "unseen> " in terminal.type("")


def test_a_curtain_that_is_forgotten_falls_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = os.pipe()
    with os.fdopen(ours) as nobody_types, os.fdopen(theirs, "w"):
        monkeypatch.setattr(sys, "stdin", nobody_types)
        monkeypatch.setattr(silent_keys, "IDLE", 0)
        assert silent_keys.patiently(nobody_types.readline) is None


def test_a_terminal_that_cannot_hide_lifts_no_curtain(tmp_path: Path) -> None:
    dumb = ["/usr/bin/env", "TERM=dumb", *BEGIN]
    with Pseudo(dumb, tmp_path) as terminal:
        assert "this terminal cannot hide what you type" in terminal.rest()
        assert UP not in terminal.sent


@pytest.mark.parametrize("size", [(80, 24), (40, 20), (40, 40)])
def test_no_row_is_longer_than_the_terminal_and_no_page_taller(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    columns, rows = size
    with before_the_card(tmp_path, columns, rows) as terminal:
        lifted(terminal)
        terminal.type(*SECRETS, *STEPS, "1")
        terminal.type("", then=WORDS)
        terminal.type("", "look", "help")
        pages = terminal.hidden.split(b"\x1b[2J\x1b[H")
        assert max(page.count(b"\n") for page in pages) <= rows
        assert max(map(len, rows_of(terminal.public))) <= columns
