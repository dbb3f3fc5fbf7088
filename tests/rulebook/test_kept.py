"""What is worked out of the rules is kept piece by piece, and damage is noticed."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rulebook import kept_values
from companion.rulebook.kept_values import KeptValues, pack, sealed, unsealed

VALUES = st.dictionaries(
    st.text(), st.integers() | st.text() | st.binary() | st.lists(st.floats(allow_nan=False))
)
SOURCE = b"entries"


class Drawer:
    """Keeps bytes in memory, and counts how often something was put in."""

    def __init__(self, **data: bytes) -> None:
        """Begin with these."""
        self.data = data
        self.written = 0

    def read(self, name: str) -> Iterable[bytes]:
        """Give what is kept_values."""
        return [self.data[name]] if name in self.data else []

    def write(self, name: str, data: bytes) -> None:
        """Keep it."""
        self.data[name] = data
        self.written += 1


def taken(drawer: Drawer | None, source: bytes = SOURCE) -> KeptValues:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kept_values._Shelf, "keeper", drawer)
        return kept_values.kept("rules", source, lambda: {"wall": 7})


@given(VALUES)
def test_each_value_is_read_as_it_was_written(values: dict[str, object]) -> None:
    found = KeptValues(pack(values))
    assert {name: found.get(name) for name in values} == values
    assert found.get("no such name \0", "none") in ("none", values.get("no such name \0"))


@given(VALUES, st.integers(min_value=0), st.integers(1, 255))
def test_any_changed_byte_is_noticed(values: dict[str, object], at: int, change: int) -> None:
    data = bytearray(sealed(pack(values), SOURCE))
    data[at % len(data)] ^= change
    assert unsealed(bytes(data), SOURCE) is None


@given(VALUES, st.integers(min_value=0))
def test_a_file_that_breaks_off_is_noticed(values: dict[str, object], length: int) -> None:
    data = sealed(pack(values), SOURCE)
    assert unsealed(data[: length % len(data)], SOURCE) is None
    assert unsealed(data, SOURCE) == pack(values)


def test_what_is_kept_is_worked_out_once() -> None:
    drawer = Drawer()
    assert [taken(drawer).get("wall") for _start in range(3)] == [7, 7, 7]
    assert drawer.written == 1


def test_what_is_damaged_or_of_other_entries_is_worked_out_anew() -> None:
    drawer = Drawer(rules=b"\0 no such thing")
    assert taken(drawer).get("wall") == 7
    assert taken(drawer, b"other entries").get("wall") == 7
    assert taken(drawer, b"other entries").get("wall") == 7
    assert drawer.written == 2


def test_without_a_keeper_everything_is_worked_out_for_this_process_alone() -> None:
    assert taken(None).get("wall") == 7
