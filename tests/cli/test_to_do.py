"""The prompt tells what was said aloud with its question, and what hands do at the board."""

from companion.cli.prompt.session import Session
from companion.core import KEEPER
from companion.play.table import Table
from tests.cli.test_play import At, Spoken
from tests.screens.stage import evening
from tests.store.evening import OPTIONS

LIST = "To do at the board:"


def told(lines: tuple[str, ...], *typed: str, muted: bool = False, hides: bool = True) -> list[str]:
    """Type lines at a table that was played so far, and give what is said."""
    table = Table("mind-mgmt", OPTIONS)
    for line in lines:
        table.play(KEEPER, table.read(line))
    desk = Spoken(*typed, hides=hides)
    Session(At(table), desk, muted=muted).run()
    return desk.said


def test_a_turn_ends_with_the_list_of_what_to_do() -> None:
    said = told(evening("dusty leads henry F4-F5"), "done")
    at = said.index(LIST)
    assert said[at + 1] == "  - Stand all agents up"


def test_who_knows_what_to_do_can_mute_it_and_a_pipe_is_told_lines_alone() -> None:
    assert LIST not in told(evening("dusty leads henry F4-F5"), "done", muted=True)
    assert LIST not in told(evening("dusty leads henry F4-F5"), "done", hides=False)


def test_a_question_is_said_aloud_and_one_word_takes_it_back_before_the_answer() -> None:
    said = told(evening("meru moves A3-A4-A5"), "meru asks bookstore", "undo", "meru asks graffiti")
    assert "Aloud: BOOKSTORE?" in " ".join(said).replace("SUBVERSIVE ", "")
    assert any(line.startswith("taken back: ") for line in said)
    assert "Aloud: GRAFFITI?" in said
