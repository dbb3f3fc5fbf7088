"""Records of games that no verifier knows, with seals and without."""

from dataclasses import replace

from companion.record.line import Line, read
from companion.seal import seals
from companion.seal.evidence import EvidenceLine
from tests.vectors.generate import played
from tests.vectors.generate.honest import BOARD
from tests.vectors.generate.vector import NOT_CHECKED, Vector, cheat, garbage, valid
from tests.vectors.generate.written import Opened, Written

GAME = "moon-base"
FILE = "water = 3\nair = 4\n"
OPEN = (
    "Eva digs 3",
    "Adam digs 1",
    "table retract 3",
    "Adam digs 2",
    "public ends the day",
    "table stop",
)


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_sealed(), *_cheats(), *_openings(), *_open(), *_first_lines()]


def renamed(written: Written) -> Written:
    """Let a record be one of a game that nobody knows; all its heads are signed anew."""
    first = written.lines[0].text.replace("mind-mgmt", GAME)
    return written.changed(1, text=first).resigned()


def _sealed() -> list[Vector]:
    """Write what cannot be called wrong, and cannot be called clean."""
    short, parade = renamed(played.short()), renamed(played.parade().written)
    sheet = short.sheet("06")
    lawless = short.changed(short.at("begin"), text="flies to the moon").resigned()
    return [
        valid(
            "unknown-game",
            "The game of the record is none that a verifier knows.",
            short,
            code=NOT_CHECKED,
        ),
        valid(
            "unknown-game-nothing-kept",
            "Nobody knows the game, and nobody kept anything.",
            short,
            (),
            NOT_CHECKED,
        ),
        valid(
            "unknown-game-with-openings",
            "Openings of seals and sheets stand in the record of a game that nobody knows.",
            parade,
            parade.kept("07", "09"),
            NOT_CHECKED,
        ),
        valid(
            "unknown-game-not-ended",
            "The seed of a game that nobody knows is not shown.",
            short.cut(sheet + 1),
            (short.note(sheet),),
            NOT_CHECKED,
        ),
        valid(
            "unknown-game-with-any-move",
            "No move of a game that nobody knows is forbidden.",
            lawless,
            code=NOT_CHECKED,
        ),
    ]


def _cheats() -> list[Vector]:
    """Do what is wrong in every game."""
    short = renamed(played.short())
    text = str(short.lines[0])
    sheet, share, last = short.sheet("06"), short.at("share …"), len(short.lines)
    begin = short.at("begin")
    sealed = next(n for n, line in enumerate(short.lines, 1) if line.seals)
    other = renamed(played.stranger())
    return [
        cheat(
            "unknown-game-head-missing",
            "Behind a sheet of a game that nobody knows stands no head.",
            short.without(sheet + 1).resigned(),
            (sheet + 1, "head.due"),
        ),
        cheat(
            "unknown-game-cut-behind-a-sheet",
            "The record of a game that nobody knows ends where a head is due.",
            short.cut(sheet),
            (sheet, "head.due"),
        ),
        cheat(
            "unknown-game-not-signed-anew",
            "A move of a game that nobody knows was changed, and the heads behind it were not.",
            short.changed(begin, text="begins late"),
            (_head_behind(short, begin), "signature"),
        ),
        cheat(
            "unknown-game-nonce-twice",
            "Two lines of a game that nobody knows have one nonce.",
            short.changed(sheet, nonce=short.lines[sealed - 1].nonce).resigned(),
            (sheet, "nonce"),
        ),
        cheat(
            "unknown-game-no-share",
            "A game that nobody knows is sealed before anybody said words.",
            short.without(share).resigned(),
            (sealed - 1, "share"),
        ),
        cheat(
            "unknown-game-share-too-short",
            "The share of a game that nobody knows has three words.",
            short.changed(share, text="share Adam=1,2,3").resigned(),
            (share, "share"),
        ),
        cheat(
            "unknown-game-retract-before-a-head",
            "A move of a game that nobody knows is taken back after a head.",
            short.inserted(sheet + 2, f"table retract {begin}").resigned(),
            (sheet + 2, "retract"),
        ),
        cheat(
            "unknown-game-sheet-of-two-roots",
            "A sheet of a game that nobody knows has two roots.",
            short.changed(sheet, seals=short.lines[sheet - 1].seals * 2).resigned(),
            (sheet, "line"),
        ),
        cheat(
            "unknown-game-line-of-the-table",
            "The table says something in a game that nobody knows that it never says.",
            short.inserted(begin, "table dance").resigned(),
            (begin, "line"),
        ),
        cheat(
            "unknown-game-seed-of-another-table",
            "The seed of a game that nobody knows is that of another table.",
            short.changed(last, text=other.lines[-1].text),
            (last, "seed"),
        ),
        cheat(
            "unknown-game-line-after-the-end",
            "Behind the seed of a game that nobody knows stands one more line.",
            short.with_entries((*short.entries, short.entries[-1])),
            (last + 1, "line"),
        ),
        cheat(
            "unknown-game-board-changed",
            "No option of a game that nobody knows is the hash of the file below it.",
            replace(short, file=BOARD.replace("Zanzibar", "Praha")),
            (1, "board"),
        ),
        cheat(
            "unknown-game-kept-head-of-another-table",
            "What was kept is of another table than that of the game that nobody knows.",
            short,
            (0, "head.table"),
            kept=other.kept()[:1],
        ),
        cheat(
            "unknown-game-kept-head-differs",
            "Somebody kept the head of another record of the game that nobody knows.",
            short,
            (0, "head.differs"),
            kept=(short.changed(begin, text="begins late").short(sheet),),
        ),
        garbage(
            "unknown-game-id-alone",
            "The first line of a game that nobody knows has an id, and no key or seed.",
            short.text.replace(text, " ".join(_without(text, "key", "seed"))),
            1,
        ),
    ]


