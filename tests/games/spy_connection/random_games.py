"""Random lawful games of Spy Connection: lines chosen by chance, preferring what brings it on."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

from companion.games.spy_connection import GAME
from companion.games.spy_connection import moves as m
from companion.games.spy_connection.mission import Mission
from companion.games.spy_connection.moves import KINDS
from companion.games.spy_connection.state import State

CITIES = ("berlin", "london", "madrid", "paris", "rome")
LONGEST = 400
DETAILS = ("all", "missions", "results")
NAMES = ("Anka", "Boris", "Cyril", "Dana")
BOX = """\
start berlin-rome=4 in rome
mission london-monaco=3
mission madrid-paris=2+
link berlin london lb1-lp1
link london paris lp1-lp2
link madrid paris 2
link berlin rome 1
"""
ALL_KINDS = {kind.__name__ for kind in KINDS}


@dataclass
class Played:
    """A game that was played: its options, where it stands, its lines and their kinds."""

    options: Mapping[str, str]
    state: State
    lines: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)

    def play(self, move: m.SpyMove) -> None:
        """Play a move, which must be written and read the same."""
        line = GAME.notation.format(move)
        assert GAME.notation.parse(line) == move
        self.state = GAME.rules.apply(self.state, move)
        self.lines.append(line)
        self.kinds.append(type(move).__name__)

    @property
    def end(self) -> str:
        """Name the kind of end: by which rule, how much was entered, whether it was joined."""
        rule = self.state.outcome.rule.rpartition(".")[2] if self.state.outcome else "not over"
        how = "joined" if "Joined" in self.kinds else self.options["detail"]
        return f"{rule}, {how}"


def options_of(chance: Random, detail: str) -> dict[str, str]:
    """Sit some players down, half of them with what is known of a box."""
    known = {"box": BOX} if chance.random() < 0.5 else {}
    side = chance.choice(("light", "dark"))
    players = " ".join(NAMES[: chance.randint(2, 4)])
    return {"players": players, "side": side, "detail": detail, **known}


def play(options: Mapping[str, str], chance: Random) -> Played:
    """Play a game to its end by chance, or so far."""
    options = GAME.rules.complete(options)
    played = Played(options, GAME.rules.start(options))
    while not played.state.outcome and len(played.lines) < LONGEST:
        played.play(_chosen(played.state, chance))
    return played


def _chosen(state: State, chance: Random) -> m.SpyMove:
    """Choose a lawful move."""
    if state.detail == "results" or state.phase != m.TURN:
        return _typed(state, chance)
    if chance.random() < 0.05 and (rare := _lawful(state, _rare(state, chance))):
        return chance.choice(rare)
    usual = _lawful(state, _usual(state, chance))
    if covers := [move for move in usual if isinstance(move, m.Cover)]:
        return covers[0]
    if m.Done() in usual:
        return m.Done()
    return chance.choice(usual or _lawful(state, _last(state, chance)))


def _lawful(state: State, moves: list[m.SpyMove]) -> list[m.SpyMove]:
    """Keep what the referee takes."""
    return [move for move in moves if GAME.rules.allows(state, move)]


def _mission(chance: Random) -> Mission:
    """Print a card."""
    cities = tuple(chance.sample(CITIES, chance.choice((2, 2, 2, 3))))
    return Mission(cities, chance.randint(2, 6), chance.random() < 0.2)


def _typed(state: State, chance: Random) -> m.SpyMove:
    """Type what only a person knows: start missions, results, how a game stands."""
    names = [each.name for each in state.players]
    if state.detail == "results":
        if chance.random() < 0.05:
            return m.StopAt(
                tuple((chance.randint(1, 4), chance.randint(5, 9), 1) for _name in names)
            )
        last = chance.randrange(len(names))
        ender = (last + 1) % len(names)
        done = (7 if at == ender else chance.randint(4, 7) for at in range(len(names)))
        has = tuple((missions, chance.randint(20, 22), 1) for missions in done)
        return m.Result(has, names[last])
    left = [each.name for each in state.players if not each.started]
    if len(left) == len(names) and chance.random() < 0.2:
        has = tuple((chance.randint(3, 6), chance.randint(9, 20), 2) for _name in names)
        return m.Joined(has, chance.choice(names))
    card = _mission(chance)
    return m.Starts(left[-1], card, chance.choice(card.cities))


def _usual(state: State, chance: Random) -> list[m.SpyMove]:
    """Give what is done most of the time."""
    place = chance.randint(1, 4) if state.detail == "all" else None
    agents = range(1, 4) if state.detail == "all" else (None,)
    cities, player = chance.sample(CITIES, 3), state.player
    short = player.free is not None and player.free < 4
    back = (*map(m.TakeBackFrom, sorted(player.spots)), m.TakeBack(2), m.TakeBack(1))
    return [
        *(back if short else ()),
        *(m.Cover(state.player.city, number) for number in (1, 2, 3)),
        *(m.Connect(city, number) for city in cities for number in agents),
        *map(m.Travel, CITIES),
        *(m.Take(place, _mission(chance)) for _card in range(2)),
        m.Done(),
    ]


def _rare(state: State, chance: Random) -> list[m.SpyMove]:
    """Give what is done now and then."""
    player, name = state.player, chance.choice(state.players).name
    tried = (m.Done(), m.Travel("rome"))
    happened = [GAME.rules.happened(state, each) for each in tried]
    by_hand: list[Callable[[], m.SpyMove]] = [
        lambda: m.TurnOf(name),
        lambda: m.SetMap(name, chance.randint(0, 6)),
        lambda: m.SetCompleted(name, state.of(name).completed, chance.randint(0, 30)),
        lambda: m.SetSpy(name, chance.choice(CITIES)),
        lambda: m.Remark("the cat lies on Rome"),
        lambda: m.Link("oslo", chance.choice(CITIES), chance.randint(1, 5)),
        lambda: m.Less("missions"),
        lambda: m.Holds(name, _mission(chance), 1, ()),
        lambda: m.Drop(1),
        lambda: m.Stop() if chance.random() < 0.3 else m.Remark("no more"),
    ]
    return [
        chance.choice(by_hand)(),
        *map(m.Slip, CITIES),
        *map(m.TakeBackFrom, sorted(player.spots)),
        *(m.TakeBack(number) for number in (1, 2)),
        *(m.Uncover(city, n) for n, each in enumerate(player.active, 1) for city in each.covered),
        *(each for each in happened if each),
    ]


def _last(state: State, chance: Random) -> list[m.SpyMove]:
    """Give what is left where nothing usual can be done."""
    player = state.player
    elsewhere = next(each for each in CITIES if each != player.city)
    agents = 0 if state.detail == "all" else None
    spots = list(map(m.TakeBackFrom, sorted(player.spots)))
    return [
        m.Connect(elsewhere, agents),
        *spots,
        m.TakeBack(1),
        m.Drop(1),
        m.Take(1, _mission(chance)),
    ]
