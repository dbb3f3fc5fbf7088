"""A step of a turn as one line of a list, with a sign that says whether it is done."""

from companion.game import Step

DONE, OPEN = "✓", "·"


def ticked(step: Step) -> str:
    """Write a step behind its sign."""
    return f"{DONE if step.done else OPEN} {step.said}"
