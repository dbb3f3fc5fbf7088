"""Questions and lists: what is due, kinds of lines, and their fields."""

import dataclasses
from typing import Any

from companion.games.neighbour_spy.cards import AGENTS, MARKET
from companion.games.neighbour_spy.foresight import NOTHING
from companion.games.neighbour_spy.locale import _, counted
from companion.games.neighbour_spy.moves import hand as h
from companion.games.neighbour_spy.moves import market as m
from companion.games.neighbour_spy.moves import talk as t
from companion.games.neighbour_spy.moves import turn as u
from companion.games.neighbour_spy.moves.base import Move
from companion.games.neighbour_spy.reasons import REASONS
from companion.games.neighbour_spy.rules.joining import MANY
from companion.games.neighbour_spy.silence import SILENT
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
from companion.games.neighbour_spy.words.points import end, option, point, ruling
from companion.games.neighbour_spy.words.sentences import sentence
from companion.move import Fields


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


def kind(kind: type[Move], fields: Fields, view: View) -> str:
    """Return the name of a kind of line, or of a whole line."""
    if kind is t.Happened and "move" in fields:
        return sentence(t.Happened(fields["rules"], fields["move"]), view)
    if kind is u.KeptSame and view.taken:
        card = card_name(view.taken, view)
        again = _("{card} too").format(card=card)
        return f"{again}  {brought_name(view.taken, view.playing, view)}"
    if kind is m.Passes and view.waits:
        return _kinds(kind) + _end(NOTHING, view.waits.side, view)
    return _kinds(kind)


def _end(row: str, side: int, view: View) -> str:
    """Return how the turn ends for a side after this row of the list, if somebody then wins."""
    return f" → {end_name(view.brings[row], side)}" if row in view.brings else ""


def _consequence(kind: type[Move], card: str, view: View) -> str:
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


def _kinds(kind: type[Move]) -> str:
    """Return the name of a kind of line."""
    return {
        u.Discard: _("A discard"),
        u.Open: _("Played face up"),
        u.Took: _("The other side took"),
        u.Kept: _("The card that stayed"),
        u.Spent: _("The deck is empty and the next cannot play"),
        u.Won: _("The game is won"),
        m.Offer: _("The three open cards"),
        m.Take: _("A card of the market"),
        m.Refill: _("The card that fills the market"),
        m.Hires: _("The agent that is hired"),
        m.TakesBack: _("The agent that goes into the hand"),
        m.Passes: _("Nothing happens"),
        t.Ruling: _("Decide an open point"),
        t.Happened: _("It happened against the rules"),
        t.Remark: _("A remark for the record"),
        t.Renamed: _("A card's printed name"),
        t.Detail: _("Enter less from here on"),
        h.SetFigure: _("Set by hand: a figure"),
        h.SetCopies: _("Set by hand: copies"),
        h.SetTurn: _("Set by hand: whose turn"),
        h.SetDiscards: _("Set by hand: discards"),
        h.SetHand: _("Set by hand: cards in a hand"),
        h.SetDeck: _("Set by hand: the deck"),
        h.SetMarket: _("Set by hand: a market card"),
        h.Joined: _("Join in mid-game"),
        h.JoinedHolding: _("Join: not all hold four cards"),
    }[kind]


def value(kind: type[Move], name: str, value: Any, view: View) -> str:
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
        "choice": lambda: _choice(str(value)),
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


def _choice(choice: str) -> str:
    """Return a choice of a decision in words."""
    rules = [rule for rule, silence in SILENT.items() if choice in silence.choices]
    return ruling(rules[0], choice) if rules else choice


def prompt(kind: type[Move], fields: Fields, view: View) -> str:
    """Ask for the first field that is still open, or what the market asks."""
    if kind is m.Take and "player" not in fields:
        return _("Which of the partners takes a card?")
    if kind in (m.Take, m.Refill, m.Hires, m.TakesBack) and view.waits:
        return due(view)
    opened = [name for name in _asked(view) if name in _fields(kind) and name not in fields]
    return _asked(view)[opened[0]] if opened else ""


def _code(view: View) -> str:
    """Ask for the digits of a running game."""
    said = _(
        "A digit each: {first}'s cards in play ({agents}), then {second}'s six; at the end the"
        " discards made by {players}:"
    )
    first, second = (side_name(side) for side in view.sides)
    return said.format(
        first=first,
        second=second,
        agents=", ".join(card_name(agent, view) for agent in MANY),
        players=_players(view),
    )


def _players(view: View) -> str:
    """Name all players in the order of the sides."""
    return ", ".join(player.name for side in view.sides for player in side.players)


def _fields(kind: type[Move]) -> tuple[str, ...]:
    """Return the fields of a kind."""
    return tuple(field.name for field in dataclasses.fields(kind))


def _asked(view: View) -> dict[str, str]:
    """Return the question for each field."""
    first, second = (side_name(side) for side in view.sides)
    return {
        "player": _("Whose?"),
        "agent": _("Which agent?"),
        "card": _("Which card?"),
        "cards": _("Which three cards?"),
        "space": _("On which space?"),
        "number": _("How many?"),
        "where": _("Where does it lie?"),
        "first": _("On which space is the figure of {side}?").format(side=first),
        "second": _("On which space is the figure of {side}?").format(side=second),
        "owners": _("Who has the two single cards?"),
        "code": _code(view),
        "hands": _("How many cards {players} hold, a digit each:").format(players=_players(view)),
        "rule": _("Which point?"),
        "choice": _("What was decided?"),
        "detail": _("What is entered from here on?"),
        "reason": _("Why?"),
        "words": _("What shall stand there?"),
    }
