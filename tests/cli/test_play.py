"""`companion play` from a pipe: a whole game, resumed, taken back, carried away."""

import os
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion.bootstrap import ROOT
from companion.cli.desk.desk import Desk
from companion.cli.prompt.commands.all_commands import commands
from companion.cli.prompt.session import Session
from companion.core import KEEPER, PUBLIC
from companion.evening.sitting import Sitting
from companion.games.mind_mgmt.notation import NOTATION
from companion.play.table import Table
from companion.store.disk.errors import NotSaved, WrongPin
from companion.store.keys.vault import Vault
from companion.text.gametext import example
from tests.cli.commands import Said, companion
from tests.cli.test_replay import GAME, PAGE

SHARE = "share 11 2047 0 8\n"
GIVEN = f"recruiter Eva\n{SHARE}"  # the share is given as soon as it is known who gives it
MOVES = example(PAGE).partition("players: Eva Adam Petr\n")[2].replace("recruiter Eva\n", GIVEN)
PIN = "2468013579"
BEGIN = ("--mode", "full", "--players", "Eva Adam Petr")


def play(home: Path, typed: str, *words: str | Path, pin: str = PIN) -> Said:
    """Play from a pipe."""
    return companion(
        "play", "mind-mgmt", *words, typed=typed, COMPANION_HOME=str(home), COMPANION_PIN=pin
    )


def test_a_whole_game_is_played_from_a_pipe_in_plain_words(tmp_path: Path) -> None:
    said = play(tmp_path, MOVES, *BEGIN)
    assert (said.code, said.err) == (0, "")
    won, head, _due = said.out.splitlines()[-3:]
    assert won.startswith("The agents win (mind-mgmt.win.capture)")
    assert head.startswith("Receipt at 09:00, number 2: 09 ")
    assert "\x1b" not in said.out
    assert all(sign == "\n" or sign.isprintable() for sign in said.out)


def test_what_a_pipe_tells_of_a_hidden_line_is_its_public_half(tmp_path: Path) -> None:
    said = play(tmp_path, MOVES.partition("step C3")[0], *BEGIN)
    assert "17  card\n" in said.out
    assert "20  act\n" in said.out
    assert "step C2" not in said.out


def test_locations_in_another_order_are_taken_and_shown_in_theirs(tmp_path: Path) -> None:
    turned = MOVES.replace("mayhem Eva C4-D4", "mayhem Eva D4-C4")
    said = play(tmp_path, turned.partition("lay time")[0], *BEGIN)
    assert "  mayhem Eva C4-D4\n" in said.out
    assert "D4-C4" not in said.out


def test_a_game_goes_on_where_it_stood_and_the_end_of_input_is_no_trouble(tmp_path: Path) -> None:
    first, second = MOVES.partition("# S to Y")[0], MOVES.partition("# S to Y")[2]
    assert play(tmp_path, first, *BEGIN).code == 0
    said = play(tmp_path, f"{SHARE}#{second}")
    assert "mind-mgmt: resumed at line 30." in said.out
    assert "The agents win" in said.out


def test_the_pin_comes_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "pin").write_text(f"{PIN}\n", encoding="utf-8")
    assert play(tmp_path, "", *BEGIN, "--pin-file", tmp_path / "pin", pin="").code == 0
    assert play(tmp_path, "", pin=PIN).code == 0


def test_a_wrong_pin_and_none_at_all_open_nothing(tmp_path: Path) -> None:
    play(tmp_path, "recruiter Eva\n", *BEGIN)
    for pin, told in (("1111111", "not the PIN"), ("", "--pin-file FILE")):
        said = play(tmp_path, "look\n", pin=pin)
        assert (said.code, said.out) == (2, "")
        assert told in said.err


def test_impossible_options_are_refused_before_any_pin(tmp_path: Path) -> None:
    said = play(tmp_path, "", "--mode", "full", "--players", "Eva", pin="")
    assert said.code == 2
    assert "2 to 5 different names" in said.err


