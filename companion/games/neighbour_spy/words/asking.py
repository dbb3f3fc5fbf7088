"""Questions and lists: what is due, kinds of lines, and their fields."""

import dataclasses

from companion.contract.move import Fields
from companion.games.neighbour_spy.cards import AGENTS, MARKET
from companion.games.neighbour_spy.foresight import NOTHING
from companion.games.neighbour_spy.locale import N_, _, counted
from companion.games.neighbour_spy.moves import hand as h
from companion.games.neighbour_spy.moves import market as m
from companion.games.neighbour_spy.moves import talk as t
from companion.games.neighbour_spy.moves import turn as u
from companion.games.neighbour_spy.moves.base import NeighbourMove
from companion.games.neighbour_spy.reasons import REASONS
from companion.games.neighbour_spy.rules.joining import MANY
from companion.games.neighbour_spy.state import AGAIN, REFILL, VISIT, Task
from companion.games.neighbour_spy.view import View
from companion.games.neighbour_spy.words.names import (
    brought_name,
    card_name,
    effect_name,
    end_name,
    side_name,
    space_name,
    won,
)
from companion.games.neighbour_spy.words.points import end, option, point
from companion.games.neighbour_spy.words.sentences import sentence, where_name
from companion.untyped import Value

KINDS: dict[type[NeighbourMove], str] = {
    u.Discard: N_("A discard"),
    u.Open: N_("Played face up"),
    u.Took: N_("The other side took"),
    u.Kept: N_("The card that stayed"),
    u.Spent: N_("The deck is empty and the next cannot play"),
    u.Won: N_("The game is won"),
    m.Offer: N_("The three open cards"),
    m.Take: N_("A card of the market"),
    m.Refill: N_("The card that fills the market"),
    m.Hires: N_("The agent that is hired"),
    m.TakesBack: N_("The agent that goes into the hand"),
    m.Passes: N_("Nothing happens"),
    t.Ruling: N_("Decide an open point"),
    t.Happened: N_("It happened against the rules"),
    t.Remark: N_("A remark for the record"),
    t.Renamed: N_("A card's printed name"),
    t.Detail: N_("Enter less from here on"),
    h.SetFigure: N_("Set by hand: a figure"),
    h.SetCopies: N_("Set by hand: copies"),
    h.SetTurn: N_("Set by hand: whose turn"),
    h.SetDiscards: N_("Set by hand: discards"),
    h.SetHand: N_("Set by hand: cards in a hand"),
    h.SetDeck: N_("Set by hand: the deck"),
    h.SetMarket: N_("Set by hand: a market card"),
    h.Joined: N_("Join in mid-game"),
    h.JoinedHolding: N_("Join: not all hold four cards"),
}
QUESTIONS = {  # in the order in which fields are asked for
    "player": N_("Who?"),
    "agent": N_("Which agent?"),
    "card": N_("Which card?"),
    "cards": N_("Which three cards?"),
    "space": N_("On which space?"),
    "number": N_("How many?"),
    "where": N_("Where does it lie?"),
    "first": N_("On which space is the figure of {side}?"),
    "second": N_("On which space is the figure of {side}?"),
    "owners": N_("Who has the two single cards?"),
    "code": N_(
        "A digit each: {first}'s cards in play ({agents}), then {second}'s six; at the end the"
        " discards made by {players}:"
    ),
    "hands": N_("How many cards {players} hold, a digit each:"),
    "rule": N_("Which point?"),
    "choice": N_("What was decided?"),
    "detail": N_("What is entered from here on?"),
    "reason": N_("Why?"),
    "words": N_("What shall stand there?"),
}

WHO: dict[type[NeighbourMove], str] = {  # what "player" means in a kind
    u.Discard: N_("Who discards a card?"),
    u.Open: N_("Who plays face up?"),
    u.Won: N_("Who won?"),
    h.SetFigure: N_("Whose figure?"),
    h.SetCopies: N_("Whose agents?"),
    h.SetTurn: N_("Whose turn is it?"),
    h.SetDiscards: N_("Whose discards?"),
    h.SetHand: N_("Whose hand?"),
}


def due(view: View) -> str:
    """Say what everybody waits for."""
    if view.outcome:
        return f"{won(view.outcome)}: {end(view.outcome.rule)}."
    if view.detail == "results":
        return _("Who won?")
    if view.waits:
        return _waits(view.waits, view)
    if view.who_opens:
        return _("One card is left to draw: who of {side} plays face up?").format(
            side=side_name(view.active)
        )
    if view.taken:
        side = view.active
        stayed = counted(
            "Which card stayed with {side}?",
            "Which card stayed with {side}?",
            len(side.players),
        )
        return stayed.format(side=side_name(side))
    if view.mode == "advanced" and view.detail == "all" and view.offer is None and view.turn == 1:
        return _("Which three cards lie open on the market?")
    return _("Turn of {side}: which card did {other} take?").format(
        side=side_name(view.active), other=side_name(view.other)
    )


