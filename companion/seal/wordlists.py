"""The three lists of words; an index names the word at the same place in each."""

import hashlib
import unicodedata
from collections import Counter
from functools import cache
from importlib.resources import files

from companion.core import Unreadable
from companion.locale import _

LANGUAGES = ("cs", "ru", "en")
LENGTH = 2048
ENOUGH = 4  # so many letters suffice for a word if no other one begins so
FILES = {
    "cs": ("czech.txt", "7e80e161c3e93d9554c2efb78d4e3cebf8fc727e9c52e03b83b94406bdcc95fc"),
    "ru": ("russian.txt", "07f11af3f07fd13d8d74859f4448d8bca8f1d9d336dc4842531ecea083103a26"),
    "en": ("english.txt", "2f5eed53a4727b4bf8880d8f3f199efc90e58503646d9ff8eff3a2ed3b24dbda"),
}


@cache
def words(language: str) -> tuple[str, ...]:
    """Return the words of a language in order."""
    name, known = FILES[language]
    try:
        found = (files("mnemonic") / "wordlist" / name).read_bytes()
    except (ImportError, OSError):
        found = b""
    if hashlib.sha256(found).hexdigest() != known:
        raise Unreadable(
            _("the list of words {name} was changed; set Companion up again").format(name=name)
        )
    return tuple(found.decode("utf-8").split())


@cache
def spelled(language: str) -> tuple[str, ...]:
    """Return the words of a language in order, spelled for comparing."""
    return tuple(map(plain, words(language)))


@cache
def named(language: str) -> dict[str, int]:
    """Return the index of each word, and of each beginning that suffices for one."""
    whole = spelled(language)
    begun = [(word[:end], at) for at, word in enumerate(whole) for end in range(ENOUGH, len(word))]
    times = Counter(beginning for beginning, _at in begun)
    found = {beginning: at for beginning, at in begun if times[beginning] == 1}
    return found | {word: at for at, word in enumerate(whole)}


def plain(word: str) -> str:
    """Return a word spelled for comparing: small letters, accents separated."""
    return unicodedata.normalize("NFKD", word).lower()
