"""False answers: each kind told falsely with what was sealed truly, and sealed in advance."""

from collections.abc import Mapping

from tests.vectors.generate.keeper import Bold, Keeper
from tests.vectors.generate.scripts import FULL, PARADE, READY, SHORT, TRAINED, TRAINING, caught
from tests.vectors.generate.vector import Vector, cheat
from tests.vectors.generate.written import Written

FALSE = "opening.false"


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_told_falsely(), *_told_on_a_sheet_to_come(), *_sealed_in_advance()]


def _parade(old: str, new: str) -> Written:
    """Write the full game with another answer to a question, and go on as if nothing was."""
    assert old in PARADE
    return Bold("parade", FULL).play(PARADE.replace(old, new, 1)).written


def _told_falsely() -> list[Vector]:
    """Answer falsely, with openings that cannot fit what was sealed."""
    return [
        cheat(name, shows, written, (written.at(text, nth), FALSE))
        for name, shows, written, text, nth in (
            (
                "lie-visited",
                "A location was marked in which the Recruiter never was.",
                _parade("bill asks cafe\nanswer B5", "bill asks cafe\nanswer D7"),
                "answer D7",
                1,
            ),
            (
                "lie-none",
                "The Recruiter said that no location could be marked, and one could.",
                _parade("bill asks cafe\nanswer B5", "bill asks cafe\nanswer none"),
                "answer none",
                2,
            ),
            (
                "lie-dolphin-left-one-out",
                "With the dolphin one location that he visited was not named.",
                _parade("dolphin\nanswer D4", "dolphin\nanswer none"),
                "answer none",
                2,
            ),
            (
                "lie-dolphin-named-one-too-many",
                "With the dolphin one location was named in which he never was.",
                _parade("dolphin\nanswer D4", "dolphin\nanswer B3 D4"),
                "answer B3 D4",
                1,
            ),
            (
                "lie-reveal",
                "A Reveal was answered with another hour.",
                _parade("reveals B5\nanswer 2", "reveals B5\nanswer 4"),
                "answer 4",
                1,
            ),
            (
                "lie-not-captured",
                "The Recruiter was captured and said no.",
                _parade("henry captures D6\nanswer yes\nend", "henry captures D6\nanswer no"),
                "answer no",
                5,
            ),
            (
                "lie-captured",
                "The Recruiter was not captured and said yes.",
                _parade("dusty captures C4\nanswer no", "dusty captures C4\nanswer yes"),
                "answer yes",
                1,
            ),
            (
                "lie-meru-far",
                "Meru was near and heard no.",
                _parade("senses E6\nanswer yes", "senses E6\nanswer no"),
                "answer no",
                3,
            ),
            (
                "lie-meru-near",
                "Meru was not near and heard yes.",
                _parade("senses B6\nanswer no", "senses B6\nanswer yes"),
                "answer yes",
                1,
            ),
            (
                "lie-shakedown-no",
                "One of his three features was denied.",
                _parade("shakes-down dogs\nanswer yes", "shakes-down dogs\nanswer no"),
                "answer no",
                4,
            ),
            (
                "lie-shakedown-yes",
                "A feature was admitted that is none of his three.",
                _parade("shakes-down bus\nanswer no", "shakes-down bus\nanswer yes"),
                "answer yes",
                2,
            ),
            (
                "lie-mistake",
                "A note that a mistake cost says another hour than the true one.",
                _parade("shown C5 3", "shown C5 4"),
                "shown C5 4",
                1,
            ),
            (
                "lie-start",
                "In a training mission the note on the start lies elsewhere.",
                Keeper("short", TRAINING).play(SHORT.replace("shown B4 1", "shown C4 1")).written,
                "shown C4 1",
                1,
            ),
            (
                "lie-second-token",
                "The second token was used, and its location had not been visited.",
                Keeper("lies", FULL)
                .play(f"{READY}slip F4 second\n{caught('F4', slip='second')}")
                .written,
                "done slip second",
                1,
            ),
        )
    ]


