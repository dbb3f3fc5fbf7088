"""Finds the game that a question names, as in “in chess, how many …”."""

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from companion.rulebook.book import NAMES, folder, games
from companion.rulebook.questions.stems import flat

GAME = "game|hr[aeuoy]u?|игр(?:а|е|у|ы|ой)|настолк[аеуи]"
THE_GAME = rf"(?:the )?(?:board )?(?:{GAME})(?: of)? "
IN = "in|ve?|в|во"
ABOUT = rf"{IN}|at|for|of|with|about|u|o|pro|pre|pri|do|ze?|na|ku?|из|для|про|по|о|на|у|при|к"
AFTER = r"(?: (?:the )?game\b)?\W*"
QUOTED = "[\"„“”«»']"
FEWEST = 2  # so many words must be left without the name


class Meant(NamedTuple):
    """A question without the name of a game, and that game, if it names one."""

    question: str
    game: str | None


def meant(question: str) -> Meant:
    """Take a game's name out of a question; a question with two names keeps both."""
    text = unicodedata.normalize("NFC", question)
    said = flat(text)
    found = {game: at for game, pattern in _patterns().items() if (at := pattern.search(said))}
    if len(found) != 1:
        return Meant(question, None)
    ((game, at),) = found.items()
    rest = f"{text[: at.start()].rstrip()} {text[at.end() :]}".strip()
    return Meant(rest if len(rest.split()) >= FEWEST else question, game)


@cache
def _patterns() -> Mapping[str, re.Pattern[str]]:
    """Return for each game the pattern of its names."""
    found = {game: (names(game, "alone"), names(game, "behind")) for game in games()}
    return {game: _pattern(*each) for game, each in found.items() if any(each)}


def names(game: str, sort: str) -> list[str]:
    """Return the words of one sort that people use for a game or its parts."""
    file = folder(game) / NAMES
    read = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    found: list[str] = read.get(sort, [])
    return found


def _pattern(alone: list[str], behind: list[str]) -> re.Pattern[str]:
    """Return one pattern for the names of a game.

    A name that is also another word only counts after “in” or before a colon.
    """
    plain, also = "|".join(alone) or "(?!)", "|".join(behind) or "(?!)"
    ways = (
        rf"\b(?:(?:{ABOUT}) )?(?:{THE_GAME})?{QUOTED}?\b(?:{plain})\b(?!\.\w){AFTER}",
        rf"\b(?:(?:{IN}) (?:{THE_GAME})?|{THE_GAME}){QUOTED}?\b(?:{also})\b{AFTER}",
        rf"^\W*(?:{also}) ?[:–—-]\W*",
        rf"\b(?:{also}) (?:the )?game\b\W*",
        rf"(?:\(|{QUOTED})(?:{also})(?:\)|{QUOTED})\W*",
    )
    return re.compile("|".join(ways))
