"""Envelopes on the disk: hidden, private, never written again, and named where they are damaged."""

import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from companion.core import CompanionError
from companion.seal.envelopes.envelope import Envelope, sealed
from companion.store.disk import database
from companion.store.disk.errors import Damaged, NotOpened, NotSaved, WrongPin
from companion.store.envelopes import Envelopes
from companion.store.keys import pins
from companion.store.keys.stored_envelope import StoredEnvelope
from companion.store.tables import Tables
from tests.store.version1 import ENVELOPE_PIN, ENVELOPES, lay_down

PIN = "246813579"
SHARE = (12, 2047, 0, 7)
CHOICE = "přesně sedm"


@contextmanager
def opened(home: Path, clock: Callable[[], float] = lambda: 1.7e9) -> Iterator[Envelopes]:
    """Open a folder's envelopes."""
    with closing(Tables(home, clock)) as tables:
        yield tables.envelopes


def keep(home: Path, *envelopes: Envelope) -> StoredEnvelope:
    """Keep envelopes, and give the last one."""
    with opened(home) as found:
        return [found.keep(each, PIN) for each in envelopes][-1]


def change(home: Path, what: str, *values: object) -> None:
    """Change one thing in the database, as a failing disk would."""
    with closing(sqlite3.connect(home / database.NAME)) as found, found:
        assert found.execute(what, values).rowcount == 1


@pytest.fixture
def eva() -> Envelope:
    """Seal a choice."""
    return sealed("Eva", SHARE, CHOICE)


def contents(home: Path) -> bytes:
    """Read everything below a folder."""
    return b"\n".join(path.read_bytes() for path in home.rglob("*") if path.is_file())


def test_an_envelope_is_kept_and_opened_again_with_its_pin(tmp_path: Path, eva: Envelope) -> None:
    keep(tmp_path, eva)
    with opened(tmp_path) as again:
        (kept,) = again.list()
        assert (kept.name, kept.share, kept.seal, kept.label) == ("Eva", SHARE, eva.seal, "Eva 1")
        assert again.open(kept, PIN) == eva
        assert again.notices == []


def test_choice_salt_and_pin_stand_nowhere_in_clear(tmp_path: Path, eva: Envelope) -> None:
    kept = keep(tmp_path, eva)
    with opened(tmp_path) as again:
        said = repr((kept, again, again.attempt(kept))).encode()
    found = contents(tmp_path) + said
    for secret in (CHOICE, eva.salt, eva.salt.upper(), PIN):
        assert secret.encode() not in found
    assert bytes.fromhex(eva.salt) not in found


def test_how_long_a_choice_is_does_not_show(tmp_path: Path) -> None:
    with opened(tmp_path) as envelopes:
        one, other = (envelopes.keep(sealed("Eva", SHARE, said), PIN) for said in ("1", "ž" * 120))
    assert len(one.choice) == len(other.choice)
    assert len(one.salt) == len(other.salt)


@pytest.mark.skipif(os.name != "posix", reason="this system has no file modes")
def test_only_the_user_can_read_them(tmp_path: Path, eva: Envelope) -> None:
    home = tmp_path / "new" / "home"
    keep(home, eva)
    assert stat.S_IMODE((home / database.NAME).stat().st_mode) & 0o077 == 0
    assert stat.S_IMODE(home.stat().st_mode) & 0o077 == 0


def test_no_envelope_is_ever_written_again(tmp_path: Path, eva: Envelope) -> None:
    first = keep(tmp_path, eva)
    (tmp_path / "envelopes").mkdir()
    (tmp_path / "envelopes" / "7.envelope").write_bytes(b"what a disk made of it")
    second = keep(tmp_path, sealed("Eva", SHARE, "another"))
    with opened(tmp_path) as envelopes:
        envelopes.open(first, PIN)
        assert [each.row for each in envelopes.list()] == [first.row, second.row]
    assert second.label == "Eva 8"
    assert (tmp_path / "envelopes" / "7.envelope").read_bytes() == b"what a disk made of it"


def test_of_several_envelopes_one_is_named_by_its_number(tmp_path: Path, eva: Envelope) -> None:
    keep(tmp_path, eva, sealed("Petr", SHARE, "1"))
    with opened(tmp_path) as envelopes:
        assert envelopes.find("Eva").seal == eva.seal
        envelopes.keep(sealed("Eva", SHARE, "1"), PIN)
        assert envelopes.find("Eva 1").seal == eva.seal
        with pytest.raises(CompanionError, match="Eva 1, Eva 3"):
            envelopes.find("Eva")
        with pytest.raises(NotOpened):
            envelopes.find("Adam\x1b[2J")


