"""Two keys that lift the curtain for two minutes: when they do, when not, and what they show."""

import pytest

from companion.core import NotUnderstood
from companion.evening import short_code
from companion.evening.short_code import SECONDS, ShortCode


class Clock:
    """A clock that goes when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Take the place of all clocks."""
        self.now = self.wall = 1_000.0
        monkeypatch.setattr(short_code, "CLOCKS", [lambda: self.now, lambda: self.wall])

    def pass_by(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds
        self.wall += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Go slowly."""
    return Clock(monkeypatch)


@pytest.fixture
def code() -> ShortCode:
    """Choose two keys and give the PIN, which begins with 48; then the curtain falls."""
    found = ShortCode(lambda typed: typed == "48")
    found.choose("k7")
    found.trust()
    return found


def test_it_lifts_the_curtain_for_two_minutes_after_each_time_it_fell(
    clock: Clock, code: ShortCode
) -> None:
    for _fall in range(3):
        code.begin()
        clock.pass_by(SECONDS)
        assert code.fits("k7")
    code.begin()
    clock.pass_by(SECONDS + 1)
    assert not code.fits("k7")


def test_before_the_pin_was_given_it_lifts_nothing(clock: Clock) -> None:  # noqa: ARG001
    code = ShortCode(None)
    code.choose("k7")
    code.begin()
    assert not code.counts
    assert not code.fits("k7")


def test_one_wrong_try_asks_for_the_pin_and_the_right_keys_help_no_more(
    clock: Clock,  # noqa: ARG001
    code: ShortCode,
) -> None:
    code.begin()
    assert not code.fits("k8")
    assert not code.fits("k7")
    code.trust()
    code.begin()
    assert code.fits("k7")


@pytest.mark.parametrize("moved", ["now", "wall"])
def test_neither_a_sleep_nor_a_clock_that_is_set_back_gives_more_time(
    clock: Clock, code: ShortCode, moved: str
) -> None:
    code.begin()
    clock.pass_by(SECONDS + 1)
    setattr(clock, moved, 1_000.0)
    assert not code.fits("k7")


def test_none_is_chosen_and_nothing_fits(clock: Clock) -> None:  # noqa: ARG001
    code = ShortCode(None)
    code.trust()
    code.begin()
    assert not code.counts
    assert not code.fits("")


@pytest.mark.parametrize("typed", ["š7", "л7", "K7", "ký"])
def test_it_is_the_same_on_czech_slovak_and_russian_keyboards(
    clock: Clock,  # noqa: ARG001
    typed: str,
) -> None:
    code = ShortCode(None)
    code.choose("37" if typed == "š7" else "k7")
    code.trust()
    code.begin()
    assert code.fits(typed)


@pytest.mark.parametrize(
    ("typed", "why"), [("77", "different"), ("7ý", "different"), ("48", "PIN"), ("7 ", "letters")]
)
def test_keys_that_give_too_much_away_are_refused_with_the_reason(
    code: ShortCode, typed: str, why: str
) -> None:
    with pytest.raises(NotUnderstood, match=why):
        code.choose(typed)


def test_it_shows_nothing_of_itself(code: ShortCode) -> None:
    assert repr(code) == str(code) == f"{code}" == "ShortCode()"
