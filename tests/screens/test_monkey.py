"""A monkey at the keyboard: whatever it presses, taps and pastes, the app lives and answers.

python3 tests tests/screens/test_monkey.py --events 10000 --seed 7
"""

import asyncio
from collections import deque
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from screens.kit.help_page import HelpPage
from screens.kit.small_window import SmallWindow
from tests.screens.every import home
from tests.screens.monkey import Monkey, key
from tests.screens.stage import SIZES, Size, Stage, evening, seated

PATIENCE = 30.0  # seconds after which an app that says nothing is stuck
LOOKS = 30  # so often somebody looks again before an answer is missed
CALM = 100  # after so many events somebody looks whether it still answers
Place = Callable[[Path, Size], Any]


def at_the_table(*lines: str) -> Place:
    """Begin at a table that was played so far."""
    return lambda where, size: seated(where, lines, size)


# Where the monkey begins, and how often it does what leads to the map.
PLACES: dict[str, tuple[Place, float]] = {
    "home": (home, 0.0),
    "public": (at_the_table(*evening("dusty pushes B5-B4")), 0.2),
    "map": (at_the_table(*evening("henry asks cafe")), 6.0),
    "setup": (at_the_table(*evening("recruiter Eva")), 3.0),
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
    try:
        async with begin(where, random.choice(SIZES)) as at:
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
        error.add_note(f"{place}, seed {seed}, after {done}:\n" + "\n".join(last))
        raise
    return done


def lived(folder: Path, place: str, count: int, seed: int) -> None:
    """Let monkeys play one after the other, each in a folder of its own, until enough is done."""
    done = turn = 0
    while done < count:
        where = folder / str(turn)
        done += asyncio.run(play(where, place, count - done, seed * 1000 + turn))
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
