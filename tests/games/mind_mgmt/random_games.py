"""Random lawful games: lines chosen by chance, with an aim that leads to one of the ends."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from companion.contract.game import Game
from companion.core import KEEPER, PUBLIC, Options
from companion.games import take
from companion.games.mind_mgmt.board.plan import PLACES, around, beside, border
from companion.games.mind_mgmt.choices.probe import allowed
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.people import AGENT_NAMES
from companion.games.mind_mgmt.silence import MAY_BE_SET_ASIDE, SILENT
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.view import View
from companion.trail.help import LEVELS

GAME: Game[State, MindMove, View] = take("mind-mgmt")
SEALING = GAME.sealing
TRAP = ("A2", "B2", "B1", "A1")
Score = Callable[[State, MindMove], int]


def wander(_state: State, _move: MindMove) -> int:
    """Prefer nothing."""
    return 0


def gather(state: State, move: MindMove) -> int:
    """Prefer recruits, for Recruiter and Immortals, and leave the agents idle."""
    if isinstance(move, (r.ImmortalRecruit, r.MoveImmortal, r.ExtraImmortal, a.Rests)):
        return 4 if isinstance(move, r.ImmortalRecruit) else 1
    if isinstance(move, (r.Step, r.Slip)):
        return 1 + 2 * len(
            set(state.public.board.features[move.place]) & set(state.hidden.features)
        )
    return 0


def hunt(state: State, move: MindMove) -> int:
    """Prefer what brings agents onto the Recruiter, as if they saw him."""
    if not isinstance(move, (a.Captures, a.Moves, a.Leads, a.Shoves)) or not state.hidden.path:
        return 0
    here = state.hidden.path[-1]
    if isinstance(move, a.Captures):
        return 9 if move.place == here else -9
    if isinstance(move, a.Shoves):
        return 5 if here in move.way[:1] else 0
    return -(9 if move.way is None else _far(move.way[-1], here))


def corner(state: State, move: MindMove) -> int:
    """Prefer locations with few ways out."""
    if not isinstance(move, (r.Step, r.Slip, s.Start)):
        return 0
    return -sum(place not in state.hidden.visited for place in around(move.place))


def trap(state: State, move: MindMove) -> int:
    """Prefer the first steps that end in a corner."""
    hour = len(state.hidden.path)
    if isinstance(move, (r.Step, s.Start)) and hour < len(TRAP):
        return 9 if move.place == TRAP[hour] else 0
    return 0


def _far(one: str, other: str) -> int:
    """Measure how far apart two locations are."""
    return abs(ord(one[0]) - ord(other[0])) + abs(ord(one[1]) - ord(other[1]))


AIMS: dict[str, Score] = {
    "wander": wander,
    "gather": gather,
    "hunt": hunt,
    "corner": corner,
    "trap": trap,
}


@dataclass
class Played:
    """A game that was played: where it stands and its lines."""

    state: State
    lines: list[str]
    kinds: list[str]
    options: Options


def play(mode: str, aim: str, chance: Random, longest: int = 400) -> Played:
    """Play a game to its end."""
    players = " ".join(["Eva", "Adam", "Petr", "Jana", "Olga"][: chance.randint(2, 5)])
    options = {"mode": mode, "edition": "zanzibar", "players": players}
    played = Played(GAME.rules.start(options), [], [], options)
    while not played.state.public.outcome and len(played.lines) < longest:
        move = choose(played.state, AIMS[aim], chance)
        played.lines.append(GAME.notation.format(move))
        played.kinds.append(type(move).__name__)
        played.state = GAME.rules.apply(played.state, move)
    return played


def choose(state: State, score: Score, chance: Random) -> MindMove:
    """Choose a kind of line, then a line of that kind, both by chance and preference."""
    if chance.random() < (0.6 if state.public.mistake else 0.1):
        extra = [move for move in extras(state, chance) if allowed(state, move)]
        if extra:
            found: MindMove = chance.choice(extra)
            return found
    legal = [GAME.rules.legal(state, seat) for seat in (KEEPER, PUBLIC)]
    moves: list[MindMove] = [move for each in legal for move in each]
    asked = dict.fromkeys(rule for each in legal for rule in each.waiting.values())
    moves += [t.Ruling(rule, choice) for rule in asked for choice in SILENT[rule].choices]
    kinds = sorted({type(move).__name__ for move in moves})
    if chance.random() < (0.25 if score is wander else 0.05):
        kind = chance.choice(kinds)
        moves = [move for move in moves if type(move).__name__ == kind]
        return chance.choice(moves)
    best = max(score(state, move) for move in moves)
    moves = [move for move in moves if score(state, move) == best]
    kind = chance.choice(sorted({type(move).__name__ for move in moves}))
    return chance.choice([move for move in moves if type(move).__name__ == kind])


def extras(state: State, chance: Random) -> Iterator[MindMove]:
    """Propose what no list of lawful lines can hold: free words, decisions, corrections."""
    place = chance.choice(PLACES)
    rule = chance.choice(sorted(SILENT))
    yield t.Ruling(rule, chance.choice(SILENT[rule].choices))
    aside = chance.choice(sorted(MAY_BE_SET_ASIDE))
    yield t.Override(aside, "a card of an expansion")
    yield from (t.Restore(rule) for rule in state.public.decisions.overrides)
    yield t.Remark("somebody laughed")
    level = chance.choice(LEVELS)
    yield t.MindHelp(level)
    yield t.MindHelpByAll(level)
    yield t.Note(place, "maybe here")
    yield from (t.Lift(*note) for note in state.public.notes)
    yield t.Mistake(chance.randint(1, 16), "something was wrong")
    public, other = state.public, chance.choice(beside(place))
    yield from (t.CorrectImmortal(one, place) for one in public.immortals[:1])
    yield from (t.CorrectMayhem(wall, border(place, other)) for wall in public.mayhem[:1])
    yield t.CorrectToken(place)
    cards = public.board.features[place][:1]
    yield from (t.CorrectDraw(*pair) for pair in zip(public.opened, cards, strict=False))
    yield t.CorrectAgent(chance.choice(AGENT_NAMES), place)
    yield from (s.PlaceAgent(agent, place) for agent in state.public.agents)
    if state.public.active:
        yield a.Moves(state.public.active.agent, None)
