"""Tokens and notes that have run out, mistakes of no hour, corrections of no piece."""

from tests.vectors.generate import scenes
from tests.vectors.generate.openly import AGENTS, broken, in_full, in_training
from tests.vectors.generate.scripts import TRAINED
from tests.vectors.generate.vector import Vector

EIGHT_STEPS = """
step D3
done
meru asks palm
answer D3
henry asks cafe
answer B5
done
step D2
done
recruits 0
bill asks dogs
answer C5
dusty asks pool
answer C4
done
step D1
done
meru asks fountain
answer D4
henry asks billboard
answer D2
done
step E1
done
recruits 1
bill asks idol
answer D1
dusty asks garden
answer E1
done
step E2
done
"""
TEN_STEPS = f"""{EIGHT_STEPS}
meru asks bus
answer E2
henry rests
done
step E3
done
recruits 1
bill asks pool
answer E3
"""
NINE_AND_ONE_GIVEN_UP = f"""{EIGHT_STEPS}
meru reveals D3
answer 6
henry asks bus
answer E2
done
step E3
done
recruits 1
bill asks pool
answer E3
"""
RESTED = "meru rests\nhenry rests\ndone\n"
NOTES = scenes.NOTES.split("\n")
ALL_NOTES = "\n".join(NOTES[:14])  # the fifteenth lies on the start


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_steps(), *_notes(), *_mistakes(), *_corrections()]


def _steps() -> list[Vector]:
    """Ask for more step tokens than there are."""
    return [
        broken(name, shows, in_training(then), rule)
        for name, shows, then, rule in (
            (
                "eleventh-step-token",
                "An agent asked when all ten step tokens lay on the board, and nobody had ruled.",
                f"{TEN_STEPS}dusty asks courier",
                "steps.ten",
            ),
            (
                "step-token-given-up",
                "An agent asked for the last token, one had been given up, and nobody had ruled.",
                f"{NINE_AND_ONE_GIVEN_UP}dusty asks courier",
                "steps.spent",
            ),
            (
                "step-token-given-up-for-good",
                "An agent asked for a token that is gone by the players' ruling.",
                f"ruling mind-mgmt.steps.spent gone\n{NINE_AND_ONE_GIVEN_UP}dusty asks courier",
                "steps.ten",
            ),
        )
    ]


def _notes() -> list[Vector]:
    """Lay more notes than there are, and lift what does not lie there."""
    return [
        broken(name, shows, in_training(then), f"notes.{rule}")
        for name, shows, then, rule in (
            (
                "sixteenth-note",
                "There were sixteen notes on the board.",
                f"{ALL_NOTES}\nnote F7 one more",
                "fifteen",
            ),
            (
                "reveal-without-a-note",
                "An agent revealed when all notes lay on the board, and nobody had ruled.",
                f"{AGENTS}meru asks palm\nanswer D3\n{ALL_NOTES}\nhenry reveals D3",
                "full",
            ),
            ("confirmed-note-lifted", "A confirmed note was lifted.", "lift B4", "confirmed"),
            (
                "note-lifted-that-is-none",
                "A note was lifted that did not lie there.",
                "note A1 no\nlift A1",
                "there",
            ),
        )
    ]


def _mistakes() -> list[Vector]:
    """Admit a mistake of no hour, and pay for one with what is known."""
    short = scenes.SHORT_OF_NOTES.replace("ruling mind-mgmt.mistake.short agents-win\n", "")
    assert short.startswith(TRAINED)
    return [
        broken(f"mistake-{name}", shows, in_training(then), f"mistake.{rule}")
        for name, shows, then, rule in (
            ("to-come", "A mistake was admitted at 99:00.", "mistake 99 a wrong word", "when"),
            ("of-no-hour", "A mistake was admitted at 00:00.", "mistake 0 a wrong word", "when"),
            (
                "paid-with-what-is-known",
                "A mistake was paid for with a note where a confirmed one lay.",
                f"{AGENTS}{RESTED}mistake 5 a wrong word\nshown B4 1",
                "free",
            ),
            (
                "short-without-a-ruling",
                "The notes ran out before a mistake was paid for, and nobody had ruled.",
                short.removeprefix(TRAINED).rstrip("\n"),
                "short",
            ),
        )
    ]


def _corrections() -> list[Vector]:
    """Correct a piece that is not where it is said to be."""
    cases = (
        (
            "mayhem-corrected-that-is-none",
            "Mayhem was corrected where none lay.",
            "correct mayhem C4-D4 C5-D5",
        ),
        (
            "immortal-corrected-onto-another",
            "An Immortal was corrected to where another one stood.",
            "correct immortal B2 E2",
        ),
        (
            "token-corrected-that-was-used",
            "The second token was corrected after it had been used.",
            f"{AGENTS}{RESTED}slip B3 second\ndone slip second\ncorrect token D5",
        ),
        (
            "card-corrected-into-the-other",
            "An open card was corrected into the other one that lay open.",
            "correct draw bus palm",
        ),
    )
    found = [broken(name, shows, in_full(then), "correct.there") for name, shows, then in cases]
    last = broken(
        "token-corrected-in-training",
        "The second token was corrected in training, where there is none.",
        in_training("correct token D3"),
        "correct.there",
    )
    return [*found, last]
