"""What a seat notes for itself alone: a vault and a PIN each, and on the disk only ciphertext."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from companion.core import CompanionError, NotUnderstood
from companion.store.disk import database, schema
from companion.store.disk.errors import Damaged, WrongPin
from companion.store.keys import vault
from companion.store.stored_table import StoredTable
from companion.store.tables import Tables
from tests.store.test_damage import put
from tests.store.test_open_tables import NAME, begun

EVA, PETR = "Eva", "Petr Novák"
PIN, OTHER = "eva-8317", "petr-4"
LEMON, SHE_LIES = "lemon is with Jan", "she says 3, she lies"


@contextmanager
def opened(home: Path, clock: Callable[[], float] = lambda: 1.7e9) -> Iterator[StoredTable]:
    """Open the table for a while."""
    with closing(Tables(home, clock)) as tables, closing(tables.open(tables.find(NAME))) as kept:
        yield kept


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Begin a table at which two seats note something."""
    begun(tmp_path)
    with opened(tmp_path) as kept:
        eva = kept.begin_notes(EVA, PIN)
        eva.add(LEMON, 1)
        eva.add(SHE_LIES, 2)
        kept.begin_notes(PETR, OTHER).add("nothing", 1)
    return tmp_path


def everything_in(home: Path) -> bytes:
    """Read all files of a folder."""
    return b"\n".join(path.read_bytes() for path in home.rglob("*") if path.is_file())


def test_notes_are_read_back_with_the_line_they_rest_on(home: Path) -> None:
    with opened(home) as kept:
        assert kept.noting == (EVA, PETR)
        notes = kept.open_notes(EVA, PIN)
        assert notes.seat == EVA
        assert [(each.number, each.line, each.text) for each in notes.all] == [
            (1, 1, LEMON),
            (2, 2, SHE_LIES),
        ]
        assert [each.text for each in kept.open_notes(PETR, OTHER).all] == ["nothing"]


def test_a_struck_note_stays_readable_for_its_owner(home: Path) -> None:
    with opened(home) as kept:
        notes = kept.open_notes(EVA, PIN)
        notes.strike(1)
        with pytest.raises(NotUnderstood, match="no note 7"):
            notes.strike(7)
    with opened(home) as kept:
        struck, other = kept.open_notes(EVA, PIN).all
        assert (struck.text, struck.struck, other.struck) == (LEMON, True, False)


def test_nothing_of_a_note_can_be_read_or_measured_in_the_files(home: Path) -> None:
    with opened(home) as kept:
        notes = kept.open_notes(EVA, PIN)
        notes.add("x", 3)
        notes.add("ž" * 150, 123456)
        notes.strike(3)
        found = everything_in(home) + repr((notes, notes.all, kept)).encode()
    for secret in (LEMON, SHE_LIES, "nothing", PIN, "ž" * 9):
        assert secret.encode() not in found
    with closing(sqlite3.connect(home / database.NAME)) as file:
        lengths = {len(note) for (note,) in file.execute("SELECT note FROM notes")}
    assert lengths == {vault.CLOSED}


def test_a_whole_export_carries_notes_closed_and_the_import_opens_them(
    home: Path, tmp_path: Path
) -> None:
    with closing(Tables(home)) as tables, closing(Tables(tmp_path / "other")) as other:
        written = tables.dump(tables.find(NAME))
        assert not [each for each in (LEMON, SHE_LIES, PIN) if each in written]
        other.load(written, "")
        assert other.dump(other.find(NAME)) == written
    with opened(tmp_path / "other") as kept:
        assert [each.text for each in kept.open_notes(EVA, PIN).all] == [LEMON, SHE_LIES]


def test_nobody_opens_the_notes_of_another_seat(home: Path) -> None:
    with opened(home) as kept:
        with pytest.raises(WrongPin, match="not the PIN of these notes"):
            kept.open_notes(EVA, OTHER)
        petr = kept.attempt_notes(PETR).unlock(OTHER)
        with pytest.raises(WrongPin):
            kept.open_notes(EVA, petr)
        with pytest.raises(Damaged, match="there are no notes of Jan"):
            kept.open_notes("Jan", PIN)
        with pytest.raises(NotUnderstood, match="Eva has notes already"):
            kept.begin_notes(EVA, PIN)
        with pytest.raises(WrongPin, match="at least"):
            kept.begin_notes("Jan", "1")
        with pytest.raises(CompanionError):
            kept.begin_notes("a\x1b[2Jb", PIN)
        assert kept.noting == (EVA, PETR)


def test_wrong_pins_of_one_seat_slow_that_seat_down_and_no_other(home: Path) -> None:
    now = 1_800_000_000.0
    with opened(home, lambda: now) as kept:
        for _try in range(3):
            with pytest.raises(WrongPin, match="not the PIN"):
                kept.open_notes(EVA, "wrong")
        with pytest.raises(WrongPin, match="5 seconds"):
            kept.open_notes(EVA, PIN)
        assert kept.open_notes(PETR, OTHER).all
        now += 5
        assert kept.open_notes(EVA, PIN).all


