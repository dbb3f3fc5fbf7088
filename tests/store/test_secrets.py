"""What is secret lies nowhere in clear: not on the disk, not in a file, not in what is said."""

import subprocess
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.core import KEEPER, PUBLIC, CompanionError
from companion.play import table
from companion.play.table import Table
from companion.store.disk import database
from companion.store.tables import Tables
from tests.store.evening import (
    MOVES,
    NAME,
    OPTIONS,
    PIN,
    PLAY_AS,
    environment,
    play,
    resumed,
    told,
    typed,
)

HIDDEN = ("card ", "start ", "features ", "step ", "slip ")


@dataclass(frozen=True)
class Kept:
    """A folder with an evening that has not ended, and everything about it that is secret."""

    home: Path
    secrets: tuple[bytes, ...]


def hidden() -> tuple[str, ...]:
    """Give the hidden lines as the keeper types them."""
    found = tuple(line for line in MOVES if line.startswith(HIDDEN))
    assert {"card karl-box", "start D2", "features cafe monks idol", "step C5"} < set(found)
    return found


def spelled(data: bytes) -> tuple[bytes, ...]:
    """Spell a key in every way that it could be written down."""
    return (
        data,
        data.hex().encode(),
        data.hex().upper().encode(),
        b64encode(data).rstrip(b"="),
        urlsafe_b64encode(data).rstrip(b"="),
    )


def keys_of(home: Path) -> tuple[bytes, ...]:
    """Open the vault, and take its keys out."""
    with closing(Tables(home)) as tables:
        kept = tables.open(tables.find(NAME), PIN)
        kept.close()
    assert kept.opened.vault is not None
    key = vars(kept.opened.vault)["_key"]
    assert [len(each) for each in (key, kept.opened.seed, kept.opened.signing)] == [32, 32, 32]
    return (key, kept.opened.seed, kept.opened.signing)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """Play a whole game and do not end it."""
    home = tmp_path_factory.mktemp("home")
    with closing(Tables(home)) as tables:
        play(table.begin(tables, NAME, "mind-mgmt", OPTIONS, PIN)).close()
    keys = [each for key in keys_of(home) for each in spelled(key)]
    lines = [line.encode() for line in (*hidden(), PIN, PIN.casefold())]
    return Kept(home, (*lines, *keys))


def betrayed(secrets: Iterable[bytes], where: bytes) -> list[bytes]:
    """Give the secrets that can be found."""
    return [secret for secret in secrets if secret in where]


def everything_in(home: Path) -> bytes:
    """Read all files of a folder, and their names."""
    files = [path for path in home.rglob("*") if path.is_file()]
    assert home / database.NAME in files
    return b"\n".join(path.name.encode() + b"\n" + path.read_bytes() for path in files)


def test_no_file_of_an_open_table_holds_a_secret(evening: Kept) -> None:
    with resumed(evening.home):
        assert betrayed(evening.secrets, everything_in(evening.home)) == []


def test_no_journal_of_a_line_being_written_holds_a_secret(tmp_path: Path) -> None:
    seen = []

    def spying() -> float:
        seen.append(everything_in(tmp_path))
        return 1.0

    with closing(Tables(tmp_path, spying)) as tables:
        play(table.begin(tables, NAME, "mind-mgmt", OPTIONS, PIN), 22).close()
    secrets = (PIN.encode(), *(each.encode() for each in hidden()))
    assert any(b"companion.db-journal" in each for each in seen)
    assert betrayed(secrets, b"".join(seen)) == []


def test_a_whole_export_holds_no_secret(evening: Kept) -> None:
    with closing(Tables(evening.home)) as tables:
        written = tables.dump(tables.find(NAME)).encode()
    assert betrayed(evening.secrets, written) == []
    assert len(written) > 10_000


