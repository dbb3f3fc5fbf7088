"""Words of the list, heard letter by letter: each is taken as soon as no other begins so."""

import re
from collections.abc import Iterable
from typing import NamedTuple
from unicodedata import normalize

from companion.core import NotUnderstood
from companion.locale import _
from companion.plaintext import visible
from companion.seal import wordlists, words

SHOWN = 12  # words that could still be meant
END = re.compile(r"[\s,]")  # of a word


class Unfinished(NotUnderstood):
    """Letters with which several words begin: more of them say which one is meant."""


class Begun(NamedTuple):
    """The beginning of a word, and the word that is meant: no other begins so."""

    letters: str
    word: str
    needed: int  # letters, until it was the only one

    @property
    def is_short(self) -> bool:
        """Say whether this is how people type who type nothing but beginnings."""
        return len(self.letters) <= max(self.needed, wordlists.ENOUGH)

    @property
    def is_whole(self) -> bool:
        """Say whether the word was typed to its end."""
        return self.letters == wordlists.plain(self.word)


class Hearing:
    """Hears so many words, by their beginnings or whole.

    A word that is taken by its beginning stays open: letters that cannot go on in it begin the
    next one. A blank ends a single word: where the letters since the last one are none of the
    list, none of them counts, whatever was understood so far, and none of them stays. Where all
    words are there, they stand as they are shown.
    """

    def __init__(self, wanted: int) -> None:
        """Hear nothing yet."""
        self._wanted = wanted
        self._ended: tuple[int, ...] = ()
        self._open: tuple[Begun, ...] = ()  # since the last blank
        self.begun = ""  # of the word that comes next
        self.guessed = ""  # letters that a blank ended, and that are less than their word

    @property
    def given(self) -> tuple[int, ...]:
        """Give the words as they are understood so far."""
        known = wordlists.words(words.language())
        return (*self._ended, *(known.index(each.word) for each in self._open))

    @property
    def left(self) -> int:
        """Count the words that are still to be said."""
        return self._wanted - len(self.given)

    @property
    def goes_on(self) -> bool:
        """Say whether letters wait for a blank, also behind those that were enough for a word."""
        return bool(self.begun) or any(len(each.letters) > each.needed for each in self._open[-1:])

    def hear(self, typed: str) -> None:
        """Hear what stands in the line behind the open words; refuse what ends and is no word."""
        if typed and not (self.left or typed.strip()):
            self._stand(self.given)
            return
        text, refused = wordlists.plain(_letters(self._open) + typed), None
        self.guessed = ""
        while len(self._ended) < self._wanted and (end := END.search(text)):
            ended, text = text[: end.start()], text[end.end() :]
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
        """Hear words that all are whole; where one is none, all are to be said anew."""
        self._stand(self.given)
        self._stand((*self.given, *words.indexes(said)))

    def end(self) -> None:
        """Let words stand that fill the line, or are nothing but beginnings; or end a word."""
        if self.left and (self.begun or not all(each.is_short for each in self._open)):
            self.hear(f"{self.begun} ")
        self._stand(self.given)

    def take_back(self) -> None:
        """Forget the last word."""
        self._stand(self.given[:-1])

    def _stand(self, given: tuple[int, ...]) -> None:
        """Let these words stand, whatever letters come next."""
        self._ended, self._open, self.begun = given[: self._wanted], (), ""

    def _heed(self, text: str) -> None:
        """Understand letters that no blank has ended; behind the last word there are none."""
        room = self._wanted - len(self._ended)
        self._open = _cut(text, room) or ()
        rest = text.removeprefix(_letters(self._open))
        self.begun = normalize("NFC", rest) if room else ""

    def _guess(self, ended: str) -> str:
        """Give letters that a blank ended, where the word they are taken for is longer."""
        last = wordlists.words(words.language())[self._ended[-1]] if ended else ""
        whole = ended.endswith(wordlists.plain(last))
        return "" if whole else normalize("NFC", ended)

    def _whole(self, ended: str) -> tuple[int, ...]:
        """Give the word that was ended, perhaps behind others typed by their beginnings."""
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
    """Cut letters into beginnings, as long as they may be, but rather so that nothing is left.

    What is left begins another word; where that cannot be, there is no way to cut.
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


def _letters(begun: Iterable[Begun]) -> str:
    """Put beginnings together as they were typed."""
    return "".join(each.letters for each in begun)


def _unfinished(begun: str) -> Unfinished | None:
    """Ask for more letters where several words begin so."""
    found = words.completions(begun, words.language()) if begun else ()
    if not found:
        return None
    shown, more = " ".join(found[:SHOWN]), " …" if len(found) > SHOWN else ""
    said = _("{begun}: type more letters, as several words begin so: {words}")
    return Unfinished(said.format(begun=normalize("NFC", begun), words=shown + more))


def _unknown(word: str) -> NotUnderstood:
    """Say that a word is not in the list, and where there are words of other languages."""
    shown = visible(normalize("NFC", word)[: words.LONGEST_SHOWN])
    if any(word in wordlists.named(each) for each in wordlists.LANGUAGES):
        said = _(
            "{word}: a word of another language. Settings, on the first page, has the language"
            " of the words."
        )
    else:
        said = _("{word}: not in the list. Say another word.")
    return NotUnderstood(said.format(word=shown))