def test_mode_and_players_are_asked_for(tmp_path: Path) -> None:
    assert "A: Who is the Recruiter?" in play(tmp_path, "full\nEva  Adam\n").out


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("step d5", "step D5"),
        ("STEP  D5 ", "step D5"),
        ("MERU asks BUS", "meru asks bus"),
        ("meru moves a1-A2-b2", "meru moves A1-A2-B2"),
        ("mayhem EVA d4-c4", "mayhem Eva C4-D4"),
        ("correct mayhem d4-C4 b1-a1", "correct mayhem C4-D4 A1-B1"),
        ("Control Meru adam", "control meru Adam"),
        ("recruiter eva", "recruiter Eva"),
        ("answer f7 d2", "answer D2 F7"),
        ("answer none", "answer none"),
        ("Note d4 Not before 7, c3!", "note D4 Not before 7, c3!"),
        ("remark The CAT d4", "remark The CAT d4"),
        ("mistake 7 One TOO many", "mistake 7 One TOO many"),
        ("override MIND-MGMT.step.next A Card", "override mind-mgmt.step.next A Card"),
        ("slip d6 First", "slip D6 first"),
        ("", ""),
    ],
)
def test_a_line_typed_in_a_hurry_is_understood(typed: str, meant: str) -> None:
    assert NOTATION.tidied(typed, ("Eva", "Adam")) == meant


@pytest.mark.parametrize(
    "hostile",
    [
        b"remark \x1b[2J\n",
        b"remark \x00\n",
        b"\xff\xfe\n",
        b"x" * 100_000 + b"\n",
        b"why " + b"x" * 100_000 + b"\n",
        "remark \u202eabc\n".encode(),
        b"look \x9b\n",
        b"undo everything\n",
        b"why nothing.of.this\n",
        b"look behind\n",
        b"quit now\n",
        b"mistake\nsoon\n",
    ],
)
def test_a_hostile_line_gets_one_sentence_and_the_next_line_is_played(
    tmp_path: Path, hostile: bytes
) -> None:
    typed = hostile.decode(errors="surrogateescape") + "recruiter Eva\n"
    said = play(tmp_path, typed, *BEGIN)
    lines = said.out.splitlines()
    assert (said.code, said.err) == (0, "")
    assert all(line.isprintable() and len(line) < 300 for line in lines)
    assert lines.index("2  recruiter Eva") == 3, lines


def test_why_explains_the_last_refusal(tmp_path: Path) -> None:
    said = play(tmp_path, "why\nbegin\nwhy\n", *BEGIN).out
    assert "nothing was refused yet" in said
    assert said.count("mind-mgmt.setup.order: ") == 2
    assert "(MIND MGMT, Czech rulebook: " in said


def test_legal_lists_what_may_come_and_words_narrow_it(tmp_path: Path) -> None:
    said = play(tmp_path, "legal\nrecruiter Eva\nlay board\nlegal mayhem eva A1\nlegal x\n", *BEGIN)
    assert "recruiter Eva\nrecruiter Adam\nrecruiter Petr\n" in said.out
    assert "mayhem Eva A1-B1\nmayhem Eva A1-A2\nno legal move begins so now" in said.out


def test_undo_takes_back_what_nobody_has_heard_and_names_the_line_that_stands(
    tmp_path: Path,
) -> None:
    typed = MOVES.partition("# S to Y")[0] + "undo list\nundo\nundo\nundo\nundo\nundo\n"
    said = play(tmp_path, typed, *BEGIN).out
    assert "  30  immortal D5\n  29  immortal D4\n" in said
    assert "taken back: 27  immortal B3\n" in said
    assert said.count("24: “recruits 3” was heard or shown, so it stays") == 2
    assert "24: “recruits 3”" in play(tmp_path, "undo\n").out


