"""What the seal costs: sealing a turn, auditing a full game, reading its evidence, six words."""

import hashlib
import hmac
import tempfile
from contextlib import closing
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from companion import games
from companion.core import ABOUT
from companion.play import replay
from companion.record import content
from companion.record.head import head_of
from companion.seal import first
from companion.seal.checking.kept_heads import KeptHead, shown_heads
from companion.seal.checking.verdict import CLEAN, judged
from companion.seal.evidence import Evidence, of_bytes
from companion.seal.words import spoken
from companion.seal.writing.scribe import Scribe, sheet_facts
from companion.store.tables import Tables
from companion.text.gametext import written
from tests.bench.measure import in_turns, seconds, tell
from tests.games.mind_mgmt.random_games import GAME
from tests.games.mind_mgmt.watched import Watched, watched

TURNS = 40
PLACES = len(
    GAME.sealing.places(
        GAME.rules.start({"mode": "full", "edition": "zanzibar", "players": "Eva Adam"})
    )
)
LINE, OPENING, SALTED = b"x" * 100, b"x" * 90, b"x" * 50


def main() -> None:
    """Measure everything with one game that went on to its last hour."""
    game = watched("full", "curious", 2)
    data = str(evidence(game)).encode()
    found = of_bytes(data)
    print(f"evidence of a full game: {len(data)} bytes, {len(found.entries)} lines of the record")
    sealing_a_turn(game, found)
    auditing(found)
    reading(data)
    words(found)


def evidence(game: Watched) -> Evidence:
    """Play a game at a table that is kept, to its end, and take its evidence."""
    public = game.moments[0].before.public
    options = {"mode": game.mode, "edition": "zanzibar", "players": " ".join(public.players)}
    moves = tuple(GAME.notation.format(each.move) for each in game.moments)
    with tempfile.TemporaryDirectory() as home, closing(Tables(Path(home))) as tables:
        text = written(GAME.name, options, moves)
        with closing(replay.copied(tables, "bench", text, None, "1234")) as kept:
            kept.sealing.end()
            return kept.evidence()


class Bare:
    """The same hashes and signatures, and nothing else."""

    def __init__(self) -> None:
        """Hold a key."""
        self.signing = Ed25519PrivateKey.generate()
        self.public = self.signing.public_key().public_bytes_raw()
        self.signature = self.signing.sign(LINE)

    def seals(self, number: int) -> None:
        """Salt and hash so many facts."""
        for _seal in range(number):
            hmac.digest(self.public, SALTED, "sha256")
            hashlib.sha256(OPENING).digest()

    def tree(self, leaves: int, nodes: int) -> None:
        """Hash so many lines, and so many nodes above them."""
        for _leaf in range(leaves):
            hashlib.sha256(b"\x00" + LINE).digest()
        for _node in range(nodes):
            hashlib.sha256(b"\x01" + self.public + self.public).digest()

    def sheet(self) -> None:
        """Make a sheet."""
        self.seals(PLACES)
        self.tree(0, PLACES - 1)

    def verify(self, number: int) -> None:
        """Check so many signatures."""
        for _head in range(number):
            Ed25519PublicKey.from_public_bytes(self.public).verify(self.signature, LINE)


def sealing_a_turn(game: Watched, found: Evidence) -> None:
    """Write the last sheet and its head behind the whole record."""
    state = next(
        each.after
        for each in reversed(game.moments)
        if GAME.sealing.sheet_due(each.before, each.after)
    )
    name = f"{state.public.hour:02}"
    record = found.lines[:-2]
    scribe = Scribe("0" * 16, bytes(32), bytes(range(32)))
    bare = Bare()

    def ours() -> None:
        sheet = scribe.sheet(name, sheet_facts(GAME, name, state))
        scribe.head((*record, sheet))

    def theirs() -> None:
        bare.sheet()
        bare.tree(len(record) + 1, len(record))
        bare.signing.sign(LINE)

    mine, bares = in_turns(ours, theirs, TURNS)
    tell("sealing a turn", f"{len(record)} lines and 126 facts, bare", mine, bares, "; budget 4")


def auditing(found: Evidence) -> None:
    """Walk through a record and audit it, with its last head kept."""
    lines, bare = found.lines, Bare()
    table_line = first.bare(lines[0])
    kept = [
        KeptHead("", head_of(table_line.table, lines[: each.size])) for each in shown_heads(lines)
    ]
    assert judged(games.take, found, kept).code == CLEAN
    sheets = sum(isinstance(line.content, content.SheetLine) for line in lines)
    heads = sum(isinstance(line.content, content.HeadLine) for line in lines)
    sealed = sum(len(line.seals) for line in lines if line.seat != ABOUT)
    openings = [each for entry in found.entries for each in entry.shown]

    def theirs() -> None:
        for _sheet in range(sheets):
            bare.sheet()
        bare.seals(sealed)
        bare.tree(len(lines), len(lines) - 1)
        bare.tree(len(openings), sum(len(each.path) for each in openings))
        bare.verify(heads)

    ours, bares = in_turns(lambda: judged(games.take, found, kept), theirs, TURNS)
    against = f"{sheets} sheets, {sealed} seals, {len(openings)} openings, {heads} heads, bare"
    tell("auditing a full game", against, ours, bares, "; budget 4")


def reading(data: bytes) -> None:
    """Read evidence, against decoding its text."""
    ours, bare = in_turns(lambda: of_bytes(data), lambda: data.decode().split("\n"), TURNS)
    tell("reading its evidence", "decoding and splitting it", ours, bare)


def words(found: Evidence) -> None:
    """Work out six words once; what they cost is their worth."""
    table_line = first.bare(found.lines[0])
    shown = shown_heads(found.lines)[-1]
    head = head_of(table_line.table, found.lines[: shown.size])
    print(f"checking six words: {seconds(lambda: spoken(head, shown.share)):.2f} seconds")


if __name__ == "__main__":
    main()
