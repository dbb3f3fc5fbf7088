"""Dead ends that are none, and others that were told too early, too late or not at all."""

from tests.vectors.generate import scenes
from tests.vectors.generate.keeper import Bold, Keeper
from tests.vectors.generate.rules import R, broken, full
from tests.vectors.generate.scripts import FULL, TRAINING
from tests.vectors.generate.vector import Vector


def vectors() -> list[Vector]:
    """Write them all."""
    late = f"{scenes.CORNERED_AT_ONCE}{scenes.ON_FROM_THE_CORNER}stuck\nend\n"
    early_on = f"{scenes.CORNER}{scenes.WAITING}slip A1 first\nstuck\nend\n"
    waits = f"{scenes.BEHIND_THE_STEPS}ruling {R}setup.stuck anew\n"
    moved = f"{scenes.CORNERED_AT_SEVEN}immortal D2-E2\nstuck\nend\n"
    early = scenes.LOST_IN_SETUP.replace("step A1\n", "")
    return [
        *_stopped(),
        broken(
            "dead-end-that-is-none",
            "The Recruiter said that he was stuck, and could go on.",
            full(None, "stuck\nend\n"),
            "dead-end",
            "stuck",
        ),
        broken(
            "dead-end-in-the-set-up-that-is-none",
            "The Recruiter said in the set-up that he was stuck, and could go on.",
            Keeper("rules", TRAINING).play(early).written,
            "dead-end",
            "stuck",
        ),
        broken(
            "dead-end-not-told-at-once",
            "A dead end is told at once, and the Recruiter ended his turn.",
            Keeper("rules", FULL).play(late).written,
            "dead-end",
            "done slip first",
        ),
        broken(
            "dead-end-told-too-early",
            "The players let a dead end wait for the next move, and the Recruiter told it at once.",
            Keeper("rules", FULL).play(early_on).written,
            "dead-end",
            "stuck",
        ),
        broken(
            "dead-end-behind-the-four-first-steps-not-told",
            "The fourth first step leads into a corner, and the recruits were told.",
            Keeper("rules", FULL).play(f"{scenes.BEHIND_THE_STEPS}recruits 1\nstop\nend\n").written,
            "dead-end",
            "recruits 1",
        ),
        broken(
            "dead-end-behind-the-four-first-steps-that-waits",
            "The players let a dead end wait, and it was told behind the four first steps.",
            Bold("rules", FULL)
            .play(f"{waits}{scenes.WAITING}stuck\nrecruits 1\nstop\nend\n")
            .written,
            "setup.order",
            "stuck",
        ),
        broken(
            "dead-end-told-after-an-immortal-moved",
            "In a dead end the Recruiter first moved an Immortal.",
            Keeper("rules", FULL).play(moved).written,
            "dead-end",
            "immortal D2-E2",
        ),
    ]


def _stopped() -> list[Vector]:
    """Stop where the Recruiter has lost, and can only say so."""
    mended = "mistake 6 a token lay wrong\nmended\n"
    cases = (
        (
            "dead-end-stopped-instead",
            "The Recruiter cannot go on, and the players stop before he says so.",
            f"{scenes.CORNERED_AT_SEVEN}stop\nend\n",
        ),
        (
            "dead-end-stopped-after-the-action",
            "A step leads into a corner, which is told at once, and the players stop.",
            f"{scenes.CORNERED_AT_ONCE}stop\nend\n",
        ),
        (
            "dead-end-stopped-in-a-mistake",
            "The Recruiter cannot go on, admits a mistake, and the players stop while it is open.",
            f"{scenes.CORNERED_AT_SEVEN}mistake 6 a token lay wrong\nstop\nend\n",
        ),
        (
            "dead-end-stopped-twice",
            "The players stop in a dead end, a mistake is mended, and they stop once more.",
            f"{scenes.CORNERED_AT_SEVEN}stop\n{mended}stop\nend\n",
        ),
        (
            "dead-end-stopped-in-the-set-up",
            "The first steps lead into a corner, and the players stop.",
            f"{scenes.BEHIND_THE_STEPS}stop\nend\n",
        ),
    )
    return [
        broken(name, shows, Keeper("rules", FULL).play(script).written, "dead-end", "stop", nth)
        for name, shows, script in cases
        for nth in [script.count("stop\n")]
    ]
