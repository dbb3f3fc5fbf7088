"""A table: what it takes, what it writes down, and what it keeps to the keeper."""

from pathlib import Path

import pytest

from companion.core import KEEPER, PUBLIC, Illegal, NotUnderstood
from companion.games.mind_mgmt.view import KeeperView
from companion.play.replay import replay
from companion.play.table import Table, begin, resume
from companion.store.tables import Tables
from companion.text.gametext import GameText, StoppedAt, read, written

HEAD = {"mode": "full", "edition": "zanzibar", "players": "Eva Adam"}
UNTIL_THE_CARD = (
    "recruiter Eva",
    "lay board",
    *(
        f"mayhem {who}"
        for who in ("Eva A1-B1", "Adam A3-B3", "Eva A5-B5", "Adam C7-D7", "Eva E1-F1")
    ),
    *("lay time", "lay actions", "lay supplies", "supply 12", "lay map", "lay marks", "lay slip"),
)


@pytest.fixture
def table() -> Table:
    """Lay a table for two up to the Recruiter's card."""
    found = Table("mind-mgmt", HEAD)
    for line in UNTIL_THE_CARD:
        found.play(PUBLIC, found.read(line))
    return found


def test_a_refused_line_changes_nothing(table: Table) -> None:
    before = table.text, table.record, table.view(KEEPER)
    with pytest.raises(Illegal):
        table.play(PUBLIC, table.read("begin"))
    assert (table.text, table.record, table.view(KEEPER)) == before


def test_only_the_keeper_gives_the_lines_of_the_keeper(table: Table) -> None:
    with pytest.raises(NotUnderstood):
        table.play(PUBLIC, table.read("card karl-box"))
    table.play(KEEPER, table.read("card karl-box"))
    assert table.view(KEEPER).map.card == "karl-box"


def test_the_record_shows_of_a_secret_line_that_it_was_given_and_no_more(table: Table) -> None:
    table.play(KEEPER, table.read("card karl-box"))
    table.play(KEEPER, table.read("start D4"))
    assert [str(line) for line in table.record[-2:]] == ["keeper card", "keeper start"]
    assert not isinstance(table.view(PUBLIC), KeeperView)
    assert "karl" not in repr(table.record)


def test_the_public_view_is_the_same_whatever_is_hidden(table: Table) -> None:
    seen = []
    for secret in (("card karl-box", "start D4"), ("card pipe-girl", "start A7")):
        again, _stop = replay(table.text)
        for line in secret:
            again.play(KEEPER, again.read(line))
        seen.append((again.view(PUBLIC), again.record))
    assert seen[0] == seen[1]


def test_what_a_seat_sees_is_worked_out_once_and_the_view_before_a_move_is_still_there(
    table: Table,
) -> None:
    before, own = table.view(PUBLIC), table.view(KEEPER)
    assert (table.view(PUBLIC), table.view(KEEPER)) == (before, own)
    assert table.view(PUBLIC) is before
    table.play(KEEPER, table.read("card karl-box"))
    assert table.seen(table.course.played[-1].before, PUBLIC) is before
    assert (table.view(KEEPER).map.card, own.map.card) == ("karl-box", "")
    table.undo()
    assert table.view(KEEPER) == own


def test_the_first_line_of_a_record_names_format_game_and_options(table: Table) -> None:
    said = "table companion/1 mind-mgmt edition=zanzibar mode=full players=Eva,Adam"
    assert str(table.record[0]) == said


def test_a_table_is_the_same_again_from_its_own_text(table: Table) -> None:
    again, stop = replay(table.text)
    assert stop is None
    assert again.view(KEEPER) == table.view(KEEPER)
    assert again.record == table.record


def test_comments_and_blank_lines_of_a_game_text_are_free_and_lines_keep_their_numbers() -> None:
    found = read("# ours\ngame: x\nmode: y\n\n# first\nbegin\n\nstuck\n")
    assert found == GameText(
        "x", {"mode": "y"}, {"game": 2, "mode": 3}, ((6, "begin"), (8, "stuck"))
    )


def test_a_game_text_from_a_windows_editor_is_read_like_any_other() -> None:
    text = written("mind-mgmt", HEAD, UNTIL_THE_CARD)
    again, _stop = replay("\ufeff" + text.replace("\n", "\r\n"))
    assert again.text == text


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("game: mind-mgmt\nmode: full\nmode: full\n", 3),
        ("game: mind-mgmt\n\nbegin\nmode: full\n", 4),
        ("game: mind-mgmt\nbe\u200bgin\n", 2),
        ("game: mind-mgmt\nremark e\u0301\n", 2),
        ("game: mind-mgmt\n" + "x" * 500, 2),
        ("game: mind-mgmt\nremark a\x85b\n", 2),
    ],
)
def test_a_line_that_cannot_stand_in_a_game_text_is_named_by_its_number(
    text: str, line: int
) -> None:
    with pytest.raises(StoppedAt) as stopped:
        read(text)
    assert stopped.value.number == line


@pytest.mark.parametrize(
    "changes",
    [
        {"mode": "easy"},
        {"edition": "atlantis"},
        {"players": "Eva"},
        {"players": "Eva Eva"},
        {"players": "Eva all"},
        {"players": "Eva keeper"},
        {"players": "A B C D E F"},
        {"colour": "blue"},
    ],
)
def test_impossible_options_are_refused_before_the_first_line(changes: dict[str, str]) -> None:
    with pytest.raises(NotUnderstood):
        Table("mind-mgmt", HEAD | changes)


def test_a_game_that_is_not_on_the_shelf_is_refused() -> None:
    with pytest.raises(NotUnderstood, match="mind-mgmt"):
        Table("chess", {})


def test_a_record_with_lines_from_a_newer_program_is_refused_and_stays_free(tmp_path: Path) -> None:
    tables = Tables(tmp_path)
    begun = begin(tables, "evening", "mind-mgmt", {"mode": "full", "players": "Eva Adam"}, "1234")
    assert begun._kept is not None
    begun._kept.append([("table dance all night", "")], {})
    begun.close()
    for _again in range(2):
        with pytest.raises(NotUnderstood, match="line 2 of the record"):
            resume(tables, tables.find("evening"), "1234")
    tables.close()
