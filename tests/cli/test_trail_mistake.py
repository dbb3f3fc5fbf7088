"""At the prompt of a hunt `mistake` admits what was said or laid wrongly."""

import pytest

from companion.cli.prompt.session import Session
from companion.core import KEEPER
from companion.play.table import Table
from tests.cli.test_play import At, Spoken
from tests.games.harbours.playing import OPTIONS
from tests.seal.auction import OPTIONS as AUCTION
from tests.shelf import toys as toys
from tests.trail.test_mistakes import LATER

pytestmark = pytest.mark.usefixtures("toys")


def said(*typed: str, game: str = "harbours") -> tuple[list[str], list[str]]:
    """Type lines at a table with a question; give the lines of the table, and what is said."""
    at = Table(game, OPTIONS if game == "harbours" else AUCTION)
    for line in LATER if game == "harbours" else ():
        at.play(KEEPER, at.read(line))
    desk = Spoken(*typed, "quit")
    Session(At(at), desk).run()
    return list(at.moves), desk.said


def test_a_mistake_is_admitted_by_hand() -> None:
    moves, told = said("mistake 1 said yes by heart", "shown Kiel 1", "mended")
    assert moves[len(LATER) :] == ["mistake 1 said yes by heart", "shown Kiel 1"]
    assert any("The mistake that was admitted comes first." in each for each in told)


def test_an_answer_that_is_refused_tells_how_to_admit_that_it_was_said() -> None:
    _moves, told = said("answer yes")
    assert any("type: `mistake 3 answered yes`" in each for each in told)


def test_the_command_is_offered_where_mistakes_can_be_admitted() -> None:
    assert any(each.lstrip().startswith("mistake ") for each in said("help")[1])
    assert not any(each.lstrip().startswith("mistake ") for each in said("help", game="bids")[1])


def test_an_undo_beyond_the_answer_names_the_command() -> None:
    at = Table("harbours", OPTIONS)
    for line in LATER[:4]:
        at.play(KEEPER, at.read(line))
    desk = Spoken("undo", "quit")
    Session(At(at), desk).run()
    assert any("To put right what is wrong before it: `mistake`." in each for each in desk.said)
