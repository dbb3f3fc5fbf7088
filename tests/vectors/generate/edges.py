"""Records at the edges of what the format says: openings that never came, words said before."""

from dataclasses import replace

from companion.record.line import Line
from companion.seal.wordlists import named
from tests.vectors.generate import dealing, played
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import FULL, READY
from tests.vectors.generate.vector import UNBOUND, Vector, cheat, garbage, unread, valid


def vectors() -> list[Vector]:
    """Write them all."""
    return [
        _never_opened(),
        *_said_before(),
        _sealed_in_public(),
        *_blanks(),
        _begun(),
        _walked(),
        _called(),
        *_sealed_about(),
        _no_sheet(),
    ]


def _never_opened() -> Vector:
    """Pay for an Immortal, and stop before the sheet that would have opened it."""
    turn = f"{READY}step D3\nimmortal C6-C7\nimmortal E2-F2 for D4\nstop\nend\n"
    written = Keeper("stopped", FULL).play(turn).written
    return valid(
        "immortal-paid-and-stopped",
        "The players stopped before the sheet came that opens what an Immortal was paid with.",
        written,
        code=UNBOUND,
        unbound=("06",),
    )


def _said_before() -> list[Vector]:
    """Deal from words that were said before the head."""
    written = dealing.training()
    first, dealt = (written.at("share…", nth) for nth in (1, 2))
    said = written.lines[first - 1].text
    turned = f"share Adam={','.join(reversed(said.removeprefix('share Adam=').split(',')))}"
    return [
        cheat(
            f"deal-of-words-said-before{name}",
            shows,
            written.changed(dealt, text=text).resigned(),
            (dealt, "share"),
        )
        for name, shows, text in (
            ("", "The share of a deal repeats the words that were said before its head.", said),
            ("-in-another-order", "It repeats those words in another order.", turned),
        )
    ]


def _sealed_in_public() -> Vector:
    """Put a seal behind a line of the players, below which nothing stands in clear."""
    written = played.short()
    number = written.at("begin")
    line = Line("public", "remark nothing", "0" * 32, ("A" * 43,))
    return cheat(
        "seals-of-a-public-line-after-the-end",
        "A remark has a seal; no move in clear stands below it, as the players hide nothing.",
        written.inserted(number, str(line)).resigned(),
        (number, "seals"),
    )


def _blanks() -> list[Vector]:
    """Put other white space into kept words than a reader tolerates."""
    written = played.short()
    kept = written.words(written.sizes[0], "en")
    words = kept["words"]
    cases = (
        ("a-hard-blank", "blanks that do not break", words.replace(" ", "\u00a0")),
        ("a-mark-before", "a byte order mark before them", f"\ufeff{words}"),
        ("a-separator-behind", "a control character behind them", f"{words}\x1c"),
        ("wide-commas", "commas of another width", f"{words[:4]}{words[4:].replace(' ', '，')}"),
        ("a-line-before-the-colon", "a line feed before the colon", f"{words[:2]}\n{words[2:]}"),
    )
    return [
        unread(
            f"kept-words-{name}",
            f"Kept words have {what}.",
            written,
            {**kept, "words": text},
        )
        for name, what, text in cases
    ]


def _begun() -> Vector:
    """Keep a word of the share that is begun in one language, and a whole word in another."""
    short = played.short()
    index = named("en")["biology"]
    written = short.changed(short.at("share…"), text=f"share Adam={index},1,2,3").resigned()
    words = written.words(written.sizes[0], "en")
    return cheat(
        "kept-share-of-a-word-of-another-list",
        "A word of the kept share is whole on the Czech list, and meant to begin an English one.",
        written,
        (0, "words.share"),
        kept=[{**words, "share": "biolog 1 2 3"}],
    )


def _walked() -> Vector:
    """Walk further than a line can say."""
    written = played.short()
    number = written.at("meru asks palm")
    walk = "-".join(["A1", "A2"] * 5)
    return cheat(
        "walk-of-nine-steps",
        "An agent walks nine steps, where a line holds eight at most.",
        written.inserted(number, f"public meru moves {walk}").resigned(),
        (number, "line"),
    )


def _called() -> Vector:
    """Call a player by the word for all of them."""
    text = played.short().text.replace("players=Eva,Adam", "players=Eva,all")
    return garbage("first-line-player-all", "A player is called `all`.", text, 1)


def _sealed_about() -> list[Vector]:
    """Put seals behind lines about the record that have none."""
    dealt, short = dealing.training(), played.short()
    deal, sealed = dealt.at("deal"), {"nonce": "0" * 32, "seals": ("A" * 43,)}
    return [
        cheat(
            "deal-and-a-sealed-head",
            "The head of a deal has a seal, so it is none.",
            dealt.changed(deal + 1, **sealed),
            (deal + 1, "head.due"),
        ),
        cheat(
            "deal-and-a-sealed-share",
            "The share of a deal has a seal, so it is none.",
            dealt.changed(deal + 2, **sealed).resigned(),
            (deal + 2, "share"),
        ),
        garbage(
            "end-with-a-seal",
            "The line with the seed has a seal, so it ends nothing, and moves stand in clear.",
            unended := short.changed(len(short.lines), **sealed).text,
            unended.split("\n").index("= card pipe-girl") + 1,
        ),
    ]


def _no_sheet() -> Vector:
    """Open a place of a sheet that no record can have."""
    short = played.short()
    number = short.at("answer D3")
    return cheat(
        "opening-of-no-sheet",
        "What is opened has the place that is due, on a sheet whose name is one digit.",
        short.opening(number, lambda shown: (replace(shown[0], label="0/visited/D3"),)),
        (number, "opening.superfluous"),
    )
