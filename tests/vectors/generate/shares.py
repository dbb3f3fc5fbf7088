"""Shares that are missing, too short or of the wrong players; numbers that are too large."""

from tests.vectors.generate import played, scripts
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import TRAINING
from tests.vectors.generate.vector import Vector, cheat, garbage, valid
from tests.vectors.generate.written import Written

THREE = {"mode": "training", "players": "Eva Adam Petr"}


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_wrong(), *_missing(), *_recast(), *_numbers(), *_endless()]


def _three() -> Written:
    """Write the short game with three players, where everybody controls two agents."""
    shared = scripts.SHORT.replace("control bill Adam", "control bill Petr")
    shared = shared.replace("control dusty Adam", "control dusty Petr")
    return Keeper("three", THREE).play(shared).written


def _share(written: Written, name: str, shows: str, said: str, kind: str = "share") -> Vector:
    """Say another share than was said."""
    number = written.at("share…")
    return cheat(name, shows, written.changed(number, text=said).resigned(), (number, kind))


def _wrong() -> list[Vector]:
    """Say shares that are none."""
    short, three = played.short(), _three()
    return [
        _share(
            short,
            "share-too-few-words",
            "Three words were said, where four are needed.",
            "share Adam=1,2,3",
        ),
        _share(
            short, "share-by-the-keeper", "The keeper himself said the share.", "share Eva=1,2,3,4"
        ),
        _share(
            short,
            "share-by-everybody",
            "The keeper said a word of the share, too.",
            "share Eva=1 Adam=2,3,4,5",
        ),
        _share(
            short,
            "share-by-a-stranger",
            "Somebody said words who does not play.",
            "share Jan=1,2,3,4",
        ),
        _share(
            three,
            "share-without-one-player",
            "One of two players said no word.",
            "share Adam=1,2,3,4",
        ),
        _share(
            three,
            "share-in-another-order",
            "The players stand in another order than in the first line.",
            "share Petr=1,2 Adam=3,4",
        ),
        _share(
            three,
            "share-one-player-twice",
            "One player stands in the share twice.",
            "share Adam=1,2 Adam=3,4",
            "line",
        ),
        _share(
            short,
            "share-index-2048",
            "A word of the share has an index beyond the list.",
            "share Adam=1,2,3,2048",
            "line",
        ),
        _share(
            short,
            "share-index-huge",
            "A word of the share has an endless index.",
            f"share Adam=1,2,3,{'9' * 300}",
            "line",
        ),
        _share(
            short,
            "share-index-leading-zero",
            "An index of the share has a leading zero.",
            "share Adam=1,2,3,04",
            "line",
        ),
        _share(
            short,
            "share-without-indexes",
            "A share names a player and no word.",
            "share Adam",
            "line",
        ),
    ]


def _missing() -> list[Vector]:
    """Seal without a share."""
    short = played.short()
    share = short.at("share…")
    early = short.without(share).inserted(2, str(short.lines[share - 1]))
    return [
        cheat(
            "share-missing",
            "Nobody gave a share before the first seal.",
            short.without(share).resigned(),
            (share, "share"),
        ),
        cheat(
            "share-before-the-keeper-is-known",
            "The share was given before anybody was the keeper.",
            early.resigned(),
            (2, "share"),
        ),
        cheat(
            "share-after-the-first-seal",
            "The share was given after the first seal.",
            short.swapped(share, share + 1).resigned(),
            (share, "share"),
        ),
    ]


def _recast() -> list[Vector]:
    """Let another player become the keeper behind the share."""
    laid = scripts.SHORT.replace("share\n", "")
    back = f"recruiter Eva\nundo\nrecruiter Adam\nshare\nundo\n{scripts.SHORT}"
    own = Keeper("recast", TRAINING).play(f"recruiter Adam\nshare\nundo\n{laid}").written
    late = Keeper("recast", TRAINING).play(scripts.TABLE.replace("Eva", "Adam") + "card karl-box\n")
    late.retract(late.written.at("recruiter Adam"))
    sealed = late.play(laid).written
    again = Keeper("recast", TRAINING).play(
        f"recruiter Eva\nshare\nundo\nrecruiter Adam\nundo\n{laid}"
    )
    return [
        cheat(
            "share-by-who-became-the-keeper",
            "A player says the share alone, and then becomes the keeper.",
            own,
            (own.at("card"), "share"),
        ),
        cheat(
            "share-by-who-became-the-keeper-behind-a-seal",
            "A card was sealed and all was taken back; the player who had said the share became"
            " the keeper.",
            sealed,
            (sealed.at("card", 2), "share"),
        ),
        valid(
            "share-anew-for-another-keeper",
            "Another player becomes the keeper behind the share, and the others say a new one.",
            Keeper("recast", TRAINING).play(back).written,
        ),
        valid(
            "share-of-the-same-keeper-as-before",
            "Another player was the keeper for a moment; the share is of the others all the same.",
            again.written,
        ),
    ]


def _numbers() -> list[Vector]:
    """Say numbers that are too large, or not in their one spelling, in lines of the table."""
    short = played.short()
    turn = short.at("act", 5)
    signature = short.lines[short.at("head…") - 1].text[5:]
    wrong = f"{signature[:-1]}{chr(ord(signature[-1]) + 1)}"
    lines = (
        ("retract-99999", "A line far beyond all records was taken back.", "table retract 99999"),
        ("retract-nought", "The line before the first was taken back.", "table retract 0"),
        (
            "retract-leading-zero",
            "The number of a retracted line has a leading zero.",
            "table retract 05",
        ),
        ("retract-a-sign", "The number of a retracted line has a sign.", "table retract +5"),
        ("head-padded", "The signature of a head is padded.", f"table head {signature}=="),
        (
            "head-wrong-padding-bits",
            "The last character of a head's signature has bits that say nothing.",
            f"table head {wrong}",
        ),
        (
            "head-too-short",
            "The signature of a head lacks a character.",
            f"table head {signature[:-1]}",
        ),
        ("head-without-a-signature", "A head has no signature.", "table head"),
        ("table-line-unknown", "A line of the table is none that there is.", "table rest"),
    )
    sheet = short.sheet("06")
    return [
        *(
            cheat(name, shows, short.inserted(turn, line).resigned(turn + 1), (turn, "line"))
            for name, shows, line in lines
        ),
        cheat(
            "sheet-name-of-one-digit",
            "The name of a sheet has one digit.",
            short.changed(short.sheet("06"), text="sheet 6").resigned(),
            (sheet, "sheet.due"),
        ),
        cheat(
            "recruits-huge",
            "An endless number of recruits was told.",
            short.changed(short.at("recruits 3"), text=f"recruits {'9' * 300}").resigned(),
            (short.at("recruits 3"), "line"),
        ),
    ]


def _endless() -> list[Vector]:
    """Fill a record up."""
    first, *rest = played.short().text.split("\n")
    board = "".join(f"{row}\n" for row in rest if row.startswith("|"))
    return [
        cheat_of(
            "lines-9999",
            "A record of as many lines as there can be, all but the first of which say nothing.",
            f"{first}\n{board}{'x y' + chr(10)}" + "x y\n" * 9997,
        ),
        garbage(
            "lines-10000",
            "A record of one line more than there can be.",
            f"{first}\n{board}" + "x y\n" * 9999,
            1 + board.count("\n") + 9999,
        ),
    ]


def cheat_of(name: str, shows: str, text: str) -> Vector:
    """Describe a text whose second line is no line."""
    from tests.vectors.generate.vector import FINDINGS

    return Vector(name, shows, text.encode(), (), FINDINGS, ((2, "line", ""),), None)
