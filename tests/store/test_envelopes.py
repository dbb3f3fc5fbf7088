"""Envelopes on the disk: hidden, private, never written again, and named where they are damaged."""

import hashlib
import re
import stat
from pathlib import Path

import pytest

from companion.core import CompanionError
from companion.seal.envelope import Envelope, sealed
from companion.store import sealed as on_disk
from companion.store.envelopes import Envelopes
from companion.store.errors import Damaged, NotOpened, WrongPin

PIN = "246813579"
SHARE = (12, 2047, 0, 7)
CHOICE = "přesně sedm"


@pytest.fixture
def eva() -> Envelope:
    """Seal a choice."""
    return sealed("Eva", SHARE, CHOICE)


def contents(home: Path) -> dict[str, bytes]:
    """Read everything below a folder."""
    return {path.name: path.read_bytes() for path in home.rglob("*") if path.is_file()}


def test_an_envelope_is_kept_and_opened_again_with_its_pin(tmp_path: Path, eva: Envelope) -> None:
    Envelopes(tmp_path).keep(eva, PIN)
    again = Envelopes(tmp_path)
    (kept,) = again.list()
    assert (kept.name, kept.share, kept.seal, kept.label) == ("Eva", SHARE, eva.seal, "Eva 1")
    assert again.open(kept, PIN) == eva
    assert again.notices == []


def test_choice_salt_and_pin_stand_nowhere_in_clear(tmp_path: Path, eva: Envelope) -> None:
    kept = Envelopes(tmp_path).keep(eva, PIN)
    found = b"\n".join(contents(tmp_path).values()) + repr(kept).encode()
    for secret in (CHOICE, eva.salt, eva.salt.upper(), PIN):
        assert secret.encode() not in found
    assert bytes.fromhex(eva.salt) not in found


def test_how_long_a_choice_is_does_not_show(tmp_path: Path) -> None:
    envelopes = Envelopes(tmp_path)
    for choice in ("1", "ž" * 120):
        envelopes.keep(sealed("Eva", SHARE, choice), PIN)
    one, other = contents(tmp_path).values()
    assert len(one) == len(other)


def test_only_the_user_can_read_them(tmp_path: Path, eva: Envelope) -> None:
    home = tmp_path / "new" / "home"
    kept = Envelopes(home).keep(eva, PIN)
    assert stat.S_IMODE(kept.path.stat().st_mode) & 0o077 == 0
    assert stat.S_IMODE(kept.path.parent.stat().st_mode) & 0o077 == 0


def test_no_envelope_is_ever_written_again(tmp_path: Path, eva: Envelope) -> None:
    envelopes = Envelopes(tmp_path)
    first = envelopes.keep(eva, PIN)
    before = first.path.read_bytes()
    (first.path.parent / "7.envelope").write_bytes(b"what a disk made of it")
    second = envelopes.keep(sealed("Eva", SHARE, "another"), PIN)
    envelopes.open(first, PIN)
    assert second.label == "Eva 8"
    assert first.path.read_bytes() == before
    assert contents(tmp_path)["7.envelope"] == b"what a disk made of it"


def test_of_several_envelopes_one_is_named_by_its_number(tmp_path: Path, eva: Envelope) -> None:
    envelopes = Envelopes(tmp_path)
    envelopes.keep(eva, PIN)
    envelopes.keep(sealed("Petr", SHARE, "1"), PIN)
    assert envelopes.find("Eva").seal == eva.seal
    envelopes.keep(sealed("Eva", SHARE, "1"), PIN)
    assert envelopes.find("Eva 1").seal == eva.seal
    with pytest.raises(CompanionError, match="Eva 1, Eva 3"):
        envelopes.find("Eva")
    with pytest.raises(NotOpened):
        envelopes.find("Adam\x1b[2J")


def test_a_short_or_wrong_pin_is_refused(tmp_path: Path, eva: Envelope) -> None:
    envelopes = Envelopes(tmp_path)
    with pytest.raises(WrongPin):
        envelopes.keep(eva, "123")
    assert envelopes.list() == ()
    kept = envelopes.keep(eva, PIN)
    with pytest.raises(WrongPin, match="PIN of the envelope"):
        envelopes.open(kept, PIN + "x")


