"""A step of a turn as a row with a sign for whether it is done."""

from companion.contract.sheet import TurnStep

DONE, OPEN = "✓", "·"


def ticked(step: TurnStep) -> str:
    """Return a step after its sign."""
    return f"{DONE if step.done else OPEN} {step.text}"
