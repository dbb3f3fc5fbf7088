"""Random games as everybody heard them, and what is really true on the secret map."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random

from companion.core import Fact
from companion.games.mind_mgmt.board.plan import PLACES
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.answers import Answer
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.world import World
from tests.games.mind_mgmt.random_games import AIMS, GAME, Score, choose


def curious(state: State, move: MindMove) -> int:
    """Prefer questions, those the most that are answered with more than no."""
    if isinstance(move, a.Asks):
        places = set(state.public.board.places(move.feature))
        return 2 + bool(places & state.hidden.visited - state.public.marked)
    if isinstance(move, a.ShakesDown):
        return 3 * (move.feature in state.hidden.features)
    if isinstance(move, r.Slip):
        return 1 + (move.token == "second")
    return 3 * isinstance(move, (a.Reveals, a.Senses, t.Dolphin, r.ExtraImmortal))


CHOOSE: dict[str, Score] = {**AIMS, "curious": curious}
QUIET = "quiet"  # agents who never ask
ASKS = (a.Asks, a.Reveals, a.Captures, a.Senses, a.ShakesDown)
MANY = (
    *product(("training", "full"), AIMS, range(1)),
    *product(("training",), ("curious",), range(4)),
    *product(("full",), ("curious",), range(10)),
    *product(("full",), ("hunt",), range(1, 4)),
)
LONGEST = 400


@dataclass(frozen=True)
class Moment:
    """A line of a game: in full with the states around it, and the same as a witness has it."""

    move: MindMove
    before: State
    after: State
    heard: MindMove
    seen: State
    known: State


@dataclass(frozen=True)
class Watched:
    """A whole game, and the secret map at its end."""

    moments: tuple[Moment, ...]
    map: World

    @property
    def mode(self) -> str:
        """Name the mode."""
        return self.moments[0].before.public.mode

    @property
    def over(self) -> bool:
        """Say whether it was played to its end."""
        return GAME.rules.outcome(self.moments[-1].after) is not None


@cache
def watched(mode: str, aim: str, seed: int) -> Watched:
    """Play a random game, with a witness beside it who follows the public lines alone."""
    chance, moments = Random(f"{mode} {aim} {seed}"), list[Moment]()
    players = " ".join(["Eva", "Adam", "Petr", "Jana", "Olga"][: chance.randint(2, 5)])
    state: State = GAME.rules.start({"mode": mode, "edition": "zanzibar", "players": players})
    seen = GAME.sealing.unseen(state)
    while GAME.rules.outcome(state) is None and len(moments) < LONGEST:
        move = _chosen(state, aim, chance)
        heard = GAME.sealing.record.parse(GAME.sealing.record.format(GAME.sealing.veil(move)))
        after, known = GAME.rules.apply(state, move), GAME.rules.apply(seen, heard)
        moments.append(Moment(move, state, after, heard, seen, known))
        state, seen = after, known
    return Watched(tuple(moments), state.hidden)


def _chosen(state: State, aim: str, chance: Random) -> MindMove:
    """Choose a move; quiet agents never ask."""
    while True:
        move = choose(state, CHOOSE.get(aim, CHOOSE["wander"]), chance)
        if aim != QUIET or not isinstance(move, ASKS):
            return move


def games() -> Iterator[Watched]:
    """Go through some games of every mode and aim."""
    return (watched(*each) for each in MANY)


def truth(label: str, hidden: World) -> int:
    """Give the value of a label by the pages, read off the map at the end of a game."""
    match label.split("/"):
        case ["feature", name]:
            return int(name in hidden.features)
        case ["hour", hour]:
            return PLACES.index(hidden.path[int(hour) - 1])
        case [hour, "visited", place]:
            return int(place in hidden.path[: int(hour)])
        case [hour, kind, place]:
            return int(_beside(kind, place, hidden.path[: int(hour)][-1]))
    raise AssertionError(label)


def _beside(kind: str, place: str, here: str) -> bool:
    """Say whether he is here, or near in a straight line."""
    across, down = abs(ord(place[0]) - ord(here[0])), abs(int(place[1]) - int(here[1]))
    return {"here": across + down == 0, "near": across * down == 0 and across + down <= 2}[kind]


def sort_of(move: MindMove, state: State, fact: Fact) -> str:
    """Name the sort of an opening: by what line it became due, and with which value."""
    label, value = fact
    question = state.public.question
    if isinstance(move, Answer) and question:
        value_or_hour = "" if label.startswith("hour/") else f" {value}"
        return f"{question.kind.partition('.')[2]} {type(move).__name__}{value_or_hour}"
    return type(move).__name__


SORTS = {
    "ask.answer Marks 1",
    "ask.answer CannotMark 0",
    "dolphin.all Marks 1",
    "dolphin.all Marks 0",
    "dolphin.all CannotMark 0",
    "reveal.hour TellsHour",
    "capture.truth Says 1",
    "capture.truth Says 0",
    "meru.truth Says 1",
    "meru.truth Says 0",
    "shakedown.truth Says 1",
    "shakedown.truth Says 0",
    "ShowHour",
    "ExtraImmortal",
    "DoneSlip",
}
