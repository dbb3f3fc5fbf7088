"""Rules of the game that were broken: one vector for each id in AUDIT.md, and some more."""

from collections.abc import Mapping

from tests.vectors.generate import scenes
from tests.vectors.generate.keeper import Bold, Keeper
from tests.vectors.generate.scripts import FULL, READY, TRAINED, TRAINING, caught
from tests.vectors.generate.vector import Vector, cheat, valid
from tests.vectors.generate.written import Written

R = "mind-mgmt."


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_set_up(), *_steps(), *_slips(), *_tokens(), *_turns(), *_late(), *_corrected()]


def trained(
    change: Mapping[str, str] | None = None,
    then: str = f"step D3\n{caught('D3')}",
    sealing: Mapping[str, tuple[int, ...]] | None = None,
) -> Written:
    """Write a training mission with some lines of its set-up changed, and go on like this."""
    return Bold("rules", TRAINING, sealing=sealing).play(_changed(TRAINED, change) + then).written


def full(
    change: Mapping[str, str] | None = None, then: str = f"step D3\n{caught('D3')}"
) -> Written:
    """Write a full game with some lines of its set-up changed, and go on like this."""
    return Bold("full rules", FULL).play(_changed(READY, change) + then).written


def _changed(script: str, change: Mapping[str, str] | None) -> str:
    """Change lines of a script, each of which must be there."""
    for old, new in (change or {}).items():
        assert f"{old}\n" in script
        script = script.replace(f"{old}\n", f"{new}\n")
    return script


def broken(name: str, shows: str, written: Written, rule: str, text: str, nth: int = 1) -> Vector:
    """Expect a rule at the line with this text."""
    return cheat(name, shows, written, (written.at(text, nth), "rule", f"{R}{rule}"))


def _set_up() -> list[Vector]:
    """Break the rules of the set-up."""
    shown = trained()
    shown = shown.changed(shown.at("shown B4 1"), text="shown B4 2").resigned()
    drawn = full()
    drawn = drawn.changed(drawn.at("draw palm"), text="draw bus").resigned()
    nobody = trained({"card pipe-girl": "card nobody"}, sealing={"card nobody": (2,)})
    return [
        broken(
            "rule-card", "The Recruiter's card is none of the two.", nobody, "setup.card", "card"
        ),
        broken(
            "rule-features",
            "One of the three features was taken twice.",
            trained(
                {
                    "features pool dogs umbrella": "features pool dogs dogs",
                    "recruits 3": "recruits 2",
                }
            ),
            "setup.features",
            "features",
        ),
        broken(
            "rule-start-shown",
            "The note on the start says another hour than 1.",
            shown,
            "setup.start.shown",
            "shown B4 2",
        ),
        broken(
            "rule-first-recruits",
            "Another number of recruits was told in the set-up than were contacted.",
            trained({"recruits 3": "recruits 2"}),
            "setup.recruits.shown",
            "recruits 2",
        ),
        broken(
            "rule-feature-drawn-that-he-holds",
            "A feature was drawn for the Immortals that is one of the Recruiter's three.",
            full({"draw palm": "draw pool"}),
            "deck.one-each",
            "draw pool",
        ),
        broken(
            "rule-feature-drawn-twice",
            "A feature was drawn that lies open already.",
            drawn,
            "deck.one-each",
            "draw bus",
            2,
        ),
    ]


def _steps() -> list[Vector]:
    """Break the rules of steps."""
    aside = f"override {R}step.diagonal a friendly evening\nrestore {R}step.diagonal\n"
    walled = full({"immortal E4": "immortal D5"}, f"step E4\n{caught('E4')}")
    return [
        broken(
            "step-through-mayhem",
            "The Recruiter stepped over a border with mayhem.",
            walled,
            "step.mayhem",
            "act",
            5,
        ),
        *(
            broken(name, shows, trained(None, f"step {place}\n{caught(place)}"), rule, "act", 5)
            for name, shows, place, rule in (
                ("step-too-far", "The Recruiter stepped across the board.", "F7", "step.next"),
                (
                    "step-aslant",
                    "The Recruiter stepped aslant without a temple.",
                    "E3",
                    "step.diagonal",
                ),
                ("step-back", "The Recruiter stepped where he had been.", "C4", "step.once"),
                ("step-on-the-spot", "The Recruiter stayed where he is.", "D4", "step.once"),
            )
        ),
        broken(
            "step-aslant-when-its-rule-held-again",
            "The Recruiter stepped aslant when a rule that was set aside held again.",
            trained(None, f"{aside}step E3\n{caught('E3')}"),
            "step.diagonal",
            "act",
            5,
        ),
        broken(
            "step-too-far-in-the-set-up",
            "One of the four first steps went across the board.",
            trained({"step C4": "step F1"}),
            "step.next",
            "act",
            3,
        ),
        broken(
            "step-retracted-and-unlawful",
            "A step that was taken back was not lawful where it stood.",
            trained(None, f"step F7\nundo\nstep D3\n{caught('D3')}"),
            "step.next",
            "act",
            5,
        ),
    ]


