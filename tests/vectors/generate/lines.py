"""Lines that were dropped, swapped, changed, put in, or said by the wrong seat."""

from tests.vectors.generate import played
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import TRAINED, TRAINING, caught
from tests.vectors.generate.vector import NOT_PROVEN, NOTHING_KEPT, Vector, cheat, valid
from tests.vectors.generate.written import Written

REMARKED = f"{TRAINED}remark he was looking at A1\nstep D3\n{caught('D3')}"


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_tampered(), *_answers(), *_seats()]


def _tampered() -> list[Vector]:
    """Drop a line, swap two, change one; each with heads as they were, and signed anew."""
    written = Keeper("remarked", TRAINING).play(REMARKED).written
    remark = written.at("remark he was looking at A1")
    changes = (
        ("line-dropped", "A remark was dropped", written.without(remark), 2),
        (
            "lines-swapped",
            "Two lines of the set-up were swapped",
            written.swapped(written.at("agent bill ?"), written.at("agent dusty ?")),
            2,
        ),
        (
            "line-changed",
            "A remark was changed",
            written.changed(remark, text="remark he was looking at F7"),
            2,
        ),
        (
            "line-put-in",
            "A remark was put in",
            written.inserted(remark, "public remark all agreed to it"),
            2,
        ),
    )
    return [each for change in changes for each in _thrice(written, *change)]


def _thrice(true: Written, name: str, what: str, false: Written, nth: int) -> list[Vector]:
    """Show a change of open lines without new signatures, with them, and with nothing kept.

    The change lies before the head that is counted by `nth`.
    """
    anew = false.resigned()
    sizes = true.sizes
    same = [size for size in sizes if true.lines[:size] == false.lines[:size]]
    other = [
        (0, "head.longer" if size > len(false.lines) else "head.differs")
        for size in sizes
        if size not in same
    ]
    return [
        cheat(
            f"{name}-not-signed-anew",
            f"{what}, and the heads are as they were; the players kept theirs.",
            false,
            (false.at("head…", nth), "signature"),
            *other,
            kept=[true.short(size) for size in sizes],
        ),
        cheat(
            f"{name}-signed-anew",
            f"{what}, and all heads were signed anew; the players kept theirs.",
            anew,
            *other,
            kept=[true.short(size) for size in sizes],
        ),
        valid(
            f"{name}-and-nothing-kept",
            f"{what}, and all heads were signed anew; nobody kept any, so nobody can tell.",
            anew,
            kept=(),
            code=NOTHING_KEPT,
            unbound=("05", "06"),
            unkept=("05", "06"),
            loose=True,
        ),
    ]


def _answers() -> list[Vector]:
    """Change an answer afterwards."""
    short = played.short()
    answer = short.at("answer D3")
    said = short.changed(short.at("answer yes"), text="answer no").cut(short.at("answer yes"))
    another = short.changed(answer, text="answer F6")
    kept = [short.short(size) for size in short.sizes]
    early = [short.short(short.sizes[0])]
    return [
        cheat(
            "answer-changed",
            "An answer was changed afterwards, and its opening stayed.",
            said,
            (short.at("answer yes"), "opening.false"),
            kept=early,
        ),
        cheat(
            "answer-changed-to-another-location",
            "An answer names another location than the one that is opened; heads are signed anew.",
            another.resigned(),
            (answer, "opening.superfluous"),
            (0, "head.differs"),
            kept=kept,
        ),
        valid(
            "answer-dropped-after-the-last-head",
            "Evidence before the end leaves out the newest answer, which no kept head holds.",
            short.cut(short.at("henry captures D3")),
            kept=[short.short(size) for size in short.sizes[:2]],
            code=NOT_PROVEN,
            unbound=("06",),
        ),
    ]


def _seats() -> list[Vector]:
    """Say what nobody says, or who does not say it."""
    short = played.short()
    first = str(short.lines[0])
    after = short.inserted(len(short.lines) + 1, "public remark a nice evening")
    return [
        *(
            cheat(name, shows, written.resigned(), (number, "line"))
            for name, shows, written, number in (
                (
                    "seat-public-instead-of-keeper",
                    "An answer was given by the players.",
                    short.changed(short.at("answer D3"), seat="public"),
                    short.at("answer D3"),
                ),
                (
                    "seat-keeper-instead-of-public",
                    "A question was asked by the keeper.",
                    short.changed(short.at("meru asks palm"), seat="keeper"),
                    short.at("meru asks palm"),
                ),
                (
                    "seat-of-a-player",
                    "A line that all players give together was given by one.",
                    short.changed(short.at("begin"), seat="Adam"),
                    short.at("begin"),
                ),
                (
                    "seat-table-for-a-move",
                    "A move was given by the table.",
                    short.changed(short.at("begin"), seat="table"),
                    short.at("begin"),
                ),
                (
                    "line-of-no-game",
                    "A line is no line of the game.",
                    short.inserted(short.at("begin"), "public dance"),
                    short.at("begin"),
                ),
                (
                    "line-of-no-feature",
                    "A question is about a feature that the board has not.",
                    short.changed(short.at("meru asks palm"), text="meru asks cathedral"),
                    short.at("meru asks palm"),
                ),
                (
                    "line-with-a-slip-in-clear",
                    "A mind slip stands in clear in the record.",
                    short.inserted(short.at("act", 5), "keeper slip F6 first"),
                    short.at("act", 5),
                ),
                (
                    "line-with-a-secret-in-clear",
                    "A step stands in clear in the record.",
                    short.inserted(short.at("act", 5), "keeper step D3"),
                    short.at("act", 5),
                ),
                (
                    "first-line-twice",
                    "The first line stands in the record once more.",
                    short.inserted(3, first),
                    3,
                ),
                (
                    "share-with-a-seal",
                    "The line of a share has a seal.",
                    short.changed(short.at("share…"), nonce="ab" * 16, seals=("A" * 43,)),
                    short.at("share…"),
                ),
                (
                    "sheet-with-two-roots",
                    "A sheet has two roots.",
                    short.changed(
                        short.sheet("06"), seals=short.lines[short.sheet("06") - 1].seals * 2
                    ),
                    short.sheet("06"),
                ),
                (
                    "sheet-without-a-root",
                    "A sheet has no root.",
                    short.changed(short.sheet("06"), nonce="", seals=()),
                    short.sheet("06"),
                ),
            )
        ),
        cheat(
            "line-after-the-seed",
            "A remark stands after the seed.",
            after,
            (len(after.lines), "line"),
        ),
        cheat(
            "seed-by-the-players",
            "The seed is shown by the players, who have none.",
            short.changed(len(short.lines), seat="public"),
            (len(short.lines), "line"),
        ),
        cheat(
            "seed-twice",
            "The seed stands there twice.",
            short.inserted(len(short.lines) + 1, str(short.lines[-1])),
            (len(short.lines) + 1, "line"),
        ),
    ]
