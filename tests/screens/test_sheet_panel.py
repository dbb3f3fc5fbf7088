"""The sheet of a game in words: labels, values, and what has no room beside its label."""

from rich.console import Console

from companion.contract.sheet import Row, Section
from screens.table.panels.sheet_panel import Drawn


def drawn(*rows: Row, width: int = 20) -> list[str]:
    """Draw a section of so many columns."""
    console = Console(width=width)
    lines = console.render_lines(Drawn(Section("", rows)), pad=False)
    return ["".join(part.text for part in line).rstrip() for line in lines]


def test_what_several_long_rows_are_about_is_said_once() -> None:
    rows = Row("watch for", "one agent on a circle"), Row("watch for", "no way twice, ever")
    assert drawn(*rows) == [
        "watch for",
        "  · one agent on a",
        "    circle",
        "  · no way twice,",
        "    ever",
    ]


def test_short_rows_keep_their_labels_also_where_they_are_the_same() -> None:
    assert drawn(Row("06:00", "yes"), Row("06:00", "no")) == [
        "06:00            yes",
        "06:00             no",
    ]


def test_a_label_that_goes_on_below_is_not_read_as_its_value() -> None:
    assert drawn(Row("Open card Assassin Dogs", "no Immortal there")) == [
        "Open card Assassin",
        "    Dogs",
        "  no Immortal there",
    ]
