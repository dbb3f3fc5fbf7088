"""`companion evidence`: one readable file at any moment, and nothing in it that is hidden."""

import os
import sqlite3
from base64 import b64encode, urlsafe_b64encode
from contextlib import closing
from pathlib import Path

import pytest

from companion import games
from companion.bootstrap import ROOT
from companion.core import KEEPER, PUBLIC
from companion.play.table import Table
from companion.record.line import Line
from companion.seal.checking import verdict
from companion.seal.evidence import of_bytes, of_text
from companion.seal.seals import salt
from companion.store.disk import database, schema
from tests.cli.commands import Said, companion
from tests.store.evening import MOVES, NAME, PIN, SHARE, kept, resumed, typed

GAME = games.take("mind-mgmt")
OPTIONS = {"mode": "full", "edition": "zanzibar", "players": "Eva Adam"}
PLACES = GAME.sealing.places(GAME.rules.start(OPTIONS))
WHOLE = len(MOVES)
TURN, ASKED = 45, 51  # moves: until the agents' first turn, and until two answers of it
HIDDEN = ("karl-box", "cafe monks idol", "start D2", "step C2", "step C5")


def evidence(home: Path, *words: str | Path, pin: str = PIN, folder: Path = ROOT) -> Said:
    """Call the command for the tables of a folder."""
    env = {"COMPANION_HOME": str(home), "COMPANION_PIN": pin, "PYTHONUTF8": "1"}
    return companion("evidence", *words, folder=folder, **env)


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Keep the evening until two answers were given."""
    home = tmp_path_factory.mktemp("asked")
    kept(home, ASKED)
    return home


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Keep the whole evening, and open everything."""
    home = tmp_path_factory.mktemp("ended")
    kept(home, WHOLE)
    with resumed(home) as found:
        found.sealing.end()
    return home


def seed_of(found: Table) -> bytes:
    """Take the seed of a kept table."""
    assert found._kept is not None
    return found._kept.opened.seed


def labels(line: Line) -> list[str]:
    """Name everything that a line of the evening could seal."""
    if line.text.startswith("sheet "):
        return [f"{line.text.removeprefix('sheet ')}/{place}" for place in PLACES]
    return ["card", "feature/cafe", "feature/bus", *(f"hour/{hour:02}" for hour in range(1, 10))]


def betrayed(found: Table, home: Path, text: str) -> list[str]:
    """Give what stands in a text and is still hidden: moves, the seed, ciphertexts, salts."""
    seed = seed_of(found)
    with closing(sqlite3.connect(home / database.NAME)) as beside:
        closed = [each for (each,) in beside.execute("SELECT secret FROM lines") if each]
        keys = "SELECT wrapped, seed, signing FROM tables JOIN vaults ON owner = id"
        closed += beside.execute(keys).fetchone()
    secrets = [*(f"= {move}" for move in MOVES), *HIDDEN]
    for data in (seed, *(each[20:50] for each in closed)):
        secrets += [data.hex(), b64encode(data).decode().rstrip("=")]
        secrets.append(urlsafe_b64encode(data).decode().rstrip("="))
    for line in filter(lambda each: each.seals, found.record):
        nonce = bytes.fromhex(line.nonce)
        secrets += [salt(seed, nonce, each) for each in labels(line) if f'"{each}"' not in text]
    return [secret for secret in secrets if secret in text]


