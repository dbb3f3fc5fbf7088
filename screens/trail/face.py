"""The middle of a seat's page for any hidden trail: its board beside the words of the game."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static

from companion.contract.announcement import DOT
from companion.locale import N_
from screens.table.face import Shown
from screens.table.panels.choice_list import ChoiceList
from screens.table.panels.log import Log
from screens.table.panels.sheet_panel import SheetPanel
from screens.table.seat.list_face import LIST, LOG, SHEET, ListFace
from screens.trail.arrows import nearest
from screens.trail.board import TrailBoard
from screens.trail.chosen import Chosen
from screens.trail.legend import Signs, explained
from screens.trail.pictures import seen_board, track
from screens.trail.time_track import TimeTrack

MAP = "map"


ROOM = """
TrailFace { layout: horizontal; width: 1fr; height: 1fr; }
TrailFace #map { width: 1fr; height: 1fr; }
TrailFace #told { height: 1; padding: 0 1; color: $text-muted; }
TrailFace #told { text-wrap: nowrap; text-overflow: ellipsis; }
TrailFace .-empty { display: none; }
TrailFace TimeTrack { height: auto; }
TrailFace #beside { width: 36%; min-width: 30; max-width: 44; }
TrailFace #list { height: auto; max-height: 50%; }
TrailFace #sheet { height: auto; max-height: 75%; }
TrailFace #log { height: 1fr; min-height: 1; color: $text-muted; }
SeatPage.-narrow TrailFace #map { display: none; }
SeatPage.-narrow.-map TrailFace #map { display: block; }
SeatPage.-narrow TrailFace #beside { width: 1fr; max-width: 100%; padding: 0 1; }
SeatPage.-narrow.-map TrailFace #beside { display: none; }
SeatPage.-narrow TrailFace #list, SeatPage.-narrow TrailFace #sheet { display: none; }
SeatPage.-narrow TrailFace #log { display: none; }
SeatPage.-narrow.-list TrailFace #list { display: block; max-height: 70%; }
SeatPage.-narrow.-list TrailFace #list.-empty { display: none; }
SeatPage.-narrow.-list TrailFace #sheet { display: block; height: 1fr; max-height: 100%; }
SeatPage.-narrow.-sheet TrailFace #sheet { display: block; height: 1fr; max-height: 100%; }
SeatPage.-narrow.-log TrailFace #log { display: block; height: 1fr; }
"""


class TrailFace(ListFace, inherit_css=False):
    """Shows a board, on which places are marked, chosen and tapped like the rows of the list."""

    SCOPED_CSS: ClassVar = False  # in a small window, the page decides what is shown
    DEFAULT_CSS: ClassVar = ROOM
    panels: ClassVar = {MAP: N_("Map"), LIST: N_("List"), SHEET: N_("Table"), LOG: N_("Log")}
    across = True

    def compose(self) -> ComposeResult:
        """Lay out the board with its hours, and beside it the list, the sheet and the log."""
        with Vertical(id="map"):
            yield TrailBoard()
            yield Static(id="told", markup=False)
            yield TimeTrack(classes="-empty")
        with Vertical(id="beside"):
            yield ChoiceList(id="list")
            yield SheetPanel(id="sheet")
            yield Log(id="log")

    @property
    def board(self) -> TrailBoard:
        """Return the board."""
        return self.query_one(TrailBoard)

    @property
    def counts(self) -> Mapping[str, int]:
        """Return how many rows the list has."""
        return {LIST: len(self.list.items)}

    def signs(self) -> Signs:
        """Return the meaning of keys, and of the signs on the board."""
        return *super().signs(), *explained(self._shown.game, self.board)

    def reached(self, *, narrow: bool) -> Sequence[str]:
        """Return all panels in a narrow window; else the board and the list, which arrows use."""
        return tuple(self.panels) if narrow else (MAP, LIST)

    def tell(self, shown: Shown) -> None:
        """Show the table, and offer its choices."""
        seen = seen_board(shown.game, shown.view)
        self.board.tell(seen)
        self.query_one(TimeTrack).tell(track(seen))
        self.query_one(TimeTrack).set_class(not seen.hours.last, "-empty")
        super().tell(shown)

    def _show_steps(self) -> None:
        """List the next steps, and show on the board which places they are."""
        super()._show_steps()
        items = self.list.items
        self.board.offer({place: items[row].key for place, row in self._places.items()})
        self.holder.tabs.show(MAP if self._places or not items else LIST)
        self._tell_marked()

    @property
    def _places(self) -> dict[str, int]:
        """Return the row of each place that can be chosen now."""
        known = self.board.seen.graph.order
        values = self._steps.values
        return {str(each): row for row, each in enumerate(values) if each in known}

    def _tell_marked(self, tapped: str = "") -> None:
        """Mark the place of the marked row, or one that was tapped, and say its whole name."""
        row = self.list.highlighted
        place = next((each for each, at in self._places.items() if at == row), tapped)
        self.board.mark(place)
        seen = self.board.seen
        warned = seen.dead_end(place) if place in self._places else ""
        said = DOT.join(filter(None, (warned, seen.row(place)))) if place else ""
        self.query_one("#told", Static).update(said)

    @on(OptionList.OptionHighlighted)
    def follow(self) -> None:
        """Mark on the board what was marked in the list."""
        self._tell_marked()

    @on(Chosen)
    def choose_tapped(self, event: Chosen) -> None:
        """Take a place that was tapped, also where only one kind of move leads to it."""
        event.stop()
        if self.holder.gone:
            return
        if (row := self._places.get(event.place)) is not None:
            self._take(row)
        elif len(ways := self._ways(event.place)) == 1:
            self._take(ways[0])
            if (row := self._places.get(event.place)) is not None:
                self._take(row)
        else:
            self._tell_marked(event.place)
            if not ways:
                self.holder.mover.forbids_at(self._steps.tree.point, event.place)

    def _ways(self, place: str) -> list[int]:
        """Return the rows of the moves that a place can be chosen for."""
        return [at for at, each in enumerate(self._steps.points) if place in each.places]

    def mark(self, across: int, down: int) -> None:
        """Move the mark on the board to the nearest place in a direction, or in the list."""
        places = self._places
        if self.holder.tabs.panel != MAP or (not places and self.list.items):
            super().mark(across, down)
        elif not places:
            self.board.go_down(down)
        else:
            start = self.board.marked or self.board.seen.here
            first = min(places, key=lambda place: self.board.spot(place)[::-1])
            to = nearest(start, across, down, tuple(places), self.board.spot) if start else first
            self.list.mark([places.get(to, places[first])])
            self._tell_marked()
