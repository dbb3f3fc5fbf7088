"""The moment of an open table is meant a little more, and never by what a secret tells."""

from pathlib import Path

import pytest

from companion import games, rulebook
from companion.contract.move import DUE
from companion.core import KEEPER, PUBLIC
from companion.play.table import Table
from companion.rulebook.questions.moment import MOST, leant
from tests.shelf import toys as toys
from tests.store.evening import MOVES, SHARE, kept, resumed

ASKED, OTHER = MOVES.index("step D6"), "step E4"  # both are lawful there
VAGUE = "what does the Recruiter answer now"
SHAKEDOWN = ("mind-mgmt.shakedown.truth",)
PLAYERS = {
    "mind-mgmt": {"mode": "full", "players": "Eva Adam"},
    "agents": {"players": "Eva Adam"},
    "neighbour-spy": {"mode": "basic", "edition": "dubnany", "players": "Eva Adam"},
    "spy-connection": {"players": "Eva Adam"},
    "rails": {"players": "Eva Adam", "length": "short"},
}


def found(question: str, moment: tuple[str, ...] = ()) -> rulebook.SearchResult:
    return rulebook.find(question, "mind-mgmt", typing=False, leaning=moment)


def test_who_asks_in_the_middle_of_a_shakedown_means_the_shakedown() -> None:
    assert found("what happens when the answer is yes").hits[0].entry.id == "mind-mgmt.meru.truth"
    assert found("what happens when the answer is yes", SHAKEDOWN).hits[0].entry.id == SHAKEDOWN[0]


def test_the_moment_pushes_by_at_most_fifteen_per_cent_of_the_score() -> None:
    plain = found("how far may agents walk").hits
    for at, hit in enumerate(plain):
        pushed = leant(plain, (hit.entry.id,)).index(hit)
        assert pushed <= at
        for other in plain[:pushed]:
            assert other.score * (1 + MOST) >= hit.score


def test_the_moment_makes_nobody_sure_and_finds_nothing_by_itself() -> None:
    for question in ("who goes first", "helicopter", "how do I castle in chess", VAGUE):
        assert found(question, SHAKEDOWN).sure == found(question).sure
        assert {hit.entry.id for hit in found(question, SHAKEDOWN).hits} == {
            hit.entry.id for hit in found(question).hits
        }


def test_what_is_asked_plainly_is_answered_at_any_moment() -> None:
    for moment in ((), SHAKEDOWN, ("mind-mgmt.dolphin.how",)):
        first = found("may the recruiter step diagonally", moment).hits[0]
        assert first.entry.id == "mind-mgmt.step.diagonal"


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.usefixtures("toys")
def test_every_game_says_by_its_own_moves_what_a_moment_is_about(game: str) -> None:
    table = Table(game, games.take(game).rules.complete(PLAYERS[game]))
    assert table.moment
    for each in table.moment:
        assert rulebook.entry(each).game == game


@pytest.mark.parametrize("game", [game for game in PLAYERS if game != "rails"])
def test_whatever_may_be_due_rests_on_an_entry(game: str) -> None:
    for kind in games.take(game).notation.kinds:
        assert kind.group != DUE or kind.entry, kind
        if kind.entry:
            assert rulebook.entry(kind.entry).game == game


def test_two_tables_that_differ_in_secrets_only_give_the_same_answers(tmp_path: Path) -> None:
    told = []
    for home, way in ((tmp_path / "one", MOVES[ASKED]), (tmp_path / "other", OTHER)):
        kept(home, ASKED)
        with resumed(home) as table:
            table.sealing.share(SHARE)
            before = answers(table)
            table.play(KEEPER, table.read(way))
            acted = answers(table)
            table.play(KEEPER, table.read("done"))
            told.append((before, acted, answers(table)))
    assert told[0] == told[1]
    assert told[0][0] != told[0][2]  # the moment is another one, and matters


def answers(table: Table) -> list[rulebook.SearchResult]:
    asked = (VAGUE, "what may be done now", "who acts next", "dead end", "stuck")
    assert table.legal(PUBLIC) is not None
    return [found(each, table.moment) for each in asked]
