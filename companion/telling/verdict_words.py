"""What the classes of findings and the exit codes mean, in words for people."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from companion import games
from companion.core import KEEPER
from companion.game import SeatName, Words
from companion.locale import N_, _

if TYPE_CHECKING:
    from companion.seal.verdict import Verdict

QUESTION = N_("Did they cheat?")

# Each answer with the reason for it, by its name.
ANSWERS = {
    "proven": (
        N_("No, proven."),
        N_(
            "If this is what was said and what lay on the board, every move was lawful and every"
            " answer true, and your receipts bind all of it."
        ),
    ),
    "unproven": (
        N_("No sign of cheating, but these hours are not proven: {hours}."),
        N_(
            "If this is what was said and what lay on the board, every move was lawful and every"
            " answer true. But no receipt kept in time binds these hours: they could have been"
            " written later."
        ),
    ),
    "loose": (
        N_("No sign of cheating, but how the game ended is not proven."),
        N_(
            "If this is what was said and what lay on the board, every move was lawful and every"
            " answer true. But no receipt that you kept holds the end: another one may have been"
            " played."
        ),
    ),
    "found": (N_("Yes, here: {where}."), N_("See what was found.")),
    "nothing": (
        N_("It cannot be told, because nobody gave a receipt that they kept."),
        N_(
            "In itself the record fits, but without a receipt all of this could have been written"
            " afterwards."
        ),
    ),
    "begun": (
        N_("It cannot be told, because nobody gave a receipt that they kept."),
        N_(
            "What was opened so far fits and the rest is still sealed, but without a receipt all of"
            " this could have been written afterwards."
        ),
    ),
    "sealed": (
        N_("It cannot be told, because {holder} has not revealed everything."),
        N_("What was opened so far fits, but the rest is still sealed."),
    ),
    "misheard": (
        N_("It cannot be told, because receipt words were probably misheard."),
        N_(
            "Nothing was found but six words of which only five fit. Compare your notes, and check"
            " again with all six right; until then they bind nothing."
        ),
    ),
    "foreign": (
        N_("It cannot be told, because something that you kept does not belong to this record."),
        N_(
            "It was noted wrongly, it is from another game, or this is not the record of your"
            " game. See what was found."
        ),
    ),
    "unknown": (
        N_("It cannot be told, because the game {game} is not known here."),
        N_(
            "Not checked: the moves and their rules, the answers, whether what was opened is what"
            " was said, and who won. Checked, and nothing is wrong: the lines, their receipts, the"
            " seals that were opened, and what you kept."
        ),
    ),
    "open": (
        N_("It cannot be told, because nothing is sealed in this game."),
        N_(
            "If this is what was said and what lay on the table, every move was lawful: it was"
            " replayed, and nothing is proven."
        ),
    ),
    "cut": (
        N_("It cannot be told, because the file ends too early."),
        N_("A receipt or a sealed sheet must stand at its end. Ask for the whole file."),
    ),
}
LAWFUL = frozenset({"proven", "unproven", "loose"})

AND_END = N_("{hours}, and how it ended")
AT_LINE, AT_BEGIN = N_("at {hour}:00, in line {line}"), N_("in line {line}")
KEPT = N_("a receipt that does not fit")

CLASSES = {
    "line": N_("this is no line of the record or the game here, or it is of the wrong seat"),
    "key": N_("the public key is one with which anybody could sign"),
    "board": N_("the board is not the one that the first line names"),
    "share": N_(
        "there is no share of exactly the other players before a seal, or of new words behind a"
        " deal"
    ),
    "nonce": N_("its nonce was used before"),
    "rule": N_("a rule forbids this move"),
    "seals": N_("it has another number of seals than it hides facts"),
    "sheet.due": N_("a sheet is missing, or stands where none is due"),
    "head.due": N_("a receipt is missing where one is due"),
    "signature": N_("the signature of the receipt is not genuine"),
    "retract": N_("this line cannot be taken back: it was shown, heard or does not count"),
    "opening.missing": N_("something that the answer must open is not opened"),
    "opening.superfluous": N_("something is opened that no answer asks for"),
    "opening.twice": N_("the same thing is opened twice"),
    "opening.stale": N_("what is opened was sealed earlier and is not in force any more"),
    "opening.retracted": N_("what is opened was sealed by a line that was taken back"),
    "opening.false": N_("what is opened here is not what was said, or not what was sealed before"),
    "salt": N_("one salt stands in the openings of two facts"),
    "seed": N_("this is not the seed that the first line commits to"),
    "clear": N_("the move in clear is not the one that the record shows"),
    "seal": N_("the seal does not follow from the seed and the move: something else was sealed"),
    "sheet": N_("the sheet does not follow from the seed and the map: a lie was sealed in it"),
    "head.table": N_("this receipt is of another table"),
    "head.longer": N_("this receipt covers more lines than there are: lines were dropped"),
    "head.differs": N_(
        "this receipt covers other lines: it was copied wrongly, the record was rewritten, or"
        " there are two"
    ),
    "head.signature": N_("this receipt is not signed by the table's key"),
    "words": N_("these words fit no receipt of their hour"),
    "words.misheard": N_("probably misheard: five of the six words fit; compare the notes"),
    "words.share": N_(
        "in the record you had said other words by that hour; give these words with those that you"
        " had said by then"
    ),
}


# What was kept may be noted wrongly or come from another game: that accuses nobody.
FOREIGN = frozenset({"words", "words.misheard", "words.share", "head.table"})
ENDS_EARLY = frozenset({"sheet.due", "head.due"})


def answer(verdict: "Verdict") -> str:
    """Name the answer to the one question that people have."""
    from companion.seal import verdict as codes

    if verdict.code != codes.FINDINGS:
        by_code = {
            codes.CLEAN: "proven",
            codes.NOTHING_KEPT: "nothing" if verdict.evidence.ended else "begun",
            codes.NOT_PROVEN: "sealed",
            codes.NOT_KNOWN: "unknown",
            codes.REPLAYED: "open",
            codes.UNBOUND: "unproven" if unproven_hours(verdict) else "loose",
        }
        return by_code[verdict.code]
    found = verdict.all
    if verdict.misheard:
        return "misheard"
    if all(not each.line and each.kind in FOREIGN for each in found):
        return "foreign"
    cut = all(each.line == verdict.number and each.kind in ENDS_EARLY for each in found)
    return "cut" if cut else "found"


def concluded(verdict: "Verdict") -> str:
    """Answer the question, and say why; what may be an honest slip accuses nobody."""
    name = answer(verdict)
    short, why = ANSWERS[name]
    hours = spans(unproven_hours(verdict))
    named = _(AND_END).format(hours=hours) if verdict.loose_end else hours
    told = _(short).format(
        hours=named, where=_where(verdict), game=verdict.first.game, holder=holder(verdict).name
    )
    cards = words_of(verdict).compare() if name in LAWFUL else ""
    return " ".join(filter(None, [_(QUESTION), told, _(why), cards]))


def words_of(verdict: "Verdict") -> Words[Any, Any]:
    """Give what people read of the game."""
    return games.take(verdict.first.game).words


def holder(verdict: "Verdict") -> SeatName:
    """Say what whoever hid something is called; where the game is not known, by the record."""
    if verdict.first.game not in games.SHELF:
        return SeatName(_("who hid something"), _("the hidden"))
    return words_of(verdict).seat(KEEPER)


def unproven_hours(verdict: "Verdict") -> list[str]:
    """List the hours that no receipt binds: what was said, dealt or hidden there."""
    said = {each.hour for each in verdict.unbound}
    return sorted(said | {each.hour for each in verdict.unkept})


def spans(hours: Sequence[str]) -> str:
    """Tell hours; three and more in a row by the first and the last of them."""
    rows: list[list[str]] = []
    for hour in hours:
        if rows and int(rows[-1][-1]) + 1 == int(hour):
            rows[-1].append(hour)
        else:
            rows.append([hour])
    return ", ".join(_span([f"{hour}:00" for hour in row]) for row in rows)


def _span(row: list[str]) -> str:
    """Tell hours in a row."""
    return f"{row[0]}–{row[-1]}" if len(row) > 2 else ", ".join(row)


def _where(verdict: "Verdict") -> str:
    """Say where the first thing is that was found."""
    line = verdict.all[0].line if verdict.all else 0
    if not line:
        return _(KEPT)
    hours = verdict.witness.hours if verdict.witness else {}
    hour = hours.get(line) or (list(hours.values()) or [""])[-1]
    return _(AT_LINE if hour else AT_BEGIN).format(hour=hour, line=line)
