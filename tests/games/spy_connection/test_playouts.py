"""Whole games by chance: every line formats back, and every kind of end is reached."""

from collections import Counter
from collections.abc import Callable
from random import Random

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from companion.core import PUBLIC
from companion.games.spy_connection import GAME
from companion.games.spy_connection import moves as m
from companion.games.spy_connection.mission import Mission
from companion.games.spy_connection.state import State
from companion.gametext import written
from companion.replaying import replay

CITIES = ("berlin", "london", "madrid", "paris", "rome")
MOST = 400
ENDS = {"spy-connection.win.points", "spy-connection.win.tie"}
DETAILS = ("all", "missions", "results")


def mission(chance: Random) -> Mission:
    """Print a card."""
    cities = tuple(chance.sample(CITIES, chance.choice((2, 2, 2, 3))))
    return Mission(cities, chance.randint(2, 6), chance.random() < 0.2)


def play(options: dict[str, str], chance: Random) -> tuple[State, list[str]]:
    """Play a game to its end by chance, preferring what brings it on."""
    state, lines = GAME.rules.start(GAME.rules.complete(options)), list[str]()
    while not state.outcome and len(lines) < MOST:
        move = choose(state, chance)
        line = GAME.notation.format(move)
        assert GAME.notation.parse(line) == move
        state = GAME.rules.apply(state, move)
        lines.append(line)
    return state, lines


def choose(state: State, chance: Random) -> m.Move:
    """Choose a lawful move."""
    listed = [move for move in GAME.rules.legal(state, PUBLIC) if not isinstance(move, m.Less)]
    if cover := [move for move in listed if isinstance(move, m.Cover)]:
        return cover[0]
    if state.phase != "turn" or state.detail == "results":
        return typed(state, chance)
    if m.Done() in listed and chance.random() < 0.8:
        return m.Done()
    listed = [each for each in listed if not isinstance(each, m.Connect)]
    quiet = (m.Drop, m.Uncover, m.TurnOf)
    listed = [each for each in listed if not isinstance(each, quiet) or chance.random() < 0.05]
    taken = m.Take(chance.randint(1, 4), mission(chance))
    if taken in GAME.rules.legal(state, PUBLIC):
        listed += [taken, taken]
    city = m.Connect(chance.choice(CITIES), chance.randint(1, 3))
    if city in GAME.rules.legal(state, PUBLIC):
        listed += [city, city, city]
    if listed:
        return chance.choice(listed)
    elsewhere = next(each for each in CITIES if each != state.player.city)
    last = (m.Connect(elsewhere, 0), m.Take(1, mission(chance)), m.Drop(1))
    return next(move for move in last if move in GAME.rules.legal(state, PUBLIC))


def typed(state: State, chance: Random) -> m.Move:
    """Type what only a person knows: start missions, or results."""
    if state.detail == "results":
        has = tuple(
            (chance.randint(4, 7), chance.randint(20, 22), chance.randint(0, 2))
            for _player in state.players
        )
        return m.Result(has, chance.choice(state.players).name)
    card = mission(chance)
    left = [each.name for each in state.players if not each.started]
    return m.Starts(left[-1], card, chance.choice(card.cities))


def options_of(chance: Random, detail: str) -> dict[str, str]:
    """Sit some players down."""
    players = ("Anka", "Boris", "Cyril", "Dana")[: chance.randint(2, 4)]
    side = chance.choice(("light", "dark"))
    return {"players": " ".join(players), "side": side, "detail": detail}


@settings(max_examples=30, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
@given(chance=st.randoms(use_true_random=False), detail=st.sampled_from(DETAILS))
def test_a_game_by_chance_replays_from_its_own_text_to_the_same_table(
    chance: Random, detail: str
) -> None:
    options = options_of(chance, detail)
    state, lines = play(options, chance)
    table, stop = replay(written("spy-connection", options, tuple(lines)))
    assert stop is None
    shown: object = table.view(PUBLIC)
    assert shown == GAME.rules.view(state, PUBLIC)


def test_games_by_chance_reach_every_end_and_never_lose_an_agent(
    record_property: Callable[[str, object], None],
) -> None:
    ends: Counter[str] = Counter()
    for seed in range(60):
        chance = Random(seed)
        state, _lines = play(options_of(chance, DETAILS[seed % 3]), chance)
        ends[state.outcome.rule if state.outcome else "none"] += 1
        assert all(each.free is None or each.free >= 0 for each in state.players)
    record_property("ends of games of Spy Connection by chance", dict(ends))
    assert set(ends) >= ENDS
