"""Six words that stand for a head where there is no camera: computed, written and read."""

import hashlib
import os
import re
from base64 import b64encode
from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from companion.core import NotUnderstood
from companion.locale import WORDS, _, first_known, reading
from companion.record.head import BLANKS, Head
from companion.seal.wordlists import LANGUAGES, LENGTH, named, plain, spelled, words
from companion.text.plaintext import visible

SIX = 6
BITS = 11
COST: Final = {"n": 2**17, "r": 8, "p": 1, "maxmem": 256 * 2**20}
DERIVED = 32
LONGEST, LONGEST_SHOWN = 2048, 24
NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")
BETWEEN = re.compile(rf"[{BLANKS},]+")
KEPT = re.compile(rf"[{BLANKS}]*(?P<hour>[0-9]{{2}})[ \t]*[·:](?P<words>.*)", re.DOTALL)

READS = {"sk": "cs"}  # there is no Slovak list

Meaning = Mapping[str, int]


class HeardWords(NamedTuple):
    """Words that somebody typed, and the language in which they were said."""

    indexes: tuple[int, ...]
    language: str  # empty where it could be several, as of numbers


def spoken(head: Head, share: tuple[int, ...]) -> tuple[int, ...]:
    """Return the six words of a head and the players' words; this takes a while on purpose."""
    password = f"{head.size}\n{b64encode(head.root).decode('ascii')}\n"
    return six(password, f"{head.origin}\n{' '.join(map(str, share))}\n")


def six(password: str, salt: str) -> tuple[int, ...]:
    """Return six indexes, derived at a high cost in time and memory."""
    derived = hashlib.scrypt(password.encode(), salt=salt.encode(), dklen=DERIVED, **COST)
    bits = int.from_bytes(derived, "big") >> 8 * DERIVED - SIX * BITS
    return tuple(bits >> BITS * at & LENGTH - 1 for at in reversed(range(SIX)))


def read_out(indexes: tuple[int, ...], language: str) -> str:
    """Return words for reading aloud."""
    return " ".join(words(language)[index] for index in indexes)


def language(kept: str = "") -> str:
    """Return the language of the list: the kept one, in which words were said, or the reader's.

    Slovak readers use the Czech list.
    """
    wished = first_known(kept or os.environ.get(WORDS) or reading())
    return READS.get(wished, wished)


def completions(beginning: str, language: str) -> tuple[str, ...]:
    """Return the words with this beginning."""
    begun, known = plain(beginning), zip(words(language), spelled(language), strict=True)
    return tuple(word for word, letters in known if letters.startswith(begun))


def as_said(indexes: tuple[int, ...], language: str) -> str:
    """Return words in the language in which they were said, or in all where nobody knows it."""
    known = (language,) if language else LANGUAGES
    return " / ".join(read_out(indexes, each) for each in known)


def indexes(text: str) -> tuple[int, ...]:
    """Return the indexes of words from any list, of their beginnings, or of plain numbers."""
    return heard(text).indexes


def heard(text: str) -> HeardWords:
    """Return words from any list, their beginnings, or plain numbers, with their language.

    If one list has all the words, it is meant; if several have, the one with more of them in full.
    Words from several lists may be mixed if each is on one list only, or in full on one only. A
    word that could still be either is refused.
    """
    if len(text) > LONGEST:
        raise NotUnderstood(_("the line is longer than {most} characters").format(most=LONGEST))
    typed = [plain(word) for word in BETWEEN.split(text) if word]
    meanings = [_meaning(word) for word in typed]
    if whole := [each for each in LANGUAGES if all(each in meaning for meaning in meanings)]:
        readings = {each: tuple(meaning[each] for meaning in meanings) for each in whole}
        return _fullest(typed, readings)
    alone = (_alone(word, meaning) for word, meaning in zip(typed, meanings, strict=True))
    return HeardWords(tuple(alone), "")


def _meaning(word: str) -> Meaning:
    """Return the index of a word in each list that has it."""
    if NUMBER.fullmatch(word) and int(word) < LENGTH:
        return dict.fromkeys(LANGUAGES, int(word))
    found = {each: named(each)[word] for each in LANGUAGES if word in named(each)}
    if not found:
        shown = visible(word[:LONGEST_SHOWN])
        raise NotUnderstood(
            _("{word}: not in the lists of words, and not the beginning of only one").format(
                word=shown
            )
        )
    return found


def _fullest(typed: list[str], readings: Mapping[str, tuple[int, ...]]) -> HeardWords:
    """Return the reading with the most words in full."""
    full = {each: sum(_full(word, each) for word in typed) for each in readings}
    languages = [each for each in readings if full[each] == max(full.values())]
    found = {readings[each] for each in languages}
    if len(found) > 1:
        raise _either()
    return HeardWords(found.pop(), languages[0] if len(languages) == 1 else "")


def _alone(word: str, meaning: Meaning) -> int:
    """Return the index of a word in any list; a full word precedes a beginning."""
    full = {meaning[each] for each in meaning if _full(word, each)}
    found = full or set(meaning.values())
    if len(found) > 1:
        raise _either()
    return found.pop()


def _full(word: str, language: str) -> bool:
    """Say whether a word is on a list in full."""
    at = named(language).get(word)
    return at is not None and spelled(language)[at] == word


def _either() -> NotUnderstood:
    """Return the error that a beginning could be one of two words."""
    return NotUnderstood(_("these could be words of two languages; write each word in full"))


def read_kept(text: str) -> tuple[str, HeardWords]:
    """Read noted words with their hour: `07 · word word …` or `07: word word …`."""
    found = KEPT.fullmatch(text[: LONGEST + 1])
    kept = heard(found["words"]) if found else None
    if found is None or kept is None or len(kept.indexes) != SIX:
        raise NotUnderstood(
            _("type receipt words after the two digits of their hour, like this: `07: word word …`")
        )
    return found["hour"], kept


def compared(kept: tuple[int, ...], true: tuple[int, ...]) -> Literal["same", "misheard", "other"]:
    """Compare kept indexes with the true ones; one wrong word is called misheard."""
    if len(kept) != len(true):
        return "other"
    wrong = sum(one != other for one, other in zip(kept, true, strict=True))
    return "same" if not wrong else "misheard" if wrong == 1 else "other"
