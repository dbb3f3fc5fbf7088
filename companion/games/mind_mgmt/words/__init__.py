"""What people read of MIND MGMT, in one phrasebook for the app, the prompt and the evidence."""

from companion.core import Outcome
from companion.game import Gist, Row, Section, Sheet, Words
from companion.games.mind_mgmt.moves.base import Move
from companion.games.mind_mgmt.notation import NOTATION
from companion.games.mind_mgmt.start import differences
from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words.announcements import announcement
from companion.games.mind_mgmt.words.due import due
from companion.games.mind_mgmt.words.kinds import kind_name
from companion.games.mind_mgmt.words.names import Names, feature_names
from companion.games.mind_mgmt.words.points import way
from companion.games.mind_mgmt.words.prompts import prompt
from companion.games.mind_mgmt.words.sentences import row, sentence
from companion.games.mind_mgmt.words.values import value_name
from companion.locale import _
from companion.viewjson import as_json


def words(rule: Gist = str) -> Words[Move, View]:
    """Give the phrasebook; `rule` says in a few words what a rule is about."""

    def names(view: View) -> Names:
        return Names(feature_names(view.board.names), rule)

    return Words(
        title=lambda: "MIND MGMT",
        option=_option,
        due=due,
        won=_won,
        sentence=lambda move, view: sentence(move, names(view)),
        row=lambda move, view, room: row(move, names(view), room),
        announce=lambda move, view: announcement(move, view, names(view)),
        kind=lambda kind, fixed, view: kind_name(kind, fixed, names(view)),
        value=lambda kind, field, value, view: value_name(kind, field, value, names(view)),
        prompt=prompt,
        ruling=way,
        sheet=_sheet,
        differences=differences,
        explained=words,
    )


def _won(outcome: Outcome) -> str:
    """Say who has won."""
    winners = {"recruiter": _("The Recruiter wins"), "agents": _("The agents win")}
    return winners[outcome.winners[0]]


def _option(name: str, value: str) -> str:
    """Name a field of a new table, or one of its values."""
    said = {
        "mode": _("Mode"),
        "players": _("Players"),
        "board": _("Board"),
        "full": _("full game"),
        "training": _("training mission"),
    }
    return said[value or name]


def _sheet(view: View) -> Sheet:
    """Show the view as it is."""
    rows = (Row(name, str(value)) for name, value in as_json(view, NOTATION.format).items())
    return Sheet(due(view), (Section("MIND MGMT", tuple(rows)),))


WORDS = words()
