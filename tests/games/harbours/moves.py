"""The board, the moves and their lines."""

from dataclasses import dataclass

from companion.contract.move import Move
from companion.text.notation import Notation
from companion.trail.graph import Graph
from companion.trail.help import Help, HelpByAll
from companion.trail.mistakes import MISTAKEN
from companion.trail.moves import (
    Acted,
    Done,
    DoneBy,
    Goes,
    Says,
    Stuck,
    Tells,
    fields,
    public_kinds,
)

SEA = (
    "Århus-Malmö Århus-Kiel Malmö-Ystad Malmö-Rønne Kiel-Lübeck Lübeck-Świnoujście Ystad-Rønne"
    " Rønne-Świnoujście Świnoujście-Gdańsk Gdańsk-Klaipėda Klaipėda-Rīga Rīga-Tallinn"
    " Tallinn-Jyväskylä Rønne-Gdańsk"
)
FERRY = "Kiel-Klaipėda Ystad-Świnoujście Tallinn-Malmö"
FERRIES = "ferry"


def links(text: str) -> dict[str, tuple[str, ...]]:
    """Read links, which lead both ways."""
    pairs = [tuple(pair.split("-")) for pair in text.split()]
    both = [*pairs, *((to, one) for one, to in pairs)]
    return {one: tuple(to for at, to in both if at == one) for one, _to in both}


GRAPH = Graph(tuple(links(SEA)), {"sea": links(SEA), FERRIES: links(FERRY)})


@dataclass(frozen=True, repr=False)
class Sails(Goes):
    """The smuggler starts in a harbour, or sails to the next one."""

    text = "sail {place:place}"
    example = "sail Kiel"
    entry = "harbours.way"
    way = "sea"


@dataclass(frozen=True, repr=False)
class Ferries(Goes):
    """The smuggler takes a ferry, which the end of the day tells."""

    text = "ferry {place:place}"
    example = "ferry Ystad"
    entry = "harbours.way.told"
    way = FERRIES


@dataclass(frozen=True)
class Asks(Move):
    """The others ask whether the smuggler was in a harbour."""

    text = "ask {place:place}"
    example = "ask Kiel"
    entry = "harbours.ask"
    place: str


@dataclass(frozen=True)
class Searches(Move):
    """The others search a harbour: is the smuggler there now?"""

    text = "search {place:place}"
    example = "search Kiel"
    entry = "harbours.search"
    place: str


GOES = (Sails, Ferries)
KINDS = (*GOES, Stuck, Tells, Done, DoneBy, Asks, Searches, Says, *MISTAKEN, Help, HelpByAll)
FIELDS = fields(GRAPH.places, (FERRIES,))
NOTATION: Notation[Move] = Notation(KINDS, FIELDS)
RECORD: Notation[Move] = Notation(public_kinds(KINDS, dict.fromkeys(GOES, Acted)), FIELDS)
