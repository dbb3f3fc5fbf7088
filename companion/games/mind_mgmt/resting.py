"""The sealed facts on which a public statement rests, opened or not."""

from collections.abc import Iterator

from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves.base import SETUP, Move
from companion.games.mind_mgmt.sealing import opened
from companion.games.mind_mgmt.state import FIRST_HOUR, Public, State


def rests(state: State, move: Move) -> tuple[str, ...]:
    """Return the labels of the facts that show whether a statement is true."""
    shown = (label for label, _value in opened(state, move))
    return (*shown, *_unopened(state.public, move))


def _unopened(public: Public, said: Move) -> Iterator[str]:
    """Go through the facts that a statement rests on but does not open."""
    if isinstance(said, r.TellRecruits):
        yield from (f"feature/{each}" for each in public.board.known)
        since = 1 if public.phase == SETUP else public.hour - 1
        yield from _hours(since, FIRST_HOUR if public.phase == SETUP else public.hour)
    elif isinstance(said, r.DoneSlip):
        yield "card"
        yield from _hours(public.hour, public.hour + 1)
    elif isinstance(said, r.ExtraImmortal):
        yield from _hours(1, public.hour + 1)


def _hours(since: int, until: int) -> Iterator[str]:
    """Go through the labels of these hours."""
    return (f"hour/{hour:02}" for hour in range(since, until + 1))