@pytest.fixture
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make disks quick."""
    monkeypatch.setattr(schema, "PRAGMAS", (*schema.PRAGMAS, "synchronous=OFF"))
    monkeypatch.setattr(os, "fsync", lambda _number: None)


@pytest.mark.usefixtures("_cheap")
def test_behind_every_line_of_an_evening_evidence_is_sound_and_betrays_nothing(
    tmp_path: Path,
) -> None:
    kept(tmp_path, 0)
    with resumed(tmp_path) as found:
        for move in ("", *MOVES):
            if found.sealing.share_due:
                found.sealing.share(SHARE)
            if move:
                found.play(KEEPER, found.read(move))
            text = str(found.evidence())
            judged = verdict.judged(games.take, of_text(text), ())
            assert (judged.code, judged.all) == (verdict.NOTHING_KEPT, ()), move
            assert betrayed(found, tmp_path, text) == [], move
            assert len(judged.evidence.lines) == len(found.record)


def test_the_answers_so_far_stand_in_the_file_with_what_they_open(
    asked: Path, tmp_path: Path
) -> None:
    said = evidence(asked, NAME, tmp_path / "e.txt")
    assert (said.code, said.err) == (0, "")
    assert said.out == (
        f"{tmp_path / 'e.txt'}: the record with what was revealed so far, and no secrets\n"
    )
    text = (tmp_path / "e.txt").read_text("utf-8")
    opened = [line.split('"')[3] for line in text.splitlines() if line.startswith("[")]
    with resumed(asked) as found:
        board = found.view(PUBLIC).board.features
        none = [f"06/visited/{place}" for place in board if "graffiti" in board[place]]
        assert opened == [*none, "06/visited/D2"]
        assert len(none) == 5
        assert betrayed(found, asked, text) == []
        assert of_bytes(text.encode()).lines == found.record


def test_after_the_end_the_file_holds_the_seed_and_every_move_in_clear(
    ended: Path, tmp_path: Path
) -> None:
    said = evidence(ended, NAME, tmp_path / "e.txt", pin="")
    assert said.out == (
        f"{tmp_path / 'e.txt'}: everything revealed; `python3 companion verify` checks it\n"
    )
    text = (tmp_path / "e.txt").read_text("utf-8")
    with resumed(ended) as found:
        seed = urlsafe_b64encode(seed_of(found)).decode().rstrip("=")
    assert text.splitlines()[-1] == f"table end seed={seed}"
    clear = [line.removeprefix("= ") for line in text.splitlines() if line.startswith("= ")]
    assert clear == [
        move for move in MOVES if move.split()[0] in ("card", "start", "features", "step", "slip")
    ]


def test_without_the_pin_nothing_is_written(asked: Path, tmp_path: Path) -> None:
    for pin, told in (("", "--pin-file FILE"), ("1111", "not the PIN")):
        said = evidence(asked, NAME, tmp_path / "e.txt", pin=pin)
        assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
        assert told in said.err
    assert not (tmp_path / "e.txt").exists()
    (tmp_path / "pin").write_text(PIN, encoding="utf-8")
    words = (NAME, tmp_path / "e.txt", "--pin-file", tmp_path / "pin")
    assert evidence(asked, *words, pin="").code == 0


def test_no_file_is_overwritten_and_no_folder_made(ended: Path, tmp_path: Path) -> None:
    (tmp_path / "e.txt").write_text("mine", encoding="utf-8")
    for path, told in (
        (tmp_path / "e.txt", "exists already"),
        (tmp_path, "exists already"),
        (tmp_path / "no" / "e.txt", "there is no folder for"),
    ):
        said = evidence(ended, NAME, path)
        assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
        assert told in said.err
    assert (tmp_path / "e.txt").read_text("utf-8") == "mine"
    assert not (tmp_path / "no").exists()


def test_without_a_name_the_file_is_named_after_the_table_and_its_length(
    ended: Path, tmp_path: Path
) -> None:
    said = evidence(ended, NAME, folder=tmp_path)
    (path,) = tmp_path.iterdir()
    with resumed(ended) as found:
        assert path.name == f"{NAME}-{len(found.record)}.txt"
    assert said.out.startswith(f"{path.name}: ")
    assert "exists already" in evidence(ended, NAME, folder=tmp_path).err


def test_a_table_that_is_not_there_is_named_in_one_sentence(ended: Path) -> None:
    for name in ("nowhere", "a\x1b[2Jb"):
        said = evidence(ended, name)
        assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
        assert said.err.rstrip("\n").isprintable()


def test_at_the_prompt_evidence_is_written_at_any_moment(tmp_path: Path) -> None:
    begin = ("--mode", "full", "--players", "Eva Adam Petr")
    asked = "recruits 3\nevidence\nevidence\nevidence my own.txt\n"
    lines = typed(0, TURN).replace("recruits 3\n", asked)
    said = companion(
        *("play", "mind-mgmt", *begin),
        typed=lines,
        folder=tmp_path,
        COMPANION_HOME=str(tmp_path / "home"),
        COMPANION_PIN=PIN,
    )
    names = sorted(path.name for path in tmp_path.glob("*.txt"))
    assert names == ["mind-mgmt-26.txt", "my own.txt"]
    assert said.out.count(": the record with what was revealed so far, and no secrets") == 2
    assert said.out.count("mind-mgmt-26.txt exists already; choose another name") == 1
    one, other = ((tmp_path / name).read_bytes() for name in names)
    assert one == other
    judged = verdict.judged(games.take, of_bytes(one), ())
    assert (judged.code, judged.all) == (verdict.NOTHING_KEPT, ())
    assert [line.text.split()[0] for line in judged.evidence.lines[-3:]] == [
        "recruits",
        "sheet",
        "head",
    ]


def test_after_the_end_evidence_is_written_at_the_prompt_without_a_pin(
    ended: Path, tmp_path: Path
) -> None:
    said = companion(
        *("play", "mind-mgmt", "--table", NAME),
        typed="evidence\n",
        folder=tmp_path,
        COMPANION_HOME=str(ended),
        COMPANION_PIN="",
    )
    assert "everything revealed" in said.out
    (path,) = tmp_path.iterdir()
    assert verdict.judged(games.take, of_bytes(path.read_bytes()), ()).audit is not None
