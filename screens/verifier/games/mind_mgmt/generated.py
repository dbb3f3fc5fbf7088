"""The data of MIND MGMT that the page holds: the printed board, and the rules in words."""

from companion.games.mind_mgmt import edition
from companion.rulebook import book

GAME = "mind-mgmt"


def constants() -> dict[str, object]:
    """Give the constants by their names."""
    texts = {entry.id: entry.en for entry in book.book(GAME).entries}
    return {"PRINTED_BOARD": edition.written(edition.shipped()), "RULE_TEXTS": texts}
