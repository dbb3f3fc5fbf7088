"""Lines that set something by hand, and one that takes over a game in its middle."""

from dataclasses import dataclass

from companion.contract.move import CORRECTION
from companion.games.agents.moves.base import AGENT_KEYS, CARD_KEYS, HIDEOUT_KEYS, SETUP, AgentsMove


@dataclass(frozen=True)
class SetTurn(AgentsMove):
    """A correction: it is this player's turn, which begins again."""

    text = "set turn {player:name}"
    example = "set turn Eva"
    group = CORRECTION
    player: str


@dataclass(frozen=True)
class SetCards(AgentsMove):
    """A correction: these action cards of a player are up."""

    text = "set cards {player:name} {cards:cards}"
    example = "set cards Eva 1-3-4"
    keys = CARD_KEYS
    group = CORRECTION
    player: str
    cards: tuple[int, ...]


@dataclass(frozen=True)
class SetKeys(AgentsMove):
    """A correction: a player has so many hidden keys, and shows these."""

    text = "set keys {player:name} {hidden:count} {shown:shown}"
    example = "set keys Eva 1 2-3"
    keys = HIDEOUT_KEYS
    group = CORRECTION
    player: str
    hidden: int
    shown: tuple[int, ...]


@dataclass(frozen=True)
class SetLight(AgentsMove):
    """A correction: the searchlight lights this hideout, or none with 0."""

    text = "set light {hideout:lit}"
    example = "set light 2"
    keys = HIDEOUT_KEYS
    group = CORRECTION
    hideout: int


@dataclass(frozen=True)
class SetFile(AgentsMove):
    """A correction: nobody knows this file's order any more; its bonus card is `in` or `out`."""

    text = "set file {agent:agent} {bonus:inout}"
    example = "set file v out"
    keys = AGENT_KEYS
    group = CORRECTION
    agent: str
    bonus: bool


@dataclass(frozen=True)
class SetFigure(AgentsMove):
    """A correction: a figure of an agent or a player stands on this circle."""

    text = "set figure {figure:any} {circle:circle}"
    example = "set figure Eva a7"
    keys = AGENT_KEYS
    group = CORRECTION
    figure: str
    circle: str


@dataclass(frozen=True)
class SetPlaying(AgentsMove):
    """A correction: a player is `in` the game or `out` of it."""

    text = "set player {player:name} {playing:inout}"
    example = "set player Eva in"
    group = CORRECTION
    player: str
    playing: bool


@dataclass(frozen=True)
class Joined(AgentsMove):
    """A game that began without the program, as one row of digits.

    Whose turn it is (1 for the first player); the hideout in the light, or 0; for the files of v,
    x, y and z whether the bonus card is still in (1) or out (0); the hidden keys of each player;
    and for the keys of the hideouts 1 to 4 who shows it (1 for the first player), or 0.
    """

    text = "joined {code:code}"
    example = "joined 2311010100020"
    entry = "agents.join.code"
    phases = (SETUP,)
    group = CORRECTION
    code: str
