"""Plays lines of the game in tests, and says what becomes of them."""

from companion.contract.move import Move
from companion.contract.sheet import Row
from companion.core import PUBLIC, Illegal
from companion.evening.choice_tree import ChoiceStep, ChoiceTree
from companion.games.agents import GAME
from companion.games.agents.rules.ending import AGREED, ALL_OUT, ALONE, LAST, PLAN
from companion.games.agents.state import State
from companion.games.agents.view import FileView, PlayerView, View

ENDS = (PLAN, LAST, AGREED, ALL_OUT, ALONE)
# A row of circles with a tram beside it: a1-a2-…-a9, b1 and b2 join it, c1 and c2 are red.
BOARD = """
name = "a small board"

[cards]
1 = ["own"]
2 = ["agent", "own"]
3 = ["tram", "all"]
4 = ["light", "check"]
5 = ["all"]

[board]
lines = ["a1-a2-a3-a4-a5-a6-a7-a8-a9", "a3-b1-b2-a5", "a1-c1", "a9-c2", "d1-d2"]
rails = ["c1-c2"]
keys = "a4 b2"
secret = "a1 a9"
start = { v = "a3", x = "a6", y = "b1", z = "a8" }
doors = { 1 = "a2", 2 = "a5 a7", 3 = "b2", 4 = "d2" }

[[segments]]
circles = "a1 a2"
[[segments]]
hideout = 1
circles = "a3 a4"
[[segments]]
hideout = 2
circles = "a5 a6 a7"
[[segments]]
hideout = 3
[[segments]]
hideout = 4
circles = "a8 a9 b1 b2 c1 c2 d1 d2"
"""
CARDS = BOARD.partition("[board]")[0]  # without a board
BEFORE = ("light", "cases", "sort", "secret", "agents", "keys", "board", "groups")
BEHIND = ("bonus", "shuffle", "evidence", "mix", "tuck")
SETUP = (
    *(f"prepared {step}" for step in BEFORE),
    "file 1 2t 3b 4t",
    "file 2 1t 3b 4b",
    "file 3 1b 2b 4t",
    "file 4 1t 2t 3t",
    *(f"prepared {step}" for step in BEHIND),
)


def begun(*lines: str, **options: str) -> State:
    """Begin a game of Eva and Adam that is set up, and play some lines; Eva starts."""
    return played(new(**options), "set up", *lines)


def new(**options: str) -> State:
    """Begin a game of Eva and Adam that is not set up yet."""
    return GAME.rules.start(GAME.rules.complete({"players": "Eva Adam", **options}))


def boarded(*lines: str) -> State:
    """Begin a game on the small board, and play some lines."""
    return begun(*lines, board=BOARD)


def played(state: State, *lines: str) -> State:
    """Play lines one after the other."""
    for line in lines:
        state = GAME.rules.apply(state, GAME.notation.parse(line))
    return state


def refused(state: State, line: str) -> str:
    """Give the rule that refuses a line, or nothing where it is taken."""
    try:
        played(state, line)
    except Illegal as reason:
        return reason.rule.removeprefix("agents.")
    return ""


def seen(state: State) -> View:
    """Give what everybody sees."""
    return GAME.rules.view(state, PUBLIC)


def file(state: State, agent: str) -> FileView:
    """Give what everybody sees of a file."""
    return next(each for each in seen(state).files if each.agent == agent)


def player(state: State, name: str) -> PlayerView:
    """Give what everybody sees of a player."""
    return next(each for each in seen(state).players if each.name == name)


def ended(state: State) -> tuple[str, str]:
    """Give who has won, and the rule that says so; nothing where the game goes on."""
    if state.outcome is None:
        return "", ""
    return " ".join(state.outcome.winners), state.outcome.rule.removeprefix("agents.")


def rows(state: State) -> dict[str, Row]:
    """Give the rows of the sheet by their labels."""
    sections = GAME.words.sheet(seen(state)).sections
    return {row.label: row for section in sections for row in section.rows}


def turn(*lines: str) -> tuple[str, ...]:
    """Play a turn that moves one's own agent, with some lines in it."""
    return ("die 3", "card 1 own", *lines, "done")


def presses(*lines: str) -> int:
    """Count the keys that lines take on the small board: one for each choice, or Enter."""
    state, pressed = begun(board=CARDS), 0
    for line in lines:
        move, legal = GAME.notation.parse(line), GAME.rules.legal(state, PUBLIC)
        tree = ChoiceTree(legal.choices, GAME.notation.fields)
        while tree.move != move:
            tree.take(next(step for step in tree.options if leads(step, move)))
            pressed += 1
        state = GAME.rules.apply(state, move)
    return pressed


def leads(step: ChoiceStep, move: Move) -> bool:
    """Say whether an option leads to a move."""
    if not isinstance(move, step.kind):
        return False
    fixed = all(getattr(move, name) == value for name, value in step.fixed)
    return fixed and (not step.name or getattr(move, step.name) == step.value)
