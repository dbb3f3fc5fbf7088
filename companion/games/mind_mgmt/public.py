"""What lies on the table or was said aloud; nothing here knows a secret."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.contract.player_names import COMPANION
from companion.core import Outcome
from companion.games.mind_mgmt.board.plan import Board, Border, Feature, Place
from companion.games.mind_mgmt.chain import EMPTY, Chain
from companion.games.mind_mgmt.moves.answers import Answer
from companion.games.mind_mgmt.moves.base import SETUP, Phase
from companion.games.mind_mgmt.silence import STANDING
from companion.trail.help import PAPER
from companion.trail.mistakes import Debt

TRAINING, FULL = "training", "full"
FIRST_HOUR = 5
LAST_HOUR = {TRAINING: 14, FULL: 16}
TARGET = {TRAINING: 9, FULL: 12}


def is_red(hour: int) -> bool:
    """Say whether an hour is red on the time track."""
    return hour % 2 == 1


@dataclass(frozen=True)
class RecruiterTurn:
    """What the Recruiter did in this turn."""

    acted: bool = False
    moves: int = 0
    paid: int = 0
    drawn: tuple[Feature, ...] = ()


@dataclass(frozen=True)
class Activation:
    """What the active agent did so far."""

    agent: str
    moved: bool = False
    acted: bool = False
    ability: bool = False
    may_push: bool = False


@dataclass(frozen=True)
class Question:
    """A question without an answer yet; `kind` is the rule about the answer."""

    kind: str
    place: Place | None = None
    feature: Feature = ""


@dataclass(frozen=True)
class Answered:
    """A question with its answer, its hour and who asked."""

    hour: int
    agent: str
    question: Question
    answer: Answer


@dataclass(frozen=True)
class Decisions:
    """The players' decisions, and the rules that they had to check themselves."""

    rulings: Mapping[str, str] = field(default_factory=dict)
    standing: Mapping[str, str] = field(default_factory=lambda: STANDING)  # until they rule
    ruled_at: Mapping[str, int] = field(default_factory=dict)  # the hour of each decision
    overrides: Mapping[str, str] = field(default_factory=dict)
    remarks: Chain = EMPTY
    unchecked: Chain = EMPTY


@dataclass(frozen=True)
class Public:
    """Everything that is on the table or was said aloud."""

    board: Board
    mode: str
    players: tuple[str, ...]
    recruiter: str = ""
    phase: Phase = SETUP
    stage: int = 0
    given: int = 0
    dealt: bool = False
    hour: int = FIRST_HOUR
    mayhem: tuple[Border, ...] = ()
    immortals: tuple[Place, ...] = ()
    control: Mapping[str, str] = field(default_factory=dict)
    agents: Mapping[str, Place | None] = field(default_factory=dict)
    second_token: Place | None = None
    slips: Mapping[str, int] = field(default_factory=dict)
    told: Mapping[int, int] = field(default_factory=dict)
    opened: tuple[Feature, ...] = ()
    contacted: tuple[Feature, ...] = ()
    shaken: Mapping[Feature, int] = field(default_factory=dict)
    steps: tuple[Place, ...] = ()
    steps_by: Mapping[Place, int] = field(default_factory=dict)  # the latest hour of each token
    steps_spent: int = 0
    confirmed: Mapping[Place, int] = field(default_factory=dict)
    notes: tuple[tuple[Place, str], ...] = ()
    dolphin: bool = True
    turn: RecruiterTurn = RecruiterTurn()
    activated: tuple[str, ...] = ()
    this_turn: int = 0
    active: Activation | None = None
    question: Question | None = None
    answered: tuple[Answered, ...] = ()
    mistake: Debt | None = None
    decisions: Decisions = field(default_factory=Decisions)
    outcome: Outcome | None = None
    help: str = PAPER  # how much of what can be known the agents are shown
    program: str = ""  # the level at which the program is the Recruiter; empty where a person is
    moved: tuple[str, ...] = ()  # the agents whom the program moves

    @property
    def alone(self) -> bool:
        """Say whether the Recruiter plays against the program alone."""
        return bool(self.moved) and COMPANION in self.players

    @property
    def full(self) -> bool:
        """Say whether this is the full game."""
        return self.mode == FULL

    @property
    def in_sight(self) -> int:
        """Return how many recruits everybody can see."""
        return sum(self.told.values()) + len(self.contacted)

    @property
    def marked(self) -> frozenset[Place]:
        """Return the locations with a step token or a confirmed note."""
        return frozenset(self.steps) | frozenset(self.confirmed)

    @property
    def alert(self) -> bool:
        """Say whether the time token is on a red field."""
        return is_red(self.hour)

    @property
    def sealed_hours(self) -> int:
        """Return how many hours have a location on the map, after the set-up."""
        return self.hour + self.turn.acted

    @property
    def last_hour(self) -> int:
        """Return the hour at which time is up."""
        return LAST_HOUR[self.mode]