def test_nothing_that_the_commands_say_in_public_holds_a_secret(
    evening: Kept, tmp_path: Path
) -> None:
    home, play_on = evening.home, ("play", "mind-mgmt", "--table", NAME)
    heard = [
        told(home, "tables"),
        told(home, "tables", "--json"),
        told(home, "tables", "export", NAME, tmp_path / "whole", "--whole"),
        told(home, *play_on, typed="look\n"),
        told(home, *play_on, pin="wrong-one"),
    ]
    assert [code for code, _said in heard] == [0, 0, 0, 0, 2]
    said = "".join(said for _code, said in heard).encode()
    assert betrayed(evening.secrets, said + (tmp_path / "whole").read_bytes()) == []


def test_the_answers_to_the_hidden_lines_of_a_script_repeat_none_of_them(tmp_path: Path) -> None:
    words = ("play", "mind-mgmt", "--table", NAME, "--mode", "full", "--players", "Eva Adam Petr")
    _code, said = told(tmp_path, *words, typed=typed(0, 18))
    keys = [each for key in keys_of(tmp_path) for each in spelled(key)]
    examples = ("card karl-box",)  # the program itself names lines that could come
    given = [line.encode() for line in hidden() if line in MOVES[:18] and line not in examples]
    assert "19  features" in said
    assert betrayed([*given, *keys, PIN.encode()], said.encode()) == []


def test_no_repr_and_no_refusal_of_an_open_table_holds_a_secret(evening: Kept) -> None:
    with closing(Tables(evening.home)) as tables:
        row = tables.find(NAME)
        kept = tables.open(row, PIN)
        opened = Table(row.game, row.options, kept)
        shown = [repr(each) for each in (tables, row, kept, kept.opened, kept.opened.vault, opened)]
        shown += [repr(each) for each in (*kept.entries, opened.record)]
        shown += [repr(opened.view(seat)) for seat in (PUBLIC, KEEPER)]
        for line in (*hidden(), "nothing"):
            for seat in (PUBLIC, KEEPER):
                shown += refused(opened, seat, line)
        kept.close()
        for pin in ("wrong", PIN + "x"):
            with pytest.raises(CompanionError) as wrong:
                tables.check(row, pin)
            shown += [repr(wrong.value), str(wrong.value)]
    assert betrayed(evening.secrets, "\n".join(shown).encode()) == []


def refused(opened: Table, seat: str, line: str) -> list[str]:
    """Give a line that cannot come, and what is said about it, with all that lies behind."""
    with pytest.raises(CompanionError) as reason:
        opened.play(seat, opened.read(line))
    found = reason.value
    return [repr(found), str(found), repr(found.__cause__), repr(found.__context__)]


def test_the_end_erases_the_wrapped_key_and_the_signing_key_from_the_file(tmp_path: Path) -> None:
    with closing(Tables(tmp_path)) as tables:
        opened = play(table.begin(tables, NAME, "mind-mgmt", OPTIONS, PIN))
        query = "SELECT wrapped, seed, signing FROM tables JOIN vaults ON owner = id"
        kept = tables._database.execute(query).fetchone()
        secrets = [each[0] for each in tables._database.execute("SELECT secret FROM lines")]
        erased = [*kept, *filter(None, secrets)]
        pieces = [each[20:60] for each in erased]
        assert betrayed(pieces, everything_in(tmp_path)) == pieces
        opened.sealing.end()
        opened.close()
    assert betrayed(pieces, everything_in(tmp_path)) == []
    with closing(Tables(tmp_path)) as tables:
        found = table.resume(tables, tables.find(NAME), "")
        assert found.moves == MOVES
        found.close()


def test_a_program_that_is_ended_in_the_middle_leaves_no_secret_in_clear(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*PLAY_AS, NAME],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(typed(0, 22).encode())
        program.stdin.flush()
        while not program.stdout.readline().startswith(b"21 "):
            assert program.poll() is None
        program.kill()
    secrets = [line.encode() for line in (*hidden(), PIN)]
    assert betrayed(secrets, everything_in(tmp_path)) == []
