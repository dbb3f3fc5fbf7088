"""Checks that what is said fits the smallest window, in each language of a game."""

from collections.abc import Iterator
from textwrap import wrap
from unicodedata import combining, east_asian_width

from companion.conformance.evening import ChanceEvening
from companion.conformance.lists import by_seat, every_list
from companion.locale import ENGLISH, _, read_in
from companion.rulebook.book import games, languages

WIDE = 40  # columns of the smallest window
ROW, TEXT = 3, 6  # lines that a row may take there, and a question or what stands in the log


def widths(evening: ChanceEvening) -> Iterator[str]:
    """Find rows, questions and lines of the log that take too many lines when they are broken."""
    for language in shipped(evening.game.name):
        with read_in(language):
            found = dict.fromkeys(each for each in _said(evening) if _is_long(*each))
        for said, lines in found:
            told = _("“{said}” takes more than {lines} lines of {wide} columns ({language})")
            yield told.format(said=said, lines=lines, wide=WIDE, language=language)


def shipped(game: str) -> tuple[str, ...]:
    """Return the languages in which a game is explained; without entries, English alone."""
    return languages(game) if game in games() else (ENGLISH,)


def columns(said: str) -> int:
    """Count the columns that a text takes in a terminal."""
    return sum(0 if combining(sign) else 1 + (east_asian_width(sign) in "WF") for sign in said)


def _is_long(said: str, lines: int) -> bool:
    """Say whether a text takes more lines, or has a word that is too long for one."""
    return len(wrap(said, WIDE)) > lines or any(columns(word) > WIDE for word in said.split())


def _said(evening: ChanceEvening) -> Iterator[tuple[str, int]]:
    """Go through what people read, each with the lines that it may take."""
    game = evening.game
    for asked in every_list(evening):
        yield from ((asked.row(step), ROW) for step in asked.point.options)
        yield from ((each, TEXT) for each in (asked.prompt, *asked.typed))
    for moment in evening.moments:
        for seat, choices in by_seat(moment):
            view = game.rules.view(moment.before, seat)
            yield from ((game.words.kind(each.kind, each.fixed, view), ROW) for each in choices)
        for seat in game.rules.seats(moment.before):
            move = moment.move if seat == game.hidden_seat else game.veiled(moment.move)
            yield game.words.row(move, game.rules.view(moment.before, seat), WIDE), TEXT