def _slips() -> list[Vector]:
    """Break the rules of mind slips."""
    return [
        broken(
            "slip-slanted-with-the-straight-card",
            "A mind slip went diagonally, with the card for straight ones.",
            full(None, f"slip F6 first\n{caught('F6', slip='first')}"),
            "slip.straight",
            "act",
            5,
        ),
        broken(
            "slip-straight-with-the-slanted-card",
            "A mind slip went straight, with the card for diagonal ones.",
            trained(None, f"slip F4 first\n{caught('F4', slip='first')}"),
            "slip.slanted",
            "act",
            5,
        ),
        broken(
            "slip-back",
            "A mind slip went where he had been.",
            full(None, f"slip B4 first\n{caught('B4', slip='first')}"),
            "slip.new",
            "act",
            5,
        ),
        broken(
            "slip-token-used-twice",
            "The first token was used for two mind slips; the second time it was not shown.",
            trained(None, scenes.SLIPPED.removeprefix(TRAINED) + f"slip D3 first\n{caught('D3')}"),
            "slip.token",
            "act",
            7,
        ),
        broken(
            "slip-token-used-and-shown-twice",
            "The first token was used for two mind slips, and shown both times.",
            trained(
                None,
                scenes.SLIPPED.removeprefix(TRAINED)
                + f"slip D3 first\n{caught('D3', slip='first')}",
            ),
            "slip.token",
            "act",
            7,
        ),
        broken(
            "slip-token-not-on-the-board",
            "A mind slip with the second token in a training mission, which has none.",
            trained(None, f"slip F6 second\n{caught('F6')}"),
            "slip.token",
            "act",
            5,
        ),
        broken(
            "slip-token-not-on-the-board-and-shown",
            "The second token was shown in a training mission, which has none.",
            trained(None, f"slip F6 second\n{caught('F6', slip='second')}"),
            "slip.token",
            "act",
            5,
        ),
        broken(
            "slip-without-showing-it",
            "A mind slip, and no token was laid beside the hour.",
            trained(None, f"slip F6 first\n{caught('F6')}"),
            "slip.shown",
            "done",
        ),
        broken(
            "slip-shown-without-one",
            "A token was laid beside the hour of a step.",
            trained(None, f"step D3\n{caught('D3', slip='first')}"),
            "slip.shown",
            "done slip first",
        ),
    ]


def _tokens() -> list[Vector]:
    """Break the rules of the second mind-slip token."""
    aside = f"override {R}slip.second.earned a friendly evening"
    corrected = full(None, f"step D3\n{caught('D3')}")
    corrected = corrected.inserted(corrected.at("done"), "public correct token D2").resigned()
    restored = full({"begin": f"begin\n{aside}"}, f"step D3\n{caught('D3')}")
    restored = restored.inserted(
        restored.at("done"), f"public restore {R}slip.second.earned"
    ).resigned()
    return [
        broken(
            "second-token-not-earned",
            "The second token was used before it was earned, and its rule set aside only then.",
            full(None, f"slip F4 second\n{aside}\n{caught('F4', slip='second')}"),
            "slip.second.earned",
            "act",
            5,
        ),
        broken(
            "second-token-visited-too-early",
            "The location of the second token was visited in the set-up, which does not earn it.",
            full({"token D3": "token D4"}, f"slip F4 second\n{caught('F4', slip='second')}"),
            "slip.second.visited",
            "act",
            5,
        ),
        broken(
            "second-token-corrected-in-the-turn",
            "The second token was moved between the action and the end of a turn.",
            corrected,
            "slip.second.settled",
            "correct token D2",
        ),
        broken(
            "second-token-rule-restored-in-the-turn",
            "The rule about the second token came back between the action and the end of a turn.",
            restored,
            "slip.second.settled",
            f"restore {R}slip.second.earned",
        ),
    ]


