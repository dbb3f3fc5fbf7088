"""The sheet of My Neighbour Spy: the chase, and what each side has."""

from collections.abc import Mapping

from companion.contract.sheet import Row, Section, Sheet
from companion.contract.words import Gist
from companion.games.neighbour_spy.cards import AGENTS
from companion.games.neighbour_spy.locale import _
from companion.games.neighbour_spy.state import Player
from companion.games.neighbour_spy.view import SideView, View
from companion.games.neighbour_spy.words.asking import due
from companion.games.neighbour_spy.words.names import (
    card_name,
    effect_name,
    is_plain,
    side_name,
    space_name,
)
from companion.games.neighbour_spy.words.points import end, point, ruling

Names = Mapping[str, str]  # what the agents are called
LARGE, MATTERS, QUIET = 2, 1, 0


def sheet(view: View, gist: Gist) -> Sheet:
    """Return the whole sheet, the chase first; `gist` says what a rule is about."""
    names = {agent: card_name(agent, view) for agent in AGENTS}
    sections = [_end(view)] if view.reasons else []
    sections += [_side(side, names, view) for side in view.sides]
    if view.mode == "advanced":
        sections.append(_market(view))
    sections.append(_cards(names, view))
    if view.breaches or view.rulings or view.unchecked:
        sections.append(_record(view, gist))
    return Sheet(headline(view), tuple(sections))


def headline(view: View) -> str:
    """Say how far each side is from catching the other, or who has won."""
    if view.outcome:
        return due(view)
    needs = " · ".join(map(_needs, view.sides))
    return _("To catch: {needs}").format(needs=needs)


def _needs(side: SideView) -> str:
    """Say how many spaces a side needs; a team needs them together."""
    said = _("{side} needs {needs}") if len(side.players) == 1 else _("{side} need {needs}")
    return said.format(side=side_name(side), needs=_left(side))


def _end(view: View) -> Section:
    """Return the conditions that were met, each with the winning side."""
    rows = (Row(side_name(view.sides[side]), end(rule), MATTERS) for side, rule in view.reasons)
    return Section(_("How it ended"), tuple(rows))


def _number(number: int | None) -> str:
    """Write a number, or that nobody entered it."""
    return _("not entered") if number is None else str(number)


def _left(side: SideView) -> str:
    """Say how far a side still has to go; no space once it has reached the other figure."""
    return _number(None if side.needs is None else max(side.needs, 0))


def _side(side: SideView, names: Names, view: View) -> Section:
    """Return one side: the chase, discards, copies, and what the next ones do."""
    rows = [Row(_("spaces to catch"), _left(side), LARGE)]
    if side.space is not None:
        rows.append(Row(_("stands on"), space_name(side.space, view), MATTERS))
    for player in side.players:
        label = _("discards left") if len(side.players) == 1 else player.name
        rows.append(Row(label, discards_left(player), MATTERS))
    rows += [_copies(agent, name, side, view) for agent, name in names.items() if side.copies]
    rows += [Row(card_name(card, view), _("in play"), MATTERS) for card in side.lasting]
    return Section(side_name(side), tuple(rows))


def discards_left(player: Player) -> str:
    """Say how many discards a player has left, with a mark for each."""
    if player.discards is None:
        return _("not entered")
    left = max(0, player.limit - player.discards)
    said = _("{left} of {limit}").format(left=left, limit=player.limit)
    return f"{'●' * left}{'○' * (player.limit - left)} {said}"


def _copies(agent: str, name: str, side: SideView, view: View) -> Row:
    """Return an agent's copies on a side, and what the next one would do, if one can come."""
    there, coming = str(side.copies[agent]), side.next[agent]
    if view.outcome or not view.unseen[agent]:
        return Row(name, there, QUIET)
    weight = MATTERS if coming.result or coming.reaches else QUIET
    return Row(name, f"{there} → {effect_name(agent, side)}", weight)


def _market(view: View) -> Section:
    """Return the market: open cards, deck and pile."""
    offer = _("not entered")
    if view.offer is not None:
        offer = ", ".join(card_name(card, view) for card in view.offer) or _("nothing")
    rows = [Row(_("open"), offer, MATTERS), Row(_("deck"), _number(view.market_deck))]
    if view.pile:
        pile = ", ".join(card_name(card, view) for card in view.pile)
        rows.append(Row(_("used"), pile))
    plain = [card for card in view.offer or () if is_plain(card, view)]
    if plain:
        rows.append(Row(_("printed name unknown"), ", ".join(card_name(c, view) for c in plain)))
    return Section(_("Black market"), tuple(rows))


def _cards(names: Names, view: View) -> Section:
    """Return the deck, the hands, and all agents that are not in play."""
    hands = [
        Row(_("hand of {player}").format(player=player.name), _number(player.hand))
        for side in view.sides
        for player in side.players
    ]
    unseen = [Row(names[agent], str(left)) for agent, left in view.unseen.items()]
    deck = Row(_("deck"), _number(view.deck), MATTERS)
    return Section(_("Not in play"), (deck, *hands, *unseen))


def _record(view: View, gist: Gist) -> Section:
    """Return decisions, broken rules, and what nobody checks."""
    rows = [Row(point(rule), ruling(rule, choice)) for rule, choice in view.rulings.items()]
    rows += [
        Row(_("turn {number}, against").format(number=number), gist(rule))
        for number, rule in view.breaches
    ]
    rows += [Row(_("watch for"), gist(rule)) for rule in view.unchecked]
    return Section(_("Decisions"), tuple(rows))
