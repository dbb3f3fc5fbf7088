"""The lines of the black market: open cards, taken cards, and their effects."""

from dataclasses import dataclass

from companion.games.neighbour_spy.moves.base import AGENT_KEYS, NeighbourMove


@dataclass(frozen=True)
class Offer(NeighbourMove):
    """The three open cards."""

    text = "offer {cards:three}"
    example = "offer outpost spycation watchtower"
    entry = "neighbour-spy.market.three"
    opened = True
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Take(NeighbourMove):
    """A player whose figure landed on the market takes a card."""

    text = "market {player:name} {card:card}"
    example = "market Eva spycation"
    entry = "neighbour-spy.market.about"
    player: str
    card: str


@dataclass(frozen=True)
class Refill(NeighbourMove):
    """The card that replaces a taken one in the offer."""

    text = "refill {card:card}"
    example = "refill masterplan"
    entry = "neighbour-spy.market.refill"
    opened = True
    card: str


@dataclass(frozen=True)
class Hires(NeighbourMove):
    """The agent that an instant card hires."""

    text = "hires {agent:agent}"
    example = "hires sentinel"
    entry = "neighbour-spy.card.secret-hire"
    opened = True
    keys = AGENT_KEYS
    agent: str


@dataclass(frozen=True)
class TakesBack(NeighbourMove):
    """The agent that an instant card returns to a hand."""

    text = "takes-back {agent:agent}"
    example = "takes-back sentinel"
    entry = "neighbour-spy.card.back"
    opened = True
    keys = AGENT_KEYS
    agent: str


@dataclass(frozen=True)
class Passes(NeighbourMove):
    """A card without a possible effect, or an offer that is declined."""

    text = "passes"
    example = "passes"
    entry = "neighbour-spy.market.must"
    key = "0"
    whole = True
