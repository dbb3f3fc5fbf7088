"""How well what is on a screen stands out from its ground, cell by cell as it is drawn."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rich.color import Color as Painted
from rich.style import Style
from textual.color import Color
from textual.strip import Strip

TEXT, MARK = 4.5, 3.0  # what the guidelines for readable pages ask of words, and of lines and marks


@dataclass(frozen=True)
class Faint:
    """Something that does not stand out enough: what, in which colours, and how much it does."""

    what: str
    colours: tuple[str, str]
    contrast: float


def faint(strips: Iterable[Strip], beside: Color) -> Iterator[Faint]:
    """Go through what stands out less than it must.

    What is painted in the colour `beside` only rounds the ends of a field, and says nothing.
    """
    for strip in strips:
        for text, style, _control in strip:
            if text.strip() and style is not None:
                yield from _faint(text.strip(), style, beside)


def _faint(text: str, style: Style, beside: Color) -> Iterator[Faint]:
    """Compare a piece of a row with its ground."""
    front, ground = style.color, style.bgcolor
    if front is None or ground is None or front.is_default or ground.is_default:
        return
    if style.reverse:
        front, ground = ground, front
    if _seen(front) in (_seen(ground), beside):  # a filled cell of a code has one colour
        return
    least = TEXT if any(sign.isalnum() for sign in text) else MARK
    colours = _seen(front).hex, _seen(ground).hex
    stands_out = contrast(*colours)
    if round(stands_out, 2) < least:
        yield Faint(text, colours, round(stands_out, 2))


def _seen(painted: Painted) -> Color:
    """Return a colour as it is painted."""
    return Color(*painted.get_truecolor())


def contrast(one: str, other: str) -> float:
    """Give the contrast of two colours as the guidelines for readable pages count it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """Give how bright a colour is to the eye."""
    parts = (part / 255 for part in Color.parse(colour).rgb)
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
