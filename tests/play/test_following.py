"""What can be known of a running table: worked out behind the screen, and kept line by line."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

import pytest

from companion import games
from companion.contract.knowledge import Heard
from companion.core import KEEPER
from companion.evening.sitting import Sitting
from companion.play import known_course, table
from companion.play.known_course import Following
from companion.play.watched_table import Watched
from companion.store.public_reader import PublicReader
from companion.store.tables import Tables
from companion.trail.hunt.knowledge import HuntKnowledge
from companion.trail.hunt.rules import Hunt
from tests.games.harbours.playing import CAUGHT, kept
from tests.shelf import toys as toys

pytestmark = pytest.mark.usefixtures("toys")


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    with kept(tmp_path, *CAUGHT[:4]) as at, closing(Tables(tmp_path)) as tables:
        yield Sitting(tables, tables.find("evening"), at)


def following(sitting: Sitting) -> Following:
    assert sitting.following is not None
    return sitting.following


def play(sitting: Sitting, *lines: str) -> None:
    for line in lines:
        sitting.table.play(KEEPER, sitting.table.read(line))


def test_it_is_worked_out_once_for_each_line_and_read_without_waiting(sitting: Sitting) -> None:
    known, record = following(sitting), sitting.table.settled
    assert known.now(record) is None
    moment = known.keep_up(record)
    assert known.now(record) is moment
    assert known.keep_up(record) is moment
    assert moment.knowledge.picture().trails == 1
    assert following(sitting) is known


def test_what_is_newer_is_not_there_until_it_was_worked_out(sitting: Sitting) -> None:
    known = following(sitting)
    before = known.keep_up(sitting.table.settled)
    play(sitting, "ferry Klaipėda", "done by ferry")
    assert known.now(sitting.table.settled) is None
    now = known.keep_up(sitting.table.settled)
    assert set(now.knowledge.picture().here) == {"Klaipėda"}
    assert before.knowledge.picture().hour == 1


def test_who_draws_never_waits_for_what_is_worked_out(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    began, go_on, after = Event(), Event(), HuntKnowledge.after

    def slowly(knowledge: HuntKnowledge, heard: Heard[Hunt]) -> HuntKnowledge:
        began.set()
        assert go_on.wait(60)
        return after(knowledge, heard)

    monkeypatch.setattr(HuntKnowledge, "after", slowly)
    known, record = following(sitting), sitting.table.settled
    worker = Thread(target=known.keep_up, args=(record,))
    worker.start()
    assert began.wait(60)
    assert known.now(record) is None  # and not only when the worker is done
    assert worker.is_alive()
    go_on.set()
    worker.join()
    assert known.now(record) is not None


def test_a_move_that_can_still_be_taken_back_tells_nothing(sitting: Sitting) -> None:
    known, before = following(sitting), sitting.table.settled
    play(sitting, "ferry Klaipėda")
    assert len(sitting.table.record) > len(before)
    assert list(sitting.table.settled) == list(before)
    known.keep_up(sitting.table.settled)
    sitting.undo(KEEPER)
    play(sitting, "sail Lübeck", "done")
    assert set(known.keep_up(sitting.table.settled).knowledge.picture().here) == {"Århus", "Lübeck"}


def test_after_the_end_it_is_what_the_evidence_tells_line_by_line(sitting: Sitting) -> None:
    play(sitting, *CAUGHT[4:])
    sitting.end(KEEPER)
    record, known = sitting.table.record, following(sitting)
    known.keep_up(record)
    for moment in known_course.of_evidence(sitting.table.evidence())[1]:
        now = known.now(record[: moment.line])
        assert now is not None
        assert now.knowledge.picture() == moment.knowledge.picture()


def test_a_second_screen_follows_the_same_lines(sitting: Sitting, tmp_path: Path) -> None:
    play(sitting, "ferry Klaipėda")
    watched = Watched(PublicReader(name="evening", folder=tmp_path).read())
    assert list(watched.settled) == list(sitting.table.settled)


def test_a_game_in_which_nobody_moves_unseen_has_none(tmp_path: Path) -> None:
    options = {"players": "Eva Adam", "length": "short"}
    with (
        closing(Tables(tmp_path)) as tables,
        closing(table.begin(tables, "rails", "rails", options, "1234")) as at,
    ):
        assert Sitting(tables, tables.find("rails"), at).following is None


def test_what_each_answer_would_leave_is_asked_of_the_moment(sitting: Sitting) -> None:
    game, known = games.take("harbours"), following(sitting)
    play(sitting, "ferry Klaipėda", "done by ferry")
    moment = known.keep_up(sitting.table.settled)
    asked = game.notation.parse("search Rīga")
    (no,) = moment.knowledge.previews(asked)
    assert (no.trails, no.places) == (1, 1)
