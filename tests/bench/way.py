"""The way of a move through the house: the calls of three keys, counted in a running app.

A room is the folder of a module. A change of room is a call from one room into another one; what
other libraries call in between counts as a call of the house that called them.
"""

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from companion.bootstrap import ROOT
from screens.table.seat.seat_page import SeatPage
from tests.screens.seats.test_neighbour_spy import CHASE, chase
from tests.screens.stage import Stage, evening, seated
from tests.store.evening import PIN

OURS = tuple(f"{ROOT / part}/" for part in ("companion", "screens"))
MERU, POOL, NO_TOKEN = "1", "poo", "1"  # keys of lists
MOST = 12  # so many pairs of rooms are listed, and with --each so many functions for each of them


@dataclass
class Way:
    """The calls of a move, and those of them that led into another room."""

    calls: Counter[str] = field(default_factory=Counter)  # by module
    changes: Counter[tuple[str, str]] = field(default_factory=Counter)  # from function to function

    def heed(self, frame: FrameType, event: str, _argument: object) -> None:
        """Count a call of the house."""
        if event != "call" or not _is_ours(frame):
            return
        self.calls[frame.f_code.co_filename] += 1
        caller = frame.f_back
        while caller and not _is_ours(caller):
            caller = caller.f_back
        if caller and _room(_name(caller)) != _room(_name(frame)):
            self.changes[_name(caller), _name(frame)] += 1

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Count what is called meanwhile."""
        sys.setprofile(self.heed)
        try:
            yield
        finally:
            sys.setprofile(None)

    def tell(self, what: str) -> None:
        """Print the counts, and between which rooms calls went most often."""
        calls, changes = self.calls.total(), self.changes.total()
        print(f"{what}: {calls} calls, {len(self.calls)} modules, {changes} changes of room")
        rooms: Counter[tuple[str, str]] = Counter()
        for (one, other), number in self.changes.items():
            rooms[_room(one), _room(other)] += number
        for pair, number in rooms.most_common(MOST):
            print(f"  {number:5}  {' → '.join(pair)}")
            for (one, other), each in self.changes.most_common() if "--each" in sys.argv else ():
                if (_room(one), _room(other)) == pair:
                    print(f"         {each:5}  {one} → {other}")


def _is_ours(frame: FrameType) -> bool:
    """Say whether a frame is of the house."""
    return frame.f_code.co_filename.startswith(OURS)


def _name(frame: FrameType) -> str:
    """Return a function by its module, from the top of the house on."""
    return f"{frame.f_code.co_filename.removeprefix(f'{ROOT}/')} {frame.f_code.co_qualname}"


def _room(function: str) -> str:
    """Return the folder of a function's module."""
    return function.partition(" ")[0].rpartition("/")[0]


async def _neighbour(home: Path) -> Way:
    """Press the key that ends a turn of My Neighbour Spy."""
    async with chase(home) as (at, _table):
        await at.press(*CHASE[:3])
        return await _pressed(at, CHASE[3])


async def _question(home: Path) -> Way:
    """Let Meru ask about a feature: the last of its three letters."""
    async with seated(home, evening("done")) as at:
        await at.press(*MERU, *POOL[:-1])
        return await _pressed(at, POOL[-1])


async def _answer(home: Path) -> Way:
    """Answer that question on the secret side."""
    async with seated(home, evening("done")) as at:
        await at.press(*MERU, *POOL, "f2")
        await at.type(PIN, "enter")
        return await _pressed(at, NO_TOKEN)


async def _pressed(at: Stage, key: str) -> Way:
    """Press a key that plays a move, and count until the screen has settled."""
    way, record = Way(), _record(at)
    with way.watched():
        await at.press(key)
    assert len(_record(at)) > len(record), at.text
    return way


def _record(at: Stage) -> tuple[object, ...]:
    """Return the lines of the table that lies on the screen."""
    page = next(each for each in at.app.screen_stack if isinstance(each, SeatPage))
    return tuple(page.seating.table.record)


WAYS = {
    "a key of My Neighbour Spy": _neighbour,
    "Meru asks in MIND MGMT": _question,
    "her question is answered": _answer,
}


def main() -> None:
    """Count all of them, each in a folder of its own."""
    for what, pressed in WAYS.items():
        with tempfile.TemporaryDirectory() as home:
            asyncio.run(pressed(Path(home))).tell(what)


if __name__ == "__main__":
    main()
