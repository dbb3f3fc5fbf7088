"""All texts of Agents, for the app, the prompt and the record."""

from companion.contract.announcement import Announcement
from companion.contract.move import Fields
from companion.contract.sheet import Section, Sheet, TurnStep
from companion.contract.words import Words
from companion.core import Options, Outcome
from companion.games.agents.locale import _
from companion.games.agents.moves.base import AgentsMove
from companion.games.agents.moves.claim import Claims
from companion.games.agents.moves.files import Finds
from companion.games.agents.moves.setup import Built
from companion.games.agents.moves.turn import Throw
from companion.games.agents.notes.lines import Note
from companion.games.agents.view import View
from companion.games.agents.words import asking
from companion.games.agents.words.moments import due
from companion.games.agents.words.names import action_name, agent_name, won
from companion.games.agents.words.points import option, ruling
from companion.games.agents.words.sentences import building, row, sentence
from companion.games.agents.words.sheet import sheet
from companion.games.agents.words.steps import steps
from companion.games.agents.words.surroundings import around
from companion.untyped import Value


def announce(move: AgentsMove, view: View) -> Announcement | None:
    """Return the announcement of what everybody must know before the game goes on."""
    said = sentence(move, view)
    if isinstance(move, Claims):
        then = _("Now {name} looks, and nobody else.").format(name=view.turn)
        return Announcement(said, f"{move.hideout} {agent_name(move.agent)}", to_do=(then,))
    if isinstance(move, Throw):
        return Announcement(said, str(move.number))
    if isinstance(move, Finds):
        return Announcement(said, action_name(move.bonus))
    return Announcement(building(move)) if isinstance(move, Built) else None


class AllWords(Words[AgentsMove, View]):
    """All words of the game."""

    def option(self, name: str, value: str) -> str:
        """Return the name of an option, or of one of its values."""
        return option(name, value)

    def due(self, view: View) -> str:
        """Say in one sentence what everybody waits for."""
        return due(view)

    def won(self, outcome: Outcome) -> str:
        """Say in a few words who has won."""
        return won(outcome)

    def sentence(self, move: AgentsMove | Note, view: View) -> str:
        """Say a move as a sentence."""
        return sentence(move, view)

    def row(self, move: AgentsMove | Note, view: View, room: int) -> str:
        """Say a move as a line of the log, which has room for so many characters, or is broken."""
        return row(move, view, room)

    def announce(self, move: AgentsMove, view: View) -> Announcement | None:
        """Return what is said aloud with a move, if anything."""
        return announce(move, view)

    def kind(self, kind: type[AgentsMove | Note], fields: Fields, view: View) -> str:
        """Return the row of a kind of move in a list."""
        return asking.kind(kind, fields, view)

    def value(self, kind: type[AgentsMove | Note], name: str, value: Value, view: View) -> str:
        """Return the row of a value of a field."""
        return asking.value(kind, name, value, view)

    def prompt(self, kind: type[AgentsMove | Note], fields: Fields, view: View) -> str:
        """Ask for the next field."""
        return asking.prompt(kind, fields, view)

    def ruling(self, rule: str, choice: str) -> str:
        """Return a choice at a silent point in words."""
        return ruling(rule, choice)

    def steps(self, view: View) -> tuple[TurnStep, ...]:
        """Return the steps of this turn, in order."""
        return steps(view)

    def title(self) -> str:
        """Return the name of the game."""
        return _("Agents")

    def sheet(self, view: View) -> Sheet:
        """Return the table in words and figures."""
        return sheet(view, self.gist)

    def around(self, thing: str, view: View) -> Section:
        """Return what lies around a circle, or around somebody's figure."""
        return around(thing, view)

    def differences(self, options: Options) -> tuple[str, ...]:
        """Say whether an edition file replaces the rulebook's figures."""
        return ("board",) if "board" in options else ()


WORDS = AllWords()
