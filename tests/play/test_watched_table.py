"""A table watched from outside: its public side, and nothing that only a secret could tell."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from companion import games
from companion.core import KEEPER, PUBLIC, NotUnderstood
from companion.play.table import Table, begin
from companion.play.watched_table import Watched
from companion.store.public_reader import PublicReader, PublicTable
from companion.store.tables import Tables
from tests.shelf import toys as toys
from tests.store.evening import MOVES, NAME, OPTIONS, SHARE, kept, resumed

SECRET, OTHER = MOVES.index("step D6"), "step E4"  # both are lawful there
FOLLOWED = (12, 22, 45, 60, 67, len(MOVES))


def watched(home: Path) -> Watched:
    """Watch the table that was played last."""
    return Watched(PublicReader(home).read())


def told(found: Watched) -> tuple[object, ...]:
    """Give all that is shown but the code of the head, which no two tables share."""
    sheet, receipt = found.words.sheet(found.view), found.receipt
    return (
        sheet,
        found.due,
        found.stamp,
        found.announced,
        tuple(found.log(99)),
        receipt and (receipt.short.split()[0], receipt.short.split()[2], receipt.newest),
    )


@contextmanager
def evening(home: Path, lines: int) -> Iterator[Table]:
    """Play an evening so far."""
    kept(home, lines)
    with resumed(home) as table:
        yield table


@pytest.mark.parametrize("lines", FOLLOWED)
def test_it_shows_what_the_public_side_of_the_table_shows(tmp_path: Path, lines: int) -> None:
    with evening(tmp_path, lines) as table:
        found = watched(tmp_path)
        assert found.words.sheet(found.view) == found.words.sheet(table.view(PUBLIC))
        view = table.view(PUBLIC)
        assert found.due == (table.words.ended(view) or table.words.due(view))
        assert len(tuple(found.log(999))) == len(table.moves)
        if table.sealing.heads:
            assert found.receipt
            assert found.receipt.short == table.sealing.head().short


def stepped(table: Table, *ways: str) -> None:
    """Step where nobody sees it, each way but the last taken back again."""
    table.sealing.share(SHARE)
    for way in ways[:-1]:
        table.play(KEEPER, table.read(way))
        table.undo()
    table.play(KEEPER, table.read(ways[-1]))


def test_two_tables_that_differ_in_secrets_only_show_the_same(tmp_path: Path) -> None:
    shown = []
    for home, way in ((tmp_path / "one", MOVES[SECRET]), (tmp_path / "other", OTHER)):
        with evening(home, SECRET) as table:
            stepped(table, way)
            before = told(watched(home))
            table.play(KEEPER, table.read("done"))
            shown.append((before, told(watched(home))))
    assert shown[0] == shown[1]


def test_what_may_still_be_taken_back_unseen_shows_nowhere(tmp_path: Path) -> None:
    with evening(tmp_path, SECRET) as table:
        before = told(watched(tmp_path))
        stepped(table, MOVES[SECRET], OTHER)
        assert told(watched(tmp_path)) == before
        table.play(KEEPER, table.read("done"))
        after = watched(tmp_path)
        assert after.receipt
        assert after.receipt.newest
        assert OTHER.split()[1] not in "\n".join([*after.log(2)])


@pytest.mark.usefixtures("toys")
def test_a_game_that_hides_nothing_is_shown_as_it_is(tmp_path: Path) -> None:
    with closing(Tables(tmp_path)) as tables:
        options = games.take("rails").rules.complete({"players": "Eva Adam", "length": "short"})
        with closing(begin(tables, NAME, "rails", options, None)) as table:
            table.play(PUBLIC, table.read("Eva claims Berlin-Praha"))
            found = watched(tmp_path)
            assert found.view == table.view(PUBLIC)
            assert found.receipt is None
            assert len(tuple(found.log(9))) == 1
            table.undo()
            assert watched(tmp_path).view == table.view(PUBLIC)


def test_it_says_whose_words_are_due_before_anything_is_sealed(tmp_path: Path) -> None:
    due = "Your words are due: Adam 2, Petr 2. "
    kept(tmp_path, 1)
    with resumed(tmp_path) as table:
        for line in MOVES[1 : MOVES.index("card karl-box")]:
            table.play(KEEPER, table.read(line))
        assert watched(tmp_path).due == f"{due}{table.words.due(table.view(PUBLIC))}"
        table.sealing.share(SHARE)
        assert watched(tmp_path).due == table.words.due(table.view(PUBLIC))


def test_the_end_and_a_stop_are_told(tmp_path: Path) -> None:
    with evening(tmp_path, 30) as table:
        table.sealing.end()
        assert watched(tmp_path).due == "the players stopped here"


def test_a_stop_is_told_only_until_somebody_plays_on(tmp_path: Path) -> None:
    with evening(tmp_path, 30) as table:
        table.sealing.stop()
        assert watched(tmp_path).due == "the players stopped here"
        table.play(PUBLIC, table.read("remark one more hour"))
        assert watched(tmp_path).due == table.awaited


@pytest.mark.parametrize(
    "lines", [(), ("nothing",), ("table begun", "keeper act"), ("table begun", "public so")]
)
def test_a_record_that_is_none_is_refused_in_a_sentence(lines: tuple[str, ...]) -> None:
    with pytest.raises(NotUnderstood):
        Watched(PublicTable("0" * 16, NAME, "mind-mgmt", OPTIONS, lines))


def test_what_stands_on_the_table_is_shown_though_it_may_be_taken_back(tmp_path: Path) -> None:
    with evening(tmp_path, MOVES.index("immortal D4") + 1) as table:
        found = watched(tmp_path)
        assert found.view.immortals == table.view(PUBLIC).immortals
        assert len(found.view.immortals) == 3


def test_a_revealed_game_is_shown_with_its_path_and_who_has_won(tmp_path: Path) -> None:
    with evening(tmp_path, len(MOVES)) as table:
        assert not watched(tmp_path).revealed
        path = table.view(KEEPER).map.path
        table.sealing.end()
        found = watched(tmp_path)
        assert found.revealed
        assert found.view.map.path == path
        assert table.outcome
        assert [each.aloud for each in found.announced] == [table.words.won(table.outcome)]
