"""Decisions as they were recorded, so that every machine and every Python is compared with them.

    python -m tests.games.mind_mgmt.decided

records them anew; that is right only for a level that was not released yet.
"""

from collections.abc import Iterator, Mapping
from itertools import count, islice
from pathlib import Path

from tests.games.mind_mgmt.playing import GAME
from tests.games.mind_mgmt.program_games import Taken, game, level

FOLDER = Path(__file__).parent / "decisions"
EACH = 100  # decisions of each level and mode
MODES = ("training", "full")
MET = {  # by levels: whom they met when they were recorded
    "recruiter/careful-1": "agents/random-1",
    "recruiter/easy-1": "agents/blind-1",
    "recruiter/even-1": "agents/noisy-1",
    "recruiter/hard-1": "agents/exact-1",
    "agents/random-1": "recruiter/careful-1",
    "agents/blind-1": "recruiter/easy-1",
    "agents/exact-1": "recruiter/easy-1",
    "agents/noisy-1": "recruiter/even-1",
    "agents/pairs-1": "recruiter/easy-1",
    "agents/places-1": "recruiter/easy-1",
}


def decisions(name: str, mode: str) -> list[str]:
    """Give the first decisions of a level in its games, as lines."""
    return list(islice(_lines(name, mode), EACH))


def _lines(name: str, mode: str) -> Iterator[str]:
    """Go through all decisions of a level, one game after the other."""
    met: Mapping[str, str] = MET
    for number in count():
        for each in game(mode, [level(name), level(met[name])], f"decided/{number}"):
            if isinstance(each, Taken) and each.level.name == name and each.kind != "forced":
                move = GAME.notation.format(each.decision.move)
                yield f"{number} {each.stamp} {each.kind}: {move}"


def path(name: str, mode: str) -> Path:
    """Return the file of a level."""
    return FOLDER / f"{name.replace('/', '-')}-{mode}.txt"


def record() -> None:
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    for name in MET:
        for mode in MODES:
            lines = decisions(name, mode)
            path(name, mode).write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    record()
