"""Collects words of the list from letters: each counts as soon as no other begins like it."""

import re
from collections.abc import Iterable
from typing import NamedTuple
from unicodedata import normalize

from companion.core import NotUnderstood
from companion.locale import _
from companion.seal import wordlists, words
from companion.text.plaintext import visible

SHOWN = 12  # how many possible words are shown
SURE = 3  # no word of another language is made of so many beginnings of full length
END = re.compile(r"[\s,]")  # what ends a word


class Unfinished(NotUnderstood):
    """The error of a beginning that several words have."""


class Begun(NamedTuple):
    """The typed beginning of a word, and the only word that begins like it."""

    letters: str
    word: str
    needed: int  # so many letters were needed to make it the only one

    @property
    def is_short(self) -> bool:
        """Say whether only so much was typed as a beginning needs."""
        return len(self.letters) <= max(self.needed, wordlists.ENOUGH)

    @property
    def is_full(self) -> bool:
        """Say whether enough letters were typed for any word of the list."""
        return len(self.letters) >= wordlists.ENOUGH

    @property
    def is_whole(self) -> bool:
        """Say whether the whole word was typed."""
        return self.letters == wordlists.plain(self.word)


class WordEntry:
    """Collects a number of words from whole words or their beginnings.

    After a word is recognised by its beginning, more letters of it may follow; a letter that cannot
    belong to it begins the next word. A letter that no word has there waits to be taken back, and
    the words before it stay. A blank ends a word: if the letters since the last blank are no words
    of the list, none of them is accepted, except so many that they are no single word. When all
    words are there, they stay as shown.
    """

    def __init__(self, wanted: int) -> None:
        """Begin without words."""
        self._wanted = wanted
        self._ended: tuple[int, ...] = ()
        self._open: tuple[Begun, ...] = ()  # since the last blank
        self.begun = ""  # the beginning of the next word
        self.guessed = ""  # letters before a blank that are only a part of their word

    @property
    def given(self) -> tuple[int, ...]:
        """Return the indexes of the words so far."""
        known = wordlists.words(words.language())
        return (*self._ended, *(known.index(each.word) for each in self._open))

    @property
    def left(self) -> int:
        """Return how many words are still missing."""
        return self._wanted - len(self.given)

    @property
    def goes_on(self) -> bool:
        """Say whether letters wait for a blank, as more could follow."""
        return bool(self.begun) or any(len(each.letters) > each.needed for each in self._open[-1:])

    def hear(self, typed: str) -> None:
        """Read the field after the words that are final; refuse an ended word not in the list."""
        if typed and not (self.left or typed.strip()):
            self._stand(self.given)
            return
        text, refused = wordlists.plain(_letters(self._open) + typed), None
        self.guessed = ""
        while len(self._ended) < self._wanted and (end := END.search(text)):
            ended, text = self._without_sure(text[: end.start()]), text[end.end() :]
            try:
                self._ended += self._whole(ended) if ended else ()
                self.guessed = self._guess(ended)
            except NotUnderstood as reason:
                refused = refused or reason
                if not text and isinstance(reason, Unfinished):
                    text = ended
                    break
        self._heed(text)
        if refused:
            raise refused

    def hear_whole(self, said: str) -> None:
        """Read whole words; if one is not listed, none is accepted."""
        self._stand(self.given)
        self._stand((*self.given, *words.indexes(said)))

    def end(self) -> None:
        """Accept the words if they are complete or typed as beginnings; else end the last word."""
        if self.begun or (self.left and not all(each.is_short for each in self._open)):
            self.hear(f"{self.begun} ")
        self._stand(self.given)

    def take_back(self) -> None:
        """Remove the last word."""
        self._stand(self.given[:-1])

    @property
    def possible(self) -> tuple[str, ...]:
        """Return the words that begin like the current letters, as far as any word does."""
        for end in range(len(self.begun), 0, -1):
            if found := words.completions(self.begun[:end], words.language()):
                return found
        return ()

    def pick(self, word: str) -> None:
        """Accept a word instead of the letters of the next one."""
        self._stand((*self.given, wordlists.named(words.language())[wordlists.plain(word)]))

    def _stand(self, given: tuple[int, ...]) -> None:
        """Make these words final, whatever letters follow."""
        self._ended, self._open, self.begun = given[: self._wanted], (), ""

    def _heed(self, text: str) -> None:
        """Read letters without a blank; after the last word there are none."""
        self._open = _cut_begun(text, self._wanted - len(self._ended))
        rest = text.removeprefix(_letters(self._open))
        self.begun = normalize("NFC", rest) if len(self._ended) < self._wanted else ""

    def _without_sure(self, ended: str) -> str:
        """Accept the beginnings that can be no single word, and return the letters behind them.

        The last of them belongs to letters that follow it.
        """
        open_ = _cut_begun(ended, self._wanted - len(self._ended))
        if len(open_) < SURE or not all(each.is_full for each in open_):
            return ended
        sure = open_ if _letters(open_) == ended else open_[:-1]
        known = wordlists.named(words.language())
        self._ended += tuple(known[wordlists.plain(each.word)] for each in sure)
        return ended.removeprefix(_letters(sure))

    def _guess(self, ended: str) -> str:
        """Return letters before a blank, if their word is longer; else empty."""
        last = wordlists.words(words.language())[self._ended[-1]] if ended else ""
        whole = ended.endswith(wordlists.plain(last))
        return "" if whole else normalize("NFC", ended)

    def _whole(self, ended: str) -> tuple[int, ...]:
        """Return the indexes of an ended word, and of beginnings typed before it without blanks."""
        known = wordlists.named(words.language())
        begun = () if ended in known else _cut(ended, self._wanted - len(self._ended)) or ()
        last = ended.removeprefix(_letters(begun))
        whole = all(each.is_whole for each in begun)
        if begun and not last and (len(begun) == 1 or whole):
            return tuple(known[wordlists.plain(each.word)] for each in begun)
        if not (whole or all(each.is_short for each in begun)):
            raise _unknown(ended)
        if last not in known:
            raise (_unfinished(last) if whole else None) or _unknown(ended)
        return (*(known[wordlists.plain(each.word)] for each in begun), known[last])


