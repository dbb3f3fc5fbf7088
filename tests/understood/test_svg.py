"""The pictures of an evening are whole SVG, and show what its values say."""

from dataclasses import replace
from xml.etree.ElementTree import Element, fromstring

import pytest

from companion.trail.graph import Graph
from companion.understood.evening import Evening
from companion.understood.following import worked_out
from companion.understood.svg import HIGH, WIDE, board, curve
from tests.games import harbours
from tests.games.harbours.playing import CAUGHT, OPTIONS
from tests.understood.evenings import played, understood

NAMED = "{http://www.w3.org/2000/svg}"


def drawn(svg: str, kind: str, name: str) -> list[Element]:
    """Give what is drawn of a kind, by its class."""
    return [each for each in fromstring(svg).iter(NAMED + kind) if each.get("class") == name]


def texts(svg: str) -> list[str]:
    """Give all that is written."""
    return [each.text or "" for each in fromstring(svg).iter(NAMED + "text")]


def evenings() -> list[Evening]:
    """Give one evening of each game."""
    caught = worked_out(harbours.GAME, played(harbours.GAME, OPTIONS, *CAUGHT))
    assert caught
    return [understood("full", "curious", 1), caught]


@pytest.mark.parametrize("at", [0, 1])
def test_the_board_shows_the_trail_its_hours_and_where_it_could_be_at_each_line(at: int) -> None:
    evening = evenings()[at]
    for number, line in list(enumerate(evening.lines))[:: 1 + 10 * (at == 0)]:
        svg = board(evening, number)
        assert len(drawn(svg, "rect", "place")) == len(evening.graph.places)
        assert len(drawn(svg, "rect", "possible")) == line.places
        stops = drawn(svg, "ellipse", "stop")
        assert len(stops) == len(line.path)
        middles = [(each.get("cx"), each.get("cy")) for each in stops]
        assert len({*middles}) == len(middles)
        for trail in drawn(svg, "polyline", "trail"):
            points = [tuple(point.split(",")) for point in (trail.get("points") or "").split()]
            assert points == middles
        assert {f"{hour:02}" for hour in range(1, len(line.path) + 1)} <= {*texts(svg)}
        assert [each.text for each in drawn(svg, "text", "seeker")] == [
            who[0].upper() for who in line.seekers
        ]


@pytest.mark.parametrize("at", [0, 1])
def test_the_curve_goes_through_all_hours_with_each_question_on_it(at: int) -> None:
    evening = evenings()[at]
    titles = [f"question {number} <&>" for number in range(len(evening.asked))]
    svg = curve(evening, titles)
    [line] = drawn(svg, "polyline", "curve")
    points = [tuple(map(int, each.split(","))) for each in (line.get("points") or "").split()]
    numbers = []
    for hour in evening.hours:
        asked = [each.after.places for each in evening.asked if each.hour == hour.hour]
        numbers += [hour.begin.places, *asked, hour.end.places]
    assert len(points) == len(numbers)
    ordered = sorted(zip(numbers, (y for _x, y in points), strict=True))
    assert [y for _number, y in ordered] == sorted((y for _x, y in points), reverse=True)
    assert all(0 <= x <= WIDE and 0 <= y <= HIGH for x, y in points)
    dots = drawn(svg, "ellipse", "question")
    assert {(int(dot.get("cx") or 0), int(dot.get("cy") or 0)) for dot in dots} <= {*points}
    assert sorted(each[0].text or "" for each in dots) == sorted(titles)
    assert len({each.get("rx") for each in dots}) == 2  # the one that told most is larger
    assert str(max(numbers)) in texts(svg)


def test_names_are_written_letter_by_letter_and_never_as_marks() -> None:
    places = ("<script>alert(1)</script>", 'a" onload="x', "\N{RIGHT-TO-LEFT OVERRIDE}drow")
    evening = evenings()[1]
    graph = Graph(places, {"way": {places[0]: places[1:]}})
    first = evening.lines[0]
    nowhere = replace(first.played, after=first.played.before)
    known = replace(first.known, here={places[0]: 1})
    line = replace(first, played=nowhere, known=known)
    svg = board(replace(evening, graph=graph, lines=(line,)))
    assert len(drawn(svg, "rect", "possible")) == 1
    assert not [*fromstring(svg).iter(NAMED + "script")]
    assert places[0] in texts(svg)
    assert places[1] in texts(svg)
    assert not [each for each in fromstring(svg).iter() if "onload" in each.attrib]


def test_an_evening_that_nobody_began_has_an_empty_curve() -> None:
    evening = worked_out(harbours.GAME, played(harbours.GAME, OPTIONS, CAUGHT[0]))
    assert evening
    assert fromstring(curve(evening)).tag == NAMED + "svg"
