"""What may be done now, kind by kind."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain

from companion.contract.move import CORRECTION, DUE, Choice, Due
from companion.core import PUBLIC, Seat
from companion.games.spy_connection import moves as m
from companion.games.spy_connection.cities import ordered
from companion.games.spy_connection.mission import Mission
from companion.games.spy_connection.naming import known
from companion.games.spy_connection.notation import DETAILS
from companion.games.spy_connection.rules import allowed, happened
from companion.games.spy_connection.state import ALL, DRAFTED, RESULTS, State
from companion.games.spy_connection.worldmap import cost

PLACES = (1, 2, 3, 4)
NEW = None  # stands for a value to be typed
MOST_AT_ONCE = 9  # the most agents that one key can enter
EXAMPLE = Mission(("madrid", "rome"), 3)
Some = Callable[[State], Iterable[m.SpyMove]]


def choices(state: State, _seat: Seat) -> Iterator[Choice[m.SpyMove]]:
    """Go through what can be entered now."""
    listed = (_choice(state, kind, moves) for kind, moves in LISTED.items())
    last = _choice(state, m.Stop, lambda _state: (m.Stop(),))
    found = chain(listed, _typed(state), (last,))
    return (each for each in found if next(iter(each.moves()), None) is not None)


def _choice(state: State, kind: type[m.SpyMove], moves: Some) -> Choice[m.SpyMove]:
    """Return a choice of the legal ones among these moves."""

    def lawful() -> Iterator[m.SpyMove]:
        return (move for move in moves(state) if allowed(state, move))

    return Choice(kind, lawful)


def _typed(state: State) -> Iterator[Choice[m.SpyMove]]:
    """Go through the kinds with typed fields that fit now."""
    if state.phase == m.TURN and state.detail != RESULTS and not state.outcome:
        yield from _actions(state)
    if _fits(state, m.Starts):
        yield from _start_missions(state)
    for kind, (fields, moves) in TYPED.items():
        if _fits(state, kind):
            yield Choice(kind, partial(moves, state), typed=fields, group=_group(state, kind))


def _actions(state: State) -> Iterator[Choice[m.SpyMove]]:
    """Go through the actions with typed fields; a second action may be a breach."""
    counted, group = state.detail == ALL, CORRECTION if state.turn.acted else ""
    places: tuple[int | None, ...] = PLACES if counted else (None,)
    cards = [each for each in state.box.missions if each not in state.seen]
    known = [m.Take(place, card) for place in places for card in cards]
    if not state.turn.acted:
        known = [move for move in known if allowed(state, move)]
    fixed: dict[str, object] = {} if counted else {"place": None}
    if known:
        yield Choice(m.Take, lambda: known, fixed, group=group)
    new = [m.Take(place, EXAMPLE) for place in places]
    fixed = {**fixed, "mission": NEW} if known else fixed
    yield Choice(m.Take, lambda: new, fixed, ("mission",), group)
    if not state.whole_map or state.turn.acted:
        yield _new_city(counted, group)


def _new_city(counted: bool, group: str) -> Choice[m.SpyMove]:
    """Return the choice of a new city to type, with its agents if they are counted."""
    moves = (m.Connect("paris", 2 if counted else None),)
    if counted:
        return Choice(m.Connect, lambda: moves, {"city": NEW}, ("city", "agents"), group)
    return Choice(m.Connect, lambda: moves, {"city": NEW, "agents": None}, ("city",), group)


def _start_missions(state: State) -> Iterator[Choice[m.SpyMove]]:
    """Go through start missions, known or typed."""
    cards = [(card, city) for card, city in state.box.starts if card not in state.seen]
    known = [m.Starts(name, card, city) for name in _waiting(state) for card, city in cards]
    if known:
        yield Choice(m.Starts, lambda: known)
    new, fixed = list(map(_started, _waiting(state))), {"mission": NEW} if known else {}
    yield Choice(m.Starts, lambda: new, fixed, ("mission", "city"))


def _group(state: State, kind: type[m.SpyMove]) -> str:
    """Return the group of a kind; joining is due only before anything else."""
    begun = any(each.started for each in state.players)
    return DUE if kind is m.Joined and not begun else kind.group


def _fits(state: State, kind: type[m.SpyMove]) -> bool:
    """Say whether a typed kind fits the detail and the moment."""
    if state.outcome:
        return kind is m.Remark
    if state.detail == RESULTS:
        return kind in (m.Result, m.StopAt, m.Remark)
    return state.phase in kind.phases and kind not in (m.Result, m.StopAt)


def due(state: State) -> Due[m.SpyMove]:
    """Return who has to act, with example moves."""
    if state.outcome:
        return Due()
    if state.detail == RESULTS:
        return Due(PUBLIC, (_ended(state, state.players[-1].name), _stopped(state)))
    if state.phase == m.SETUP:
        left = [each.name for each in state.players if not each.started]
        return Due(PUBLIC, (m.Starts(left[-1], EXAMPLE, "madrid"),))
    if state.turn.acted:
        return Due(PUBLIC, (*_covers(state), m.Done()))
    entered = 2 if state.detail == ALL else None
    place = 1 if state.detail == ALL else None
    return Due(PUBLIC, (m.Take(place, EXAMPLE), m.Connect("paris", entered), m.Travel("london")))


def giver(_state: State, _move: m.SpyMove) -> Seat:
    """Return the seat that makes a move: always the public one."""
    return PUBLIC


def undoable(_state: State, _move: m.SpyMove) -> bool:
    """Say that every move can be taken back, as nothing is hidden."""
    return True


def _cities(state: State) -> tuple[str, ...]:
    """Return all cities that came up so far or are known of the box, in alphabetical order."""
    return ordered(known(state))


def _connections(state: State) -> Iterator[m.SpyMove]:
    """Go through the cities to connect; with a map, at their cost."""
    for city in _cities(state):
        known = cost(state, state.player, city)
        if state.detail != ALL:
            yield m.Connect(city, None)
        elif known is not None:
            yield m.Connect(city, known)
        else:
            most = MOST_AT_ONCE if state.player.free is None else state.player.free
            yield from (m.Connect(city, number) for number in range(1, min(most, MOST_AT_ONCE) + 1))


def _covers(state: State) -> tuple[m.SpyMove, ...]:
    """Return the targets that can be covered in the spy's city."""
    player = state.player
    return tuple(
        m.Cover(player.city, number)
        for number, each in enumerate(player.active, 1)
        if player.city in each.mission.cities and player.city not in each.covered
    )


