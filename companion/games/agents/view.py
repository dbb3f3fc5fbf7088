"""The view of Agents, the same for all seats and without private notes."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.core import Outcome, Seat
from companion.games.agents.board import Board
from companion.games.agents.box import HIDEOUTS, Half
from companion.games.agents.moves.base import SETUP
from companion.games.agents.rules.files import must_be_bonus
from companion.games.agents.rules.setup import next_step
from companion.games.agents.rules.walking import movers
from companion.games.agents.silence import ALL, FACTS, STEPS
from companion.games.agents.state import Claim, File, Player, State, waits_for_light
from companion.text.view_json import known_as

# What players check themselves if no board is entered, or only facts are.
WITHOUT_BOARD = (
    "agents.move.count",
    "agents.move.free",
    "agents.move.joined",
    "agents.move.twice",
    "agents.tram.stop",
)
WITHOUT_CARDS = ("agents.card.used", "agents.check.due", "agents.turn.card")


@dataclass(frozen=True)
class PlayerView:
    """A player's cards, keys and figure; None stands for what is not entered."""

    name: str
    up: tuple[int, ...] | None
    hidden: int
    shown: tuple[int, ...]
    out: bool
    at: str


@dataclass(frozen=True)
class FileView:
    """An agent's file: the number of its top card, and who has seen that card."""

    agent: str
    cards: int
    top: int
    bonus: bool
    must_be_bonus: bool
    seen_by: tuple[str, ...]
    checks: int
    due: int
    at: str


@dataclass(frozen=True)
class View:
    """The whole table."""

    game: str
    edition: str
    detail: str
    help: str
    phase: str
    step: str  # the next step of the set-up
    steps: tuple[int, int]  # how many steps are done, and how many there are
    building: tuple[int, tuple[Half, ...]] | None  # the newest file during the set-up
    to_build: tuple[int, ...]
    round: int
    turn: str
    players: tuple[PlayerView, ...]
    files: tuple[FileView, ...]
    cards: Mapping[int, tuple[str, ...]]
    die: int
    card: int
    action: str
    moves: bool  # whether the action moves any figure
    bonus: bool  # whether the action is of a bonus card
    throws: bool  # whether a bonus card waits for the die
    waits_for_light: bool
    may_use_light: bool
    left: tuple[int, ...]
    movers: tuple[str, ...]
    due: tuple[str, ...]
    free: int
    light: int | None
    supply: int
    claim: Claim | None
    undecided: str  # a silent point that must be decided now
    follows: bool
    rulings: Mapping[str, str]
    happened: tuple[tuple[int, str], ...]
    unchecked: tuple[str, ...]
    remarks: tuple[str, ...]
    outcome: Outcome | None
    board: Board = field(metadata=known_as())


def view(state: State, _seat: Seat) -> View:
    """Return the view, which is the same for every seat."""
    turn = state.turn
    return View(
        game="agents",
        edition=state.edition.name,
        detail=state.detail,
        help=state.help,
        phase=state.phase,
        step=next_step(state) if state.phase == SETUP else "",
        steps=(len(state.prepared) + len(state.built), len(STEPS) + len(HIDEOUTS)),
        building=_building(state),
        to_build=tuple(each for each in HIDEOUTS if each not in state.built),
        round=state.turns,
        turn="" if state.outcome else state.player.name,
        players=tuple(map(_player, state.players)),
        files=tuple(_file(state, agent, file) for agent, file in state.files.items()),
        cards=state.edition.cards,
        die=turn.act.die if turn.act.bonus else turn.die,
        card=turn.card,
        action=turn.act.action,
        moves=turn.act.moves,
        bonus=turn.act.bonus,
        throws=turn.throws,
        waits_for_light=waits_for_light(turn),
        may_use_light=_may_use_light(state),
        left=turn.mover.left,
        movers=movers(state),
        due=turn.due,
        free=turn.free,
        light=state.light,
        supply=state.supply,
        claim=state.claim,
        undecided="agents.end.last" if state.left else "",
        follows=state.follows,
        rulings=state.rulings,
        happened=state.happened,
        unchecked=_unchecked(state),
        remarks=state.remarks,
        outcome=state.outcome,
        board=state.edition.board,
    )


def _building(state: State) -> tuple[int, tuple[Half, ...]] | None:
    """Return the file that was just built; None after the files were shuffled."""
    if state.phase != SETUP or not state.built or "bonus" in state.prepared:
        return None
    return list(state.built.items())[-1]


def _may_use_light(state: State) -> bool:
    """Say whether the light that was turned can still be used."""
    most = 2 if state.ruled("agents.light.uses") == "both" else 1
    return state.turn.act.turned and state.turn.act.uses < most


def _unchecked(state: State) -> tuple[str, ...]:
    """Return the rules that the players check themselves."""
    if state.phase == SETUP:
        return ()
    rules = set(state.unchecked)
    if not state.follows:
        rules |= set(WITHOUT_BOARD)
    if state.detail == FACTS:
        rules |= set(WITHOUT_CARDS)
    return tuple(sorted(rules)) if state.detail in (ALL, FACTS) else ()


def _player(player: Player) -> PlayerView:
    """Return the view of a player."""
    up = None if player.up is None else tuple(sorted(player.up))
    shown = tuple(sorted(player.shown))
    return PlayerView(player.name, up, player.hidden, shown, player.out, player.at)


def _file(state: State, agent: str, file: File) -> FileView:
    """Return the view of a file."""
    return FileView(
        agent=agent,
        cards=len(file.cards),
        top=file.place,
        bonus=file.bonus,
        must_be_bonus=must_be_bonus(file),
        seen_by=tuple(e.name for e in state.players if (e.name, file.top) in file.seen),
        checks=file.checks,
        due=state.turn.due.count(agent),
        at=state.agents.get(agent, ""),
    )
