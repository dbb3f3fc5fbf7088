"""Evenings by chance that are understood, and what can be known of them, worked out once more."""

from collections.abc import Iterator
from functools import cache
from itertools import accumulate

from companion.contract.game import AnyGame
from companion.core import Options
from companion.record.fold import Played
from companion.trail.claims import Question
from companion.trail.secrets import TrailSecrets
from companion.understood.evening import Evening, Possible
from companion.understood.following import worked_out
from companion.untyped import GamesOwn
from tests.games import harbours
from tests.games.harbours.playing import by_chance
from tests.games.mind_mgmt.random_games import GAME
from tests.games.mind_mgmt.watched import watched

GAMES, AIMS = (("training", 0), ("full", 1)), ("hunt", "gather")
MANY = (
    *((mode, aim, seed) for mode, seed in GAMES for aim in AIMS),
    *(("full", "curious", seed) for seed in range(3)),
    *(("harbours", "", seed) for seed in range(12)),
)
Named = tuple[str, str, int]


@cache
def moves(mode: str, aim: str, seed: int) -> tuple[Played, ...]:
    """Play a game by chance."""
    if mode == "harbours":
        return tuple(Played(n, m, b, a) for n, (b, m, a) in enumerate(by_chance(seed), 1))
    each = enumerate(watched(mode, aim, seed).moments, 1)
    return tuple(Played(number, one.move, one.before, one.after) for number, one in each)


def played(game: AnyGame, options: Options, *lines: str) -> tuple[Played, ...]:
    """Play lines in clear."""
    state, found = game.rules.start(options), list[Played]()
    for number, line in enumerate(lines, 1):
        move = game.notation.parse(line)
        found.append(Played(number, move, state, state := game.rules.apply(state, move)))
    return tuple(found)


def game_of(named: Named) -> AnyGame:
    """Give the game that is played."""
    return harbours.GAME if named[0] == "harbours" else GAME


@cache
def understood(mode: str, aim: str, seed: int) -> Evening:
    """Understand a game by chance."""
    evening = worked_out(game_of((mode, aim, seed)), moves(mode, aim, seed))
    assert evening
    return evening


@cache
def again(mode: str, aim: str, seed: int) -> "Again":
    """Work a game by chance out once more."""
    return Again((mode, aim, seed))


class Again:
    """Works an evening out once more, with nothing of the evening's own."""

    def __init__(self, named: Named) -> None:
        """Take a game by chance."""
        self.game = game_of(named)
        secrets = self.game.secrets
        assert isinstance(secrets, TrailSecrets)
        self.secrets = secrets
        self.moves = moves(*named)
        nothing = secrets.unknown(self.moves[0].before)
        assert nothing
        heard = (secrets.heard(p.number, p.move, p.before, p.after) for p in self.moves)
        self.known = tuple(
            accumulate(heard, lambda known, more: known.after(more), initial=nothing)
        )

    def left(self, upto: int, *instead: GamesOwn) -> Possible:
        """Say what was possible after so many moves, or after other moves from there on."""
        knowledge, state = self.known[upto], self.moves[upto].before if instead else None
        for number, move in enumerate(instead, upto + 1):
            after = self.game.rules.apply(state, move)
            knowledge = knowledge.after(self.secrets.heard(number, move, state, after))
            state = after
        return Possible.of(knowledge.picture())

    def questions(self) -> Iterator[tuple[int, int]]:
        """Go through the lines of the questions with those of their answers."""
        asked = None
        for at, played in enumerate(self.moves):
            if type(played.move) in self.secrets.asks:
                asked = at
            answered = any(isinstance(played.move, form) for form in self._answers)
            if answered and asked is not None:
                yield asked, at
                asked = None

    def answers(self, state: GamesOwn) -> tuple[GamesOwn, ...]:
        """Return the true answers to the question that waits."""
        legal = self.game.rules.legal(state, self.secrets.seat)
        return tuple(each for each in legal if isinstance(each, self._answers))

    @property
    def _answers(self) -> tuple[type, ...]:
        claims = (each for each in self.secrets.claimed if isinstance(each, Question))
        return tuple({form for each in claims for form in each.forms})
