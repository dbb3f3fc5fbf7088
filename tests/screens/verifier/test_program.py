"""A table at which the program is the Recruiter: the page judges all but its decisions."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page

from companion.contract.move import Move
from companion.core import KEEPER, PUBLIC
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import talk as t
from companion.play.table import Table
from companion.store.tables import Tables
from tests.play import test_program_agents as agents
from tests.play.program_evening import OPTIONS, begun, checked, play, revealed, verdict
from tests.screens.verifier.changing import heads
from tests.screens.verifier.vectors import verified

FULL = {**OPTIONS, "mode": "full", "players": "Eva companion Adam"}


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    """Give a folder of tables."""
    with closing(Tables(tmp_path)) as found:
        yield found


def out_of_order(found: Table, move: Move) -> Move:
    """Draw another card than the next one of the deck."""
    if not isinstance(move, r.Draw):
        return move
    left = (*found.course.state.hidden.features, *found.course.state.public.opened, move.feature)
    return r.Draw(next(each for each in found.course.state.public.board.known if each not in left))


@pytest.mark.parametrize("options", [OPTIONS, FULL])
def test_a_sound_game_is_lawful_and_true_and_not_recomputed(
    verifier: Page, tables: Tables, options: dict[str, str]
) -> None:
    sitting = begun(tables, options)
    play(sitting, Random("page"), until=lambda found: found.course.state.public.phase == "agents")
    sitting.play(PUBLIC, t.Mistake(6, "a token lay beside"))
    sitting.play(PUBLIC, t.Mended())
    play(sitting, Random("page"))
    assert verdict(sitting, stop=False).code == 0
    text = str(sitting.table.evidence())
    report = verified(verifier, text.encode(), [{"head": head} for head in heads(text)])
    assert (report["exit"], report["findings"]) == (8, [])


def test_a_decision_that_is_not_the_levels_is_not_seen_by_the_page(
    verifier: Page, tables: Tables
) -> None:
    def bent(found: Table, move: Move) -> Move:
        ways = [each for each in found.legal("keeper") if isinstance(each, r.Step)]
        return ways[-1] if isinstance(move, r.Step) else move

    sitting = begun(tables)
    play(sitting, Random("bent"), bent)
    assert {each.kind for each in verdict(sitting, stop=False).all} == {"decision"}
    text = str(sitting.table.evidence())
    report = verified(verifier, text.encode(), [{"head": head} for head in heads(text)])
    assert (report["exit"], report["findings"]) == (8, [])


def test_a_card_out_of_its_order_is_found_by_both(
    verifier: Page, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The referee of this table lets it pass, as a bent program would.
    monkeypatch.setattr("companion.games.mind_mgmt.rules.immortals.next_card", lambda _state: "")
    sitting = begun(tables, FULL)
    cards = 0

    def bending(found: Table, move: Move) -> Move:
        nonlocal cards
        if isinstance(move, r.Draw):
            cards += 1
        return out_of_order(found, move) if cards == 1 else move

    play(sitting, Random("deck"), bending, until=lambda _table: cards == 1)
    text = revealed(sitting)
    monkeypatch.undo()
    found = checked(text)
    report = verified(verifier, text.encode(), [{"head": head} for head in heads(text)])
    assert [(each.line, each.rule) for each in found.all] == [
        (each["line"], each["rule"]) for each in report["findings"]
    ]
    assert [each.rule for each in found.all] == ["mind-mgmt.deck.order"]


@pytest.mark.parametrize("options", [agents.ALONE, agents.CHAIR | {"moved": "bill+dusty/even"}])
def test_a_table_whose_agents_the_program_moves_is_judged_as_any_other(
    verifier: Page, tables: Tables, options: dict[str, str]
) -> None:
    sitting = agents.begun(tables, options)
    agents.play(sitting, Random("page"), agents.over)
    sitting.end(KEEPER)
    text = str(sitting.table.evidence())
    report = verified(verifier, text.encode(), [{"head": head} for head in heads(text)])
    assert report["findings"] == []
    assert report["exit"] == checked(text).code
