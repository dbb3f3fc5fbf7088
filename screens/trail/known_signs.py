"""The signs of what can be known on a board, and those that players put there themselves."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from companion.locale import N_
from companion.play.known_sheet import KnownSheet
from companion.store.own_marks import GUESS, OUT
from companion.trail.graph import Place
from companion.trail.help import COUNTS, EXCLUDED, POSSIBLE
from screens.trail.seen_board import sign_of
from screens.trail.signs import CONFIRMED, NEVER, NOT_NOW, VISITED

MAY, WAS = "▓", "░"  # it may be there at this hour; it may only have been there before
SURE = "█"  # it was there before, for certain
THOUSAND = 1000
MEANINGS = {
    POSSIBLE: (
        (MAY, N_("it may be there at this hour")),
        (WAS, N_("it may have been there before, and is not there at this hour")),
        (SURE, N_("it was there before, for certain")),
    ),
    COUNTS: ((f"{MAY}12", N_("so many paths that fit are there at this hour; k: thousands")),),
    EXCLUDED: (
        (f"{NEVER}03", N_("by one answer it had not been there by this hour")),
        (f"{NOT_NOW}03", N_("by one answer it was not there at this hour")),
        (f"{VISITED}03", N_("it was told that it had been there by this hour")),
        (f"{CONFIRMED}03", N_("it was told that it was there at this hour")),
    ),
}
OWN = ((GUESS, N_("your own mark: maybe here")), (OUT, N_("your own mark: not here")))


@dataclass(frozen=True)
class Signs:
    """What is drawn on the places: signs, counts beside them, and which places stand out."""

    signs: Mapping[Place, str] = field(default_factory=dict)
    counts: Mapping[Place, str] = field(default_factory=dict)
    lit: frozenset[Place] = frozenset()


def drawn(sheet: KnownSheet | None, hour: int, marks: Mapping[Place, str]) -> Signs:
    """Return what to draw for an hour; without a sheet, the players' own marks alone."""
    if sheet is None:
        return Signs(marks)
    there, told = sheet.at(hour), sheet.ruled_out
    if sheet.shows(POSSIBLE) and sheet.hour:
        were, known = dict.fromkeys(sheet.were(hour), WAS), dict.fromkeys(sheet.known(hour), SURE)
        signs = {**were, **known, **dict.fromkeys(there, MAY)}
    else:
        signs = {place: f"{sign_of(each)}{each.hour:02}" for place, each in told.items()}
    own = {place: signs.get(place, "") + mark for place, mark in marks.items()}
    counts = {place: _short(count) for place, count in there.items() if sheet.shows(COUNTS)}
    return Signs({**signs, **own}, counts, frozenset(there))


def _short(count: int) -> str:
    """Return a number of paths in few digits."""
    return f"{count // THOUSAND}k" if count >= THOUSAND else f"{count}"


def explained(sheet: KnownSheet | None) -> Iterable[tuple[str, str]]:
    """Go through the signs that this level shows, with their meanings."""
    if sheet:
        levels = (POSSIBLE, COUNTS) if sheet.shows(POSSIBLE) else (EXCLUDED,)
        for level in levels:
            yield from MEANINGS[level] if sheet.shows(level) else ()
    yield from OWN
