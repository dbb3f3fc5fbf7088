"""Lawful lines as a way of choices: word by word, and location by location."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import permutations

from companion.games.mind_mgmt.words.points import RULING

PLACE = re.compile("[A-F][1-7]")
PLAIN = re.compile("(?![A-F][1-7]$)[^ ]+")
WHOLE = ("answer", "done", "recruit")  # lines that are one choice each
PAID = "immortal for"  # a move of an Immortal that costs a step token
UNENTERED = ["moves", "?"]  # a walk that nobody writes down
# Behind these somebody says the location, also where it is the only one.
FREE = ("slip", "immortal", PAID, "shoves")
# So many of an agent's lines with this verb are choices beside his other actions.
BESIDE = {"asks": 2, "reveals": 1, "captures": 1, "senses": 1}
Way = tuple[str, ...]


@dataclass
class Node:
    """A point on the way: the line that is whole here, and what can come next."""

    line: str | None = None
    ways: dict[str, "Node"] = field(default_factory=dict)


class Choosing:
    """Leads from what was chosen so far to a whole lawful line."""

    def __init__(self, lines: Iterable[str]) -> None:
        """Take the lines apart."""
        self._root = Node()
        lines = tuple(lines)
        joined = _joined(lines)
        for line in lines:
            for way in _ways(line, joined):
                node = self._root
                for word in way:
                    node = node.ways.setdefault(word, Node())
                node.line = line
        self._before: list[Way] = []
        self.taken: Way = _forced((), self._root)

    @property
    def _node(self) -> Node:
        """Give the point that was reached."""
        return _at(self._root, self.taken)

    @property
    def options(self) -> Way:
        """Give what can come next, each once, in the order of the lines."""
        return tuple(self._node.ways)

    @property
    def places(self) -> Way:
        """Give the locations among the options."""
        return _places(self._node)

    @property
    def line(self) -> str | None:
        """Give the line that is whole now, also where it could still go on."""
        return self._node.line

    @property
    def settled(self) -> bool:
        """Say whether there is a line and nothing more to choose."""
        return self.line is not None and not self.options

    @property
    def started(self) -> bool:
        """Say whether anybody has chosen anything."""
        return bool(self._before)

    @property
    def bordering(self) -> str:
        """Give the location on one side of a border, while its other side is to be chosen."""
        begun = self.taken[:1] == ("mayhem",) and PLACE.fullmatch(self.taken[-1])
        return self.taken[-1] if begun else ""

    def take(self, option: str) -> None:
        """Choose, and go on by itself where only one way leads on."""
        if option not in self.options:
            raise ValueError(option)
        self._before.append(self.taken)
        self.taken = self.ahead(option)

    def back(self) -> bool:
        """Take the last choice back; say whether there was one."""
        if not self._before:
            return False
        self.taken = self._before.pop()
        return True

    def ahead(self, option: str) -> Way:
        """Give the way that is taken with an option."""
        return _forced((*self.taken, option), self._root, chosen=True)

    def behind(self, option: str) -> Way:
        """Give the locations that come next when an option is taken."""
        return _places(_at(self._root, self.ahead(option))) if option in self.options else ()

    def whole(self, way: Way) -> Way:
        """Give a way to the end of some line that begins so."""
        node = _at(self._root, way)
        while node.line is None:
            word, node = next(iter(node.ways.items()))
            way = (*way, word)
        return way

    def reach(self, way: Way) -> Way:
        """Give the locations that come next behind options that are taken one after the other."""
        taken = self.taken
        for option in way:
            if option not in _at(self._root, taken).ways:
                return ()
            taken = _forced((*taken, option), self._root, chosen=True)
        return _places(_at(self._root, taken))


def _at(node: Node, way: Way) -> Node:
    """Follow a way."""
    for word in way:
        node = node.ways[word]
    return node


def _places(node: Node) -> Way:
    """Give the locations that can come next."""
    return tuple(filter(PLACE.fullmatch, node.ways))


def _forced(way: Way, root: Node, *, chosen: bool = False) -> Way:
    """Go on where only one way leads on; the last word of a line is somebody's own to say.

    Behind a choice it may also be a plain word: no location, and no action, which would be done.
    """
    node = _at(root, way)
    while node.line is None and len(node.ways) == 1:
        ((word, after),) = node.ways.items()
        if after.line is not None and not (chosen and PLAIN.fullmatch(word)):
            break
        if PLACE.fullmatch(word) and any(verb in FREE for verb in way):
            break
        way, node = (*way, word), after
    return way


def _joined(lines: Iterable[str]) -> frozenset[str]:
    """Give the beginnings of actions that are few enough to stand beside others."""
    begun = Counter(line.rpartition(" ")[0] for line in lines)
    return frozenset(
        beginning
        for beginning, number in begun.items()
        if number <= BESIDE.get(beginning.rpartition(" ")[2], 0)
    )


def _ways(line: str, joined: frozenset[str]) -> Iterator[Way]:
    """Give the orders in which the words of a line can be chosen."""
    words = line.split(" ")
    if words[0] in WHOLE:
        yield (line,)
    elif words[0] == RULING:
        yield (" ".join(words[:-1]), words[-1])
    elif " ".join(words[:-1]) in joined or words[1:] == UNENTERED:
        yield (words[0], " ".join(words[1:]))
    elif words[0] == "immortal" and "for" in words:
        yield (PAID, *_apart((words[1], words[3])))
    elif words[0] == "features":
        yield from permutations(words[1:])
    else:
        yield from _borders(words, tuple(_apart(words)))


def _borders(words: list[str], way: Way) -> Iterator[Way]:
    """Let a border be named from both its sides."""
    yield way
    if words[0] == "mayhem" or words[:2] == ["correct", "mayhem"]:
        yield (*way[:-2], way[-1], way[-2])


def _apart(words: Iterable[str]) -> Iterator[str]:
    """Take the locations of a walk apart."""
    for word in words:
        parts = word.split("-")
        yield from parts if all(map(PLACE.fullmatch, parts)) else [word]
