"""A key that does nothing names the rule of that very move, and never tells a secret."""

from types import SimpleNamespace
from typing import Any

import pytest

from companion import rulebook
from companion.core import KEEPER, PUBLIC, Illegal, Seat
from companion.evening.choice_tree import ChoiceTree
from companion.play.table import Table
from companion.record.course import Course
from screens.table.seat.refused_move import refusal, refusal_at
from screens.table.seating import Seating
from tests.screens.stage import evening
from tests.screens.test_secrecy import ACTS, BEGUN
from tests.store.evening import OPTIONS

KEYS = "1234567890"


def seating(*lines: str, seat: Seat = PUBLIC) -> Seating:
    """Give a seat at a table of which these lines were played."""
    table = Table("mind-mgmt", OPTIONS)
    for line in lines:
        table.play(KEEPER, table.read(line))
    sitting: Any = SimpleNamespace(table=table, failed_save=None)
    return Seating(sitting, seat)


def refused(at: Seating, key: str, *taken: str) -> str:
    """Give the rule that forbids the move of a key, behind these steps."""
    tree = ChoiceTree(at.table.legal(at.seat).choices, at.game.notation.fields)
    for each in taken:
        tree.take(next(step for step in tree.options if each in (step.value, step.kind.__name__)))
    found = refusal(at, tree.point, key)
    return found.rule if found else ""


def test_the_key_of_what_an_agent_has_done_already_names_the_rule_of_doing_it_twice() -> None:
    at = seating(*evening("meru moves A3-A4-A5"))
    assert refused(at, "j", "meru") == "mind-mgmt.agents.move.once"
    assert refused(at, "5", "meru") == ""  # that can still be done
    asked = seating(*evening("meru asks graffiti"))
    assert refused(asked, "5") not in ("", "mind-mgmt.agents.place")


def test_the_end_of_a_turn_that_comes_too_soon_is_refused_by_its_rule() -> None:
    assert refused(seating(*evening("done")), "0") == "mind-mgmt.agents.compulsory"


def test_where_an_agent_goes_a_key_of_something_else_is_no_reason() -> None:
    at = seating(*evening("meru moves A3-A4-A5"))
    assert refused(at, "3", "henry")
    assert refused(at, "3", "henry", "Moves") == ""


def test_each_named_rule_has_an_entry() -> None:
    at = seating(*evening("meru moves A3-A4-A5"))
    for key in KEYS:
        if rule := refused(at, key, "meru"):
            assert rulebook.entry(rule).id == rule


def test_a_place_out_of_reach_is_refused_by_the_rule_of_the_way() -> None:
    at = seating(*evening("recruit garden"), seat=KEEPER)
    tree = ChoiceTree(at.table.legal(KEEPER).choices, at.game.notation.fields)
    tree.take(next(step for step in tree.options if step.kind.__name__ == "Step"))
    found = refusal_at(at, tree.point, "F1")
    assert isinstance(found, Illegal)
    assert rulebook.entry(found.rule).id == found.rule


@pytest.mark.parametrize("steps", range(2))
def test_tables_that_differ_in_secrets_alone_give_the_same_reasons(steps: int) -> None:
    one, two = (seating(*BEGUN[at], *ACTS[at][:steps]) for at in range(2))
    assert one.table.moves != two.table.moves
    found = [refused(one, key) for key in KEYS]
    assert any(found)
    assert found == [refused(two, key) for key in KEYS]


def test_what_is_public_is_worked_out_once_for_all_moves_of_a_key(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at, asked = seating(*evening("meru moves A3-A4-A5")), []
    public = at.table.witnessed

    def witnessed(_table: Table) -> Course:
        """Count how often the public course is worked out."""
        asked.append(1)
        return public

    monkeypatch.setattr(Table, "witnessed", property(witnessed))
    assert refused(at, "j", "meru") == "mind-mgmt.agents.move.once"
    assert len(asked) == 1
