"""One wrong bit can give a stored value another type: nothing stops, and what is lost is named."""

import os
import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.core import CompanionError
from companion.seal.envelopes.envelope import Envelope
from companion.store.disk import database, schema
from companion.store.tables import Tables
from tests.store.evening import NAME, PIN, kept
from tests.store.record_types import LEAST_TEXT, type_bytes
from tests.store.test_damage import OTHER, flipped, put
from tests.store.test_losses import seen, unnamed
from tests.store.version1 import lay_down

LONG, SHORT = 4, 1
SEALED = Envelope("Eva", (11, 2047, 0, 8), "5a" * 32, "rozhodnuto")


@pytest.fixture(scope="module", autouse=True)
def _cheap() -> Iterator[None]:
    """Make disks quick where no power fails."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(schema, "PRAGMAS", (*schema.PRAGMAS, "synchronous=OFF"))
        patch.setattr(os, "fsync", lambda _number: None)
        yield


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Keep two tables, an envelope and a note, and give the bytes of their database."""
    home = tmp_path_factory.mktemp("home")
    kept(home, LONG)
    kept(home, SHORT, OTHER)
    with closing(Tables(home)) as tables:
        tables.envelopes.keep(SEALED, PIN)
        with closing(tables.open(tables.find(NAME), PIN)) as opened:
            opened.begin_notes("Adam", PIN).add("Petr lies", 2)
    return (home / database.NAME).read_bytes()


def besides(home: Path) -> list[str]:
    """Open the envelope and the notes of a folder; give all that was said of what is lost."""
    said: list[str] = []
    with closing(Tables(home)) as tables:
        found = tables.envelopes
        envelopes = found.list()
        said += [tables.notice, *found.notices]
        try:
            opened = [found.open(each, PIN) for each in envelopes]
            assert all(each == SEALED for each in opened)
            with closing(tables.open(tables.find(NAME), PIN)) as kept:
                notes = kept.open_notes("Adam", PIN)
                assert [note.text for note in notes.all] == ["Petr lies"] or notes.lost
        except CompanionError as reason:
            said.append(str(reason))
    return list(filter(None, said))


def test_a_value_of_another_type_stops_nothing_and_every_loss_is_named(
    whole: bytes, tmp_path: Path
) -> None:
    put(tmp_path / "sound", whole)
    before = seen(tmp_path / "sound").lines
    assert besides(tmp_path / "sound") == []
    dice = random.Random(24)
    for byte in type_bytes(whole):
        damaged = flipped(whole, 8 * byte + dice.randrange(8))
        assert unnamed(tmp_path / "home", damaged, before) == [], byte
        assert seen(put(tmp_path / "home", damaged).parent).lines, byte
        besides(put(tmp_path / "home", damaged).parent)


def test_a_text_that_became_bytes_is_read_all_the_same(whole: bytes, tmp_path: Path) -> None:
    put(tmp_path / "sound", whole)
    before = seen(tmp_path / "sound").lines
    texts = [byte for byte in type_bytes(whole) if LEAST_TEXT <= whole[byte] < 128]
    assert len(texts) > 60
    for byte in texts:
        home = put(tmp_path / "home", flipped(whole, 8 * byte)).parent
        assert all("Nothing is missing" in said for said in besides(home)), byte
        assert seen(home).lines == before, byte


@pytest.mark.usefixtures("full_pins")
def test_the_same_holds_for_tables_of_the_first_version(tmp_path: Path) -> None:
    data = lay_down(tmp_path / "first").read_bytes()
    dice = random.Random(24)
    for byte in dice.sample([*type_bytes(data)], 60):
        home = put(tmp_path / "home", flipped(data, 8 * byte + dice.randrange(8))).parent
        with closing(Tables(home)) as tables:
            tables.check_whole()
            assert len(tables.list()) == 2 or "Lost: " in tables.notice
