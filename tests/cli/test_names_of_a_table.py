"""At the prompt names are taken as the table knows them, completed, and slips are told."""

from pathlib import Path

from companion.cli.desk.terminal import continued
from companion.cli.prompt.session import Session
from companion.core import PUBLIC
from companion.evening.sitting import Sitting
from companion.play.replay import copied
from companion.play.table import Table, begin, resume
from companion.store.tables import Tables
from tests.cli.test_happened import said
from tests.cli.test_play import At, Spoken
from tests.store.evening import NAME

OPTIONS = {"players": "Anka Boris", "detail": "missions"}
PRINTED = ("Anka starts Londýn Rím 5 in Londýn", "Boris starts Madrid Oslo 4 in Oslo")
EARLY = """\
game: spy-connection
players: Anka Boris
detail: missions

Anka starts london-rome=5 in london
Boris starts madrid-oslo=4 in oslo
move rome
"""


def test_a_city_is_typed_as_printed_and_in_any_other_spelling_of_it() -> None:
    table = Table("spy-connection", OPTIONS)
    said(table, *PRINTED, "connect OSLO ?", "undo", "connect рим ?")
    assert table.moves == (
        "Anka starts londýn-rím=5 in londýn",
        "Boris starts madrid-oslo=4 in oslo",
        "connect rím ?",
    )


def test_a_slip_is_told_behind_its_line_which_stands() -> None:
    table = Table("spy-connection", OPTIONS)
    told = said(table, *PRINTED, "connect Madird ?")
    assert table.moves[-1] == "connect madird ?"
    asked = "Madird is new here. Is it another city than Madrid?"
    assert f"{asked} If not: `undo` takes the line back." in told


def test_the_last_word_of_a_line_iscontinued_to_a_city() -> None:
    table = Table("spy-connection", OPTIONS)
    said(table, *PRINTED)
    lines = Session(At(table), Spoken())._completions(PUBLIC)
    assert continued("take ? oslo ri", lines) == ("take ? oslo Rím",)
    assert "connect rím ?" in continued("connect ri", lines)
    assert continued("ri", lines) == ()


def test_a_table_of_an_earlier_referee_opens_and_goes_on(tmp_path: Path) -> None:
    tables = Tables(tmp_path)
    copied(tables, NAME, EARLY, None, None).close()
    opened = resume(tables, tables.find(NAME), "")
    at = Sitting(tables, tables.find(NAME), opened)
    assert opened.view(PUBLIC).happened == ("spy-connection.move.net",)
    at.play(PUBLIC, opened.read("done"))
    assert opened.view(PUBLIC).turn == "Boris"
    at.close()
    new = begin(tables, "new", "spy-connection", OPTIONS, None)
    assert "referee=2" in str(new.record[0])
    new.close()
    tables.close()
