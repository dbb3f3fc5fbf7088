"""Whole numbers drawn for a decision: every one as likely, the same for the same label."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256

from companion.contract.drawing import Drawing, label


def hashed(text: str) -> bytes:
    """Make bytes of a label."""
    return sha256(text.encode()).digest()


class Told:
    """Gives bytes that were told before, and keeps for which labels."""

    def __init__(self, values: Sequence[int]) -> None:
        """Take the values, in their order."""
        self._values = iter(values)
        self.labels: list[str] = []

    def __call__(self, label: str) -> bytes:
        """Give the next value for a label."""
        self.labels.append(label)
        return next(self._values).to_bytes(32)


def test_the_same_label_draws_the_same_numbers_again() -> None:
    one, again = (Drawing(hashed, label("07", "turn", 1)) for _time in range(2))
    assert [one.below(42) for _each in range(50)] == [again.below(42) for _each in range(50)]


def test_another_decision_draws_other_numbers() -> None:
    one, other = (Drawing(hashed, label("07", "turn", number)) for number in (0, 1))
    assert [one.below(42) for _each in range(9)] != [other.below(42) for _each in range(9)]


def test_a_label_names_hour_kind_number_and_a_counter() -> None:
    told = Told([5, 4, 3])
    drawing = Drawing(told, label("07", "turn", 2))
    assert [drawing.below(10) for _each in range(3)] == [5, 4, 3]
    assert told.labels == ["play/07/turn/2/0", "play/07/turn/2/1", "play/07/turn/2/2"]


def test_what_would_make_some_numbers_likelier_is_drawn_again() -> None:
    told = Told([2**256 - 1, 8])
    assert Drawing(told, "play/05/card/0").below(3) == 2
    assert len(told.labels) == 2


def test_every_number_comes_about_as_often() -> None:
    drawing = Drawing(hashed, "play/05/start/0")
    counts = Counter(drawing.below(6) for _each in range(6000))
    assert all(880 < counts[number] < 1120 for number in range(6))


def test_one_of_some_is_drawn() -> None:
    assert Drawing(Told([4]), "play/05/card/0").one_of("abc") == "b"
