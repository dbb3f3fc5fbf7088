"""The data that the page holds: three word lists, the printed board, and the rules in words."""

import json

from mnemonic import Mnemonic

from companion.games.mind_mgmt import edition
from companion.rulebook import book

LANGUAGES = {"cs": "czech", "ru": "russian", "en": "english"}
GAME = "mind-mgmt"


def constants(shell: str) -> str:
    """Write the data as a module of constants."""
    lists = {code: " ".join(Mnemonic(name).wordlist) for code, name in LANGUAGES.items()}
    held = {
        "WORD_LISTS": lists,
        "PRINTED_BOARD": printed_board(),
        "RULE_TEXTS": rule_texts(),
        "SHELL": shell,
    }
    return "".join(f"export const {name} = {written(value)};\n" for name, value in held.items())


def written(value: object) -> str:
    """Write a value so that it can stand in an inline script."""
    plain = json.dumps(value, ensure_ascii=False, indent=0)
    return plain.replace("</", "<\\/").replace("<!", "<\\!")


def printed_board() -> str:
    """Write the board of the printed box as a record's file holds it."""
    return edition.written(edition.shipped())


def rule_texts() -> dict[str, str]:
    """Give every rule in the words of the rulebook's index, for people who read a verdict."""
    return {entry.id: entry.en for entry in book.book(GAME).entries}