def test_undo_on_a_new_table_says_that_there_is_nothing(tmp_path: Path) -> None:
    assert "is all: the table begins here" in play(tmp_path, "undo\n", *BEGIN).out


def test_look_tells_the_table_in_words(tmp_path: Path) -> None:
    said = play(tmp_path, MOVES.partition("henry captures E5")[0] + "look keeper\n", *BEGIN).out
    for line in (
        "  Mode: full game",
        "  Players: Eva, Adam, Petr",
        "  Now: 08:00, the agents' turn",
        "  C5 (Dogs + Monks): Meru, confirmed note 06:00",
        "  A5 (Bookstore + Graffiti): note: no graffiti by 6",
        "  In sight: 5 of 12",
        "  Announced: 05:00 3; 07:00 1",
        "  By Immortals: Garden",
        "  Mind Slip, token 1: used at 07:00",
        "  The rulebook lets Dusty lead any agent and names no exception for one who has already"
        " been active: the players decided at 07:00: who acted may be led",
        "  The rulebook does not say which turns since a mistake count: the players have not"
        " decided; until then: turns since then",
        "  Card: Karl Box, the ad man",
        "  05:00 B5 +1",
    ):
        assert line in said.splitlines(), line


def test_rulings_overrides_and_what_is_not_entered_come_from_the_prompt(tmp_path: Path) -> None:
    start = MOVES.partition("agent meru A3")[0]
    typed = start + "agent meru ?\noverride mind-mgmt.step.next A Card\n"
    said = play(tmp_path, typed + "ruling mind-mgmt.dusty.self may\nlook\n", *BEGIN).out
    assert "Not entered: Meru" in said
    assert "Allowed here: " in said
    assert "(A Card)" in said
    assert "the players decided at 05:00: Dusty may lead himself" in " ".join(said.split())


def test_help_and_the_readme_tell_every_command() -> None:
    desk = Spoken("help")
    Session(At(Table("mind-mgmt", OPTIONS)), desk).run()
    told = {line.split()[0] for line in desk.said if line.startswith("  ")}
    assert told == {*COMMANDS, "mistake"} - {"draw", "notes", "program"}
    readme = (ROOT / "README.md").read_text("utf-8").partition("## The first evening")[2]
    evening = readme.partition("### A written game")[0]
    missing = {name for name in COMMANDS if f"`{name}`" not in evening}
    assert not missing


OPTIONS = {"mode": "full", "edition": "zanzibar", "players": "Eva Adam"}
COMMANDS = {each.name for each in commands(KEEPER)}


class Spoken(Desk):
    """A desk at which these lines are typed, and what it said."""

    def __init__(self, *lines: str, hides: bool = False) -> None:
        """Take the lines."""
        super().__init__(None)
        self._lines = iter(lines)
        self.hides = hides
        self.said: list[str] = []
        self.complete: tuple[str, ...] = ()

    def say(self, line: str) -> None:
        """Keep what is said."""
        self.said.append(line)

    def ask(self, prompt: str, complete: object = None) -> str | None:
        """Give the next line."""
        self.complete = complete() if callable(complete) else ()
        return next(self._lines, None)


class Failing(Table):
    """A table on a full disk."""

    failures = 0

    def play(self, seat: str, move: object) -> int:
        """Fail as often as is wanted."""
        if self.failures:
            self.failures -= 1
            raise NotSaved("not saved (disk full); make room")
        return super().play(seat, move)


class At(Sitting):
    """A sitting at any table, with one PIN."""

    def __init__(self, table: Table) -> None:
        """Sit down without a folder of tables."""
        nowhere: Any = SimpleNamespace(folder=Path(os.devnull), id="nowhere")
        super().__init__(nowhere, nowhere, table)

    def unlock(self, seat: str, pin: str | Vault) -> None:
        """Take one PIN only."""
        if pin != PIN:
            raise WrongPin("this is not the PIN of the table")
        self.seat = seat


