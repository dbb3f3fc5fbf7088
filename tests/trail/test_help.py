"""How much of what can be known is shown: agreed before anything is hidden, then raised by all."""

import pytest

from companion.contract.move import DUE
from companion.core import PUBLIC, Illegal
from companion.trail.help import LEVELS, Help, HelpByAll
from companion.trail.hunt.rules import HuntState
from tests.games import harbours
from tests.games.harbours.playing import OPTIONS

GAME = harbours.GAME
GONE = ("sail Kiel", "done")


def played(*lines: str) -> HuntState:
    """Play lines."""
    state = GAME.rules.start(OPTIONS)
    for line in lines:
        state = GAME.rules.apply(state, GAME.notation.parse(line))
    return state


def level(*lines: str) -> str:
    """Play lines, and give the level that holds."""
    return GAME.sealing.help(played(*lines))


def test_nothing_is_shown_unless_it_was_agreed() -> None:
    assert level() == level(*GONE) == "paper"


@pytest.mark.parametrize("chosen", LEVELS)
def test_any_level_can_be_chosen_before_anything_is_hidden(chosen: str) -> None:
    assert level(f"help {chosen}") == chosen
    assert level("help paper", f"help {chosen}", *GONE) == chosen


@pytest.mark.parametrize("first", [("sail Kiel",), GONE, (*GONE, "ask Kiel")])
def test_behind_the_first_hidden_move_help_is_lowered_alone_and_raised_by_all(
    first: tuple[str, ...],
) -> None:
    begun = ("help possible", *first)
    assert level(*begun, "help said") == "said"
    assert level(*begun, "help possible") == "possible"
    assert level(*begun, "help questions all") == "questions"
    with pytest.raises(Illegal) as refused:
        played(*begun, "help counts")
    assert refused.value.rule == "harbours.help.all"


def test_what_waits_for_an_answer_still_waits_when_help_changes() -> None:
    state = played(*GONE, "ask Kiel", "help said all")
    assert GAME.rules.due(state).seat == "keeper"
    assert level(*GONE, "ask Kiel", "help said all", "answer yes") == "said"


def test_the_referee_offers_only_what_it_takes_and_nobody_has_to_choose() -> None:
    for lines in ((), GONE, ("help counts", *GONE)):
        state = played(*lines)
        choices = GAME.rules.legal(state, PUBLIC).choices
        offered = [each for choice in choices for each in choice.listed if isinstance(each, Help)]
        assert all(GAME.rules.allows(state, move) for move in offered)
        assert {each.level for each in offered if isinstance(each, HelpByAll)} == {
            each for each in LEVELS if each != state.public.help
        }
        assert all(choice.group != DUE for choice in choices if issubclass(choice.kind, Help))
