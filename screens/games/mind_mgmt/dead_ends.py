"""How far steps can still lead on: a look ahead on the keeper's map that plays nothing."""

from collections.abc import Iterator

from companion.games.mind_mgmt.board import Place, around, aslant, border
from screens.games.mind_mgmt.picture import Picture

FAR = 2


def room(picture: Picture, start: str, far: int = FAR) -> int:
    """Count how many steps can follow from a location, as far as anybody wants to know."""
    return _longest(picture, start, frozenset({start}), far)


def _longest(picture: Picture, here: str, walked: frozenset[str], far: int) -> int:
    """Follow every way until one is long enough."""
    longest = 0
    for place in _steps(picture, here):
        if longest < far and place not in walked and not picture.cells[place].hour:
            longest = max(longest, 1 + _longest(picture, place, walked | {place}, far - 1))
    return longest


def _steps(picture: Picture, here: str) -> Iterator[str]:
    """Give where feet can go: straight unless mayhem is between, aslant from and to a temple."""
    cells, start = picture.cells, Place(here)
    for place in around(start):
        if place in aslant(start):
            open_way = cells[here].temple or cells[place].temple
        else:
            open_way = border(start, place) not in picture.walls
        if open_way:
            yield place
