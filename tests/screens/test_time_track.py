"""The time track: hours in rows, red ones marked, the token, and below them what was told."""

from dataclasses import replace

import pytest

from companion.core import PUBLIC
from companion.games.mind_mgmt.view import View
from screens.games.mind_mgmt.beside.time_track import recruits, track
from tests.screens.test_picture import known


def drawn(view: View, width: int) -> list[str]:
    """Draw the track as plain text."""
    return ["".join(text for text, _look in row).rstrip() for row in track(view).rows(width)]


def view(**told: object) -> View:
    """Show how the table stands in the agents' turn of the sixth hour."""
    found: View = known("answer D2", PUBLIC)
    return replace(found, **told)  # type: ignore[arg-type] # the fields of a view


def test_red_hours_are_marked_and_the_token_stands_before_its_hour() -> None:
    assert drawn(view(), 29) == [
        " 05!▶06  07! 08  09! 10",
        " ●●●",
        " 11! 12  13! 14  15! 16",
    ]


@pytest.mark.parametrize(("width", "rows"), [(14, 4), (29, 2), (60, 1)])
def test_the_track_takes_as_few_rows_as_have_room(width: int, rows: int) -> None:
    found = drawn(view(recruits_told={}), width)
    assert len(found) == rows
    assert max(map(len, found)) <= width


def test_more_recruits_than_have_room_below_an_hour_are_counted() -> None:
    assert drawn(view(recruits_told={5: 7}), 60)[1] == " 7●"
    assert drawn(view(recruits_told={5: 3, 7: 2}, slips={"first": 7}), 60)[1] == " ●●●     ●●◆"


def test_a_training_mission_ends_two_hours_sooner() -> None:
    assert drawn(view(mode="training", recruits_told={}), 60)[0].endswith("14")


def test_the_recruits_are_counted_also_where_no_bar_has_room() -> None:
    assert recruits(view(), 29) == "Recruits ●●●●○○○○○○○○ 4 of 12"
    assert recruits(view(), 20) == "●●●●○○○○○○○○ 4 of 12"
