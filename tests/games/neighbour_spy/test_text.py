"""Every line is written as it is read, and the page about lines names all of them."""

import re
from importlib.resources import files
from string import Formatter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core import NotUnderstood
from companion.games.neighbour_spy import GAME
from companion.games.neighbour_spy.cards import MARKET
from companion.games.neighbour_spy.moves import KINDS
from companion.games.neighbour_spy.moves.base import NeighbourMove
from companion.games.neighbour_spy.moves.talk import Happened
from companion.games.neighbour_spy.notation import FIELDS
from companion.games.neighbour_spy.options import FIELDS as OPTIONS
from companion.games.neighbour_spy.silence import SILENT
from tests.strategies import is_plain, names, printable_words

PAGE = (files("companion.games.neighbour_spy") / "NOTATION.md").read_text("utf-8")
EXAMPLES = re.findall(r"^\| `([^`]+)` \|", PAGE, re.MULTILINE)
RULES = st.from_regex(FIELDS["rule"].pattern, fullmatch=True).filter(is_plain)
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "name": names,
    "three": st.lists(st.sampled_from(MARKET), min_size=3, max_size=3).map(tuple),
    "rules": st.lists(RULES, min_size=1, max_size=3).map(tuple),
    "words": st.lists(printable_words, min_size=1, max_size=4).map(" ".join).filter(is_plain),
}


def values(sort: str) -> st.SearchStrategy[Any]:
    """Make values of a sort; a line within a line is of any kind but a breach."""
    if sort == "line":
        return st.sampled_from([kind for kind in KINDS if kind is not Happened]).flatmap(moves_of)
    if sort in VALUES:
        return VALUES[sort]
    field = FIELDS[sort]
    return st.from_regex(field.pattern, fullmatch=True).map(field.read)


def moves_of(kind: type[NeighbourMove]) -> st.SearchStrategy[NeighbourMove]:
    """Make moves of a kind with any values."""
    found = ((name, sort or "") for _text, name, sort, _c in Formatter().parse(kind.text) if name)
    return st.builds(kind, **{name: values(sort) for name, sort in found})


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
def test_every_line_is_read_as_it_was_written(
    kind: type[NeighbourMove], data: st.DataObject
) -> None:
    move = data.draw(moves_of(kind))
    line = GAME.notation.format(move)
    if len(line) <= 400:
        assert GAME.notation.parse(line) == move


@given(text=st.text(max_size=60) | st.sampled_from([kind.example for kind in KINDS]))
def test_whatever_is_read_is_written_the_same(text: str) -> None:
    try:
        move = GAME.notation.parse(text)
    except NotUnderstood:
        return
    assert GAME.notation.format(move) == text


@pytest.mark.parametrize("kind", KINDS)
def test_the_example_of_a_kind_is_of_that_kind(kind: type[NeighbourMove]) -> None:
    assert type(GAME.notation.parse(kind.example)) is kind


@pytest.mark.parametrize(
    "line",
    [
        *("took Mole", "took  mole", "took mole ", "kept", "offer outpost spycation"),
        *("set figure Eva 14", "set figure Eva 01", "set deck 100", "joined 9 6 211", "took ?"),
        "happened neighbour-spy.end.over: happened neighbour-spy.end.over: took mole",
        "happened neighbour-spy.end.over: ",
        "joined 9 6 31 21101001102110",
    ],
)
def test_what_is_no_line_is_refused(line: str) -> None:
    with pytest.raises(NotUnderstood):
        GAME.notation.parse(line)


def test_the_page_shows_every_kind_of_line_and_nothing_that_is_none() -> None:
    points = {*SILENT}
    options = {f"{field.name}: " for field in OPTIONS} | {"game: "}
    lines = [row for row in EXAMPLES if row not in points and not any(map(row.startswith, options))]
    assert {type(GAME.notation.parse(line)) for line in lines if line.split()[0] not in WORDS} == {
        *KINDS
    }


WORDS = {*re.findall(r"`([a-z-]+)`", PAGE.split("## Words")[1].split("## A turn")[0])}


def test_the_page_names_every_option_but_the_file_and_every_open_point() -> None:
    for field in OPTIONS:
        assert field.file or f"`{field.name}: " in PAGE
    for rule, silence in SILENT.items():
        choices = ", ".join(f"`{choice}`" for choice in silence.choices)
        assert f"| `{rule}` | {choices} |" in PAGE
        assert silence.choices[0] == silence.otherwise
