"""Why the program decided as it did: the moves that its level thought about, with their values."""

from collections.abc import Iterator

from companion import games
from companion.core import NotUnderstood
from companion.locale import _
from companion.seal.checking.decisions import MadeAgain, made_again
from companion.seal.checking.progress import unheard
from companion.seal.checking.verdict import Verdict
from companion.seal.program import level_of
from companion.telling.verdict.words import at_line


def explained(verdict: Verdict, line: int) -> MadeAgain:
    """Return what the program's level decides in a line, or refuse where that cannot be said."""
    found = next((each for each in _decisions(verdict) if each.number == line), None)
    if found is None:
        raise NotUnderstood(_("line {line} is no move of the program").format(line=line))
    return found


def _decisions(verdict: Verdict) -> Iterator[MadeAgain]:
    """Go through the program's moves in a record in which nothing else is wrong."""
    if not verdict.program:
        raise NotUnderstood(_("the program played no seat at this table"))
    if verdict.audit is None or any(each.kind != "decision" for each in verdict.findings):
        said = _("why the program decided so is told only of a sound game that is wholly revealed")
        raise NotUnderstood(said)
    game = games.take(verdict.first.game)
    level = level_of(game, verdict.first.options)
    if level is None or verdict.witness is None:
        said = _("the level {program} is not known here")
        raise NotUnderstood(said.format(program=verdict.program))
    return made_again(game, level, verdict.witness, verdict.evidence, unheard)


def told(verdict: Verdict, found: MadeAgain) -> Iterator[str]:
    """Go through what was decided in a line, and what it was chosen from, the best first."""
    written = games.take(verdict.first.game).notation.format
    where, made = at_line(verdict, found.number), written(found.made)
    if found.decision is None:
        said = _("{where}: the record says {made}; {program} decides nothing there")
        yield said.format(where=where, made=made, program=verdict.program)
        return
    if found.fits:
        said = _("{where}: {program} decides {move}")
    else:
        said = _("{where}: the record says {made}; {program} decides {move}")
    move = written(found.decision.move)
    yield said.format(where=where, program=verdict.program, made=made, move=move)
    for each in found.decision.candidates:
        yield f"  {each.worth:>8}  {written(each.move)}"
    if not found.decision.candidates:
        yield _("  There was nothing to weigh.")


def facts(verdict: Verdict, found: MadeAgain) -> dict[str, object]:
    """Return the same as data for programs."""
    written = games.take(verdict.first.game).notation.format
    decision = found.decision
    return {
        "line": found.number,
        "made": written(found.made),
        "decided": written(decision.move) if decision else None,
        "candidates": [
            {"move": written(each.move), "worth": each.worth}
            for each in (decision.candidates if decision else ())
        ],
    }
