"""A record that is full of remarks costs each state one link, not a copy of all the others."""

from companion.games.mind_mgmt.chain import EMPTY, Chain
from tests.games.mind_mgmt.playing import opening, played

MANY = 9_999  # as many as a record has lines


def many(said: str) -> Chain:
    """Say one thing again and again."""
    found = EMPTY
    for _time in range(MANY):
        found = found.and_then(said)
    return found


def test_a_remark_is_linked_to_those_before_it_and_copies_none() -> None:
    before = played(opening("full"), "remark one")
    after = played(before, "remark two")
    assert list(after.public.decisions.remarks) == ["one", "two"]
    assert after.public.decisions.remarks.before is before.public.decisions.remarks


def test_a_record_of_remarks_alone_is_compared_and_let_go_without_going_down_link_by_link() -> None:
    assert many("x") == many("x")
    assert hash(many("x")) == hash(many("x"))
    assert many("x") != many("y")
    assert list(many("x")) == ["x"] * MANY
    assert repr(EMPTY.and_then("x")) == "('x',)"
