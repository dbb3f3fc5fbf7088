"""Tables at which the program is the Recruiter: as its level decides, and otherwise.

What it decides is written down here, so that a level that was released stays as it is.
"""

from collections.abc import Mapping

from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.vector import Vector, cheat, level_unknown, valid
from tests.vectors.generate.written import Written

LEVEL = {"program": "recruiter/easy-1"}
TRAINING = {"mode": "training", "players": "Eva companion", **LEVEL}
FULL = {"mode": "full", "players": "Eva companion Adam", **LEVEL}
PLACED = """
agent meru ?
agent henry ?
agent bill ?
agent dusty ?
lay potentials
"""
SET_UP = f"""
recruiter companion
deal
share
lay board
lay time
lay actions
lay supplies
lay hours
supply 9
lay map
lay slip
card pipe-girl
start F1
shown F1 1
features bookstore graffiti monks
step F2
step E2
step E3
step E4
recruits 4
control meru Eva
control henry Eva
control bill Eva
control dusty Eva
{PLACED}
begin
"""
PLAYED = f"""{SET_UP}
step E5
done
meru asks bookstore
answer F2
henry asks palm
answer none
done
step D6
done
recruits 1
bill captures D6
answer yes
end
"""
BENT = f"""{SET_UP}
step D4
done
meru captures D4
answer yes
end
"""
CARDS = "draw billboard\ndraw palm\n"
BACKWARDS = "draw palm\ndraw billboard\n"
IN_FULL = f"""
recruiter companion
deal
share
lay board
mayhem companion B1-B2
mayhem Adam C1-D1
mayhem Eva D1-E1
mayhem companion A7-B7
mayhem Adam E1-F1
lay time
lay actions
lay supplies
supply 12
lay map
lay marks
lay slip
card pipe-girl
start E4
features bird pool umbrella
step F4
step F5
step E5
step D4
recruits 3
immortal C2
immortal C5
immortal E2
immortal B2
control meru Eva
control henry Eva
control bill Adam
control dusty Adam
{PLACED}
lay ally
token B2
{CARDS}
begin
immortal C5-B4
step C4
done
meru captures C4
answer yes
end
"""


def vectors() -> list[Vector]:
    """Write them all."""
    bent = _played("program", TRAINING, BENT)
    order = _played("program in full", FULL, IN_FULL.replace(CARDS, BACKWARDS))
    return [
        _sound(
            "program-in-a-training-mission",
            "The program was the Recruiter of a training mission, and decided as its level does.",
            _played("program", TRAINING, PLAYED),
        ),
        _sound(
            "program-in-a-full-game",
            "The program was the Recruiter of a full game, whose cards open as it dealt them.",
            _played("program in full", FULL, IN_FULL),
        ),
        level_unknown(
            cheat(
                "program-steps-elsewhere",
                "The program makes a lawful step, and its level makes another one there.",
                bent,
                (bent.at("act", 5), "decision"),
                kept=bent.kept(),
            )
        ),
        cheat(
            "program-opens-another-card",
            "The program opens the second card of its deck before the first one.",
            order,
            (order.at("draw palm"), "rule", "mind-mgmt.deck.order"),
            kept=order.kept(),
        ),
    ]


def _played(name: str, options: Mapping[str, str], script: str) -> Written:
    """Write a game of the program."""
    return Keeper(name, options).play(script).written


def _sound(name: str, shows: str, written: Written) -> Vector:
    """Describe a record of the program with which nothing is wrong."""
    return level_unknown(valid(name, shows, written))
