"""What the classes of findings and the exit codes mean, in words for people."""

from typing import TYPE_CHECKING

from companion.locale import _

if TYPE_CHECKING:
    from companion.seal.verdict import Verdict

CONCLUSIONS = (
    _(
        "CLEAN: if this is what was said and what lay on the board, every move was lawful and every"
        " answer true, and your heads bind all of it. Now compare the cards of cardboard: the"
        " features and the Recruiter card."
    ),
    _("NOT CLEAN: see the findings."),
    _("This is no evidence."),
    _(
        "NOTHING KEPT: without a head that one of you kept, all this could have been written"
        " afterwards."
    ),
    _("NOT PROVEN: the seed is not shown. What was opened so far fits; the rest is still sealed."),
    _(
        "CLEAN, BUT NOT ALL BOUND: every move was lawful and every answer true, but something that"
        " was said or dealt is bound by no head that you kept, and could have been written later."
    ),
)

MISHEARD = _(
    "PROBABLY MISHEARD: nothing was found but six words of which only five fit. Compare your notes,"
    " and judge again with all six right; until then they bind nothing."
)

CLASSES = {
    "line": _("this is no line of the record or the game here, or it is of the wrong seat"),
    "key": _("the public key is one with which anybody could sign"),
    "board": _("the board is not the one that the first line names"),
    "share": _(
        "there is no share of all the other players before the first seal, or of new words behind"
        " a deal"
    ),
    "nonce": _("its nonce was used before"),
    "rule": _("a rule forbids this move"),
    "seals": _("it has another number of seals than it hides facts"),
    "sheet.due": _("a sheet is missing, or stands where none is due"),
    "head.due": _("a head is missing where one is due"),
    "signature": _("the signature of the head is not genuine"),
    "retract": _("this line cannot be taken back: it was shown, heard or does not count"),
    "opening.missing": _("something that the answer must open is not opened"),
    "opening.superfluous": _("something is opened that no answer asks for"),
    "opening.twice": _("the same thing is opened twice"),
    "opening.stale": _("what is opened was sealed earlier and is not in force any more"),
    "opening.retracted": _("what is opened was sealed by a line that was taken back"),
    "opening.false": _("the opening does not fit what was said, or what was sealed"),
    "salt": _("one salt stands in the openings of two facts"),
    "seed": _("this is not the seed that the first line commits to"),
    "clear": _("the move in clear is not the one that the record shows"),
    "seal": _("the seal does not follow from the seed and the move: something else was sealed"),
    "sheet": _("the sheet does not follow from the seed and the map: a lie was sealed in it"),
    "head.table": _("this head is of another table"),
    "head.longer": _("this head covers more lines than there are: lines were dropped"),
    "head.differs": _("this head covers other lines: the record was rewritten, or there are two"),
    "head.signature": _("this head is not signed by the table's key"),
    "words": _("these words fit no head of their hour"),
    "words.misheard": _("probably misheard: five of the six words fit; compare the notes"),
    "words.share": _(
        "the record had another share at that hour; if yours was noted then, give these words with"
        " the share of that hour"
    ),
}


def concluded(verdict: "Verdict") -> str:
    """Conclude; words that were probably misheard accuse nobody."""
    return MISHEARD if verdict.misheard else CONCLUSIONS[verdict.code]
