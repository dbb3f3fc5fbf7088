"""What the vectors about the pieces share: a game whose agents are known, and a broken line."""

from collections.abc import Mapping

from tests.vectors.generate.rules import full, trained
from tests.vectors.generate.vector import Vector, cheat
from tests.vectors.generate.written import Written

R = "mind-mgmt."
END = "stop\nend\n"
AT_THE_END = 3  # how many lines END writes
KNOWN = {
    "agent meru ?": "agent meru A3",
    "agent henry ?": "agent henry F4",
    "agent bill ?": "agent bill C7",
    "agent dusty ?": "agent dusty A6",
}
AGENTS = "step D3\ndone\n"  # the agents' turn of 06:00 follows


def in_full(then: str, change: Mapping[str, str] | None = None) -> Written:
    """Write a full game whose agents stand where everybody sees them, up to a broken line."""
    return full({**KNOWN, **(change or {})}, f"{then}\n{END}")


def in_training(then: str) -> Written:
    """Write a training mission up to a broken line."""
    return trained(None, f"{then}\n{END}")


def broken(name: str, shows: str, written: Written, rule: str) -> Vector:
    """Expect a rule at the last line of the game."""
    number = len(written.lines) - AT_THE_END
    return cheat(f"open-{name}", shows, written, (number, "rule", f"{R}{rule}"))


def altered(name: str, shows: str, written: Written, old: str, new: str, rule: str) -> Vector:
    """Expect a rule at a line that says something else than it did when all was lawful."""
    number = written.at(old)
    found = (number, "rule", f"{R}{rule}")
    return cheat(f"open-{name}", shows, written.changed(number, text=new).resigned(), found)
