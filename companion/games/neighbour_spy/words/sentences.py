"""The sentence of every line, with the view before it."""

from collections.abc import Callable

from companion.games.neighbour_spy.cards import AGENTS
from companion.games.neighbour_spy.locale import N_, _, counted
from companion.games.neighbour_spy.moves import hand as h
from companion.games.neighbour_spy.moves import market as m
from companion.games.neighbour_spy.moves import talk as t
from companion.games.neighbour_spy.moves import turn as u
from companion.games.neighbour_spy.moves.base import NeighbourMove
from companion.games.neighbour_spy.reasons import REASONS
from companion.games.neighbour_spy.state import AGAIN, EFFECT
from companion.games.neighbour_spy.view import SideView, View
from companion.games.neighbour_spy.words.names import (
    card_name,
    declined,
    icon_name,
    side_name,
    space_name,
    steps_name,
)
from companion.games.neighbour_spy.words.points import end, option, point, ruling
from companion.untyped import GamesOwn

Telling = Callable[[str, SideView, View], str]  # tells of an agent, and maybe what it does
WHERE = {"offer": N_("the offer"), "deck": N_("the deck"), "pile": N_("the pile")}


def sentence(move: NeighbourMove, view: View) -> str:
    """Return a line as a sentence; the view is the one before it."""
    return SENTENCES[type(move)](move, view)


def row(move: NeighbourMove, view: View, room: int) -> str:
    """Return a line that is too long for the room without its consequences; other lines wrap."""
    said = sentence(move, view)
    return said if len(said) <= room or type(move) not in HIRING else HIRING[type(move)](move, view)


def hired(agent: str, side: SideView, view: View) -> str:
    """Say what an agent does for the side that hires it."""
    coming = side.next.get(agent)
    if coming is None:
        return named(agent, side, view)
    said = steps_name(coming.steps)
    if coming.result:  # the end of the turn may bring something else
        icon = icon_name(coming.result)
        said = f"{said}, {icon}" if coming.steps else icon
    number = side.copies[agent] + 1
    return _("{card} {number}: {said}").format(card=declined(agent, view), number=number, said=said)


def _discard(move: u.Discard, view: View) -> str:
    """Say who discarded, and how often they still may."""
    found = [p for side in view.sides for p in side.players if p.name == move.player]
    if not found or found[0].discards is None:
        return _("{player} discarded a card").format(player=move.player)
    left = max(0, found[0].limit - found[0].discards - 1)
    return _("{player} discarded a card: {left} left").format(player=move.player, left=left)


def named(agent: str, _side: SideView, view: View) -> str:
    """Name an agent without what it does, as somebody whom a side hires."""
    return f"{declined(agent, view):accusative}"


def _took(move: u.Took, view: View, told: Telling = hired) -> str:
    """Say what the other side took."""
    said = told(move.agent, view.other, view)
    took = counted("{side} took {said}", "{side} took {said}", len(view.other.players))
    return took.format(side=side_name(view.other), said=said)


def _stays(agent: str, view: View, told: Telling = hired) -> str:
    """Say what the side that played kept."""
    said = told(agent, view.active, view)
    kept = counted("{side} kept {said}", "{side} kept {said}", len(view.active.players))
    return kept.format(side=side_name(view.active), said=said)


def _alike(view: View) -> str:
    """Return the agent of both cards."""
    return view.taken or AGENTS[0]


def _offer(move: m.Offer, view: View) -> str:
    """Say what lies open on the market."""
    cards = ", ".join(card_name(card, view) for card in move.cards)
    return _("On the market: {cards}").format(cards=cards)


def _visitor(view: View) -> SideView:
    """Return the side whose market card is being used."""
    return view.sides[view.waits.side] if view.waits else view.active


def _hires(move: m.Hires, view: View, told: Telling = hired) -> str:
    """Say what an instant card hired."""
    side = _visitor(view)
    said = told(move.agent, side, view)
    hires = counted("{side} hired {said}", "{side} hired {said}", len(side.players))
    return hires.format(side=side_name(side), said=said)


