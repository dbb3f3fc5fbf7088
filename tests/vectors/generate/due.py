"""Sheets, heads, ends and retractions where they must not be, or not where they must be."""

from tests.vectors.generate import played, scenes
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import TRAINING
from tests.vectors.generate.vector import NOT_PROVEN, UNBOUND, Found, Vector, cheat, valid
from tests.vectors.generate.written import Written


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_due(), *_ends(), *_retractions()]


def _due() -> list[Vector]:
    """Leave sheets and heads out, or write them where none is due."""
    short = played.short()
    sheet, head = short.sheet("06"), short.sheet("06") + 1
    fresh = f"table sheet 06 {{{'c' * 32} {'A' * 43}}}"
    found: tuple[tuple[str, str, Written, Found], ...] = (
        (
            "sheet-missing",
            "The sheet of 06:00 is missing.",
            short.without(sheet),
            (sheet, "sheet.due", ""),
        ),
        (
            "sheet-and-head-missing",
            "The sheet and the head of 06:00 are missing.",
            short.without(sheet, head),
            (sheet, "sheet.due", ""),
        ),
        (
            "sheet-twice",
            "The sheet of 06:00 stands there once more, behind its head.",
            short.inserted(head + 1, fresh),
            (head + 1, "sheet.due", ""),
        ),
        (
            "sheet-out-of-turn",
            "A sheet stands there before the Recruiter's turn is over.",
            short.inserted(short.at("act", 5), fresh),
            (short.at("act", 5), "sheet.due", ""),
        ),
        (
            "sheet-of-another-hour",
            "The sheet of 06:00 has the name of another hour.",
            short.changed(sheet, text="sheet 07"),
            (sheet, "sheet.due", ""),
        ),
        (
            "head-missing-after-a-sheet",
            "There is no head behind a sheet.",
            short.without(head),
            (head, "head.due", ""),
        ),
        (
            "head-missing-after-the-end",
            "There is no head behind the line that ends the game.",
            short.without(len(short.lines) - 1),
            (len(short.lines) - 1, "head.due", ""),
        ),
        (
            "head-missing-before-a-remark",
            "Between the line that ends the game and its head stands a remark.",
            short.inserted(len(short.lines) - 1, "public remark a nice evening"),
            (len(short.lines) - 1, "head.due", ""),
        ),
        (
            "sheet-by-the-players",
            "Where a sheet is due the players say its words.",
            short.changed(sheet, seat="public", nonce="", seals=()),
            (sheet, "sheet.due", ""),
        ),
        (
            "head-by-the-players",
            "Where a head is due the players say its words.",
            short.changed(head, seat="public"),
            (head, "head.due", ""),
        ),
        (
            "seed-not-behind-a-head",
            "Between the last head and the seed stands a remark.",
            short.inserted(len(short.lines), "public remark a nice evening"),
            (len(short.lines) + 1, "head.due", ""),
        ),
    )
    return [
        cheat(name, shows, written.resigned(), finding) for name, shows, written, finding in found
    ]


def _ends() -> list[Vector]:
    """Cut a record off where something is still due."""
    short = played.short()
    sheet = short.sheet("06")
    return [
        cheat(
            "cut-off-before-a-sheet",
            "Evidence ends before a sheet that is due.",
            short.cut(sheet - 1),
            (sheet - 1, "sheet.due"),
        ),
        cheat(
            "cut-off-before-a-head",
            "Evidence ends between a sheet and its head.",
            short.cut(sheet),
            (sheet, "head.due"),
        ),
        valid(
            "line-cut-off-at-the-end",
            "Evidence leaves out the newest lines: the kept heads hold what there is.",
            short.cut(short.sizes[1] + 1),
            kept=[short.short(size) for size in short.sizes[:2]],
            code=NOT_PROVEN,
        ),
        valid(
            "evidence-behind-a-question",
            "Evidence ends with a question, and everything that was answered is bound.",
            short.cut(short.at("meru asks palm")),
            code=NOT_PROVEN,
        ),
        valid(
            "early-head-of-a-forked-record",
            "From 09:00 on the record is another one, and only heads before were kept.",
            played.forked(),
            kept=played.parade().written.kept("05", "06", "07", "08"),
            code=UNBOUND,
            unbound=("08", "09"),
            unkept=("09",),
            loose=True,
        ),
    ]


def _retractions() -> list[Vector]:
    """Take back what cannot be taken back."""
    short = played.short()
    early = short.at("act", 4)
    turn = short.at("act", 5)
    begin = short.at("begin")
    answered = short.at("henry captures D3")
    found = (
        ("retract-over-a-head", "A line before a head was taken back.", turn, early),
        ("retract-a-head", "The line of a head was taken back.", turn, begin + 2),
        (
            "retract-the-share",
            "The share was taken back.",
            short.at("card") + 1,
            short.at("share…"),
        ),
        ("retract-the-first-line", "The first line was taken back.", early, 1),
        ("retract-itself", "A retraction takes itself back.", turn, turn),
        ("retract-a-line-to-come", "A line that is still to come was taken back.", turn, turn + 3),
        ("retract-a-line-beyond-all", "A line beyond all records was taken back.", turn, 9999),
        (
            "retract-an-answer",
            "An answer whose opening was given was taken back.",
            answered,
            short.at("answer D3"),
        ),
        (
            "retract-over-an-answer",
            "A question was taken back that had been answered.",
            answered,
            short.at("meru asks palm"),
        ),
    )
    parade = played.parade().written
    paid = parade.at("immortal E2-E3 for E5")
    twice = Keeper("retractions", TRAINING).play(scenes.RETRACTED).written
    undone = next(n for n, line in enumerate(twice.lines, 1) if line.text.startswith("retract"))
    return [
        *(
            cheat(
                name,
                shows,
                short.inserted(number, f"table retract {what}").resigned(),
                (number, "retract"),
            )
            for name, shows, number, what in found
        ),
        cheat(
            "retract-what-was-paid",
            "An Immortal's move was taken back that had been paid with a step token.",
            parade.inserted(paid + 1, f"table retract {paid}").resigned(),
            (paid + 1, "retract"),
        ),
        cheat(
            "retract-twice",
            "A line was taken back that had been taken back already.",
            twice.inserted(undone + 1, str(twice.lines[undone - 1])).resigned(),
            (undone + 1, "retract"),
        ),
    ]
