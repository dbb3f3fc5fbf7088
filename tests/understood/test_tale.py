"""What decided is said in plain sentences: by the game's words, with the numbers of the record."""

import re

import pytest

from companion.core import PUBLIC
from companion.locale import LANGUAGES, read_in
from companion.telling.table.moments import Tale
from companion.understood.evening import Missed, Possible, ToldMost
from tests.understood.evenings import MANY, Named, game_of, understood

every = pytest.mark.parametrize("named", MANY, ids=lambda named: "-".join(map(str, named)))


def numbers(text: str) -> set[int]:
    """Give the numbers of a text; thousands stand apart."""
    return {int(re.sub(r"\D", "", each)) for each in re.findall(r"\d[\d,]*", text)}


@every
def test_a_moment_says_its_hour_its_question_and_its_numbers(named: Named) -> None:
    evening, game = understood(*named), game_of(named)
    tale = Tale(game, evening)
    with read_in("en"):
        for moment, told in zip(evening.moments, tale.moments(), strict=True):
            line = evening.lines[moment.at]
            assert told.at == moment.at
            assert told.hour == f"{game.words.hour(f'{line.known.hour:02}'):Nominative}"
            if isinstance(moment, ToldMost):
                asked = moment.asked
                for at in (asked.question, asked.answer):
                    played = evening.lines[at].played
                    view = game.rules.view(played.before, PUBLIC)
                    assert game.words.sentence(played.move, view) in told.happened
                left = (asked.before, asked.after)
                assert {n for each in left for n in (each.worlds, each.places)} == numbers(
                    told.changed
                )
            if isinstance(moment, Missed):
                assert moment.near.place in told.happened or moment.near.apart == 0
                assert moment.near.there in told.happened


@pytest.mark.parametrize("language", LANGUAGES)
@every
def test_no_sentence_is_said_by_half_in_any_language(named: Named, language: str) -> None:
    with read_in(language):
        tale = Tale(game_of(named), understood(*named))
        said = [*(each.whole for each in tale.moments()), tale.torn()]
        said += [tale.asked(each) for each in understood(*named).asked]
        said += [tale.near(each) for each in understood(*named).near]
    assert not [each for each in said if re.search(r"[{}]|\bNone\b|  |\.\.", each)]


def test_an_estimate_is_called_so_and_no_number_is_broken() -> None:
    tale = Tale(game_of(MANY[0]), understood(*MANY[0]))
    with read_in("en"):
        said = tale.change(Possible(12345, 40, exact=False), Possible(1200, 9))
        assert "about 12,345" in said
        assert "after it: 1,200" in said
    with read_in("cs"):
        assert "asi 12345" in tale.change(Possible(12345, 40, exact=False), Possible(1200, 9))