def _passes(_move: m.Passes, view: View) -> str:
    """Say what was left, or what had no effect."""
    task = view.waits
    if task and task.kind == AGAIN:
        return _("{card} stays in the hand").format(card=card_name(task.agent, view))
    if task and task.kind == EFFECT:
        return _("{card}: nothing happens").format(card=card_name(task.card, view))
    side = _visitor(view)
    left = counted("{side} left it", "{side} left it", len(side.players))
    return left.format(side=side_name(side))


def _takes_back(move: m.TakesBack, view: View) -> str:
    """Say what went back into a hand."""
    player = view.waits.player if view.waits else side_name(view.active)
    card = declined(move.agent, view)
    return _("{player} took {card} into the hand").format(player=player, card=card)


def _happened(move: t.Happened, view: View) -> str:
    """Say a line that broke a rule."""
    said = sentence(move.move, view)
    return _("Against the rules: {said}").format(said=said)


def _joined(move: h.Joined, view: View) -> str:
    """Say where a game was joined."""
    first, second = (side_name(side) for side in view.sides)
    return _("Joined in mid-game: {first} on {one}, {second} on {two}").format(
        first=first, one=move.first, second=second, two=move.second
    )


def where_name(where: str) -> str:
    """Name where a market card lies."""
    return _(WHERE[where]) if where in WHERE else where


def _won(move: u.Won, _view: View) -> str:
    """Say who won and why."""
    return f"{move.player}: {end(REASONS[move.reason])}"


def _ruling(move: t.Ruling, _view: View) -> str:
    """Say what was decided."""
    return _("Decided, {point}: {choice}").format(
        point=point(move.rule), choice=ruling(move.rule, move.choice)
    )


SENTENCES: dict[type[NeighbourMove], Callable[[GamesOwn, View], str]] = {
    u.Discard: _discard,
    u.Open: lambda move, _view: _("{player} played face up").format(player=move.player),
    u.Took: _took,
    u.Kept: lambda move, view: _stays(move.agent, view),
    u.KeptSame: lambda _move, view: _stays(_alike(view), view),
    u.Spent: lambda _move, _view: _("The deck is empty, and the next cannot play"),
    u.Won: _won,
    m.Offer: _offer,
    m.Take: lambda move, view: _("{player} took {card} from the market").format(
        player=move.player, card=card_name(move.card, view)
    ),
    m.Refill: lambda move, view: _("New on the market: {card}").format(
        card=card_name(move.card, view)
    ),
    m.Hires: _hires,
    m.TakesBack: _takes_back,
    m.Passes: _passes,
    t.Ruling: _ruling,
    t.Happened: _happened,
    t.Remark: lambda move, _view: _("Remark: {words}").format(words=move.words),
    t.Renamed: lambda move, view: _("{card} is called {words}").format(
        card=card_name(move.card, view), words=move.words
    ),
    t.Detail: lambda move, _view: _("Entered from here on: {detail}").format(
        detail=option("detail", move.detail)
    ),
    h.SetFigure: lambda move, view: _("Set by hand: {player} on {space}").format(
        player=move.player, space=space_name(move.space, view)
    ),
    h.SetCopies: lambda move, view: _("Set by hand: {player} has {number} × {card}").format(
        player=move.player, number=move.number, card=card_name(move.agent, view)
    ),
    h.SetTurn: lambda move, _view: _("Set by hand: {player} plays").format(player=move.player),
    h.SetDiscards: lambda move, _view: _("Set by hand: {player} has discarded {number}").format(
        player=move.player, number=move.number
    ),
    h.SetHand: lambda move, _view: _("Set by hand: {player} holds {number}").format(
        player=move.player, number=move.number
    ),
    h.SetDeck: lambda move, _view: _("Set by hand: {number} in the deck").format(
        number=move.number
    ),
    h.SetMarket: lambda move, view: _("Set by hand: {card} in {where}").format(
        card=card_name(move.card, view), where=where_name(move.where)
    ),
    h.Joined: _joined,
    h.JoinedHolding: _joined,
}

HIRING: dict[type[NeighbourMove], Callable[[GamesOwn, View], str]] = {
    u.Took: lambda move, view: _took(move, view, named),
    u.Kept: lambda move, view: _stays(move.agent, view, named),
    u.KeptSame: lambda _move, view: _stays(_alike(view), view, named),
    m.Hires: lambda move, view: _hires(move, view, named),
}
"""The lines in which an agent is hired, without what it does."""