def _waits(task: Task, view: View) -> str:
    """Say what the market waits for."""
    if task.kind == VISIT:
        side = view.sides[task.side]
        landed = counted(
            "{side} landed on the market: which card?",
            "{side} landed on the market: which card?",
            len(side.players),
        )
        return landed.format(side=side_name(side))
    if task.kind == REFILL:
        return _("Which card fills the market?")
    if task.kind == AGAIN:
        return _("Is {card} hired again at once?").format(card=card_name(task.agent, view))
    return _("{card}: which agent?").format(card=card_name(task.card, view))


def kind(kind: type[NeighbourMove], fields: Fields, view: View) -> str:
    """Return the name of a kind of line, or of a whole line."""
    if kind is t.Happened and "move" in fields:
        return sentence(t.Happened(fields["rules"], fields["move"]), view)
    if kind is u.KeptSame and view.taken:
        card = card_name(view.taken, view)
        again = _("{card} too").format(card=card)
        return f"{again}  {brought_name(view.taken, view.playing, view)}"
    if kind is m.Passes and view.waits:
        return _(KINDS[kind]) + _end(NOTHING, view.waits.side, view)
    return _(KINDS[kind])


def _end(row: str, side: int, view: View) -> str:
    """Return how the turn ends for a side after this row of the list, if somebody then wins."""
    return f" → {end_name(view.brings[row], side)}" if row in view.brings else ""


def _consequence(kind: type[NeighbourMove], card: str, view: View) -> str:
    """Return what an agent or a card of the current list does, in short."""
    if kind is u.Took:
        return f"  {effect_name(card, view.other)}"
    if kind is u.Kept:
        return f"  {brought_name(card, view.playing, view)}"
    if kind is m.Hires and view.waits:
        return f"  {brought_name(card, view.waits.side, view)}"
    if kind in (m.Take, m.TakesBack) and view.waits:
        return _end(card, view.waits.side, view)
    return ""


def value(kind: type[NeighbourMove], name: str, value: Value, view: View) -> str:
    """Return the name of a field's value; an agent or a card with what it would do."""
    if value in (*AGENTS, *MARKET):
        return (card_name(value, view) + _consequence(kind, value, view)).rstrip()
    if name == "cards":
        return ", ".join(card_name(card, view) for card in value)
    if name in ("space", "first", "second"):
        return space_name(value, view)
    named = {
        "rule": lambda: point(value),
        "reason": lambda: end(REASONS[value]),
        "detail": lambda: option("detail", value),
        "where": lambda: where_name(str(value)),
        "owners": lambda: _owners(str(value), view),
    }
    return named[name]() if name in named else str(value)


def _owners(owners: str, view: View) -> str:
    """Say who has the Sidekick and who the Mole."""
    names = (_("nobody"), *(side_name(side) for side in view.sides))
    return _("{sidekick}: {one}, {mole}: {two}").format(
        sidekick=card_name("sidekick", view),
        one=names[int(owners[0])],
        mole=card_name("mole", view),
        two=names[int(owners[1])],
    )


def prompt(kind: type[NeighbourMove], fields: Fields, view: View) -> str:
    """Ask for the first field that is still open, or what the market asks."""
    if kind is m.Take and "player" not in fields:
        return _("Which of the partners takes a card?")
    if kind in (m.Take, m.Refill, m.Hires, m.TakesBack) and view.waits:
        return due(view)
    opened = [name for name in QUESTIONS if name in _fields(kind) and name not in fields]
    if opened and opened[0] == "player" and kind in WHO:
        return _(WHO[kind])
    return _asked(opened[0], view) if opened else ""


def _fields(kind: type[NeighbourMove]) -> tuple[str, ...]:
    """Return the fields of a kind."""
    return tuple(field.name for field in dataclasses.fields(kind))


def _asked(name: str, view: View) -> str:
    """Ask for a field."""
    said = _(QUESTIONS[name])
    first, second = map(side_name, view.sides)
    players = ", ".join(player.name for side in view.sides for player in side.players)
    if name == "code":
        agents = ", ".join(card_name(agent, view) for agent in MANY)
        return said.format(first=first, second=second, agents=agents, players=players)
    return said.format(side=second if name == "second" else first, players=players)
