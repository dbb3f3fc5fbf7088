"""What a seat may do: the house offers nothing that leads nowhere, whatever a game says."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.contract.move import Choice, Legal
from companion.core import PUBLIC
from companion.evening.choice_tree import ChoiceTree
from companion.evening.notebook import Notebook
from companion.play.table import Table, begin
from companion.store.tables import Tables
from tests.games import rails, whispers
from tests.games.rails.moves import Claims, Corrects, Passes
from tests.games.rails.rules import Conductor
from tests.games.whispers.words import Thoughts
from tests.shelf import toys as toys
from tests.store.evening import NAME

OPTIONS = {"players": "Eva Adam", "length": "short"}
EMPTY: Choice[Any] = Choice(Corrects, list)
FULL: Choice[Any] = Choice(Passes, lambda: [Passes("Eva")])
WAITS: Choice[Any] = Choice(Claims, list, waits=lambda: {Claims("Eva", "Praha-Wien"): "rails.turn"})


def legal(*choices: Choice[Any]) -> Legal[Any]:
    """Make what a seat may do out of choices."""
    return Legal(choices)


def test_a_choice_whose_moves_are_none_is_not_offered() -> None:
    assert legal(EMPTY, FULL).choices == (FULL,)


def test_a_choice_that_only_waits_for_a_decision_is_offered() -> None:
    assert legal(EMPTY, WAITS).choices == (WAITS,)


def test_no_move_behind_the_first_is_worked_out_before_a_choice_is_opened() -> None:
    tried: list[str] = []

    def moves() -> Iterator[Passes]:
        for name in ("Eva", "Adam", "Petr"):
            tried.append(name)
            yield Passes(name)

    (choice,) = legal(Choice(Passes, moves)).choices
    assert tried == ["Eva"]
    assert [each.player for each in choice.listed] == ["Eva", "Adam", "Petr"]
    assert tried == ["Eva", "Adam", "Petr"]


def test_a_table_leads_nobody_into_a_question_without_answers(
    toys: None,  # noqa: ARG001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ways = rails.GAME.rules.legal

    def careless(state: Any, seat: str) -> Legal[Any]:
        found = ways(state, seat)
        return Legal((EMPTY, *found.choices))

    rules: Any = Conductor()
    rules.legal = careless
    monkeypatch.setattr(rails, "GAME", replace(rails.GAME, rules=rules))
    table = Table("rails", OPTIONS)
    assert EMPTY not in table.legal(PUBLIC).choices
    tree = ChoiceTree(table.legal(PUBLIC).choices, rails.GAME.notation.fields)
    for step in tree.options:
        tree.take(step)
        assert tree.move or tree.options
        tree.back()


def test_a_kind_of_note_without_any_note_is_not_offered(
    tmp_path: Path,
    toys: None,  # noqa: ARG001
) -> None:
    notes = whispers.GAME.notes
    assert notes
    nothing: Any = Thoughts()
    nothing.choices = lambda _state, _seat: (Choice(Corrects, list),)
    with closing(Tables(tmp_path)) as tables:
        given = {"players": "Eva Adam"}
        with closing(begin(tables, NAME, "whispers", given, None)) as table:
            stored = table.notes("Eva", "1111222")
            assert Notebook(table, notes, stored).choices
            assert Notebook(table, nothing, stored).choices == ()
