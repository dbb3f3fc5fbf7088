"""Wrong PINs slow down, whatever the clock does; the list keeps its order, too."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from companion.play import table
from companion.store.disk.errors import WrongPin
from companion.store.keys import vault
from companion.store.tables import Tables
from tests.store.evening import NAME, OPTIONS, PIN, play

START = 1_800_000_000


class Clock:
    """A clock that stands where a test sets it."""

    def __init__(self) -> None:
        """Begin some day."""
        self.now = float(START)

    def __call__(self) -> float:
        """Tell the time."""
        return self.now


@pytest.fixture
def clock() -> Clock:
    """Set a clock."""
    return Clock()


def begun(home: Path, clock: Clock, *names: str) -> None:
    """Begin tables, one after the other."""
    for name in names:
        with closing(Tables(home, clock)) as tables:
            table.begin(tables, name, "mind-mgmt", OPTIONS, PIN).close()


def attempt(home: Path, clock: Clock, pin: str) -> str:
    """Try a PIN in a new window; give what is said, and nothing where it opens."""
    with closing(Tables(home, clock)) as tables:
        try:
            tables.open(tables.find(NAME), pin).close()
        except WrongPin as reason:
            return str(reason)
    return ""


def test_wrong_pins_slow_down_for_seconds_and_never_longer_also_across_restarts(
    tmp_path: Path, clock: Clock
) -> None:
    begun(tmp_path, clock, NAME)
    waits = []
    for _time in range(3):
        assert attempt(tmp_path, clock, "wrong").startswith("this is not the PIN of the table")
    for _time in range(20):
        told = attempt(tmp_path, clock, PIN)
        waits.append(int(told.split()[-2]))
        clock.now += waits[-1] - 1
        assert "in 1 second" in attempt(tmp_path, clock, PIN)
        clock.now += 1
        assert attempt(tmp_path, clock, "wrong").startswith("this is not the PIN of the table")
    assert waits == [5, *[10] * 19]
    clock.now += 10
    assert attempt(tmp_path, clock, PIN) == ""


def test_the_right_pin_forgives_the_wrong_ones(tmp_path: Path, clock: Clock) -> None:
    begun(tmp_path, clock, NAME)
    for _time in range(4):
        assert [attempt(tmp_path, clock, pin) for pin in ("no-1", "no-2")].count("") == 0
        assert attempt(tmp_path, clock, PIN) == ""


def test_a_try_that_is_cut_off_counts_as_a_wrong_one(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(tmp_path, clock, NAME)

    def killed(*_words: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(vault, "unlocked", killed)
        for _time in range(3):
            with pytest.raises(KeyboardInterrupt):
                attempt(tmp_path, clock, PIN)
    assert "too many wrong PINs" in attempt(tmp_path, clock, PIN)


def test_a_clock_set_back_neither_shortens_a_wait_nor_makes_it_endless(
    tmp_path: Path, clock: Clock
) -> None:
    begun(tmp_path, clock, NAME)
    for _time in range(3):
        attempt(tmp_path, clock, "wrong")
    clock.now -= 50 * 365 * 86400
    assert "in 5 seconds" in attempt(tmp_path, clock, PIN)
    clock.now += 4
    assert "in 1 second" in attempt(tmp_path, clock, PIN)
    clock.now += 1
    assert attempt(tmp_path, clock, PIN) == ""


def test_the_curtain_counts_wrong_pins_like_the_door(tmp_path: Path, clock: Clock) -> None:
    begun(tmp_path, clock, NAME)
    with closing(Tables(tmp_path, clock)) as tables:
        row = tables.find(NAME)
        for _time in range(3):
            with pytest.raises(WrongPin, match="not the PIN"):
                tables.check(row, "wrong")
        with pytest.raises(WrongPin, match="too many"):
            tables.check(row, PIN)
        clock.now += 5
        tables.check(row, PIN)


def test_the_table_played_last_is_listed_first_although_the_clock_was_set_back(
    tmp_path: Path, clock: Clock
) -> None:
    begun(tmp_path, clock, "one", "two")
    clock.now -= 86400
    begun(tmp_path, clock, "three")
    with closing(Tables(tmp_path, clock)) as tables:
        assert [row.name for row in tables.list()] == ["three", "two", "one"]
        found = table.resume(tables, tables.find("one"), PIN)
        assert tables.list()[0].name == "three"
        play(found, 1).close()
        assert [row.name for row in tables.list()] == ["one", "three", "two"]


def test_a_clock_that_was_wrong_for_one_evening_dates_no_later_one(
    tmp_path: Path, clock: Clock
) -> None:
    clock.now += 70 * 365 * 86400
    begun(tmp_path, clock, "one", "two")
    clock.now = START
    begun(tmp_path, clock, "three")
    with closing(Tables(tmp_path, clock)) as tables:
        assert (tables.find("three").started, tables.find("three").played) == (START, START)
        clock.now += 60
        play(table.resume(tables, tables.find("two"), PIN), 1).close()
        assert tables.find("two").played == START + 60
        assert [row.name for row in tables.list()] == ["two", "three", "one"]


@pytest.mark.parametrize("pin", ["", "123", "\ud800\ud800\ud800\ud800"])
def test_a_pin_that_keeps_nobody_off_or_cannot_be_typed_is_refused(
    pin: str, tmp_path: Path, clock: Clock
) -> None:
    with closing(Tables(tmp_path, clock)) as tables:
        with pytest.raises(WrongPin):
            table.begin(tables, NAME, "mind-mgmt", OPTIONS, pin)
        assert tables.list() == ()
    begun(tmp_path, clock, NAME)
    assert attempt(tmp_path, clock, pin)


def test_a_pin_opens_its_table_however_its_letters_were_typed(tmp_path: Path, clock: Clock) -> None:
    with closing(Tables(tmp_path, clock)) as tables:
        table.begin(tables, NAME, "mind-mgmt", OPTIONS, "žluť").close()
    for pin in ("z\u030clut\u030c", "žluť".encode().decode("ascii", "surrogateescape")):
        assert attempt(tmp_path, clock, pin) == ""


def test_the_slow_part_of_a_try_runs_in_a_thread_and_is_counted_before_it(
    tmp_path: Path, clock: Clock
) -> None:
    begun(tmp_path, clock, NAME)
    with closing(Tables(tmp_path, clock)) as tables, ThreadPoolExecutor(1) as thread:
        row = tables.find(NAME)
        for _time in range(3):
            tried = tables.attempt(row)
            assert PIN not in repr(tried)
            with pytest.raises(WrongPin, match="not the PIN"):
                thread.submit(tried.unlock, "wrong").result()
        with pytest.raises(WrongPin, match="too many"):
            tables.attempt(row)
        clock.now += 5
        unlocked = thread.submit(tables.attempt(row).unlock, PIN).result()
        tables.check(row, unlocked)
        with closing(table.resume(tables, row, unlocked)) as found:
            assert found.moves == ()


def test_what_one_table_unlocked_opens_no_other(tmp_path: Path, clock: Clock) -> None:
    begun(tmp_path, clock, NAME, "another")
    with closing(Tables(tmp_path, clock)) as tables:
        unlocked = tables.attempt(tables.find("another")).unlock(PIN)
        for use in (tables.open, tables.check):
            with pytest.raises(WrongPin):
                use(tables.find(NAME), unlocked)
