"""The state of a game at one moment; it is immutable."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.contract.referee import Checking
from companion.core import Illegal, Undecided
from companion.games.agents.board import Circle
from companion.games.agents.box import (
    AGENTS,
    ALL_FOUR,
    BY_DIE,
    CARDS,
    CHECK,
    FOUR_STEPS,
    HALVES,
    IN_A_FILE,
    KEYS,
    LIGHT,
    MOVING,
    Half,
)
from companion.games.agents.edition import Edition
from companion.games.agents.keyring import NONE_TAKEN, Keyrings, fitting, given_hidden
from companion.games.agents.moves.base import SETUP, TURN
from companion.games.agents.silence import ALL, DECIDABLE, NOTES
from companion.untyped import Changes


@dataclass(frozen=True)
class Player:
    """A player's cards and keys, and where the secret agent is."""

    name: str
    up: frozenset[int] | None = frozenset(CARDS)  # nothing where it is not entered
    hidden: int = 0
    shown: frozenset[int] = frozenset()  # keys that are face up
    out: bool = False
    at: Circle = ""  # nothing where it is not entered
    used: Mapping[int, frozenset[str]] = field(default_factory=dict)  # the actions by card

    @property
    def keys(self) -> int:
        """Return the number of keys."""
        return self.hidden + len(self.shown)


@dataclass(frozen=True)
class File:
    """An agent's file, whose order never changes; each card is numbered by its first place."""

    cards: tuple[int, ...] = tuple(range(1, IN_A_FILE + 1))  # the top one first
    bonus: bool = True  # whether the bonus card is still in it
    seen: frozenset[tuple[str, int]] = frozenset()  # which player saw which card
    checks: int = 0
    whole: bool = True  # whether all looks since the set-up are known

    @property
    def top(self) -> int:
        """Return the number of the top card."""
        return self.cards[0]

    @property
    def place(self) -> int:
        """Return the place of the top card among those left, in their first order."""
        return sorted(self.cards).index(self.top) + 1

    @property
    def halves(self) -> frozenset[int]:
        """Return the cards that somebody saw, so that they are no bonus cards."""
        return frozenset(card for _name, card in self.seen)

    def looked(self, name: str) -> "File":
        """Return the file after a player has seen the top card and put it under the file."""
        seen = self.seen | {(name, self.top)}
        cards = (*self.cards[1:], self.top)
        return replace(self, cards=cards, seen=seen, checks=self.checks + 1)

    def without_bonus(self) -> "File":
        """Return the file without its top card, the bonus card."""
        return replace(self, cards=self.cards[1:], bonus=False, checks=self.checks + 1)


def unknown_file(bonus: bool) -> File:
    """Return a file whose order is unknown."""
    return File(tuple(range(1, HALVES + bonus + 1)), bonus, whole=False)


@dataclass(frozen=True)
class Act:
    """An action that is being done, of a card or a bonus card."""

    action: str = ""
    bonus: bool = False
    die: int = 0
    left: tuple[int, ...] = ()  # steps still to move, if the board is entered
    moved: frozenset[str] = frozenset()
    met: frozenset[str] = frozenset()
    passed: frozenset[Circle] = frozenset()  # circles that the secret agent passed
    keys: int = 0  # keys taken at a sign
    duels: frozenset[str] = frozenset()
    turned: bool = False
    uses: int = 0  # uses of the light

    @property
    def moves(self) -> bool:
        """Say whether the action moves any figure."""
        return self.action in MOVING


@dataclass(frozen=True)
class Claim:
    """A claim before its player looks."""

    hideout: int
    agent: str
    keyed: bool = True  # whether the player can have the key


@dataclass(frozen=True)
class Turn:
    """What was done in the current turn."""

    die: int = 0
    card: int = 0
    acts: tuple[Act, ...] = ()  # actions, the newest last
    due: tuple[str, ...] = ()  # agents whose files must be checked
    free: int = 0  # checks of any file

    @property
    def act(self) -> Act:
        """Return the newest action."""
        return self.acts[-1] if self.acts else Act()

    @property
    def unmoved(self) -> int:
        """Return the index of the newest action with steps left, or else of the newest one."""
        left = [at for at, act in enumerate(self.acts) if act.left]
        return left[-1] if left else len(self.acts) - 1

    @property
    def mover(self) -> Act:
        """Return the action that moves figures next."""
        return self.acts[self.unmoved] if self.acts else Act()

    @property
    def throws(self) -> bool:
        """Say whether a bonus card waits for the die."""
        return self.act.bonus and self.act.action in BY_DIE and not self.act.die


