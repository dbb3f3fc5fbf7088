"""Lines that set something by hand, and one that takes over a game in its middle."""

from dataclasses import dataclass
from typing import ClassVar

from companion.contract.move import CORRECTION
from companion.games.neighbour_spy.moves.base import AGENT_KEYS, NUMBER_KEYS, NeighbourMove


@dataclass(frozen=True)
class SetFigure(NeighbourMove):
    """A correction: a figure stands on this space."""

    text = "set figure {player:name} {space:space}"
    example = "set figure Eva 6"
    entry = "neighbour-spy.set.where"
    group = CORRECTION
    keys = NUMBER_KEYS
    player: str
    space: int


@dataclass(frozen=True)
class SetCopies(NeighbourMove):
    """A correction: a side has so many copies of an agent."""

    text = "set copies {player:name} {agent:agent} {number:number}"
    example = "set copies Eva sentinel 2"
    entry = "neighbour-spy.set.where"
    group = CORRECTION
    keys: ClassVar = {**AGENT_KEYS, **NUMBER_KEYS}
    player: str
    agent: str
    number: int


@dataclass(frozen=True)
class SetTurn(NeighbourMove):
    """A correction: it is this player's turn, or the team's."""

    text = "set turn {player:name}"
    example = "set turn Adam"
    entry = "neighbour-spy.set.where"
    group = CORRECTION
    player: str


@dataclass(frozen=True)
class SetDiscards(NeighbourMove):
    """A correction: a player has discarded so many cards."""

    text = "set discards {player:name} {number:number}"
    example = "set discards Eva 1"
    entry = "neighbour-spy.set.where"
    group = CORRECTION
    keys = NUMBER_KEYS
    player: str
    number: int


@dataclass(frozen=True)
class SetHand(NeighbourMove):
    """A correction: a player holds so many cards."""

    text = "set hand {player:name} {number:number}"
    example = "set hand Eva 4"
    entry = "neighbour-spy.set.where"
    group = CORRECTION
    keys = NUMBER_KEYS
    player: str
    number: int


@dataclass(frozen=True)
class SetDeck(NeighbourMove):
    """A correction: so many agents are left in the deck."""

    text = "set deck {number:number}"
    example = "set deck 17"
    entry = "neighbour-spy.set.where"
    group = CORRECTION
    number: int


@dataclass(frozen=True)
class SetMarket(NeighbourMove):
    """A correction: a market card is in the offer, the deck, the pile, or with a player's side."""

    text = "set market {card:card} {where:name}"
    example = "set market watchtower Eva"
    entry = "neighbour-spy.set.where"
    group = CORRECTION
    card: str
    where: str


@dataclass(frozen=True)
class Joined(NeighbourMove):
    """A game that began without the program: both figures, and a code for all the rest.

    Two digits say who has the Sidekick and who the Mole: 0 nobody, 1 or 2 that side. The code: six
    digits for the copies of the first side and six for the second, in the order of the cards; and,
    where they are known, the discards of each player.
    """

    text = "joined {first:space} {second:space} {owners:owners} {code:code}"
    example = "joined 9 6 00 21101001102110"
    entry = "neighbour-spy.join.code"
    group = CORRECTION
    key = "j"
    keys = NUMBER_KEYS
    first: int
    second: int
    owners: str
    code: str


@dataclass(frozen=True)
class JoinedHolding(Joined):
    """The same where not everybody holds four cards, as after Mind Control: each hand's number."""

    text = f"{Joined.text} holding {{hands:hands}}"
    example = f"{Joined.example} holding 54"
    key = "h"
    hands: str
