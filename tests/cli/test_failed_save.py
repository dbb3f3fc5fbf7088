"""Whatever was not saved stays in hand at the prompt, and ends a script with an error."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from companion.cli.prompt.session import Session
from companion.core import KEEPER, PUBLIC
from companion.play import table
from companion.play.table import Table
from companion.store.disk import database
from companion.store.disk.errors import NotSaved
from companion.store.tables import Tables
from tests.cli.test_play import At, Spoken
from tests.store.evening import (
    MOVES,
    NAME,
    OPTIONS,
    PIN,
    PLAY_AS,
    SAID,
    environment,
    kept,
    play,
    resumed,
)

HASTY = """
import sys
from companion.cli import main
from companion.store.disk import database
database.PATIENCE = 0.0
sys.exit(main(sys.argv[1:]))
"""
WORDS = {
    "recruiter Eva": 0,
    "undo": 2,
    SAID: 10,
    "head now": 14,
    "end now": 14,
    "mistake 3 a slip": 60,
    "end": len(MOVES),
}


@contextmanager
def seated(home: Path, moves: int) -> Iterator[tuple[Table, dict[str, int]]]:
    """Sit at a table whose disk refuses the next writes, as many as are wanted."""
    refused = {"times": 0}
    with (
        pytest.MonkeyPatch.context() as patch,
        closing(Tables(home)) as tables,
    ):
        found = play(table.begin(tables, NAME, "mind-mgmt", OPTIONS, PIN), moves)
        assert found._kept is not None
        for name in ("append", "end"):
            patch.setattr(found._kept, name, faltering(getattr(found._kept, name), refused))
        yield found, refused


def faltering(write: Callable[..., None], refused: dict[str, int]) -> Callable[..., None]:
    """Refuse to write for a while."""

    def written(*words: Any) -> None:
        if refused["times"]:
            refused["times"] -= 1
            raise NotSaved("not saved (disk full); make room")
        write(*words)

    return written


@pytest.mark.parametrize(("word", "moves"), WORDS.items())
def test_every_word_that_could_not_be_saved_is_in_hand_until_it_is(
    word: str, moves: int, tmp_path: Path
) -> None:
    with seated(tmp_path, moves) as (found, refused):
        before = found.record
        session = Session(At(found), Spoken(word, "look", "legal", ""))
        refused["times"] = 2
        session.run()
        assert [line for line in session.desk.said if line.startswith("NOT SAVED: ")]  # type: ignore[attr-defined]
        assert len(found.record) > len(before)
        assert session.saved


@pytest.mark.parametrize(
    ("word", "then"),
    [
        ("recruiter Eva", "2  recruiter Eva"),
        ("undo", "taken back: 4  lay board"),
        (SAID, "Is a word wrong? "),
        ("head now", "Receipt of the set-up: "),
        ("end now", "first the others keep the last receipt"),
        ("end", "everything is revealed and the keys are erased"),
    ],
)
def test_what_follows_a_word_is_said_as_soon_as_it_is_saved(
    word: str, then: str, tmp_path: Path
) -> None:
    with seated(tmp_path, WORDS[word]) as (found, refused):
        desk = Spoken(word, "")
        refused["times"] = 1
        Session(At(found), desk).run()
        unsaved = next(at for at, line in enumerate(desk.said) if line.startswith("NOT SAVED: "))
        assert not [line for line in desk.said[:unsaved] if line.startswith(then)]
        assert [line for line in desk.said[unsaved:] if line.startswith(then)], desk.said


def test_a_wish_for_more_proof_that_a_start_could_not_save_is_saved_at_the_prompt(
    tmp_path: Path,
) -> None:
    with seated(tmp_path, 0) as (found, refused):
        found.sealing.ask_for("red")
        sitting = At(found)
        refused["times"] = 1
        with suppress(NotSaved):
            sitting.ask_for_proof(PUBLIC, "every")
        desk = Spoken("")
        Session(sitting, desk).run()
        assert "NOT SAVED: how much proof you ask for. Any line tries again" in desk.said
        assert found.sealing.level == "every"


@pytest.mark.parametrize("times", [1, 2, 3])
def test_a_script_loses_no_line_behind_one_that_was_not_saved_at_once(
    times: int, tmp_path: Path
) -> None:
    with seated(tmp_path, 0) as (found, refused):
        refused["times"] = times
        session = Session(At(found), Spoken(*MOVES[:1], SAID, *MOVES[1:6]))
        session.run()
        assert found.moves == MOVES[:6]
        assert session.saved


def test_a_script_whose_lines_still_wait_at_its_end_ends_with_an_error(tmp_path: Path) -> None:
    with seated(tmp_path, 2) as (found, refused):
        refused["times"] = 9
        session = Session(At(found), Spoken(*MOVES[2:6]))
        session.run()
        assert found.moves == MOVES[:2]
        assert not session.saved


def test_a_person_types_anew_what_was_not_taken(tmp_path: Path) -> None:
    with seated(tmp_path, 2) as (found, refused):
        refused["times"] = 1
        desk = Spoken(*MOVES[2:4], hides=True)
        Session(At(found), desk).run()
        assert "not taken: what is not saved yet comes first" in desk.said
        assert found.moves == MOVES[:3]


@pytest.mark.parametrize(("word", "moves"), WORDS.items())
def test_leaving_with_a_word_that_is_not_saved_is_an_error(
    word: str, moves: int, tmp_path: Path
) -> None:
    with seated(tmp_path, moves) as (found, refused):
        before = found.record
        desk = Spoken(word, "quit")
        session = Session(At(found), desk)
        refused["times"] = 9
        session.run()
        assert not session.saved
        assert desk.said[-1] == "the last line was NOT saved"
        assert found.record == before


def test_in_public_nobody_reads_which_word_of_the_recruiter_is_not_saved(tmp_path: Path) -> None:
    with seated(tmp_path, 60) as (found, refused):
        session = Session(At(found), Spoken("", hides=True))
        refused["times"] = 9
        session.take(KEEPER, "mistake 3 a slip")
        assert "slip" not in session.not_saved(PUBLIC)
        assert "slip" in session.not_saved(KEEPER)


@pytest.mark.parametrize(("word", "moves"), WORDS.items())
def test_while_another_program_locks_the_disk_every_word_ends_a_script_with_an_error(
    word: str, moves: int, tmp_path: Path
) -> None:
    kept(tmp_path, moves)
    with (
        subprocess.Popen(
            [sys.executable, "-c", HASTY, *PLAY_AS[3:], NAME],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(tmp_path),
            encoding="utf-8",
        ) as program,
        closing(sqlite3.connect(tmp_path / database.NAME)) as locked,
    ):
        assert program.stdout is not None
        assert "resumed at line" in program.stdout.readline()
        locked.execute("BEGIN IMMEDIATE")
        heard, _nothing = program.communicate(f"{word}\n")
    assert (program.returncode, "the last line was NOT saved" in heard) == (1, True), heard
    with resumed(tmp_path) as found:
        assert found.moves == MOVES[:moves]


def test_evidence_that_could_not_be_written_is_an_error_until_it_is(tmp_path: Path) -> None:
    with seated(tmp_path, 3) as (found, _refused):
        session = Session(At(found), Spoken(f"evidence {tmp_path / 'nowhere' / 'e.txt'}"))
        session.run()
        assert not session.saved
        session.take(KEEPER, f"evidence {tmp_path / 'e.txt'}")
        assert session.saved
