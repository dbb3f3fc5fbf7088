"""Openings that are not the ones that are due."""

from collections.abc import Callable
from dataclasses import replace

from companion.games.mind_mgmt.board.plan import ORDER, Place
from companion.seal import seals
from companion.seal.evidence import ShownOpening
from tests.vectors.generate import played, scenes
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import TRAINING
from tests.vectors.generate.vector import Vector, cheat
from tests.vectors.generate.written import Opened

ANOTHER = seals.hash_of("another hash")


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_too_few(), *_too_many(), *_others(), *_not_in_force(), *_false()]


def _one(
    name: str, shows: str, kind: str, at: str, change: Callable[[Opened], Opened], nth: int = 1
) -> Vector:
    """Change what stands behind one line of that game."""
    written = played.parade().written
    number = written.at(at, nth)
    return cheat(name, shows, written.opening(number, change), (number, kind))


def _too_few() -> list[Vector]:
    """Leave openings out."""
    kind = "opening.missing"
    return [
        _one(
            "opening-missing-at-the-end",
            "Behind an answer with the dolphin the last opening is not there.",
            kind,
            "answer D4",
            lambda shown: shown[:-1],
        ),
        _one(
            "opening-missing-at-the-beginning",
            "Behind an answer with the dolphin the first opening is not there.",
            kind,
            "answer D4",
            lambda shown: shown[1:],
        ),
        _one(
            "opening-missing-behind-an-answer",
            "Behind an answer there is no opening at all.",
            kind,
            "answer B5",
            lambda _shown: (),
        ),
        _one(
            "opening-missing-behind-a-sheet",
            "The location that an Immortal was paid with is not opened behind its sheet.",
            kind,
            "sheet 08",
            lambda _shown: (),
        ),
        _one(
            "opening-order",
            "Behind an answer with the dolphin two openings changed places.",
            kind,
            "answer D4",
            lambda shown: (shown[1], shown[0], *shown[2:]),
        ),
    ]


def _too_many() -> list[Vector]:
    """Open more than is due."""
    keeper = played.parade()
    written = keeper.written
    sheet = keeper.shown(written.sheet("09"), "09/visited/A1", 0)
    seven = keeper.shown(written.sheet("07"), "07/visited/A1", 0)
    superfluous = "opening.superfluous"
    return [
        _one(
            "opening-superfluous-at-the-end",
            "Behind an answer one more location of the sheet is opened.",
            superfluous,
            "answer D4",
            lambda shown: (*shown, sheet),
        ),
        _one(
            "opening-superfluous-at-the-beginning",
            "Before the opening of an answer another location of the sheet is opened.",
            superfluous,
            "answer B5",
            lambda shown: (seven, *shown),
        ),
        _one(
            "opening-superfluous-behind-a-question",
            "Behind a question, where nothing is due, something is opened.",
            superfluous,
            "bill asks umbrella",
            lambda _shown: (sheet,),
        ),
        _one(
            "opening-superfluous-behind-a-head",
            "Behind the line of a head something is opened.",
            superfluous,
            "head…",
            lambda _shown: (seven,),
            3,
        ),
        _one(
            "opening-given-before-and-once-more",
            "What was opened behind one answer stands behind the next line as well.",
            superfluous,
            "dusty captures C4",
            lambda _shown: written.entries[written.at("answer B5") - 1].shown,
        ),
        _one(
            "opening-twice",
            "Behind an answer one label is opened twice.",
            "opening.twice",
            "answer D4",
            lambda shown: (shown[0], *shown),
        ),
        _one(
            "opening-twice-at-the-end",
            "Behind an answer one label is opened once more when all is opened.",
            "opening.twice",
            "answer yes",
            lambda shown: (*shown, shown[0]),
        ),
    ]