def test_wrong_pins_have_to_wait_longer_and_longer(tmp_path: Path, eva: Envelope) -> None:
    now = 1_000_000.0
    envelopes = Envelopes(tmp_path, lambda: now)
    kept = envelopes.keep(eva, PIN)
    for _try in range(3):
        with pytest.raises(WrongPin, match="not the PIN"):
            envelopes.open(kept, "wrong")
    with pytest.raises(WrongPin, match="5 seconds"):
        Envelopes(tmp_path, lambda: now).open(kept, PIN)
    now += 5
    with pytest.raises(WrongPin, match="not the PIN"):
        envelopes.open(kept, "wrong")
    now -= 500_000  # the clock is set back
    with pytest.raises(WrongPin, match="10 seconds"):
        envelopes.open(kept, PIN)
    now += 10
    assert envelopes.open(kept, PIN) == eva
    with pytest.raises(WrongPin, match="not the PIN"):
        envelopes.open(kept, "wrong")


@pytest.mark.parametrize("text", ["", "x", "9" * 5000, "3 x\n", "-1 5\n", "\u0663 5\n"])
def test_a_damaged_count_of_tries_locks_nobody_out(
    tmp_path: Path, eva: Envelope, text: str
) -> None:
    envelopes = Envelopes(tmp_path)
    kept = envelopes.keep(eva, PIN)
    kept.path.with_suffix(".tries").write_text(text, encoding="utf-8")
    assert envelopes.open(kept, PIN) == eva


def test_every_changed_byte_is_noticed_and_the_file_is_named(tmp_path: Path, eva: Envelope) -> None:
    envelopes = Envelopes(tmp_path)
    kept = envelopes.keep(eva, PIN)
    envelopes.keep(sealed("Petr", SHARE, "1"), PIN)
    before = kept.path.read_bytes()
    for at in range(len(before)):
        changed = bytearray(before)
        changed[at] ^= 1 << at % 8
        kept.path.write_bytes(changed)
        assert [each.name for each in envelopes.list()] == ["Petr"]
        assert ["1.envelope" in notice for notice in envelopes.notices] == [True]
    with pytest.raises(CompanionError, match=r"1\.envelope"):
        envelopes.find("Eva")


@pytest.mark.parametrize(
    "made",
    [b"", b"\0" * 4096, b"\xff\xfe", b"companion-sealed-envelope/1\n" * 99, b"x" * 2_000_000],
)
def test_a_file_that_is_no_envelope_is_named_and_left(tmp_path: Path, made: bytes) -> None:
    (tmp_path / "envelopes").mkdir()
    (tmp_path / "envelopes" / "1.envelope").write_bytes(made)
    (tmp_path / "envelopes" / "other.envelope").write_bytes(made)
    envelopes = Envelopes(tmp_path)
    assert envelopes.list() == ()
    assert len(envelopes.notices) == 1
    assert "\n" not in envelopes.notices[0]


def test_an_envelope_of_a_newer_program_is_not_called_damaged(
    tmp_path: Path, eva: Envelope
) -> None:
    envelopes = Envelopes(tmp_path)
    kept = envelopes.keep(eva, PIN)
    kept.path.write_bytes(kept.path.read_bytes().replace(b"envelope/1", b"envelope/2"))
    assert envelopes.list() == ()
    assert "another Companion" in envelopes.notices[0]


def put_right(path: Path, before: str, after: str) -> None:
    """Change a file, and its checksum with it."""
    text = path.read_text("utf-8").replace(before, after)
    said = text[: text.index("sum: ")]
    path.write_text(f"{said}sum: {hashlib.sha256(said.encode()).hexdigest()}\n", encoding="utf-8")


def test_who_exchanges_what_is_encrypted_opens_nothing(tmp_path: Path, eva: Envelope) -> None:
    envelopes = Envelopes(tmp_path)
    kept = envelopes.keep(eva, PIN)
    other = envelopes.keep(sealed("Eva", SHARE, "another choice"), PIN)
    text = kept.path.read_text("utf-8")
    lines = re.findall("(?:key|salt|choice|name|seal): (.*)\n", text)
    foreign = re.findall("(?:key|salt|choice|name|seal): (.*)\n", other.path.read_text("utf-8"))
    name, seal, key, salt, choice = lines
    exchanged = [(choice, salt), (salt, foreign[3]), (key, foreign[2]), (seal, foreign[1])]
    for before, after in [*exchanged, (key, key[4:]), ("name: Eva", "name: Petr")]:
        kept.path.write_text(text, encoding="utf-8")
        kept.path.with_suffix(".tries").unlink(missing_ok=True)
        put_right(kept.path, before, after)
        with pytest.raises(CompanionError) as refused:
            envelopes.open(on_disk.read(kept.path), PIN)
        assert isinstance(refused.value, Damaged | WrongPin)
        assert name not in str(refused.value)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path, eva: Envelope) -> None:
    (tmp_path / "home").write_text("a file")
    envelopes = Envelopes(tmp_path / "home")
    with pytest.raises(NotOpened, match="home"):
        envelopes.keep(eva, PIN)
    with pytest.raises(NotOpened, match="home"):
        envelopes.list()
