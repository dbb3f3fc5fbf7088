"""No sentence has a hole where a part of it is empty, at any moment of any game."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from companion import rulebook
from companion.contract.sheet import Sheet
from companion.core import KEEPER, PUBLIC
from companion.games.mind_mgmt.moves.base import SETUP
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.words import letters
from screens.table.seat.steps import Steps
from tests.games.mind_mgmt.random_games import AIMS, GAME, play

HOLE = re.compile(r" [.,:;?!)]|[:,(] *[.,:;)]|  |“”|\(\)|^[ .,:·]|[ ,·]$")
WORDS = GAME.words.explaining(rulebook.gist)


def read(sheet: Sheet) -> Iterator[str]:
    """Go through what stands on a sheet."""
    yield sheet.headline
    for section in sheet.sections:
        yield section.title
        for row in section.rows:
            yield row.label
            yield from row.value.split("  ")  # columns


def said(state: State) -> Iterator[str]:
    """Go through all that anybody reads at a moment."""
    for seat in (PUBLIC, KEEPER):
        view = GAME.rules.view(state, seat)
        yield WORDS.due(view)
        yield from read(WORDS.sheet(view))
        yield from (step.text for step in WORDS.steps(view))
        steps = Steps(GAME.rules.legal(state, seat).choices, GAME, view)
        while steps.items:
            yield from (item.name for item in steps.items)
            yield steps.prompt
            if steps.ready or steps.take(-1):
                break
    public = GAME.rules.view(state, PUBLIC)
    if public.phase == SETUP and not public.outcome:
        yield letters.behind(public)


@pytest.mark.parametrize("aim", sorted(AIMS))
@pytest.mark.parametrize("mode", ["full", "training"])
def test_no_sentence_has_a_hole(mode: str, aim: str) -> None:
    played = play(mode, aim, Random(f"{mode} {aim}"))
    state = GAME.rules.start(played.options)
    for line in played.lines:
        found = [*said(state)]
        before, move = GAME.rules.view(state, PUBLIC), GAME.notation.parse(line)
        veiled = GAME.veiled(move)
        found += [WORDS.sentence(veiled, before), WORDS.row(veiled, before, 200)]
        if heard := WORDS.announce(veiled, before):
            found += [heard.heard, heard.asked, heard.earlier, *heard.to_do]
        holes = [each for each in found if HOLE.search(each)]
        assert not holes, holes
        state = GAME.rules.apply(state, move)
