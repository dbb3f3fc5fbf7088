"""The referee's own count of hidden paths equals the counter's, and both equal known numbers."""

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.games.mind_mgmt.board.edition import shipped
from companion.games.mind_mgmt.board.plan import PLACES, STEP, Border, Place, border
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.moves.recruiter import Slip, Step
from companion.games.mind_mgmt.public import FIRST_HOUR
from companion.games.mind_mgmt.rules.recruits import due_at
from companion.games.mind_mgmt.state import State
from tests.games.mind_mgmt.random_games import GAME

DATA = Path(__file__).parent / "perft" / "counts.txt"
KNOWN = {5: 4716, 6: 13404, 7: 36312, 8: 94822, 9: 236750, 10: 566948}
TABLE = ("recruiter Eva", "lay board")
SUPPLIES = ("lay time", "lay actions", "lay supplies", "supply 12", "lay map", "lay marks")
AGENTS = (
    *(f"control {agent} Adam" for agent in ("meru", "henry", "bill", "dusty")),
    *(f"agent {agent} ?" for agent in ("meru", "henry", "bill", "dusty")),
)
OTHERS = (
    *(f"immortal {place}" for place in ("B3", "C4", "D4", "D5")),
    *(*AGENTS, "lay potentials", "lay ally", "token D6", "draw dogs", "draw bird", "begin"),
)
FIRST, SECOND = ("meru rests", "henry rests", "done"), ("bill rests", "dusty rests", "done")
# A path may end in a corner, and is one of those that are counted.
WAITING = "ruling mind-mgmt.dead-end.when next-move"
NO_WALLS = "A1-B1,A3-B3,A5-B5,A7-B7,E7-F7"


@dataclass(frozen=True)
class Row:
    """One line of the data file."""

    hour: int
    start: str
    card: str
    walls: tuple[Border, ...]
    slips: dict[int, str]
    paths: int


def rows() -> list[Row]:
    """Read the golden counts."""
    found = []
    for line in DATA.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            hour, start, card, walls, slips, paths = line.split()
            found.append(Row(int(hour), start, card, borders(walls), kinds(slips), int(paths)))
    return found


def borders(words: str) -> tuple[Border, ...]:
    """Read the walls of a row."""
    pairs = [word.split("-") for word in words.split(",") if word != "-"]
    return tuple(border(Place(one), Place(other)) for one, other in pairs)


def kinds(words: str) -> dict[int, str]:
    """Read the slips of a row."""
    pairs = [word.split(":") for word in words.split(",") if word != "-"]
    return {int(hour): kind for hour, kind in pairs}


def played(state: State, *lines: str) -> State:
    """Play lines."""
    for line in lines:
        state = GAME.rules.apply(state, GAME.notation.parse(line))
    return state


def at_start(row: Row, place: Place) -> State:
    """Set a game up to hour 1, with this row's walls and card."""
    state = GAME.rules.start({"mode": "full", "edition": "zanzibar", "players": "Eva Adam"})
    placers = ("Eva", "Adam", "Eva", "Adam", "Eva")
    walls = row.walls or borders(NO_WALLS)
    laid = [f"mayhem {who} {'-'.join(wall)}" for who, wall in zip(placers, walls, strict=True)]
    state = played(state, *TABLE, *laid, *SUPPLIES, "lay slip", f"card {row.card}")
    state = played(state, f"start {place}", "features idol monks cafe", WAITING)
    return state if row.walls else state.openly(mayhem=())


def refereed(row: Row, state: State) -> int:
    """Walk every path that the referee takes, in the set-up and then turn by turn."""
    hour = len(state.hidden.path) + 1
    if hour > row.hour:
        return 1
    if hour == FIRST_HOUR + 1:
        state = played(state, f"recruits {due_at(state.public, state.hidden, FIRST_HOUR)}", *OTHERS)
    moves = [move for move in GAME.rules.legal(state, "keeper") if wanted(row, hour, move)]
    if hour == row.hour:
        return len(moves)
    return sum(refereed(row, turned(GAME.rules.apply(state, move), hour)) for move in moves)


def wanted(row: Row, hour: int, move: MindMove) -> bool:
    """Say whether a line is the step, or the first mind slip, that the row has at this hour."""
    if hour in row.slips:
        return isinstance(move, Slip) and move.token == "first"
    return isinstance(move, Step)


def turned(state: State, hour: int) -> State:
    """Go on to the Recruiter's next turn, with agents who only rest."""
    if hour <= FIRST_HOUR:
        return state
    state = played(state, "done slip first" if state.hidden.slipping else "done")
    if hour % 2:
        return played(state, f"recruits {due_at(state.public, state.hidden, hour)}", *SECOND)
    return played(state, *FIRST)


@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row.hour}-{row.start}-{row.paths}")
def test_the_referee_walks_as_many_paths_as_the_counter_counts(row: Row) -> None:
    starts = PLACES if row.start == "-" else (Place(row.start),)
    graph, moves = shipped().board().graph, [row.slips.get(h, STEP) for h in range(2, row.hour + 1)]
    walked = Counter({place: refereed(row, at_start(row, place)) for place in starts})
    counted = Counter({place: graph.count(moves, place, row.walls) for place in starts})
    assert walked == counted  # a difference shows the start it comes from
    assert walked.total() == row.paths


@pytest.mark.parametrize(("hour", "paths"), list(KNOWN.items()))
def test_there_are_as_many_hidden_paths_as_the_known_counts_say(hour: int, paths: int) -> None:
    assert shipped().board().graph.count([STEP] * (hour - 1)) == paths
