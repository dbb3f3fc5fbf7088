"""Tables that ask for less proof than every turn, and those that come to ask for more."""

from collections.abc import Sequence

from tests.vectors.generate import scenes
from tests.vectors.generate.dealing import ASKED, dealt, trained
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import FULL, PARADE, SHORT, TRAINING
from tests.vectors.generate.unknown import open_record, renamed
from tests.vectors.generate.vector import (
    NOT_KNOWN,
    NOTHING_KEPT,
    UNBOUND,
    Vector,
    cheat,
    valid,
)
from tests.vectors.generate.written import Written

SEALED_AT_EIGHT = "immortal E2-E3 for E5\ndone\n"  # where the Recruiter's turn of 08:00 ends
ASKED_AT_EIGHT = "henry reveals B5\nanswer 2\ndone\n"  # and that of the agents
FROM_SIX = ("06", "07", "08", "09", "10", "11")
AGENTS = ("meru", "henry", "bill", "dusty")


def vectors() -> list[Vector]:
    """Write them all."""
    return [
        *_red(),
        *_none(),
        *_without_a_share(),
        *_raised(),
        *_unknown(),
        *_choosing(),
        *_missing(),
    ]


def parade(level: str, *changes: tuple[str, str]) -> Written:
    """Write the full game with every kind of question at another level of proof."""
    return Keeper("parade", FULL).play(_changed(level, PARADE, changes)).written


def short(level: str, *changes: tuple[str, str]) -> Written:
    """Write the training mission that ends at 06:00 at another level of proof."""
    return Keeper("short", TRAINING).play(_changed(level, SHORT, changes)).written


def _changed(level: str, script: str, changes: Sequence[tuple[str, str]]) -> str:
    """Begin a script with a level, and change it; where no proof is asked for nobody says words."""
    silent = script.replace("share\n", "", 1) if level == "none" else script
    for old, new in changes:
        assert silent.count(old) == 1, old
        silent = silent.replace(old, new)
    return f"proof {level}\n{silent}"


def _behind(line: str, more: str) -> tuple[str, str]:
    """Put more behind a line of a script."""
    return line, f"{line}{more}"


def _red() -> list[Vector]:
    """Ask for heads at red hours."""
    by_hand = parade(
        "red",
        _behind("step D3\ndone\n", "head\n"),
        _behind(SEALED_AT_EIGHT, "head\n"),
        _behind("step D7\ndone\n", "head\n"),
    )
    return [
        valid(
            "proof-red",
            "The table asks for heads at red hours, and every one of them was kept.",
            parade("red"),
            None,
            UNBOUND,
            ("06", "07", "08", "09", "11"),
            ("06", "08", "10"),
        ),
        valid(
            "proof-red-and-heads-by-hand",
            "The table asks for heads at red hours, and took one at every other hour by hand.",
            by_hand,
        ),
        valid(
            "proof-red-stopped",
            "The table asks for heads at red hours, and the players stop behind an even one.",
            short("red", ("henry captures D3\nanswer yes\n", "stop\n")),
            None,
            UNBOUND,
            ("06",),
            ("06",),
        ),
    ]


def _silent(name: str, shows: str, written: Written, *, hours: Sequence[str]) -> Vector:
    """Describe a record of which there is nothing to keep."""
    return valid(name, shows, written, (), NOTHING_KEPT, hours, hours, loose=True)


def _none() -> list[Vector]:
    """Ask for nothing."""
    by_hand = short(
        "none",
        _behind("lay slip\n", "share\n"),
        _behind("recruits 3\n", "head\n"),
        _behind("step D3\ndone\n", "head\n"),
        _behind("answer yes\n", "head\n"),
    )
    stopped = ("henry captures D3\nanswer yes\n", "stop\n")
    return [
        valid(
            "proof-none",
            "The table asks for no proof: nobody says words, and no head is shown.",
            parade("none"),
            (),
            NOTHING_KEPT,
            ("05", *FROM_SIX),
            ("05", *FROM_SIX),
            loose=True,
        ),
        _silent(
            "proof-none-stopped",
            "The table asks for no proof, and the players stop: the seed stands behind that.",
            short("none", stopped),
            hours=("05", "06"),
        ),
        _silent(
            "proof-none-stopped-with-a-head",
            "The table asks for no proof, and the players stop and take a head before the seed.",
            short("none", (stopped[0], "stop\nhead\n")),
            hours=("05", "06"),
        ),
        valid(
            "proof-none-heads-by-hand",
            "The table asks for no proof, and took words and every head by hand.",
            by_hand,
        ),
    ]


