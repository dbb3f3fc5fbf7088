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


def twice(row: str) -> Forged:
    """Write a row once more behind itself."""
    return exchanged(f"{row}\n", f"{row}\n{row}\n")


def _no_mistake(text: str) -> str:
    """Leave out that a mistake was admitted."""
    return without("keeper mended")(without("keeper mistake")(text))


# Each by its name: what is changed, the hour that is told, and a piece of the reason.
FORGERIES: dict[str, tuple[Forged, str, str]] = {
    "an answer": (exchanged("keeper answer 6\n", "keeper answer 5\n"), "08", "no answer asks for"),
    "what was said": (exchanged("to the floor", "off the board"), "09", "does not fit what stands"),
    "an hour": (exchanged("table sheet 07 ", "table sheet 08 "), "07", "answer sheet is missing"),
    "a receipt": (_another_receipt, "07", "does not fit what stands before it"),
    "words of a player": (_another_share, "05", "does not fit what stands before it"),
    "the map": (exchanged("\n= step D6\n", "\n= step D5\n"), "08", "something else was sealed"),
    "a record left out": (without("henry asks cafe"), "06", "No question waits"),
    "the last answer": (
        exchanged("captures B6\nkeeper answer yes\n", "captures B6\nkeeper answer no\n"),
        "09",
        "is not what was said",
    ),
    "a token that nobody laid": (
        exchanged("asks graffiti\nkeeper answer none\n", "asks graffiti\nkeeper answer A5\n"),
        "06",
        "no answer asks for",
    ),
    "where the path begins": (
        exchanged("\n= start D2\n", "\n= start C1\n"),
        "05",
        "something else was sealed",
    ),
    "a feature": (
        exchanged("= features cafe monks idol", "= features cafe bus idol"),
        "05",
        "something else was sealed",
    ),
    "the recruits": (
        exchanged("recruits 1\ntable sheet 09", "recruits 2\ntable sheet 09"),
        "09",
        "does not fit what stands before it",
    ),
    "words of two players exchanged": (
        exchanged("Adam=11,2047 Petr=0,8", "Adam=0,8 Petr=11,2047"),
        "05",
        "does not fit what stands before it",
    ),
    "a question asked twice": (twice("public henry asks cafe"), "06", "A question waits"),
    "a move made twice": (twice("public bill moves C7-C6"), "07", "one movement in an activation"),
    "a note written twice": (
        twice("public note A5 no graffiti by 6"),
        "07",
        "does not fit what stands before it",
    ),
    "a note left out": (without("note A5"), "07", "does not fit what stands before it"),
    "a move left out": (without("dusty pushes"), "08", "No Immortal stands in the location"),
    "a mistake left out": (_no_mistake, "09", "does not fit what stands before it"),
}
