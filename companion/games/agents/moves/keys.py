"""The lines about the searchlight and the keys."""

from dataclasses import dataclass

from companion.games.agents.moves.base import DIE_KEYS, HIDEOUT_KEYS, AgentsMove


@dataclass(frozen=True)
class Turns(AgentsMove):
    """The searchlight is turned to the hideout with this number, or to none with 0."""

    text = "light {hideout:lit}"
    example = "light 2"
    entry = "agents.light.way"
    key = "l"
    keys = HIDEOUT_KEYS
    hideout: int


@dataclass(frozen=True)
class Looks(AgentsMove):
    """The current player looks into the briefcase in the light."""

    text = "looks"
    example = "looks"
    entry = "agents.keys.look"
    whole = True
    proposed = True


@dataclass(frozen=True)
class Shows(AgentsMove):
    """A player in the light turns the key of this hideout face up."""

    text = "shows {player:name} {hideout:hideout}"
    example = "shows Adam 3"
    entry = "agents.keys.shown"
    keys = HIDEOUT_KEYS
    player: str
    hideout: int


@dataclass(frozen=True)
class TakesKey(AgentsMove):
    """The secret agent reached the sign of a key, and takes one from the supply."""

    text = "key"
    example = "key"
    entry = "agents.keys.symbol"
    key = "k"
    whole = True


@dataclass(frozen=True)
class Duel(AgentsMove):
    """A duel for a key after passing another secret agent: both throw, the higher number wins.

    `prize` is the hideout of an open key, or `?` for a hidden one.
    """

    text = "duel {player:name} {mine:die}:{theirs:die} for {prize:key}"
    example = "duel Adam 5:3 for ?"
    entry = "agents.duel.how"
    key = "d"
    keys = DIE_KEYS
    player: str
    mine: int
    theirs: int
    prize: int  # 0 for a hidden one
