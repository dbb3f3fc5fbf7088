"""Records as the first version of Companion wrote them: judged by its rules, and never clean."""

from tests.vectors.generate import scenes, scripts
from tests.vectors.generate.keeper import First
from tests.vectors.generate.scripts import FULL, TRAINED, TRAINING
from tests.vectors.generate.vector import NOT_CHECKED, Vector, cheat, valid
from tests.vectors.generate.written import Written

CORNERED = f"{scenes.CORNER}slip A1 first\n{scenes.ON_FROM_THE_CORNER}stuck\nend\n"


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_honest(), *_cheats(), *_newer()]


def _written(script: str) -> Written:
    """Write the short training mission, or another script of its table."""
    return First("short", TRAINING).play(script).written


def _honest() -> list[Vector]:
    """Write what was right then."""
    short = _written(scripts.SHORT)
    stopped = First("stopped", TRAINING).play(scenes.STOPPED).written
    parade = First("parade", FULL).play(scripts.PARADE).written
    laid = _written(f"{TRAINED.replace('begin', 'head')}")
    return [
        valid(
            "first-version",
            "A record of the first version: its first sheet stands behind the line that begins the"
            " game.",
            short,
            code=NOT_CHECKED,
        ),
        valid(
            "first-version-every-question",
            "A full game of the first version with every kind of question.",
            parade,
            code=NOT_CHECKED,
        ),
        valid(
            "first-version-stopped",
            "In the first version no line says that the players stop.",
            stopped,
            code=NOT_CHECKED,
        ),
        valid(
            "first-version-stopped-in-the-set-up",
            "In the first version no line says that the players stop, also where they never begin.",
            First("stopped early", TRAINING).play(scenes.STOPPED_EARLY).written,
            code=NOT_CHECKED,
        ),
        valid(
            "first-version-dead-end",
            "In the first version a dead end is told at the next move, where the players made no"
            " ruling about it.",
            First("cornered", FULL).play(CORNERED).written,
            code=NOT_CHECKED,
        ),
        valid(
            "first-version-in-the-set-up",
            "Agents stand in a record of the first version, and the game has not begun.",
            laid,
            code=NOT_CHECKED,
        ),
    ]


def _cheats() -> list[Vector]:
    """Cheat in the form of the first version: what was wrong then is found."""
    short, parade = _written(scripts.SHORT), First("parade", FULL).play(scripts.PARADE).written
    act, share = short.at("act", 5), short.at("share …")
    other = First("another table", TRAINING).play(scripts.SHORT).written
    answer = parade.at("answer …")
    return [
        cheat(
            "first-version-changed-step",
            "Another step than the sealed one is shown in a record of the first version.",
            short.in_clear(act, "step D5"),
            (act, "seal"),
        ),
        cheat(
            "first-version-opening-missing",
            "An answer opens nothing in a record of the first version.",
            parade.opening(answer, lambda _shown: ()),
            (answer, "opening.missing"),
        ),
        cheat(
            "first-version-sheet-missing",
            "The sheet of 06:00 is missing in a record of the first version.",
            short.without(short.sheet("06")).resigned(),
            (short.sheet("06"), "sheet.due"),
        ),
        cheat(
            "first-version-no-share",
            "Nobody said words in a record of the first version.",
            short.without(share).resigned(),
            (share, "share"),
        ),
        cheat(
            "first-version-kept-head-of-another-table",
            "Somebody kept a head of another table of the first version.",
            short,
            (0, "head.table"),
            kept=other.kept()[:1],
        ),
    ]


def _newer() -> list[Vector]:
    """Write sheets in the old places with what only later versions wrote."""
    short = _written(scripts.SHORT)
    stopped = First("stopped", TRAINING).play(scenes.STOPPED).written
    due, begin = short.at("recruits 3") + 1, short.at("begin")
    stop = stopped.at("end …") - 1
    return [
        cheat(
            "first-version-that-says-stop",
            "Sheets stand as in the first version, and a line says that the players stop.",
            stopped.inserted(stop, "table stop").resigned(),
            (stopped.at("recruits 3") + 1, "sheet.due"),
        ),
        cheat(
            "first-version-that-asks-for-more-proof",
            "Sheets stand as in the first version, and the table asks for red hours.",
            short.inserted(2, "table proof red").resigned(),
            (due + 1, "sheet.due"),
        ),
        cheat(
            "first-version-without-its-first-sheet",
            "Neither the recruits of 05:00 nor the line that begins the game has a sheet behind"
            " it.",
            short.without(begin + 1, begin + 2).resigned(),
            (due, "sheet.due"),
        ),
        cheat(
            "first-version-cut-off-behind-the-recruits",
            "The record ends where a sheet is due.",
            short.cut(due - 1),
            (due - 1, "sheet.due"),
        ),
    ]