def _turns() -> list[Vector]:
    """Break the rules of a turn."""
    idle = trained()
    idle = idle.without(idle.at("act", 5)).resigned()
    told = scenes.RENEWED.removeprefix(TRAINED).replace("recruits 0", "recruits 1")
    twice = scenes.SHAKEN.replace("shakes-down pool\nanswer no", "shakes-down pool\nanswer yes")
    return [
        broken(
            "two-actions-in-a-turn",
            "The Recruiter stepped twice in one turn.",
            trained(None, f"step D3\nstep D2\n{caught('D2')}"),
            "turn.action",
            "act",
            6,
        ),
        broken(
            "turn-without-an-action",
            "The line of the Recruiter's step was dropped, and all heads signed anew.",
            idle,
            "turn.action",
            "done",
        ),
        broken(
            "recruits-told-wrongly",
            "Another number of recruits was told at 07:00 than were contacted.",
            trained(None, told),
            "recruits.alert",
            "recruits 1",
        ),
        broken(
            "immortal-paid-with-an-unvisited-location",
            "A second Immortal move was paid with a location where he never was, and the sheet of"
            " the turn says that he was.",
            Keeper("rules", FULL, {"06/visited/F7": 1})
            .play(f"{READY}step D3\nimmortal B2-A2\nimmortal E2-E3 for F7\n{caught('D3')}")
            .written,
            "immortals.extra.visited",
            "immortal E2-E3 for F7",
        ),
        broken(
            "shakedown-of-what-was-shaken-down",
            "A feature that had been shaken down was admitted once more, where nothing is opened.",
            Keeper("rules", FULL).play(f"{twice}step C2\n{caught('C2')}").written,
            "shakedown.truth",
            "answer yes",
            2,
        ),
    ]


def _late() -> list[Vector]:
    """Admit mistakes when no agent can use it any more."""
    after = trained()
    after = after.inserted(
        len(after.lines), "keeper mistake 6 something", str(after.lines[after.at("head…", 3) - 1])
    ).resigned()
    mended = f"{scenes.CORNERED_AT_SEVEN}mistake 7 a token lay wrong\nmended\nstuck\nend\n"
    return [
        broken(
            "mistake-admitted-after-the-end",
            "The Recruiter admits a mistake when the game is over.",
            after,
            "end.over",
            "mistake 6 something",
        ),
        broken(
            "mistake-admitted-after-the-last-agents-turn",
            "The Recruiter admits a mistake that no agent can use any more.",
            Keeper("rules", FULL).play(mended).written,
            "mistake.late",
            "mistake 7 a token lay wrong",
        ),
    ]


def _corrected() -> list[Vector]:
    """Correct an open card into one of the Recruiter's own; at the table nobody refuses that."""
    once = "correct draw bus pool"
    return [
        broken(name, shows, full(None, then), "deck.one-each", once)
        for name, shows, then in (
            (
                "card-corrected-into-his-own",
                "An open card is corrected into one of the Recruiter's three.",
                f"{once}\nstep D3\n{caught('D3')}",
            ),
            (
                "card-corrected-into-his-own-and-back",
                "The card is corrected once more, an hour later: until then the agents counted on"
                " a false one.",
                f"{once}\nstep D3\ndone\nmeru rests\nhenry rests\ndone\n"
                f"correct draw pool courier\nstep D2\ndone\nrecruits 0\ndusty captures D2\n"
                "answer yes\nend\n",
            ),
            (
                "card-corrected-into-his-own-and-stopped",
                "The players stop behind such a correction; the game is not over.",
                f"{once}\nstep D3\ndone\nstop\nend\n",
            ),
        )
    ] + [
        valid(
            "card-corrected-into-his-own-and-taken-back",
            "Such a correction was a slip of the finger, and was taken back at once.",
            full(None, f"{once}\nundo\nstep D3\n{caught('D3')}"),
        )
    ]
