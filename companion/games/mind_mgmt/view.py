"""What a seat may know, as values: the table for everybody, and the map for the Recruiter alone."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from operator import attrgetter

from companion.core import Outcome
from companion.games.mind_mgmt.board import Board, Border, Feature, Place
from companion.games.mind_mgmt.moves.base import Move, Phase
from companion.games.mind_mgmt.people import UNKNOWN
from companion.games.mind_mgmt.state import Public
from companion.viewjson import known_as, plain

Note = tuple[Place, str]  # where it lies, and what is written on it


@dataclass(frozen=True)
class Active:
    """The active agent, and what is left to do in this activation."""

    agent: str
    movement: bool
    action: bool
    ability: bool
    push: bool


def _or_blank(value: str | None) -> str:
    """Write what may be missing."""
    return value or ""


@dataclass(frozen=True)
class Question:
    """A question that waits for its answer, and the rule that answers it."""

    rule: str
    feature: Feature
    place: Place | None = field(metadata=known_as(place=_or_blank))
    dolphin: bool  # whether the ally wants every location


@dataclass(frozen=True)
class Asked:
    """A question with its answer, as everybody heard them: at which hour, and who asked."""

    hour: int
    agent: str
    rule: str
    feature: Feature
    place: Place | None
    answer: Move


@dataclass(frozen=True)
class Left:
    """The tokens and cards that are left, the recruits to come, the agents who may act."""

    steps: int
    notes: int
    recruits: int
    feature_cards: int
    agents: int


@dataclass(frozen=True)
class Mistake:
    """A mistake that is being put right: when it was made, and the notes still owed."""

    hour: int
    notes_owed: int


def _borders(mayhem: Iterable[Border]) -> list[str]:
    """Write borders."""
    return ["-".join(border) for border in mayhem]


def _where(agents: Mapping[str, Place | None]) -> dict[str, str]:
    """Write where the agents stand."""
    return {agent: place or UNKNOWN for agent, place in agents.items()}


def _written(notes: Iterable[Note]) -> list[str]:
    """Write the notes on the board."""
    return [f"{place} {words}".rstrip() for place, words in notes]


def _rule(question: Question | None) -> str:
    """Name the rule of a question, if there is one."""
    return question.rule if question else ""


def _result(outcome: Outcome | None) -> dict[str, str] | None:
    """Write who has won, and by which rule."""
    return {"winner": outcome.winners[0], "rule": outcome.rule} if outcome else None


@dataclass(frozen=True)
class View:
    """What lies on the table or was said aloud; locations stand in board order."""

    game: str
    mode: str
    board: Board = field(
        metadata=known_as(
            edition=attrgetter("edition"), board=attrgetter("features"), names=attrgetter("names")
        )
    )
    players: tuple[str, ...]
    recruiter: str
    phase: Phase
    letter: str = field(metadata=known_as(setup=plain))  # of the set-up, as long as that lasts
    features_dealt: bool = field(metadata=known_as(dealt=plain))  # whether the program deals them
    hour: int  # where the time token stands
    turn_hour: int = field(metadata=known_as(turn=plain))  # of the turn that is being played

    mayhem: tuple[Border, ...] = field(metadata=known_as(mayhem=_borders))
    immortals: tuple[Place, ...]
    agents: Mapping[str, Place | None] = field(
        metadata=known_as(agents=_where)
    )  # None: not entered
    control: Mapping[str, str]
    second_token: Place | None = field(metadata=known_as(second_token=_or_blank))
    steps: tuple[Place, ...]
    confirmed: Mapping[Place, int]
    notes: tuple[Note, ...] = field(metadata=known_as(notes=_written))
    # The last hour that a step token may be of, and what was answered: for words, not for programs.
    steps_by: Mapping[Place, int] = field(metadata=known_as())
    asked: tuple[Asked, ...] = field(metadata=known_as())

    recruits_told: Mapping[int, int] = field(
        metadata=known_as(recruits_shown=plain)
    )  # hour by hour
    recruits_by_immortals: tuple[Feature, ...]
    recruits_in_sight: int
    recruits_to_win: int
    slips: Mapping[str, int]  # the hour of each token that was used
    open_features: tuple[Feature, ...]
    shaken_down: Mapping[Feature, int]  # and at which hour
    ally: bool  # whether the Spy Dolphin can still help

    activated: tuple[str, ...]
    active: Active | None
    question: Question | None = field(metadata=known_as(waits_for=_rule, question=plain))
    left: Left
    mistake: Mistake | None

    rulings: Mapping[str, str]
    until_ruled: Mapping[str, str]  # what holds where the players have not ruled
    overrides: Mapping[str, str]
    remarks: tuple[str, ...]
    unchecked: tuple[str, ...]
    outcome: Outcome | None = field(metadata=known_as(outcome=_result))
    # The referee's own account of all this, for words that ask its functions; never written out.
    public: Public = field(repr=False, compare=False, metadata=known_as())


@dataclass(frozen=True, repr=False)
class Map:
    """What stands behind the Recruiter's screen."""

    card: str
    dealt: tuple[Feature, ...]
    features: tuple[Feature, ...]
    path: tuple[Place, ...]
    contacts: tuple[int, ...]  # recruits, hour by hour
    slip_this_turn: str  # the token of it
    lawful_answers: tuple[Move, ...]

    def __repr__(self) -> str:
        """Show nothing of the secret."""
        return "Map()"


@dataclass(frozen=True)
class KeeperView(View):
    """What the Recruiter alone knows, beside what lies on the table."""

    map: Map
