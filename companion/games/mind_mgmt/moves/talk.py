"""Lines that belong to the whole table: notes, the dolphin, decisions and admitted mistakes."""

from dataclasses import dataclass

from companion.core import KEEPER
from companion.games.mind_mgmt.board import Feature, Place
from companion.games.mind_mgmt.moves.base import (
    AGENTS,
    ALERT,
    RECRUITER,
    SETUP,
    Move,
    Secret,
)

PLAY = (RECRUITER, ALERT, AGENTS)
ANY = (SETUP, *PLAY)


@dataclass(frozen=True)
class Dolphin(Move):
    """The ally joins a question before it is answered."""

    text = "dolphin"
    example = "dolphin"
    phases = (AGENTS,)


@dataclass(frozen=True)
class Note(Move):
    """The agents lay an unconfirmed note and write on it."""

    text = "note {place:place}{words:said}"
    example = "note D4 not before 7"
    phases = ANY
    place: Place
    words: str


@dataclass(frozen=True)
class Lift(Move):
    """The agents take an unconfirmed note back."""

    text = "lift {place:place}{words:said}"
    example = "lift D4 not before 7"
    phases = ANY
    place: Place
    words: str


@dataclass(frozen=True)
class Ruling(Move):
    """The players decide where the rulebook is silent."""

    text = "ruling {rule:rule} {choice:word}"
    example = "ruling mind-mgmt.dusty.self may"
    phases = ANY
    rule: str
    choice: str


@dataclass(frozen=True)
class Override(Move):
    """The players set a rule aside from here on, and say why."""

    text = "override {rule:rule} {words:words}"
    example = "override mind-mgmt.agents.move.two a SHIFT card"
    phases = ANY
    rule: str
    words: str


@dataclass(frozen=True)
class Restore(Move):
    """A rule that was set aside holds again."""

    text = "restore {rule:rule}"
    example = "restore mind-mgmt.agents.move.two"
    phases = ANY
    rule: str


@dataclass(frozen=True)
class Remark(Move):
    """Anything else that the table wants to stand in the record."""

    text = "remark {words:words}"
    example = "remark the cat moved a figure"
    phases = ANY
    words: str


@dataclass(frozen=True)
class Mistake(Move):
    """The Recruiter admits a mistake and the hour he made it."""

    text = "mistake {hour:number} {words:words}"
    example = "mistake 7 one recruit too many"
    seat = KEEPER
    phases = PLAY
    hour: int
    words: str


@dataclass(frozen=True, repr=False)
class AmendHour(Secret):
    """Within a mistake: the location of an hour was really another."""

    text = "amend {hour:number} {place:place}"
    example = "amend 7 D5"
    public = "amend path"
    phases = PLAY
    hour: int
    place: Place


@dataclass(frozen=True, repr=False)
class AmendFeatures(Secret):
    """Within a mistake: the three cards are really others."""

    text = "amend features {features:three}"
    example = "amend features bus pool palm"
    public = "amend features"
    phases = PLAY
    features: tuple[Feature, ...]


@dataclass(frozen=True, repr=False)
class AmendCard(Secret):
    """Within a mistake: the Recruiter's card is really the other one."""

    text = "amend card {card:word}"
    example = "amend card pipe-girl"
    public = "amend card"
    phases = PLAY
    card: str


@dataclass(frozen=True)
class CorrectRecruits(Move):
    """Within a mistake: the recruits shown at an hour become right."""

    text = "correct recruits {hour:number} {number:number}"
    example = "correct recruits 7 2"
    seat = KEEPER
    phases = PLAY
    hour: int
    number: int


@dataclass(frozen=True)
class CorrectStep(Move):
    """Within a mistake: a step token moves to where it belongs."""

    text = "correct step {wrong:place} {right:place}"
    example = "correct step D4 D5"
    seat = KEEPER
    phases = PLAY
    wrong: Place
    right: Place


@dataclass(frozen=True)
class RemoveStep(Move):
    """Within a mistake: a step token should not lie on the board at all."""

    text = "correct step {wrong:place} none"
    example = "correct step D4 none"
    seat = KEEPER
    phases = PLAY
    wrong: Place


@dataclass(frozen=True)
class Mended(Move):
    """Within a mistake: it is put right, and nothing in the game was touched by it."""

    text = "mended"
    example = "mended"
    seat = KEEPER
    phases = PLAY
