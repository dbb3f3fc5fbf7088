"""Six words that stand for a head where there is no camera, and how words are said and heard."""

import hashlib
import os
import re
from base64 import b64encode
from collections.abc import Mapping
from typing import Final, Literal

from companion.core import NotUnderstood
from companion.locale import WORDS, _, first_known, reading
from companion.plaintext import visible
from companion.record.head import BLANKS, Head
from companion.seal.wordlists import LANGUAGES, LENGTH, named, plain, spelled, words

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


def spoken(head: Head, share: tuple[int, ...]) -> tuple[int, ...]:
    """Work out the six words of a head under the players' share; this takes a while on purpose."""
    password = f"{head.size}\n{b64encode(head.root).decode('ascii')}\n"
    return six(password, f"{head.origin}\n{' '.join(map(str, share))}\n")


def six(password: str, salt: str) -> tuple[int, ...]:
    """Take six indexes from what is costly to derive."""
    derived = hashlib.scrypt(password.encode(), salt=salt.encode(), dklen=DERIVED, **COST)
    bits = int.from_bytes(derived, "big") >> 8 * DERIVED - SIX * BITS
    return tuple(bits >> BITS * at & LENGTH - 1 for at in reversed(range(SIX)))


def said(indexes: tuple[int, ...], language: str) -> str:
    """Write words as they are spoken."""
    return " ".join(words(language)[index] for index in indexes)


def language() -> str:
    """Choose the list for the reader's language; a Slovak reads the Czech one."""
    wished = first_known(os.environ.get(WORDS) or reading())
    return READS.get(wished, wished)


def completions(beginning: str, language: str) -> tuple[str, ...]:
    """Give the words that begin so."""
    begun, known = plain(beginning), zip(words(language), spelled(language), strict=True)
    return tuple(word for word, letters in known if letters.startswith(begun))


def indexes(text: str) -> tuple[int, ...]:
    """Read words of any of the lists, their beginnings, or plain numbers.

    Where one list has all the words, that one is meant; where several have, the one with more of
    them in full. Words of several lists may stand together, each of which only one list has, or
    only one in full. What could still be either is refused.
    """
    if len(text) > LONGEST:
        raise NotUnderstood(_("the line is longer than {most} characters").format(most=LONGEST))
    heard = [plain(word) for word in BETWEEN.split(text) if word]
    meanings = [_meaning(word) for word in heard]
    if whole := [each for each in LANGUAGES if all(each in meaning for meaning in meanings)]:
        readings = {each: tuple(meaning[each] for meaning in meanings) for each in whole}
        return _fullest(heard, readings)
    return tuple(_alone(word, meaning) for word, meaning in zip(heard, meanings, strict=True))


def _meaning(word: str) -> Meaning:
    """Give the index of a word in each list that has it."""
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


def _fullest(heard: list[str], readings: Mapping[str, tuple[int, ...]]) -> tuple[int, ...]:
    """Choose the list that has most of these words in full."""
    full = {each: sum(_full(word, each) for word in heard) for each in readings}
    found = {readings[each] for each in readings if full[each] == max(full.values())}
    if len(found) > 1:
        raise _either()
    return found.pop()


def _alone(word: str, meaning: Meaning) -> int:
    """Take a word by itself: in full before one that is only begun."""
    full = {meaning[each] for each in meaning if _full(word, each)}
    found = full or set(meaning.values())
    if len(found) > 1:
        raise _either()
    return found.pop()


def _full(word: str, language: str) -> bool:
    """Say whether a word stands on a list as it is."""
    at = named(language).get(word)
    return at is not None and spelled(language)[at] == word


def _either() -> NotUnderstood:
    """Say that a beginning could be two words."""
    return NotUnderstood(_("these could be words of two languages; write each word in full"))


def read_kept(text: str) -> tuple[str, tuple[int, ...]]:
    """Read words as they were noted, with their hour: `07 · word word …` or `07: word word …`."""
    found = KEPT.fullmatch(text[: LONGEST + 1])
    kept = indexes(found["words"]) if found else ()
    if found is None or len(kept) != SIX:
        raise NotUnderstood(
            _("type receipt words after the two digits of their hour, like this: `07: word word …`")
        )
    return found["hour"], kept


def compared(kept: tuple[int, ...], true: tuple[int, ...]) -> Literal["same", "misheard", "other"]:
    """Compare what was kept with what is true: the same, all but one the same, or another thing."""
    if len(kept) != len(true):
        return "other"
    wrong = sum(one != other for one, other in zip(kept, true, strict=True))
    return "same" if not wrong else "misheard" if wrong == 1 else "other"
