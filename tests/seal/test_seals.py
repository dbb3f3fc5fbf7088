"""Seals are what the specification says, recomputed here without the program's own functions."""

import hashlib
import hmac
from base64 import b64decode, b64encode, urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from companion.core import KEEPER, PUBLIC, NotUnderstood
from companion.play import table
from companion.play.table import Table
from companion.record.line import Line
from companion.store.tables import Tables
from tests.store import evening
from tests.store.evening import play

OPTIONS = {"mode": "training", "players": "Eva Adam"}
SHARE = (1, 2, 3, 2047)
LINES = (
    *("recruiter Eva", "lay board", "lay time", "lay actions", "lay supplies", "lay hours"),
    *("supply 9", "lay map", "lay slip", "card pipe-girl", "start D4", "shown D4 1"),
    *("features bus idol pool", "step D5"),
)


def base64(data: bytes) -> str:
    """Write bytes as the specification does."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def seal(seed: bytes, nonce: str, label: str, value: int) -> str:
    """Seal a fact by the specification."""
    salt = hmac.new(seed, bytes.fromhex(nonce) + b"\n" + label.encode(), hashlib.sha256)
    return base64(hashlib.sha256(f'["{salt.hexdigest()}","{label}",{value}]'.encode()).digest())


def played(tables: Tables) -> Table:
    """Begin a table and play it up to its first step."""
    begun = table.begin(tables, "evening", "mind-mgmt", OPTIONS, "1234")
    for line in LINES:
        if begun.sealing.share_due:
            begun.sealing.share(SHARE)
        begun.play(KEEPER, begun.read(line))
    return begun


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Table]:
    """Keep a table up to its first step."""
    tables = Tables(tmp_path)
    begun = played(tables)
    yield begun
    begun.close()
    tables.close()


def line_of(kept: Table, text: str) -> Line:
    """Find the line of the record with this public text."""
    return next(line for line in kept.record if line.text == text)


def seed_of(kept: Table) -> bytes:
    """Take the seed that the first line commits to."""
    assert kept._kept is not None
    return kept._kept.opened.seed


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("card", [("card", 1)]),
        ("start", [("hour/01", 21)]),
        ("act", [("hour/02", 27)]),
    ],
)
def test_a_hidden_fact_is_sealed_as_the_specification_says(
    kept: Table, text: str, facts: list[tuple[str, int]]
) -> None:
    line = line_of(kept, text)
    assert line.seals == tuple(seal(seed_of(kept), line.nonce, *fact) for fact in facts)


def test_the_sixteen_features_are_sealed_one_by_one(kept: Table) -> None:
    line = line_of(kept, "features")
    known = sorted({f for features in kept.view(PUBLIC).board.features.values() for f in features})
    assert len(known) == 16
    facts = [(f"feature/{name}", int(name in {"bus", "idol", "pool"})) for name in known]
    assert line.seals == tuple(seal(seed_of(kept), line.nonce, *fact) for fact in facts)


def test_every_sealing_line_has_a_nonce_of_its_own(kept: Table) -> None:
    nonces = [line.nonce for line in kept.record if line.seals]
    assert len(nonces) == len(set(nonces)) == 4


def test_the_first_line_commits_to_seed_key_and_board(kept: Table) -> None:
    words = dict(word.split("=") for word in kept.record[0].text.split()[2:])
    assert words["seed"] == base64(hashlib.sha256(seed_of(kept)).digest())
    assert len(urlsafe_b64decode(words["key"] + "=")) == 32
    assert list(words) == ["board", "edition", "id", "key", "mode", "players", "seed"]
    assert words["players"] == "Eva,Adam"


def test_a_line_that_is_taken_back_stays_in_the_record(kept: Table) -> None:
    number = kept.undo()
    assert str(kept.record[-1]) == f"table retract {number}"
    assert kept.record[number - 1].text == "act"
    kept.play(KEEPER, kept.read("step D3"))
    assert kept.view(KEEPER).map.path == ("D4", "D3")


def test_a_table_resumes_with_what_was_taken_back_still_gone(tmp_path: Path) -> None:
    tables = Tables(tmp_path)
    begun = played(tables)
    begun.undo()
    begun.close()
    again = table.resume(tables, tables.find("evening"), "1234")
    assert again.view(KEEPER) == begun.view(KEEPER)
    assert again.record == begun.record
    assert again.moves == LINES[:-1]
    again.close()
    tables.close()


def tree(leaves: list[str]) -> bytes:
    """Give the root over some texts, as RFC 9162 defines it."""
    if len(leaves) == 1:
        return hashlib.sha256(b"\0" + leaves[0].encode()).digest()
    half = 2 ** max(power for power in range(20) if 2**power < len(leaves))
    return hashlib.sha256(b"\1" + tree(leaves[:half]) + tree(leaves[half:])).digest()


def key_of(kept: Table) -> Ed25519PublicKey:
    """Take the key that the first line names."""
    words = dict(word.split("=") for word in kept.record[0].text.split()[2:])
    return Ed25519PublicKey.from_public_bytes(urlsafe_b64decode(words["key"] + "="))


def checkpoint(kept: Table, size: int) -> str:
    """Write what a head over so many lines signs."""
    words = dict(word.split("=") for word in kept.record[0].text.split()[2:])
    root = b64encode(tree([str(line) for line in kept.record[:size]])).decode()
    return f"companion-{words['id']}\n{size}\n{root}\n"


def test_a_head_is_signed_by_the_key_of_the_first_line_and_is_a_line_itself(kept: Table) -> None:
    size = len(kept.record)
    note = kept.sealing.head(fresh=True).note
    text, _blank, line = note.partition("\n\n")
    assert f"{text}\n" == checkpoint(kept, size)
    signature = b64decode(line.split()[-1])[4:]
    key_of(kept).verify(signature, checkpoint(kept, size).encode())
    assert str(kept.record[-1]) == f"table head {base64(signature)}"


def test_no_head_is_made_twice_over_the_same_lines(kept: Table) -> None:
    shown = kept.sealing.head(fresh=True)
    assert kept.sealing.head(fresh=True) == kept.sealing.head() == shown
    assert [line.text[:5] for line in kept.record].count("head ") == 1


@pytest.fixture
def turned(tmp_path: Path) -> Iterator[Table]:
    """Keep a table up to the first turn of the agents."""
    tables = Tables(tmp_path)
    begun = play(table.begin(tables, "evening", "mind-mgmt", evening.OPTIONS, "1234"), 45)
    yield begun
    begun.close()
    tables.close()


@pytest.mark.parametrize(("name", "path"), [("05", "D2 C2 C3 B4 B5"), ("06", "D2 C2 C3 B4 B5 C5")])
def test_a_sheet_holds_the_answers_to_everything_that_can_be_asked(
    turned: Table, name: str, path: str
) -> None:
    places = [f"{column}{row}" for row in "1234567" for column in "ABCDEF"]
    been, x, y = path.split(), path[-2], path[-1]
    close = [
        place
        for place in places
        if (place[0] == x and abs(int(place[1]) - int(y)) <= 2)
        or (place[1] == y and abs(ord(place[0]) - ord(x)) <= 2)
    ]
    kinds = {"visited": been, "here": been[-1:], "near": close}
    line = line_of(turned, f"sheet {name}")
    openings = []
    for kind, true in kinds.items():
        for place in places:
            label = f"{name}/{kind}/{place}"
            message = bytes.fromhex(line.nonce) + b"\n" + label.encode()
            salt = hmac.new(seed_of(turned), message, hashlib.sha256).hexdigest()
            openings.append(f'["{salt}","{label}",{int(place in true)}]')
    assert line.seals == (base64(tree(openings)),)


def test_behind_the_first_recruits_and_each_turn_stand_a_sheet_and_a_genuine_head(
    turned: Table,
) -> None:
    texts = [line.text.partition(" ")[0] for line in turned.record]
    heads = [number for number, text in enumerate(texts) if text == "head"]
    assert [texts[number - 2 : number] for number in heads] == [
        ["recruits", "sheet"],
        ["done", "sheet"],
    ]
    for number in heads:
        said = turned.record[number].text.removeprefix("head ")
        signature = urlsafe_b64decode(said + "==")
        key_of(turned).verify(signature, checkpoint(turned, number).encode())


def test_the_share_stands_before_the_first_seal_name_by_name(turned: Table) -> None:
    sealed = [number for number, line in enumerate(turned.record) if line.seals]
    shared = [line.text for line in turned.record[: sealed[0]] if line.seat == "table"][1:]
    assert shared == ["share Adam=11,2047 Petr=0,8"]


def test_nothing_is_sealed_before_the_others_gave_their_share(tmp_path: Path) -> None:
    tables = Tables(tmp_path)
    begun = table.begin(tables, "evening", "mind-mgmt", OPTIONS, "1234")
    for line in LINES[:9]:
        begun.play(KEEPER, begun.read(line))
    before = begun.record
    with pytest.raises(NotUnderstood, match="say their words"):
        begun.play(KEEPER, begun.read(LINES[9]))
    assert begun.record == before
    begun.close()
    tables.close()


def test_a_table_that_is_not_kept_has_no_head() -> None:
    for fresh in (False, True):
        with pytest.raises(NotUnderstood):
            Table("mind-mgmt", {**OPTIONS, "edition": "zanzibar"}).sealing.head(fresh=fresh)
