"""The data of MIND MGMT in the page: the printed board, and the rules in words."""

from companion import rulebook
from companion.games.mind_mgmt.board import edition
from companion.locale import LANGUAGES, catalogue

GAME = "mind-mgmt"


def constants() -> dict[str, object]:
    """Return the constants by name."""
    board = edition.shipped()
    return {
        "PRINTED_BOARD": edition.written(board),
        "FEATURE_NAMES": {
            each: {name.en: _named(name.en, each) for name in board.features.values()}
            for each in LANGUAGES
        },
        "RULE_TEXTS": {
            each: {rule.id: rulebook.reason(rule.id, each) for rule in rulebook.entries(GAME)}
            for each in LANGUAGES
        },
    }


def _named(english: str, language: str) -> str:
    """Return a feature's translated name, if the board has none in that language."""
    return catalogue("companion.games.mind_mgmt.locale", language).gettext(english)
