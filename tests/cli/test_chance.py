"""A die or a draw that is left to the program."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.cli.prompt.session import Session
from companion.core import PUBLIC, NotUnderstood
from companion.evening.sitting import Sitting
from companion.play.table import begin
from companion.store.tables import Tables
from tests.cli.test_play import Spoken
from tests.store.evening import NAME

OPTIONS = {"players": "Eva Adam", "detail": "all", "help": "notes"}


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    """Sit down at a new table of Agents."""
    with closing(Tables(tmp_path)) as tables:
        begun = begin(tables, NAME, "agents", OPTIONS, None)
        with closing(Sitting(tables, tables.find(NAME), begun)) as found:
            yield found


def at_the_prompt(sitting: Sitting, *lines: str) -> Spoken:
    """Type lines at the table."""
    desk = Spoken(*lines, hides=True)
    Session(sitting, desk).run()
    return desk


def test_the_program_throws_and_says_that_nothing_proves_it(sitting: Sitting) -> None:
    said = at_the_prompt(sitting, "set up", "draw").said
    assert "the program chose at random; nothing proves that" in said
    assert sitting.table.record[-1].text in {f"die {number}" for number in range(1, 7)}


def test_only_what_is_open_to_chance_is_drawn(sitting: Sitting) -> None:
    at_the_prompt(sitting, "draw")
    assert len(sitting.table.record) == 1
    with pytest.raises(NotUnderstood, match="there is nothing to throw or draw"):
        sitting.draw(PUBLIC)


def test_each_way_is_drawn_and_stands_in_the_record_like_a_typed_one(sitting: Sitting) -> None:
    at_the_prompt(sitting, "set up")
    (choice,) = sitting.drawable(PUBLIC)
    drawn = {sitting.draw(PUBLIC) for _throw in range(400)}
    assert drawn == set(choice.listed)
    number = sitting.play(PUBLIC, sitting.draw(PUBLIC))
    assert sitting.table.record[number - 1].text.startswith("die ")
