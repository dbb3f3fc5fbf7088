"""What players kept, where it does not fit the record that they are shown."""

from base64 import b64decode, b64encode

from companion.record.head import head_of
from companion.record.signature import ORDER
from tests.vectors.generate import curve, played, scenes
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import TRAINING
from tests.vectors.generate.vector import Vector, cheat, unread
from tests.vectors.generate.written import Kept, Written

SIZE_AT = 20  # where the size stands in a short form


def vectors() -> list[Vector]:
    """Write them all."""
    return [
        *_other_records(),
        *_notes(),
        *_words(),
        *_typed(),
        *_garbage(),
        *_shorts(),
        *_beside(),
    ]


def _other_records() -> list[Vector]:
    """Show another record than the one whose heads were kept."""
    true = played.parade().written
    fork = played.forked()
    later = [size for size in true.sizes if size > true.head("08")]
    differs = ["head.longer" if size > len(fork.lines) else "head.differs" for size in later]
    short = played.short()
    other = played.stranger()
    cut = short.cut(short.at("meru asks palm"))
    unseen = short.at("answer D3")
    return [
        cheat(
            "fork-after-eight",
            "From 09:00 on the record is another one than the players kept heads of; the heads"
            " before fit.",
            fork,
            *((0, kind) for kind in differs),
            kept=[true.short(size) for size in true.sizes],
        ),
        cheat(
            "fork-after-eight-notes",
            "The same fork, with signed notes: two heads of one size, both by the keeper's key.",
            fork,
            *((0, kind) for kind in differs),
            kept=[true.note(size) for size in true.sizes],
        ),
        cheat(
            "head-of-another-table",
            "One of the kept heads is of another table.",
            short,
            (0, "head.table"),
            kept=[short.note(short.sizes[0]), other.note(other.sizes[1])],
        ),
        cheat(
            "head-of-another-table-in-short",
            "A kept head in the short form is of another table.",
            short,
            (0, "head.table"),
            kept=[other.short(other.sizes[2])],
        ),
        cheat(
            "head-longer-than-the-record",
            "A kept head covers lines that the evidence no longer has.",
            cut,
            (0, "head.longer"),
            kept=short.kept(),
        ),
        cheat(
            "head-of-a-dropped-sitting",
            "A head over a size that no head of the record has, and over other lines.",
            short,
            (0, "head.differs"),
            kept=[short.changed(5, text="lay time").short(unseen)],
        ),
    ]


def _notes() -> list[Vector]:
    """Keep notes whose signature is not the key's."""
    short = played.short()
    size = short.sizes[1]
    signature = short.signature(size)
    more = curve.number_of(int.from_bytes(signature[32:], "little") + ORDER)
    other = played.stranger()
    forged = played.stranger().signing
    head = head_of(short.table, short.lines[:size])
    by_another = Written(short.table, forged, other.public, short.file, short.entries)
    return [
        cheat(name, shows, short, (0, "head.signature"), kept=[{"head": text}])
        for name, shows, text in (
            (
                "note-by-another-key",
                "A kept note is signed by another key, and names it.",
                by_another.note(size)["head"],
            ),
            (
                "note-by-another-key-under-this-name",
                "A kept note is signed by another key and names this one.",
                head.note(short.public, by_another.signature(size)),
            ),
            (
                "note-with-the-id-of-another-key",
                "A kept note is signed by the key and names another one.",
                head.note(other.public, signature),
            ),
            (
                "note-with-s-plus-l",
                "The S of a kept note's signature has the group's order added.",
                head.note(short.public, signature[:32] + more),
            ),
            (
                "note-of-another-head",
                "A kept note has the signature of another head.",
                head.note(short.public, short.signature(short.sizes[0])),
            ),
        )
    ]


