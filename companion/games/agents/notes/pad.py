"""A player's notes put together: halves of each file, briefcases, keys, words."""

from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass

from companion.contract.move import FREE, Choice
from companion.core import Seat
from companion.games.agents.box import AGENTS, HIDEOUTS, Half
from companion.games.agents.keyring import having
from companion.games.agents.notes.chances import Chances, chances
from companion.games.agents.notes.lines import (
    HALVES,
    Briefcase,
    Note,
    OwnKey,
    Saw,
    Thought,
)
from companion.games.agents.state import State

HALVES_MORE, PLANS, EMPTY = "halves", "plans", "empty"


@dataclass(frozen=True, repr=False)
class Pad:
    """The notes put together; of two about the same briefcase or key, the later one counts."""

    seen: dict[str, frozenset[Half]]
    cases: dict[int, bool]
    keys: tuple[int, ...]
    words: tuple[str, ...]
    slip: tuple[str, str] = ("", "")  # what cannot be so, and whose file
    refuted: frozenset[tuple[int, str]] = frozenset()

    @property
    def chances(self) -> Chances:
        """Return the chances by these notes, and by the claims that everybody heard be wrong."""
        plan = next((hideout for hideout, there in self.cases.items() if there), 0)
        empty = [hideout for hideout, there in self.cases.items() if not there]
        return chances(self.seen, empty, plan, self.refuted)


def pad(state: State, seat: Seat, notes: Iterable[Note]) -> Pad:
    """Put a seat's notes together with what everybody knows of looks, claims and keys."""
    seen = {agent: frozenset[Half]() for agent in AGENTS}
    cases, keys, words = dict[int, bool](), dict[int, bool](), list[str]()
    for note in notes:
        match note:
            case Saw(agent, half):
                seen[agent] |= {half}
            case Briefcase(hideout, plan):
                cases[hideout] = plan
            case OwnKey(hideout, mine):
                keys[hideout] = mine
            case Thought(said):
                words.append(said)
    noted = {hideout for hideout, mine in keys.items() if mine}
    slip = next(_slips(state, seat, seen, cases), ("", ""))
    return Pad(seen, cases, held(state, seat, noted), tuple(words), slip, state.refuted)


def held(state: State, seat: Seat, noted: Iterable[int]) -> tuple[int, ...]:
    """Return the keys of a seat: those that everybody knows, and those noted that it can have."""
    at = state.players.index(state.of(seat))
    ways = {hideout: having(state.keyrings, hideout, at) for hideout in HIDEOUTS}
    known = {hideout for hideout, found in ways.items() if found == state.keyrings}
    return tuple(sorted(known | {hideout for hideout in noted if ways[hideout]}))


def _slips(
    state: State, seat: Seat, seen: Mapping[str, Set[Half]], cases: Mapping[int, bool]
) -> Iterator[tuple[str, str]]:
    """Go through what cannot be: more halves of a file than looks, two plans, or none."""
    for agent, file in state.files.items():
        looks = sum(name == seat for name, _card in file.seen)
        if file.whole and len(seen[agent]) > looks:
            yield HALVES_MORE, agent
    if sum(cases.values()) > 1:
        yield PLANS, ""
    if len(cases) == len(HIDEOUTS) and not any(cases.values()):
        yield EMPTY, ""


def seats(state: State) -> tuple[Seat, ...]:
    """Return who may keep notes: every player."""
    return tuple(each.name for each in state.players)


def turn(state: State, seat: Seat) -> object:
    """Return which turn of a player it is; None in that of another, and after the game."""
    mine = state.player.name == seat and not state.outcome
    return (state.turns, state.at) if mine else None


def choices(state: State, seat: Seat) -> tuple[Choice[Note], ...]:
    """Return the kinds of notes, those about what the player just looked at first."""
    looked = dict.fromkeys(reversed(state.looked.get(seat, ())))
    agents = [each for each in looked if each in AGENTS]
    cases = [int(each) for each in looked if each not in AGENTS]
    return (*_files(agents), *_briefcases(cases), *_beside())


def _files(agents: list[str]) -> tuple[Choice[Note], ...]:
    """Offer the halves of the file that was looked at, or of all files."""
    every: Choice[Note] = Choice(Saw, lambda: [Saw(a, half) for a in AGENTS for half in HALVES])
    if len(agents) == 1:
        (agent,) = agents
        own: list[Note] = [Saw(agent, half) for half in HALVES]
        return Choice(Saw, lambda: own, {"agent": agent}), every
    if agents:
        just: list[Note] = [Saw(agent, half) for agent in agents for half in HALVES]
        return (Choice(Saw, lambda: just),)
    return (every,)


def _briefcases(cases: list[int]) -> tuple[Choice[Note], ...]:
    """Offer what was in a briefcase."""
    numbers = cases or list(HIDEOUTS)
    found: list[Note] = [Briefcase(n, plan) for n in numbers for plan in (False, True)]
    return (Choice(Briefcase, lambda: found),)


def _beside() -> tuple[Choice[Note], ...]:
    """Offer keys and words."""
    keys: list[Note] = [OwnKey(hideout, mine) for hideout in HIDEOUTS for mine in (True, False)]
    words: list[Note] = [Thought("")]
    return (
        Choice(OwnKey, lambda: keys, group=FREE),
        Choice(Thought, lambda: words, {}, ("words",), FREE),
    )
