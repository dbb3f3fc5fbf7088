"""The content of one location, for one seat."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.words.names import agent_name
from screens.trail.grid.words import Lying
from screens.trail.signs import CONFIRMED, VISITED

STEP, SLIP, NOTE, IMMORTAL = VISITED, "◆", "✎", "I"


@dataclass(frozen=True)
class Cell:
    """One location: its features, pieces, hours and people."""

    place: str
    features: tuple[str, ...] = ()
    own: frozenset[str] = frozenset()
    gone: frozenset[str] = frozenset()
    hour: int = 0
    told: int = 0
    step: bool = False
    slip: bool = False
    notes: tuple[str, ...] = ()
    immortal: bool = False
    agents: tuple[str, ...] = ()
    here: bool = False
    names: Mapping[str, str] = field(default_factory=dict)
    brief: Mapping[str, str] = field(default_factory=dict)

    @property
    def temple(self) -> bool:
        """Say whether it is a temple."""
        return not self.features

    @property
    def gain(self) -> int:
        """Return how many recruits wait here for the Recruiter."""
        return len(self.own - self.gone)

    @property
    def tokens(self) -> str:
        """Return a sign for each piece here."""
        lying = (CONFIRMED, self.told), (STEP, self.step), (SLIP, self.slip), (NOTE, self.notes)
        return "".join(sign for sign, lies in lying if lies)

    @property
    def people(self) -> str:
        """Return a letter for each figure here."""
        return IMMORTAL * self.immortal + "".join(agent_name(each)[0] for each in self.agents)

    @property
    def lying(self) -> Lying:
        """Return what its first line shows."""
        return Lying(self.hour or self.told, self.here, tokens=self.tokens, people=self.people)


def told(cell: Cell, room: int) -> str:
    """Describe one location; features get short names if there is too little room."""
    said = _told(cell, cell.names)
    return said if len(said) <= room else _told(cell, cell.brief)


def _told(cell: Cell, names: Mapping[str, str]) -> str:
    """Describe one location; notes come first, as they are shown nowhere else."""
    notes = (_("note: {words}").format(words=words or _("empty")) for words in cell.notes)
    features = [_feature(cell, each, names) for each in cell.features] or [_("temple")]
    return " · ".join((cell.place, *notes, ", ".join(features), *_hours(cell), *_lying(cell)))


def _feature(cell: Cell, feature: str, names: Mapping[str, str]) -> str:
    """Return a feature: the Recruiter's in capitals, shaken-down ones crossed."""
    name = names.get(feature, feature)
    said = name.upper() if feature in cell.own else name
    return f"×{said}" if feature in cell.gone else said


def _hours(cell: Cell) -> Iterator[str]:
    """Return the hour on the map, or the one that everybody was told."""
    if cell.hour:
        yield f"{cell.hour:02}:00"
    if cell.told:
        yield _("confirmed: {hour}").format(hour=f"{cell.told:02}:00")


def _lying(cell: Cell) -> Iterator[str]:
    """Return the pieces and figures on a location in words."""
    if cell.step:
        yield _("step token")
    if cell.slip:
        yield _("Mind Slip token")
    if people := [_("Immortal")] * cell.immortal + [*map(agent_name, cell.agents)]:
        yield ", ".join(people)
