"""Announcements of questions, answers and the Recruiter's words; of nothing secret."""

from collections.abc import Callable
from dataclasses import replace

from companion.contract.announcement import Announcement
from companion.games.mind_mgmt.board.plan import Feature, Place
from companion.games.mind_mgmt.locale import N_, _
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import answers as n
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words.names import Names, hour_name
from companion.games.mind_mgmt.words.to_do import DOLPHIN, SHAKEDOWN, to_do
from companion.untyped import GamesOwn

Said = Callable[[GamesOwn, View, Names], Announcement]
RECRUITS = (
    N_("No recruits"),
    N_("One recruit"),
    N_("Two recruits"),
    N_("Three recruits"),
    N_("Four recruits"),
    N_("Five recruits"),
    N_("Six recruits"),
    N_("Seven recruits"),
    N_("Eight recruits"),
    N_("Nine recruits"),
    N_("Ten recruits"),
    N_("Eleven recruits"),
    N_("Twelve recruits"),
)


def announcement(move: MindMove, view: View, names: Names) -> Announcement | None:
    """Return the announcement of a move, with what the players do on the board."""
    said = SAID.get(type(move))
    heard = said(move, view, names) if said else Announcement()
    whole = replace(heard, to_do=to_do(move, view, names))
    return None if whole == Announcement() else whole


def asked(rule: str, feature: Feature, place: Place | None, names: Names) -> str:
    """Return a question in few words, by the rule about its answer."""
    there = names.there(place) if place else ""
    return QUESTIONS[rule]().format(feature=names.feature(feature), place=there)


QUESTIONS: dict[str, Callable[[], str]] = {
    "mind-mgmt.ask.answer": lambda: _("{feature}?"),
    "mind-mgmt.dolphin.all": lambda: _("{feature}, everywhere?"),
    "mind-mgmt.reveal.hour": lambda: _("When on {place}?"),
    "mind-mgmt.shakedown.truth": lambda: _("Shakedown: {feature}?"),
    "mind-mgmt.capture.truth": lambda: _("Captured on {place}?"),
    "mind-mgmt.meru.truth": lambda: _("Within 2 of {place} in a straight line?"),
}


def _asks(rule: str) -> Said:
    """Return a function that announces an agent's question."""

    def said(move: GamesOwn, _view: View, names: Names) -> Announcement:
        feature, place = getattr(move, "feature", ""), getattr(move, "place", None)
        return Announcement(asked=asked(rule, feature, place, names))

    return said


def _joined(_move: t.Dolphin, view: View, names: Names) -> Announcement:
    """Announce that the ally joined the question."""
    feature = view.question.feature if view.question else ""
    return Announcement(asked=asked(DOLPHIN, feature, None, names))


def _answer(
    view: View, names: Names, said: str, sign: str = "", explained: str = ""
) -> Announcement:
    """Announce an answer with its question, and an explanation in smaller letters."""
    waits = view.question
    question = asked(waits.rule, waits.feature, waits.place, names) if waits else ""
    return Announcement(said, sign, question, explained=explained)


def _none(_move: n.CannotMark, view: View, names: Names) -> Announcement:
    """Announce that there is no new token, and which ones the feature has."""
    feature = view.question.feature if view.question else ""
    marked = [
        place
        for place in view.board.features
        if feature in view.board.features[place] and place in view.public.marked
    ]
    already = _("already on {places}").format(places=", ".join(map(names.there, marked)))
    said = _("No new token")
    return _answer(view, names, said, said, already if marked else "")


def _recruits(number: int) -> str:
    """Return a number of recruits in words."""
    return _(RECRUITS[number]) if number < len(RECRUITS) else str(number)


def _marks(move: n.Marks, view: View, names: Names) -> Announcement:
    """Announce where steps are laid, and what is printed there."""
    said = _("Step on {places}") if len(move.places) == 1 else _("Steps on {places}")
    sign, places = " ".join(move.places), ", ".join(move.places)
    printed = [names.printed_on(place) for place in move.places]
    explained = printed if len(printed) == 1 else map(names.there, move.places)
    return _answer(view, names, said.format(places=places), sign, ", ".join(explained))


def _shown(move: s.ShowHour, _view: View, names: Names) -> Announcement:
    """Announce where the Recruiter was."""
    said = _("At {hour} on {place}")
    there = said.format(hour=hour_name(move.hour), place=names.there(move.place))
    return Announcement(there, move.place)


def _mistake(move: t.Mistake, _view: View, _names: Names) -> Announcement:
    """Announce an admitted mistake."""
    said = _("A mistake at {hour}: {words}")
    return Announcement(said.format(hour=hour_name(move.hour), words=move.words))


def _plain(said: Callable[[], str]) -> Said:
    """Return a function that always announces the same."""
    return lambda _move, _view, _names: Announcement(said())


SAID: dict[type[MindMove], Said] = {
    a.Asks: _asks("mind-mgmt.ask.answer"),
    a.Reveals: _asks("mind-mgmt.reveal.hour"),
    a.ShakesDown: _asks(SHAKEDOWN),
    a.Captures: _asks("mind-mgmt.capture.truth"),
    a.Senses: _asks("mind-mgmt.meru.truth"),
    t.Dolphin: _joined,
    n.Marks: _marks,
    n.CannotMark: _none,
    n.TellsHour: lambda move, view, names: _answer(
        view, names, _("At {hour}").format(hour=hour_name(move.hour)), hour_name(move.hour)
    ),
    n.Says: lambda move, view, names: _answer(
        view, names, *[_("Yes") if move.truth else _("No")] * 2
    ),
    r.TellRecruits: lambda move, _view, _names: Announcement(
        _recruits(move.number), str(move.number)
    ),
    r.DoneSlip: _plain(lambda: _("Mind Slip used")),
    r.Stuck: _plain(lambda: _("I cannot move")),
    s.ShowHour: _shown,
    t.Mistake: _mistake,
    t.Mended: _plain(lambda: _("It is put right")),
}
