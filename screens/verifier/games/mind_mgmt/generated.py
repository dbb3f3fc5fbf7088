"""The data of MIND MGMT that the page holds: the printed board, and the rules in words."""

from companion import rulebook
from companion.games.mind_mgmt import edition

GAME = "mind-mgmt"


def constants() -> dict[str, object]:
    """Give the constants by their names."""
    texts = {each.id: rulebook.reason(each.id, "en") for each in rulebook.entries(GAME)}
    return {"PRINTED_BOARD": edition.written(edition.shipped()), "RULE_TEXTS": texts}
