"""Beside the log of a second screen stands what matters now, and nothing quiet in its place."""

import pytest

from companion.contract.sheet import Row, Section
from screens.table.panels.sheet_beside import fitting

WIDTH = 30
LONG = Section(
    "Recruits",
    (Row("in sight", "5", 2), *(Row(f"open {n}", "-", 1) for n in "ab"), *[Row("by", "cafe")] * 3),
)
AGENTS = Section("Agents", tuple(Row(name, "A3", int(name == "Bill")) for name in ("Meru", "Bill")))
QUIET = Section("Game", (Row("Mode", "full"),))
TALL = Section("Asked", tuple(Row(f"{hour}:00", "no", 1) for hour in range(30)))


@pytest.mark.parametrize(
    ("room", "shown"),
    [
        (20, {"Recruits": 6, "Agents": 2, "Game": 1}),
        (9, {"Recruits": 3, "Agents": 2, "Game": 1}),
        (7, {"Recruits": 3, "Agents": 2}),
        (5, {"Recruits": 1, "Agents": 2}),
        (4, {"Recruits": 3}),
    ],
)
def test_an_important_section_gets_shorter_before_the_next_one_goes(
    room: int, shown: dict[str, int]
) -> None:
    found = fitting((LONG, AGENTS, QUIET), WIDTH, room)
    assert {each.title: len(each.rows) for each in found} == shown


def test_nothing_quiet_stands_where_something_important_has_no_room() -> None:
    assert fitting((TALL, AGENTS, QUIET), WIDTH, 20) == [AGENTS]
    assert fitting((AGENTS, QUIET), WIDTH, 20) == [AGENTS, QUIET]


def test_what_was_hidden_stands_before_all_that_is_quiet() -> None:
    path = Section("The path", (Row("", "D2 C2"),), revealed="The path")
    assert fitting((path, QUIET), WIDTH, 3) == [path]
