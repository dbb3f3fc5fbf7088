"""The classes of findings and the exit codes in words for people."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion import games
from companion.contract.player_names import MOVED
from companion.contract.seat_name import SeatName
from companion.contract.words import AnyWords
from companion.core import PUBLIC
from companion.locale import N_, _
from companion.telling.table.hours import of_game

if TYPE_CHECKING:
    from companion.seal.checking.verdict import Verdict

QUESTION = N_("Did they cheat?")
FITS = N_("No sign of cheating. Everything you kept fits.")
PROVEN_IN_PART = N_("No, proven as far as it was entered.")  # rules need more than was entered
OWN_CHECK = N_("What was not entered, you checked yourselves.")

# The name of each answer, with its text and the reason for it.
ANSWERS = {
    "proven": (
        N_("No, proven."),
        N_(
            "If this is what was said and what lay on the board, every move was legal and every"
            " answer true, and your receipts prove all of it."
        ),
    ),
    "lawful": (
        N_("Legal and true, proven. The program's decisions were not recomputed here."),
        N_(
            "If this is what was said and what lay on the board, every move was legal and every"
            " answer true, and your receipts prove all of it. But the level {program} is not known"
            " here, so nobody worked out whether the program decided as it does."
        ),
    ),
    "unproven": (
        FITS,
        N_(
            "If this is what was said and what lay on the board, every move was legal and every"
            " answer true. But what is not proven could have been written later."
        ),
    ),
    "fewer": (
        FITS,
        N_(
            "If this is what was said and what lay on the board, every move was legal and every"
            " answer true. What is not proven had no receipt, as this table chose."
        ),
    ),
    "loose": (
        FITS,
        N_(
            "If this is what was said and what lay on the board, every move was legal and every"
            " answer true. But no receipt that you kept covers the end: the game may have ended in"
            " another way."
        ),
    ),
    "unplayed": (
        N_("It cannot be told, because the players stopped before the game had begun."),
        N_("Nobody could ask anything yet, so nothing is proven. What was sealed until then fits."),
    ),
    "found": (N_("Yes, here: {where}."), N_("See what was found.")),
    "nothing": (
        N_("It cannot be told without a receipt, and none was given here."),
        N_(
            "The record agrees with itself, but without a receipt all of it could have been written"
            " afterwards."
        ),
    ),
    "trusted": (
        N_("Not by the program's own check, but that is no proof: this table asked for none."),
        N_(
            "If this is what was said and what lay on the board, every move was legal and every"
            " answer right. No receipt was ever shown, so all of this could have been written"
            " afterwards."
        ),
    ),
    "here": (
        N_(
            "Not by the program's own check. The receipts that the others kept prove it, on a"
            " device of theirs."
        ),
        N_(
            "If this is what was said and what lay on the board, every move was legal and every"
            " answer true."
        ),
    ),
    "begun": (
        N_("It cannot be told without a receipt, and none was given here."),
        N_(
            "What was revealed so far fits and the rest is still sealed, but without a receipt all"
            " of it could have been written afterwards."
        ),
    ),
    "sealed": (
        N_("It cannot be told, because {holder} has not revealed everything."),
        N_("What was revealed so far fits, but the rest is still sealed."),
    ),
    "misheard": (
        N_("It cannot be told, because receipt words were probably misheard."),
        N_(
            "Only five of six receipt words fit, and nothing else is wrong. Compare your notes, and"
            " check again with all six right; until then they prove nothing."
        ),
    ),
    "mistyped": (
        N_("It cannot be told, because the code of a receipt was probably mistyped."),
        N_(
            "At most three of its letters are wrong, and nothing else is. Compare it letter by"
            " letter, and check again; until then it proves nothing."
        ),
    ),
    "foreign": (
        N_("It cannot be told, because something that you kept does not belong to this record."),
        N_(
            "It was noted wrongly, or it is from another game, or this is not the record of your"
            " game. See what was found."
        ),
    ),
    "unknown": (
        N_("It cannot be told, because the game {game} is not known here."),
        N_(
            "So nobody could check the moves, the answers, whether what was revealed is what was"
            " said, or who won. The lines, the receipts, the seals that were opened and what you"
            " kept were checked: nothing is wrong with them."
        ),
    ),
    "first": (
        N_("It cannot be told, because the record has the form of the first version of Companion."),
        N_(
            "By the rules of that version nothing is wrong with it. But the first answer sheet came"
            " too late there, and no line says that the players stopped, so it is no proof. No"
            " later version writes such records: if you played with one, somebody changed the"
            " program, and you should not trust this record."
        ),
    ),
    "unsealed": (
        N_("It cannot be told, because the game {game} is not known here."),
        N_(
            "So nobody could check the moves, or who won. Nothing is sealed in it; only the form of"
            " its lines was checked."
        ),
    ),
    "open": (
        N_("It cannot be told, because nothing is sealed in this game."),
        N_(
            "If this is what was said and what lay on the table, every move was legal. But that was"
            " only played through again, and proves nothing."
        ),
    ),
    "cut": (
        N_("It cannot be told, because the file ends too early."),
        N_("It must end with a receipt or an answer sheet. Ask for the whole file."),
    ),
}
LAWFUL = frozenset({"proven", "lawful", "unproven", "fewer", "loose", "trusted", "here"})
SO_FAR = frozenset({*LAWFUL, "nothing", "begun", "sealed", "open"})  # no rule was broken

# How an answer looks. Yellow and red are for what was found; where nothing was, all stays calm.
PROVEN, CALM, DOUBT, FOUND = "proven", "calm", "doubt", "found"
MOODS = {
    "proven": PROVEN,
    "lawful": PROVEN,
    "found": FOUND,
    **dict.fromkeys(("misheard", "mistyped", "foreign", "cut"), DOUBT),
}

AT_LINE, AT_BEGIN = N_("at {hour}, in line {line}"), N_("in line {line}")
KEPT = N_("a receipt that does not fit")

CLASSES = {
    "line": N_("such a line cannot stand here, or the wrong side wrote it"),
    "key": N_("with this key anybody could sign receipts"),
    "board": N_("the board is not the one that the first line names"),
    "share": N_(
        "the words of all the other players, and of nobody else, are missing before something is"
        " sealed, or new ones after a deal"
    ),
    "nonce": N_("its random number was used before, so what it seals is not safely hidden"),
    "rule": N_("a rule forbids this move"),
    "seals": N_("more or fewer things are sealed here than there are to hide"),
    "sheet.due": N_("an answer sheet is missing, or stands where none is due"),
    "head.due": N_("a receipt is missing where one is due"),
    "signature": N_(
        "this receipt does not fit what stands before it: something there was changed, or somebody"
        " else signed it"
    ),
    "proof": N_("the table cannot ask for fewer receipts than before, or for as many again"),
    "retract": N_("this line could not be taken back: it was shown or heard, or it does not count"),
    "opening.missing": N_("something that the answer must reveal is not revealed"),
    "opening.superfluous": N_("something is revealed that no answer asks for"),
    "opening.twice": N_("the same thing is revealed twice"),
    "opening.stale": N_("what is revealed was sealed earlier and does not count any more"),
    "opening.retracted": N_("what is revealed was sealed by a line that was taken back"),
    "opening.false": N_(
        "what is revealed here is not what was said, or not what was sealed before"
    ),
    "salt": N_("two hidden things were sealed with the same random number"),
    "seed": N_("this is not what the first line promised for opening all seals"),
    "clear": N_("the revealed move is not the one that the record shows"),
    "seal": N_("the seal does not fit this move: something else was sealed"),
    "sheet": N_("the answer sheet does not fit the map: a lie was sealed in it"),
    "decision": N_("the program's level would have decided otherwise here"),
    "head.table": N_("this receipt is from another table"),
    "head.longer": N_("this receipt covers more lines than there are: lines were dropped"),
    "head.differs": N_(
        "this receipt covers other lines: it was copied wrongly, the record was rewritten, or"
        " there are two"
    ),
    "head.hour": N_(
        "this code is of another hour than the one that was noted with it; compare it with what"
        " was shown then"
    ),
    "head.mistyped": N_("probably mistyped: compare the letters"),
    "head.signature": N_("this receipt is not signed by the table's key"),
    "words": N_("these words fit no receipt of their hour"),
    "words.misheard": N_("probably misheard: five of the six words fit; compare the notes"),
    "words.share": N_(
        "by that hour you yourselves had said other words; give the receipt words together with"
        " the words that you had said by then"
    ),
}


# A receipt may be noted wrongly or be of another game, so this accuses nobody.
MISTYPED = "head.mistyped"
FOREIGN = frozenset({"words", "words.misheard", "words.share", "head.table", "head.hour", MISTYPED})
HERE = N_(
    "On the device where it was hidden this proves nothing. Check it on a device of your own."
)
ENDS_EARLY = frozenset({"sheet.due", "head.due"})


def answer(verdict: "Verdict", *, here: bool = False) -> str:
    """Return the name of the answer to the question that people have."""
    name = _answer(verdict)
    return "here" if here and name == "nothing" else name


def mood(name: str) -> str:
    """Return how the answer of a name looks."""
    return MOODS.get(name, CALM)


def _answer(verdict: "Verdict") -> str:
    """Return the name of the answer for a check on the reader's own device."""
    from companion.seal.checking import verdict as codes

    if verdict.code != codes.FINDINGS:
        by_code = {
            codes.CLEAN: "proven",
            codes.NOTHING_KEPT: _unkept(verdict),
            codes.NOT_PROVEN: "sealed",
            codes.NOT_CHECKED: _unchecked(verdict),
            codes.REPLAYED: "open",
            codes.UNBOUND: _unproven(verdict),
            codes.NOT_RECOMPUTED: "lawful",
        }
        return by_code[verdict.code]
    found = verdict.all
    if verdict.misheard:
        return "misheard"
    kept_alone = all(not each.line and each.kind in FOREIGN for each in found)
    if kept_alone and not verdict.is_another:
        return "mistyped" if all(each.kind == MISTYPED for each in found) else "foreign"
    cut = all(each.line == verdict.number and each.kind in ENDS_EARLY for each in found)
    return "cut" if cut else "found"