def _words() -> list[Vector]:
    """Keep words that are not those of the head."""
    short = played.short()
    size = short.sizes[0]
    kept = short.words(size, "en")
    heard = kept["words"].split()
    other = "zebra" if heard[3] != "zebra" else "zero"
    misheard = " ".join((*heard[:3], other, *heard[4:]))
    twice = " ".join((*heard[:2], other, other, *heard[4:]))
    turned = " ".join((heard[0], *reversed(heard[1:])))
    share = kept["share"].split()
    cases = (
        ("words-misheard", "One of six kept words is another.", misheard, "words.misheard"),
        ("words-two-wrong", "Two of six kept words are others.", twice, "words"),
        ("words-in-another-order", "The kept words stand in another order.", turned, "words"),
        (
            "words-of-another-hour",
            "The words were kept for 06:00.",
            f"06{kept['words'][2:]}",
            "words",
        ),
        (
            "words-of-no-hour",
            "The words were kept for an hour that had no head.",
            f"11{kept['words'][2:]}",
            "words",
        ),
    )
    return [
        *(
            cheat(name, shows, short, (0, kind), kept=[{"words": words, "share": kept["share"]}])
            for name, shows, words, kind in cases
        ),
        *_words_beside(),
        cheat(
            "words-with-another-share",
            "The kept words come with another share than the record has.",
            short,
            (0, "words.share"),
            kept=[{"words": kept["words"], "share": " ".join(reversed(share))}],
        ),
    ]


def _words_beside() -> list[Vector]:
    """Keep words beside lines that look as if they were a head, or a sheet."""
    retracted = Keeper("retractions", TRAINING).play(scenes.RETRACTED).written
    undone = retracted.at("retract…") - 1
    short = played.short()
    head = short.sizes[0] + 1
    called = short.inserted(head, "public sheet 07").resigned()
    return [
        cheat(
            "words-of-what-was-no-head",
            "The kept words are over lines that no head of their hour covers.",
            retracted,
            (0, "words"),
            kept=[retracted.words(undone, "cs")],
        ),
        cheat(
            "words-and-a-sheet-by-the-players",
            "The players name a sheet before a head is shown, whose hour that does not change.",
            called,
            (head, "head.due"),
            kept=[called.words(head, "en")],
        ),
    ]


def _typed() -> list[Vector]:
    """Keep codes with slips in them, and codes that were shown under a wrong hour."""
    short = played.short()
    first, second = (short.short(size)["head"] for size in short.sizes[:2])
    size = second.split(" ")[2]
    cases = (
        ("one-letter", "One letter of a code is another.", _typo(second, 30), "head.mistyped"),
        (
            "three-letters",
            "Three letters of a code are others.",
            _typo(_typo(_typo(second, 30), 40), 70),
            "head.mistyped",
        ),
        (
            "four-letters",
            "Four letters of a code are others.",
            _typo(_typo(_typo(_typo(second, 30), 40), 50), 70),
            "head.differs",
        ),
        ("its-table", "One digit of a code's table is another.", _typo(second, 5), "head.mistyped"),
        (
            "its-size",
            "One digit of a code's size is another.",
            second.replace(f" {size} ", f" 9{size[1:]} "),
            "head.mistyped",
        ),
        (
            "the-hour",
            "A code was shown once more at 06:00: the one of 05:00, under a new hour.",
            f"06{first[2:]}",
            "head.hour",
        ),
        (
            "the-hour-and-a-letter",
            "A code was noted under another hour, and one letter of it is another.",
            f"06{_typo(first, 30)[2:]}",
            "head.mistyped",
        ),
    )
    true, fork = played.parade().written, played.forked()
    both = [true.words(true.head(hour), "en") for hour in ("08", "09", "10")]
    return [
        *(
            cheat(f"kept-code-wrong-in-{name}", shows, short, (0, kind), kept=[{"head": text}])
            for name, shows, text, kind in cases
        ),
        cheat(
            "fork-after-eight-words",
            "From 09:00 on the record is another one than the players noted the words of; those"
            " before fit. Two that are quite different are no slips.",
            fork,
            (0, "words"),
            (0, "words"),
            kept=both,
        ),
    ]


def _typo(code: str, at: int) -> str:
    """Type another letter or digit at a place of a code."""
    known = "0123456789ABCDEF" if at < SIZE_AT else "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
    other = known[(known.index(code[at]) + 1) % len(known)]
    return f"{code[:at]}{other}{code[at + 1 :]}"


