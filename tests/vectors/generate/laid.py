"""What is laid in the set-up where it may not lie, by somebody else, or in another number."""

from tests.vectors.generate import scenes
from tests.vectors.generate.keeper import Bold
from tests.vectors.generate.openly import END, altered, broken, in_training
from tests.vectors.generate.rules import full, trained
from tests.vectors.generate.scripts import TRAINING
from tests.vectors.generate.vector import Vector, cheat


def vectors() -> list[Vector]:
    """Write them all."""
    return [_recruiter(), _slip(), _stuck(), *_full(), *_training()]


def _recruiter() -> Vector:
    """Let somebody be the Recruiter who does not play."""
    return altered(
        "recruiter-of-no-name",
        "The Recruiter is none of the players.",
        trained(),
        "recruiter Eva",
        "recruiter Jana",
        "setup.recruiter",
    )


def _slip() -> Vector:
    """Slip where only steps are lawful; in public both are the same."""
    written = trained({"step D4": "slip E2 first"}, END)
    found = (written.at("act", 4), "rule", "mind-mgmt.setup.steps.only")
    return cheat(
        "open-slip-in-the-set-up", "One of the first steps was a mind slip.", written, found
    )


def _stuck() -> Vector:
    """Be stuck before anybody has ruled what that means."""
    ruling = "ruling mind-mgmt.setup.stuck agents-win\n"
    assert ruling in scenes.LOST_IN_SETUP
    script = scenes.LOST_IN_SETUP.replace(ruling, "").replace("end\n", "stop\nend\n")
    return broken(
        "stuck-without-a-ruling",
        "The four first steps led into a corner, and nobody had ruled what that means.",
        Bold("laid", TRAINING).play(script).written,
        "setup.stuck",
    )


def _full() -> list[Vector]:
    """Lay something wrongly in a full game."""
    return [
        altered(name, shows, full(), old, new, rule)
        for name, shows, old, new, rule in (
            (
                "mayhem-out-of-turn",
                "Somebody laid mayhem before the Recruiter did.",
                "mayhem Eva D4-E4",
                "mayhem Adam D4-E4",
                "setup.mayhem.turns",
            ),
            (
                "mayhem-across-a-location",
                "Mayhem lies between two locations that have no border.",
                "mayhem Eva D4-E4",
                "mayhem Eva D4-F4",
                "setup.mayhem.border",
            ),
            (
                "mayhem-that-touches",
                "Two mayhem tokens touch at a corner.",
                "mayhem Adam A6-B6",
                "mayhem Adam D4-D5",
                "setup.mayhem.apart",
            ),
            (
                "supply-too-small",
                "There are eleven recruits in the supply.",
                "supply 12",
                "supply 11",
                "setup.recruits",
            ),
            (
                "immortal-on-the-edge",
                "An Immortal was placed on the edge of the board.",
                "immortal B2",
                "immortal A2",
                "setup.immortals.inner",
            ),
            (
                "immortals-together-in-the-set-up",
                "Two Immortals were placed in one location.",
                "immortal E2",
                "immortal B2",
                "immortals.apart",
            ),
            (
                "agent-in-the-middle",
                "An agent was placed in the middle of the board.",
                "agent meru ?",
                "agent meru D3",
                "setup.agents.edge",
            ),
            (
                "token-far-from-the-temples",
                "The second mind-slip token lies far from both temples.",
                "token D3",
                "token A1",
                "setup.second-token",
            ),
        )
    ]


def _training() -> list[Vector]:
    """Use in training what belongs to the full game."""
    return [
        broken(f"training-{name}", shows, in_training(then), rule)
        for name, shows, then, rule in (
            (
                "recruit-of-an-immortal",
                "Immortals contacted a recruit in training, where there are none.",
                "recruit bus",
                "training.immortals",
            ),
            (
                "card-drawn",
                "A card was opened for Immortals in training.",
                "step D3\ndraw bus",
                "training.immortals",
            ),
            (
                "immortal-moved",
                "An Immortal moved in training.",
                "immortal B2-B3",
                "training.immortals",
            ),
            (
                "shakedown",
                "An agent shook somebody down in training.",
                "step D3\ndone\nmeru shakes-down bus",
                "training.shakedown",
            ),
            (
                "ability",
                "Meru sensed in training, where agents have no abilities.",
                "step D3\ndone\nmeru senses A3",
                "training.abilities",
            ),
            (
                "ally",
                "The ally joined a question in training.",
                "step D3\ndone\nmeru asks palm\ndolphin",
                "training.abilities",
            ),
        )
    ]
