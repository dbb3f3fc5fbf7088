"""The text of a place on a grid; an ellipsis marks what does not fit."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from screens.kit.rows import ENTER
from screens.trail.signs import HERE, KEY, MORE, TARGET, WARNING, keys, stamps

PLAIN, OWN, GONE, HOUR, TOKEN, PERSON, NAME, SIGN, HINT = ROLES = (
    "plain",
    "own",
    "gone",
    "hour",
    "token",
    "person",
    "name",
    "sign",
    "hint",
)
Words = tuple[str, str]  # a text, and the role that decides its style
Corner = tuple[str, str]  # what choosing the place would bring, and the sign of its key
Lines = Sequence[Sequence[Words]]
NOTHING: Corner = ("", "")


@dataclass(frozen=True)
class Lying:
    """What stands in the first line of a place: its hour, and what lies or stands there."""

    hour: int = 0
    here: bool = False
    onward: str = ""  # how the path leads on, where no line beside the place shows that
    tokens: str = ""
    people: str = ""


def written(
    lying: Lying, lines: Lines, width: int, height: int, corner: Corner = NOTHING
) -> list[list[Words]]:
    """Return all lines of a place: what lies there, its key, and below that what is printed."""
    blank: Lines = [[] for _row in range(height)]
    below = [*lines, *blank][: height - 1]
    return [first_line(lying, width, corner), *(fitted(line, width) for line in below)]


def fitted(words: Sequence[Words], room: int) -> list[Words]:
    """Cut words to a width with a mark, or fill it with blanks."""
    found: list[Words] = []
    length = sum(len(text) for text, _role in words)
    left = room if length <= room else max(room - 1, 0)
    for text, role in words:
        found.append((text[:left], role))
        left -= len(text[:left])
    if length > room > 0:
        return [*found, (MORE, NAME)]
    return [*found, (" " * left, PLAIN)]


def first_line(lying: Lying, width: int, corner: Corner) -> list[Words]:
    """Return the first line: hour and key at the left, gains and pieces at the right.

    If it does not all fit, the gains are left out first, then the key.
    """
    brings, sign = corner
    signs = keys(sign) if sign else (sign,)
    hours, all_lying = _hours(lying), lying.tokens + lying.people
    pieces = (lying.tokens, TOKEN), (lying.people or " " * bool(lying.tokens), PERSON)
    for key, hour, said in product(signs, hours, _gains(brings)):
        if lying.here and HERE not in hour and key not in (TARGET, ENTER):
            continue  # the sign of the current place gives way only to a warning
        apart = " " * bool(hour and key and key not in (TARGET, ENTER))
        left = [(hour, HOUR), (apart, PLAIN), (key, HINT)]
        right = [(said, SIGN), (" " * bool(said and all_lying), PLAIN), *pieces]
        free = width - sum(len(text) for text, _role in (*left, *right))
        if free >= _apart(hour + key, said + all_lying):
            return [*left, (" " * free, PLAIN), *right]
    return fitted([(hours[:2][-1], HOUR), (lying.tokens, TOKEN), (lying.people, PERSON)], width)


def _apart(left: str, right: str) -> int:
    """Return how many blanks keep two texts apart; brackets need none."""
    return int(bool(left and right) and not left.endswith((KEY[-1], TARGET, ENTER)))


def _hours(lying: Lying) -> tuple[str, ...]:
    """Return the forms of the hour, the longest first."""
    plain = stamps(lying.hour, here=lying.here) if lying.hour or lying.here else ("",)
    return (*(f"{each}{lying.onward}" for each in plain), *plain) if lying.onward else plain


def _gains(brings: str) -> tuple[str, ...]:
    """Return the forms of what a choice brings, the longest first; a warning always stays."""
    return tuple(dict.fromkeys((brings, WARNING * (WARNING in brings))))
