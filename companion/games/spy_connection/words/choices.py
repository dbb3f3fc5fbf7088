"""The names of kinds of moves, values and options in lists, and questions."""

from collections.abc import Callable
from dataclasses import fields
from functools import cache

from companion.contract.move import Fields
from companion.games.spy_connection import moves as m
from companion.games.spy_connection.box import codes
from companion.games.spy_connection.cities import two_cities
from companion.games.spy_connection.locale import _
from companion.games.spy_connection.mission import Mission
from companion.games.spy_connection.state import (
    DARK,
    DEALT,
    DRAFTED,
    LIGHT,
    PLANNING,
)
from companion.games.spy_connection.view import View
from companion.games.spy_connection.words.names import (
    DETAILS,
    agents_name,
    cities_name,
    city_name,
    mission_name,
    spot_name,
)
from companion.games.spy_connection.words.sentences import sentence
from companion.untyped import Value


def option(name: str, value: str) -> str:
    """Name a field of a new table, or one of its values."""
    if value:
        return VALUES[value]() if value in VALUES else value
    return OPTIONS[name]() if name in OPTIONS else name


OPTIONS: dict[str, Callable[[], str]] = {
    "players": lambda: _("Players, 1st starts"),
    "side": lambda: _("Board"),
    "handout": lambda: _("Start cards"),
    "detail": lambda: _("Entered"),
    "fourteen": lambda: _("14 agents"),
    "box": lambda: _("Your box"),
}
VALUES: dict[str, Callable[[], str]] = {
    LIGHT: lambda: _("light"),
    DARK: lambda: _("dark (advanced)"),
    DEALT: lambda: _("dealt (first game)"),
    DRAFTED: lambda: _("chosen in turn"),
    **DETAILS,
}


def kind(which: type[m.SpyMove], fixed: Fields, view: View) -> str:
    """Return the name of a kind of move, or of a whole move."""
    if which is m.Happened and "move" in fixed:
        return sentence(m.Happened(fixed["rules"], fixed["move"]), view)
    if which in SECOND and view.acted:
        return SECOND[which]()
    if which in OTHERS and NEW in (fixed.get("city", ""), fixed.get("mission", "")):
        return OTHERS[which]()
    return KINDS[which]()


# Other names outside the list, and for a second action, which is a breach.
NEW = None
OTHERS: dict[type[m.SpyMove], Callable[[], str]] = {
    m.Connect: lambda: _("Connect another city"),
    m.Take: lambda: _("Take another mission"),
    m.Starts: lambda: _("Another start mission"),
}
SECOND: dict[type[m.SpyMove], Callable[[], str]] = {
    m.Connect: lambda: _("A second action: connect a city"),
    m.Take: lambda: _("A second action: take a mission"),
}


def key(which: type[m.SpyMove], _field: str, found: object, view: View) -> str:
    """Return the two letters of a mission that is known from earlier tables."""
    return _codes(_known(which, view)).get(found, "") if isinstance(found, Mission) else ""


def _known(which: type[m.SpyMove], view: View) -> tuple[Mission, ...]:
    """Return the missions that are suggested for a kind of move."""
    return view.known_starts if which is m.Starts else view.known


@cache
def _codes(missions: tuple[Mission, ...]) -> dict[Mission, str]:
    """Return the letters of missions, cached."""
    return codes(missions)


KINDS: dict[type[m.SpyMove], Callable[[], str]] = {
    m.Starts: lambda: _("A start mission"),
    m.Take: lambda: _("Take a mission"),
    m.Connect: lambda: _("Connect a city"),
    m.Travel: lambda: _("Move the spy in the net"),
    m.Slip: lambda: _("Move the spy first, then connect"),
    m.Cover: lambda: _("Cover a target"),
    m.Uncover: lambda: _("Take an agent back from a target"),
    m.TakeBack: lambda: _("Take agents back from the map"),
    m.TakeBackFrom: lambda: _("Take agents back from a spot"),
    m.Drop: lambda: _("Give up a mission"),
    m.Done: lambda: _("End the turn"),
    m.Result: lambda: _("What all players have at the end"),
    m.Stop: lambda: _("Stop the game here: nobody wins"),
    m.StopAt: lambda: _("The game was stopped: nobody wins"),
    m.Joined: lambda: _("Join a game that runs already"),
    m.Holds: lambda: _("An active mission that is not entered yet"),
    m.TurnOf: lambda: _("Set whose turn it is"),
    m.SetMap: lambda: _("Set the agents on the map"),
    m.SetCompleted: lambda: _("Set completed missions and points"),
    m.SetSpy: lambda: _("Set where a spy stands"),
    m.Link: lambda: _("Draw the map, link by link"),
    m.Less: lambda: _("Enter less from here on"),
    m.Happened: lambda: _("It happened against the rules"),
    m.Remark: lambda: _("Remark"),
}


