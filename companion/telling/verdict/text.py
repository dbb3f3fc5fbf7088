"""A verdict for people: public claims first, then what is proven, found and concluded."""

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from companion import games, rulebook
from companion.core import PUBLIC, CompanionError
from companion.locale import N_, _, counted
from companion.record.content import MoveLine
from companion.seal import words
from companion.seal.checking.kept_heads import KeptWords, shown_heads
from companion.seal.share import text_of
from companion.store.machine_notes import spoken
from companion.telling.proof.receipt_names import ReceiptNames
from companion.telling.table.hours import of_game
from companion.telling.table.sheets import result, revealed, shown
from companion.telling.table.story import Story
from companion.telling.verdict.fingerprint import fingerprint
from companion.telling.verdict.hours import headings, hour_by_hour
from companion.telling.verdict.words import CLASSES, at_line, concluded, holder, hour_of, words_of
from companion.telling.verdict.worths import receipts

if TYPE_CHECKING:
    from companion.seal.checking.findings import Finding
    from companion.seal.checking.verdict import Verdict
    from companion.seal.checking.witness import SealedStatement, Witness

LEFT_OPEN = N_("{where}: “{question}” was left open. What is revealed says: “{answer}”")
TAKEN_BACK = N_("{where}: “{question}” was taken back. What is revealed says: “{answer}”")
MOST_BEHIND = 20  # so many lines are listed one by one
NOT_WON = N_("No receipt that you kept covers the end: the game may have ended in another way.")
NOT_STOPPED = N_("No receipt that you kept covers that you stopped: an end may have been left out.")


def told(verdict: "Verdict", name: str) -> Iterator[str]:
    """Go through a verdict, from the public claims to the conclusion."""
    yield f"{name}: {subject(verdict)}"
    yield ""
    yield from basis(verdict)
    yield from kept(verdict)
    yield ""
    yield from findings(verdict)
    yield concluded(verdict)
    yield from hour_by_hour(verdict)
    yield from unbound(verdict)
    yield from limits(verdict)


def subject(verdict: "Verdict") -> str:
    """Say which table a verdict is about; an unknown game is called by its name in the record."""
    table, name = verdict.first.table, verdict.first.game
    game = words_of(verdict).title() if name in games.SHELF else name
    if table:
        said = counted(
            "{game}, table {table}, {number} line",
            "{game}, table {table}, {number} lines",
            verdict.number,
        )
    else:
        said = counted("{game}, {number} line", "{game}, {number} lines", verdict.number)
    return said.format(game=game, table=table, number=verdict.number)


def basis(verdict: "Verdict", noted: str = "") -> Iterator[str]:
    """Go through what a verdict rests on: what was public, what was hidden, what was dealt.

    `noted` is what this device knows of the languages in which words were said at the table.
    """
    if verdict.witness:
        said = (
            _("What was said and lay on the table, as you typed it:")
            if verdict.program
            else _("What was said and lay on the table, as {holder} typed it:")
        )
        yield said.format(holder=holder(verdict))
        claims = _claims(verdict, verdict.witness)
        yield from (f"  {line}".rstrip() for line in claims)
        yield ""
    if verdict.audit:
        cards = words_of(verdict).compare()
        compared = _("What was hidden and is now revealed. Compare the real cards:")
        yield compared if cards else _("What was hidden and is now revealed:")
        hidden = revealed(words_of(verdict), verdict.audit.revealed, whole=False)
        yield from (f"  {line}" for line in hidden)
        yield ""
    yield from _ended(verdict)
    yield from _stopped(verdict)
    yield from _deals(verdict, noted)


def findings(verdict: "Verdict") -> Iterator[str]:
    """Go through what is wrong with the record and with kept receipts."""
    if not verdict.all:
        return
    yield _("What was found:")
    yield from (f"  {_finding(verdict, each)}" for each in verdict.findings)
    names = _names(verdict)
    alike: dict[str, list[str]] = {}
    for each in (each for each in verdict.compared if each.wrong):
        alike.setdefault(each.wrong, []).append(names.of(each.kept))
    yield from (f"  {'; '.join(called)}: {_(CLASSES[wrong])}" for wrong, called in alike.items())
    yield ""


