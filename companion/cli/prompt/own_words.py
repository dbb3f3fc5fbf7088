"""Reads a move that was typed as its sentence, its words perhaps cut to three letters."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.core import NotUnderstood, Reordered, Seat
from companion.text.keyboard import PLACE, by_look
from companion.text.plaintext import bare
from companion.untyped import GamesOwn

if TYPE_CHECKING:
    from companion.play.table import Table

WORD = re.compile(r"\w+")
FEWEST = 3  # letters of a word that is cut


def understood(table: "Table", seats: Sequence[Seat], line: str) -> GamesOwn:
    """Return the move of a typed line, or of a sentence in the reader's language."""
    try:
        return table.meant(table.read(table.tidied(line)))
    except Reordered as spelled:  # the order of places does not matter here
        return table.meant(table.read(spelled.line))
    except NotUnderstood:
        for seat in seats:
            if (move := meant(table, seat, line)) is not None:
                return move
        raise


def meant(table: "Table", seat: Seat, typed: str) -> object:
    """Return the only legal move with this sentence, or None."""
    words, view, legal = _words(typed), table.view(seat), table.legal(seat)
    if not words:
        return None
    moves, sentence = (*legal, *legal.waiting), table.words.sentence
    found = [move for move in moves if _says(_words(sentence(move, view)), words)]
    return found[0] if len(found) == 1 else None


def _says(sentence: Sequence[str], typed: Sequence[str]) -> bool:
    """Say whether the typed words are those of a sentence, perhaps cut."""
    return len(sentence) == len(typed) and all(map(_begins, sentence, typed))


def _begins(word: str, typed: str) -> bool:
    """Say whether this is the word, or a long enough beginning of it."""
    return word == typed or (len(typed) >= FEWEST and word.startswith(typed))


def _words(text: str) -> list[str]:
    """Split a text into words, in small letters without accents; places in Latin letters."""
    return [by_look(each) if PLACE.fullmatch(each) else each for each in WORD.findall(bare(text))]
