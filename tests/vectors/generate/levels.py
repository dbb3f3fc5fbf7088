"""Tables that ask for less proof than every turn, and those that come to ask for more."""

from collections.abc import Sequence

from tests.vectors.generate.dealing import ASKED, dealt, trained
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import FULL, PARADE, SHORT, TRAINING
from tests.vectors.generate.vector import (
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
    ]


def parade(level: str, *changes: tuple[str, str]) -> Written:
    """Write the full game with every kind of question at another level of proof."""
    return Keeper("parade", FULL).play(changed(level, PARADE, changes)).written


def short(level: str, *changes: tuple[str, str]) -> Written:
    """Write the training mission that ends at 06:00 at another level of proof."""
    return Keeper("short", TRAINING).play(changed(level, SHORT, changes)).written


def changed(level: str, script: str, changes: Sequence[tuple[str, str]]) -> str:
    """Begin a script with a level, and change it; where no proof is asked for nobody says words."""
    silent = script.replace("share\n", "", 1) if level == "none" else script
    for old, new in changes:
        assert silent.count(old) == 1, old
        silent = silent.replace(old, new)
    return f"proof {level}\n{silent}"


def behind(line: str, more: str) -> tuple[str, str]:
    """Put more behind a line of a script."""
    return line, f"{line}{more}"


def _red() -> list[Vector]:
    """Ask for heads at red hours."""
    by_hand = parade(
        "red",
        behind("step D3\ndone\n", "head\n"),
        behind(SEALED_AT_EIGHT, "head\n"),
        behind("step D7\ndone\n", "head\n"),
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
        behind("lay slip\n", "share\n"),
        behind("recruits 3\n", "head\n"),
        behind("step D3\ndone\n", "head\n"),
        behind("answer yes\n", "head\n"),
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
        behind("recruits 3\n", "head\n"),
        behind("step D3\ndone\n", "head\n"),
        behind("answer yes\n", "head\n"),
    )
    unshared = short("none", *heads)
    others = tuple((f"control {each} Adam", f"control {each} Eva") for each in AGENTS)
    another = behind("recruiter Eva\n", "share\nundo\nrecruiter Adam\n")
    recast = short("none", *heads, another, *others)
    keeper = Keeper("dealt", TRAINING).play(f"proof none\n{ASKED.replace('share', '#', 1)}")
    late = Keeper("dealt", TRAINING).play(
        f"proof none\n{ASKED.replace('share', '#', 1)}proof every\n"
    )
    early = trained(late, dealt(late))
    return [
        valid(
            "deal-behind-the-first-words-of-all",
            "The players say their first words for the deal; all heads were kept.",
            early,
        ),
        valid(
            "deal-behind-words-that-nobody-shared",
            "The head of the deal was kept as words, before anybody had said a share: who made it"
            " had all the time to choose the deal.",
            early,
            [early.words(early.sizes[0], "en"), *map(early.short, early.sizes[1:])],
            UNBOUND,
            ("05",),
        ),
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
                behind("recruits 3\n", "share\nhead\n"),
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
    later = parade("none", behind(ASKED_AT_EIGHT, "proof every\nshare\n"))
    at_once = parade("none", behind(SEALED_AT_EIGHT, "proof red\nshare\nhead\n"))
    twice = parade(
        "none",
        behind(SEALED_AT_EIGHT, "proof red\nshare\nhead\n"),
        behind("step D7\n", "proof every\n"),
    )
    mixed = parade("red", behind("meru rests\n", "proof every\n"))
    over = short("none", behind("answer yes\n", "proof red\nhead\n"))
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