def _cut(text: str, most: int) -> tuple[Begun, ...] | None:
    """Split letters into the beginnings of words, best with nothing left over.

    What is left over begins another word; None if it cannot.
    """
    if not text:
        return ()
    found = words.completions(text[0], words.language()) if most else ()
    needed = 1
    while len(found) > 1 and needed < len(text):
        needed += 1
        found = tuple(each for each in found if wordlists.plain(each).startswith(text[:needed]))
    if len(found) != 1:
        return () if found else None
    word = wordlists.plain(found[0])
    cuts = [
        (Begun(text[:length], found[0], needed), *rest)
        for length in range(min(len(word), len(text)), needed - 1, -1)
        if word.startswith(text[:length]) and (rest := _cut(text[length:], most - 1)) is not None
    ]
    nothing_left = (each for each in cuts if _letters(each) == text)
    return next(nothing_left, cuts[0] if cuts else None)


def _cut_begun(text: str, most: int) -> tuple[Begun, ...]:
    """Split letters as far as words begin so; what is left over may begin none."""
    cuts = (_cut(text[:end], most) for end in range(len(text), 0, -1))
    return next((cut for cut in cuts if cut is not None), ())


def _letters(begun: Iterable[Begun]) -> str:
    """Return beginnings as they were typed."""
    return "".join(each.letters for each in begun)


def _unfinished(begun: str) -> Unfinished | None:
    """Return the error that several words begin like this, if they do."""
    found = words.completions(begun, words.language()) if begun else ()
    if not found:
        return None
    shown, more = " ".join(found[:SHOWN]), " …" if len(found) > SHOWN else ""
    said = _("{begun}: type more letters, as several words begin so: {words}")
    return Unfinished(said.format(begun=normalize("NFC", begun), words=shown + more))


def _unknown(word: str) -> NotUnderstood:
    """Return the error that a word is not listed, perhaps as it is of another language."""
    shown = visible(normalize("NFC", word)[: words.LONGEST_SHOWN])
    if any(word in wordlists.named(each) for each in wordlists.LANGUAGES):
        said = _(
            "{word}: a word of another language. Settings, on the first page, has the language"
            " of the words."
        )
    else:
        said = _("{word}: not in the list. Say another word.")
    return NotUnderstood(said.format(word=shown))
