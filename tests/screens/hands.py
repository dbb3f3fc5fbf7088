"""Hands at the table: they press what the screen shows, and count it."""

from screens.games.mind_mgmt.map_face import MapFace
from screens.table.seat.seat_page import SeatPage
from tests.screens.stage import Stage
from tests.store.evening import PIN


class Hands:
    """Somebody who reads the keys from the screen; the PIN is typed, and not counted."""

    def __init__(self, stage: Stage) -> None:
        """Sit down at a running app."""
        self.stage = stage
        self.keys = 0

    @property
    def side(self) -> SeatPage:
        """Give the side that is looked at."""
        side = self.stage.app.screen
        assert isinstance(side, SeatPage), side
        return side

    @property
    def face(self) -> MapFace:
        """Give the map that is looked at."""
        return self.side.query_one(MapFace)

    async def press(self, *keys: str) -> None:
        """Press keys."""
        await self.stage.press(*keys)
        self.keys += len(keys)

    async def place(self, place: str) -> None:
        """Choose a location by the key in its corner, or by its name where it has none."""
        _told, key = self.face.board.corners.get(place, ("", ""))
        await self.press(*(key or place.lower()))

    async def word(self, name: str) -> None:
        """Choose what is called so in the list, by its key or its code."""
        item = next(each for each in self.face.at_hand.items if each.name == name)
        await self.press(*(item.key or item.code))

    async def pin(self) -> None:
        """Lift the curtain."""
        await self.stage.type(PIN, "enter")