def _garbage() -> list[Vector]:
    """Keep what cannot be read."""
    short = played.short()
    size = short.sizes[1]
    note, words = short.note(size)["head"], short.words(size, "en")
    lines = note.split("\n")
    signed = lines[4].split(" ")
    padded = f"{lines[4][:-2]}{_next(lines[4][-2])}="
    root = f"{lines[2][:-2]}{_next(lines[2][-2])}="
    bare = b64encode(b64decode(signed[2])).decode().rstrip("=")

    def kept(*rows: str) -> list[Kept]:
        return [{"head": "\n".join(rows)}]

    cases: tuple[tuple[str, str, list[Kept]], ...] = (
        (
            "kept-note-wrong-padding-bits",
            "The last character of a kept note's signature has bits that say nothing.",
            kept(*lines[:4], padded, ""),
        ),
        (
            "kept-note-root-wrong-padding-bits",
            "The last character of a kept note's root has bits that say nothing.",
            kept(*lines[:2], root, *lines[3:]),
        ),
        (
            "kept-note-without-padding",
            "The signature of a kept note is not padded.",
            kept(*lines[:4], f"{signed[0]} {signed[1]} {bare}", ""),
        ),
        (
            "kept-note-leading-zero",
            "The size in a kept note has a leading zero.",
            kept(lines[0], f"0{lines[1]}", *lines[2:]),
        ),
        (
            "kept-note-two-signatures",
            "A kept note has two signatures.",
            kept(*lines[:5], lines[4], ""),
        ),
        (
            "kept-note-extension",
            "The text of a kept note has a fourth line.",
            kept(*lines[:3], "hour 06", *lines[3:]),
        ),
        (
            "kept-note-of-two-names",
            "The signature of a kept note is by another name than the text.",
            kept(*lines[:4], f"{signed[0]} companion-{'0' * 16} {signed[2]}", ""),
        ),
        (
            "kept-words-five",
            "Five words were kept.",
            [{**words, "words": " ".join(words["words"].split()[:-1])}],
        ),
        (
            "kept-words-on-no-list",
            "One of the kept words is on no list.",
            [{**words, "words": f"{' '.join(words['words'].split()[:-1])} companion"}],
        ),
    )
    return [unread(name, shows, short, *kept) for name, shows, kept in cases]


def _next(character: str) -> str:
    """Give the next character of base64, which differs in the bits that say nothing."""
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    return alphabet[alphabet.index(character) + 1]


def _shorts() -> list[Vector]:
    """Keep short forms that are none."""
    short = played.short()
    hour, table, size, root = short.short(short.sizes[1])["head"].split(" ")
    base = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
    last = f"{root[:-1]}{base[base.index(root[-1]) + 1]}"
    cases = (
        (
            "kept-short-wrong-last-bits",
            "The last character of a short form's root has bits that say nothing.",
            f"{hour} {table} {size} {last}",
        ),
        (
            "kept-short-leading-zero",
            "The size in a short form has a leading zero.",
            f"{hour} {table} 0{size} {root}",
        ),
        (
            "kept-short-too-many-lines",
            "A short form speaks of more lines than any record has.",
            f"{hour} {table} 10000 {root}",
        ),
        (
            "kept-short-cut-off",
            "A short form lacks its last character.",
            f"{hour} {table} {size} {root[:-1]}",
        ),
        ("kept-nothing-at-all", "What was kept is empty.", ""),
    )
    return [unread(name, shows, short, {"head": text}) for name, shows, text in cases]


def _beside() -> list[Vector]:
    """Keep what cannot be read beside evidence with which something is wrong, too."""
    short = played.short()
    nothing = {"head": "07 so much for that"}
    changed = short.changed(short.at("begin"), text="begin again")
    untold = short.changed(1, text=short.lines[0].text.replace("players=Eva,Adam", "players=Eva"))
    return [
        unread(
            "kept-unread-beside-a-finding",
            "A line is none of the game, and what was kept cannot be read.",
            changed,
            nothing,
        ),
        unread(
            "kept-unread-beside-another",
            "Two things that were kept cannot be read, and a third fits.",
            short,
            nothing,
            short.note(short.sizes[0]),
            {"head": "08 nor this"},
        ),
        unread(
            "kept-unread-beside-no-evidence",
            "The game cannot begin, and what was kept cannot be read.",
            untold,
            nothing,
        ),
    ]
