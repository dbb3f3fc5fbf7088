"""Changing evidence at random, and signing it anew so that a change is not seen by its heads."""

import hashlib
import random
import re
from base64 import b32encode, b64encode, urlsafe_b64encode
from collections.abc import Callable, Iterator

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

SIGNER = Ed25519PrivateKey.from_private_bytes(b"for the agreement of verifiers..")
SAID = [
    "answer none",
    "answer yes",
    "answer no",
    "answer D2",
    "answer 6",
    "answer A1 B1",
    "done",
    "done slip first",
    "stuck",
    "done slip second",
    "recruits 1",
    "recruits 3",
    "recruits 0",
    "shown D4 1",
    "shown B3 5",
    "immortal C4-D4",
    "begin",
    "immortal C4-D4 for D5",
    "draw bus",
    "draw dogs",
    "recruit cafe",
    "token D6",
    "mistake 5 oh",
    "mended",
    "dolphin",
    "meru asks cafe",
    "bill reveals D2",
    "dusty shakes-down bus",
    "henry captures C3",
    "meru senses D4",
    "act",
    "correct token D3",
    "correct mayhem C4-D4 C5-D5",
    "remark so",
    "ruling mind-mgmt.setup.stuck anew",
    "ruling mind-mgmt.dead-end.when at-once",
    "ruling mind-mgmt.slip.second.visited earned",
    "override mind-mgmt.step.next a card",
    "override mind-mgmt.slip.second.earned a card",
    "restore mind-mgmt.step.next",
    "restore mind-mgmt.slip.second.earned",
    "recruiter Eva",
    "henry rests",
    "mayhem Eva D4-D5",
    "supply 11",
    "agent meru D4",
    "meru moves A3-A4-A5",
    "bill moves C7-C6",
    "bill shoves C6-C5",
    "dusty pushes B5-B6",
    "dusty leads henry F4-F5",
    "dusty asks bus",
    "note A5 no graffiti by 6",
    "lift A5 no graffiti by 6",
    "mistake 99 oh",
    "override mind-mgmt.agents.once a card",
    "override mind-mgmt.immortals.one a card",
    "ruling mind-mgmt.dusty.acted may",
    "correct immortal D5 D6",
    "correct agent dusty B4",
    "recruiter Jan",
    "control meru Adam²",
    "meru asks cathedral",
    "draw cathedral",
    "answer 0",
    "answer 100",
    "answer A1 B1 C1 D1 E1 F1",
]
LINES = [f"{seat} {text}" for text in SAID for seat in ("keeper", "public")]
LINES += ["table retract 30", "table retract 45", "table sheet 07", "table sheet 7"]
LINES += [f"table proof {level}" for level in ("none", "red", "every")] * 3
LINES += ["table share Adam=1,2,3,4", "table share Adam=1,2 Adam=3,4", "table dance"]


def is_line(line: str) -> bool:
    """Tell a line of the record from all else that stands in evidence."""
    return not line.startswith(("|", "= ", "["))


