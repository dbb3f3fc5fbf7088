"""What can be known of MIND MGMT: how many paths fit by hours, and what that costs."""

import time
import tracemalloc
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from sys import getsizeof

from companion.contract.knowledge import Heard
from companion.contract.move import DUE
from companion.core import KEEPER, PUBLIC
from companion.games.mind_mgmt.knowledge.clues import Went
from companion.games.mind_mgmt.knowledge.fitting import LAYOUT, MOST
from companion.games.mind_mgmt.knowledge.footing import footing
from companion.games.mind_mgmt.knowledge.known import Known, nothing_known
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import AGENTS, RECRUITER, MindMove
from companion.games.mind_mgmt.moves.veiled import Acted
from companion.games.mind_mgmt.public import Public, RecruiterTurn
from companion.games.mind_mgmt.silence import SILENT
from companion.games.mind_mgmt.state import State
from tests.bench.measure import QUICK, in_turns, seconds, tell
from tests.games.mind_mgmt.random_games import GAME, SEALING

GAMES, FEW = 200, 3
ASKS = (a.Asks, a.Reveals, a.Captures, a.Senses, a.ShakesDown)
HALF = 500_000
LONG = 100_000  # paths of the lines that are measured against a bare loop
OFTEN = 10  # of so many actions of the Recruiter one is a mind slip
Line = tuple[Heard[Public], Known, Known, float]


def main() -> None:
    """Measure games of agents who ask, and a game of agents who never ask."""
    games = FEW if QUICK else GAMES
    for mode in ("full", "training"):
        _by_hours(mode, [played(mode, seed, asks=True) for seed in range(games)])
    quiet = next(
        line
        for seed in range(99)
        for line in played("full", seed, asks=False)
        if len(line[2].fitting.paths) > LONG and isinstance(line[0].move, r.Done)
    )
    _against_a_bare_loop(quiet)
    _half_a_million(quiet)


def played(mode: str, seed: int, *, asks: bool) -> Iterator[Line]:
    """Play a game by chance: each line with what was known before and after it, and its cost."""
    chance = Random(f"{mode} {seed}")
    options = {"mode": mode, "edition": "zanzibar", "players": "Eva Adam Petr"}
    state: State = GAME.rules.start(options)
    known, number = nothing_known(state.public), 0
    while GAME.rules.outcome(state) is None:
        move, number = _chosen(state, chance, asks=asks), number + 1
        after = GAME.rules.apply(state, move)
        heard = SEALING.heard(number, move, state, after)
        start = time.process_time()
        then = known.after(heard)
        yield heard, known, then, time.process_time() - start
        state, known = after, then


def _chosen(state: State, chance: Random, *, asks: bool) -> MindMove:
    """Choose what is due: the agents ask whenever they can, or never."""
    legal = [GAME.rules.legal(state, seat) for seat in (KEEPER, PUBLIC)]
    choices = [each for found in legal for each in found.choices if each.group == DUE]
    moves: list[MindMove] = [move for each in choices for move in each.moves()]
    silent = {rule for found in legal for rule in found.waiting.values()}
    moves += [t.Ruling(rule, choice) for rule in sorted(silent) for choice in SILENT[rule].choices]
    moves = [move for move in moves if not isinstance(move, r.Stuck)] or moves
    if state.public.phase == AGENTS and not state.public.question:
        wanted = [move for move in moves if isinstance(move, ASKS) == asks]
        first: list[MindMove] = [move for move in wanted if isinstance(move, a.Asks)]
        moves = (first if asks and chance.randrange(OFTEN) else wanted) or moves
    kinds = sorted({type(move).__name__ for move in moves})
    if len(kinds) > 1 and "Slip" in kinds and chance.randrange(OFTEN):
        kinds.remove("Slip")
    kind = chance.choice(kinds)
    return chance.choice([move for move in moves if type(move).__name__ == kind])


