"""One moment of a game; it never changes, the next move makes another."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from companion.breaches import Checking
from companion.core import Illegal, Outcome, Undecided
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
from companion.games.agents.moves.base import SETUP, TURN
from companion.games.agents.silence import ALL, NOTES, SILENT


@dataclass(frozen=True)
class Player:
    """What lies before a player, and where the secret agent is."""

    name: str
    up: frozenset[int] | None = frozenset(CARDS)  # nothing where it is not entered
    hidden: int = 0
    shown: frozenset[int] = frozenset()  # keys that lie face up
    out: bool = False
    at: Circle = ""  # nothing where it is not entered

    @property
    def keys(self) -> int:
        """Count the keys."""
        return self.hidden + len(self.shown)


@dataclass(frozen=True)
class File:
    """An agent's file, whose order never changes; its cards bear the numbers of their places."""

    cards: tuple[int, ...] = tuple(range(1, IN_A_FILE + 1))  # the top one first
    bonus: bool = True  # whether the bonus card is still in it
    seen: frozenset[tuple[str, int]] = frozenset()  # which player saw which card
    checks: int = 0

    @property
    def top(self) -> int:
        """Give the number of the card on top."""
        return self.cards[0]

    @property
    def place(self) -> int:
        """Give which of the cards that are left the top one is, counted as they lay at first."""
        return sorted(self.cards).index(self.top) + 1

    @property
    def halves(self) -> frozenset[int]:
        """Give the cards that somebody saw, and that are no bonus card for that reason."""
        return frozenset(card for _name, card in self.seen)

    def looked(self, name: str) -> "File":
        """Put the top card under the file when a player has seen it."""
        seen = self.seen | {(name, self.top)}
        cards = (*self.cards[1:], self.top)
        return replace(self, cards=cards, seen=seen, checks=self.checks + 1)

    def without_bonus(self) -> "File":
        """Take the top card out, which is the bonus card."""
        return replace(self, cards=self.cards[1:], bonus=False, checks=self.checks + 1)


def unknown_file(bonus: bool) -> File:
    """Give a file that nobody has followed so far."""
    return File(tuple(range(1, HALVES + bonus + 1)), bonus)


@dataclass(frozen=True)
class Act:
    """An action that is being done: that of a card, or of a bonus card."""

    action: str = ""
    bonus: bool = False
    die: int = 0
    left: tuple[int, ...] = ()  # steps that are still to be moved, where the board is entered
    moved: frozenset[str] = frozenset()
    met: frozenset[str] = frozenset()
    passed: frozenset[Circle] = frozenset()  # by the secret agent
    keys: int = 0  # taken at a sign
    duels: frozenset[str] = frozenset()
    turned: bool = False
    uses: int = 0  # of the light

    @property
    def moves(self) -> bool:
        """Say whether it moves any figure."""
        return self.action in MOVING


@dataclass(frozen=True)
class Claim:
    """What a player says before looking."""

    hideout: int
    agent: str


@dataclass(frozen=True)
class Turn:
    """What was done in this turn."""

    die: int = 0
    card: int = 0
    acts: tuple[Act, ...] = ()  # the newest last
    due: tuple[str, ...] = ()  # whose files are to be checked
    free: int = 0  # checks of any file

    @property
    def act(self) -> Act:
        """Give the newest action."""
        return self.acts[-1] if self.acts else Act()

    @property
    def unmoved(self) -> int:
        """Give the place of the newest action that has steps left, or else of the newest one."""
        left = [at for at, act in enumerate(self.acts) if act.left]
        return left[-1] if left else len(self.acts) - 1

    @property
    def mover(self) -> Act:
        """Give the action that moves figures next."""
        return self.acts[self.unmoved] if self.acts else Act()

    @property
    def throws(self) -> bool:
        """Say whether a bonus card waits for the die."""
        return self.act.bonus and self.act.action in BY_DIE and not self.act.die


