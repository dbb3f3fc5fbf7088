"""A level's decisions are numbered by what stands, and its moves are always lawful."""

from companion.contract.drawing import Drawing
from companion.contract.program_seats import Decided, Decision, Sight
from companion.core import KEEPER
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.players.careful import Careful
from companion.games.mind_mgmt.players.recruiter import MayBe, Sees
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.view import View
from tests.games.mind_mgmt.playing import GAME, fresh, played
from tests.games.mind_mgmt.program_games import chance_of

AT_THE_CARD = (
    *("recruiter Eva", "lay board", "lay time", "lay actions", "lay supplies", "lay hours"),
    *("supply 9", "lay map", "lay slip"),
)
CHANCE = chance_of("seats")


def at_the_card() -> State:
    """Give the moment at which the Recruiter takes a card."""
    return played(fresh("training"), *AT_THE_CARD)


def counted(*lines: str) -> Decided[MindMove, View]:
    """Count the decisions of a level in a game that went on by these lines."""
    decided, state = Decided(Careful()), at_the_card()
    for line in lines:
        move = GAME.notation.parse(line)
        decided.take_move(GAME.rules.stamp(state), GAME.rules.view(state, KEEPER), move)
        state = GAME.rules.apply(state, move)
    return decided


def test_only_decisions_are_counted_and_no_talk() -> None:
    talk = ("remark good luck", "note D4 maybe", "help possible by all")
    assert counted("card karl-box", "start D4").number == {("05", "card"): 1, ("05", "start"): 1}
    quiet, talking = counted("card karl-box"), counted(*talk[:2], "card karl-box", talk[0])
    assert quiet.number == talking.number


def test_what_was_decided_before_changes_what_chance_gives() -> None:
    view = GAME.rules.view(at_the_card(), KEEPER)
    first = counted().drawing("05", view, CHANCE)
    again = counted().drawing("05", view, CHANCE)
    later = counted("card karl-box").drawing("05", view, CHANCE)
    drawn = [[each.below(1000) for _time in range(5)] for each in (first, again, later)]
    assert drawn[0] == drawn[1] != drawn[2]


class Confused(Careful):
    """A level that thinks of a move that cannot be made now."""

    def thought(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Think of a card nobody has, as it were."""
        return Decision(GAME.notation.parse("start D4"))


def test_a_move_that_cannot_be_made_is_replaced_by_one_that_can() -> None:
    state = at_the_card()
    view = GAME.rules.view(state, KEEPER)
    sight = Sight(view, GAME.rules.legal(state, KEEPER))
    move = Confused().decide(sight, Drawing(CHANCE, "play/05/card/0")).move
    assert GAME.rules.allows(state, move)


def test_a_level_has_a_full_name_and_a_short_one() -> None:
    assert GAME.program
    full, short = GAME.program.level("recruiter/even-1"), GAME.program.level("recruiter/even")
    assert full is short is not None
    assert GAME.program.level("recruiter/unbeatable") is None
    assert GAME.program.sides == ("recruiter", "agents")