def _without_a_share() -> list[Vector]:
    """Keep heads of what was sealed before anybody said words."""
    heads = (
        _behind("recruits 3\n", "head\n"),
        _behind("step D3\ndone\n", "head\n"),
        _behind("answer yes\n", "head\n"),
    )
    unshared = short("none", *heads)
    others = tuple((f"control {each} Adam", f"control {each} Eva") for each in AGENTS)
    another = _behind("recruiter Eva\n", "share\nundo\nrecruiter Adam\n")
    recast = short("none", *heads, another, *others)
    keeper = Keeper("dealt", TRAINING).play(f"proof none\n{ASKED.replace('share', '#', 1)}")
    return [
        valid(
            "proof-none-heads-without-a-share",
            "Every head was kept, and nobody ever said words: no hour is kept.",
            unshared,
            None,
            UNBOUND,
            ("06",),
            ("05", "06"),
        ),
        valid(
            "proof-none-words-without-a-share",
            "Six words of a head were noted, and no share: they fit, and no hour is kept.",
            unshared,
            [unshared.words(unshared.sizes[0], "en"), unshared.short(unshared.sizes[-1])],
            UNBOUND,
            ("06",),
            ("05", "06"),
        ),
        cheat(
            "proof-none-words-with-a-share-that-nobody-gave",
            "Six words of a head were noted with a share, and the record has none there.",
            unshared,
            (0, "words.share"),
            kept=[{**unshared.words(unshared.sizes[0], "en"), "share": "1 2 3 4"}],
        ),
        valid(
            "proof-none-words-of-the-recruiter",
            "Who became the Recruiter had said the only words: no hour is kept.",
            recast,
            None,
            UNBOUND,
            ("06",),
            ("05", "06"),
        ),
        valid(
            "proof-none-words-between-sheet-and-head",
            "Words were said behind a sheet, and a head was kept before anybody spoke: it counts.",
            short(
                "none",
                *heads[1:],
                _behind("recruits 3\n", "share\nhead\n"),
            ),
        ),
        valid(
            "proof-none-deal",
            "Where no proof is asked for, a deal still takes a head and words.",
            trained(keeper, dealt(keeper)),
            None,
            UNBOUND,
            ("05", "06"),
            ("05", "06"),
            loose=True,
        ),
    ]


def _raised() -> list[Vector]:
    """Ask for more in the middle of a game."""
    later = parade("none", _behind(ASKED_AT_EIGHT, "proof every\nshare\n"))
    at_once = parade("none", _behind(SEALED_AT_EIGHT, "proof red\nshare\nhead\n"))
    twice = parade(
        "none",
        _behind(SEALED_AT_EIGHT, "proof red\nshare\nhead\n"),
        _behind("step D7\n", "proof every\n"),
    )
    mixed = parade("red", _behind("meru rests\n", "proof every\n"))
    over = short("none", _behind("answer yes\n", "proof red\nhead\n"))
    return [
        valid(
            "proof-none-then-every",
            "The table asked for no proof up to the agents' turn of 08:00, and then for all of it.",
            later,
            None,
            UNBOUND,
            ("06", "07", "08", "09"),
            ("05", "06", "07", "08"),
        ),
        valid(
            "proof-none-then-red-before-anybody-spoke",
            "The table changed its mind behind a sheet, and kept a head before anybody spoke.",
            at_once,
            None,
            UNBOUND,
            ("06", "07", "08", "11"),
            ("05", "06", "07", "10"),
        ),
        valid(
            "proof-none-then-red-then-every",
            "The table asked for no proof, then for red hours, and then for every turn.",
            twice,
            None,
            UNBOUND,
            ("06", "07", "08"),
            ("05", "06", "07"),
        ),
        valid(
            "proof-red-then-every",
            "The table asked for red hours, and from the agents' turn of 10:00 on for every turn.",
            mixed,
            None,
            UNBOUND,
            ("06", "07", "08", "09", "11"),
            ("06", "08", "10"),
        ),
        valid(
            "proof-red-when-the-game-is-over",
            "The game was over when the table asked for proof: a head stands before the seed.",
            over,
            None,
            UNBOUND,
            ("06",),
            ("05", "06"),
        ),
    ]


def _unknown() -> list[Vector]:
    """Ask for less in games that no verifier knows."""
    red, none = renamed(parade("red")), renamed(short("none"))
    lowered = renamed(short("red", _behind("begin\n", "proof none\n")))
    return [
        valid(
            "unknown-game-proof-red",
            "Behind a sheet of a game that nobody knows a head is due at every turn alone.",
            red,
            code=NOT_KNOWN,
        ),
        valid(
            "unknown-game-proof-none",
            "In a game that nobody knows no proof is asked for: no share, no head, and the seed.",
            none,
            (),
            NOT_KNOWN,
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
            (raised := renamed(short("none", _behind("begin\n", "proof red\n")))),
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
        script = SHORT if not level else _changed(level, SHORT, ())
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
    late = short("none", _behind("begin\n", "proof red\n"))
    unshared = parade("none", _behind("slip E7 second\n", "proof red\n"))
    raised = short("none", _behind("answer yes\n", "proof red\n"))
    between = short("red")
    sheet = between.sheet("05")
    won = Keeper("won", FULL).play(_changed("none", scenes.RECRUITED.removesuffix("end\n"), ()))
    won.retract(won.written.at("recruit…", 3))
    words = short("none", _behind("lay slip\n", "share\n"))
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