@dataclass(frozen=True)
class State(Checking):
    """Everything that everybody knows; what players noted for themselves is not here."""

    edition: Edition
    players: tuple[Player, ...]  # clockwise, the starting player first
    detail: str = ALL
    help: str = NOTES
    phase: str = SETUP
    prepared: tuple[str, ...] = ()
    built: Mapping[int, tuple[Half, ...]] = field(default_factory=dict)  # by the hideout
    at: int = 0  # whose turn it is
    turns: int = 1  # which round this is
    turn: Turn = Turn()
    files: Mapping[str, File] = field(default_factory=lambda: {each: File() for each in AGENTS})
    bonuses: frozenset[str] = frozenset()  # that went back to the box
    # Whose file, or the number of which briefcase, each player looked at since their turn began.
    looked: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    light: int | None = None  # the hideout in it, 0 where none is; nothing where it is not entered
    places: frozenset[int] = frozenset()  # the segments where the light can be
    agents: Mapping[str, Circle] = field(default_factory=dict)  # as far as it is entered
    claim: Claim | None = None
    rulings: Mapping[str, str] = field(default_factory=dict)
    happened: tuple[tuple[int, str], ...] = ()  # the round, and the rule
    remarks: tuple[str, ...] = ()
    outcome: Outcome | None = None

    @property
    def player(self) -> Player:
        """Give the player whose turn it is."""
        return self.players[self.at]

    @property
    def playing(self) -> tuple[Player, ...]:
        """Give the players who are still in."""
        return tuple(each for each in self.players if not each.out)

    @property
    def supply(self) -> int:
        """Count the keys in the supply."""
        return KEYS - sum(each.keys for each in self.players)

    @property
    def follows(self) -> bool:
        """Say whether moves over the board are entered."""
        return bool(self.edition.board.lines) and self.detail == ALL

    @property
    def left(self) -> bool:
        """Say whether only one player is left, and nobody has decided what that means."""
        alone = len(self.playing) == 1 and self.phase == TURN
        return alone and "agents.end.last" not in self.rulings

    def of(self, name: str) -> Player:
        """Give a player by name."""
        found = next((each for each in self.players if each.name == name), None)
        if found is None:
            raise Illegal("agents.players.here")
        return found

    def ruled(self, rule: str) -> str:
        """Give what the players decided about a silent point, or what holds until they do."""
        said = self.rulings.get(rule, SILENT[rule].otherwise)
        if not said:
            raise Undecided(rule, SILENT[rule].choices)
        return said

    def changed(self, player: Player, **changes: Any) -> "State":
        """Give the state with another state of a player, and other changes."""
        players = tuple(player if each.name == player.name else each for each in self.players)
        return replace(self, players=players, **changes)

    def turned(self, **changes: Any) -> "State":
        """Give the state with changes of the turn."""
        return replace(self, turn=replace(self.turn, **changes))

    def acted(self, **changes: Any) -> "State":
        """Give the state with changes of the newest action."""
        return self.turned(acts=(*self.turn.acts[:-1], replace(self.turn.act, **changes)))

    def moved(self, **changes: Any) -> "State":
        """Give the state with changes of the action that moves figures next."""
        acts, at = self.turn.acts, self.turn.unmoved
        return self.turned(acts=(*acts[:at], replace(acts[at], **changes), *acts[at + 1 :]))

    def begins(self, action: str, bonus: bool = False) -> "State":
        """Give the state in which an action begins."""
        die = 0 if bonus else self.turn.die
        act = Act(action, bonus, die, self.steps(action, die))
        free = self.turn.free + (action == CHECK)
        return self.turned(acts=(*self.turn.acts, act), free=free)

    def steps(self, action: str, die: int) -> tuple[int, ...]:
        """Give the steps that an action moves figures, where the board is entered."""
        if not self.follows:
            return ()
        if action == ALL_FOUR:
            return FOUR_STEPS
        return (die,) if action in BY_DIE and die else ()

    def where(self, figure: str) -> Circle:
        """Give where a figure stands; nothing where that is not entered."""
        return self.player.at if figure == "own" else self.agents.get(figure, "")

    @property
    def passed(self) -> frozenset[Circle] | None:
        """Give what the secret agent passed by this action; nothing where it is not entered."""
        return self.turn.act.passed if self.follows else None

    def has_looked(self, what: str) -> "State":
        """Give the state in which the player of the turn has looked at a file or a briefcase."""
        name = self.player.name
        return replace(self, looked={**self.looked, name: (*self.looked.get(name, ()), what)})

    @property
    def taken(self) -> frozenset[Circle]:
        """Give the circles that somebody stands on."""
        secret = (each.at for each in self.playing)
        return frozenset(filter(None, (*secret, *self.agents.values())))


def waits_for_light(turn: Turn) -> bool:
    """Say whether the searchlight is to be turned."""
    return turn.act.action == LIGHT and not turn.act.turned
