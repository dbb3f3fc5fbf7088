"""Who has to act, with example moves, from what is public only."""

from collections.abc import Callable, Collection, Iterable

from companion.contract.move import Due
from companion.contract.player_names import COMPANION
from companion.core import KEEPER, PUBLIC, Seat
from companion.games.mind_mgmt.board.plan import Place
from companion.games.mind_mgmt.choices.example_moves import lawful
from companion.games.mind_mgmt.choices.possible import (
    can_move,
    can_recruit,
    recruit_first,
    slips_left,
)
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import answers as n
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import AGENTS, ALERT, SETUP, MindMove
from companion.games.mind_mgmt.people import AGENT_NAMES, GIRL, KARL
from companion.games.mind_mgmt.public import TARGET, Public
from companion.games.mind_mgmt.rules.activation import EACH_TURN
from companion.games.mind_mgmt.rules.immortals import card_missing
from companion.games.mind_mgmt.rules.setup import placer
from companion.games.mind_mgmt.stages import due as letter_due
from companion.games.mind_mgmt.state import State

A1, D2, D4, D5, D6, F7 = map(Place, ("A1", "D2", "D4", "D5", "D6", "F7"))
C4, C5 = Place("C4"), Place("C5")
BUS = "bus"
Examples = Iterable[MindMove]


def due(state: State) -> Due[MindMove]:
    """Return who has to act, with legal example moves."""
    public = state.public
    if public.outcome:
        return Due()
    return Due(_seat(public), lawful(public, _examples(public)), _entry(public))


def _entry(public: Public) -> str:
    """Return the entry of the open question, or of the next step in the set-up."""
    if public.question:
        return public.question.kind
    return letter_due(public).entry if public.phase == SETUP else ""


def _seat(public: Public) -> Seat:
    """Return the seat that acts now."""
    if public.mistake or public.question:
        return PUBLIC if public.mistake and public.program else KEEPER
    if public.phase == SETUP:
        return letter_due(public).kind.seat
    return PUBLIC if public.phase == AGENTS else KEEPER


def _examples(public: Public) -> Examples:
    """Return example moves for what is due."""
    if public.mistake:
        mended = () if public.mistake.shown else (t.Mended(),)
        return (*mended, *([s.ShowHour(D4, 3)] if public.mistake.owed else []))
    if public.question:
        return ANSWERS[public.question.kind]
    if public.phase == SETUP:
        return _letter(public)
    if public.phase == ALERT:
        return [r.TellRecruits(2)]
    return _agents(public) if public.phase == AGENTS else _recruiter(public)


ANSWERS: dict[str, Examples] = {
    "mind-mgmt.ask.answer": (n.Marks((D2,)), n.CannotMark()),
    "mind-mgmt.dolphin.all": (n.Marks((D2, F7)), n.CannotMark()),
    "mind-mgmt.reveal.hour": (n.TellsHour(7),),
    "mind-mgmt.shakedown.truth": (n.Says(True), n.Says(False)),
    "mind-mgmt.capture.truth": (n.Says(True), n.Says(False)),
    "mind-mgmt.meru.truth": (n.Says(True), n.Says(False)),
}

LETTERS: dict[type[MindMove], Callable[[Public], Examples]] = {
    s.ChooseRecruiter: lambda public: [
        s.ChooseRecruiter(COMPANION if public.program else public.players[0])
    ],
    s.Deal: lambda _public: [s.Deal()],
    s.Lay: lambda public: [s.Lay(letter_due(public).thing)],
    s.Mayhem: lambda public: [s.Mayhem(placer(public), (C4, D4))],
    s.Supply: lambda public: [s.Supply(TARGET[public.mode])],
    s.TakeCard: lambda _public: [s.TakeCard(KARL), s.TakeCard(GIRL)],
    s.Start: lambda _public: [s.Start(D4)],
    s.ShowHour: lambda _public: [s.ShowHour(D4, 1)],
    s.DealFeatures: lambda public: [
        s.DealFeatures((BUS, "pool", "idol")),
        *([] if public.dealt or public.alone else [s.Deal()]),
    ],
    r.Step: lambda _public: [r.Step(D5)],
    r.TellRecruits: lambda _public: [r.TellRecruits(2)],
    s.PlaceImmortal: lambda _public: [s.PlaceImmortal(C4)],
    s.Control: lambda public: [s.Control(next_agent(public), _rogue(public))],
    s.PlaceAgent: lambda public: [s.PlaceAgent(next_agent(public), A1)],
    s.PlaceToken: lambda _public: [s.PlaceToken(D6)],
    r.Draw: lambda _public: [r.Draw("dogs")],
    s.Begin: lambda _public: [s.Begin()],
}


def _letter(public: Public) -> Examples:
    """Return example moves for the current letter of the set-up."""
    return LETTERS[letter_due(public).kind](public)


def _rogue(public: Public) -> str:
    """Return a player who is not the Recruiter."""
    return next(player for player in public.players if player != public.recruiter)


def next_agent(public: Public) -> str:
    """Return the agent to be shared out or placed next."""
    done: Collection[str] = (
        public.control if letter_due(public).kind is s.Control else public.agents
    )
    return next((agent for agent in AGENT_NAMES if agent not in done), "")


def _recruiter(public: Public) -> Examples:
    """Return example moves for what the Recruiter's turn still needs."""
    if not public.turn.acted:
        return [r.Step(D5), *([r.Slip(D6, "first")] if slips_left(public) else [])]
    if recruit_first(public):
        return [r.ImmortalRecruit(BUS)]
    return [
        *([r.MoveImmortal((C4, C5))] if can_move(public) else []),
        *([r.ImmortalRecruit(BUS)] if can_recruit(public) else []),
        r.Draw(BUS) if card_missing(public) else r.Done(),
    ]


def _agents(public: Public) -> Examples:
    """Return example moves for what the agents still have to do."""
    free = free_agents(public)
    if not free:
        return [r.Done()]
    return [a.Moves(free[0], (A1, Place("A2"))), a.Asks(free[0], BUS)]


def free_agents(public: Public) -> list[str]:
    """Return the agents who can still become active in this turn."""
    full = public.this_turn >= EACH_TURN
    return [] if full else [each for each in AGENT_NAMES if each not in public.activated]