def _by_hours(mode: str, games: Sequence[Iterator[Line]]) -> None:
    """Print sizes and costs by hours."""
    trails, places = defaultdict[int, list[int]](list), defaultdict[int, list[int]](list)
    costs, held = defaultdict[int, list[float]](list), defaultdict[int, list[int]](list)
    estimates = 0
    for game in games:
        left: dict[int, int] = {}
        for _heard, known, then, cost in game:
            hour = then.public.hour
            costs[hour].append(cost)
            if hour != known.public.hour:
                trails[hour].append(then.picture().trails)
                held[hour].append(_kilobytes(then))
            left[hour] = len(then.picture().here)
            estimates += then.fitting.one_in > 1 and known.fitting.one_in == 1
        for hour, number in left.items():
            places[hour].append(number)
    print(f"        {mode}: {len(games)} games of agents who ask; {estimates} became an estimate")
    print("        by hours, each: the middle / what 95 in 100 do not pass / the worst")
    for hour in sorted(costs):
        sizes = _spread(trails[hour]) if trails[hour] else "set-up"
        took = sorted(costs[hour])
        print(
            f"        {hour:02}:00  paths {sizes}; places left {_spread(places[hour])};"
            f" KB {_spread(held[hour] or [0])}; ms a line {1000 * _at(took, 50):.1f}"
            f" / {1000 * _at(took, 95):.1f} / {1000 * took[-1]:.0f}"
        )


def _kilobytes(known: Known) -> int:
    """Give what the paths take in memory."""
    paths = known.fitting.paths
    return (getsizeof(paths) + sum(map(getsizeof, paths))) // 1024


def _spread(counts: Sequence[int]) -> str:
    """Give the middle, what 95 in 100 do not pass, and the worst."""
    found = sorted(counts)
    return f"{_at(found, 50)} / {_at(found, 95)} / {found[-1]}"


def _at(found: Sequence[float], part: int) -> float:
    """Give what so many in a hundred do not pass."""
    return found[min(len(found) - 1, len(found) * part // 100)]


def _against_a_bare_loop(line: Line) -> None:
    """Compare the end of a turn with the same loop, written bare."""
    heard, known, then, _cost = line
    paths, ends = known.fitting.paths, LAYOUT.ends
    footing = known.coming.footing if known.coming else None
    assert footing is not None
    ways = LAYOUT.ways(footing.steps, known.fitting.hours + 1)
    free = [LAYOUT.visited(there) for there in footing.steps]

    def bare() -> list[int]:
        found = [p + more for p in paths for bit, more in ways[p & ends] if not p & bit]
        return [p for p in found if free[p & ends] & ~p]

    print(
        f"        {len(paths)} paths become {len(then.fitting.paths)}; at most {MOST} are counted"
    )
    ours, theirs = in_turns(lambda: known.after(heard), bare, 9)
    tell("the end of a turn taken in", "the same steps in a bare loop", ours, theirs, " budget 3")
    print(f"{1000 * seconds(then.picture):6.0f}  ms to count every place and card of them")
    tracemalloc.start()
    again = known.after(heard)
    held, _peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    print(f"{held / 2**20:6.1f}  MB for {len(again.fitting.paths)} paths")


def _half_a_million(line: Line) -> None:
    """Go on by an hour to about half a million paths, all of them counted."""
    known = line[2]
    fitting = replace(known.fitting, most=10 * HALF)
    public = replace(known.public, phase=RECRUITER, turn=RecruiterTurn(), outcome=None)
    way, chance = Went(fitting.hours + 1, footing(public)), Random(0)
    if len((more := fitting.after(way)).paths) < HALF:
        fitting, public = more, replace(public, hour=public.hour + 1)
        more = fitting.after(replace(way, hour=fitting.hours + 1))
    wide = len(more.paths) / len(fitting.paths)
    some = sorted(chance.sample(fitting.paths, min(len(fitting.paths), int(HALF / wide))))
    fitting = replace(fitting, paths=tuple(some))
    acting = replace(public, turn=RecruiterTurn(acted=True))
    later = replace(public, hour=public.hour + 1, phase=AGENTS)
    acted = replace(known, fitting=fitting).after(Heard(0, Acted(), public, acting))
    tracemalloc.start()
    tracemalloc.reset_peak()
    then = acted.after(Heard(0, r.Done(), acting, later))
    held, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    start = time.process_time()
    acted.after(Heard(0, r.Done(), acting, later))
    told = time.process_time()
    then.picture()
    counted = time.process_time()
    print(f"{told - start:6.2f}  s for the end of a turn with {len(then.fitting.paths)} paths")
    print(f"{counted - told:6.2f}  s to count every place and card of them")
    print(f"{held / 2**20:6.1f}  MB for them, {peak / 2**20:.1f} MB while they are worked out")


if __name__ == "__main__":
    main()
