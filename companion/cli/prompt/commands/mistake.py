"""The command for admitting a mistake of the hidden seat, in games that have them."""

from companion import games
from companion.cli.prompt.evening import PromptEvening
from companion.cli.prompt.hidden_side import lifted
from companion.core import PUBLIC, NotUnderstood, Seat
from companion.locale import _
from companion.text.keyboard import agreed
from companion.trail.mistake_words import MistakeWords, read_hour
from companion.trail.mistakes import AdmitsMistake


def admitting(game: str) -> type[AdmitsMistake] | None:
    """Return the kind of move by which a game has mistakes admitted, if it has any."""
    kinds = games.take(game).notation.kinds
    return next((each for each in kinds if issubclass(each, AdmitsMistake)), None)


def mistake(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Ask for the hour and a text, say what the mistake costs, and admit it."""
    kind = admitting(session.table.game)
    assert kind
    if session.table.outcome:
        session.table.foreseen(session.hidden, kind(1, ""))  # the referee says that it is over
    if session.desk.hides and seat == PUBLIC and session.hidden:
        lifted(session, lambda: mistake(session, session.hidden, rest))
        return
    typed, _blank, what = rest.partition(" ")
    hour = read_hour(typed or _asked(session, kind))
    what = what or _asked(session, kind, hour=hour)
    if not what.split():
        raise NotUnderstood(_("nothing was admitted: say in a few words what went wrong"))
    move = kind(hour, " ".join(what.split()))
    if session.desk.hides:
        _need_sure(session, move)
    session.play(seat, move)


def _asked(session: PromptEvening, kind: type[AdmitsMistake], **fields: int) -> str:
    """Ask for the next field."""
    view, words = session.table.view(session.hidden), games.take(session.table.game).words
    return session.desk.shown(f"{words.prompt(kind, fields, view)} ") or ""


def _need_sure(session: PromptEvening, move: AdmitsMistake) -> None:
    """Say what it costs, as it cannot be taken back, and go on only after a yes."""
    words = games.take(session.table.game).words
    if isinstance(words, MistakeWords):
        session.desk.say(words.cost(session.table.foreseen(session.hidden, move)))
    said = session.desk.shown(_("Admit it? Enter or y: yes. Anything else: no "))
    if not agreed(said):
        raise NotUnderstood(_("nothing was admitted"))
