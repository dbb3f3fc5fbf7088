"""The lines that may come now: candidates by phase, each of them tried on the referee."""

from collections.abc import Iterator
from itertools import combinations

from companion.core import KEEPER, Illegal, NotUnderstood, Seat, Undecided
from companion.game import Choice, Legal
from companion.games.mind_mgmt.board import PLACES, Board, Place, around, beside, borders
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.answers import Answer
from companion.games.mind_mgmt.moves.base import AGENTS, ALERT, RECRUITER, SETUP, Move
from companion.games.mind_mgmt.people import AGENT_NAMES, BILL, DUSTY, MERU, SLIPS, TOGETHER
from companion.games.mind_mgmt.rules import TALK, apply
from companion.games.mind_mgmt.rules.answers import lawful
from companion.games.mind_mgmt.rules.recruits import due_at
from companion.games.mind_mgmt.rules.setup import due
from companion.games.mind_mgmt.rules.ways import TOKENS, ways
from companion.games.mind_mgmt.state import State


def legal(state: State, seat: Seat) -> Legal[Move]:
    """View the lines that this seat may give now.

    Listed is what the rulebook's own rules allow. Free words, walks that are not entered and what
    only a set-aside rule lets through are lawful too, and `in` knows them.
    """

    def moves() -> Iterator[Move]:
        mine = (move for move in _candidates(state) if gives(move))
        return _asking(state, mine)

    def gives(move: Move) -> bool:
        return (giver(state, move) == KEEPER) == (seat == KEEPER) or isinstance(move, TALK)

    return Legal((Choice(Move, moves),), lambda move: gives(move) and allowed(state, move))


def giver(state: State, move: Move) -> Seat:
    """Say whose line it is; the side in turn says when it is done."""
    if type(move) is r.Done and state.public.phase == RECRUITER:
        return KEEPER
    return move.seat


def undoable(state: State, move: Move) -> bool:
    """Say whether a line can be taken back; none can that is heard, or shown by it."""
    told = (r.TellRecruits, r.DoneSlip, r.ExtraImmortal, r.Stuck, r.Draw)
    heard = (*told, s.ShowHour, t.Mistake, t.Mended, Answer)
    ends = isinstance(move, r.Done) and giver(state, move) == KEEPER
    return not (ends or isinstance(move, heard))


def allowed(state: State, move: Move) -> bool:
    """Say whether the referee takes the line."""
    try:
        apply(state, move)
    except (Illegal, NotUnderstood):
        return False
    return True


def _asking(state: State, moves: Iterator[Move]) -> Iterator[Move]:
    """Add, where the rulebook is silent about a line, the rulings that would decide it."""
    asked: set[str] = set()
    for move in moves:
        try:
            apply(state, move)
        except Undecided as silent:
            if silent.rule not in asked:
                asked.add(silent.rule)
                yield from (t.Ruling(silent.rule, choice) for choice in silent.choices)
        except Illegal:
            continue
        else:
            yield move


def _candidates(state: State) -> Iterator[Move]:
    """Go through what could come by the phase alone; free texts and corrections are not listed."""
    public = state.public
    if public.outcome:
        return
    if public.mistake:
        yield from _repairs(state)
    elif public.question:
        yield from (t.Dolphin(), *lawful(state))
    elif public.phase == SETUP:
        yield from _setup(state)
    elif public.phase == RECRUITER:
        yield from _recruiter(state)
    elif public.phase == ALERT:
        yield r.TellRecruits(due_at(state, public.hour))
    elif public.phase == AGENTS:
        yield from _agents(state)


def _repairs(state: State) -> Iterator[Move]:
    """Close a mistake, or show one more hour."""
    yield t.Mended()
    yield from (s.ShowHour(place, hour) for hour, place in enumerate(state.hidden.path, 1))


