"""Tables that ask for less proof than they may, or leave out what is due all the same."""

from tests.vectors.generate import scenes
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.levels import behind, changed, parade, short
from tests.vectors.generate.scripts import FULL, SHORT, TRAINING
from tests.vectors.generate.unknown import open_record, renamed
from tests.vectors.generate.vector import NOT_CHECKED, Vector, cheat, valid


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_unknown(), *_choosing(), *_missing()]


def _unknown() -> list[Vector]:
    """Ask for less in games that no verifier knows."""
    red, none = renamed(parade("red")), renamed(short("none"))
    lowered = renamed(short("red", behind("begin\n", "proof none\n")))
    return [
        valid(
            "unknown-game-proof-red",
            "Behind a sheet of a game that nobody knows a head is due at every turn alone.",
            red,
            code=NOT_CHECKED,
        ),
        valid(
            "unknown-game-proof-none",
            "In a game that nobody knows no proof is asked for: no share, no head, and the seed.",
            none,
            (),
            NOT_CHECKED,
        ),
        cheat(
            "unknown-game-proof-lowered",
            "In a game that nobody knows the table asks for less proof than before.",
            lowered,
            (lowered.at("proof none"), "proof"),
        ),
        cheat(
            "unknown-game-proof-raised-without-a-share",
            "In a game that nobody knows proof is asked for, and the next seal has no share.",
            (raised := renamed(short("none", behind("begin\n", "proof red\n")))),
            (raised.at("act", 5), "share"),
        ),
        cheat(
            "open-record-with-a-level-of-proof",
            "A table asks for proof in a record in which nothing is sealed.",
            open_record("table proof red", "Eva digs 3"),
            (2, "line"),
        ),
    ]


def _choosing() -> list[Vector]:
    """Ask for less than before, or for what there is not."""
    cases = (
        ("lowered", "asks for less proof than before", "red", "proof none", "proof"),
        ("lowered-from-every", "asks for less when it asked for all", "", "proof red", "proof"),
        ("same-again", "asks for as much as before", "red", "proof red", "proof"),
        ("every-again", "asks for every turn as it did", "", "proof every", "proof"),
        ("of-no-level", "asks for a level that there is not", "", "proof some", "line"),
        ("in-capitals", "asks for a level in capitals", "none", "proof Red", "line"),
        ("of-nothing", "asks for proof and says no level", "none", "proof", "line"),
    )
    found = []
    for name, shows, level, line, kind in cases:
        script = SHORT if not level else changed(level, SHORT, ())
        keeper = Keeper("short", TRAINING).play(script).written
        number = keeper.at("begin")
        written = keeper.inserted(number, f"table {line}").resigned()
        found.append(cheat(f"proof-{name}", f"The table {shows}.", written, (number, kind)))
    first = Keeper("short", TRAINING).play(f"proof every\n{SHORT}").written
    sealed = short("red").inserted(3, f"table proof every {{{'c' * 32} {'A' * 43}}}").resigned()
    third = Keeper("short", TRAINING).play(SHORT).written.inserted(3, "table proof none").resigned()
    return [
        *found,
        cheat(
            "proof-every-in-the-second-line",
            "The second line asks for every turn, as no line does that is not there.",
            first,
            (2, "proof"),
        ),
        cheat("proof-with-a-seal", "A line that asks for proof has a seal.", sealed, (3, "line")),
        cheat(
            "proof-less-in-the-third-line",
            "The table asks for no proof in the third line, which is too late.",
            third,
            (3, "proof"),
        ),
    ]


def _missing() -> list[Vector]:
    """Leave out what is still due at lower levels, and put lines where others are due."""
    red, none = parade("red"), short("none")
    at_seven = red.sheet("07")
    late = short("none", behind("begin\n", "proof red\n"))
    unshared = parade("none", behind("slip E7 second\n", "proof red\n"))
    raised = short("none", behind("answer yes\n", "proof red\n"))
    between = short("red")
    sheet = between.sheet("05")
    won = Keeper("won", FULL).play(changed("none", scenes.RECRUITED.removesuffix("end\n"), ()))
    won.retract(won.written.at("recruit…", 3))
    words = short("none", behind("lay slip\n", "share\n"))
    said = words.at("share…")
    return [
        cheat(
            "proof-red-head-missing",
            "No head stands at a red hour, where the table asks for one.",
            red.without(at_seven + 1).resigned(),
            (at_seven + 1, "head.due"),
        ),
        cheat(
            "proof-red-no-head-at-the-end",
            "The game is over, no head follows, and the table asks for one at red hours.",
            red.without(len(red.lines) - 1),
            (len(red.lines) - 1, "head.due"),
        ),
        cheat(
            "proof-none-sheet-missing",
            "No proof is asked for, and a sheet is missing: it is sealed all the same.",
            none.without(none.sheet("06")),
            (none.sheet("06"), "sheet.due"),
        ),
        cheat(
            "proof-none-share-of-the-keeper",
            "No proof is asked for, and the keeper gives a share.",
            words.changed(said, text="share Eva=1,2,3,4"),
            (said, "share"),
        ),
        cheat(
            "proof-red-no-share-before-a-seal",
            "The table came to ask for proof, and the next seal has no share.",
            late,
            (late.at("act", 5), "share"),
        ),
        cheat(
            "proof-red-no-share-before-a-sheet",
            "The table came to ask for proof in a turn, and the sheet that ends it has no share.",
            unshared,
            (unshared.sheet("09"), "share"),
        ),
        cheat(
            "proof-red-no-head-before-the-seed",
            "The table came to ask for proof when the game was over, and no head followed.",
            raised,
            (len(raised.lines), "head.due"),
        ),
        cheat(
            "proof-none-retract-before-a-sheet",
            "Where no head stands, a line is taken back that a sheet follows.",
            won.written,
            (len(won.written.lines), "retract"),
        ),
        cheat(
            "proof-before-a-sheet",
            "The table asks for more proof where a sheet is due.",
            between.inserted(sheet, "table proof every").resigned(),
            (sheet, "sheet.due"),
        ),
        cheat(
            "proof-before-a-head",
            "The table asks for more proof where a head is due.",
            between.inserted(sheet + 1, "table proof every").resigned(),
            (sheet + 1, "head.due"),
        ),
        cheat(
            "proof-behind-the-end",
            "The table asks for more proof behind the seed.",
            none.with_entries((*none.entries, none.inserted(2, "table proof red").entries[1])),
            (len(none.lines) + 1, "line"),
        ),
    ]