def _waiting(state: State) -> list[str]:
    """Return who still needs a start mission; if they are chosen in turn, who is next."""
    names = [each.name for each in state.players if not each.started]
    return names[-1:] if state.handout == DRAFTED else names


def _started(name: str) -> m.SpyMove:
    """Return an example of a start."""
    return m.Starts(name, EXAMPLE, "madrid")


def _ended(state: State, last: str) -> m.Result:
    """Return an example of a final score."""
    return m.Result(tuple((7, 20, 1) for _player in state.players), last)


def _running(state: State, name: str) -> m.Joined:
    """Return an example of joining a running game."""
    return m.Joined(tuple((3, 11, 2) for _player in state.players), name)


def _stopped(state: State) -> m.StopAt:
    """Return an example of a game that was stopped."""
    return m.StopAt(tuple((3, 11, 2) for _player in state.players))


def _not_begun(state: State) -> list[str]:
    """Return all players before anything was entered."""
    return [] if any(each.started for each in state.players) else _names(state)


def _names(state: State) -> list[str]:
    """Return all players."""
    return [each.name for each in state.players]


def _back(state: State) -> Iterator[m.SpyMove]:
    """Go through the numbers of agents that can come back from the map."""
    on_map = state.player.on_map or 0
    return (m.TakeBack(number) for number in range(1, on_map + 1))


def _against(state: State) -> Iterator[m.SpyMove]:
    """Go through moves that may have been made against a rule and need no typing."""
    cards = enumerate(state.player.active, 1)
    covers = (m.Cover(city, number) for number, each in cards for city in each.mission.cities)
    for move in (m.Done(), *covers, *map(m.Travel, _cities(state))):
        if stands := happened(state, move):
            yield stands


LISTED: dict[type[m.SpyMove], Some] = {
    m.Connect: _connections,
    m.Travel: lambda state: map(m.Travel, _cities(state)),
    m.Cover: _covers,
    m.Done: lambda _state: (m.Done(),),
    m.Slip: lambda state: map(m.Slip, _cities(state)),
    m.TakeBack: _back,
    m.TakeBackFrom: lambda state: map(m.TakeBackFrom, sorted(state.player.spots)),
    m.Uncover: lambda state: (
        m.Uncover(city, number)
        for number, each in enumerate(state.player.active, 1)
        for city in each.covered
    ),
    m.Drop: lambda state: map(m.Drop, range(1, len(state.player.active) + 1)),
    m.TurnOf: lambda state: (m.TurnOf(each.name) for each in state.players),
    m.Less: lambda _state: map(m.Less, DETAILS),
    m.Happened: _against,
}
# Kinds with fields to type, and example moves for them.
TYPED: dict[type[m.SpyMove], tuple[tuple[str, ...], Some]] = {
    m.Result: (("standings",), lambda state: (_ended(state, name) for name in _names(state))),
    m.StopAt: (("standings",), lambda state: (_stopped(state),)),
    m.Joined: (("standings",), lambda state: (_running(state, name) for name in _not_begun(state))),
    m.Holds: (
        ("mission", "planning", "covered"),
        lambda state: (m.Holds(name, EXAMPLE, 0, ()) for name in _names(state)),
    ),
    m.SetMap: (("agents",), lambda state: (m.SetMap(each.name, 0) for each in state.players)),
    m.SetCompleted: (
        ("missions", "points"),
        lambda state: (m.SetCompleted(each.name, 0, 0) for each in state.players),
    ),
    m.SetSpy: (("city",), lambda state: (m.SetSpy(each.name, "rome") for each in state.players)),
    m.Link: (
        ("one", "other", "spots"),
        lambda _state: (m.Link("london", "paris", ("lp1", "lp2")),),
    ),
    m.Remark: (("words",), lambda _state: (m.Remark("what a game"),)),
}
