"""The levels of MIND MGMT by name, and what the arena needs beside them."""

from companion.contract.player_names import MOVED
from companion.contract.program import EVERYBODY, moved
from companion.contract.program_seats import Level, ProgramSeats
from companion.core import Options
from companion.games.mind_mgmt.locale import N_
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.people import AGENT_NAMES
from companion.games.mind_mgmt.players.agents import Wandering
from companion.games.mind_mgmt.players.careful import Careful
from companion.games.mind_mgmt.players.easy import Easy
from companion.games.mind_mgmt.players.even import Even
from companion.games.mind_mgmt.players.hands import laid
from companion.games.mind_mgmt.players.hard import Hard
from companion.games.mind_mgmt.players.hunters import Adviser, Blind, Exact, Noisy, Pairs, Places
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.view import View

AGENTS_SIDE = "agents"
ENDS = (
    "mind-mgmt.win.capture",
    "mind-mgmt.dead-end",
    "mind-mgmt.win.time",
    "mind-mgmt.win.recruits",
)


def figures(state: State) -> dict[str, int]:
    """Return the hour at which a game ended, and the recruits that everybody saw."""
    return {"hours": state.public.hour, "recruits": state.public.in_sight}


def moved_in_full(value: str) -> str:
    """Return whom the program moves, in their order, and the whole name of its level."""
    who, _slash, strength = value.partition("/")
    named = set(who.split("+"))
    if named == {*AGENT_NAMES}:
        who = EVERYBODY
    elif named < {*AGENT_NAMES}:
        who = "+".join(agent for agent in AGENT_NAMES if agent in named)
    return f"{who}/{LEVELS.in_full(f'{AGENTS_SIDE}/{strength}').partition('/')[2]}"


def moving(options: Options) -> Level[MindMove, View] | None:
    """Return the level at which the program moves agents at a table with these options."""
    own, strength = moved(options, AGENT_NAMES), options.get(MOVED, "").partition("/")[2]
    level = LEVELS.level(f"{AGENTS_SIDE}/{strength}") if own else None
    return level.of(own) if isinstance(level, Exact) else None


LEVELS = ProgramSeats[MindMove, View](
    (
        *(Careful(), Easy(), Even(), Hard()),
        *(Wandering(), Blind(), Places(), Exact(), Noisy(), Pairs()),
    ),
    {
        "recruiter/easy": "recruiter/easy-1",
        "recruiter/even": "recruiter/even-1",
        "recruiter/hard": "recruiter/hard-1",
        "agents/random": "agents/random-1",
        "agents/blind": "agents/blind-1",
        "agents/exact": "agents/exact-1",
        "agents/places": "agents/places-1",
        "agents/noisy": "agents/noisy-1",
        "agents/pairs": "agents/pairs-1",
        "agents/even": "agents/noisy-1",
        "agents/even-1": "agents/noisy-1",
        "recruiter/careful": "recruiter/careful-1",
    },
    moving=moving,
    advising=Adviser(),
    first={"mode": "training", "program": "recruiter/easy"},
    hands=laid,
    ends=ENDS,
    figures=figures,
    named={
        "hours": N_("hours"),
        "recruits": N_("recruits"),
        "recruiter": N_("Recruiter"),
        "agents": N_("Agents"),
    },
)
