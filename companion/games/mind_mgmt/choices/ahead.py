"""What would follow a step of the Recruiter: the end of the turn, and what could be asked then."""

from collections.abc import Iterator, Sequence

from companion.games.mind_mgmt.board.plan import PLACES, Place
from companion.games.mind_mgmt.choices.agents import FAR, questions, strolls
from companion.games.mind_mgmt.choices.probe import allowed, probe
from companion.games.mind_mgmt.knowledge.asking import asking
from companion.games.mind_mgmt.knowledge.triples import holding, possible
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves.answers import Answer
from companion.games.mind_mgmt.moves.base import AGENTS, ALERT, MindMove
from companion.games.mind_mgmt.moves.talk import Dolphin
from companion.games.mind_mgmt.people import AGENT_NAMES, DUSTY, MERU
from companion.games.mind_mgmt.public import Public
from companion.games.mind_mgmt.rules.activation import put
from companion.games.mind_mgmt.rules.recruiter import ended
from companion.games.mind_mgmt.rules.recruits import due_at
from companion.games.mind_mgmt.rules.referee import apply
from companion.games.mind_mgmt.rules.ways import cornered
from companion.games.mind_mgmt.secrets.questions import QUESTIONS
from companion.games.mind_mgmt.state import State

Line = tuple[MindMove, State, State]


def turn_ended(state: State, move: MindMove) -> tuple[Line, ...]:
    """Return the lines of a turn in which the Recruiter does no more than this.

    Nothing follows a dead end, or a turn that ends the game.
    """
    moved = apply(state, move)
    if cornered(moved):
        return ()
    token = moved.hidden.slipping
    told = ended(moved, token)
    lines: list[Line] = [(move, state, moved)]
    lines.append((r.DoneSlip(token) if token else r.Done(), moved, told))
    if told.public.phase == ALERT and not told.public.outcome:
        public = told.public
        recruits = r.TellRecruits(due_at(public, told.hidden, public.hour))
        lines.append((recruits, told, apply(told, recruits)))
    return () if lines[-1][2].public.outcome else tuple(lines)


def askable(state: State) -> Iterator[tuple[MindMove, ...]]:
    """Go through what agents can ask who can act in this turn, each question once.

    An agent walks first; in the full game Dusty can lead another one before that.
    """
    seen = set[object]()
    for agent in AGENT_NAMES:
        if not allowed(state, a.Rests(agent)):
            continue
        for place in _reached(state, agent):
            there = put(state, agent, place)
            for move in questions(probe(there), agent):
                if (asked := asking(state.public, [move]).question) not in seen:
                    seen.add(asked)
                    yield from _with_ally(state.public, move)


def asked_at(state: State, place: Place) -> Iterator[tuple[MindMove, ...]]:
    """Go through what an agent could ask who stands at a location in the agents' turn.

    It does not matter who stands there, nor who has acted already. A card of which everybody
    knows whether it is one of the three is left out.
    """
    public = state.public
    there = put(_agents_turn(state), MERU, place)
    found = [move for move in questions(probe(there), MERU) if not _known(public, move)]
    asked = [each for move in found for each in _with_ally(public, move)]
    yield from sorted(asked, key=len)  # those of the ally have many answers


def _agents_turn(state: State) -> State:
    """Return the beginning of a turn of the agents, all of whom can act."""
    fresh = state.openly(phase=AGENTS, activated=(), this_turn=0, active=None)
    return fresh.openly(question=None, mistake=None, outcome=None)


def _known(public: Public, move: MindMove) -> bool:
    """Say whether everybody knows the answer about a card."""
    if not isinstance(move, a.ShakesDown):
        return False
    has = holding(len(public.board.known))[public.board.known.index(move.feature)]
    fits = possible(public)
    return move.feature in public.shaken or not (fits & has and fits & ~has)


def _with_ally(public: Public, move: MindMove) -> Iterator[tuple[MindMove, ...]]:
    """Give a question, and the same with the ally beside it."""
    yield (move,)
    if isinstance(move, a.Asks) and public.full and public.dolphin:
        yield move, Dolphin()


def _reached(state: State, agent: str) -> Sequence[Place]:
    """Return where an agent can be to ask; of one who is not entered, anywhere."""
    public, far = state.public, FAR
    here = public.agents[agent]
    if here is None:
        return PLACES
    if agent != DUSTY and public.full and allowed(state, a.Rests(DUSTY)):
        far += 1 + len(public.shaken)
    return tuple({way[-1]: None for way in strolls(public, here, far)})


def truths(state: State, asked: Sequence[MindMove]) -> tuple[Answer, ...]:
    """Return all true answers to a question that is not asked yet."""
    public = asking(state.public, asked)
    assert public.question is not None
    return QUESTIONS[public.question.kind].lawful(public, state.hidden)
