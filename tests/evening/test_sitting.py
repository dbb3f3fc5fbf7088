"""An evening at a table: whose side is shown, what is in hand, and what seats note in private."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.core import PUBLIC, NotUnderstood
from companion.evening.sitting import Sitting
from companion.play.table import begin, resume
from companion.store.disk.errors import WrongPin
from companion.store.tables import Tables
from tests.games.whispers.moves import Marks, Writes
from tests.shelf import toys as toys
from tests.store.evening import NAME

pytestmark = pytest.mark.usefixtures("toys")
EVA, ADAM = "1111222", "3333444"
BLINKED, SURE = Writes("she blinked"), Marks("Ruby", "guilty")


@pytest.fixture
def sitting(tmp_path: Path, toys: None) -> Iterator[Sitting]:  # noqa: ARG001
    """Sit down at a new table of Whispers."""
    with closing(Tables(tmp_path)) as tables:
        begun = begin(tables, NAME, "whispers", {"players": "Eva Adam"}, None)
        with closing(Sitting(tables, tables.find(NAME), begun)) as found:
            yield found


def noted(sitting: Sitting) -> list[str]:
    """Write the notes that count."""
    assert sitting.notebook
    return [sitting.notebook.typed(each.note) for each in sitting.notebook.all if each.counts]


def asks(sitting: Sitting, line: str) -> None:
    """Let a player ask in the open."""
    sitting.play(PUBLIC, sitting.table.read(line))


def test_each_seat_chooses_a_pin_for_its_notes_and_nobody_else_opens_them(
    sitting: Sitting,
) -> None:
    sitting.unlock("Eva", EVA)
    sitting.play("Eva", BLINKED)
    sitting.unlock("Adam", ADAM)
    assert noted(sitting) == []
    with pytest.raises(WrongPin):
        sitting.unlock("Eva", ADAM)
    assert (sitting.seat, sitting.notebook) == (PUBLIC, None)
    sitting.unlock("Eva", EVA)
    assert noted(sitting) == ["write she blinked"]


def test_notes_stand_in_no_record_no_game_text_and_no_evidence(sitting: Sitting) -> None:
    sitting.unlock("Eva", EVA)
    sitting.play("Eva", BLINKED)
    asks(sitting, "Eva asks Ruby")
    table = sitting.table
    told = f"{table.record} {table.text} {table.evidence()} {table.moves} {sitting.notebook!r}"
    assert "blinked" not in told
    assert "blinked" not in repr(sitting.notebook and sitting.notebook.all)


def test_a_note_counts_only_while_the_line_does_that_it_rests_on(sitting: Sitting) -> None:
    sitting.unlock("Eva", EVA)
    sitting.play("Eva", BLINKED)
    asks(sitting, "Eva asks Ruby")
    sitting.play("Eva", SURE)
    assert noted(sitting) == ["write she blinked", "Ruby is guilty"]
    sitting.undo(PUBLIC)
    assert noted(sitting) == ["write she blinked"]
    assert sitting.notebook
    assert [each.note for each in sitting.notebook.all] == [BLINKED, SURE]


def test_a_struck_note_counts_no_longer_and_stays_readable_for_its_owner(sitting: Sitting) -> None:
    sitting.unlock("Eva", EVA)
    sitting.play("Eva", SURE)
    sitting.play("Eva", BLINKED)
    assert sitting.strike() == 2
    assert sitting.strike(1) == 1
    assert noted(sitting) == []
    assert sitting.notebook
    assert sitting.notebook.sheet.sections[0].rows[0].value == "unsure"
    assert [sitting.notebook.sentence(each) for each in sitting.notebook.all] == [
        "Ruby is guilty",
        "write she blinked",
    ]
    with pytest.raises(NotUnderstood):
        sitting.strike()


def test_behind_the_curtain_notes_are_locked_again(sitting: Sitting) -> None:
    sitting.unlock("Eva", EVA)
    book = sitting.notebook
    sitting.cover()
    assert book
    for act in (lambda: book.all, lambda: book.add(BLINKED), sitting.strike, sitting.erase):
        with pytest.raises(NotUnderstood):
            act()


def test_at_the_end_an_owner_opens_or_erases_notes_and_others_stay_locked(
    sitting: Sitting,
) -> None:
    for seat, pin in (("Adam", ADAM), ("Eva", EVA)):
        sitting.unlock(seat, pin)
        sitting.play(seat, SURE)
    with pytest.raises(NotUnderstood, match="when the game is over"):
        sitting.open_notes()
    asks(sitting, "Eva accuses Ruby")
    assert sitting.open_notes().headline == "Your notes"
    assert set(sitting.notes_shown) == {"Eva"}
    sitting.erase()
    assert sitting.table.noting == ("Adam",)
    assert sitting.notes_shown == {}
    sitting.unlock("Adam", ADAM)
    assert noted(sitting) == ["Ruby is guilty"]


def test_notes_are_there_again_when_a_table_is_resumed(tmp_path: Path, sitting: Sitting) -> None:
    sitting.unlock("Eva", EVA)
    sitting.play("Eva", SURE)
    sitting.close()
    with closing(Tables(tmp_path)) as tables:
        row = tables.find(NAME)
        with closing(Sitting(tables, row, resume(tables, row, ""))) as again:
            again.unlock("Eva", EVA)
            assert noted(again) == ["Ruby is guilty"]


@pytest.mark.parametrize("seat", ["Petr", "keeper", PUBLIC])
def test_who_keeps_nothing_hidden_has_no_side_to_unlock(sitting: Sitting, seat: str) -> None:
    with pytest.raises(NotUnderstood, match="hides nothing here"):
        sitting.unlock(seat, EVA)
