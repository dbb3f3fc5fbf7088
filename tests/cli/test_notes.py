"""Private notes at the prompt: a curtain, a PIN for each player, and nothing of them outside."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.cli.prompt.session import Session
from companion.evening.sitting import Sitting
from companion.play.table import begin
from companion.store.tables import Tables
from tests.cli.test_play import Spoken
from tests.shelf import toys as toys
from tests.store.evening import NAME

pytestmark = pytest.mark.usefixtures("toys")
PIN = "1111222"


class Curtained(Spoken):
    """A terminal at which these PINs and lines are typed unseen, and what was shown in public."""

    def __init__(self, *lines: str, unseen: tuple[str, ...] = ()) -> None:
        """Take the lines of both sides."""
        super().__init__(*lines, hides=True)
        self._unseen = iter(unseen)
        self.wiped: list[str] = []

    def secret(self, prompt: str) -> str | None:
        """Give the next line that is typed unseen."""
        return next(self._unseen, None)

    def pin(self, prompt: str) -> str:
        """Give a PIN."""
        return self.secret(prompt) or ""

    def wipe(self, prompt: str, line: str) -> None:
        """Note what is wiped."""
        self.wiped.append(line)


@pytest.fixture
def sitting(tmp_path: Path, toys: None) -> Iterator[Sitting]:  # noqa: ARG001
    """Sit down at a new table of Whispers."""
    with closing(Tables(tmp_path)) as tables:
        begun = begin(tables, NAME, "whispers", {"players": "Eva Adam"}, None)
        with closing(Sitting(tables, tables.find(NAME), begun)) as found:
            yield found


def sat(sitting: Sitting, *lines: str, unseen: tuple[str, ...] = ()) -> Curtained:
    """Type lines at the table."""
    desk = Curtained(*lines, unseen=unseen)
    Session(sitting, desk).run()
    return desk


def test_notes_are_kept_struck_and_shown_with_their_numbers(sitting: Sitting) -> None:
    typed = (PIN, PIN, "Ruby is guilty", "write she blinked", "strike 1", "")
    said = sat(sitting, "notes eva", unseen=typed).said
    assert said.count("1  Ruby is guilty") == 2
    assert "1  Ruby is guilty (struck)" in said
    assert "2  write she blinked" in said
    again = sat(sitting, "notes Eva", unseen=(PIN, "")).said
    assert "1  Ruby is guilty (struck)" in again


def test_two_different_pins_begin_no_notes(sitting: Sitting) -> None:
    said = sat(sitting, "notes Eva", unseen=(PIN, "1111333", "write x")).said
    assert "these were two different PINs; nothing was saved" in said
    assert sitting.table.noting == ()


@pytest.mark.parametrize("line", ["write she blinked", "Ruby is guilty", "notes Eva write x"])
def test_a_note_typed_in_the_open_is_refused_and_wiped(sitting: Sitting, line: str) -> None:
    desk = sat(sitting, line)
    assert desk.wiped == [line]
    assert len(sitting.table.record) == 1


def test_when_the_game_is_over_an_owner_opens_notes_for_everybody(sitting: Sitting) -> None:
    typed = (PIN, PIN, "Ruby is guilty", "open", "", PIN, "open", "")
    said = sat(sitting, "notes Eva", "Eva accuses Ruby", "notes Eva", unseen=typed).said
    assert "notes are opened for everybody when the game is over" in said
    assert said[said.index("Notes of Eva:") + 1] == "Your notes"


def test_erased_notes_are_gone_and_leave_the_curtain_down(sitting: Sitting) -> None:
    sat(sitting, "notes Eva", unseen=(PIN, PIN, "Ruby is guilty", "erase", "write too late"))
    assert sitting.table.noting == ()


def test_from_a_pipe_a_note_stands_behind_the_name(sitting: Sitting) -> None:
    class Piped(Spoken):
        """A pipe, with its one PIN."""

        def pin(self, prompt: str) -> str:
            """Give the PIN."""
            return PIN

    desk = Piped("notes Eva Ruby is guilty", "notes Petr", "help")
    Session(sitting, desk).run()
    assert "1  Ruby is guilty" in desk.said
    assert "type `notes` and a name: Eva, Adam" in desk.said
    assert any(line.startswith("  notes") for line in desk.said)


def test_who_has_just_looked_is_asked_for_a_note(tmp_path: Path) -> None:
    options = {"players": "Eva Adam", "detail": "all", "help": "notes"}
    with closing(Tables(tmp_path)) as tables:
        begun = begin(tables, NAME, "agents", options, None)
        with closing(Sitting(tables, tables.find(NAME), begun)) as found:
            sat(found, "set up", "notes Eva", unseen=(PIN, PIN, ""))
            desk = sat(found, "die 3", "card 1 check", "checks v")
    asked = "Which half was on top of V? Eva notes it: type `notes Eva`"
    assert asked in desk.said
