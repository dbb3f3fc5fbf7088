"""A game that seals nothing has evidence, too: it is replayed, and nothing is proven."""

import pytest

from companion.seal.checking.kept_heads import heads_of
from companion.seal.checking.verdict import REPLAYED, judged
from companion.seal.evidence import of_text
from companion.telling.verdict.words import concluded
from tests.seal.digging import take

FIRST = "table companion/1 digging players=Eva,Adam\n"
GOOD = "Eva digs 3\nAdam digs 1\ntable retract 3\nAdam digs 2\ntable stop\nAdam digs 1\n"
SHORT = f"07 {'A' * 16} 3 {'A' * 52}"


def found(text: str, *kept: str) -> list[tuple[int, str, str]]:
    """Verify a text, and give what is wrong with it."""
    things = [each for head in kept for each in heads_of(head)]
    verdict = judged(take, of_text(FIRST + text), things)
    assert verdict.code == (1 if verdict.all else REPLAYED)
    return [(each.line, each.kind, each.rule) for each in verdict.all]


def test_a_lawful_record_is_replayed_and_proves_nothing() -> None:
    assert found(GOOD) == []
    verdict = judged(take, of_text(FIRST + GOOD), ())
    assert "played through again, and proves nothing" in concluded(verdict)


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        ("Eva digs 9\n", (2, "rule", "digging.depth")),
        ("Adam digs 1\n", (2, "line", "")),
        ("Eva sings\n", (2, "line", "")),
        ("Eva digs 2\ntable retract 2\n", (3, "retract", "")),
        ("Eva digs 1\ntable retract 3\n", (3, "retract", "")),
        ("Eva digs 2\nEva digs 2\nEva digs 2\ntable stop\n", (5, "line", "")),
        (f"Eva digs 1 {{{'a' * 32} {'A' * 43}}}\n", (2, "line", "")),
        ("table sheet 07\n", (2, "line", "")),
        (f'Eva digs 1\n["{"0" * 64}","card",1]\n', (2, "opening.superfluous", "")),
    ],
)
def test_what_is_wrong_is_found_in_the_first_line_that_shows_it(
    lines: str, wrong: tuple[int, str, str]
) -> None:
    assert found(lines) == [wrong]


def test_no_head_is_one_of_a_table_without_seals() -> None:
    assert found(GOOD, SHORT) == [(0, "head.table", "")]
