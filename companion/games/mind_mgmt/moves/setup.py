"""The lines of the set-up, in the rulebook's order."""

from dataclasses import dataclass

from companion.core import KEEPER
from companion.games.mind_mgmt.board.plan import Border, Feature, Place, border
from companion.games.mind_mgmt.moves.base import (
    AGENT_KEYS,
    AGENTS,
    ALERT,
    RECRUITER,
    SETUP,
    MindMove,
    Secret,
)
from companion.trail.mistakes import ShowsHour


@dataclass(frozen=True)
class ChooseRecruiter(MindMove):
    """A: one of the players becomes the Recruiter."""

    text = "recruiter {player:name}"
    example = "recruiter Eva"
    entry = "mind-mgmt.setup.recruiter"
    phases = (SETUP,)
    player: str


BEHIND = ("map", "marks", "slip")  # what lies behind the Recruiter's screen, or before it


@dataclass(frozen=True)
class Lay(MindMove):
    """B, D to G, I to K, U, V: pieces are laid out that leave no choice."""

    text = "lay {thing:thing}"
    example = "lay board"
    entry = "mind-mgmt.setup.order"
    phases = (SETUP,)
    thing: str


@dataclass(frozen=True)
class Mayhem(MindMove):
    """C: a player lays a mayhem token on a border."""

    text = "mayhem {player:name} {border:border}"
    example = "mayhem Eva C4-D4"
    entry = "mind-mgmt.setup.mayhem.border"
    phases = (SETUP,)
    player: str
    border: Border

    def __post_init__(self) -> None:
        """Sort the border's locations: the upper or left one first."""
        object.__setattr__(self, "border", border(*self.border))


@dataclass(frozen=True)
class Supply(MindMove):
    """H: the recruits of the supply are counted."""

    text = "supply {number:number}"
    example = "supply 12"
    entry = "mind-mgmt.setup.recruits"
    phases = (SETUP,)
    number: int


@dataclass(frozen=True, repr=False)
class TakeCard(Secret):
    """L: the Recruiter's card."""

    text = "card {card:word}"
    example = "card karl-box"
    entry = "mind-mgmt.setup.card"
    phases = (SETUP,)
    card: str


@dataclass(frozen=True, repr=False)
class Start(Secret):
    """M: the first location."""

    text = "start {place:place}"
    example = "start D4"
    entry = "mind-mgmt.setup.start.anywhere"
    phases = (SETUP,)
    place: Place


@dataclass(frozen=True)
class Deal(MindMove):
    """Behind A or at O: the program deals the three features."""

    text = "deal"
    example = "deal"
    entry = "mind-mgmt.setup.deal"
    key = "0"
    late = -1  # after all the features nobody would see it
    warns = True
    seat = KEEPER
    phases = (SETUP,)


@dataclass(frozen=True, repr=False)
class DealFeatures(Secret):
    """O: the Recruiter's three features."""

    text = "features {features:three}"
    example = "features bus pool idol"
    entry = "mind-mgmt.setup.features"
    opened = True
    phases = (SETUP,)
    features: tuple[Feature, ...]


@dataclass(frozen=True)
class PlaceImmortal(MindMove):
    """R: an Immortal is placed."""

    text = "immortal {place:place}"
    example = "immortal C4"
    entry = "mind-mgmt.setup.immortals.four"
    spoken = True
    seat = KEEPER
    phases = (SETUP,)
    place: Place


@dataclass(frozen=True)
class Control(MindMove):
    """S: a player, or `all` together, control an agent."""

    text = "control {agent:agent} {player:name}"
    example = "control meru Adam"
    entry = "mind-mgmt.setup.control"
    keys = AGENT_KEYS
    phases = (SETUP,)
    agent: str
    player: str


@dataclass(frozen=True)
class PlaceAgent(MindMove):
    """T: an agent is placed; later, an unknown place is entered."""

    text = "agent {agent:agent} {place:spot}"
    example = "agent meru A1"
    entry = "mind-mgmt.setup.agents.edge"
    keys = AGENT_KEYS
    phases = (SETUP, RECRUITER, ALERT, AGENTS)
    agent: str
    place: Place | None


@dataclass(frozen=True)
class PlaceToken(MindMove):
    """W: the second mind-slip token."""

    text = "token {place:place}"
    example = "token D6"
    entry = "mind-mgmt.setup.second-token"
    phases = (SETUP,)
    place: Place


@dataclass(frozen=True)
class Begin(MindMove):
    """Y: the game begins."""

    text = "begin"
    example = "begin"
    entry = "mind-mgmt.setup.begin"
    phases = (SETUP,)


@dataclass(frozen=True)
class ShowHour(ShowsHour, MindMove):
    """An hour is shown: in training that of the start, later to pay for a mistake."""

    text = ShowsHour.text
    example = "shown D4 1"
    entry = "mind-mgmt.setup.start.shown"
    proposed = True
    phases = (SETUP, RECRUITER, ALERT, AGENTS)
