"""Whatever is shown large has room in any window: it shrinks, wraps, and at last is plain."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import pytest

from companion import games, rulebook
from companion.contract.announcement import Announcement
from companion.core import PUBLIC
from companion.locale import LANGUAGES, read_in
from screens.home.large_rule import answer_drawn
from screens.kit.letters.block_letters import blocks
from screens.kit.letters.large_words import largest, plain
from screens.table.panels.loud_words import forms, loud
from tests.games.evenings import PLAYERS, Evening, evening

WIDTHS, APART = range(20, 161), 29
SIZES = ((20, 6), (30, 10), (38, 18), (40, 20), (60, 22), (80, 24), (120, 40), (160, 60))
BLOCKS = set("▀▄█")
EVENINGS = {"mind-mgmt": 10, "neighbour-spy": 6, "spy-connection": 3, "agents": 6}


@cache
def evenings(name: str) -> tuple[Evening, ...]:
    """Play some evenings of a game, with all its aims."""
    return tuple(evening(name, seed) for seed in range(EVENINGS[name]))


@cache
def moments(name: str) -> tuple[tuple[Any, Any], ...]:
    """Give all moves of some evenings, each with the public view before it."""
    return tuple(each for one in evenings(name) for each in one.moments())


def heard(name: str) -> Iterator[Announcement]:
    """Give all that is announced on these evenings, also with any other value in each field.

    So every place is asked about, whoever stood there on these evenings.
    """
    game = games.take(name)
    values: dict[int, set[Any]] = {}
    for move, _view in moments(name):
        for field, sort in game.record.fields(type(move)).items():
            values.setdefault(id(sort), set()).add(getattr(move, field))
    for move, view in moments(name):
        if said := game.words.announce(move, view):
            yield said
        if said and said.heard:
            for field, sort in game.record.fields(type(move)).items():
                others = (replace(move, **{field: value}) for value in values[id(sort)])
                yield from filter(None, (game.words.announce(each, view) for each in others))


def sentences(name: str) -> set[Announcement]:
    """Give the sentences of a game: what is announced and due, who has won, and how."""
    game = games.take(name)
    words = game.words.explaining(rulebook.gist)
    found = {replace(each, to_do=(), since=0) for each in heard(name)}
    # An answer stands with its question, wherever that was asked.
    asked = {each.asked for each in found if each.asked and not each.aloud}
    answers = {each for each in found if each.asked and each.aloud}
    kinds = {(each.aloud, each.explained): each for each in answers}
    longest = sorted(kinds, key=lambda each: len("".join(each)))
    found |= {replace(kinds[k], asked=q) for q, k in product(asked, (*longest[:2], *longest[-2:]))}
    found |= {Announcement(words.due(view)) for _move, view in moments(name)}
    for each in evenings(name):
        state = game.rules.start(each.options)
        for line in each.lines:
            state = game.rules.apply(state, game.notation.parse(line))
        if outcome := game.rules.outcome(state):
            found.add(Announcement(words.won(outcome)))
            found.add(Announcement(words.ended(game.rules.view(state, PUBLIC))))
    return found


def shape(said: Announcement) -> tuple[Any, ...]:
    """Give what decides how words are broken: how long each of them is."""
    parts = (said.earlier, said.asked, said.aloud, said.explained)
    return tuple(tuple(map(len, part.split())) for part in parts)


def need_whole(rows: list[str], width: int, *parts: str) -> None:
    """Check that rows fit, and are drawn or hold these words in their order."""
    assert max(map(len, rows), default=0) <= width
    if BLOCKS.isdisjoint("".join(rows)):
        assert "".join("".join(parts).upper().split()) in "".join("".join(rows).upper().split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLAYERS)
def test_every_sentence_of_a_game_is_shown_whole_in_every_window(name: str, language: str) -> None:
    with read_in(language):
        found = sentences(name)
    for number, said in enumerate({shape(each): each for each in found}.values()):
        for width, height in SIZES[number % 3 :: 3]:
            rows = loud(said, width, height)
            need_whole(rows, width, said.earlier, said.asked, said.aloud, said.explained)
        for width in WIDTHS[number % APART :: APART]:  # one of them at every width
            for rows in forms(said, width):
                need_whole(rows, width, said.asked, said.aloud)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_shown_whole_in_every_window(language: str) -> None:
    with read_in(language):
        for number, each in enumerate(
            every for game in rulebook.games() for every in rulebook.entries(game)
        ):
            width, height = SIZES[number % len(SIZES)]
            drawn, left = answer_drawn(each, "", width, height)
            need_whole([*drawn, *plain(left, width)], width, rulebook.text_of(each))
            need_whole(
                largest(rulebook.title(each), width, height // 3), width, rulebook.title(each)
            )


@pytest.mark.parametrize("nothing", ["", " ", "\n"])
def test_nothing_is_drawn_of_no_words(nothing: str) -> None:
    assert blocks(nothing, 40) == []
    assert loud(Announcement(nothing), 40, 8) == []


def test_words_shrink_before_they_are_plain() -> None:
    asked = "Captured on C1 (Palm + Umbrella)?"
    told = [len(loud(Announcement(asked=asked), 56, rows)) for rows in (11, 10, 8, 1)]
    assert told == [11, 9, 2, 1]