def limits(verdict: "Verdict") -> Iterator[str]:
    """Say where a verdict proves something, and which program gave it."""
    if verdict.first.table:
        yield _(
            "This proves something on a device of your own, with receipts that you kept yourselves."
        )
        yield _(
            "On the device of whoever hid something, or with their own copy of a receipt, it proves"
            " nothing."
        )
    yield _("This program: {sum}").format(sum=fingerprint())


def _claims(verdict: "Verdict", witness: "Witness") -> Iterator[str]:
    """Go through the public claims hour by hour, then the public view at the end."""
    hour, worth = "", headings(verdict)
    say = story(verdict).move
    answers = {answer.line: answer for answer in verdict.answers}
    for number, move in witness.public_moves.items():
        if witness.hours[number] != hour:
            hour = witness.hours[number]
            clock = f"{hour_of(verdict, hour):Nominative}"
            yield f"{clock} · {worth[hour]}" if hour in worth else clock
        answer = answers.get(number)
        bound = answer and verdict.compared and _bound(verdict, answer)
        mark = f"  [{bound}]" if bound else ""
        yield f"  {number:>4} {say(move)}{mark}"
    for number in witness.retracted:
        said = _("Taken back before a receipt covered it: from line {number} on, {line}")
        yield said.format(number=number, line=say(witness.moves[number]))
    mistakes = [number for number, move in witness.public_moves.items() if move.admits]
    if mistakes:
        said = ", ".join(map(str, mistakes))
        told = _("Mistakes that {holder} admitted: line {numbers}")
        yield told.format(holder=holder(verdict), numbers=said)
    differs = witness.differences
    if differs:
        yield _("This board differs from the printed one in: {places}").format(
            places=", ".join(differs)
        )
    yield ""
    yield from shown(words_of(verdict), witness.view(PUBLIC))


def story(verdict: "Verdict") -> Story:
    """Return the story that says the moves of a record."""
    assert verdict.witness is not None
    return Story(verdict.first.game, verdict.witness.view(PUBLIC))


def _ended(verdict: "Verdict") -> Iterator[str]:
    """Say who has won a game that was played again, if it ended."""
    if verdict.replay:
        game = games.take(verdict.first.game)
        if outcome := game.rules.outcome(verdict.replay.state):
            yield result(game.words, outcome)
            yield ""


def _stopped(verdict: "Verdict") -> Iterator[str]:
    """Say if a game was revealed before it was over."""
    if verdict.witness and verdict.audit and not verdict.audit.over:
        yield _("The players stopped before the game was over; nobody has won.")
        say = story(verdict).move
        for each in verdict.audit.questions.all:
            where = at_line(verdict, each.line)
            yield _(TAKEN_BACK if each.taken_back else LEFT_OPEN).format(
                where=f"{where[:1].upper()}{where[1:]}",
                question=say(verdict.witness.moves[each.line]),
                answer=" / ".join(map(say, each.answers)),
            )
        yield ""


def _bound(verdict: "Verdict", answer: "SealedStatement") -> str:
    """Say which kept receipts prove an answer."""
    before, after = receipts(verdict, answer)
    if before and after:
        return _("receipts before and after") if answer.sealed else _("a receipt right after it")
    if before and answer.sealed:
        return _("a receipt before it, none after")
    return _("a receipt after it, none before") if after else _("no receipt")


def _deals(verdict: "Verdict", noted: str) -> Iterator[str]:
    """Say which words the program dealt from, and whether the deal could have been chosen."""
    for deal in verdict.deals:
        language = spoken(noted, deal.line) or _language(verdict, deal)
        yield _("The program dealt after these words; compare them with what you said:")
        for name, given in deal.share.items():
            yield f"  {name}: {words.as_said(given, language)} ({' '.join(map(str, given))})"
        if verdict.compared:
            yield f"  {_dealt(verdict.before(deal), deal.after(verdict.sizes))}"
        yield ""


