"""What belongs to the whole table and is no plain move: notes, remarks, rules, corrections."""

from collections.abc import Awaitable, Callable, Iterator
from itertools import pairwise, product
from typing import TYPE_CHECKING, Any

from companion import rulebook
from companion.core import PUBLIC, CompanionError
from companion.locale import _
from screens.asking import Asking
from screens.choice import Choice
from screens.mistake import admitted
from screens.picture import COLUMNS, PLACES, ROWS

if TYPE_CHECKING:
    from screens.refereed import Refereed

SETUP = "setup"
BORDERS = (
    *(f"{one}{row}-{other}{row}" for row in ROWS for one, other in pairwise(COLUMNS)),
    *(f"{column}{one}-{column}{other}" for column in COLUMNS for one, other in pairwise(ROWS)),
)


async def talk(side: "Refereed") -> None:
    """Offer what can be done now, and do it."""
    found = dict(offered(side))
    way = await side.ask(Choice(_("What else?"), found))
    if way:
        await WAYS[way](side)


def offered(side: "Refereed") -> Iterator[tuple[str, str]]:
    """Go through what can be done now."""
    known = side.known
    if known["outcome"]:
        return
    yield "note", _("Lay a note on a location")
    if known["notes"]:
        yield "lift", _("Take a note back")
    yield "remark", _("Write a remark into the record")
    if known["phase"] != SETUP:
        yield "mistake", _("Admit a mistake of the Recruiter")
        yield "correct", _("A piece was entered wrongly")
    yield "override", _("Set a rule aside")
    if known["overrides"]:
        yield "restore", _("Let a rule hold again")


async def words(side: "Refereed", question: str) -> str | None:
    """Ask for a few words; nothing where somebody goes back."""
    return await side.ask(Asking(question, lambda typed: " ".join(typed.split())))


async def note(side: "Refereed") -> None:
    """Lay a note on the location that is chosen on the map."""
    lines = tuple(f"note {place}" for place in PLACES)
    side.offer_instead(lines, _("A note: on which location? Backspace: back."))


async def lift(side: "Refereed") -> None:
    """Take a note back."""
    notes = {each: each for each in side.known["notes"]}
    await _played(side, "lift", Choice(_("Which note is taken back?"), notes))


async def remark(side: "Refereed") -> None:
    """Write a remark."""
    if said := await words(side, _("What shall stand in the record?")):
        side.play(f"remark {said}")


async def mistake(side: "Refereed") -> None:
    """Admit a mistake; the keeper does it on his side."""
    side.call_keeper(admitted)


async def correct(side: "Refereed") -> None:
    """Put a piece where it really lies: the wrong place first, then the right one."""
    lines = tuple(corrections(side.known))
    question = _("Which piece was entered wrongly, and where does it lie? Backspace: back.")
    side.offer_instead(lines, question)


def corrections(known: Any) -> Iterator[str]:
    """Go through the pieces, and where they could lie instead."""
    for one, other in product(known["mayhem"], BORDERS):
        if other not in known["mayhem"]:
            yield f"correct mayhem {one} {other}"
    for one, other in product(known["immortals"], PLACES):
        if other not in known["immortals"]:
            yield f"correct immortal {one} {other}"
    for agent, place in product(known["agents"], PLACES):
        if known["agents"][agent] != place:
            yield f"correct agent {agent} {place}"
    if known["second_token"]:
        yield from (f"correct token {p}" for p in PLACES if p != known["second_token"])


async def override(side: "Refereed") -> None:
    """Set a rule aside, and say why."""
    found = {each.id: rulebook.said(each) for each in loose(side)}
    rule = await side.ask(Choice(_("Which rule is set aside from here on?"), found))
    said = rule and await words(side, _("Why, in a few words?"))
    if said:
        side.play(f"override {rule} {said}")


def loose(side: "Refereed") -> Iterator[rulebook.Entry]:
    """Give the rules that the players may set aside now."""
    table = side.sitting.table
    for entry in rulebook.entries(table.game):
        if entry.id not in side.known["overrides"]:
            try:
                table.foreseen(PUBLIC, f"override {entry.id} x")
            except CompanionError:
                continue
            yield entry


async def restore(side: "Refereed") -> None:
    """Let a rule hold again."""
    found = {rule: f"{said}: {rule}" for rule, said in side.known["overrides"].items()}
    await _played(side, "restore", Choice(_("Which rule holds again?"), found))


async def _played(side: "Refereed", verb: str, screen: Choice) -> None:
    """Play a line with what was chosen."""
    if chosen := await side.ask(screen):
        side.play(f"{verb} {chosen}")


WAYS: dict[str, Callable[["Refereed"], Awaitable[None]]] = {
    "note": note,
    "lift": lift,
    "remark": remark,
    "mistake": mistake,
    "correct": correct,
    "override": override,
    "restore": restore,
}
