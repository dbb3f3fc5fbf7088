"""Long games on one walk: the Recruiter goes on and on, and the agents rest."""

from collections.abc import Mapping, Sequence

from tests.vectors.generate.scripts import AGENTS, FULL_TABLE, TABLE

START = ("A1", "B1", "C1", "D1", "E1")
FEATURES = "monks idol cafe"
WAY = ("F1", "F2", "E2", "D2", "C2", "B2", "A2", "A3", "B3", "C3", "D3")
TOLD = {5: 2, 7: 0, 9: 1, 11: 1, 13: 0, 15: 0}
PAIRS = (("meru", "henry"), ("bill", "dusty"))


def training() -> str:
    """Tell a training mission that lasts until 14:00."""
    told = f"card pipe-girl\nstart A1\nshown A1 1\nfeatures {FEATURES}\n{_first_steps()}"
    return f"{TABLE}{told}{AGENTS}begin\n{turns(14, WAY, TOLD)}end\n"


def full() -> str:
    """Tell a full game that lasts until 16:00."""
    told = f"card pipe-girl\nstart A1\nfeatures {FEATURES}\n{_first_steps()}"
    laid = "immortal B2\nimmortal E2\nimmortal C6\nimmortal E4\n"
    rest = "lay ally\ntoken D4\ndraw bus\ndraw palm\nbegin\n"
    table = FULL_TABLE.replace("D1-E1", "D5-D6").replace("B2-B3", "C6-C7")
    return f"{table}{told}{laid}{AGENTS}{rest}{turns(16, WAY, TOLD)}end\n"


def _first_steps() -> str:
    """Go the four first steps, and tell the recruits."""
    return "".join(f"step {place}\n" for place in START[1:]) + f"recruits {TOLD[5]}\n"


def turns(last: int, way: Sequence[str], told: Mapping[int, int]) -> str:
    """Play from 06:00 to the last hour: in each a step, what is told, and two agents who rest."""
    return "".join(_turn(hour, last, way, told) for hour in range(6, last + 1))


def _turn(hour: int, last: int, way: Sequence[str], told: Mapping[int, int]) -> str:
    """Play an hour."""
    recruits = f"recruits {told[hour]}\n" if hour % 2 else ""
    rests = "".join(f"{agent} rests\n" for agent in PAIRS[hour % 2])
    turn = f"step {way[hour - 6]}\ndone\n{recruits}"
    return turn if hour == last else f"{turn}{rests}done\n"
