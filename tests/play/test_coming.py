"""What comes next at a table is one value: it says what waits, for whom and why."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from companion.core import KEEPER, PUBLIC
from companion.evening.sitting import Sitting
from companion.play.coming import Next, What, Why
from companion.play.table import Table, begin, resume
from companion.seal import share
from companion.store.tables import Tables
from tests.seal.auction import FIRST, LAST, OPTIONS, PIN, SHARE
from tests.shelf import on_the_shelf


def sit(tables: Tables, table: Table) -> Sitting:
    """Sit down at a table."""
    return Sitting(tables, tables.list()[0], table)


@contextmanager
def begun(home: Path) -> Iterator[Sitting]:
    """Sit down at a new auction."""
    with (
        on_the_shelf(),
        closing(Tables(home)) as tables,
        closing(begin(tables, "auction", "bids", OPTIONS, PIN)) as table,
    ):
        yield sit(tables, table)


def play(sitting: Sitting, *lines: str) -> None:
    """Play lines of the hidden seat and of the others."""
    for line in lines:
        sitting.play(KEEPER, sitting.table.read(line))


def keep(sitting: Sitting) -> None:
    """Show and keep the receipts so far."""
    sitting.show_heads()
    sitting.keep_heads()


def test_a_table_says_what_it_waits_for_from_its_first_words_to_its_end(tmp_path: Path) -> None:
    with begun(tmp_path) as sitting:
        assert (sitting.next.words, sitting.next.why) == (("Adam", "Petr"), Why.FIRST)
        sitting.share(PUBLIC, SHARE)
        assert sitting.next == Next(What.HIDDEN, KEEPER)
        play(sitting, *FIRST[:3])
        assert sitting.next.what is What.RECEIPT
        keep(sitting)
        assert sitting.next == Next(What.OPEN, PUBLIC)
        play(sitting, FIRST[3])
        assert sitting.next == Next(What.HIDDEN, KEEPER)
        play(sitting, *FIRST[4:], *LAST)
        assert sitting.next == Next(What.END)


def test_who_comes_back_is_asked_for_words_even_where_nothing_waits_for_them(
    tmp_path: Path,
) -> None:
    with on_the_shelf(), closing(Tables(tmp_path)) as tables:
        with closing(begin(tables, "auction", "bids", OPTIONS, PIN)) as table:
            table.sealing.share(SHARE)
            play(sit(tables, table), *FIRST[:3])
        with closing(resume(tables, tables.list()[0], PIN)) as table:
            sitting = sit(tables, table)
            keep(sitting)
            asked = Next(What.OPEN, PUBLIC, ("Adam", "Petr"), Why.RETURN)
            assert sitting.next == asked
            assert sitting.next == asked  # it stands, however often it is read
            play(sitting, FIRST[3])
            assert sitting.next.what is What.WORDS


def test_whoever_is_asked_says_at_least_the_words_that_are_due(tmp_path: Path) -> None:
    with begun(tmp_path) as sitting:
        assert share.each(sitting.next.words) * len(sitting.next.words) == len(SHARE)
