"""Words of the list, heard letter by letter: each is whole as soon as no other begins so."""

from collections.abc import Iterator

from companion.core import NotUnderstood
from companion.locale import _
from companion.plaintext import visible
from companion.seal import wordlists, words


class Hearing:
    """Hears one word after the other, also from somebody who types each of them to its end."""

    def __init__(self) -> None:
        """Hear nothing yet."""
        self.begun = ""  # of the word that comes next
        self._rest = ""  # of a word that was whole before it was typed to its end
        self._end = ""  # what was heard as that rest, though it may begin the next word

    def hear(self, typed: str) -> Iterator[int]:
        """Go through the words that are whole in what is typed; `begun` is what is left.

        A blank ends a word; what it ends must be one of the list whose letters are heard.
        """
        self.begun = ""
        for at, sign in enumerate(typed):
            self.begun += sign
            if sign != " ":
                yield from self._alone()
            elif self._rest or not self.begun.strip():
                self.begun = self._rest = ""
            else:
                ended, self.begun = self.begun, self.begun + typed[at + 1 :]
                yield from _whole(ended)
                self.begun = ""

    def hear_whole(self, said: str) -> Iterator[int]:
        """Go through words that all are whole."""
        self.begun = said
        yield from words.indexes(said)
        self.begun = self._rest = ""

    def _alone(self) -> Iterator[int]:
        """Give the word that is meant, if it is the only one left."""
        if self._rest and self._goes_on():
            return
        if not _found(self.begun) and _found(self._end + self.begun):
            self.begun = self._end + self.begun
        found = _found(self.begun)
        if len(found) == 1:
            self._rest, self._end = (
                wordlists.plain(found[0])[len(wordlists.plain(self.begun)) :],
                "",
            )
            self.begun = ""
            yield wordlists.words(words.language()).index(found[0])

    def _goes_on(self) -> bool:
        """Say whether the last word is typed to its end; what differs from it is a new one."""
        typed = wordlists.plain(self.begun)
        if typed == self._rest:
            self.begun, self._rest, self._end = "", "", self.begun
        elif not self._rest.startswith(typed):
            self._rest = ""
            self.begun = self.begun if _found(self.begun) else self.begun[-1]
            return False
        return True


def _found(begun: str) -> tuple[str, ...]:
    """Give the words that begin so."""
    return words.completions(begun, words.language())


def _whole(ended: str) -> Iterator[int]:
    """Give what was ended, if it is of the reader's list: no other word may become one of it."""
    known = wordlists.named(words.language())
    for word in map(wordlists.plain, ended.replace(",", " ").split()):
        if word not in known:
            said = _("{word}: no word of this list; Settings, on the first page, choose another")
            raise NotUnderstood(said.format(word=visible(word[: words.LONGEST_SHOWN])))
        yield known[word]
