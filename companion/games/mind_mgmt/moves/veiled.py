"""The public form of secret moves: only that each was made."""

from dataclasses import dataclass
from typing import ClassVar

from companion.core import KEEPER
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.base import RECRUITER, SETUP, MindMove, Phase


@dataclass(frozen=True)
class Veiled(MindMove):
    """A secret move as it stands in the public record."""

    seat = KEEPER
    phases: ClassVar[tuple[Phase, ...]] = (SETUP,)


@dataclass(frozen=True)
class CardTaken(Veiled):
    """L: the Recruiter has a card."""

    text = "card"
    example = "card"


@dataclass(frozen=True)
class Started(Veiled):
    """M: the Recruiter has a first location."""

    text = "start"
    example = "start"


@dataclass(frozen=True)
class FeaturesTaken(Veiled):
    """O: the Recruiter has three features."""

    text = "features"
    example = "features"


@dataclass(frozen=True)
class Acted(Veiled):
    """A step or a mind slip, which look alike."""

    text = "act"
    example = "act"
    phases = (SETUP, RECRUITER)


VEILS: dict[type[MindMove], type[Veiled]] = {
    s.TakeCard: CardTaken,
    s.Start: Started,
    s.DealFeatures: FeaturesTaken,
    r.Step: Acted,
    r.Slip: Acted,
}


def veil(move: MindMove) -> MindMove:
    """Return what the others see of a move."""
    veiled = VEILS.get(type(move))
    return veiled() if veiled else move