def test_completion_offers_the_lawful_lines_and_the_commands() -> None:
    desk = Spoken("")
    Session(At(Table("mind-mgmt", OPTIONS)), desk).run()
    own = {"recruiter Eva", "recruiter Adam", "mistake"}
    assert {*own, *COMMANDS} - {"draw", "notes", "program"} == set(desk.complete)


def test_a_line_that_could_not_be_saved_stays_in_sight_until_it_is_saved() -> None:
    table = Failing("mind-mgmt", OPTIONS)
    table.failures = 2
    desk = Spoken("recruiter eva", "lay board", "look", "undo", "lay board")
    session = Session(At(table), desk)
    session.run()
    marked = "NOT SAVED: recruiter Eva. Any line tries again"
    assert desk.said.count(marked) == 3
    waited = ["lay board", "retract 3", "lay board"]
    assert [line.text for line in table.record[1:]] == ["recruiter Eva", *waited]
    assert session.sitting.failed_save is None


def test_leaving_with_a_line_that_is_not_saved_says_so() -> None:
    table = Failing("mind-mgmt", OPTIONS)
    table.failures = 9
    desk = Spoken("recruiter eva", "quit", "lay board")
    session = Session(At(table), desk)
    session.run()
    assert desk.said[-1] == "the last line was NOT saved"
    assert len(table.record) == 1


def test_a_hidden_line_that_is_not_saved_is_not_told_in_public() -> None:
    table = Failing("mind-mgmt", OPTIONS)
    table.failures = 1
    session = Session(At(table), Spoken(hides=True))
    with suppress(NotSaved):
        session.play(KEEPER, table.read("card karl-box"))
    assert "karl" not in session.not_saved(PUBLIC)
    assert "karl" in session.not_saved(KEEPER)


def test_a_text_that_is_played_and_carried_away_is_the_same_again(tmp_path: Path) -> None:
    play(tmp_path, MOVES, *BEGIN)
    for words in (
        ("export", "mind-mgmt", tmp_path / "a.txt"),
        ("import", tmp_path / "a.txt"),
        ("export", "a", tmp_path / "b.txt"),
    ):
        said = companion("tables", *words, COMPANION_HOME=str(tmp_path), COMPANION_PIN=PIN)
        assert said.code == 0, said
    text = (tmp_path / "a.txt").read_text("utf-8")
    assert (tmp_path / "b.txt").read_text("utf-8") == text
    lawful = [line for line in GAME.splitlines() if line and not line.startswith("#")]
    assert [line for line in text.splitlines() if line][4:] == lawful[4:]


def test_after_the_end_everything_is_open_and_needs_no_pin(tmp_path: Path) -> None:
    said = play(tmp_path, MOVES + "end\nend\n", *BEGIN).out
    assert "nothing is secret any more" in said
    assert "everything was revealed" in said
    again = play(tmp_path, "look keeper\nundo\n", "--table", "mind-mgmt", pin="")
    assert "  02:00 C2" in again.out
    assert "was heard or shown, so it stays" in again.out


def test_a_game_that_is_not_over_is_not_opened_by_a_slip(tmp_path: Path) -> None:
    said = play(tmp_path, "end\nremark still here\n", *BEGIN).out
    assert "the game is not over; to stop it here for good, type `end now`" in said
    assert "2  remark still here" in said


def test_players_who_stop_keep_a_last_head_before_everything_is_opened(tmp_path: Path) -> None:
    begun = MOVES.partition("begin\n")[0] + "begin\nremark it is late\n"
    said = play(tmp_path, f"{begun}end now\nend now\nremark later\nlegal\n", *BEGIN).out
    assert "first the others keep the last receipt" in said
    assert "nothing is secret any more" in said
    assert "everything was revealed; nothing more can be written" in said
    assert "the players stopped here" in play(tmp_path, "", "--table", "mind-mgmt", pin="").out
