"""The names of cards, as the reader's box prints them, sides and spaces."""

from companion.core import Outcome
from companion.games.neighbour_spy.edition import OWNER, PLAIN
from companion.games.neighbour_spy.locale import _, counted
from companion.games.neighbour_spy.ring import HOMES
from companion.games.neighbour_spy.view import SideView, View
from companion.locale import reading


def card_name(card: str, view: View) -> str:
    """Return a card's name in the box's language if the reader has it, or in English."""
    if card not in view.names:
        return card
    name = view.names[card]
    own = name.printed == OWNER or reading() == view.language
    return name.name if own else _(name.en)


def is_plain(card: str, view: View) -> bool:
    """Say whether a card's printed name is unknown."""
    return view.names[card].printed == PLAIN


def side_name(side: SideView) -> str:
    """Name a side by its members."""
    return " & ".join(player.name for player in side.players)


def won(outcome: Outcome) -> str:
    """Say who has won."""
    said = counted("{winners} wins", "{winners} win", len(outcome.winners))
    return said.format(winners=" & ".join(outcome.winners))


def space_name(space: int, view: View) -> str:
    """Return a space of the ring; homes with their side."""
    if space in HOMES:
        side = side_name(view.sides[HOMES.index(space)])
        return _("{space} (home of {side})").format(space=space, side=side)
    return str(space)


def spaces(number: int) -> str:
    """Count spaces."""
    return counted("{number} space", "{number} spaces", number).format(number=number)


def steps_name(steps: int) -> str:
    """Return how far a figure moves, in words."""
    if steps == 0:
        return _("stays")
    said = _("{spaces} forward") if steps > 0 else _("{spaces} back")
    return said.format(spaces=spaces(abs(steps)))


def signed(steps: int) -> str:
    """Return how far a figure moves, with its sign."""
    return f"{steps:+}" if steps else "0"


def effect_name(agent: str, side: SideView) -> str:
    """Return in short what a side's next copy of an agent does."""
    coming = side.next.get(agent)
    if coming is None:
        return ""
    if coming.result:
        return {"win": _("wins"), "lose": _("loses")}[coming.result]
    said = signed(coming.steps)
    if coming.catches:
        return _("{steps} catches").format(steps=said)
    return _("{steps} market").format(steps=said) if coming.market else said
