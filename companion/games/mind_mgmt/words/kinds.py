"""The names of kinds of moves in a list, and of whole moves in one row."""

from collections.abc import Callable

from companion.contract.move import Fields
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import answers as n
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.words.names import Names, agent_name, hour_name, token_name
from companion.trail import help_words
from companion.untyped import Value

Said = Callable[[Fields, Names], str]


def kind_name(kind: type[MindMove], fixed: Fields, names: Names) -> str:
    """Return the name of a kind of move, with its fixed fields."""
    return KINDS[kind](fixed, names)


def _walks(fixed: Fields, _names: Names) -> str:
    """Return the name of a walk, or of one that is not entered."""
    return _("moves, way not entered") if fixed.get("way", ()) is None else _("moves")


def _asks(fixed: Fields, names: Names) -> str:
    """Return the name of a question, about any feature or one."""
    if "feature" in fixed:
        return _("asks: {what}").format(what=names.feature(fixed["feature"]))
    return _("asks about a feature")


def _by(field: str, bare: Callable[[], str], named: Callable[[Value], str]) -> Said:
    """Return a function that names a move by a field, which may still be open."""

    def said(fixed: Fields, _names: Names) -> str:
        return named(fixed[field]) if field in fixed else bare()

    return said


def _at(bare: Callable[[], str], placed: Callable[[], str]) -> Said:
    """Return a function that names something done at a location, which may be fixed."""
    return _by("place", bare, lambda place: placed().format(what=place))


def _answer() -> str:
    """Return the name of an answer that is still to be chosen."""
    return _("Answer")


def _recruits(fixed: Fields, names: Names) -> str:
    """Return the name of a recruit by the Immortals, by any feature or one."""
    if "feature" not in fixed:
        return _("The Immortals contact a recruit")
    said = _("The Immortals contact a recruit: {what}")
    return said.format(what=names.feature(fixed["feature"]))


def _done(token: str) -> str:
    """Return the name of an end of turn with a mind slip."""
    return _("End turn (Mind Slip used, {token})").format(token=token_name(token))


def _plain(said: Callable[[], str]) -> Said:
    """Return a function that always gives the same name."""
    return lambda _fixed, _names: said()


KINDS: dict[type[MindMove], Said] = {
    s.ChooseRecruiter: _plain(lambda: _("Recruiter")),
    s.Lay: _plain(lambda: _("Place")),
    s.Mayhem: _plain(lambda: _("Mayhem")),
    s.Supply: _plain(lambda: _("Supply")),
    s.TakeCard: _plain(lambda: _("Card")),
    s.Start: _plain(lambda: _("Start")),
    s.ShowHour: _plain(lambda: _("Show an hour")),
    s.Deal: _plain(lambda: _("Companion deals them")),
    s.DealFeatures: _plain(lambda: _("Features")),
    s.PlaceImmortal: _plain(lambda: _("Immortal")),
    s.Control: _plain(lambda: _("Agents")),
    s.PlaceAgent: _plain(lambda: _("Agent")),
    s.PlaceToken: _plain(lambda: _("Mind Slip token")),
    s.Begin: _plain(lambda: _("Begin")),
    r.Step: _plain(lambda: _("Step")),
    r.Slip: _plain(lambda: _("Mind Slip")),
    r.TellRecruits: _plain(lambda: _("Recruits")),
    r.Draw: _plain(lambda: _("Draw a feature card")),
    r.MoveImmortal: _plain(lambda: _("Move an Immortal")),
    r.ExtraImmortal: _plain(lambda: _("Move an Immortal, paid for with a step token")),
    r.ImmortalRecruit: _recruits,
    r.Done: _plain(lambda: _("End turn")),
    r.DoneSlip: _by("token", lambda: _("End turn (Mind Slip used)"), _done),
    r.Stuck: _plain(lambda: _("I cannot move")),
    a.AgentMove: lambda fixed, _names: agent_name(fixed["agent"]),
    a.Moves: _walks,
    a.Asks: _asks,
    a.Reveals: _at(lambda: _("reveals a step"), lambda: _("reveals the step on {what}")),
    a.ShakesDown: _plain(lambda: _("shakes down an Immortal")),
    a.Pushes: _plain(lambda: _("pushes the Immortal")),
    a.Captures: _at(lambda: _("tries to capture"), lambda: _("tries to capture on {what}")),
    a.Senses: _at(
        lambda: _("uses her ability: within 2 in a straight line?"),
        lambda: _("uses her ability on {what}: within 2 in a straight line?"),
    ),
    a.Shoves: _plain(lambda: _("shoves an Immortal")),
    a.Leads: _plain(lambda: _("leads an agent")),
    a.Rests: _plain(lambda: _("passes")),
    n.Marks: _by("places", _answer, ", ".join),
    n.CannotMark: _plain(lambda: _("No new token")),
    n.TellsHour: _by("hour", _answer, hour_name),
    n.Says: _by("truth", _answer, lambda truth: _("Yes") if truth else _("No")),
    t.Dolphin: _plain(lambda: _("The agents: the Spy Dolphin helps")),
    t.Note: _plain(lambda: _("Note")),
    t.Lift: _plain(lambda: _("Remove note")),
    t.Ruling: _plain(lambda: _("Decide")),
    t.Override: _plain(lambda: _("Allow it at this table")),
    t.Restore: _plain(lambda: _("Forbid it again")),
    t.Remark: _plain(lambda: _("Remark")),
    t.MindHelp: _plain(lambda: help_words.kind(t.MindHelp)),
    t.MindHelpByAll: _plain(lambda: help_words.kind(t.MindHelpByAll)),
    t.Mistake: _plain(lambda: _("Mistake")),
    t.CorrectMayhem: _plain(lambda: _("Correct: mayhem")),
    t.CorrectImmortal: _plain(lambda: _("Correct: an Immortal")),
    t.CorrectAgent: _plain(lambda: _("Correct: an agent")),
    t.CorrectToken: _plain(lambda: _("Correct: the Mind Slip token")),
    t.CorrectDraw: _plain(lambda: _("Correct: an open card")),
    t.Mended: _plain(lambda: _("It is put right")),
}