def _head_behind(written: Written, number: int) -> int:
    """Give the line of the next head."""
    return 1 + next(size for size in written.sizes if size >= number)


def _without(first: str, *keys: str) -> list[str]:
    """Leave keys out of a first line."""
    return [word for word in first.split(" ") if word.partition("=")[0] not in keys]


def _openings() -> list[Vector]:
    """Open what is no seal, or what the seed does not give."""
    written = renamed(played.parade().written)
    found = [(n, each.shown) for n, each in enumerate(written.entries, 1) if each.shown]
    seal = next(n for n, shown in found if not shown[0].path)
    sheet = next(n for n, shown in found if shown[0].path)

    def salted(shown: Opened) -> Opened:
        """Use a salt for another label, too."""
        return (shown[0], replace(shown[0], label=f"{shown[0].label[:2]}/moon"))

    cases = (
        (
            "opening-false",
            "The opening of a seal has another value than was sealed in a game that nobody knows.",
            seal,
            lambda shown: (replace(shown[0], value=shown[0].value + 1), *shown[1:]),
            "opening.false",
        ),
        (
            "opening-twice",
            "Behind a line of a game that nobody knows something is opened twice.",
            seal,
            lambda shown: (shown[0], *shown),
            "opening.twice",
        ),
        (
            "opening-of-a-sheet-to-come",
            "A sheet is opened that has not come in a game that nobody knows.",
            sheet,
            lambda shown: (replace(shown[0], label=f"99{shown[0].label[2:]}"),),
            "opening.false",
        ),
        (
            "salt-not-of-the-seed",
            "The salt of a place on a sheet does not follow from the seed of a game that nobody"
            " knows.",
            sheet,
            lambda shown: (replace(shown[0], salt="0" * 64), *shown[1:]),
            "opening.false",
        ),
    )
    unended = written.cut(sheet)
    return [
        *(
            cheat(f"unknown-game-{name}", shows, written.opening(at, change), (at, kind))
            for name, shows, at, change, kind in cases
        ),
        cheat(
            "unknown-game-salt-of-two-labels",
            "One salt stands in two openings of a game that nobody knows.",
            unended.opening(sheet, salted),
            (sheet, "salt"),
        ),
    ]


