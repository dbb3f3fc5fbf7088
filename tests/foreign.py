"""English in other letters: whatever still shows Latin ones was never said by a catalogue."""

import gettext
import re

LATIN, OTHER = "abcdefghijklmnopqrstuvwxyz", "абвгдежзийклмнопрстуфхцчшщ"
LETTERS = str.maketrans(LATIN + LATIN.upper(), OTHER + OTHER.upper())
KEPT = re.compile(r"(\{[^}]*\}|\[[^\]]*\]|`[^`]*`|%\(\w+\)\w|%\w)")  # what is no word of a text
WORD = re.compile(r"\b[A-Za-z]{3,}\b")


class Foreign(gettext.NullTranslations):
    """A language of its own for tests; rules and spoken words are read in Russian beside it."""

    def gettext(self, message: str) -> str:
        """Say a text."""
        parts = KEPT.split(message)
        return "".join(part if at % 2 else part.translate(LETTERS) for at, part in enumerate(parts))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Say a text with a number."""
        return self.gettext(msgid1 if n == 1 else msgid2)


def latin(text: str) -> set[str]:
    """Give the words that stand there in Latin letters."""
    return set(WORD.findall(text))
