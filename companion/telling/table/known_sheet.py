"""What can be known at a table in words, as far as its level shows it."""

from collections.abc import Iterator, Mapping

from companion import rulebook
from companion.contract.announcement import DOT
from companion.contract.knowledge import Preview
from companion.contract.sheet import Row, Section
from companion.locale import _, counted
from companion.play.known_sheet import KnownSheet, Moves, Statement
from companion.trail.facts import Learned
from companion.trail.graph import Place
from companion.trail.help import COUNTS, EXCLUDED, POSSIBLE, QUESTIONS, SAID
from companion.trail.help_words import name, told
from companion.trail.secrets import HERE

NEWEST = 1  # the weight of what was said last


def hour_name(sheet: KnownSheet, stamp: str) -> str:
    """Return what an hour is called, as a row begins."""
    return f"{sheet.game.words.hour(stamp):Nominative}"


def headline(sheet: KnownSheet, hour: int) -> str:
    """Say how many places are possible at an hour, and how many paths fit."""
    if not sheet.shows(POSSIBLE) or not sheet.hour:
        return name(sheet.level) if sheet.shows(SAID) else _("no help")
    places = len(sheet.at(hour))
    of_all = counted("{number} of {all} place", "{number} of {all} places", len(sheet.graph.places))
    parts = [
        hour_name(sheet, f"{hour:02}"),
        of_all.format(number=places, all=len(sheet.graph.places)),
    ]
    if sheet.shows(COUNTS) and sheet.picture:
        parts.append(trails(sheet.picture.trails, exact=sheet.picture.exact))
    return DOT.join(parts)


def trails(number: int, *, exact: bool) -> str:
    """Return a number of paths, or about how many."""
    said = counted("{number} path fits", "{number} paths fit", number).format(number=number)
    return said if exact else _("about {number}").format(number=said)


def of_place(sheet: KnownSheet, place: Place, hour: int) -> Section:
    """Return what is known of a place at an hour."""
    return Section(place, tuple(_of_place(sheet, place, hour)))


def _of_place(sheet: KnownSheet, place: Place, hour: int) -> Iterator[Row]:
    """Go through what is known of a place."""
    if sheet.shows(POSSIBLE) and sheet.hour:
        number = sheet.at(hour).get(place)
        when = hour_name(sheet, f"{hour:02}")
        if number is not None:
            many = counted("{number} path", "{number} paths", number).format(number=number)
            yield Row(when, many if sheet.shows(COUNTS) else _("possible"), 2)
        else:
            yield Row(when, _before(sheet, place, hour), 1)
    elif place in sheet.ruled_out:
        yield Row("", _learned(sheet, sheet.ruled_out[place]), 1)
    if sheet.shows(SAID):
        for said in reversed(sheet.statements):
            if place in said.places:
                yield Row(said.stamp, statement(sheet, said))


def _before(sheet: KnownSheet, place: Place, hour: int) -> str:
    """Say when a place was possible that is not possible at an hour."""
    if place in (known := sheet.known(hour)):
        return _("there at {hour} for certain").format(hour=f"{known[place]:02}")
    if earlier := [f"{each:02}" for each in range(1, hour) if place in sheet.at(each)]:
        return _("possible only at {hours}").format(hours=", ".join(earlier))
    return _("not possible, nor before")


def _learned(sheet: KnownSheet, told: Learned) -> str:
    """Say what a single answer tells of a place."""
    hour = sheet.game.words.hour(f"{told.hour:02}")
    if told.bit in ("", HERE.name):
        said = _("there at {hour}") if told.truth else _("not there at {hour}")
    else:
        said = _("was there by {hour}") if told.truth else _("not there by {hour}, nor before")
    return said.format(hour=hour)


def statement(sheet: KnownSheet, said: Statement) -> str:
    """Say a question with its answer, or what was told unasked."""
    words = sheet.game.words
    if not said.asked:
        return words.sentence(said.move, said.view)
    moves = tuple(move for move, _view in said.asked)
    question = words.question(moves, said.asked[0][1])
    return f"{question} {words.reply(said.move, said.view)}"


