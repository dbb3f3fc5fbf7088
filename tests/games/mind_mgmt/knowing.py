"""What can be known of a game that was watched, line by line, and whether the truth is in it."""

from collections.abc import Iterator

from companion.games.mind_mgmt.board import ORDER, Place
from companion.games.mind_mgmt.knowledge.fitting import BOTH, CARD, LAYOUT, LOT, LOTS
from companion.games.mind_mgmt.knowledge.footing import CARDS
from companion.games.mind_mgmt.knowledge.known import Known, nothing_known
from companion.games.mind_mgmt.knowledge.triples import holding, numbers
from companion.games.mind_mgmt.moves.talk import CorrectDraw
from companion.games.mind_mgmt.public import Public
from companion.games.mind_mgmt.world import World
from companion.knowledge import Heard
from tests.games.mind_mgmt.random_games import SEALING
from tests.games.mind_mgmt.watched import Moment, Watched

Path = tuple[Place, ...]
MARKS = (1 << LAYOUT.path) - (1 << LAYOUT.marks)


def heard(moment: Moment, number: int) -> Heard[Public]:
    """Give a line as everybody has it."""
    return SEALING.heard(number, moment.move, moment.before, moment.after)


def lines(game: Watched) -> Iterator[tuple[Moment, Known]]:
    """Give each line with what can be known after it.

    A game ends here where a card is corrected to one that the Recruiter holds, which is a lie.
    """
    known = nothing_known(game.moments[0].before.public)
    for number, moment in enumerate(game.moments, 1):
        if isinstance(moment.move, CorrectDraw) and moment.move.feature in game.map.features:
            return
        known = known.after(heard(moment, number))
        yield moment, known


def holds(known: Known, path: Path, world: World) -> bool:
    """Say whether a path of all hours that stand is possible, with its card and its features."""
    fitting = known.fitting
    assert len(path) >= fitting.hours
    walked = LAYOUT.walked([ORDER[place] for place in path[: fitting.hours]])
    marks = {each & MARKS for each in fitting.paths if each & ~MARKS == walked}
    number, has = numbers(known.public.board), holding(len(known.public.board.known))
    triple = fitting.lots[0] * 0 - 1
    for feature in world.features:
        triple &= has[number[feature]]
    return any(
        (not world.card or mark >> CARD & BOTH & 1 << CARDS.index(world.card))
        and fitting.lots[mark >> LOT & LOTS] & triple
        for mark in marks
    )
