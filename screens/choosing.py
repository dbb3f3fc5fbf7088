"""Lawful lines as a way of choices: word by word, and location by location."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations

PLACE = re.compile("[A-F][1-7]")
Way = tuple[str, ...]


class Choosing:
    """Leads from what was chosen so far to a whole lawful line."""

    def __init__(self, lines: Iterable[str]) -> None:
        """Take the lines apart."""
        self._ways = {way: line for line in lines for way in _ways(line)}
        self.taken: Way = ()
        self._steps: list[Way] = []
        self._go_on()

    @property
    def options(self) -> Way:
        """Give what can come next, each once, in the order of the lines."""
        at = len(self.taken)
        ways = (way for way in self._ways if len(way) > at and way[:at] == self.taken)
        return tuple(dict.fromkeys(way[at] for way in ways))

    @property
    def places(self) -> Way:
        """Give the locations among the options."""
        return tuple(option for option in self.options if PLACE.fullmatch(option))

    @property
    def line(self) -> str | None:
        """Give the line that is whole now, also where it could still go on."""
        return self._ways.get(self.taken)

    @property
    def settled(self) -> bool:
        """Say whether there is a line and nothing more to choose."""
        return self.line is not None and not self.options

    def take(self, option: str) -> None:
        """Choose, and go on by itself where only one way leads on."""
        if option not in self.options:
            raise ValueError(option)
        self._steps.append(self.taken)
        self.taken = (*self.taken, option)
        self._go_on()

    def _go_on(self) -> None:
        """Go on where only one way leads on."""
        while self.line is None and len(self.options) == 1:
            self.taken = (*self.taken, self.options[0])

    def back(self) -> bool:
        """Take the last choice back; say whether there was one."""
        if not self._steps:
            return False
        self.taken = self._steps.pop()
        return True

    def leads(self, option: str) -> Way:
        """Give the locations that could be chosen right behind an option."""
        at = (*self.taken, option)
        found = (way for way in self._ways if way[: len(at)] == at and len(way) > len(at))
        return tuple(dict.fromkeys(w[len(at)] for w in found if PLACE.fullmatch(w[len(at)])))


def _ways(line: str) -> Iterator[Way]:
    """Give the orders in which the words of a line can be chosen."""
    words = line.split(" ")
    if words[0] == "features":
        yield from ((words[0], *three) for three in permutations(words[1:]))
        return
    way = tuple(_apart(words))
    yield way
    if words[0] == "mayhem" or words[:2] == ["correct", "mayhem"]:
        yield (*way[:-2], way[-1], way[-2])


def _apart(words: Sequence[str]) -> Iterator[str]:
    """Take the locations of a walk apart."""
    for word in words:
        parts = word.split("-")
        if all(map(PLACE.fullmatch, parts)):
            yield from parts
        else:
            yield word
