"""What help is worth to the agents, as the arena measured it: games of the program with itself.

The agents act alike, and differ in what they know. `companion arena mind-mgmt --recruiter even
--agents blind,places,exact --mode MODE --games 100 --seed help-1` plays these games again.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.trail.help import PAPER, POSSIBLE, QUESTIONS


@dataclass(frozen=True)
class HelpMeasured:
    """How many of so many games agents won, by modes, and by the help they act with."""

    date: str
    version: str
    seed: str
    games: int
    recruiter: str
    agents: Mapping[str, str]  # by help: the level that plays as if it had it
    won: Mapping[str, Mapping[str, int]]  # by modes and help


MEASURED = HelpMeasured(
    date="2026-11-20",
    version="0.1.0",
    seed="help-1",
    games=100,
    recruiter="recruiter/even-1",
    agents={
        PAPER: "agents/blind-1",  # they ask anything anywhere, and note nothing
        POSSIBLE: "agents/places-1",
        QUESTIONS: "agents/exact-1",
    },
    won={
        "full": {PAPER: 3, POSSIBLE: 69, QUESTIONS: 63},
        "training": {PAPER: 4, POSSIBLE: 66, QUESTIONS: 54},
    },
)