def test_a_short_or_wrong_pin_is_refused(tmp_path: Path, eva: Envelope) -> None:
    with opened(tmp_path) as envelopes:
        with pytest.raises(WrongPin):
            envelopes.keep(eva, "123")
        assert envelopes.list() == ()
        kept = envelopes.keep(eva, PIN)
        with pytest.raises(WrongPin, match="PIN of the envelope"):
            envelopes.open(kept, PIN + "x")


def test_wrong_pins_have_to_wait_as_at_a_table(tmp_path: Path, eva: Envelope) -> None:
    now = 1_000_000.0
    kept = keep(tmp_path, eva)

    def attempt(pin: str) -> Envelope:
        with opened(tmp_path, lambda: now) as envelopes:
            return envelopes.open(kept, pin)

    for _try in range(3):
        with pytest.raises(WrongPin, match="not the PIN"):
            attempt("wrong")
    with pytest.raises(WrongPin, match="5 seconds"):
        attempt(PIN)
    now += 5
    with pytest.raises(WrongPin, match="not the PIN"):
        attempt("wrong")
    now -= 500_000  # the clock is set back
    with pytest.raises(WrongPin, match="10 seconds"):
        attempt(PIN)
    now += 10
    assert attempt(PIN) == eva
    with pytest.raises(WrongPin, match="not the PIN"):
        attempt("wrong")


def test_the_slow_part_of_a_try_asks_no_database(tmp_path: Path, eva: Envelope) -> None:
    kept = keep(tmp_path, eva)
    with opened(tmp_path) as envelopes:
        attempt = envelopes.attempt(kept)
    unlocked = attempt.unlock(PIN)
    with opened(tmp_path) as envelopes:
        assert envelopes.open(kept, unlocked) == eva


CHANGES = (
    "name = 'Petr'",
    "share = '12 2047 0 8'",
    "made = made + 1",
    "number = 5",
    "id = '" + "0" * 64 + "'",
    "salt = choice",
    "choice = zeroblob(540)",
    "sum = x'00'",
    "name = CAST(x'ff' AS TEXT)",
    "share = ''",
)


@pytest.mark.parametrize("what", CHANGES)
def test_every_changed_field_is_noticed_and_the_envelope_is_named(
    what: str, tmp_path: Path, eva: Envelope
) -> None:
    keep(tmp_path, eva, sealed("Petr", SHARE, "1"))
    change(tmp_path, f"UPDATE envelopes SET {what} WHERE number = 1")
    with opened(tmp_path) as envelopes:
        found = envelopes.list()
        if what == "number = 5":  # which only tells it from others
            assert [each.label for each in found] == ["Petr 2", "Eva 5"]
            return
        assert [each.name for each in found] == ["Petr"]
        assert envelopes.notices == ["the envelope 1 is damaged; it is left as it is"]
        with pytest.raises(CompanionError, match="the envelope 1"):
            envelopes.find("Eva")


@pytest.mark.parametrize(
    "what",
    [
        "wrapped = (SELECT wrapped FROM vaults WHERE owner <> ?1)",
        "wrapped = zeroblob(92)",
        "version = 1",
        "version = 3",
        "seat = 'Eva'",
    ],
)
def test_who_exchanges_what_is_encrypted_opens_nothing(
    what: str, tmp_path: Path, eva: Envelope
) -> None:
    keep(tmp_path, eva, sealed("Eva", SHARE, "another choice"))
    change(tmp_path, f"UPDATE vaults SET {what} WHERE owner = ?1", eva.seal)
    with opened(tmp_path) as envelopes, pytest.raises(CompanionError) as refused:
        envelopes.open(envelopes.find("Eva 1"), PIN)
    assert isinstance(refused.value, Damaged | WrongPin)
    assert "Eva" not in str(refused.value)


def put_right(row: StoredEnvelope, **changed: bytes) -> tuple[object, ...]:
    """Change an envelope, and its sum with it."""
    return replace(row, **changed).row  # type: ignore[arg-type]


def test_what_is_encrypted_opens_only_in_its_own_place(tmp_path: Path, eva: Envelope) -> None:
    first, other = keep(tmp_path, eva), keep(tmp_path, sealed("Eva", SHARE, "another choice"))
    exchanged: tuple[dict[str, bytes], ...] = (
        {"choice": first.salt},
        {"salt": other.salt},
        {"choice": other.choice},
    )
    for each in exchanged:
        change(tmp_path, "DELETE FROM envelopes WHERE number = 1")
        marks = "INSERT INTO envelopes VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        change(tmp_path, marks, *put_right(first, **each))
        with opened(tmp_path) as envelopes, pytest.raises(Damaged, match="envelope 1"):
            envelopes.open(envelopes.find("Eva 1"), PIN)


