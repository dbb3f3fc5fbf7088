"""A verdict as data for programs."""

from typing import TYPE_CHECKING

from companion import games
from companion.core import PUBLIC
from companion.locale import _
from companion.seal.checking.kept_heads import Kept, KeptHead
from companion.telling.verdict.fingerprint import fingerprint
from companion.telling.verdict.words import hour_of
from companion.text.view_json import as_json

if TYPE_CHECKING:
    from companion.seal.checking.verdict import Verdict


def facts(verdict: "Verdict") -> dict[str, object]:
    """Return everything that the check found."""
    sizes = verdict.sizes
    return {
        "exit": verdict.code,
        "findings": [
            {"line": each.line, "class": each.kind, "rule": each.rule} for each in verdict.all
        ],
        "kept": [
            {"name": _name(verdict, each.kept), "holds": each.size, "class": each.wrong}
            for each in verdict.compared
        ],
        "answers": [
            {
                "line": each.line,
                "hour": each.hour,
                "text": each.text,
                "before": each.before(sizes),
                "after": each.after(sizes),
            }
            for each in verdict.answers
        ],
        "deals": [
            {
                "line": each.line,
                "hour": each.hour,
                "share": dict(each.share),
                "before": verdict.before(each),
                "after": each.after(sizes),
            }
            for each in verdict.deals
        ],
        "hours": [
            {
                "hour": each.hour,
                "line": each.sheet,
                "kept": each.kept(sizes),
                "proof": each.level,
            }
            for each in (verdict.witness.turns if verdict.witness else ())
        ],
        "ending": _ending(verdict),
        "last": max(sizes, default=0),
        "retracted": verdict.witness.retracted if verdict.witness else [],
        **_program(verdict),
        "lines": len(verdict.evidence.lines),
        "public": _public(verdict),
        "program": fingerprint(),
    }


def _public(verdict: "Verdict") -> object:
    """Return the public view at the end."""
    if verdict.witness is None:
        return {}
    return as_json(verdict.witness.view(PUBLIC), games.take(verdict.first.game).notation.format)


def _program(verdict: "Verdict") -> dict[str, object]:
    """Return the level at which the program played, and whether its decisions were made again."""
    if not verdict.program:
        return {}
    return {"level": verdict.program, "recomputed": verdict.recomputed}


def _ending(verdict: "Verdict") -> dict[str, object] | None:
    """Return the line that ends or stops the game, and whether a kept head covers it."""
    if not (verdict.evidence.ended and verdict.ending):
        return None
    return {"line": verdict.ending, "held": not verdict.behind(verdict.ending)}


def _name(verdict: "Verdict", kept: Kept) -> str:
    """Name what was kept."""
    if isinstance(kept, KeptHead):
        return kept.name
    return _("receipt words of {hour}").format(hour=hour_of(verdict, kept.hour))
