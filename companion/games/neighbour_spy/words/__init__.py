"""All texts of My Neighbour Spy, for the app, the prompt and the record."""

from companion.contract.announcement import Announcement
from companion.contract.move import Fields
from companion.contract.sheet import Section, Sheet, TurnStep
from companion.contract.words import Words
from companion.core import Options, Outcome
from companion.games.neighbour_spy.locale import _
from companion.games.neighbour_spy.moves.base import NeighbourMove
from companion.games.neighbour_spy.moves.market import Hires
from companion.games.neighbour_spy.moves.turn import Kept, KeptSame, Took
from companion.games.neighbour_spy.options import differences
from companion.games.neighbour_spy.view import View
from companion.games.neighbour_spy.words import asking
from companion.games.neighbour_spy.words.names import brought_name, effect_name, won
from companion.games.neighbour_spy.words.points import option, ruling
from companion.games.neighbour_spy.words.sentences import row, sentence
from companion.games.neighbour_spy.words.sheet import sheet
from companion.games.neighbour_spy.words.steps import steps
from companion.games.neighbour_spy.words.surroundings import around
from companion.untyped import Value


def announce(move: NeighbourMove, view: View) -> Announcement | None:
    """Announce what an agent does, with its move as a large sign."""
    said = sentence(move, view)
    if isinstance(move, Took):
        return Announcement(said, effect_name(move.agent, view.other))
    if isinstance(move, (Kept, KeptSame)):
        agent = move.agent if isinstance(move, Kept) else view.taken
        return Announcement(said, brought_name(agent, view.playing, view))
    if isinstance(move, Hires) and view.waits:
        return Announcement(said, brought_name(move.agent, view.waits.side, view))
    return None


class AllWords(Words[NeighbourMove, View]):
    """All words of the game."""

    def option(self, name: str, value: str) -> str:
        """Return the name of an option, or of one of its values."""
        return option(name, value)

    def due(self, view: View) -> str:
        """Say in one sentence what everybody waits for."""
        return asking.due(view)

    def won(self, outcome: Outcome) -> str:
        """Say in a few words who has won."""
        return won(outcome)

    def sentence(self, move: NeighbourMove, view: View) -> str:
        """Say a move as a sentence."""
        return sentence(move, view)

    def row(self, move: NeighbourMove, view: View, room: int) -> str:
        """Say a move as a line of the log, which has room for so many characters, or is broken."""
        return row(move, view, room)

    def announce(self, move: NeighbourMove, view: View) -> Announcement | None:
        """Return what is said aloud with a move, if anything."""
        return announce(move, view)

    def kind(self, kind: type[NeighbourMove], fields: Fields, view: View) -> str:
        """Return the row of a kind of move in a list."""
        return asking.kind(kind, fields, view)

    def value(self, kind: type[NeighbourMove], name: str, value: Value, view: View) -> str:
        """Return the row of a value of a field."""
        return asking.value(kind, name, value, view)

    def prompt(self, kind: type[NeighbourMove], fields: Fields, view: View) -> str:
        """Ask for the next field."""
        return asking.prompt(kind, fields, view)

    def ruling(self, rule: str, choice: str) -> str:
        """Return a choice at a silent point in words."""
        return ruling(rule, choice)

    def differences(self, options: Options) -> tuple[str, ...]:
        """Say where this box differs from the printed one."""
        return differences(options)

    def steps(self, view: View) -> tuple[TurnStep, ...]:
        """Return the steps of this turn, in order."""
        return steps(view)

    def title(self) -> str:
        """Return the name of the game."""
        return _("My Neighbour Spy")

    def sheet(self, view: View) -> Sheet:
        """Return the table in words and figures."""
        return sheet(view, self.gist)

    def around(self, thing: str, view: View) -> Section:
        """Return what is on a space and ahead of it, or about where a side's figure is."""
        return around(thing, view)


WORDS = AllWords()
