"""Answers of a form that their question does not have: everybody can see that, without any map."""

from tests.vectors.generate import played
from tests.vectors.generate.vector import Vector, cheat


def vectors() -> list[Vector]:
    """Write them all: a line of the full game says something else, and heads are signed anew."""
    written = played.parade().written
    found = []
    for name, shows, old, nth, new, rule in (
        (
            "form-two-locations",
            "Two locations were marked without the dolphin.",
            "answer B5",
            1,
            "answer B5 D7",
            "ask.answer",
        ),
        (
            "form-location-without-the-feature",
            "A location was marked that has not the feature.",
            "answer B5",
            1,
            "answer C5",
            "ask.answer",
        ),
        (
            "form-location-twice",
            "One location was marked twice.",
            "answer B5",
            1,
            "answer B5 B5",
            "ask.answer",
        ),
        (
            "form-dolphin-location-twice",
            "With the dolphin one location was marked twice.",
            "answer D4",
            1,
            "answer D4 D4",
            "dolphin.all",
        ),
        (
            "form-yes-to-a-feature",
            "A question about a feature was answered with yes.",
            "answer B5",
            1,
            "answer yes",
            "ask.answer",
        ),
        (
            "form-dolphin-without-the-feature",
            "With the dolphin a location was marked that has not the feature.",
            "answer D4",
            1,
            "answer D4 E6",
            "dolphin.all",
        ),
        (
            "form-hour-to-come",
            "A Reveal was answered with an hour that is still to come.",
            "answer 2",
            1,
            "answer 9",
            "reveal.hour",
        ),
        (
            "form-hour-nought",
            "A Reveal was answered with the hour 0.",
            "answer 2",
            1,
            "answer 0",
            "reveal.hour",
        ),
        (
            "form-location-for-an-hour",
            "A Reveal was answered with a location.",
            "answer 2",
            1,
            "answer B5",
            "reveal.hour",
        ),
        (
            "form-none-to-a-capture",
            "A capture was answered with none.",
            "answer no",
            2,
            "answer none",
            "capture.truth",
        ),
        (
            "form-hour-to-meru",
            "Meru was answered with an hour.",
            "answer no",
            1,
            "answer 6",
            "meru.truth",
        ),
        (
            "form-location-to-a-shakedown",
            "A shakedown was answered with a location.",
            "answer no",
            3,
            "answer B5",
            "shakedown.truth",
        ),
        (
            "form-mistake-of-an-hour-to-come",
            "A note that a mistake costs says an hour that is still to come.",
            "shown C5 3",
            1,
            "shown C5 9",
            "mistake.true",
        ),
    ):
        number = written.at(old, nth)
        changed = written.changed(number, text=new).resigned()
        found.append(cheat(name, shows, changed, (number, "rule", f"mind-mgmt.{rule}")))
    return [*found, *_marked()]


def _marked() -> list[Vector]:
    """Mark a location that is confirmed already."""
    written = played.short()
    number = written.at("answer D3")
    return [
        cheat(
            "form-marked-location",
            "A location was marked that has a confirmed note.",
            written.changed(number, text="answer B4").resigned(),
            (number, "rule", "mind-mgmt.ask.answer"),
        )
    ]
