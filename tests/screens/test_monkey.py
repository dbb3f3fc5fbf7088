"""A monkey at the keyboard: whatever it presses, taps and pastes, the app lives and answers.

It sits down at every game, in two languages and three sizes:
python3 tests tests/screens/test_monkey.py --events 10000 --seed 7
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from screens.kit.help_page import HelpPage
from screens.kit.small_window import SmallWindow
from tests.screens.every import ended, home, toy
from tests.screens.monkey import Monkey, key
from tests.screens.seats.agents import agents
from tests.screens.seats.shown import Begun
from tests.screens.seats.test_agents_face import MET, READY
from tests.screens.seats.test_neighbour_spy import chase
from tests.screens.seats.test_spy_connection import scoring
from tests.screens.seats.test_spy_score import LAST_ROUND, scored
from tests.screens.stage import SIZES, Size, Stage, evening, seated
from tests.screens.test_own_screen import own
from tests.store.evening import PIN

PATIENCE = 30.0  # seconds after which an app that says nothing is stuck
LOOKS = 30  # so often somebody looks again before an answer is missed
CALM = 50  # after so many events somebody looks whether it still answers
LEAST = 125  # events until it sits down anew, in another language or size
LANGUAGES = ("en", "ru")
TOYS = {"rails": None, "whispers": None, "bids": PIN}
CHANCES = tuple(product(LANGUAGES, SIZES))
Place = Callable[[Path, Size], Any]


def shown(begun: Begun) -> Place:
    """Begin where a table of a game stands."""

    @asynccontextmanager
    async def begin(where: Path, size: Size) -> AsyncIterator[Stage]:
        async with begun(where, size) as (at, _table):
            yield at

    return begin


def alone(where: Path, size: Size) -> Any:
    """Begin at a screen of the Recruiter's own."""
    return own(where, evening("henry asks cafe"), size)


def at_the_table(*lines: str) -> Place:
    """Begin at a table that was played so far."""
    return lambda where, size: seated(where, lines, size)


# Where the monkey begins, and how often it does what leads to the map.
PLACES: dict[str, tuple[Place, float]] = {
    "home": (home, 0.0),
    "public": (at_the_table(*evening("dusty pushes B5-B4")), 0.2),
    "map": (at_the_table(*evening("henry asks cafe")), 6.0),
    "setup": (at_the_table(*evening("recruiter Eva")), 3.0),
    "own": (alone, 0.0),
    "ended": (ended, 0.0),
    "agents": (shown(lambda where, size: agents(where, size, READY)), 0.0),
    "agents met": (shown(lambda where, size: agents(where, size, *MET, players="Petr Eva")), 0.0),
    "agents set-up": (shown(agents), 0.0),
    "chase": (shown(partial(chase, mode="advanced")), 0.0),
    "spies": (shown(scoring), 0.0),
    "spies late": (shown(partial(scored, lines=LAST_ROUND)), 0.0),
    **{name: (partial(toy, name, pin), 0.5) for name, pin in TOYS.items()},
}


async def answers(at: Stage) -> None:
    """Let the app show that it still answers: the help opens, or closes."""
    await at.pilot.resize_terminal(80, 24)
    await at.settle()
    await until(at, lambda: not isinstance(at.app.screen, SmallWindow))
    was = isinstance(at.app.screen, HelpPage)
    at.app.post_message(key("f1"))
    await until(at, lambda: isinstance(at.app.screen, HelpPage) is not was)
    if not was:
        at.app.post_message(key("f1"))


async def until(at: Stage, done: Callable[[], bool]) -> None:
    """Look again until something holds."""
    for _look in range(LOOKS):
        if done():
            return
        await at.settle()
    raise AssertionError(at.text)


async def play(where: Path, place: str, count: int, seed: int) -> int:
    """Let a monkey play until it has done so much or has left; give how much it did."""
    random = Random(f"{place} {seed}")
    begin, habits = PLACES[place]
    last: deque[str] = deque(maxlen=30)
    done = 0
    language, size = CHANCES[(seed + list(PLACES).index(place)) % len(CHANCES)]
    try:
        async with begin(where, size) as at:
            at.app.take_settings(replace(at.app.settings, language=language))
            await at.app.speak_anew()
            monkey = Monkey(at, random, habits)
            while done < count and at.app.is_running and not at.app._exit:
                before = done
                for event in monkey.wave():
                    last.append(f"{type(at.app.screen).__name__}: {event!r}")
                    at.app.post_message(event)
                    done += 1
                if random.random() < 0.8:
                    await asyncio.wait_for(at.pilot.pause(0), PATIENCE)
                if before // CALM != done // CALM and at.app.is_running and not at.app._exit:
                    await asyncio.wait_for(answers(at), PATIENCE)
    except BaseException as error:
        sat = f"{place}, seed {seed}, {language}, {size[0]}x{size[1]}, after {done}"
        error.add_note(f"{sat}:\n" + "\n".join(last))
        raise
    return done


def lived(folder: Path, place: str, count: int, seed: int) -> None:
    """Let monkeys play one after the other, each in a folder of its own, until enough is done."""
    done = turn = 0
    while done < count:
        where = folder / str(turn)
        most = min(max(count // len(CHANCES), LEAST), count - done)
        done += asyncio.run(play(where, place, most, seed * 1000 + turn))
        turn += 1


@pytest.mark.parametrize("place", PLACES)
def test_whatever_a_monkey_does_the_app_lives_and_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, place: str
) -> None:
    monkeypatch.chdir(tmp_path)
    lived(
        tmp_path,
        place,
        request.config.getoption("--events"),
        request.config.getoption("--seed"),
    )
