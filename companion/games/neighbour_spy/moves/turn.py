"""The lines of a turn without the market, and of an ending that is entered by hand."""

from dataclasses import dataclass

from companion.games.neighbour_spy.moves.base import AGENT_KEYS, NeighbourMove


@dataclass(frozen=True)
class Discard(NeighbourMove):
    """A player discards a card face down before playing, and draws another."""

    text = "discard {player:name}"
    example = "discard Eva"
    entry = "neighbour-spy.discard.before"
    key = "-"
    player: str


@dataclass(frozen=True)
class Open(NeighbourMove):
    """The partner who played face up, when only one card is left to draw."""

    text = "open {player:name}"
    example = "open Eva"
    entry = "neighbour-spy.draw.last"
    player: str


@dataclass(frozen=True)
class Took(NeighbourMove):
    """The agent that the other side took: the first entry of a turn."""

    text = "took {agent:agent}"
    example = "took daredevil"
    entry = "neighbour-spy.hire.other-first"
    opened = True
    keys = AGENT_KEYS
    agent: str


@dataclass(frozen=True)
class Kept(NeighbourMove):
    """The agent that stayed with the side that played: the second entry of a turn."""

    text = "kept {agent:agent}"
    example = "kept codebreaker"
    entry = "neighbour-spy.hire.both"
    opened = True
    keys = AGENT_KEYS
    agent: str


@dataclass(frozen=True)
class KeptSame(NeighbourMove):
    """Both cards had the same name, as the hand had no other."""

    text = "kept the same"
    example = "kept the same"
    entry = "neighbour-spy.play.one-name"
    key = "="
    whole = True


@dataclass(frozen=True)
class Spent(NeighbourMove):
    """The deck is empty and the next side cannot play, where cards are not counted."""

    text = "cards spent"
    example = "cards spent"
    entry = "neighbour-spy.empty.two"
    whole = True
    warns = True


@dataclass(frozen=True)
class Won(NeighbourMove):
    """How the game ended, where turns are not entered."""

    text = "won {player:name} by {reason:reason}"
    example = "won Eva by catch"
    entry = "neighbour-spy.end.agreed"
    warns = True
    player: str
    reason: str
