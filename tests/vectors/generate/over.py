"""Lines that come when the game is over, one for each way in which it can end."""

from tests.vectors.generate import long, odd, played, scenes
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import FULL, TRAINING
from tests.vectors.generate.vector import Vector, cheat
from tests.vectors.generate.written import Written


def vectors() -> list[Vector]:
    """Write them all."""
    return [
        _after("a-capture", "a capture", played.short()),
        _after(
            "the-last-hour-of-training", "the last hour of training", _training(long.training())
        ),
        _after("the-last-hour", "the last hour", _full(long.full())),
        _after("the-last-recruit-told", "the last recruit had been told", _training(odd.won())),
        _after("the-last-recruit-seen", "the last recruit had been seen", _full(scenes.RECRUITED)),
        _after("a-dead-end", "a dead end", _full(scenes.CORNERED)),
        _after(
            "a-dead-end-in-the-set-up", "a dead end in the set-up", _training(scenes.LOST_IN_SETUP)
        ),
        _after(
            "a-mistake-that-was-too-large",
            "a mistake that could not be paid",
            _training(f"{scenes.SHORT_OF_NOTES}end\n"),
        ),
    ]


def _training(script: str) -> Written:
    """Write a training mission."""
    return Keeper("over", TRAINING).play(script).written


def _full(script: str) -> Written:
    """Write a full game."""
    return Keeper("over", FULL).play(script).written


def _after(name: str, what: str, written: Written) -> Vector:
    """Lay a note between the last head and the seed, and show one more head behind it."""
    number = len(written.lines)
    head = str(written.lines[number - 2])
    return cheat(
        f"line-after-{name}",
        f"A note was laid after {what}, which ended the game.",
        written.inserted(number, "public note A1", head).resigned(),
        (number, "rule", "mind-mgmt.end.over"),
    )
