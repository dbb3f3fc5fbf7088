"""What the kit's board shows of MIND MGMT, for one seat."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from companion.games.mind_mgmt.board.plan import COLUMNS, PLACES, ROWS, Place, spot
from companion.games.mind_mgmt.view import KeeperView, View
from companion.games.mind_mgmt.words.names import names_at
from screens.games.mind_mgmt.board.cell import Cell
from screens.games.mind_mgmt.board.lettering import CODED_FROM, printed
from screens.games.mind_mgmt.choosing.codes import codes, pairs
from screens.trail.grid.picture import GridPicture
from screens.trail.grid.tiling import Tiling
from screens.trail.grid.trace import trace
from screens.trail.grid.words import Lines, Lying

TILING = Tiling({place: spot(place) for place in PLACES}, tuple(COLUMNS), tuple(ROWS))


@dataclass(frozen=True)
class Picture(GridPicture):
    """The whole board with its walls, and what is printed and lies on each location."""

    cells: Mapping[Place, Cell] = field(default_factory=dict)
    short: Mapping[str, str] = field(default_factory=dict)
    tiny: Mapping[str, str] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def walked(self) -> Collection[Place]:
        """Return the locations of the path."""
        return frozenset(place for place, cell in self.cells.items() if cell.hour)

    def standing(self, place: Place, width: int, height: int) -> tuple[Lying, Lines]:
        """Return the pieces on a location, and its features."""
        cell, short = self.cells[place], self.short if width >= CODED_FROM else self.tiny
        return cell.lying, printed(cell, short, width, height)

    @cached_property
    def respelled(self) -> tuple[tuple[str, str], ...]:
        """Return the two-letter codes that do not begin their three-letter ones, with both."""
        both = ((self.tiny[feature], code) for feature, code in self.short.items())
        return tuple((pair, code) for pair, code in both if not code.startswith(pair))


def public_picture(view: View) -> Picture:
    """Return the public picture."""
    return _picture(view, (), frozenset())


def secret_picture(view: KeeperView) -> Picture:
    """Return the public picture with the Recruiter's map."""
    return _picture(view, view.map.path, frozenset(view.map.features))


def traced_picture(view: KeeperView) -> Picture:
    """Return the public picture with the Recruiter's map, and the path as a line."""
    return replace(secret_picture(view), trace=trace(TILING, view.map.path))


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
    return Picture(
        tiling=TILING,
        walls=frozenset(view.mayhem),
        here=here,
        cells=cells,
        short=short,
        tiny=pairs(short),
        names=names,
    )