def test_locked_notes_are_forgotten_until_the_pin_comes_again(home: Path) -> None:
    with opened(home) as kept:
        notes = kept.open_notes(EVA, PIN)
        notes.lock()
        for use in (lambda: notes.all, lambda: notes.add("x", 1), notes.erase):
            with pytest.raises(NotUnderstood, match="locked"):
                use()
        assert LEMON not in str(vars(notes))
        assert kept.open_notes(EVA, PIN).all


def test_notes_stay_locked_at_the_end_until_their_owner_opens_or_erases_them(home: Path) -> None:
    with opened(home) as kept:
        kept.end(["table end"], {})
    with opened(home) as kept:
        assert kept.ended
        with pytest.raises(WrongPin):
            kept.open_notes(EVA, "wrong")
        notes = kept.open_notes(EVA, PIN)
        assert [each.text for each in notes.all] == [LEMON, SHE_LIES]
        notes.erase()
        assert kept.noting == (PETR,)
        assert [each.text for each in kept.open_notes(PETR, OTHER).all] == ["nothing"]


def test_what_was_erased_or_deleted_is_in_no_file(home: Path) -> None:
    with closing(sqlite3.connect(home / database.NAME)) as file:
        stored = [note[20:60] for (note,) in file.execute("SELECT note FROM notes")]
        stored += [key[20:60] for (key,) in file.execute("SELECT wrapped FROM vaults")]
    assert all(piece in everything_in(home) for piece in stored)
    with closing(Tables(home)) as tables:
        tables.delete(tables.find(NAME))
    assert not any(piece in everything_in(home) for piece in stored)


@pytest.mark.parametrize(
    "what",
    [
        "UPDATE notes SET note = zeroblob(540) WHERE seat = 'Eva' AND number = 1",
        "UPDATE notes SET note = (SELECT note FROM notes WHERE number = 2)"
        " WHERE seat = 'Eva' AND number = 1",
        "UPDATE notes SET note = (SELECT note FROM notes WHERE seat = 'Petr Novák')"
        " WHERE seat = 'Eva' AND number = 1",
        "DELETE FROM notes WHERE seat = 'Eva' AND number = 1",
    ],
)
def test_a_damaged_or_exchanged_note_is_named_and_the_others_are_read(
    what: str, home: Path
) -> None:
    with closing(sqlite3.connect(home / database.NAME)) as file, file:
        assert file.execute(what).rowcount == 1
    with opened(home) as kept:
        notes = kept.open_notes(EVA, PIN)
        assert notes.lost == (1,)
        assert [each.text for each in notes.all] == [SHE_LIES]
        assert notes.add("third", 3).number == 3
    with opened(home) as kept:
        assert [each.number for each in kept.open_notes(EVA, PIN).all] == [2, 3]


def test_the_last_note_that_is_missing_is_noticed(home: Path) -> None:
    with closing(sqlite3.connect(home / database.NAME)) as file, file:
        file.execute("DELETE FROM notes WHERE seat = 'Eva' AND number = 2")
    with opened(home) as kept:
        notes = kept.open_notes(EVA, PIN)
        assert notes.lost == (2,)
        assert notes.add("third", 3).number == 3


@pytest.mark.parametrize("text", ["x" * 600, "two\nlines", "a\x1b[2J"])
def test_a_note_is_one_plain_line_of_a_sensible_length(text: str, home: Path) -> None:
    with opened(home) as kept:
        notes = kept.open_notes(EVA, PIN)
        with pytest.raises(NotUnderstood):
            notes.add(text, 1)
        assert len(notes.all) == 2


def test_every_lost_page_with_notes_or_keys_is_told(tmp_path: Path, home: Path) -> None:
    with opened(home) as kept:
        notes = kept.open_notes(EVA, PIN)
        for number in range(30):
            notes.add(f"note {number}", 1)
    whole = (home / database.NAME).read_bytes()
    for page in range(len(whole) // schema.PAGE):
        data = bytearray(whole)
        data[page * schema.PAGE : (page + 1) * schema.PAGE] = bytes(schema.PAGE)
        found, said = after(put(tmp_path / "damaged", bytes(data)).parent)
        altogether = f"{NAME}: the whole table" in said or f"{NAME}: all its lines" in said
        for seat, number in ((EVA, 32), (PETR, 1)):
            gone = found.get(seat, 0) < number
            assert not gone or altogether or f"notes of {seat}" in said, page


def after(home: Path) -> tuple[dict[str, int], str]:
    """Give how many notes of each seat can still be read, and all that was said."""
    found: dict[str, int] = {}
    with closing(Tables(home)) as tables:
        tables.check_whole()
        for row in tables.list():
            with suppress(Damaged), closing(tables.open(row)) as kept:
                for seat, pin in ((EVA, PIN), (PETR, OTHER)):
                    with suppress(Damaged):
                        found[seat] = len(kept.open_notes(seat, pin).all)
        return found, tables.notice
