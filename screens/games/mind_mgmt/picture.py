"""What stands in every location of the board, for whoever may see it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from companion.games.mind_mgmt.board import PLACES, Place
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.view import KeeperView, View
from companion.games.mind_mgmt.words.names import SHORT, agent_name, feature_names, shortened
from screens.games.mind_mgmt.codes import codes

STEP, SLIP, NOTE, IMMORTAL = "●", "◆", "✎", "I"


@dataclass(frozen=True)
class Cell:
    """One location: what is printed on it, what lies there, who stands there."""

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
    names: Mapping[str, str] = field(default_factory=dict)

    @property
    def temple(self) -> bool:
        """Say whether a temple stands here."""
        return not self.features

    @property
    def gain(self) -> int:
        """Count the recruits that wait here for the keeper."""
        return len(self.own - self.gone)

    @property
    def tokens(self) -> str:
        """Give a sign for everything that lies here."""
        return STEP * self.step + SLIP * self.slip + NOTE * bool(self.notes)

    @property
    def people(self) -> str:
        """Give a letter for everybody who stands here."""
        return IMMORTAL * self.immortal + "".join(agent[0].upper() for agent in self.agents)


@dataclass(frozen=True)
class Picture:
    """The whole board, with walls, and where the keeper is."""

    cells: Mapping[str, Cell]
    walls: frozenset[tuple[str, str]] = frozenset()
    short: Mapping[str, str] = field(default_factory=dict)
    here: str = ""
    names: Mapping[str, str] = field(default_factory=dict)

    def walled(self, one: str, other: str) -> bool:
        """Say whether mayhem lies between two locations, the left or upper one first."""
        return (one, other) in self.walls


def public_picture(view: View) -> Picture:
    """Draw what everybody sees."""
    return _picture(view, (), frozenset())


def secret_picture(view: KeeperView) -> Picture:
    """Draw the keeper's map over what everybody sees."""
    return _picture(view, view.map.path, frozenset(view.map.features))


def _picture(view: View, path: tuple[Place, ...], features: frozenset[str]) -> Picture:
    """Draw the board."""
    board, names = view.board.features, feature_names(view.board.names)
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
            names,
        )
        for place in PLACES
    }
    here = path[-1] if path else ""
    return Picture(cells, frozenset(view.mayhem), codes(names), here, names)


def told(cell: Cell, room: int) -> str:
    """Tell everything about one location; features are shortened where there is too little room."""
    said = _told(cell, room)
    return said if len(said) <= room else _told(cell, SHORT)


def _told(cell: Cell, letters: int) -> str:
    """Tell everything about one location; notes first, as they stand nowhere else."""
    notes = (_("note: {words}").format(words=words or _("empty")) for words in cell.notes)
    features = [_feature(cell, name, letters) for name in cell.features] or [_("temple")]
    return " · ".join((cell.place, *notes, ", ".join(features), *_hours(cell), *_lying(cell)))


def _feature(cell: Cell, name: str, letters: int) -> str:
    """Write a feature: the keeper's own circled, a shaken-down one crossed out."""
    said = shortened(cell.names.get(name, name), letters)
    said = f"({said})" if name in cell.own else said
    return f"×{said}" if name in cell.gone else said


def _hours(cell: Cell) -> Iterator[str]:
    """Tell the hour on the map, or the one that everybody was told."""
    if cell.hour:
        yield f"{cell.hour:02}:00"
    if cell.told:
        yield _("shown: {hour}").format(hour=f"{cell.told:02}:00")


def _lying(cell: Cell) -> Iterator[str]:
    """Tell what lies here and who stands here."""
    if cell.step:
        yield _("step token")
    if cell.slip:
        yield _("Mind Slip token")
    if people := [_("Immortal")] * cell.immortal + [*map(agent_name, cell.agents)]:
        yield ", ".join(people)
