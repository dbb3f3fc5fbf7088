"""Words that mean something to the languages of programs, where a record has names and words."""

from tests.vectors.generate import played
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.rules import trained
from tests.vectors.generate.scripts import SHORT, TRAINING
from tests.vectors.generate.vector import Vector, cheat, valid

WORDS = ("constructor", "toString", "valueOf", "hasOwnProperty")
END = "stop\nend\n"


def vectors() -> list[Vector]:
    """Write them all."""
    return [_table(), *map(_seat, WORDS), *_lines(), _card()]


def _table() -> Vector:
    """Let somebody play whose name is such a word."""
    script = SHORT.replace("Adam", "constructor")
    options = {**TRAINING, "players": "Eva constructor"}
    return valid(
        "foreign-player",
        "A player is called constructor.",
        Keeper("foreign", options).play(script).written,
    )


def _seat(word: str) -> Vector:
    """Let a seat that is none say something."""
    short = played.short()
    number = short.at("lay board")
    return cheat(
        f"foreign-seat-{word}",
        f"A line is by {word}, who has no seat.",
        short.inserted(number, f"{word} hello world").resigned(),
        (number, "line"),
    )


def _lines() -> list[Vector]:
    """Say such a word where a line has one of its own."""
    return [
        cheat(
            f"foreign-{name}",
            f"A line says a word that is none here: {text}.",
            played.short().inserted(number, f"public {text}").resigned(),
            found,
        )
        for number in (played.short().at("meru asks palm"),)
        for name, text, found in (
            ("feature", "meru asks constructor", (number, "line")),
            ("line", "constructor", (number, "line")),
            ("rule", "ruling constructor constructor", (number, "line")),
            (
                "override",
                "override mind-mgmt.constructor hello",
                (number, "rule", "mind-mgmt.override.which"),
            ),
            (
                "choice",
                "ruling mind-mgmt.dusty.self constructor",
                (number, "rule", "mind-mgmt.ruling.silent"),
            ),
        )
    ]


def _card() -> Vector:
    """Seal a card of such a name."""
    card = trained({"card pipe-girl": "card constructor"}, END, {"card constructor": (2,)})
    return cheat(
        "foreign-card",
        "The Recruiter's card is called constructor.",
        card,
        (card.at("card"), "rule", "mind-mgmt.setup.card"),
    )
