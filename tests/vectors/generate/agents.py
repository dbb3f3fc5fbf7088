"""Agents that are active, walk and act as they may not."""

from tests.vectors.generate.openly import AGENTS, KNOWN, broken, in_full
from tests.vectors.generate.rules import full
from tests.vectors.generate.vector import Vector, valid

NEXT = "meru rests\nhenry rests\ndone\nstep D2\ndone\nrecruits 0\n"
ON_AN_IMMORTAL = "bill moves C7-C6\n"
BEYOND = """
step D3
done
override mind-mgmt.agents.move.two a SHIFT card
override mind-mgmt.agents.action a SHIFT card
meru moves A3-A4-A5-A6
meru asks palm
answer D3
meru captures A6
answer no
restore mind-mgmt.agents.action
restore mind-mgmt.agents.move.two
ruling mind-mgmt.dusty.self may
dusty leads dusty A6-A5
dusty moves A5-A4-B4
done
ruling mind-mgmt.immortals.recruit.decline may
step D2
immortal C6-B7
done
recruits 0
correct agent henry D3
henry moves D3-D2
henry captures D2
answer yes
end
"""


def vectors() -> list[Vector]:
    """Write them all."""
    return [_beyond(), *_active(), *_walks(), *_actions()]


def _beyond() -> Vector:
    """Let agents do more than they may, after the rules about it were set aside."""
    return valid(
        "agents-beyond-rules-set-aside",
        "Agents walk farther and act twice where these rules were set aside, and are put right.",
        full(KNOWN, BEYOND),
    )


def _active() -> list[Vector]:
    """Activate agents too often, too rarely, or where they are not."""
    return [
        broken(name, shows, in_full(f"{AGENTS}{then}"), f"agents.{rule}")
        for name, shows, then, rule in (
            (
                "agent-active-twice-in-a-round",
                "An agent was active in both turns of a round.",
                f"{NEXT}meru moves A3-A4",
                "once",
            ),
            (
                "agent-who-rests-after-a-walk",
                "An agent walked and then rested.",
                "meru moves A3-A4\nmeru rests",
                "once",
            ),
            (
                "three-agents-in-a-turn",
                "Three agents were active in one turn.",
                "meru rests\nhenry rests\nbill rests",
                "two",
            ),
            (
                "one-agent-in-a-turn",
                "The agents were done after one of them.",
                "meru rests\ndone",
                "compulsory",
            ),
            (
                "agent-from-elsewhere",
                "An agent walked from a location where he did not stand.",
                "meru moves A5-A4",
                "place",
            ),
            (
                "agent-captures-elsewhere",
                "An agent captured where he did not stand.",
                "meru captures D3",
                "place",
            ),
            (
                "agent-put-elsewhere",
                "An agent whose location was known was put somewhere else.",
                "agent meru D3",
                "entered",
            ),
        )
    ]


def _walks() -> list[Vector]:
    """Walk as no agent may walk."""
    return [
        broken(name, shows, in_full(f"{AGENTS}{then}"), f"agents.move.{rule}")
        for name, shows, then, rule in (
            (
                "agent-walks-twice",
                "An agent walked twice.",
                "meru moves A3-A4\nmeru moves A4-A5",
                "once",
            ),
            (
                "agent-walks-three-steps",
                "An agent walked three steps.",
                "meru moves A3-A4-A5-A4",
                "two",
            ),
            ("agent-jumps", "An agent jumped over a location.", "meru moves A3-C3", "next"),
            (
                "agent-walks-aslant",
                "An agent walked aslant without a temple.",
                "meru moves A3-B4",
                "diagonal",
            ),
            (
                "agent-through-mayhem",
                "An agent walked across mayhem.",
                "dusty moves A6-B6",
                "mayhem",
            ),
        )
    ]


def _actions() -> list[Vector]:
    """Act as no agent may act."""
    return [
        broken(name, shows, in_full(f"{AGENTS}{then}"), rule)
        for name, shows, then, rule in (
            (
                "agent-acts-twice",
                "An agent asked and then captured.",
                "meru asks torches\nanswer B5\nmeru captures A3",
                "agents.action",
            ),
            (
                "ask-in-a-temple",
                "An agent asked in a temple.",
                "henry moves F4-E5\nhenry asks cafe",
                "ask.temple",
            ),
            (
                "ask-beside-an-immortal",
                "An agent asked where an Immortal stood.",
                f"{ON_AN_IMMORTAL}bill asks graffiti",
                "ask.immortal",
            ),
            (
                "ask-about-another-location",
                "An agent asked about a feature of another location.",
                "meru asks cafe",
                "ask.here",
            ),
            (
                "ask-about-a-guarded-feature",
                "An agent asked about a feature that an Immortal guarded.",
                "dusty asks bus",
                "ask.blocked",
            ),
            (
                "reveal-beside-an-immortal",
                "An agent revealed where an Immortal stood.",
                f"{ON_AN_IMMORTAL}bill reveals C6",
                "reveal.immortal",
            ),
            (
                "reveal-without-a-step-token",
                "An agent revealed where no step token lay.",
                "meru reveals A3",
                "reveal.step",
            ),
            (
                "capture-beside-an-immortal",
                "An agent captured where an Immortal stood.",
                f"{ON_AN_IMMORTAL}bill captures C6",
                "capture.immortal",
            ),
            (
                "shakedown-of-nobody",
                "An agent shook down nobody, for no Immortal stood there.",
                "meru shakes-down bus",
                "shakedown.immortal",
            ),
        )
    ]