def _language(verdict: "Verdict", deal: "SealedStatement") -> str:
    """Return the language in which these words were noted beside a receipt; empty if not."""
    kept = (each.kept for each in verdict.compared if isinstance(each.kept, KeptWords))
    said = text_of(deal.share)
    return next((each.language for each in kept if each.share == said), "")


def _dealt(before: bool, after: bool) -> str:
    """Say whether kept heads prove that a deal was left to chance."""
    if not before:
        return _(
            "The receipt before the deal was not given here: without it, somebody could have chosen"
            " the deal."
        )
    if not after:
        return _("No receipt that you kept covers these words: others could have been said.")
    return _("You kept receipts before and after these words: nobody could choose the deal.")


def kept(verdict: "Verdict") -> Iterator[str]:
    """Go through all that was kept, and say how it fits."""
    yield _("What you kept:") if verdict.compared else _("What you kept: nothing was given")
    names = _names(verdict)
    hours = {each.size: each.hour for each in shown_heads(verdict.evidence.lines)}
    for each in verdict.compared:
        fits = _("fits; it covers the lines 1 to {size}").format(size=each.size)
        if each.size in hours:
            fits += _(", up to {hour}").format(hour=hour_of(verdict, hours[each.size]))
        said = _("does not fit; see what was found") if each.wrong else fits
        yield f"  {names.of(each.kept, each.size)}: {said}"


def _names(verdict: "Verdict") -> ReceiptNames:
    """Return the names for what was kept of a record."""
    first = verdict.first
    return ReceiptNames(first.table, verdict.evidence.lines, of_game(first.game))


def _finding(verdict: "Verdict", finding: "Finding") -> str:
    """Return a finding with its hour, its line, the move there, and what is wrong."""
    reason = _(CLASSES[finding.kind]) if finding.kind in CLASSES else finding.kind
    if finding.rule:
        reason = f"{rulebook.reason(finding.rule)} ({finding.rule})"
    if not finding.line:
        return reason
    where = at_line(verdict, finding.line)
    return f"{where[:1].upper()}{where[1:]}{_quoted(verdict, finding.line)}: {reason}"


def _quoted(verdict: "Verdict", number: int) -> str:
    """Quote a move of the record, if it can be read."""
    line = verdict.evidence.lines[number - 1]
    if verdict.witness is None or not isinstance(line.content, MoveLine):
        return ""
    told, moves = story(verdict), verdict.witness.moves
    with suppress(CompanionError):  # the check stopped here or before
        said = told.move(moves[number]) if number in moves else told.line(line.text)
        return _(", “{move}”").format(move=said)
    return ""


def unbound(verdict: "Verdict") -> Iterator[str]:
    """Say what kept receipts do not cover: the ending and the last lines."""
    if not verdict.compared:
        return
    if verdict.loose_end:
        stopped = verdict.audit and not verdict.audit.over
        yield _(NOT_STOPPED if stopped else NOT_WON)
    yield from _behind(verdict)


def _behind(verdict: "Verdict") -> Iterator[str]:
    """Go through the lines after the last kept head."""
    if not (verdict.sizes and verdict.witness):
        return
    counting = (played.number for played in verdict.witness.walk.course.played)
    lines = [number for number in counting if verdict.behind(number)]
    if lines:
        yield _("Your last receipt ends here. All this could have been written later:")
    clear = verdict.audit.course.played if verdict.audit else ()
    moves = {**verdict.witness.moves, **{each.number: each.move for each in clear}}
    say = story(verdict).move
    for number in lines[:MOST_BEHIND]:
        clock = hour_of(verdict, verdict.witness.hours[number])
        yield f"  {number:>4} {clock} {say(moves[number])}"
    if more := len(lines[MOST_BEHIND:]):
        said = counted("… and {number} more line", "… and {number} more lines", more)
        yield f"  {said.format(number=more)}"
