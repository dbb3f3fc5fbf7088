"""The content of every location, for one seat."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from companion.games.mind_mgmt.board.plan import PLACES, Place, spot
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.view import KeeperView, View
from companion.games.mind_mgmt.words.names import agent_name, names_at
from screens.games.mind_mgmt.board.trace import Trace, trace
from screens.games.mind_mgmt.choosing.codes import codes, pairs
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
    onward: str = ""  # how the path leads on, where no line beside it shows that

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
    def lying(self) -> str:
        """Return the signs of all pieces and figures."""
        return self.tokens + self.people


@dataclass(frozen=True)
class Picture:
    """The whole board with its walls, and the Recruiter's location if it is known."""

    cells: Mapping[str, Cell]
    walls: frozenset[tuple[str, str]] = frozenset()
    short: Mapping[str, str] = field(default_factory=dict)
    tiny: Mapping[str, str] = field(default_factory=dict)
    here: str = ""
    names: Mapping[str, str] = field(default_factory=dict)
    trace: Trace = field(default_factory=Trace)
    possible: frozenset[str] = frozenset()  # where the Recruiter can be, by all that is public

    def walled(self, one: str, other: str) -> bool:
        """Say whether there is a wall between two locations, the left or upper one first."""
        return (one, other) in self.walls

    @cached_property
    def respelled(self) -> tuple[tuple[str, str], ...]:
        """Return the two-letter codes that do not begin their three-letter ones, with both."""
        both = ((self.tiny[feature], code) for feature, code in self.short.items())
        return tuple((pair, code) for pair, code in both if not code.startswith(pair))

    @cached_property
    def walled_below(self) -> frozenset[int]:
        """Return the rows of the board with a wall below them, counted from 0."""
        below = (spot(Place(one))[1] for one, other in self.walls if one[0] == other[0])
        return frozenset(below)


def public_picture(view: View) -> Picture:
    """Return the public picture."""
    return _picture(view, (), frozenset())


def secret_picture(view: KeeperView) -> Picture:
    """Return the public picture with the Recruiter's map."""
    return _picture(view, view.map.path, frozenset(view.map.features))


def traced_picture(view: KeeperView) -> Picture:
    """Return the public picture with the Recruiter's map, and the path as a line."""
    return replace(secret_picture(view), trace=trace(view.map.path))


def _picture(view: View, path: tuple[Place, ...], features: frozenset[str]) -> Picture:
    """Return a picture with this path and these features."""
    board, named = view.board.features, names_at(view)
    names, brief = named.features, named.briefly
    here = path[-1] if path else ""
    hours = {place: hour for hour, place in enumerate(path, 1)}
    cells: dict[str, Cell] = {
        place: Cell(
            place,
            board[place],
            features & frozenset(board[place]),
            frozenset(view.shaken_down),
            hours.get(place, 0),
            view.confirmed.get(place, 0),
            place in view.steps,
            place == view.second_token,
            tuple(words for where, words in view.notes if where == place),
            place in view.immortals,
            tuple(agent for agent, where in view.agents.items() if where == place),
            place == here,
            names,
            brief,
        )
        for place in PLACES
    }
    short = codes(brief)
    return Picture(cells, frozenset(view.mayhem), short, pairs(short), here, names)


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
