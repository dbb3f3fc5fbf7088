"""What lines say, as values: one spelling each, and told to whoever follows the record."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core import ABOUT
from companion.record import content
from companion.record.fold import Listener, tell
from companion.record.line import Line, read

SIGNATURE, SEED = "A" * 85 + "g", "b" * 42 + "8"
SEALED = " {" + "0" * 32 + " " + SEED + "}"
SAID = (
    content.ShareLine({"Eva": (0, 2047), "Adam": (17,)}),
    content.SheetLine("07"),
    content.HeadLine(SIGNATURE),
    content.RetractionLine(12),
    content.StopLine(),
    content.EndLine(SEED),
)


class Heard(Listener):
    """Writes down what it is told."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.told: list[tuple[object, ...]] = []

    def take_back(self, number: int, first: int) -> None:
        """Note it."""
        self.told.append((number, "back", first))

    def take_stop(self, number: int) -> None:
        """Note it."""
        self.told.append((number, "stop"))

    def take_unknown(self, number: int) -> None:
        """Note it."""
        self.told.append((number, "unknown"))


@pytest.mark.parametrize("said", SAID)
def test_what_a_line_says_about_the_record_is_written_and_read_back(said: content.BareLine) -> None:
    assert read(str(Line(ABOUT, said.text))).content == said


@given(st.text("sharetckndop 0123479,=-.Eva", max_size=40) | st.sampled_from(SAID).map(str))
def test_whatever_is_understood_about_a_record_is_written_back_to_the_same_text(text: str) -> None:
    assert content.read_about(text, sealed=False).text == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "stop now",
        "Stop",
        "sheet 7",
        "sheet 007",
        "head " + SIGNATURE[:-1],
        "head " + SIGNATURE[:-1] + "B",
        "retract 0",
        "retract 01",
        "retract 99999",
        "end seed=" + SEED[:-1] + "9",
        "end seed=" + SEED + "=",
        "share",
        "share Eva",
        "share Eva=2048",
        "share Eva=01",
        "share Eva=1,",
        "share Eva=1 Eva=2",
        "share Eva=1  Adam=2",
        "share ²=1",
    ],
)
def test_what_is_nearly_a_line_about_the_record_is_none(text: str) -> None:
    assert content.read_about(text, sealed=False) == content.UnknownLine(text)


def test_of_the_lines_about_a_record_only_a_sheet_carries_a_seal() -> None:
    assert read("table sheet 07" + SEALED).content == content.SheetLine("07")
    for said in SAID:
        if not isinstance(said, content.SheetLine):
            assert read(f"table {said.text}{SEALED}").content == content.UnknownLine(said.text)


def test_what_a_seat_says_is_a_move_whatever_its_words() -> None:
    assert Line("keeper", "stop").content == content.MoveLine("stop")
    assert Line("public", "retract 3").content == content.MoveLine("retract 3")


def test_who_follows_a_record_is_told_each_line_once_with_its_number() -> None:
    one, other = Heard(), Heard()
    record = [
        Line(ABOUT, "companion/1 toy"),
        Line("public", "stop"),
        Line(ABOUT, "retract 2"),
        Line(ABOUT, "stop"),
    ]
    tell(record, one, other)
    assert one.told == other.told == [(1, "unknown"), (3, "back", 2), (4, "stop")]