def spelled(data: bytes) -> str:
    """Spell bytes in base64url without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def root(lines: list[str]) -> bytes:
    """Work out the root of the tree over lines, as RFC 9162 writes it down."""
    if len(lines) == 1:
        return hashlib.sha256(b"\0" + lines[0].encode()).digest()
    split = 1 << (len(lines) - 1).bit_length() - 1
    return hashlib.sha256(b"\1" + root(lines[:split]) + root(lines[split:])).digest()


def signed(text: str) -> str:
    """Let another keeper sign all heads of evidence."""
    public = spelled(SIGNER.public_key().public_bytes_raw())
    text = re.sub(r"key=\S+", f"key={public}", text, count=1)
    found = re.search(r"id=([0-9a-f]{16})", text)
    name, before = f"companion-{found[1] if found else ''}", list[str]()
    lines = text.split("\n")
    for at, line in enumerate(lines):
        if line.startswith("table head "):
            head = f"{name}\n{len(before)}\n{b64encode(root(before)).decode()}\n"
            lines[at] = f"table head {spelled(SIGNER.sign(head.encode()))}"
        if is_line(line):
            before.append(lines[at])
    return "\n".join(lines)


def heads(text: str) -> Iterator[str]:
    """Give the short forms of all heads of evidence."""
    lines = [line for line in text.split("\n")[:-1] if is_line(line)]
    found = re.search(r"id=([0-9a-f]{16})", text)
    hour = "00"
    for size, line in enumerate(lines):
        if sheet := re.match(r"table sheet ([0-9]{2}) ", line):
            hour = sheet[1]
        if line.startswith("table head ") and size and found:
            short = b32encode(root(lines[:size])).decode().rstrip("=")
            yield f"{hour} {found[1].upper()} {size} {short}"


Change = Callable[[list[str], random.Random], None]


def places(lines: list[str]) -> list[int]:
    """Find what may be changed: all but the first line and the file of the board."""
    return [at for at, line in enumerate(lines) if at and not line.startswith("|")] or [0]


def drop(lines: list[str], dice: random.Random) -> None:
    """Leave a line out."""
    del lines[dice.choice(places(lines))]


def repeat(lines: list[str], dice: random.Random) -> None:
    """Write a line twice."""
    at = dice.choice(places(lines))
    lines.insert(at, lines[at])


def swap(lines: list[str], dice: random.Random) -> None:
    """Swap a line with one that comes soon."""
    at = dice.choice(places(lines))
    other = min(len(lines) - 1, at + dice.randrange(1, 4))
    lines[at], lines[other] = lines[other], lines[at]


def invent(lines: list[str], dice: random.Random) -> None:
    """Write a line that may well stand in a record."""
    lines.insert(dice.choice(places(lines)), dice.choice(LINES))


def bend(lines: list[str], dice: random.Random) -> None:
    """Put another word of the same kind for a word."""
    bent = [r"\b[A-F][1-7]\b", r"\b[0-9]\b", r"\b(?:yes|no|none)\b", r"\b(?:first|second)\b"]
    bent += [
        r"\b(?:meru|henry|bill|dusty)\b",
        r"\b(?:moves|leads|shoves|pushes|reveals|captures)\b",
    ]
    bent += [r"\b(?:bus|cafe|pool|idol|dogs|monks|bird|palm|graffiti)\b", r",[01]\]"]
    free = places(lines)
    for at in dice.sample(free, len(free)):
        hits = [hit for each in bent for hit in re.finditer(each, lines[at])]
        if hits:
            hit = dice.choice(hits)
            kin = dice.choice([each for each in bent if re.fullmatch(each, hit[0])])
            whole = re.findall(kin, "\n".join(line for line in lines if line[0] != "|"))
            lines[at] = lines[at][: hit.start()] + dice.choice(whole) + lines[at][hit.end() :]
            return


def damage(lines: list[str], dice: random.Random) -> None:
    """Put any character for any other."""
    at = dice.choice(places(lines))
    place = dice.randrange(len(lines[at]) + 1)
    strange = dice.choice("aZ0 _-=|[]{}\"',/\t\u00a0\u0301é\u202e")
    lines[at] = lines[at][:place] + strange + lines[at][place + dice.randrange(2) :]


FIRST = ["moon=full", "id=00", "players=Eva", "mode=endless", "zone", "board=none", "seed="]
GAMES = ["moon-base", "Mind", "a_b"]


def begin(lines: list[str], dice: random.Random) -> None:
    """Begin with another first line."""
    words = lines[0].split(" ")
    at = dice.randrange(1, len(words))
    kind = dice.randrange(4)
    if kind == 0:
        words.insert(at, dice.choice(FIRST))
    elif kind == 1:
        del words[at]
    elif kind == 2:
        words[2:3] = [dice.choice(GAMES)]
    else:
        words = [word for word in words if not word.startswith(("id=", "key=", "seed="))]
    lines[0] = " ".join(words)


def print_anew(lines: list[str], dice: random.Random) -> None:
    """Change the file below the first line, and mostly what the first line says of it."""
    at = [at for at, line in enumerate(lines) if line.startswith("|")]
    if not at:
        return
    row, other = dice.choice(at), dice.choice(at)
    if dice.random() < 0.5:
        lines[row], lines[other] = lines[other], lines[row]
    else:
        del lines[row]
    rows = "".join(f"{line[2:]}\n" for line in lines if line.startswith("|"))
    if dice.random() < 0.8:
        fresh = spelled(hashlib.sha256(rows.encode()).digest())
        lines[0] = re.sub(r"\b(board|file)=\S+", rf"\1={fresh}", lines[0])


CHANGES: tuple[Change, ...] = (
    *(drop, repeat, swap, invent, invent, bend, bend, bend, damage),
    *(begin, print_anew),
)


def changed(text: str, dice: random.Random) -> str:
    """Change evidence in one way or two, and mostly sign it anew."""
    lines = text.split("\n")[:-1]
    for _ in range(dice.choice((1, 1, 2))):
        if lines:
            dice.choice(CHANGES)(lines, dice)
    result = "\n".join(lines) + "\n"
    return signed(result) if dice.random() < 0.85 else result
