"""A game is meant by its title in any language, and by what is nearly that."""

import pytest

from companion.cli.game_name import named
from companion.core import NotUnderstood


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ("agents", "agents"),
        ("agenti", "agents"),
        ("Агенты", "agents"),
        ("Můj soused špion", "neighbour-spy"),
        ("my neighbour spy", "neighbour-spy"),
        ("my neighbor spy", "neighbour-spy"),
        ("mindmgmt", "mind-mgmt"),
        ("Spy Connection", "spy-connection"),
    ],
)
def test_a_game_is_asked_about_by_the_name_that_people_know(typed: str, game: str) -> None:
    assert named(typed) == game


def test_what_is_no_game_is_refused_in_readable_letters() -> None:
    with pytest.raises(NotUnderstood, match=r"'šachy kůň'.*mind-mgmt"):
        named("šachy kůň")