def _unproven(verdict: "Verdict") -> str:
    """Return the name of the answer where not all is proven, by what is missing and why."""
    if verdict.unplayed:
        return "unplayed"
    if verdict.as_chosen:
        return "fewer"
    return "unproven" if verdict.unbound or verdict.unkept else "loose"


def _unchecked(verdict: "Verdict") -> str:
    """Return the name of the answer where not all could be checked, by the reason."""
    if verdict.first_form:
        return "first"
    return "unknown" if verdict.first.table else "unsealed"


def _unkept(verdict: "Verdict") -> str:
    """Return the name of the answer where nobody gave a receipt; perhaps none was shown."""
    if not verdict.evidence.ended:
        return "begun"
    return "nothing" if verdict.headed else "trusted"


def concluded(verdict: "Verdict", *, here: bool = False) -> str:
    """Answer the question and give the reason; a possible honest slip accuses nobody.

    `here` says that this is the device of the hidden side, which is not asked for kept receipts.
    """
    name = answer(verdict, here=here)
    short, why = ANSWERS[name]
    own = _(OWN_CHECK) if name in SO_FAR and _leaves_out(verdict) else ""
    told = _(PROVEN_IN_PART if own and name == "proven" else short).format(
        where=_where(verdict), game=verdict.first.game, holder=holder(verdict)
    )
    reason = _(why).format(program=verdict.program)
    cards = words_of(verdict).compare() if name in LAWFUL else ""
    decided = (_decided(verdict), _foreseen(verdict))
    return " ".join(filter(None, [_(QUESTION), told, reason, *decided, own, cards]))


