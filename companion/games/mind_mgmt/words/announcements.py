"""What the Recruiter says aloud, word by word; nothing of what is done unseen."""

from collections.abc import Callable
from typing import Any

from companion.game import Announcement
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves import answers as n
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import RECRUITER, Move
from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words.names import Names, hour_name

SHAKEDOWN = "mind-mgmt.shakedown.truth"
Said = Callable[[Any, View, Names], Announcement]


def announcement(move: Move, view: View, names: Names) -> Announcement | None:
    """Give what is said aloud of a move, and the sign in it that is read across the table."""
    if isinstance(move, r.Done) and view.phase != RECRUITER:
        return None
    said = SAID.get(type(move))
    return said(move, view, names) if said else None


def _recruits(number: int) -> str:
    """Count recruits as one says it."""
    counts = (
        _("No recruits"),
        _("One recruit"),
        _("Two recruits"),
        _("Three recruits"),
        _("Four recruits"),
        _("Five recruits"),
        _("Six recruits"),
        _("Seven recruits"),
        _("Eight recruits"),
        _("Nine recruits"),
        _("Ten recruits"),
        _("Eleven recruits"),
        _("Twelve recruits"),
    )
    return counts[number] if number < len(counts) else str(number)


def _marks(move: n.Marks, _view: View, _names: Names) -> Announcement:
    """Say where steps are laid."""
    said = _("Step on {places}") if len(move.places) == 1 else _("Steps on {places}")
    return Announcement(said.format(places=", ".join(move.places)), " ".join(move.places))


def _says(move: n.Says, view: View, names: Names) -> Announcement:
    """Say yes or no; behind a Shakedown that found a card, also what happens to the card."""
    question = view.question
    if not (move.truth and question and question.rule == SHAKEDOWN):
        return Announcement(_("Yes") if move.truth else _("No"))
    card = _("Lay the card open: {feature}").format(feature=names.feature(question.feature))
    return Announcement(_("Yes"), then=card)


def _hop(move: r.MoveImmortal | r.ExtraImmortal, _view: View, _names: Names) -> Announcement:
    """Say where an Immortal goes, and what that is paid with."""
    said = _("Immortal from {place} to {other}").format(place=move.way[0], other=move.way[1])
    if isinstance(move, r.ExtraImmortal):
        said += " " + _("for the step on {paid}").format(paid=move.place)
    return Announcement(said)


def _shown(move: s.ShowHour, _view: View, _names: Names) -> Announcement:
    """Say where the Recruiter was."""
    said = _("At {hour} on {place}").format(hour=hour_name(move.hour), place=move.place)
    return Announcement(said, move.place)


def _mistake(move: t.Mistake, _view: View, _names: Names) -> Announcement:
    """Say which mistake is admitted."""
    said = _("A mistake at {hour}: {words}")
    return Announcement(said.format(hour=hour_name(move.hour), words=move.words))


def _plain(said: Callable[[], str]) -> Said:
    """Say the same each time."""
    return lambda _move, _view, _names: Announcement(said())


SAID: dict[type[Move], Said] = {
    n.Marks: _marks,
    n.CannotMark: _plain(lambda: _("I cannot place one")),
    n.TellsHour: lambda move, _view, _names: Announcement(
        _("At {hour}").format(hour=hour_name(move.hour)), hour_name(move.hour)
    ),
    n.Says: _says,
    r.TellRecruits: lambda move, _view, _names: Announcement(
        _recruits(move.number), str(move.number)
    ),
    s.PlaceImmortal: lambda move, _view, _names: Announcement(
        _("Immortal on {place}").format(place=move.place)
    ),
    r.MoveImmortal: _hop,
    r.ExtraImmortal: _hop,
    r.ImmortalRecruit: lambda move, _view, names: Announcement(
        _("The Immortals recruit: {feature}").format(feature=names.feature(move.feature))
    ),
    r.Draw: lambda move, _view, names: Announcement(
        _("New card: {feature}").format(feature=names.feature(move.feature))
    ),
    r.Done: _plain(lambda: _("Done")),
    r.DoneSlip: _plain(lambda: _("Done, with a mind slip")),
    r.Stuck: _plain(lambda: _("I cannot move")),
    s.ShowHour: _shown,
    t.Mistake: _mistake,
    t.Mended: _plain(lambda: _("It is put right")),
}
