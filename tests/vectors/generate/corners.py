"""Dead ends and recruits that are easily told wrongly, truly told and falsely."""

from tests.vectors.generate import long, scenes
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import (
    AGENTS,
    FULL,
    FULL_TABLE,
    READY,
    TABLE,
    TRAINING,
    caught,
)
from tests.vectors.generate.vector import Vector, cheat, valid
from tests.vectors.generate.written import Written

AT_ONCE = "ruling mind-mgmt.dead-end.when at-once\n"
PLACED = """
immortal C4
immortal D2
immortal C3
immortal D3
"""
READY_THERE = f"{AGENTS}lay ally\ntoken D4\ndraw bus\ndraw palm\nbegin\n"
INTO_THE_CORNER = ("F2", "E2", "D2", "C2", "C1", "B1", "B2", "A2", "A1")
TOLD_THERE = {7: 1, 9: 0, 11: 1, 13: 0}


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_dead_ends(), *_recruits()]


def _full(script: str) -> Written:
    """Write a full game."""
    return Keeper("corners", FULL).play(script).written


def _dead_end(name: str, shows: str, written: Written) -> Vector:
    """Expect that a dead end was none."""
    return cheat(name, shows, written, (written.at("stuck"), "rule", "mind-mgmt.dead-end"))


def _dead_ends() -> list[Vector]:
    """Be cornered, or not quite."""
    aside = "override mind-mgmt.step.next a friendly evening\n"
    return [
        _dead_end(
            "dead-end-with-a-slip-left",
            "The Recruiter said that he was stuck, and a mind slip could lead on.",
            _full(_with_a_slip_left()),
        ),
        _dead_end(
            "dead-end-with-every-location-in-reach",
            "The Recruiter said that he was stuck, and by a rule set aside he could go anywhere.",
            _full(f"{scenes.CORNERED_AT_SEVEN}{aside}stuck\nend\n"),
        ),
        valid(
            "dead-end-by-the-token-of-this-turn",
            "The mind slip of this turn takes the token with which the next turn could go on.",
            _full(_by_the_token()),
        ),
        valid(
            "dead-end-in-the-last-hour",
            "In the last hour the Recruiter goes where no turn could go on, and needs none.",
            Keeper("corners", TRAINING).play(_in_the_last_hour()).written,
        ),
    ]


def _with_a_slip_left() -> str:
    """Step into the corner, with a mind slip to C1 left."""
    path = "card karl-box\nstart B3\nfeatures dogs idol pool\nstep A3\nstep A2\nstep B2\nstep B1\n"
    turn = "step A1\ndone\nmeru rests\nhenry rests\ndone\nstuck\nend\n"
    return f"{FULL_TABLE}{path}recruits 2\n{PLACED}{READY_THERE}{turn}"


def _by_the_token() -> str:
    """Slip into the corner, one of whose two ways is behind mayhem."""
    table = FULL_TABLE.replace("B2-B3", "A1-B1")
    path = "card karl-box\nstart D2\nfeatures dogs idol pool\nstep C2\nstep B2\nstep A2\nstep A3\n"
    return f"{table}{path}recruits 2\n{PLACED}{READY_THERE}{AT_ONCE}slip A1 first\nstuck\nend\n"


def _in_the_last_hour() -> str:
    """Walk until 14:00, and end in the corner."""
    path = "card pipe-girl\nstart C3\nshown C3 1\nfeatures garden courier palm\n"
    path += "step D4\nstep E4\nstep E3\nstep F3\nrecruits 0\n"
    turns = long.turns(14, INTO_THE_CORNER, TOLD_THERE)
    return f"{TABLE}{path}{AGENTS}begin\n{AT_ONCE}{turns}end\n"


def _recruits() -> list[Vector]:
    """Count recruits of features that were shaken down."""
    after = f"{READY}step D3\ndone\nmeru rests\ndusty shakes-down pool\nanswer yes\ndone\n"
    after += f"step E3\ndone\nrecruits 0\nbill rests\n{_captured('E3')}"
    within = f"{READY}step D5\ndone\nmeru rests\nhenry rests\ndone\n"
    within += "step E5\ndone\nrecruits 0\nbill rests\ndusty rests\ndone\n"
    within += "step F5\ndone\nmeru rests\ndusty shakes-down pool\nanswer yes\ndone\n"
    within += f"step F6\ndone\nrecruits 1\nbill rests\n{_captured('F6')}"
    denied = f"{READY}step D3\ndone\nmeru rests\ndusty shakes-down bus\nanswer no\ndone\n"
    denied += "step C3\ndone\nrecruits 0\nhenry rests\nbill shakes-down bus\nanswer no\ndone\n"
    told, counted = _full(after.replace("recruits 0", "recruits 1")), _full(within)
    less = _full(within.replace("recruits 1", "recruits 0"))
    return [
        valid(
            "recruits-of-what-was-shaken-down",
            "A feature was shaken down at 06:00, so its recruit at 07:00 does not count.",
            _full(after),
        ),
        cheat(
            "recruits-of-what-was-shaken-down-counted",
            "A feature was shaken down at 06:00, and its recruit at 07:00 was counted.",
            told,
            (told.at("recruits 1"), "rule", "mind-mgmt.recruits.alert"),
        ),
        valid(
            "recruits-of-the-hour-of-a-shakedown",
            "A feature was shaken down at 08:00, and its recruit of 08:00 counts.",
            counted,
        ),
        cheat(
            "recruits-of-the-hour-of-a-shakedown-left-out",
            "A feature was shaken down at 08:00, and its recruit of 08:00 was not counted.",
            less,
            (less.at("recruits 0", 2), "rule", "mind-mgmt.recruits.alert"),
        ),
        valid(
            "shakedown-denied-twice",
            "A feature that is none of his three was asked for twice, and is opened both times.",
            _full(f"{denied}step C2\n{caught('C2')}"),
        ),
    ]


def _captured(place: str) -> str:
    """End the game in the agents' turn of a red hour, or of any other."""
    return f"henry captures {place}\nanswer yes\nend\n"
