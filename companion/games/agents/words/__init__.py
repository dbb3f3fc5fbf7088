"""All texts of Agents, for the app, the prompt and the record."""

from companion.contract.announcement import Announcement
from companion.contract.sheet import Sheet
from companion.contract.words import Words
from companion.core import Options
from companion.games.agents.locale import _
from companion.games.agents.moves.base import AgentsMove
from companion.games.agents.moves.claim import Claims
from companion.games.agents.moves.files import Finds
from companion.games.agents.moves.setup import Built
from companion.games.agents.moves.turn import Throw
from companion.games.agents.view import View
from companion.games.agents.words.asking import kind, prompt, value
from companion.games.agents.words.moments import due
from companion.games.agents.words.names import action_name, agent_name, won
from companion.games.agents.words.points import option, ruling
from companion.games.agents.words.sentences import building, row, sentence
from companion.games.agents.words.sheet import sheet
from companion.games.agents.words.steps import steps


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

    option = staticmethod(option)
    due = staticmethod(due)
    won = staticmethod(won)
    sentence = staticmethod(sentence)
    row = staticmethod(row)
    announce = staticmethod(announce)
    kind = staticmethod(kind)
    value = staticmethod(value)
    prompt = staticmethod(prompt)
    ruling = staticmethod(ruling)
    steps = staticmethod(steps)

    def title(self) -> str:
        """Return the name of the game."""
        return _("Agents")

    def sheet(self, view: View) -> Sheet:
        """Return the table in words and figures."""
        return sheet(view, self.gist)

    def differences(self, options: Options) -> tuple[str, ...]:
        """Say whether an edition file replaces the rulebook's figures."""
        return ("board",) if "board" in options else ()


WORDS = AllWords()
