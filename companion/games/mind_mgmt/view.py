"""The views of MIND MGMT: the table for everybody, and the map for the Recruiter."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from operator import attrgetter

from companion.core import Outcome
from companion.games.mind_mgmt.board.plan import Board, Border, Feature, Place
from companion.games.mind_mgmt.moves.base import MindMove, Phase
from companion.games.mind_mgmt.people import UNKNOWN
from companion.games.mind_mgmt.public import Public
from companion.text.view_json import known_as, plain

Note = tuple[Place, str]  # its location, and the words on it


@dataclass(frozen=True)
class Active:
    """The active agent, and what is left to do for it."""

    agent: str
    movement: bool
    action: bool
    ability: bool
    push: bool


def _or_blank(value: str | None) -> str:
    """Return a text, or an empty one for None."""
    return value or ""


@dataclass(frozen=True)
class OpenQuestion:
    """A question that waits for its answer, and the rule about the answer."""

    rule: str
    feature: Feature
    place: Place | None = field(metadata=known_as(place=_or_blank))
    dolphin: bool  # whether the ally asks for every location


@dataclass(frozen=True)
class Asked:
    """A question with its answer, its hour and who asked."""

    hour: int
    agent: str
    rule: str
    feature: Feature
    place: Place | None
    answer: MindMove


@dataclass(frozen=True)
class Left:
    """The tokens and cards that are left, the missing recruits, and the agents who may act."""

    steps: int
    notes: int
    recruits: int
    feature_cards: int
    agents: int


@dataclass(frozen=True)
class OpenMistake:
    """A mistake that is being paid for: its hour, and the notes still owed."""

    hour: int
    notes_owed: int


def _borders(mayhem: Iterable[Border]) -> list[str]:
    """Return borders as text."""
    return ["-".join(border) for border in mayhem]


def _where(agents: Mapping[str, Place | None]) -> dict[str, str]:
    """Return the agents' locations as text."""
    return {agent: place or UNKNOWN for agent, place in agents.items()}


def _written(notes: Iterable[Note]) -> list[str]:
    """Return the notes on the board as text."""
    return [f"{place} {words}".rstrip() for place, words in notes]


def _rule(question: OpenQuestion | None) -> str:
    """Return the rule of a question; empty without one."""
    return question.rule if question else ""


def _result(outcome: Outcome | None) -> dict[str, str] | None:
    """Return who has won, and by which rule, for programs."""
    return {"winner": outcome.winners[0], "rule": outcome.rule} if outcome else None


@dataclass(frozen=True)
class View:
    """The public view; locations are in board order."""

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
    letter: str = field(metadata=known_as(setup=plain))  # of the set-up, while it lasts
    features_dealt: bool = field(metadata=known_as(dealt=plain))  # whether the program dealt them
    hour: int  # of the time token
    turn_hour: int = field(metadata=known_as(turn=plain))  # of the current turn

    mayhem: tuple[Border, ...] = field(metadata=known_as(mayhem=_borders))
    immortals: tuple[Place, ...]
    agents: Mapping[str, Place | None] = field(
        metadata=known_as(agents=_where)
    )  # None if not entered
    control: Mapping[str, str]
    second_token: Place | None = field(metadata=known_as(second_token=_or_blank))
    steps: tuple[Place, ...]
    confirmed: Mapping[Place, int]
    notes: tuple[Note, ...] = field(metadata=known_as(notes=_written))
    # The latest hour of each step token, and all answers; these are not for programs.
    steps_by: Mapping[Place, int] = field(metadata=known_as())
    asked: tuple[Asked, ...] = field(metadata=known_as())

    recruits_told: Mapping[int, int] = field(metadata=known_as(recruits_shown=plain))  # by hour
    recruits_by_immortals: tuple[Feature, ...]
    recruits_in_sight: int
    recruits_to_win: int
    slips: Mapping[str, int]  # the hour of each used token
    open_features: tuple[Feature, ...]
    shaken_down: Mapping[Feature, int]  # with their hours
    ally: bool  # whether the Spy Dolphin can still be used

    activated: tuple[str, ...]
    active: Active | None
    question: OpenQuestion | None = field(metadata=known_as(waits_for=_rule, question=plain))
    left: Left
    mistake: OpenMistake | None

    rulings: Mapping[str, str]
    until_ruled: Mapping[str, str]  # defaults where the players have not decided
    overrides: Mapping[str, str]
    remarks: tuple[str, ...]
    # How much of what can be known the agents are shown; not for programs.
    help: str = field(metadata=known_as())
    unchecked: tuple[str, ...]
    outcome: Outcome | None = field(metadata=known_as(outcome=_result))
    # The referee's own state, for words that call its functions; never in the JSON.
    public: Public = field(repr=False, compare=False, metadata=known_as())


@dataclass(frozen=True, repr=False)
class Map:
    """What is behind the Recruiter's screen."""

    card: str
    dealt: tuple[Feature, ...]
    features: tuple[Feature, ...]
    path: tuple[Place, ...]
    contacts: tuple[int, ...]  # recruits by hour
    slip_this_turn: str  # the token of this turn's slip
    lawful_answers: tuple[MindMove, ...]

    def __repr__(self) -> str:
        """Show nothing of the secrets."""
        return "Map()"


@dataclass(frozen=True)
class KeeperView(View):
    """The Recruiter's view: the public one, and the map."""

    map: Map
