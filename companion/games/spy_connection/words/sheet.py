"""The sheet of Spy Connection: a row for each player, and the current player's missions."""

from companion.contract.sheet import Row, Section, Sheet
from companion.contract.words import Gist
from companion.games.spy_connection.locale import _
from companion.games.spy_connection.state import MISSIONS
from companion.games.spy_connection.view import CardView, PlayerView, View
from companion.games.spy_connection.words.moments import due
from companion.games.spy_connection.words.names import (
    agents_name,
    city_name,
    points_name,
)

MATTERS, ASKED = 1, 2
COVERED = "✓"


def sheet(view: View, gist: Gist) -> Sheet:
    """Return the whole sheet; `gist` says what a rule is about."""
    score = Section(_("Missions and points"), tuple(_score(view, each) for each in view.players))
    at = _on_turn(view)
    return Sheet(due(view), (score, *((_agents(at),) if at else ()), *beside_the_score(view, gist)))


def beside_the_score(view: View, gist: Gist) -> tuple[Section, ...]:
    """Return the sections that the drawn score lacks: missions, and what nobody checks."""
    at = _on_turn(view)
    return (*((_missions(at),) if at and at.active else ()), *_open_points(view, gist))


def _on_turn(view: View) -> PlayerView | None:
    """Return the current player, once the game has begun."""
    return next((each for each in view.players if each.name == view.turn), None)


def _score(view: View, player: PlayerView) -> Row:
    """Return what a player has as a row."""
    said = _("{done} of 7 · {points} +{targets} = {total} points")
    parts = [
        said.format(
            done=player.completed,
            points=player.points,
            targets=player.targets,
            total=player.total,
        )
    ]
    if player.last_turn:
        parts.append(_("last turn played") if player.last_turn == "done" else _("LAST TURN due"))
    weight = ASKED if player.name == view.turn else MATTERS
    return Row(player.name, " · ".join(parts), weight)


def _agents(player: PlayerView) -> Section:
    """Return where a player's agents are."""
    counted_here = (
        Row(_("free"), agents_name(player.free), ASKED),
        Row(_("on the map"), agents_name(player.on_map)),
    )
    rows = (
        *(counted_here if player.on_map is not None else ()),
        *(() if player.planning is None else (Row(_("planning"), agents_name(player.planning)),)),
        Row(_("on targets"), agents_name(player.targets)),
        Row(_("spy in"), city_name(player.city) or _("not entered")),
    )
    title = _("{name}: {number} agents").format(name=player.name, number=player.agents)
    return Section(title, rows)


def _missions(player: PlayerView) -> Section:
    """Return a player's active missions."""
    title = _("{name}: missions (✓ covered)").format(name=player.name)
    return Section(title, tuple(map(_card, player.active)))


def _card(card: CardView) -> Row:
    """Return an active mission as a row."""
    label = f"{card.number}  {', '.join(_city(city, card) for city in card.mission.cities)}"
    parts = [points_name(card.mission.points)]
    if card.mission.extra:
        parts.append(_("extra turn"))
    if card.planning:
        parts.append(_("planning {agents}").format(agents=agents_name(card.planning)))
    return Row(label, " · ".join(parts), MATTERS)


def _city(city: str, card: CardView) -> str:
    """Write a city of a card, with a mark where its target is covered."""
    return f"{city_name(city)} {COVERED}" if city in card.covered else city_name(city)


def _unchecked(view: View, gist: Gist) -> list[Row]:
    """Return what the players check themselves."""
    if view.detail == MISSIONS:
        return [Row(_("you watch"), _("agents, costs and nets"))]
    return [Row(_("watch for"), gist(rule)) for rule in view.unchecked]


def _open_points(view: View, gist: Gist) -> tuple[Section, ...]:
    """Return what the players check themselves, and the breaches that they accepted."""
    rows = [] if view.outcome else _unchecked(view, gist)
    rows += [Row(_("let stand"), gist(rule), MATTERS) for rule in view.happened]
    return (Section(_("Not checked here"), tuple(rows)),) if rows else ()