# What an older Companion kept as files of their own.


@pytest.mark.usefixtures("full_pins")
def test_old_files_are_taken_over_and_open_with_their_pin(tmp_path: Path) -> None:
    lay_down(tmp_path)
    before = {name: (tmp_path / "envelopes" / name).read_bytes() for name in ENVELOPES}
    with opened(tmp_path) as envelopes:
        assert [each.label for each in envelopes.list()] == ["Eva 1", "Petr 2"]
        assert envelopes.notices == []
        assert envelopes.open(envelopes.find("Eva"), ENVELOPE_PIN).choice == CHOICE
        assert envelopes.keep(sealed("Jan", SHARE, "3"), PIN).label == "Jan 3"
    assert not list((tmp_path / "envelopes").iterdir())
    taken = tmp_path / "envelopes-version-1"
    assert {path.name: path.read_bytes() for path in taken.iterdir()} == before


def test_a_file_is_moved_only_when_the_database_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_down(tmp_path)
    Tables(tmp_path).close()
    with monkeypatch.context() as patch, opened(tmp_path) as envelopes:
        patch.setattr(pins, "put", failing)
        with pytest.raises(NotSaved):
            envelopes.list()
        assert len(list((tmp_path / "envelopes").iterdir())) == 2
    with opened(tmp_path) as envelopes:
        assert len(envelopes.list()) == 2


def failing(*_words: object) -> None:
    """Find no room on the disk."""
    raise NotSaved("not saved (disk full); make room")


def test_a_file_that_is_in_the_database_already_is_only_moved(tmp_path: Path) -> None:
    lay_down(tmp_path)
    with opened(tmp_path) as envelopes:
        before = envelopes.list()
    lay_down(tmp_path / "again")
    (tmp_path / "again" / "envelopes" / "1.envelope").rename(tmp_path / "envelopes" / "1.envelope")
    with opened(tmp_path) as envelopes:
        assert [each.row for each in envelopes.list()] == [each.row for each in before]
    assert not list((tmp_path / "envelopes").iterdir())
    assert (tmp_path / "envelopes-version-1" / "1.envelope.again").exists()


def test_every_changed_byte_of_an_old_file_is_noticed_and_the_file_is_left(tmp_path: Path) -> None:
    lay_down(tmp_path)
    file = tmp_path / "envelopes" / "1.envelope"
    data = file.read_bytes()
    with opened(tmp_path) as envelopes:
        for at in range(0, len(data), 7):
            changed = bytearray(data)
            changed[at] ^= 1 << at % 8
            file.write_bytes(changed)
            assert [each.name for each in envelopes.list()] == ["Petr"]
            assert ["1.envelope" in notice for notice in envelopes.notices] == [True]
            assert file.read_bytes() == changed
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
    with opened(tmp_path) as envelopes:
        assert envelopes.list() == ()
        assert len(envelopes.notices) == 1
        assert "\n" not in envelopes.notices[0]
    assert len(list((tmp_path / "envelopes").iterdir())) == 2


def test_a_file_of_a_newer_program_is_not_called_damaged(tmp_path: Path) -> None:
    lay_down(tmp_path)
    file = tmp_path / "envelopes" / "1.envelope"
    file.write_bytes(file.read_bytes().replace(b"envelope/1", b"envelope/2"))
    with opened(tmp_path) as envelopes:
        assert [each.name for each in envelopes.list()] == ["Petr"]
        assert "another Companion" in envelopes.notices[0]


# And where the whole file is damaged.


def test_a_damaged_database_keeps_the_envelopes_that_can_be_read(
    tmp_path: Path, eva: Envelope
) -> None:
    keep(tmp_path, eva)
    data = (tmp_path / database.NAME).read_bytes()
    (tmp_path / database.NAME).write_bytes(bytes(4096) + data[4096:])
    with opened(tmp_path) as envelopes:
        assert envelopes.open(envelopes.find("Eva"), PIN) == eva


def test_an_envelope_that_is_lost_is_named(tmp_path: Path, eva: Envelope) -> None:
    keep(tmp_path, eva, sealed("Petr", SHARE, "1"))
    change(tmp_path, "UPDATE envelopes SET made = 1 WHERE number = 1")
    change(tmp_path, "DELETE FROM vaults WHERE owner <> ?", eva.seal)
    data = (tmp_path / database.NAME).read_bytes()
    (tmp_path / database.NAME).write_bytes(bytes(4096) + data[4096:])
    with closing(Tables(tmp_path)) as tables:
        assert "the envelope Eva 1; the envelope Petr 2" in tables.notice


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file")
    with pytest.raises(NotOpened, match="home"), opened(tmp_path / "home"):
        pass
