"""Random lawful games: lines chosen by chance, with what belongs beside the turns among them."""

from dataclasses import dataclass, field
from random import Random

from companion.contract.move import CORRECTION, FREE, Choice
from companion.core import PUBLIC
from companion.games.agents import GAME
from companion.games.agents.moves import KINDS
from companion.games.agents.moves import claim as c
from companion.games.agents.moves import hand as h
from companion.games.agents.moves import setup as s
from companion.games.agents.moves import talk as t
from companion.games.agents.moves.base import AgentsMove
from companion.games.agents.state import State
from tests.games.agents.playing import BOARD, CARDS

LONGEST = 300
FILES = ("", "", CARDS, BOARD)
RARE = {c.Claims: 0.15, c.Right: 0.3, s.Ready: 0.2}


@dataclass
class Played:
    """A game that was played: its options, where it stands, its lines."""

    options: dict[str, str]
    state: State
    lines: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)


def play(chance: Random) -> Played:
    """Play a game to its end, or so far as people would sit."""
    options = sat_down(chance)
    played = Played(options, GAME.rules.start(options))
    while not played.state.outcome and len(played.lines) < LONGEST:
        move = choose(played.state, chance)
        played.lines.append(GAME.notation.format(move))
        played.kinds.append(type(move).__name__)
        played.state = GAME.rules.apply(played.state, move)
    return played


def sat_down(chance: Random) -> dict[str, str]:
    """Begin a table."""
    options = {
        "players": " ".join(("Eva", "Adam", "Petr", "Jana")[: chance.randint(2, 4)]),
        "detail": chance.choice(["all"] * 6 + ["facts", "results"]),
        "help": chance.choice(["notes", "certain", "likely"]),
        "referee": chance.choice(["1", "2", "2", "2"]),
    }
    file = chance.choice(FILES)
    return {**options, "board": file} if file else options


def choose(state: State, chance: Random) -> AgentsMove:
    """Choose a line: mostly one that is due, sometimes one beside the turns."""
    choices = GAME.rules.legal(state, PUBLIC).choices
    beside = [each for each in choices if each.group in (FREE, CORRECTION)]
    if chance.random() < 0.06:
        found = list(chance.choice(beside).moves())
        if found:
            return filled(state, chance.choice(found), chance)
    due = [each for each in choices if each not in beside]
    likely = [each for each in due if chance.random() < RARE.get(each.kind, 1)] or due
    return of_a_kind(likely, chance)


def of_a_kind(choices: list[Choice[AgentsMove]], chance: Random) -> AgentsMove:
    """Choose a kind, and then a move of it."""
    return chance.choice(list(chance.choice(choices).moves()))


def filled(state: State, move: AgentsMove, chance: Random) -> AgentsMove:
    """Fill in what people type; what ends or lowers a game comes rarely."""
    if isinstance(move, t.Remark):
        return t.Remark("the cat sat on file x")
    if isinstance(move, h.Joined):
        number = len(state.players)
        hidden = "".join(chance.choice("01") for _player in range(number))
        return h.Joined(f"1{chance.randint(0, 4)}1011{hidden}0000")
    rare = isinstance(move, (c.Won, t.Less)) and chance.random() < 0.7
    return t.Remark("nobody tires") if rare else move


ALL_KINDS = {kind.__name__ for kind in KINDS}