def _open() -> list[Vector]:
    """Write records in which nothing is sealed."""
    short = renamed(played.short())
    seal = f"{{{'a' * 32} {'A' * 43}}}"
    opening = next(each.shown[0] for each in renamed(played.parade().written).entries if each.shown)
    with_file = open_record(*OPEN, file=FILE)
    return [
        valid(
            "open-record",
            "Nothing is sealed in the record of a game that nobody knows.",
            open_record(*OPEN),
            (),
            NOT_CHECKED,
        ),
        valid(
            "open-record-begun",
            "A record without seals is the first line and nothing else.",
            open_record(),
            (),
            NOT_CHECKED,
        ),
        valid(
            "open-record-with-a-file",
            "Below the first line of a record without seals stands a file.",
            with_file,
            (),
            NOT_CHECKED,
        ),
        cheat(
            "open-record-with-another-file",
            "Below the first line of a record without seals stands another file.",
            replace(with_file, file=FILE.replace("3", "9")),
            (1, "board"),
        ),
        cheat(
            "open-record-with-a-seal",
            "A line has a seal in a record in which nothing is sealed.",
            open_record(*OPEN[:1], f"Adam digs {seal}"),
            (3, "line"),
        ),
        cheat(
            "open-record-with-a-head",
            "A head stands in a record that nobody signs.",
            open_record(*OPEN[:2], str(short.lines[short.sheet("06")])),
            (4, "line"),
        ),
        cheat(
            "open-record-with-a-share",
            "Players gave a share in a record in which nothing is sealed.",
            open_record("table share Eva=1,2 Adam=3,4"),
            (2, "line"),
        ),
        cheat(
            "open-record-with-an-end",
            "A seed stands at the end of a record in which nothing is sealed.",
            open_record(*OPEN[:2], str(short.lines[-1])),
            (4, "line"),
        ),
        cheat(
            "open-record-with-an-opening",
            "Something is opened in a record in which nothing is sealed.",
            open_record(*OPEN[:2]).opening(2, lambda _none: (opening,)),
            (2, "opening.superfluous"),
        ),
        cheat(
            "open-record-retracts-what-does-not-count",
            "A line that was taken back is taken back once more where nothing is sealed.",
            open_record(*OPEN[:3], "table retract 3"),
            (5, "retract"),
        ),
        cheat(
            "open-record-and-a-kept-head",
            "Somebody kept a head, and the record has none.",
            open_record(*OPEN),
            (0, "head.table"),
            kept=short.kept()[:1],
        ),
        garbage(
            "open-record-of-a-game-that-seals",
            "The first line of a game that seals has no id, key and seed.",
            played.short().text.replace(
                str(played.short().lines[0]),
                " ".join(_without(str(played.short().lines[0]), "id", "key", "seed")),
            ),
            1,
        ),
    ]


def open_record(*lines: str, file: str = "", game: str = GAME) -> Written:
    """Write a record without seals."""
    options = f"file={seals.hash_of(file)} players=Eva,Adam" if file else "players=Eva,Adam"
    first = Line("table", f"companion/1 {game} {options}")
    entries = (EvidenceLine(first), *(EvidenceLine(read(line)) for line in lines))
    return Written("", b"", b"", file, entries)


def _first_lines() -> list[Vector]:
    """Write first lines that spell a game or a board as none is spelled, and what comes first."""
    short = played.short()
    line = str(short.lines[0])
    unhashed = line.replace(f"board={seals.hash_of(BOARD)}", "board=zanzibar")
    return [
        garbage(
            "first-line-game-in-capitals",
            "The name of the game begins with a capital.",
            short.text.replace(line, line.replace("mind-mgmt", "Mind-mgmt")),
            1,
        ),
        garbage(
            "first-line-mode-and-another-board",
            "The game cannot begin, and its board is not the one that the first line means.",
            short.text.replace(line, unhashed.replace("mode=training", "mode=endless")),
            1,
        ),
        garbage(
            "first-line-no-line-and-another",
            "Neither the first line nor the one below it can be read.",
            short.text.replace("table ", "", 1).replace("| id", "|id", 1),
            1,
        ),
        garbage(
            "first-line-comma-too-many",
            "A comma stands between no words.",
            short.text.replace(line, line.replace("Eva,Adam", "Eva,,Adam")),
            1,
        ),
        cheat(
            "first-line-board-no-hash",
            "The first line spells no hash where the board's stands.",
            short.changed(1, text=unhashed.removeprefix("table ")).resigned(),
            (1, "board"),
        ),
    ]
