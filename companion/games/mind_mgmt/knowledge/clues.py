"""What one public line tells of the path: each clue is about the path up to an hour."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.mind_mgmt.board.plan import Feature
from companion.games.mind_mgmt.knowledge.footing import Footing


@dataclass(frozen=True)
class Clue:
    """Something that is true of the path up to an hour."""

    hour: int


@dataclass(frozen=True)
class Where(Clue):
    """At this hour the Recruiter was in one of these locations."""

    places: int


@dataclass(frozen=True)
class Been(Clue):
    """By this hour the Recruiter has visited all of these locations."""

    places: int


@dataclass(frozen=True)
class Never(Clue):
    """By this hour the Recruiter has visited none of these locations."""

    places: int


@dataclass(frozen=True)
class Went(Clue):
    """This hour was reached by a step, or by a mind slip with a token."""

    footing: Footing
    token: str = ""


@dataclass(frozen=True)
class Alive(Clue):
    """After this hour some way leads on."""

    footing: Footing


@dataclass(frozen=True)
class Dead(Clue):
    """After this hour no way leads on."""

    footing: Footing


@dataclass(frozen=True)
class Contacts(Clue):
    """From an hour to this one so many recruits were contacted; shaken features ended earlier."""

    since: int
    number: int
    shaken: tuple[tuple[Feature, int], ...] = ()

    def counts(self, feature: Feature, hour: int) -> bool:
        """Say whether a feature counts at an hour."""
        return hour <= self._shaken.get(feature, hour)

    @property
    def _shaken(self) -> Mapping[Feature, int]:
        """Return the hours at which features were shaken down."""
        return dict(self.shaken)


@dataclass(frozen=True)
class Acts(Clue):
    """The move to this hour was made, but it does not stand yet."""

    footing: Footing


@dataclass(frozen=True)
class Stands(Clue):
    """The move to this hour stands: a step, or a mind slip with a token."""

    token: str = ""


@dataclass(frozen=True)
class Anew(Clue):
    """The first steps are made anew from the same start."""
