"""The lines of the Recruiter's turn; steps and draws also occur in the set-up."""

from dataclasses import dataclass

from companion.core import KEEPER
from companion.games.mind_mgmt.board.plan import Feature, Place
from companion.games.mind_mgmt.moves.base import (
    AGENTS,
    ALERT,
    RECRUITER,
    SETUP,
    MindMove,
    Secret,
    Way,
)


@dataclass(frozen=True, repr=False)
class Step(Secret):
    """A step to the next location."""

    text = "step {place:place}"
    example = "step D5"
    entry = "mind-mgmt.step.rules"
    key = "1"
    phases = (SETUP, RECRUITER)
    place: Place


@dataclass(frozen=True, repr=False)
class Slip(Secret):
    """A mind slip, with the first or the second token."""

    text = "slip {place:place} {token:token}"
    example = "slip D6 first"
    entry = "mind-mgmt.slip.how"
    key = "2"
    meant = True
    spoken = True
    phases = (SETUP, RECRUITER)
    place: Place
    token: str


@dataclass(frozen=True)
class TellRecruits(MindMove):
    """Q and every alert: how many recruits the Recruiter has contacted."""

    text = "recruits {number:number}"
    example = "recruits 2"
    entry = "mind-mgmt.recruits.alert"
    seat = KEEPER
    phases = (SETUP, ALERT)
    number: int


@dataclass(frozen=True)
class Draw(MindMove):
    """X and the end of a Recruiter's turn: a feature card is opened for the Immortals."""

    text = "draw {feature:word}"
    example = "draw dogs"
    entry = "mind-mgmt.draw.refill"
    key = "8"
    seat = KEEPER
    phases = (SETUP, RECRUITER)
    feature: Feature


@dataclass(frozen=True)
class MoveImmortal(MindMove):
    """The Recruiter's first Immortal move of a turn."""

    text = "immortal {way:hop}"
    example = "immortal C4-D4"
    entry = "mind-mgmt.immortals.move"
    key = "3"
    spoken = True
    seat = KEEPER
    phases = (RECRUITER,)
    way: Way


@dataclass(frozen=True)
class ExtraImmortal(MindMove):
    """The second Immortal move, paid with a step token on a visited location."""

    text = "immortal {way:hop} for {place:place}"
    example = "immortal D4-E3 for D5"
    entry = "mind-mgmt.immortals.extra.how"
    key = "4"
    spoken = True
    seat = KEEPER
    phases = (RECRUITER,)
    way: Way
    place: Place


@dataclass(frozen=True)
class ImmortalRecruit(MindMove):
    """Two Immortals contact a recruit on an open feature."""

    text = "recruit {feature:word}"
    example = "recruit dogs"
    entry = "mind-mgmt.immortals.recruit.how"
    late = 1
    whole = True
    seat = KEEPER
    phases = (RECRUITER,)
    feature: Feature


@dataclass(frozen=True)
class Done(MindMove):
    """The end of a turn; after the Recruiter's, the time token moves."""

    text = "done"
    example = "done"
    entry = "mind-mgmt.turn.order"
    key = "0"
    late = 6
    phases = (RECRUITER, AGENTS)


@dataclass(frozen=True)
class DoneSlip(MindMove):
    """The end of the Recruiter's turn, with a mind-slip token laid beside the new hour."""

    text = "done slip {token:token}"
    example = "done slip first"
    entry = "mind-mgmt.slip.second.how"
    key = "0"
    late = 7
    whole = True
    seat = KEEPER
    phases = (RECRUITER,)
    token: str


@dataclass(frozen=True)
class Stuck(MindMove):
    """The Recruiter cannot move."""

    text = "stuck"
    example = "stuck"
    entry = "mind-mgmt.dead-end"
    key = "9"
    seat = KEEPER
    phases = (SETUP, RECRUITER)
