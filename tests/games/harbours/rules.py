"""The referee: what the smuggler is asked, what is told unasked, and how it ends."""

from typing import ClassVar

from companion.contract.move import Move
from companion.core import Outcome
from companion.trail.hunt.asking import TellsPlace, is_there, was_there
from companion.trail.hunt.mistakes import HuntMistakes
from companion.trail.hunt.rules import HuntRules
from companion.trail.moves import Says
from tests.games.harbours.moves import FERRIES, GOES, GRAPH, Asks, Searches


class Harbourmaster(HuntRules):
    """The referee; the first player is the smuggler."""

    prefix = "harbours."
    graph = GRAPH
    goes = GOES
    announced = frozenset({FERRIES})
    questions: ClassVar = {
        Asks: was_there("harbours.ask", GRAPH, Asks),
        Searches: is_there("harbours.search", GRAPH, Searches),
    }
    duties = (TellsPlace("harbours.show", GRAPH, lambda day: day % 3 == 0),)
    mistakes = HuntMistakes("harbours.", GRAPH)
    last_hour = 9

    def caught(self, asked: Move, answer: Move) -> str:
        """End with a search that finds the smuggler."""
        found = isinstance(asked, Searches) and answer == Says(True)
        return "harbours.found" if found else ""

    def found(self, rule: str) -> Outcome:
        """Let the searchers win."""
        return Outcome(("searchers",), rule)

    def escaped(self) -> Outcome:
        """Let the smuggler win."""
        return Outcome(("smuggler",), "harbours.days")


RULES = Harbourmaster()