def _setup(state: State) -> Iterator[Move]:
    """Go through everything the due letter could take."""
    public, stage = state.public, due(state.public)
    known = public.board.known
    rogues = [*public.players, TOGETHER]
    if stage.kind is s.Mayhem:
        yield from (s.Mayhem(who, edge) for who in public.players for edge in borders())
    elif stage.kind is s.DealFeatures:
        yield from (s.DealFeatures(three) for three in combinations(known, 3))
        yield s.Deal()
    elif stage.kind is s.Control:
        yield from (s.Control(agent, who) for agent in AGENT_NAMES for who in rogues)
    elif stage.kind is s.PlaceAgent:
        yield from (s.PlaceAgent(agent, place) for agent in AGENT_NAMES for place in PLACES)
    elif stage.kind is r.Step:
        yield from (*ways(state), r.Stuck())
    elif stage.kind is r.TellRecruits:
        yield from (r.TellRecruits(due_at(state, public.hour)), r.Stuck())
    else:
        yield from _setup_single(state)


def _setup_single(state: State) -> Iterator[Move]:
    """Go through the letters that take one word."""
    public, stage = state.public, due(state.public)
    yield from (s.ChooseRecruiter(who) for who in public.players)
    yield s.Lay(stage.thing or "board")
    yield from (s.Supply(number) for number in (9, 12))
    yield from (s.TakeCard(card) for card in SLIPS)
    yield from (s.Start(place) for place in PLACES)
    yield from (s.ShowHour(place, 1) for place in state.hidden.path[:1])
    yield from (s.PlaceImmortal(place) for place in PLACES)
    yield from (s.PlaceToken(place) for place in PLACES)
    yield from (r.Draw(feature) for feature in public.board.known)
    yield s.Begin()


def _recruiter(state: State) -> Iterator[Move]:
    """Go through the Recruiter's turn."""
    public = state.public
    yield from ways(state)
    yield from (r.Done(), r.Stuck())
    yield from (r.DoneSlip(token) for token in TOKENS)
    hops = [(one, other) for one in public.immortals for other in around(one)]
    if public.turn.moves:
        yield from (r.ExtraImmortal(hop, place) for hop in hops for place in state.hidden.path)
    else:
        yield from (r.MoveImmortal(hop) for hop in hops)
    yield from (r.ImmortalRecruit(feature) for feature in public.opened)
    yield from (r.Draw(feature) for feature in public.board.known)


def _agents(state: State) -> Iterator[Move]:
    """Go through the agents' turn."""
    yield r.Done()
    yield from abilities(state)
    for agent in AGENT_NAMES:
        yield a.Rests(agent)
        yield from _walks(state, agent)
        yield from _actions(state, agent)


def _walks(state: State, agent: str) -> Iterator[Move]:
    """Walk to every location in reach, and every way there."""
    yield from (
        a.Moves(agent, way) for way in _strolls(state.public.board, state.public.agents[agent], 2)
    )


def _strolls(board: Board, here: Place | None, far: int) -> Iterator[tuple[Place, ...]]:
    """Go through all ways of at most so many steps, whatever mayhem blocks them."""
    ways: list[tuple[Place, ...]] = [] if here is None else [(here,)]
    for _step in range(far):
        ways = [(*way, place) for way in ways for place in _steps(board, way[-1])]
        yield from ways


def _steps(board: Board, here: Place) -> Iterator[Place]:
    """Give the neighbours that feet can reach on an empty board."""
    near = beside(here)
    return (place for place in around(here) if place in near or board.slantwise(here, place))


def _actions(state: State, agent: str) -> Iterator[Move]:
    """Ask, reveal, capture, shake down, push."""
    here = state.public.agents[agent]
    for feature in state.public.board.known:
        yield from (a.Asks(agent, feature), a.ShakesDown(agent, feature))
    for place in PLACES if here is None else (here,):
        yield from (a.Reveals(agent, place), a.Captures(agent, place))
        yield from (a.Pushes(agent, (place, other)) for other in beside(place))


def abilities(state: State) -> Iterator[Move]:
    """Sense, shove an Immortal, lead an agent."""
    public = state.public
    meru = public.agents[MERU]
    yield from (a.Senses(MERU, place) for place in (PLACES if meru is None else (meru,)))
    yield from (a.Shoves(BILL, (one, to)) for one in public.immortals for to in beside(one))
    for led in AGENT_NAMES:
        ways = _strolls(public.board, public.agents[led], 1 + len(public.shaken))
        yield from (a.Leads(DUSTY, led, way) for way in ways)