def value(which: type[m.SpyMove], field: str, found: object, view: View) -> str:
    """Name a value of a field."""
    if isinstance(found, Mission):
        return mission_name(found)
    if field == "number" and which in (m.Cover, m.Uncover, m.Drop):
        return _mission(view, found)
    if field == "place" and isinstance(found, int):
        return _place(found, view)
    return NAMED[field](found) if field in NAMED else str(found)


NAMED: dict[str, Callable[[Value], str]] = {
    "city": city_name,
    "one": city_name,
    "other": city_name,
    "agents": agents_name,
    "spot": spot_name,
    "detail": lambda found: option("detail", found),
    "covered": lambda found: cities_name(found) or _("none"),
}


def _place(place: int, view: View) -> str:
    """Return a place of the offer, with what planning from it costs now."""
    player = next((each for each in view.players if each.name == view.turn), None)
    free = view.side == DARK and player is not None and not player.active
    cost = 0 if free else PLANNING[view.side][place - 1]
    said = _("place {place}, the oldest: {cost}") if place == 1 else _("place {place}: {cost}")
    return said.format(place=place, cost=agents_name(cost) if cost else _("for free"))


def _mission(view: View, number: object) -> str:
    """Name an active mission by its number."""
    player = next((each for each in view.players if each.name == view.turn), None)
    cards = player.active if player else ()
    found = next((each for each in cards if each.number == number), None)
    return mission_name(found.mission) if found else str(number)


def prompt(which: type[m.SpyMove], chosen: Fields, view: View) -> str:
    """Ask for the first field that is not chosen yet."""
    open_ones = (
        each.name
        for each in fields(which)
        if each.name not in chosen or (each.name in WHAT_IS_NEW and chosen[each.name] is NEW)
    )
    asked = next((name for name in open_ones if name in ASKED or name == "standings"), "")
    if asked == "standings":  # typed after it was said whose turn it is
        return WHO[which]() if which in WHO and "player" not in chosen else _standings(view)
    if asked == "mission" and _known(which, view) and chosen.get(asked, "") is not NEW:
        return _("Which mission? Two letters choose one.")
    if asked == "agents" and which is m.Connect:
        return _("How many agents?")
    if asked == "city" and which is m.Starts:
        return _("Which of its cities is red?")
    if asked == "city" and which in (m.Connect, m.Travel, m.Slip):
        return _("{name}: which city?").format(name=view.turn)
    return ASKED[asked]() if asked else kind(which, chosen, view)


def _standings(view: View) -> str:
    """Ask for what all players have, in seating order."""
    said = _(
        "{names}: four digits each, for missions, points (two digits) and open targets,"
        " such as {digits}"
    )
    names = ", ".join(each.name for each in view.players)
    return said.format(names=names, digits=" ".join(SHEET[: len(view.players)]))


SHEET = ("7232", "6201", "5180", "4150")
WHAT_IS_NEW = ("mission", "city")
WHO: dict[type[m.SpyMove], Callable[[], str]] = {
    m.Joined: lambda: _("Whose turn is it?"),
    m.Result: lambda: _("Who had the last turn of all?"),
}
ASKED: dict[str, Callable[[], str]] = {
    "player": lambda: _("Who?"),
    "place": lambda: _("From which place? 1 is the oldest"),
    "mission": lambda: _("Which mission? Such as `{cities} 3`, or `3+` with an extra turn").format(
        cities=two_cities()
    ),
    "city": lambda: _("Which city?"),
    "agents": lambda: _("How many agents? Type ? where nobody counts them"),
    "number": lambda: _("On which mission?"),
    "missions": lambda: _("How many missions?"),
    "points": lambda: _("How many points on them?"),
    "planning": lambda: _("How many agents plan it? Type ? where nobody counts them"),
    "covered": lambda: _("Which cities are covered? Such as `{cities}`, or `none`").format(
        cities=two_cities()
    ),
    "one": lambda: _("From which city?"),
    "other": lambda: _("To which city?"),
    "spots": lambda: _("How many spots lie between? Where links share one: all names, `lp1 lp2`"),
    "spot": lambda: _("From which spot?"),
    "detail": lambda: _("What is entered from here on?"),
    "words": lambda: _("What shall be remembered?"),
}
