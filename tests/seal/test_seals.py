"""Seals are what the specification says, recomputed here without the program's own functions."""

import hashlib
import hmac
from base64 import b64decode, urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from companion import table
from companion.core import KEEPER, NotUnderstood
from companion.record.line import Line
from companion.store.tables import Tables
from companion.table import Table

OPTIONS = {"mode": "training", "players": "Eva Adam"}
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


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Table]:
    """Keep a table up to its first step."""
    tables = Tables(tmp_path)
    begun = table.begin(tables, "evening", "mind-mgmt", OPTIONS, "1234")
    for line in LINES:
        begun.play(KEEPER, line)
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
    known = sorted({f for place in kept._state.public.board.features.values() for f in place})
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
    kept.play(KEEPER, "step D3")
    assert kept.view(KEEPER)["keeper"]["path"] == ["D4", "D3"]


def test_a_table_resumes_with_what_was_taken_back_still_gone(tmp_path: Path) -> None:
    tables = Tables(tmp_path)
    begun = table.begin(tables, "evening", "mind-mgmt", OPTIONS, "1234")
    for line in LINES:
        begun.play(KEEPER, line)
    begun.undo()
    begun.close()
    again = table.resume(tables, tables.find("evening"), "1234")
    assert again.view(KEEPER) == begun.view(KEEPER)
    assert again.record == begun.record
    assert again.moves == LINES[:-1]
    again.close()
    tables.close()


def test_a_head_of_the_table_is_signed_by_the_key_of_its_first_line(kept: Table) -> None:
    text, _blank, line = kept.head().partition("\n\n")
    words = dict(word.split("=") for word in kept.record[0].text.split()[2:])
    public = Ed25519PublicKey.from_public_bytes(urlsafe_b64decode(words["key"] + "="))
    public.verify(b64decode(line.split()[-1])[4:], f"{text}\n".encode())
    assert text.splitlines()[:2] == [f"companion-{words['id']}", str(len(kept.record))]


def test_a_table_that_is_not_kept_has_no_head() -> None:
    with pytest.raises(NotUnderstood):
        Table("mind-mgmt", {**OPTIONS, "edition": "zanzibar"}).head()
