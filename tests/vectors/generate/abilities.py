"""Abilities, pushes and the ally, used by the wrong agent, twice or out of reach."""

from collections.abc import Mapping

from tests.vectors.generate.openly import AGENTS, broken, in_full
from tests.vectors.generate.vector import Vector

SHAKEN = "bill moves C7-C6\nbill shakes-down bus\nanswer no\n"
WALLED = {"immortal C6": "immortal E6", "agent bill ?": "agent bill E7"}
ASKED = "meru asks torches\ndolphin\nanswer B5\n"


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_own(), *_pushes(), *_shoves(), *_leads(), *_ally()]


def _broken(
    name: str, shows: str, then: str, rule: str, change: Mapping[str, str] | None = None
) -> Vector:
    """Break a rule in the agents' turn of 06:00."""
    return broken(name, shows, in_full(f"{AGENTS}{then}", change), rule)


def _own() -> list[Vector]:
    """Use what another agent has, and what was used already."""
    return [
        _broken(
            "senses-of-henry",
            "Henry sensed, which only Meru can.",
            "henry senses F4",
            "meru.ability",
        ),
        _broken(
            "senses-beside-an-immortal",
            "Meru sensed where an Immortal stood.",
            "meru moves A3-A2-B2\nmeru senses B2",
            "meru.immortal",
        ),
        _broken(
            "senses-twice",
            "Meru sensed twice.",
            "meru senses A3\nanswer no\nmeru senses A3",
            "agents.ability.once",
        ),
        _broken(
            "shove-by-meru",
            "Meru shoved, which only Bill can.",
            "meru shoves B2-C2",
            "bill.ability",
        ),
        _broken(
            "lead-by-meru",
            "Meru led, which only Dusty can.",
            "meru leads henry F4-F5",
            "dusty.ability",
        ),
    ]


def _pushes() -> list[Vector]:
    """Push without a shakedown, and aslant."""
    return [
        _broken(
            "push-without-a-shakedown",
            "An agent pushed an Immortal whom he had not shaken down.",
            "bill moves C7-C6\nbill pushes C6-D6",
            "push.shakedown",
        ),
        _broken(
            "push-behind-another-agent",
            "An agent pushed an Immortal when another agent had begun.",
            f"{SHAKEN}meru rests\nbill pushes C6-D6",
            "push.shakedown",
        ),
        _broken(
            "push-aslant",
            "An agent pushed an Immortal aslant.",
            f"{SHAKEN}bill pushes C6-D5",
            "push.straight",
        ),
    ]


def _shoves() -> list[Vector]:
    """Shove as Bill may not."""
    return [
        _broken(
            "shove-of-the-own-immortal",
            "Bill shoved the Immortal in his own location.",
            "bill moves C7-C6\nbill shoves C6-C5",
            "bill.own",
        ),
        _broken(
            "shove-from-afar",
            "Bill shoved an Immortal far away.",
            "bill shoves E4-E3",
            "bill.beside",
        ),
        _broken(
            "shove-aslant", "Bill shoved an Immortal aslant.", "bill shoves C6-D5", "bill.straight"
        ),
        _broken(
            "shove-past-mayhem-without-a-ruling",
            "Bill shoved an Immortal past mayhem, and nobody had ruled whether he may.",
            "bill shoves E6-E5",
            "bill.mayhem",
            WALLED,
        ),
    ]


def _leads() -> list[Vector]:
    """Lead too far, or whom nobody allowed."""
    return [
        _broken(
            "lead-too-far",
            "Dusty led an agent by two.",
            "dusty leads henry F4-F5-F6",
            "dusty.reach",
        ),
        _broken(
            "lead-from-elsewhere",
            "Dusty led an agent from where he did not stand.",
            "dusty leads henry F5-F6",
            "agents.place",
        ),
        _broken(
            "lead-himself",
            "Dusty led himself without a ruling.",
            "dusty leads dusty A6-A5",
            "dusty.self",
        ),
        _broken(
            "lead-of-one-who-acted",
            "Dusty led an agent who had been active, against the players' ruling.",
            "ruling mind-mgmt.dusty.acted may-not\nmeru rests\ndusty leads meru A3-A4",
            "dusty.acted",
        ),
    ]


def _ally() -> list[Vector]:
    """Let the ally join twice, and where nothing is asked."""
    return [
        _broken(
            "ally-twice",
            "The ally joined two questions.",
            f"{ASKED}henry asks cafe\ndolphin",
            "dolphin.once",
        ),
        _broken(
            "ally-without-a-question",
            "The ally joined where Meru sensed.",
            "meru senses A3\ndolphin",
            "dolphin.ask",
        ),
    ]
