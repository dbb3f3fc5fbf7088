"""Two tables that differ only in what is hidden show everybody else the same."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from companion.core import PUBLIC, Illegal
from companion.games.mind_mgmt.moves import answers as n
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.base import MindMove, Secret
from companion.games.mind_mgmt.public import FIRST_HOUR
from companion.games.mind_mgmt.rules.answers import lawful
from companion.games.mind_mgmt.rules.recruits import contacted_at, due_at
from companion.games.mind_mgmt.state import State
from tests.games.mind_mgmt.random_games import GAME, extras


@dataclass
class Twins:
    """Two games with the same public lines and other secrets."""

    one: State
    other: State

    def take(self, one: MindMove, other: MindMove) -> None:
        """Play a line at each table; in public they must read the same."""
        assert GAME.sealing.record.format(GAME.sealing.veil(one)) == GAME.sealing.record.format(
            GAME.sealing.veil(other)
        )
        self.one, self.other = GAME.rules.apply(self.one, one), GAME.rules.apply(self.other, other)


def legal(state: State) -> list[MindMove]:
    """List every line that could come, the Recruiter's steps and slips included."""
    return [*GAME.rules.legal(state, "keeper"), *GAME.rules.legal(state, PUBLIC)]


def pairs(twins: Twins, chance: Random) -> Iterator[tuple[MindMove, MindMove]]:
    """Go through lines that both tables can take and that sound alike, in a random order."""
    ones, others = legal(twins.one), legal(twins.other)
    chance.shuffle(ones)
    chance.shuffle(others)
    for one in ones:
        if not isinstance(one, Secret):
            if one in others and answerable(twins, one):
                yield one, one
            continue
        for other in others:
            if type(other) is type(one) and sounds_alike(twins, one, other):
                yield one, other


def answerable(twins: Twins, move: MindMove) -> bool:
    """Say whether both keepers could give the same answer to a question."""
    one, other = GAME.rules.apply(twins.one, move), GAME.rules.apply(twins.other, move)
    asked = one.public.question is not None and not isinstance(move, n.Answer)
    return not asked or bool(set(lawful(one)) & set(lawful(other)))


def sounds_alike(twins: Twins, one: MindMove, other: MindMove) -> bool:
    """Say whether what has to be told later about two secret lines will be the same."""
    if isinstance(one, s.Start) and not twins.one.public.full:
        return one == other
    if not isinstance(one, (r.Step, r.Slip)):
        return True
    if isinstance(one, r.Slip) and isinstance(other, r.Slip) and one.token != other.token:
        return False
    after = [GAME.rules.apply(twins.one, one), GAME.rules.apply(twins.other, other)]
    hour = len(after[0].hidden.path)
    since = due_at if hour == FIRST_HOUR else contacted_at
    told = {since(each.public, each.hidden, hour) for each in after if hour >= FIRST_HOUR}
    return len(told) < 2


def refusal(state: State, move: MindMove) -> str:
    """Give the rule that refuses a line, or nothing."""
    try:
        GAME.rules.apply(state, move)
    except Illegal as illegal:
        return illegal.rule
    return ""


def grow(mode: str, chance: Random) -> tuple[Twins, int]:
    """Play twins as long as they can go on alike, and compare what everybody else sees."""
    options = {"mode": mode, "edition": "zanzibar", "players": "Eva Adam Petr"}
    twins = Twins(GAME.rules.start(options), GAME.rules.start(options))
    lines = 0
    while not twins.one.public.outcome and (pair := next(pairs(twins, chance), None)):
        twins.take(*pair)
        lines += 1
        assert GAME.rules.view(twins.one, PUBLIC) == GAME.rules.view(twins.other, PUBLIC)
        assert list(GAME.rules.legal(twins.one, PUBLIC)) == list(
            GAME.rules.legal(twins.other, PUBLIC)
        )
        assert GAME.rules.moment(twins.one) == GAME.rules.moment(twins.other)
        for move in extras(twins.one, chance):
            if move.seat == PUBLIC:
                assert refusal(twins.one, move) == refusal(twins.other, move)
    return twins, lines


@pytest.mark.parametrize("mode", ["training", "full"])
@pytest.mark.parametrize("seed", range(4))
def test_other_secrets_give_the_public_the_same_view_choices_rules_and_refusals(
    mode: str, seed: int
) -> None:
    chance = Random(seed)
    long_ones = 0
    for _attempt in range(60):
        twins, lines = grow(mode, chance)
        assert twins.one.hidden != twins.other.hidden
        long_ones += lines > 50
        if long_ones == 2:
            return
    pytest.fail("no pair of tables went on long enough to compare them")
