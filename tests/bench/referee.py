"""How often the referee is asked on the way of one move through the app: a count, not a time."""

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from companion.games import mind_mgmt
from companion.games.mind_mgmt.choices import example_moves, possible, probe
from companion.games.mind_mgmt.rules import referee
from tests.screens.hands import Hands
from tests.screens.stage import evening, seated

BUDGETS = {"answer": 60, "done": 80}
WAYS = {"answer": ("henry asks cafe", "D2"), "done": ("draw bus", "End turn")}


def main() -> None:
    """Count both ways."""
    for what, (line, name) in WAYS.items():
        calls = asyncio.run(asked(evening(line), name))
        print(f"{calls:6}  calls of the referee for {what}; budget {BUDGETS[what]}")


async def asked(lines: tuple[str, ...], name: str) -> int:
    """Count the calls from the key on the hidden side to the open side being shown."""
    with tempfile.TemporaryDirectory() as home:
        async with seated(Path(home), lines) as at:
            await at.press("enter")
            hands = Hands(at)
            await hands.pin()
            with counted() as calls:
                await hands.word(name)
            return len(calls)


@contextmanager
def counted() -> Iterator[list[str]]:
    """Count the calls of the referee, wherever they come from."""
    calls: list[str] = []
    apply = referee.apply

    def counting(state: Any, move: Any) -> Any:
        calls.append(type(move).__name__)
        return apply(state, move)

    with ExitStack() as patched:
        for module in (probe, example_moves, possible):
            patched.enter_context(patch.object(module, "apply", counting))
        patched.enter_context(patch.object(mind_mgmt.GAME.rules, "apply", counting))
        yield calls


if __name__ == "__main__":
    main()
