"""Seals, sheets, nonces, salts and seeds that are not what they must be."""

from dataclasses import replace

from companion.games.mind_mgmt.board.plan import ORDER, Place
from companion.record import content
from companion.seal import seals
from companion.seal.evidence import ShownOpening
from tests.vectors.generate import played, scenes, scripts
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import TRAINING
from tests.vectors.generate.vector import Vector, cheat

FOREIGN = "ab" * 32  # a salt that follows from no seed


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_in_clear(), *_nonces(), *_salts(), *_not_from_the_seed(), *_numbers(), *_seeds()]


def _in_clear() -> list[Vector]:
    """Say other moves in clear after the end than were made."""
    written = played.short()
    return [
        cheat(name, shows, written.in_clear(number, clear), (number, kind))
        for name, shows, number, clear, kind in (
            (
                "changed-step",
                "In clear another step is said than was made, and a lawful one.",
                written.at("act", 5),
                "step D5",
                "seal",
            ),
            (
                "changed-start",
                "In clear another start is said.",
                written.at("start"),
                "start F7",
                "seal",
            ),
            (
                "changed-card",
                "In clear the other card is said.",
                written.at("card"),
                "card karl-box",
                "seal",
            ),
            (
                "changed-features",
                "In clear other features are said.",
                written.at("features"),
                "features pool dogs bus",
                "seal",
            ),
            (
                "clear-of-another-kind",
                "In clear a step is said to be a start.",
                written.at("act", 5),
                "start D3",
                "clear",
            ),
            (
                "clear-of-an-open-move",
                "In clear a step is said to be a remark.",
                written.at("act", 5),
                "remark D3",
                "clear",
            ),
            (
                "clear-that-is-no-move",
                "In clear stands something that is no move.",
                written.at("act", 5),
                "hop D3",
                "clear",
            ),
        )
    ]


def _nonces() -> list[Vector]:
    """Use a nonce twice."""
    act, sheet = scripts.SHORT.index("step D3"), scripts.SHORT.index("done\nmeru")
    found = []
    for name, shows, at, text in (
        ("nonce-twice", "A step has the nonce of the card.", act, "act"),
        ("nonce-of-a-sheet-twice", "A sheet has the nonce of the card.", sheet, "sheet 06"),
    ):
        keeper = Keeper("short", TRAINING).play(scripts.SHORT[:at])
        first = keeper.written.lines[keeper.written.at("card") - 1]
        keeper.secrets.repeated = bytes.fromhex(first.nonce)
        written = keeper.play(scripts.SHORT[at:]).written
        number = written.at(text, 5 if text == "act" else 1)
        found.append(cheat(name, shows, written, (number, "nonce")))
    return found


def _salts() -> list[Vector]:
    """Open two labels with one salt."""
    written = Keeper("repented", TRAINING).play(scenes.REPENTED).written
    salt = written.entries[written.at("shown B4 1") - 1].shown[0].salt
    made = ShownOpening(salt, "hour/03", ORDER[Place("C5")])
    sealed = written.changed(written.at("act", 2), seals=(seals.sealed(made.opening),))
    number = written.at("shown C5 3")
    shown = sealed.opening(number, lambda _shown: (made,)).resigned()
    return [
        cheat(
            "salt-twice",
            "Hours 1 and 3 were sealed with one salt, and both are opened.",
            shown,
            (number, "salt"),
        )
    ]


def _not_from_the_seed() -> list[Vector]:
    """Seal with salts that do not follow from the seed."""
    short = played.short()
    card = short.changed(short.at("card"), seals=(seals.hash_of("no opening"),)).resigned()
    sheet = short.changed(short.sheet("05"), seals=(seals.hash_of("no tree"),)).resigned()
    shown = short.at("shown B4 1")
    made = replace(short.entries[shown - 1].shown[0], salt=FOREIGN)
    opened = short.changed(short.at("start"), seals=(seals.sealed(made.opening),))
    opened = opened.opening(shown, lambda _shown: (made,)).resigned()
    return [
        cheat(
            "seal-not-from-the-seed",
            "The seal of the card is of nothing that follows from the seed.",
            card,
            (short.at("card"), "seal"),
        ),
        cheat(
            "seal-not-from-the-seed-opened",
            "The start was sealed with a salt of its own, and opened with it.",
            opened,
            (short.at("start"), "seal"),
        ),
        cheat(
            "sheet-not-from-the-seed",
            "The root of a sheet is of nothing that follows from the seed.",
            sheet,
            (short.sheet("05"), "sheet"),
        ),
    ]


def _numbers() -> list[Vector]:
    """Seal another number of facts than a line hides."""
    short, parade = played.short(), played.parade().written
    act, more = short.at("act", 5), seals.hash_of("one more")
    line = short.lines[act - 1]
    bare = replace(short.entries[act - 1], line=replace(line, nonce="", seals=()), clear="")
    done = short.at("done")
    features = parade.at("features")
    return [
        cheat(
            "seals-one-too-many",
            "A step has two seals.",
            short.changed(act, seals=(*line.seals, more)).resigned(),
            (act, "seals"),
        ),
        cheat(
            "seals-none",
            "A step has no seal.",
            short.with_entries((*short.entries[: act - 1], bare, *short.entries[act:])).resigned(),
            (act, "seals"),
        ),
        cheat(
            "seals-one-too-few",
            "The line of the features has one seal less than there are features.",
            parade.changed(features, seals=parade.lines[features - 1].seals[1:]).resigned(),
            (features, "seals"),
        ),
        cheat(
            "seals-of-an-open-line",
            "A line that hides nothing has a seal.",
            short.changed(done, nonce="0123456789abcdef" * 2, seals=(more,))
            .in_clear(done, "done")
            .resigned(),
            (done, "seals"),
        ),
    ]


def _seeds() -> list[Vector]:
    """End with another seed."""
    short = played.short()
    another = short.changed(len(short.lines), text=content.EndLine(seals.text_of(bytes(32))).text)
    return [
        cheat(
            "seed-of-another-table",
            "The seed is not the one that the first line is bound to.",
            another,
            (len(short.lines), "seed"),
        )
    ]
