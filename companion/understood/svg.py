"""Pictures of an evening as SVG: its board with the trail, and its curve.

They are functions of the values alone, need no script, no style sheet and no font, and say nothing
by colour alone: what was possible is hatched, and hours are numbers.
"""

from collections.abc import Callable, Iterator, Sequence
from math import isqrt
from xml.etree.ElementTree import Element, SubElement, tostring

from companion.text.plaintext import visible
from companion.trail.graph import Graph, Place
from companion.trail.placing import Spots, placed
from companion.understood.evening import Evening, ToldMost

Point = tuple[int, int]
At = Callable[[float, int], Point]  # where a number of places lies in a part of the hours
SIDE, ROUND = 100, 17  # of a place: its width and height, and the radius of an hour
WIDE, HIGH, EDGE = 640, 240, 36  # of the curve
INK, SOFT, WAY, PAPER = "#222222", "#8a8a8a", "#0a6b3d", "#ffffff"
HATCH, GAP = "possible", 8  # the name of the hatching, and how far its lines are apart
SVG = "http://www.w3.org/2000/svg"


def board(evening: Evening, line: int | None = None) -> str:
    """Return the board with the trail up to a line, or whole; hatched where it could end."""
    shown = evening.lines[-1 if line is None else line]
    spots = _spots(evening.graph)
    columns, rows = (1 + max(each) for each in zip(*spots.values(), strict=True))
    svg = _svg(columns * SIDE, rows * SIDE)
    _hatch(svg)
    for one, other in _links(evening.graph):
        _line(svg, _middle(spots, one), _middle(spots, other), SOFT)
    for place in evening.graph.places:
        _place(svg, spots, place, possible=place in shown.known.here)
    if len(shown.path) > 1:
        points = " ".join(f"{x},{y}" for x, y in (_middle(spots, each) for each in shown.path))
        trail = {"points": points, "fill": "none", "stroke": WAY, "stroke-width": "6"}
        SubElement(svg, "polyline", {**trail, "class": "trail", "stroke-opacity": "0.6"})
    for hour, place in enumerate(shown.path, 1):
        _stop(svg, _middle(spots, place), hour, now=hour == len(shown.path))
    for who, place in shown.seekers.items():
        x, y = _middle(spots, place)
        _text(svg, (x + SIDE // 3, y + SIDE // 3), who[:1].upper(), bold=True).set(
            "class", "seeker"
        )
    return tostring(svg, encoding="unicode")


def curve(evening: Evening, titles: Sequence[str] = ()) -> str:
    """Return how many places were possible, hour by hour, with each question on it.

    `titles` are the questions in words, in their order; a browser shows one that is pointed at.
    """
    svg = _svg(WIDE, HIGH)
    hours = evening.hours
    most = max((max(hour.begin.places, hour.end.places) for hour in hours), default=0)
    if not most:
        return tostring(svg, encoding="unicode")
    step = (WIDE - 2 * EDGE) / len(hours)

    def at(number: float, places: int) -> tuple[int, int]:
        """Return where so many places lie in a part of the hours."""
        return round(EDGE + number * step), round(HIGH - EDGE - (HIGH - 2 * EDGE) * places / most)

    for places in (0, most):
        _line(svg, at(0, places), at(len(hours), places), SOFT)
        x, y = at(0, places)
        _text(svg, (x - EDGE // 2, y + 5), str(places))
    for number in range(len(hours)):
        _text(svg, (at(number + 0.5, 0)[0], HIGH - EDGE // 3), f"{hours[number].hour:02}")
    points, dots = _along(evening, at)
    drawn = " ".join(f"{x},{y}" for x, y in points)
    line = {"points": drawn, "fill": "none", "stroke": WAY, "stroke-width": "3"}
    SubElement(svg, "polyline", {**line, "class": "curve"})
    _questions(svg, evening, titles, dots)
    return tostring(svg, encoding="unicode")


def _along(evening: Evening, at: At) -> tuple[list[Point], list[Point]]:
    """Return the points of the curve, and those of them at which a question was answered."""
    points: list[Point] = []
    dots: list[Point] = []
    for number, hour in enumerate(evening.hours):
        asked = [each for each in evening.asked if each.hour == hour.hour]
        share = 1 / (len(asked) + 1)
        here = [at(number + n * share, each.after.places) for n, each in enumerate(asked, 1)]
        points += [at(number, hour.begin.places), *here, at(number + 1, hour.end.places)]
        dots += here
    return points, dots


def _questions(
    svg: Element, evening: Evening, titles: Sequence[str], dots: Sequence[Point]
) -> None:
    """Draw each question where its answer left the curve; the one that told most is filled."""
    most = next((each.asked for each in evening.moments if isinstance(each, ToldMost)), None)
    for number, (asked, (x, y)) in enumerate(zip(evening.asked, dots, strict=True)):
        radius, fill = ("7", WAY) if asked is most else ("5", PAPER)
        look = {"cx": str(x), "cy": str(y), "rx": radius, "ry": radius, "fill": fill, "stroke": INK}
        dot = SubElement(svg, "ellipse", {**look, "class": "question"})
        if titles:
            SubElement(dot, "title").text = titles[number]


def _spots(graph: Graph) -> Spots:
    """Return where the places lie: as the edition says, or linked ones side by side."""
    columns = isqrt(len(graph.places) - 1) + 1
    return graph.at or placed(graph, columns, -(-len(graph.places) // columns))


def _links(graph: Graph) -> Iterator[tuple[Place, Place]]:
    """Go through the links of the first kind, each pair of places once."""
    leads = next(iter(graph.links.values()), {})
    pairs = (graph.pair(one, to) for one, there in leads.items() for to in there)
    yield from dict.fromkeys(pairs)


def _middle(spots: Spots, place: Place) -> Point:
    """Return the middle of a place."""
    column, row = spots[place]
    return column * SIDE + SIDE // 2, row * SIDE + SIDE // 2


def _svg(width: int, height: int) -> Element:
    """Begin a picture."""
    return Element("svg", {"xmlns": SVG, "viewBox": f"0 0 {width} {height}", "role": "img"})


def _hatch(svg: Element) -> None:
    """Define how places are hatched."""
    size = {"width": str(GAP), "height": str(GAP), "patternUnits": "userSpaceOnUse"}
    pattern = SubElement(SubElement(svg, "defs"), "pattern", {"id": HATCH, **size})
    way = {"d": f"M0 {GAP}L{GAP} 0", "stroke": SOFT, "stroke-width": "1.5"}
    SubElement(pattern, "path", way)


def _place(svg: Element, spots: Spots, place: Place, *, possible: bool) -> None:
    """Draw a place with its name."""
    x, y = _middle(spots, place)
    side = SIDE * 3 // 4
    box = {"x": str(x - side // 2), "y": str(y - side // 2), "width": str(side)}
    look = {**box, "height": str(side), "rx": "6", "stroke": SOFT}
    SubElement(svg, "rect", {**look, "fill": PAPER, "class": "place"})
    if possible:
        SubElement(svg, "rect", {**look, "fill": f"url(#{HATCH})", "class": HATCH})
    name = _text(svg, (x, y - SIDE // 4), visible(place), size=12)
    if len(place) > SIDE // 10:  # a long name is drawn narrower, so that it stays in its place
        name.attrib.update({"textLength": str(side - 4), "lengthAdjust": "spacingAndGlyphs"})


def _stop(svg: Element, middle: Point, hour: int, *, now: bool) -> None:
    """Draw an hour of the trail; the last one is filled."""
    x, y = middle
    look = {
        "cx": str(x),
        "cy": str(y),
        "rx": str(ROUND),
        "ry": str(ROUND),
        "stroke": WAY,
        "stroke-width": "3",
    }
    SubElement(svg, "ellipse", {**look, "fill": WAY if now else PAPER, "class": "stop"})
    _text(svg, (x, y + 5), f"{hour:02}", bold=now).set("fill", PAPER if now else INK)


def _line(svg: Element, one: Point, other: Point, stroke: str) -> None:
    """Draw a thin line."""
    ends = zip(("x1", "y1", "x2", "y2"), (*one, *other), strict=True)
    SubElement(svg, "line", {**{name: str(at) for name, at in ends}, "stroke": stroke})


def _text(
    svg: Element, middle: Point, words: str, *, bold: bool = False, size: int = 14
) -> Element:
    """Write words around a point."""
    x, y = middle
    look = {"x": str(x), "y": str(y), "text-anchor": "middle", "font-size": str(size)}
    if bold:
        look["font-weight"] = "bold"
    text = SubElement(svg, "text", {**look, "fill": INK, "font-family": "sans-serif"})
    text.text = words
    return text
