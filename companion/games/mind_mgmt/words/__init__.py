"""All texts of MIND MGMT, for the app, the prompt and the evidence."""

from companion.game import Gist, Words
from companion.games.mind_mgmt.board import Board
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves.base import SETUP, Move
from companion.games.mind_mgmt.moves.recruiter import Slip
from companion.games.mind_mgmt.start import differences
from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words.announcements import announcement
from companion.games.mind_mgmt.words.asked import before
from companion.games.mind_mgmt.words.due import due
from companion.games.mind_mgmt.words.evening import ended, figures
from companion.games.mind_mgmt.words.gains import brings, caution
from companion.games.mind_mgmt.words.kinds import kind_name
from companion.games.mind_mgmt.words.names import Names, mode_name, names_at, seat_name, won
from companion.games.mind_mgmt.words.points import way
from companion.games.mind_mgmt.words.prompts import prompt
from companion.games.mind_mgmt.words.sentences import row, sentence
from companion.games.mind_mgmt.words.sheet import sheet
from companion.games.mind_mgmt.words.steps import steps
from companion.games.mind_mgmt.words.values import token_at, value_name
from companion.locale import reading


def words(rule: Gist = str) -> Words[Move, View]:
    """Return all words; `rule` says what a rule is about."""
    kept: dict[str, tuple[Board, Names]] = {}  # by language, as a log asks for names in each row

    def names(view: View) -> Names:
        board, known = kept.get(reading(), (None, None))
        if known is None or board is not view.board:
            known = names_at(view, rule)
            kept[reading()] = view.board, known
        return known

    return Words(
        title=lambda: "MIND MGMT",
        option=_option,
        due=due,
        won=won,
        sentence=lambda move, view: sentence(move, names(view)),
        row=lambda move, view, room: row(move, names(view), room),
        announce=lambda move, view: announcement(move, view, names(view)),
        kind=lambda kind, fixed, view: (
            kind_name(kind, fixed, names(view)) + before(kind, fixed, view, names)
        ),
        value=lambda kind, field, value, view: (
            token_at(value, view, names(view))
            if (kind, field) == (Slip, "token")
            else value_name(kind, field, value, names(view))
            + before(kind, {field: value}, view, names)
        ),
        prompt=prompt,
        ruling=way,
        sheet=lambda view: sheet(view, names(view)),
        differences=differences,
        seat=seat_name,
        brings=brings,
        caution=caution,
        moment=lambda view: _("set-up") if view.phase == SETUP else "",
        ended=lambda view: ended(view, names(view)),
        figures=lambda view: figures(view, names(view)),
        compare=lambda: _("Now compare the real cards: the features and the Recruiter card."),
        steps=steps,
        explained=words,
    )


def _option(name: str, value: str) -> str:
    """Name a field of a new table, or one of its values."""
    said = {
        "mode": _("Mode"),
        "players": _("Players"),
        "board": _("Board"),
    }
    return mode_name(value) if value else said[name]


WORDS = words()
