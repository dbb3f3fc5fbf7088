"""At the prompt `now` tells what may be done, by which rule, and the steps of the turn."""

import pytest

from companion import rulebook
from companion.cli.prompt.session import Session
from companion.play.table import Table
from tests.cli.test_play import At, Spoken
from tests.cli.test_rulings import begun, said
from tests.evening.test_decisions import OPTIONS
from tests.shelf import toys as toys


@pytest.mark.parametrize("game", OPTIONS)
def test_every_game_tells_what_may_be_done_and_by_which_rule(game: str) -> None:
    table = begun(game)
    told = said(table, "now")
    assert table.awaited in told
    for rule in table.moment:
        assert f"({rulebook.title(rulebook.entry(rule))}, {rule})" in told


def test_steps_are_ticked_off_as_they_are_played() -> None:
    desk = Spoken("now", "took mole", "now", "quit")
    Session(At(begun("neighbour-spy")), desk).run()
    before, after = "\n".join(desk.said).split("took mole", 1)
    swap = "Eva may swap a card first  neighbour-spy.discard.before"
    assert f"· {swap}" in before
    assert f"✓ {swap}" in after


@pytest.mark.usefixtures("toys")
def test_a_toy_game_tells_it_without_any_words_of_its_own() -> None:
    told = said(Table("rails", {"players": "Eva Adam", "length": "short"}), "now")
    assert "rails.turn" in told
