"""Readings that the players rule: what a mistake costs, and step tokens that run out."""

from tests.vectors.generate.keeper import Bold, Keeper
from tests.vectors.generate.scripts import FULL, READY, TRAINED, TRAINING
from tests.vectors.generate.vector import Vector, cheat, valid
from tests.vectors.generate.written import Written

R = "mind-mgmt."
TURNS = f"ruling {R}mistake.turns"
AS_MANY = f"ruling {R}steps.ten as-many\n"
TOLD = f"ruling {R}steps.ten told\n"

# A mistake of 05:00 or 06:00 is told in the Recruiter's turn of 07:00.
UNTIL_SEVEN = f"{TRAINED}step D3\ndone\nmeru rests\nhenry rests\ndone\nstep D2\n"
LATER = "done\nrecruits 0\nbill asks palm\nanswer D3\ndusty captures D2\nanswer yes\nend\n"

# In the agents' turn of 11:00 nine step tokens lie on the board; D5 and C7, billboards, have none.
NINE = f"""{READY}
step D5
immortal C6-C7
immortal C7-B7 for B4
done
meru asks torches
answer B5
dusty asks idol
answer C4
done
step D6
immortal B7-A7
immortal A7-B7 for D4
done
recruits 0
bill rests
henry rests
done
step D7
immortal B7-A7
immortal A7-B7 for C5
done
dusty asks cafe
answer D7
meru rests
done
step C7
immortal B7-A7
immortal A7-B7 for D6
done
recruits 1
AT NINE
henry rests
done
step B7
immortal B7-A7
immortal A7-B7 for B7
done
meru rests
dusty rests
done
step A7
immortal B7-B6
immortal B6-B7 for A7
done
recruits 0
"""
ASKED = "bill asks billboard\n"
REVEALED = "bill reveals B4\nanswer 1"
CAUGHT = "henry captures A7\nanswer yes\nend\n"


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_mistakes(), *_tokens(), *_false()]


def _trained(then: str) -> Written:
    """Write a training mission in which a mistake is admitted at 07:00."""
    return Bold("readings", TRAINING).play(UNTIL_SEVEN + then).written


def _full(then: str, at_nine: str = "bill rests") -> Written:
    """Write a full game in which step tokens run out, after what Bill does at 09:00."""
    return Bold("readings", FULL).play(NINE.replace("AT NINE", at_nine) + then + CAUGHT).written


def _ten(then: str) -> Written:
    """Lay the tenth token at 09:00, and ask at 11:00."""
    return _full(then, "bill asks garden\nanswer D5")


def _mistakes() -> list[Vector]:
    """Pay for mistakes by each reading."""
    two = "mistake 6 a step was told wrongly\nshown C5 3\nshown D2 7\n"
    three = "mistake 5 a step was told wrongly\nshown C5 3\nshown D2 7\nshown C4 4\n"
    beside = "meru asks palm\nanswer D3\n"
    stays = f"{UNTIL_SEVEN}".replace("meru rests\n", beside)
    stays += f"ruling {R}mistake.step stays\nmistake 6 a step was told wrongly\nshown D3 6\n"
    stays += "done\nrecruits 0\nbill reveals D3\nanswer 6\ndusty captures D2\nanswer yes\nend\n"
    return [
        valid(
            "mistake-paid-with-its-own-turn",
            "The players ruled that the turn of a mistake is paid for as well.",
            _trained(f"{TURNS} with-its-own\n{two}{LATER}"),
        ),
        valid(
            "mistake-paid-for-both-sides",
            "The players ruled that the agents' turns since a mistake are paid for as well.",
            _trained(f"{TURNS} both-sides\n{two}{LATER}"),
        ),
        valid(
            "mistake-of-the-first-hours-paid-for-both-sides",
            "A mistake of 05:00 is paid for with two turns of the Recruiter and one of the agents.",
            _trained(f"{TURNS} both-sides\n{three}{LATER}"),
        ),
        valid(
            "mistake-told-in-the-agents-turn",
            "A mistake of 05:00 is told in the agents' turn of 07:00: two turns of each side.",
            _trained(f"done\nrecruits 0\n{TURNS} both-sides\n{three}shown D4 5\n{_after_agents()}"),
        ),
        valid(
            "mistake-note-beside-a-step",
            "The players ruled that a step token stays beside the note of a mistake.",
            Keeper("readings", TRAINING).play(stays).written,
        ),
    ]


def _after_agents() -> str:
    """End the game in the agents' turn of 07:00."""
    return "bill asks palm\nanswer D3\ndusty captures D2\nanswer yes\nend\n"


def _tokens() -> list[Vector]:
    """Answer where fewer step tokens are left than locations."""
    gone = f"{AS_MANY}ruling {R}steps.spent gone\n"
    return [
        valid(
            "steps-none-left-to-place",
            "All ten step tokens lie on the board: none is left to place, and that tells nothing.",
            _ten(f"{AS_MANY}{ASKED}answer none\n"),
        ),
        valid(
            "steps-named-without-a-token",
            "All ten step tokens lie on the board, and an eleventh location is named.",
            _ten(f"{TOLD}{ASKED}answer C7\n"),
        ),
        valid(
            "dolphin-with-fewer-tokens-than-locations",
            "Nobody ruled anything, so the dolphin's answer names both locations with one token.",
            _full(f"{ASKED}dolphin\nanswer D5 C7\n"),
        ),
        valid(
            "dolphin-as-many-as-there-are",
            "One step token is left, and one of two locations is named; no other is opened.",
            _full(f"{AS_MANY}{ASKED}dolphin\nanswer C7\n"),
        ),
        valid(
            "dolphin-where-spent-tokens-come-back",
            "A step token was given up and came back, so that two are left for two locations.",
            _full(f"{AS_MANY}ruling {R}steps.spent back\n{ASKED}dolphin\nanswer D5 C7\n", REVEALED),
        ),
        valid(
            "dolphin-where-spent-tokens-are-gone",
            "A step token was given up and is gone, so that one is left for two locations.",
            _full(f"{gone}{ASKED}dolphin\nanswer D5\n", REVEALED),
        ),
    ]


def _false() -> list[Vector]:
    """Pay too little, and name too much or too little."""
    short = _trained(f"{TURNS} both-sides\nmistake 6 told wrongly\nshown C5 3\n{LATER}")
    named = _ten(f"{AS_MANY}{ASKED}answer C7\n")
    both = _full(f"{AS_MANY}{ASKED}dolphin\nanswer D5 C7\n")
    none = _full(f"{AS_MANY}{ASKED}dolphin\nanswer none\n")
    return [
        cheat(
            "mistake-paid-too-little",
            "The agents' turns count as well, and the Recruiter paid for the other ones alone.",
            short,
            (short.at("done", 3), "rule", f"{R}mistake.notes"),
        ),
        cheat(
            "steps-named-beyond-the-last",
            "No step token is left, and as many are laid as there are: nothing can be named.",
            named,
            (named.at("answer C7"), "rule", f"{R}ask.answer"),
        ),
        cheat(
            "dolphin-more-than-there-are",
            "One step token is left, as many are laid as there are, and two locations were named.",
            both,
            (both.at("answer D5 C7"), "rule", f"{R}dolphin.all"),
        ),
        cheat(
            "dolphin-fewer-than-there-are",
            "One step token is left, and the Recruiter denied the locations that it was for.",
            none,
            (none.at("answer none"), "opening.false"),
        ),
    ]
