"""A line in the reader's own words: whatever the sentence of one legal move says, all of it."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from companion.cli.command import bare
from companion.core import Seat

if TYPE_CHECKING:
    from companion.table import Table

WORD = re.compile(r"\w+")
FEWEST = 3  # letters to which a word may be cut


def meant(table: "Table", seat: Seat, typed: str) -> Any:
    """Give the one legal move that is said in these words, or nothing where none or several are."""
    words, view, legal = _words(typed), table.view(seat), table.legal(seat)
    if not words:
        return None
    moves, sentence = (*legal, *legal.waiting), table.words.sentence
    found = [move for move in moves if _says(_words(sentence(move, view)), words)]
    return found[0] if len(found) == 1 else None


def _says(sentence: Sequence[str], typed: Sequence[str]) -> bool:
    """Say whether these are all words of a sentence, perhaps cut short."""
    return len(sentence) == len(typed) and all(map(_begins, sentence, typed))


def _begins(word: str, typed: str) -> bool:
    """Say whether this is a word, or enough of its beginning."""
    return word == typed or (len(typed) >= FEWEST and word.startswith(typed))


def _words(text: str) -> list[str]:
    """Take a text apart into words without case and accents."""
    return WORD.findall(bare(text))
