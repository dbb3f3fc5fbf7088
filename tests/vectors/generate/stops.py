"""Games that the players stop before they are over, and those that only the keeper stops."""

from tests.vectors.generate import played
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import TRAINED, TRAINING
from tests.vectors.generate.vector import UNBOUND, Vector, cheat, valid
from tests.vectors.generate.written import Written

ASKED = f"{TRAINED}step D3\ndone\nmeru asks palm\nanswer D3\n"
CAPTURED = "henry captures D3\nanswer yes\nend\n"


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_stopped(), *_not_stopped()]


def _written(script: str) -> Written:
    """Write a training mission."""
    return Keeper("short", TRAINING).play(script).written


def _stopped() -> list[Vector]:
    """Stop, and keep a head of it or none."""
    invented = _written(f"{TRAINED}step D3\ndone\nstop\nend\n")
    return [
        valid(
            "stop-that-nobody-kept",
            "He was captured at 06:00; he shows a record in which the players stopped before.",
            invented,
            [invented.short(size) for size in played.short().sizes[:2]],
            UNBOUND,
            loose=True,
        ),
        valid(
            "stop-and-played-on",
            "The players stopped, thought better of it, and played on to the end.",
            _written(f"{ASKED}stop\n{CAPTURED}"),
        ),
        valid(
            "stop-twice",
            "The players stopped, played on, and stopped once more.",
            _written(f"{ASKED}stop\nhenry rests\nstop\nend\n"),
        ),
    ]


def _not_stopped() -> list[Vector]:
    """End what is neither over nor stopped, or stop where nothing stops."""
    short = played.short()
    bare = _written(f"{ASKED}head\nend\n")
    later = _written(f"{ASKED}stop\nhead\nend\n")
    remarked = _written(f"{ASKED}stop\nremark a nice evening\nhead\nend\n")
    over = short.inserted(len(short.lines), "table stop")
    sealed = short.inserted(short.at("act", 5), f"table stop {{{'c' * 32} {'A' * 43}}}")
    headless = short.inserted(short.at("act", 5), "table stop")
    return [
        cheat(name, shows, written.resigned(), (number, kind))
        for name, shows, written, number, kind in (
            (
                "seed-of-a-game-that-is-not-over",
                "The seed is shown; the game is not over, and no line says that the players stop.",
                bare,
                len(bare.lines),
                "line",
            ),
            (
                "seed-behind-another-head-than-that-of-the-stop",
                "Between the head of the stop and the seed stands another head.",
                later,
                len(later.lines),
                "line",
            ),
            (
                "seed-behind-what-was-played-on",
                "The players stopped and played on, and the seed is shown without another stop.",
                remarked,
                len(remarked.lines),
                "line",
            ),
            (
                "stop-of-a-game-that-is-over",
                "The players stop a game that is over.",
                over,
                len(short.lines),
                "line",
            ),
            (
                "stop-with-a-seal",
                "The line by which the players stop has a seal.",
                sealed,
                short.at("act", 5),
                "line",
            ),
            (
                "stop-without-a-head",
                "The players stop, and no head follows.",
                headless,
                short.at("act", 5) + 1,
                "head.due",
            ),
        )
    ]
