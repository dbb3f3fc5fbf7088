"""What hands do at a table where the program plays every seat: lay out, decide, draw cards."""

from collections.abc import Callable, Iterable, Mapping

from companion.contract.drawing import Drawing
from companion.core import Chance
from companion.games.mind_mgmt.board.plan import PLACES, borders
from companion.games.mind_mgmt.choices.due import next_agent
from companion.games.mind_mgmt.choices.probe import allowed
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import SETUP, MindMove
from companion.games.mind_mgmt.public import TARGET, Public
from companion.games.mind_mgmt.rules.setup import placer, shared_out
from companion.games.mind_mgmt.silence import SILENT
from companion.games.mind_mgmt.stages import due
from companion.games.mind_mgmt.state import State


def laid(state: State, chance: Chance) -> MindMove | None:
    """Return what comes next where no seat has a decision; a deck keeps its order whoever plays."""
    public = state.public
    if public.phase == SETUP:
        return _undecided(public) or _letter(state, chance)
    return _from_deck(state, chance)


def _undecided(public: Public) -> MindMove | None:
    """Decide every silent point before anything else, by its first choice."""
    decided = public.decisions.rulings
    open_points = (
        t.Ruling(rule, silent.otherwise or silent.choices[0])
        for rule, silent in SILENT.items()
        if rule not in decided
    )
    return next(open_points, None)


def _letter(state: State, chance: Chance) -> MindMove | None:
    """Return what a letter of the set-up asks of hands."""
    public, kind = state.public, due(state.public).kind
    if kind is r.Draw:
        return _from_deck(state, chance)
    drawing = Drawing(chance, f"lay/{due(public).letter}/{public.given}")
    made = [move for move in _ways(public, kind) if allowed(state, move)]
    return drawing.one_of(made) if made else None


def _ways(public: Public, kind: type[MindMove]) -> Iterable[MindMove]:
    """Return what hands can do at a letter."""
    ways: Mapping[type[MindMove], Callable[[], Iterable[MindMove]]] = {
        s.ChooseRecruiter: lambda: [s.ChooseRecruiter(public.players[0])],
        s.Lay: lambda: [s.Lay(due(public).thing)],
        s.Mayhem: lambda: (s.Mayhem(placer(public), edge) for edge in borders()),
        s.Supply: lambda: [s.Supply(TARGET[public.mode])],
        s.DealFeatures: lambda: [s.Deal()],
        s.Control: lambda: [s.Control(next_agent(public), shared_out(public)[next_agent(public)])],
        s.PlaceToken: lambda: map(s.PlaceToken, PLACES),
        s.Begin: lambda: [s.Begin()],
    }
    return ways[kind]() if kind in ways else ()


def _from_deck(state: State, chance: Chance) -> MindMove | None:
    """Draw the first card of the deck that is left."""
    deck = sorted(state.public.board.known, key=lambda feature: chance(f"deal/{feature}"))
    return next((move for move in map(r.Draw, deck) if allowed(state, move)), None)
