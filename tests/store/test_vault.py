"""The vault: what is closed for one place opens there only, unchanged, and looks like all else."""

import hashlib
import inspect

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core import NotUnderstood
from companion.store.disk.errors import Damaged, WrongPin
from companion.store.keys import vault
from companion.store.keys.vault import (
    FIRST,
    LONGEST,
    NOTES,
    VERSION,
    Vault,
    Whose,
    is_sound,
    new_vault,
    unlocked,
)

TABLE, KEY = "ab" * 16, bytes(range(32))
HERE = Whose(TABLE, "keeper")
SECRET = b"step C5"


@given(st.integers(0, 10**6), st.text(max_size=20), st.binary(max_size=LONGEST))
def test_what_was_closed_for_a_place_is_opened_there(
    number: int, field: str, secret: bytes
) -> None:
    held = Vault(HERE, KEY)
    closed = held.close(number, field, secret)
    assert held.open(number, field, closed) == secret
    assert len(closed) == 540
    assert closed != held.close(number, field, secret)


def test_every_flipped_bit_of_what_was_closed_is_refused() -> None:
    held = Vault(HERE, KEY)
    closed = held.close(7, "move", SECRET)
    for bit in range(8 * len(closed)):
        changed = bytearray(closed)
        changed[bit // 8] ^= 1 << bit % 8
        with pytest.raises(Damaged):
            held.open(7, "move", bytes(changed))


@given(st.integers(0, 540))
def test_every_piece_of_what_was_closed_is_refused(length: int) -> None:
    held = Vault(HERE, KEY)
    closed = held.close(7, "move", SECRET)
    with pytest.raises(Damaged):
        held.open(7, "move", closed[:length] + closed[length + 1 :] if length < 540 else b"")


@pytest.mark.parametrize(
    ("whose", "number", "field", "key"),
    [
        (Whose("cd" * 16, "keeper"), 7, "move", KEY),
        (Whose(TABLE, "Eva"), 7, "move", KEY),
        (Whose(TABLE, "keeper", NOTES), 7, "move", KEY),
        (Whose(TABLE, "keeper", version=FIRST), 7, "move", KEY),
        (HERE, 8, "move", KEY),
        (HERE, 7, "seed", KEY),
        (HERE, 7, "move", KEY[::-1]),
    ],
)
def test_what_was_moved_to_another_table_seat_line_field_or_key_is_refused(
    whose: Whose, number: int, field: str, key: bytes
) -> None:
    closed = Vault(HERE, KEY).close(7, "move", SECRET)
    with pytest.raises(Damaged):
        Vault(whose, key).open(number, field, closed)


def test_what_the_first_version_closed_is_bound_to_the_places_it_always_was() -> None:
    assert Whose(TABLE, "keeper", version=FIRST).place(7, "move") == (
        f"companion/1 {TABLE} 7 move".encode()
    )
    assert Whose(TABLE, version=FIRST).place("key") == f"companion/1 {TABLE} key".encode()


@pytest.mark.parametrize("found", [None, 5, "text", b"", b"x" * 27])
def test_what_is_no_ciphertext_at_all_is_refused(found: object) -> None:
    with pytest.raises(Damaged):
        Vault(HERE, KEY).open(7, "move", found)


def test_a_secret_that_is_too_long_to_be_hidden_is_refused() -> None:
    with pytest.raises(NotUnderstood):
        Vault(HERE, KEY).close(7, "move", b"x" * (LONGEST + 1))


def test_a_wrapped_key_opens_with_its_pin_and_in_its_table_only() -> None:
    held, wrapped = new_vault(HERE, "pin-1234")
    closed = held.close(1, "move", SECRET)
    assert unlocked(HERE, "pin-1234", wrapped).open(1, "move", closed) == SECRET
    elsewhere = (Whose("cd" * 16, "keeper"), Whose(TABLE, "Eva"), Whose(TABLE, "keeper", NOTES))
    for whose, pin in ((HERE, "pin-1235"), *((each, "pin-1234") for each in elsewhere)):
        with pytest.raises(WrongPin):
            unlocked(whose, pin, wrapped)


@pytest.mark.parametrize(
    ("chosen", "typed"), [("1234", "+ěšč"), ("+ľšč", "1234"), ("+ľšč", "+ěšč")]
)
def test_a_pin_of_figures_opens_whether_or_not_they_were_typed_with_shift(
    chosen: str, typed: str
) -> None:
    _held, wrapped = new_vault(HERE, chosen)
    unlocked(HERE, typed, wrapped)
    with pytest.raises(WrongPin):
        unlocked(HERE, "1235", wrapped)


def test_a_pin_that_an_older_version_kept_as_it_was_typed_still_opens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with monkeypatch.context() as before:
        before.setattr(vault, "figures", lambda typed: typed)
        _held, wrapped = new_vault(HERE, "+ěšč")
    unlocked(HERE, "+ěšč", wrapped)


def test_every_flipped_bit_of_a_wrapped_key_is_told_from_a_wrong_pin() -> None:
    _held, wrapped = new_vault(HERE, "pin-1234")
    assert is_sound(VERSION, wrapped)
    for bit in range(8 * len(wrapped)):
        changed = bytearray(wrapped)
        changed[bit // 8] ^= 1 << bit % 8
        assert not is_sound(VERSION, bytes(changed))


def test_the_cost_of_a_pin_is_a_constant_that_no_file_can_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []
    real = hashlib.scrypt

    def noting(password: bytes, **cost: int) -> bytes:
        asked.append({key: value for key, value in cost.items() if key != "salt"})
        return real(password, **cost)  # type: ignore[arg-type]

    monkeypatch.setattr(hashlib, "scrypt", noting)
    _held, wrapped = new_vault(HERE, "pin-1234")
    with pytest.raises(WrongPin):
        unlocked(HERE, "other", wrapped)
    expected = {"n": 65536, "r": 8, "p": 1, "maxmem": 268435456, "dklen": 32}
    assert asked == [expected, expected]
    assert list(inspect.signature(unlocked).parameters) == ["whose", "pin", "wrapped"]


def test_a_vault_shows_nothing_of_itself() -> None:
    assert repr(Vault(HERE, KEY)) == str(Vault(HERE, KEY)) == "Vault()"