@dataclass(frozen=True)
class State(Checking):
    """The state of a game, without private notes."""

    edition: Edition
    players: tuple[Player, ...]  # clockwise from the starting player
    detail: str = ALL
    help: str = NOTES
    early: bool = False  # whether an early referee judges, who took a few things that cannot be
    phase: str = SETUP
    prepared: tuple[str, ...] = ()
    built: Mapping[int, tuple[Half, ...]] = field(default_factory=dict)  # chosen halves by hideout
    at: int = 0  # index of the current player
    turns: int = 1  # number of the round
    turn: Turn = Turn()
    files: Mapping[str, File] = field(default_factory=lambda: {each: File() for each in AGENTS})
    bonuses: frozenset[str] = frozenset()  # bonus cards that went back to the box
    # The files and briefcases that each player looked at since the player's turn began.
    looked: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    keyrings: Keyrings = NONE_TAKEN
    refuted: frozenset[tuple[int, str]] = frozenset()  # claims that were wrong
    light: int | None = None  # the lit hideout, 0 for none; None if not entered
    places: frozenset[int] = frozenset()  # the segments where the light can be
    agents: Mapping[str, Circle] = field(default_factory=dict)  # circles of agents, if entered
    claim: Claim | None = None
    rulings: Mapping[str, str] = field(default_factory=dict)
    happened: tuple[tuple[int, str], ...] = ()  # rounds with rules that were broken in them
    remarks: tuple[str, ...] = ()

    @property
    def player(self) -> Player:
        """Return the player whose turn it is."""
        return self.players[self.at]

    @property
    def playing(self) -> tuple[Player, ...]:
        """Return the players who are still in."""
        return tuple(each for each in self.players if not each.out)

    @property
    def supply(self) -> int:
        """Return how many keys are in the supply."""
        return KEYS - sum(each.keys for each in self.players)

    @property
    def follows(self) -> bool:
        """Say whether moves over the board are entered."""
        return bool(self.edition.board.lines) and self.detail == ALL

    @property
    def left(self) -> bool:
        """Say whether only one player is left, and nobody has decided what follows."""
        alone = len(self.playing) == 1 and self.phase == TURN
        return alone and "agents.end.last" not in self.rulings

    @property
    def open_keys(self) -> frozenset[int]:
        """Return the keys that lie face up before players."""
        return frozenset(key for each in self.players for key in each.shown)

    def keyed(self, keyrings: Keyrings) -> "State":
        """Return the state with these keyrings; without any, with all that fit the players."""
        held = tuple((each.hidden, frozenset(each.shown)) for each in self.players)
        return replace(self, keyrings=keyrings or fitting(held))

    def with_key(self, giver: int) -> "State":
        """Return the state after the current player got a key that nobody saw."""
        state = self.changed(replace(self.player, hidden=self.player.hidden + 1))
        return state.keyed(given_hidden(self.keyrings, giver, self.at, self.open_keys))

    def of(self, name: str) -> Player:
        """Return a player by name."""
        found = next((each for each in self.players if each.name == name), None)
        if found is None:
            raise Illegal("agents.players.here")
        return found

    def ruled(self, rule: str) -> str:
        """Return the players' decision about a silent point, or its default."""
        said = self.rulings.get(rule, DECIDABLE[rule].otherwise)
        if not said:
            raise Undecided(rule, DECIDABLE[rule].choices)
        return said

    def changed(self, player: Player, **changes: Changes) -> "State":
        """Return the state with this player changed, and with other changes."""
        players = tuple(player if each.name == player.name else each for each in self.players)
        return replace(self, players=players, **changes)

    def turned(self, **changes: Changes) -> "State":
        """Return the state with changes of the turn."""
        return replace(self, turn=replace(self.turn, **changes))

    def acted(self, **changes: Changes) -> "State":
        """Return the state with changes of the newest action."""
        return self.turned(acts=(*self.turn.acts[:-1], replace(self.turn.act, **changes)))

    def moved(self, **changes: Changes) -> "State":
        """Return the state with changes of the action that moves figures next."""
        acts, at = self.turn.acts, self.turn.unmoved
        return self.turned(acts=(*acts[:at], replace(acts[at], **changes), *acts[at + 1 :]))

    def begins(self, action: str, bonus: bool = False) -> "State":
        """Return the state after an action began."""
        die = 0 if bonus else self.turn.die
        act = Act(action, bonus, die, self.steps(action, die))
        free = self.turn.free + (action == CHECK)
        return self.turned(acts=(*self.turn.acts, act), free=free)

    def steps(self, action: str, die: int) -> tuple[int, ...]:
        """Return the steps that an action moves figures, if the board is entered."""
        if not self.follows:
            return ()
        if action == ALL_FOUR:
            return FOUR_STEPS
        return (die,) if action in BY_DIE and die else ()

    def where(self, figure: str) -> Circle:
        """Return the circle of a figure; empty if not entered."""
        return self.player.at if figure == "own" else self.agents.get(figure, "")

    @property
    def passed(self) -> frozenset[Circle] | None:
        """Return the circles that the secret agent passed in this action; None if not entered."""
        return self.turn.act.passed if self.follows else None

    def has_looked(self, what: str) -> "State":
        """Return the state after the current player looked at a file or a briefcase."""
        name = self.player.name
        return replace(self, looked={**self.looked, name: (*self.looked.get(name, ()), what)})

    @property
    def taken(self) -> frozenset[Circle]:
        """Return the circles with figures on them."""
        secret = (each.at for each in self.playing)
        return frozenset(filter(None, (*secret, *self.agents.values())))


def waits_for_light(turn: Turn) -> bool:
    """Say whether the searchlight must be turned."""
    return turn.act.action == LIGHT and not turn.act.turned
