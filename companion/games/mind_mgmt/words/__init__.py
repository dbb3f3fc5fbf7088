"""All texts of MIND MGMT, for the app, the prompt and the evidence."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from companion.contract.announcement import Announcement
from companion.contract.move import Fields
from companion.contract.player_names import MOVED, PROGRAM
from companion.contract.seat_name import SeatName
from companion.contract.sheet import Section, Sheet, TurnStep
from companion.contract.words import Words
from companion.core import KEEPER, Options, Outcome, Seat
from companion.games.mind_mgmt.knowledge.asking import asking
from companion.games.mind_mgmt.locale import N_, _
from companion.games.mind_mgmt.moves.answers import Marks
from companion.games.mind_mgmt.moves.base import AGENTS, SETUP, MindMove
from companion.games.mind_mgmt.moves.recruiter import Slip
from companion.games.mind_mgmt.moves.setup import BEHIND, Lay
from companion.games.mind_mgmt.start import differences
from companion.games.mind_mgmt.view import KeeperView, View
from companion.games.mind_mgmt.words import mistakes
from companion.games.mind_mgmt.words.announcements import announcement
from companion.games.mind_mgmt.words.announcements import asked as question_asked
from companion.games.mind_mgmt.words.asked import answer, before
from companion.games.mind_mgmt.words.due import due
from companion.games.mind_mgmt.words.evening import ended, figures
from companion.games.mind_mgmt.words.gains import brings, caution
from companion.games.mind_mgmt.words.help_measured import help_measured
from companion.games.mind_mgmt.words.kinds import kind_name
from companion.games.mind_mgmt.words.names import (
    BARE,
    Names,
    agent_name,
    card_name,
    hour_name,
    level_name,
    mode_name,
    mover_name,
    names_at,
    seat_name,
    won,
)
from companion.games.mind_mgmt.words.points import way
from companion.games.mind_mgmt.words.prompts import prompt
from companion.games.mind_mgmt.words.reasons import reason
from companion.games.mind_mgmt.words.sentences import row, sentence
from companion.games.mind_mgmt.words.sheet import sheet
from companion.games.mind_mgmt.words.steps import steps
from companion.games.mind_mgmt.words.surroundings import about, beside, found
from companion.games.mind_mgmt.words.values import token_at, value_name
from companion.trail.mistake_words import MistakeWords
from companion.untyped import Value

OPTIONS = {
    "mode": N_("Mode"),
    "players": N_("Players"),
    PROGRAM: N_("Recruiter"),
    MOVED: N_("By program"),
    "board": N_("Board"),
}


class AllWords(MistakeWords, Words[MindMove, View]):
    """All words of the game."""

    def help_measured(self) -> str:
        """Say what help was worth to the agents in games of the program with itself."""
        return help_measured()

    def due(self, view: View) -> str:
        """Say in one sentence what everybody waits for."""
        return due(view)

    def won(self, outcome: Outcome) -> str:
        """Say in a few words who has won."""
        return won(outcome)

    def prompt(self, kind: type[MindMove], fields: Fields, view: View) -> str:
        """Ask for the next field."""
        return prompt(kind, fields, view)

    def ruling(self, rule: str, choice: str) -> str:
        """Return a choice at a silent point in words."""
        return way(rule, choice)

    def differences(self, options: Options) -> tuple[str, ...]:
        """Say where this box differs from the printed one."""
        return differences(options)

    def seat(self, seat: Seat) -> SeatName:
        """Return the name of a seat."""
        return seat_name(seat)

    def seeker(self, agent: str) -> str:
        """Name a figure that searches for the hidden seat."""
        return agent_name(agent)

    def brings(self, move: MindMove, view: View) -> str:
        """Return a hint about what a move leads to."""
        return brings(move, view)

    def caution(self, move: MindMove, view: View) -> str:
        """Return the warning before a move that `warns`."""
        return caution(move, view)

    def steps(self, view: View) -> tuple[TurnStep, ...]:
        """Return the steps of this turn, in order."""
        return steps(view)

    def _names(self, view: View) -> Names:
        """Return the names of what is on the board."""
        return names_at(view, self.gist)

    def title(self) -> str:
        """Return the name of the game."""
        return "MIND MGMT"

    def option(self, name: str, value: str) -> str:
        """Name a field of a new table, or one of its values."""
        if name == PROGRAM and value:
            return level_name(value)
        if name == MOVED and value:
            return mover_name(value)
        return mode_name(value) if value else _(OPTIONS[name])

    def sentence(self, move: MindMove, view: View) -> str:
        """Say a move as a sentence."""
        return sentence(move, self._names(view))

    def speaker(self, move: MindMove, view: View) -> str:
        """Return who speaks with a move: the Recruiter, the agents in their turn, or the table."""
        if move.seat == KEEPER:
            return _("Recruiter")
        return _("Agents") if view.phase == AGENTS else ""

    def row(self, move: MindMove, view: View, room: int) -> str:
        """Say a move in at most so many characters; nobody lays anything for the program."""
        if isinstance(move, Lay) and view.public.program and move.thing in BEHIND:
            return ""
        return row(move, self._names(view), room)

    def announce(self, move: MindMove, view: View) -> Announcement | None:
        """Return what is said aloud with a move."""
        return announcement(move, view, self._names(view))

    def kind(self, kind: type[MindMove], fields: Fields, view: View) -> str:
        """Return the row of a kind of move in a list."""
        named = kind_name(kind, fields, self._names(view))
        return named + before(kind, fields, view, self._names)

    def value(self, kind: type[MindMove], name: str, value: Value, view: View) -> str:
        """Return the row of a value of a field."""
        if (kind, name) == (Slip, "token"):
            return token_at(value, view, self._names(view))
        named = value_name(kind, name, value, self._names(view))
        return named + before(kind, {name: value}, view, self._names)

    def sheet(self, view: View) -> Sheet:
        """Return the table in words and figures."""
        return sheet(view, self._names(view))

    def about(self, thing: str, view: View) -> Section:
        """Return what there is to know of a location, or of where an agent stands."""
        place = found(thing, view)
        return about(place, view, self._names(view)) if place else super().about(thing, view)

    def around(self, thing: str, view: View) -> Section:
        """Return all neighbours of a location, or of where an agent stands."""
        path = view.map.path if isinstance(view, KeeperView) else ()
        place = found(thing, view) if thing else next(iter(path[-1:]), None)
        return beside(place, view, self._names(view)) if place else Section("", ())

    def question(self, moves: Sequence[MindMove], view: View) -> str:
        """Name a question, whoever asks it."""
        asked, names = asking(view.public, moves).question, self._barely(view)
        return question_asked(asked.kind, asked.feature, asked.place, names) if asked else ""

    def reason(self, move: MindMove) -> str:
        """Say why the program makes a move for the agents that asks nothing."""
        return reason(move)

    def reply(self, given: MindMove, view: View) -> str:
        """Say an answer in few words."""
        return (
            ", ".join(given.places) if isinstance(given, Marks) else answer(given, names_at(view))
        )

    def _barely(self, view: View) -> Names:
        """Return names in which a location is not described."""
        return replace(self._names(view), places=BARE)

    def held(self, sort: str, name: str, view: View) -> str:
        """Name a Recruiter card, or a feature."""
        return card_name(name) if sort == "card" else self._names(view).features[name]

    def admissible(self, view: View) -> Mapping[int, str]:
        """Return the hours so far with what was announced, the newest first."""
        return mistakes.hours(view)

    def cost(self, view: View) -> str:
        """Say what the mistake costs that was admitted."""
        return mistakes.cost(view.mistake) if view.mistake else ""

    def hour(self, stamp: str) -> SeatName:
        """Return an hour as it stands on the board."""
        return SeatName((hour_name(int(stamp)),))

    def moment(self, view: View) -> str:
        """Return what a list shows instead of the hour during the set-up."""
        return _("set-up") if view.phase == SETUP else ""

    def ended(self, view: View) -> str:
        """Say in one sentence how the game ended."""
        return ended(view, self._names(view))

    def figures(self, view: View) -> Sheet:
        """Return the evening in figures."""
        return figures(view, self._names(view))

    def compare(self) -> str:
        """Say which real cards to compare at the end."""
        return _("Now compare the real cards: the features and the Recruiter card.")


WORDS = AllWords()