def _foreseen(verdict: "Verdict") -> str:
    """Say who could foresee what the program moved for all to see, where it did."""
    if not (moved := verdict.first.options.get(MOVED)):
        return ""
    return _(
        "What the program moved for all to see ({moved}) came by chance from the table's seed, so"
        " whoever has {holder:genitive} computer could foresee it."
    ).format(moved=moved, holder=holder(verdict))


def _decided(verdict: "Verdict") -> str:
    """Say whether the program decided as its level does, where it played and that was checked."""
    if not verdict.program or verdict.audit is None or verdict.all:
        return ""
    if verdict.recomputed:
        said = _("Each of the program's moves is the one that its level {program} makes.")
        return said.format(program=verdict.program)
    return "" if _answer(verdict) == "lawful" else _("The program's decisions were not recomputed.")


def _leaves_out(verdict: "Verdict") -> bool:
    """Say whether something was not entered that rules need, so that nobody here checked them."""
    course = verdict.witness.walk.course if verdict.witness else verdict.replay
    if course is None or verdict.first.game not in games.SHELF:
        return False
    rules = games.take(verdict.first.game).rules
    return bool(rules.unchecked(rules.view(course.state, PUBLIC)))


def words_of(verdict: "Verdict") -> AnyWords:
    """Return the texts of the game."""
    return games.take(verdict.first.game).words


def holder(verdict: "Verdict") -> SeatName:
    """Return the name of the hidden side; for an unknown game, a general one."""
    if verdict.first.game not in games.SHELF:
        # Translators: nominative, genitive, dative, accusative and instrumental, | between them.
        return SeatName.declined(_("the hiding player|the hiding player's"))
    return words_of(verdict).seat(games.take(verdict.first.game).hidden_seat)


def hour_of(verdict: "Verdict", stamp: str) -> SeatName:
    """Return what an hour of a record is called."""
    return of_game(verdict.first.game)(stamp)


def spans(verdict: "Verdict", hours: Sequence[str]) -> str:
    """Return hours as text; three or more in a row as first–last."""
    rows: list[list[str]] = []
    for hour in hours:
        if rows and int(rows[-1][-1]) + 1 == int(hour):
            rows[-1].append(hour)
        else:
            rows.append([hour])
    return ", ".join(_span([f"{hour_of(verdict, hour)}" for hour in row]) for row in rows)


def _span(row: list[str]) -> str:
    """Return hours in a row as text."""
    return f"{row[0]}–{row[-1]}" if len(row) > 2 else ", ".join(row)


def _where(verdict: "Verdict") -> str:
    """Say where the first finding is."""
    line = verdict.all[0].line if verdict.all else 0
    return at_line(verdict, line) if line else _(KEPT)


def at_line(verdict: "Verdict", line: int) -> str:
    """Say where a line is, with its hour if that is known."""
    stamps = verdict.witness.hours if verdict.witness else {}
    hour = stamps.get(line) or (list(stamps.values()) or [""])[-1]
    if not hour:
        return _(AT_BEGIN).format(line=line)
    return _(AT_LINE).format(hour=hour_of(verdict, hour), line=line)
