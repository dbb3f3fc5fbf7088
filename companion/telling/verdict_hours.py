"""How much proof a table asked for in each hour, and what its kept receipts made of it."""

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from companion.locale import N_, _
from companion.record.content import EVERY, NONE, RED
from companion.telling.verdict_words import LAWFUL, answer, holder, spans

if TYPE_CHECKING:
    from companion.seal.verdict import Verdict
    from companion.seal.witness import Turn

ASKED = {EVERY: N_("every turn"), RED: N_("red hours"), NONE: N_("no proof")}


def hour_by_hour(verdict: "Verdict") -> Iterator[str]:
    """Tell the hours of a table that said how much proof it asks for; alike ones in one row."""
    turns = verdict.witness.turns if verdict.witness else ()
    if not (verdict.chosen and turns):
        return
    yield _("What each hour is worth, with how much proof this table had chosen by then:")
    told = (((_(ASKED[turn.level]), _worth(verdict, turn)), turn.hour) for turn in turns)
    for (asked, worth), hours in groupby(told, key=lambda each: each[0]):
        said = spans([hour for _said, hour in hours])
        yield f"  {said} ({asked}): {worth}"


def _worth(verdict: "Verdict", turn: "Turn") -> str:
    """Say what an hour is worth by what was kept."""
    if turn.kept(verdict.sizes):
        return _kept(verdict, turn)
    if turn.headed:
        return _("not proven, as its receipt was not given here")
    if turn.held(verdict.sizes):
        return _(
            "not proven, as no receipt was shown before anybody moved or asked; a later one covers"
            " it from then on"
        )
    return _("not proven")


def _kept(verdict: "Verdict", turn: "Turn") -> str:
    """Say what an hour is worth whose receipt was kept in time."""
    if answer(verdict) not in LAWFUL:
        return _("its receipt was kept in time")
    loose = [each for each in verdict.unbound if each.hour == turn.hour]
    if not loose:
        return _("proven")
    if all(each.after(verdict.sizes) for each in loose):
        said = _("proven from its receipt on; what {holder} announced before it is not")
        return said.format(holder=holder(verdict))
    return _("not proven: its receipt was kept in time, but no later one covers its answers")