def _others() -> list[Vector]:
    """Open something else than is due."""
    keeper = played.parade()
    written = keeper.written
    instead = (
        (
            "opening-stale-sheet",
            "A capture is answered from the sheet of the hour before.",
            "opening.stale",
            keeper.shown(written.sheet("06"), "06/here/C4", 0),
        ),
        (
            "opening-of-another-location-on-an-earlier-sheet",
            "A capture is answered for another location, from the sheet of the hour before.",
            "opening.superfluous",
            keeper.shown(written.sheet("06"), "06/here/A1", 0),
        ),
        (
            "opening-of-a-later-sheet",
            "A capture is answered from the sheet of an hour later.",
            "opening.superfluous",
            keeper.shown(written.sheet("08"), "08/here/C4", 0),
        ),
        (
            "opening-of-another-kind",
            "A capture is answered by whether he is near.",
            "opening.superfluous",
            keeper.shown(written.sheet("07"), "07/near/C4", 0),
        ),
        (
            "opening-of-another-location",
            "A capture is answered for another location.",
            "opening.superfluous",
            keeper.shown(written.sheet("07"), "07/here/A1", 0),
        ),
    )

    def another(shown: ShownOpening) -> Callable[[Opened], Opened]:
        return lambda _shown: (shown,)

    return [
        _one(name, shows, kind, "answer no", another(shown), 2)
        for name, shows, kind, shown in instead
    ]


def _not_in_force() -> list[Vector]:
    """Open a seal of the right label that is not in force."""
    anew = Keeper("anew once more", TRAINING).play(scenes.ANEW_ON_THE_SAME_WAY)
    revealed = Keeper("revealed", TRAINING).play(scenes.REVEALED)
    return [
        _instead(
            "opening-stale-seal",
            "The first steps were made anew, and hour 2 is opened as it was sealed before.",
            "opening.stale",
            anew,
            (anew.written.at("act"), "hour/02", "B2", "answer 2"),
        ),
        _instead(
            "opening-retracted-seal",
            "A step was taken back and made once more, and the one taken back is opened.",
            "opening.retracted",
            revealed,
            (revealed.written.at("act", 5), "hour/06", "D3", "answer 6"),
        ),
    ]


def _instead(
    name: str, shows: str, kind: str, keeper: Keeper, what: tuple[int, str, str, str]
) -> Vector:
    """Open, behind an answer, the hour that another line sealed."""
    sealed, label, place, answer = what
    written, shown = keeper.written, keeper.shown(sealed, label, ORDER[Place(place)])
    number = written.at(answer)
    return cheat(name, shows, written.opening(number, lambda _shown: (shown,)), (number, kind))


def _false() -> list[Vector]:
    """Change what an opening is made of."""

    def changed(change: Callable[[ShownOpening], ShownOpening]) -> Callable[[Opened], Opened]:
        return lambda shown: (*map(change, shown[:1]), *shown[1:])

    changes: tuple[tuple[str, str, str, Callable[[ShownOpening], ShownOpening]], ...] = (
        (
            "opening-false-salt",
            "An opening of a sheet has another salt.",
            "answer B5",
            lambda shown: replace(shown, salt="00" * 32),
        ),
        (
            "opening-false-salt-of-a-seal",
            "An opening of a seal has another salt.",
            "answer 2",
            lambda shown: replace(shown, salt="00" * 32),
        ),
        (
            "opening-false-value",
            "The openings of an answer say the other value.",
            "answer B5",
            lambda shown: replace(shown, value=0),
        ),
        (
            "opening-false-largest-value",
            "An opening has the largest value that there is.",
            "answer 2",
            lambda shown: replace(shown, value=2**31 - 1),
        ),
        (
            "opening-false-path",
            "A hash of the way to the root is another one.",
            "answer B5",
            lambda shown: replace(shown, path=(*shown.path[:3], ANOTHER, *shown.path[4:])),
        ),
        (
            "opening-false-path-too-short",
            "The way to the root has one hash less.",
            "answer B5",
            lambda shown: replace(shown, path=shown.path[:-1]),
        ),
        (
            "opening-false-path-too-long",
            "The way to the root has one hash more.",
            "answer B5",
            lambda shown: replace(shown, path=(*shown.path, ANOTHER)),
        ),
        (
            "opening-false-no-path",
            "An opening of a sheet has no way to the root.",
            "answer B5",
            lambda shown: replace(shown, path=()),
        ),
        (
            "opening-false-path-of-a-seal",
            "An opening of a seal has a way to a root.",
            "answer 2",
            lambda shown: replace(shown, path=(ANOTHER,)),
        ),
        (
            "opening-false-sides",
            "The way to the root is the one of the leaf beside it.",
            "answer B5",
            lambda shown: replace(shown, path=(ANOTHER, *shown.path[1:])),
        ),
    )
    return [
        _one(name, shows, "opening.false", at, changed(change))
        for name, shows, at, change in changes
    ]
