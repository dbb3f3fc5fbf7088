"""At the prompt `known` tells the agents' sheet, as far as the table agreed."""

import pytest

from companion.cli.prompt.session import Session
from companion.core import KEEPER
from companion.play.table import Table
from tests.cli.test_play import At, Spoken
from tests.games.harbours.playing import CAUGHT, OPTIONS
from tests.shelf import toys as toys

pytestmark = pytest.mark.usefixtures("toys")


def told(*lines: str) -> str:
    """Play lines, ask for what is known, and give what is said."""
    at = Table("harbours", OPTIONS)
    for line in lines:
        at.play(KEEPER, at.read(line))
    desk = Spoken("known", "quit")
    Session(At(at), desk).run()
    return "\n".join(desk.said)


def test_it_says_no_more_than_was_agreed() -> None:
    assert "Klaipėda" not in told("help said", *CAUGHT[:8])
    assert "Are you in Rīga now? No" in told("help said", *CAUGHT[:8])
    assert "Rīga" not in told(*CAUGHT[:8]).split("all of it is done on paper")[1]
    assert "Possible now: Klaipėda\n" in told("help possible", *CAUGHT[:8])
    assert "Possible now: Klaipėda 1" in told("help counts", *CAUGHT[:8])


def test_help_with_a_level_is_a_line_of_the_game_and_alone_lists_the_commands() -> None:
    at = Table("harbours", OPTIONS)
    desk = Spoken("help", "help counts", "quit")
    Session(At(at), desk).run()
    assert at.moves[-1] == "help counts"
    assert any("this list" in each for each in desk.said)
