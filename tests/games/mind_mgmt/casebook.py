"""Reads the rule cases: blocks that show one rule from both of its sides.

== mind-mgmt.step.once      the rule
from: full                  an opening, also `full before card`: up to its last line like this
then: step D5; done         lines that lead to the situation, in as many `then:` as is handy
lawful: step D6             a way on; every line of it is taken
unlawful: step D4           a way on; the last line is refused by the rule
undecided: …                the last line is refused until the players rule on the silent point
refused by ID: …            the last line is refused by another rule
ends for WINNER: …          the last line ends the game by the rule
goes on: …                  every line is taken, and the game is not over
with: …                     lines without which setting the rule aside would not suffice
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from companion.games.mind_mgmt.state import State
from tests.games.mind_mgmt.playing import HERE, opening, played

Way = tuple[str, ...]


@dataclass
class Block:
    """One rule in one situation: the ways on, by what becomes of them."""

    rule: str
    ways: dict[str, list[Way]] = field(default_factory=lambda: defaultdict(list))

    def situation(self) -> State:
        """Play up to the situation."""
        [(start,)] = self.ways["from"]
        name, _before, stop = start.partition(" before ")
        return played(opening(name, stop), *(line for way in self.ways["then"] for line in way))

    def last(self, way: Way) -> tuple[State, str]:
        """Play a way but for its last line, and give that line."""
        return played(self.situation(), *way[:-1]), way[-1]


@dataclass(frozen=True)
class Case:
    """One way on in one situation, and what should become of it."""

    block: Block
    key: str
    way: Way

    def __str__(self) -> str:
        """Name the case for a reader of the test's report."""
        return f"{self.block.rule}: {self.key}: {'; '.join(self.way)}"


def blocks() -> Iterator[Block]:
    """Go through all blocks of all files, in a fixed order."""
    for path in sorted((HERE / "cases").glob("*.txt")):
        for text in path.read_text("utf-8").split("\n== ")[1:]:
            rule, *lines = text.splitlines()
            block = Block(rule)
            for line in lines:
                if line and not line.startswith("#"):
                    key, _colon, way = line.partition(": ")
                    block.ways[key].append(tuple(way.split("; ")))
            yield block


def cases(key: str) -> list[Case]:
    """List every way on whose key begins like this."""
    return [
        Case(block, each, way)
        for block in blocks()
        for each, ways in block.ways.items()
        if each.startswith(key)
        for way in ways
    ]