def all_said(sheet: KnownSheet) -> Section:
    """Return all that was said, the newest first."""
    rows = (Row(each.stamp, statement(sheet, each)) for each in reversed(sheet.statements))
    return Section(_("What was said"), tuple(rows))


def questions(sheet: KnownSheet, place: Place) -> Section:
    """Return what each answer to the questions at a place would leave, once it is worked out."""
    rows = tuple(row for moves in sheet.questions(place) for row in _asked(sheet, moves))
    return Section(_("What an answer would leave"), rows)


def _asked(sheet: KnownSheet, moves: Moves) -> Iterator[Row]:
    """Go through a question and its answers."""
    words, view = sheet.game.words, sheet.view
    done = sheet.is_left(moves)
    yield Row(words.question(moves, view), "" if done else "…", 2)
    for each in sheet.left(moves) if done else ():
        yield Row(f"  {words.reply(each.answer, view)}", left(each))


def left(preview: Preview) -> str:
    """Say how many paths and places an answer would leave."""
    paths = counted("{number} path", "{number} paths", preview.trails)
    places = counted("{number} place", "{number} places", preview.places)
    said = DOT.join((paths.format(number=preview.trails), places.format(number=preview.places)))
    return said if preview.exact else _("about {number}").format(number=said)


def overlap(sheet: KnownSheet) -> str:
    """Say why the numbers of several answers need not add up."""
    if not sheet.shows(QUESTIONS):
        return ""
    return _(
        "Several answers may be true at once, so the numbers need not add up. They count paths that"
        " fit, and do not say how likely one is."
    )


def cards(sheet: KnownSheet) -> Section:
    """Return the hidden cards that are still possible, those of a sort in one row."""
    sorts = sheet.picture.cards.items() if sheet.picture else ()
    rows = (Row("", DOT.join(_cards(sheet, sort, counts))) for sort, counts in sorts)
    return Section(_("Possible cards"), tuple(rows))


def _cards(sheet: KnownSheet, sort: str, counts: Mapping[str, int]) -> Iterator[str]:
    """Go through the cards of a sort, where they are counted those that fit most often first."""
    numbers = sheet.shows(COUNTS)
    for card, number in sorted(counts.items(), key=lambda each: -each[1] if numbers else 0):
        held = sheet.game.words.held(sort, card, sheet.view)
        yield f"{held} {number}" if numbers else held


def unused(sheet: KnownSheet) -> Iterator[str]:
    """Go through the rules that are not used, as this table plays without them."""
    for each in sheet.picture.unused if sheet.picture else ():
        said = _("Not used from line {line} on, as this table plays without it: {rule}")
        yield said.format(line=each.line, rule=rulebook.reason(each.rule))


def lines(sheet: KnownSheet) -> Iterator[str]:
    """Go through the sheet in lines, for whoever reads it without a board."""
    yield headline(sheet, sheet.hour)
    yield told(sheet.level)
    if sheet.shows(POSSIBLE) and sheet.hour:
        yield _("Possible now: {places}").format(places=places(sheet, sheet.hour))
        held = DOT.join(row.value for row in cards(sheet).rows)
        if held:
            yield _("Possible cards: {cards}").format(cards=held)
        yield from unused(sheet)
    elif sheet.shows(EXCLUDED):
        for place, learnt in sheet.ruled_out.items():
            yield f"{place}: {_learned(sheet, learnt)}"
    if sheet.shows(SAID):
        for row in all_said(sheet).rows:
            yield f"{row.label}  {row.value}"


def places(sheet: KnownSheet, hour: int) -> str:
    """Return the places that are possible at an hour, with their numbers where they are counted."""
    counts = sheet.at(hour)
    if not sheet.shows(COUNTS):
        return ", ".join(counts)
    ordered = sorted(counts.items(), key=lambda each: -each[1])
    return ", ".join(f"{place} {count}" for place, count in ordered)
