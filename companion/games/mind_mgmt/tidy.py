"""A line as it was typed in a hurry, written as the game spells it."""

import re
from collections.abc import Iterable

PLACES = re.compile(r"[a-f][1-7](?:-[a-f][1-7])*", re.IGNORECASE)
NAMED = {"recruiter": 1, "mayhem": 1, "control": 2}
FREE = {"remark": 1, "note": 2, "lift": 2, "mistake": 2, "override": 2}


def tidied(line: str, names: Iterable[str] = ()) -> str:
    """Set blanks, letters and names right; free words keep the letters they were given."""
    words = line.split()
    if not words:
        return ""
    verb = words[0].lower()
    last = FREE.get(verb, len(words))
    said = [_spelled(word) for word in words[:last]]
    number = NAMED.get(verb, len(words))
    if number < len(said):
        known = {name.casefold(): name for name in names}
        said[number] = known.get(words[number].casefold(), said[number])
    return " ".join(_ordered(verb, said) + words[last:])


def _spelled(word: str) -> str:
    """Write a location in capitals, any other word in small letters."""
    return word.upper() if PLACES.fullmatch(word) else word.lower()


def _ordered(verb: str, words: list[str]) -> list[str]:
    """Put the locations of a border or an answer into board order."""
    if "mayhem" in words[:2]:
        return [_border(word) if PLACES.fullmatch(word) else word for word in words]
    if verb == "answer" and all(len(word) == 2 and PLACES.fullmatch(word) for word in words[1:]):
        return [verb, *sorted(words[1:], key=_place)]
    return words


def _border(border: str) -> str:
    """Write a border with its left or upper location first."""
    return "-".join(sorted(border.split("-"), key=_place))


def _place(place: str) -> str:
    """Order locations row by row."""
    return place[::-1]
