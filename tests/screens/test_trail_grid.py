"""A board whose places lie on a grid is drawn as one, in any game with a hidden trail."""

import asyncio
from dataclasses import replace
from pathlib import Path

from textual.app import ComposeResult
from textual.geometry import Size

from companion.trail.facts import Learned
from companion.trail.graph import Graph
from screens.kit.frame import Frame
from screens.trail.board import TrailBoard, fits, keeps
from screens.trail.chosen import Chosen
from screens.trail.grid.seen import tiling_of
from screens.trail.seen_board import SeenBoard

AT = {"Mill": (0, 0), "Well": (1, 0), "Yard": (2, 0), "Barn": (0, 1), "Gate": (1, 1)}
LINKS = {
    "Mill": ("Well",),
    "Well": ("Mill", "Yard", "Gate"),
    "Yard": ("Well",),
    "Barn": ("Gate",),
    "Gate": ("Barn", "Well"),
}
FARM = Graph(tuple(AT), {"path": LINKS}, AT)
SEEN = SeenBoard(FARM, ("Mill", "Well"), (Learned(1, "Mill"),), possible=frozenset({"Gate"}))
DRAWN = """\
 01  ✓01 │*02* ‹2›│
 Mill    │Well    │Yard
 ━━━━━━━━┽────────┼────────
         │‹1›░░░░░│
 Barn    │Gate░░░░│"""


class Shown(Frame):
    """Shows a board alone, and keeps what was tapped."""

    def __init__(self, folder: Path, seen: SeenBoard) -> None:
        """Show this."""
        super().__init__(folder)
        self.seen = seen
        self.tapped: list[str] = []

    def compose(self) -> ComposeResult:
        """Lay out the board."""
        yield TrailBoard()

    def on_mount(self) -> None:
        """Tell it what is seen, and what can be chosen."""
        board = self.query_one(TrailBoard)
        board.tell(self.seen)
        board.offer({"Gate": "1", "Well": "2"})

    def on_chosen(self, event: Chosen) -> None:
        """Keep a tap."""
        self.tapped.append(event.place)


def drawn(app: Shown) -> str:
    """Give the rows of the board."""
    strips = app.screen._compositor.render_strips(app.size)
    return "\n".join(strip.text.rstrip() for strip in strips)


def test_a_grid_has_walls_hours_what_was_told_and_keys_and_is_a_list_without_room(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        app = Shown(tmp_path, SEEN)
        async with app.run_test(size=(27, 6)) as pilot:
            await pilot.pause()
            assert drawn(app).rstrip() == DRAWN
            await pilot.click(TrailBoard, offset=(12, 4))
            assert app.tapped == ["Gate"]
            await pilot.resize_terminal(27, 3)
            await pilot.pause()
            assert "*02* Well — Mill,\n  Yard, Gate" in drawn(app)

    asyncio.run(play())


def test_only_links_of_one_kind_to_the_places_beside_make_a_grid() -> None:
    tiling = tiling_of(FARM)
    assert tiling
    assert fits(tiling, Size(27, 6))
    assert not fits(tiling, Size(12, 6))
    assert not fits(tiling, Size(27, 3))
    assert keeps(FARM, Size(27, 6))
    assert tiling_of(Graph(tuple(AT), {"path": LINKS})) is None
    assert tiling_of(replace(FARM, links={"path": LINKS, "ferry": {}})) is None
    assert tiling_of(replace(FARM, links={"path": {**LINKS, "Mill": ("Well", "Yard")}})) is None
    assert tiling_of(replace(FARM, links={"path": {**LINKS, "Gate": ("Well",)}})) is None
