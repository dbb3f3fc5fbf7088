"""Strategies of hypothesis that every feature's tests share, and join."""

import unicodedata
from string import Formatter
from typing import Any

from hypothesis import strategies as st

from companion.core import NotUnderstood
from companion.games.mind_mgmt.board.plan import ORDER, PLACES
from companion.games.mind_mgmt.moves import KINDS
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.notation import FIELDS
from companion.games.mind_mgmt.people import AGENT_NAMES
from companion.text.plaintext import NAME, is_name, need_plain
from companion.trail.help import LEVELS


def is_plain(text: str) -> bool:
    """Say whether a line may hold this text."""
    try:
        need_plain(text)
    except NotUnderstood:
        return False
    return True


def fitting(field: str) -> st.SearchStrategy[str]:
    """Make words of a field's own pattern, as people could type them."""
    return st.from_regex(FIELDS[field].pattern, fullmatch=True).filter(is_plain)


names = st.from_regex(NAME, fullmatch=True).filter(lambda text: is_name(text) and is_plain(text))
places = st.sampled_from(PLACES)
# Letters of many scripts, but nothing invisible and nothing that could be spelled in two ways.
printable = st.characters(exclude_categories=["C", "Z"], include_characters=" ")
printable_text = st.text(printable, max_size=60).map(
    lambda text: unicodedata.normalize("NFC", text)
)
printable_words = (
    st.text(st.characters(exclude_categories=["C", "Z"], exclude_characters="{}"), max_size=12)
    .map(lambda text: unicodedata.normalize("NFC", text))
    .filter(bool)
)
FIELD_VALUES: dict[str, st.SearchStrategy[Any]] = {
    "place": places,
    "spot": st.none() | places,
    "places": st.lists(places, min_size=1, max_size=5).map(
        lambda several: tuple(sorted(several, key=ORDER.__getitem__))
    ),
    "border": st.tuples(places, places).map(
        lambda pair: tuple(sorted(pair, key=ORDER.__getitem__))
    ),
    "hop": st.tuples(places, places),
    "walk": st.none() | st.lists(places, min_size=2, max_size=9).map(tuple),
    "number": st.integers(0, 99),
    "word": fitting("word"),
    "thing": fitting("thing"),
    "three": st.tuples(fitting("word"), fitting("word"), fitting("word")),
    "name": names,
    "agent": st.sampled_from(AGENT_NAMES),
    "token": st.sampled_from(["first", "second"]),
    "truth": st.booleans(),
    "level": st.sampled_from(LEVELS),
    "rule": fitting("rule").filter(lambda rule: len(rule) < 80),
    "words": st.lists(printable_words, min_size=1, max_size=6).map(" ".join),
    "said": st.lists(printable_words, max_size=6).map(" ".join),
}


def moves_of(kind: type[MindMove]) -> st.SearchStrategy[MindMove]:
    """Make any move of a kind, lawful somewhere or not."""
    fields = {name: sort for _text, name, sort, _plain in Formatter().parse(kind.text) if name}
    return st.builds(kind, **{name: FIELD_VALUES[sort or ""] for name, sort in fields.items()})


moves = st.sampled_from(KINDS).flatmap(moves_of)
