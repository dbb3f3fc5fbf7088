"""First lines with which nothing can begin, and boards that are not the one meant."""

from companion.seal import seals
from companion.seal.evidence import EvidenceLine
from tests.vectors.generate import played
from tests.vectors.generate.honest import BOARD
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import TRAINING
from tests.vectors.generate.vector import Vector, cheat, garbage
from tests.vectors.generate.written import Written


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_words(), *_boards()]


def _words() -> list[Vector]:
    """Change the first line."""
    written = played.short()
    line = str(written.lines[0])
    values = dict(part.split("=") for part in line.split(" ")[3:])
    table, key, seed = (f"{name}={values[name]}" for name in ("id", "key", "seed"))
    cases = (
        ("of-two-words", "It names no game and nothing else.", line, "table companion/1"),
        ("version", "It is of another format version.", "companion/1", "companion/2"),
        ("no-version", "It names no format.", "companion/1 ", ""),
        ("seat", "It is not by the table.", "table companion", "public companion"),
        (
            "order",
            "Its keys do not stand in the order of the alphabet.",
            f"{table} {key}",
            f"{key} {table}",
        ),
        ("key-twice", "One of its keys stands there twice.", table, f"{table} {table}"),
        ("without-an-id", "It has no id.", f" {table}", ""),
        ("without-a-key", "It has no public key.", f" {key}", ""),
        ("without-a-seed", "It is bound to no seed.", f" {seed}", ""),
        (
            "id-in-capitals",
            "The digits of its id are capitals.",
            table,
            f"id={values['id'].upper()}",
        ),
        ("id-too-short", "Its id lacks a digit.", table, table[:-1]),
        ("id-too-long", "Its id has one digit more.", table, f"{table}0"),
        ("key-padded", "Its public key is padded.", key, f"{key}="),
        ("key-too-short", "Its public key lacks a character.", key, key[:-1]),
        (
            "key-last-character",
            "The last character of its public key has bits that say nothing.",
            key,
            f"{key[:-1]}{chr(ord(key[-1]) + 1)}",
        ),
        ("seed-padded", "The hash of its seed is padded.", seed, f"{seed}="),
        (
            "option-unknown",
            "It has an option that the game has not.",
            "mode=training",
            "mode=training moon=full",
        ),
        ("option-empty", "One of its options says nothing.", "mode=training", "mode="),
        ("mode", "It names a mode that the game has not.", "mode=training", "mode=endless"),
        (
            "edition",
            "It names another edition than the board.",
            "edition=zanzibar",
            "edition=praha",
        ),
        ("one-player", "It names one player.", "players=Eva,Adam", "players=Eva"),
        ("six-players", "It names six players.", "players=Eva,Adam", "players=Eva,Adam,A,B,C,D"),
        ("player-twice", "It names a player twice.", "players=Eva,Adam", "players=Eva,Eva"),
        (
            "player-keeper",
            "A player is called as the seat of the keeper.",
            "players=Eva,Adam",
            "players=Eva,keeper",
        ),
        ("player-of-no-letters", "A player has no name.", "players=Eva,Adam", "players=Eva,Adam,"),
        ("sealed", "It has a seal.", line, f"{line} {{{'a' * 32} {'A' * 43}}}"),
    )
    text = written.text
    found = []
    for name, shows, old, new in cases:
        assert old in line, name
        changed = text.replace(line, line.replace(old, new, 1), 1)
        found.append(garbage(f"first-line-{name}", shows, changed, 1))
    game = written.changed(1, text=line.removeprefix("table ").replace("mind-mgmt", "mind-games"))
    unsigned = (1 + written.sizes[0], "signature")
    return [
        cheat("first-line-game", "It names another game; no head is signed anew.", game, unsigned),
        *found,
    ]


def with_board(board: str) -> Written:
    """Write the short game on a board as it is, whatever it is."""
    honest = Keeper("short", TRAINING).written
    told = played.short()
    first = honest.lines[0].text.replace(seals.hash_of(BOARD), seals.hash_of(board))
    changed = told.changed(1, text=first)
    found: Written = Written(told.table, told.signing, told.public, board, changed.entries)
    return found.resigned()


def _boards() -> list[Vector]:
    """Show another board than the first line is bound to, and boards that are none."""
    short = played.short()
    other = BOARD.replace('A1 = ["bookstore", "billboard"]', 'A1 = ["billboard", "bookstore"]')
    changed = Written(short.table, short.signing, short.public, other, short.entries)
    garbled = (
        ("comment", "The file of the board begins with a comment.", f"# our box\n{BOARD}", 1),
        (
            "blanks",
            "A line of the board's file has two blanks.",
            BOARD.replace("id = ", "id =  "),
            2,
        ),
        ("blank-line-more", "The file of the board ends with an empty line.", f"{BOARD}\n", 1),
        (
            "location-missing",
            "A location of the board has no features.",
            BOARD.replace('F7 = ["bird", "bus"]\n', ""),
            1,
        ),
        (
            "feature-six-times",
            "A feature stands in six locations.",
            BOARD.replace('F7 = ["bird", "bus"]', 'F7 = ["bird", "idol"]'),
            1,
        ),
        ("one-temple", "The board has one temple.", BOARD.replace('["C3", "E5"]', '["C3"]'), 1),
        (
            "locations-in-another-order",
            "Two locations of the file changed places.",
            _turned(BOARD),
            1,
        ),
    )
    return [
        cheat(
            "board-changed",
            "Two features of a location changed places in the board, and not in the first line.",
            changed,
            (1, "board"),
        ),
        *(
            garbage(f"board-{name}", shows, with_board(board).text, line)
            for name, shows, board, line in garbled
        ),
        garbage(
            "first-line-alone",
            "The evidence is the first line and its board.",
            short.with_entries([EvidenceLine(short.lines[0])]).text.split("|")[0],
            1,
        ),
    ]


def _turned(board: str) -> str:
    """Let two locations change places in a board's file."""
    rows = board.split("\n")
    rows[-3], rows[-2] = rows[-2], rows[-3]
    return "\n".join(rows)
