"""All texts of My Neighbour Spy, for the app, the prompt and the record."""

from companion.contract.announcement import Announcement
from companion.contract.sheet import Sheet
from companion.contract.words import Words
from companion.games.neighbour_spy.locale import _
from companion.games.neighbour_spy.moves.base import NeighbourMove
from companion.games.neighbour_spy.moves.market import Hires
from companion.games.neighbour_spy.moves.turn import Kept, KeptSame, Took
from companion.games.neighbour_spy.options import differences
from companion.games.neighbour_spy.view import View
from companion.games.neighbour_spy.words.asking import due, kind, prompt, value
from companion.games.neighbour_spy.words.names import brought_name, effect_name, won
from companion.games.neighbour_spy.words.points import option, ruling
from companion.games.neighbour_spy.words.sentences import row, sentence
from companion.games.neighbour_spy.words.sheet import sheet
from companion.games.neighbour_spy.words.steps import steps


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
    differences = staticmethod(differences)
    steps = staticmethod(steps)

    def title(self) -> str:
        """Return the name of the game."""
        return _("My Neighbour Spy")

    def sheet(self, view: View) -> Sheet:
        """Return the table in words and figures."""
        return sheet(view, self.gist)


WORDS = AllWords()
