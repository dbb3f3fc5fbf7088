"""How much the program shows the agents: agreed before the card, lowered alone, raised by all."""

from collections.abc import Mapping

from tests.vectors.generate import played
from tests.vectors.generate.keeper import Bold, Keeper
from tests.vectors.generate.scripts import SHORT, TRAINING
from tests.vectors.generate.vector import Vector, cheat, valid

RULE = "mind-mgmt.help.all"
AGREED = {
    "lay slip": "help said\nhelp questions",
    "begin": "help paper",
    "meru asks palm": "help counts all\nhelp counts\nhelp possible",
}


def vectors() -> list[Vector]:
    """Write them all."""
    short = played.short()
    return [
        valid(
            "help-agreed",
            "Help is chosen twice before the Recruiter has a card, then lowered; while a question"
            " waits all agree on more, it is said again, and lowered.",
            Keeper("helped", TRAINING).play(_behind(AGREED)).written,
        ),
        valid(
            "help-taken-back",
            "A level of help that was entered by mistake is taken back.",
            Keeper("helped", TRAINING).play(_behind({"begin": "help paper\nundo"})).written,
        ),
        _raised("behind-the-card", "when the card is taken", {"card pipe-girl": "help said"}),
        _raised("alone", "in the Recruiter's turn", {"begin": "help said"}),
        _raised("for-a-question", "while a question waits", {"meru asks palm": "help said"}),
        _raised(
            "again",
            "to what it was before it was lowered",
            {"lay slip": "help counts", "card pipe-girl": "help paper", "begin": "help said"},
        ),
        cheat(
            "help-of-no-level",
            "A level of help is none of the six.",
            short.inserted(short.at("begin"), "public help some").resigned(),
            (short.at("begin"), "line"),
        ),
        cheat(
            "help-by-the-keeper",
            "The keeper says how much help there is.",
            short.inserted(short.at("begin"), "keeper help paper").resigned(),
            (short.at("begin"), "line"),
        ),
        cheat(
            "help-behind-the-end",
            "Help is agreed when the game is over.",
            short.inserted(short.at("answer yes") + 2, "public help paper").resigned(),
            (short.at("answer yes") + 2, "rule", "mind-mgmt.end.over"),
        ),
    ]


def _behind(lines: Mapping[str, str]) -> str:
    """Return the short game with lines put in behind others."""
    script = SHORT
    for line, more in lines.items():
        assert f"{line}\n" in script
        script = script.replace(f"{line}\n", f"{line}\n{more}\n")
    return script


def _raised(name: str, when: str, lines: Mapping[str, str]) -> Vector:
    """Raise help where not all agreed."""
    written = Bold("helped", TRAINING).play(_behind(lines)).written
    at = written.at("help said")
    return cheat(
        f"help-raised-{name}",
        f"Help is raised {when}, and not by all.",
        written,
        (at, "rule", RULE),
    )
