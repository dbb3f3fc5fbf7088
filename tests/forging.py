"""What a cheat would change in the evidence of a whole evening, and what everybody is told then."""

from collections.abc import Callable

Forged = Callable[[str], str]


def exchanged(old: str, new: str) -> Forged:
    """Write something else."""

    def forged(text: str) -> str:
        assert text.count(old) == 1, old
        return text.replace(old, new)

    return forged


def without(words: str) -> Forged:
    """Leave out the row that holds these words."""

    def forged(text: str) -> str:
        rows = text.splitlines(keepends=True)
        return "".join(row for row in rows if words not in row)

    return forged


def _another_share(text: str) -> str:
    """Let a player have said another word."""
    return text.replace("share Adam=11,", "share Adam=12,")


def _another_receipt(text: str) -> str:
    """Show the receipt of 06:00 once more in place of that of 07:00."""
    rows = text.splitlines(keepends=True)
    heads = [row for row in rows if row.startswith("table head ")]
    return text.replace(heads[2], heads[1])


# Each by its name: what is changed, the hour that is told, and a piece of the reason.
FORGERIES: dict[str, tuple[Forged, str, str]] = {
    "an answer": (exchanged("keeper answer 6\n", "keeper answer 5\n"), "08", "no answer asks for"),
    "what was said": (exchanged("to the floor", "off the board"), "09", "does not fit what stands"),
    "an hour": (exchanged("table sheet 07 ", "table sheet 08 "), "07", "answer sheet is missing"),
    "a receipt": (_another_receipt, "07", "does not fit what stands before it"),
    "words of a player": (_another_share, "05", "does not fit what stands before it"),
    "the map": (exchanged("\n= step D6\n", "\n= step D5\n"), "08", "something else was sealed"),
    "a record left out": (without("henry asks cafe"), "06", "No question waits"),
}