def _told_on_a_sheet_to_come() -> list[Vector]:
    """Pay with a location that the sheet of the turn denies: it is opened behind that sheet."""
    paid = f"{READY}step D3\nimmortal B2-A2\nimmortal E2-E3 for F7\n{caught('D3')}"
    written = Keeper("lies", FULL).play(paid).written
    return [
        cheat(
            "lie-extra-immortal",
            "A second Immortal move was paid with a location in which he never was.",
            written,
            (written.sheet("06"), FALSE),
        )
    ]


def _short(lies: Mapping[str, int], old: str = "", new: str = "") -> Written:
    """Write the short game with lies that were sealed before anybody asked."""
    assert old in SHORT
    script = SHORT.replace(old, new) if old else SHORT
    return Keeper("short", TRAINING, lies).play(script).written


def _sealed_in_advance() -> list[Vector]:
    """Seal a lie, so that the openings fit: only the audit sees it."""
    marked = _short({"06/visited/F6": 1}, "answer D3", "answer F6")
    spared = (
        Keeper("short", TRAINING, {"06/here/D3": 0})
        .play(
            f"{TRAINED}step D3\ndone\nmeru rests\nhenry captures D3\nanswer no\ndone\n"
            f"step D2\ndone\nrecruits 0\nbill rests\ndusty captures D2\nanswer yes\nend\n"
        )
        .written
    )
    none = _short({"06/visited/D3": 0}, "answer D3", "answer none")
    started = _short({"hour/01": 20}, "shown B4 1", "shown C4 1")
    stepped = _short({"hour/03": 27})
    denied_feature = PARADE.replace("shakes-down dogs\nanswer yes", "shakes-down dogs\nanswer no")
    featured = Keeper("parade", FULL, {"feature/dogs": 0}).play(denied_feature).written
    card = _short({"card": 0})
    near = Keeper("parade", FULL, {"06/near/B6": 1}).play(
        PARADE.replace("senses B6\nanswer no", "senses B6\nanswer yes")
    )
    early = Keeper("lies", FULL, {"05/visited/D3": 1}).play(
        f"{READY}slip F4 second\n{caught('F4', slip='second')}"
    )
    return [
        cheat(
            "sealed-lie-visited",
            "The sheet of 06:00 says that he was where he never was, and so does an answer.",
            marked,
            (marked.sheet("06"), "sheet"),
        ),
        cheat(
            "sealed-lie-none",
            "The sheet of 06:00 says that he was not where he was, and so does an answer.",
            none,
            (none.sheet("06"), "sheet"),
        ),
        cheat(
            "sealed-lie-not-captured",
            "The sheet of 06:00 says that he is not where he is, and he escapes a capture.",
            spared,
            (spared.sheet("06"), "sheet"),
        ),
        cheat(
            "sealed-lie-near",
            "The sheet of 06:00 says that Meru is near, and so does an answer.",
            near.written,
            (near.written.sheet("06"), "sheet"),
        ),
        cheat(
            "sealed-lie-second-token",
            "The sheet of 05:00 says that he was where the second token lies.",
            early.written,
            (early.written.sheet("05"), "sheet"),
        ),
        cheat(
            "sealed-lie-start",
            "Another location was sealed for the start than the one where he began.",
            started,
            (started.at("start"), "seal"),
        ),
        cheat(
            "sealed-lie-step",
            "Another location was sealed for 03:00 than the one where he went.",
            stepped,
            (stepped.at("act", 2), "seal"),
        ),
        cheat(
            "sealed-lie-feature",
            "One of his three features was sealed as none of them, and denied at a shakedown.",
            featured,
            (featured.at("features"), "seal"),
        ),
        cheat(
            "sealed-lie-card",
            "Another card was sealed than the one that he had.",
            card,
            (card.at("card"), "seal"),
        ),
    ]
