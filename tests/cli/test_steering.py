"""A stranger's name, file or word is repeated as what can be seen of it: no terminal obeys it."""

import io
import json
import shutil
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from companion import cli
from companion.cli.desk import silent_keys
from companion.games.mind_mgmt.board.edition import shipped, written
from companion.play import table
from companion.store import chain, whole
from companion.store.disk import database
from companion.store.tables import Tables
from companion.text.plaintext import shows
from tests.store.evening import NAME, OPTIONS, PIN, play

TITLE = "\x1b]0;owned\x07"
STEERING = (
    TITLE,
    "\x9b31mred",
    "\x1b[2J",
    "a\rb",
    "a\nfake line",
    "a\u202eb",
    "\x7f\x08",
    "\udc9b",
)
FILES = ("game", "table", "edition", "evidence", "envelope")
COMMANDS = (
    "{x}",
    "play {x}",
    "play mind-mgmt --table {x} --mode full --players Eva,Adam",
    "play mind-mgmt --mode {x} --players Eva",
    "play mind-mgmt --mode full --players {x}",
    "play mind-mgmt --mode full --players {x} --pin-file {x}",
    "play mind-mgmt --mode full --players Eva --edition {file}",
    "tables",
    "tables --json",
    "tables {x}",
    "tables resume {x}",
    "tables resume evening",
    "tables rename {x} new",
    "tables rename evening {x}",
    "tables delete {x} --yes",
    "tables export {x} out",
    "tables export evening {x}/out",
    "tables export evening {x}/out --whole",
    "tables import {file}",
    "tables import {x}",
    "tables import {file} --table {x}",
    "tables import {file} --edition {file}",
    "evidence {x}",
    "evidence evening {x}/out",
    "evidence evening",
    "verify {file}",
    "verify {file} --json",
    "verify {x} --head {x}",
    "verify {file} --head {file}",
    "verify {file} --words {x} --share {x}",
    "verifier {x}/page.html",
    "replay {file}",
    "replay {file} --json",
    "replay {file} --state --edition {file}",
    "replay {x}",
    "paths --hour {x}",
    "paths --hour 3 --start {x} --mayhem {x} --slip {x}",
    "edition {file}",
    "edition {x}",
    "edition --check {x}/new.toml",
    "edition {file} --check new.toml",
    "rules {x}",
    "notation {x}",
    "seal --name {x} --share {x}",
    "seal --name Eva --share {x}",
    "open {x}",
    "open {file}",
    "open {file} --kept {x}",
    "open {file} --words {x} --share {x}",
    "open {file} --write {x}/out",
)


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Keep a table that was played and opened."""
    home = tmp_path_factory.mktemp("home")
    with closing(Tables(home)) as tables:
        found = table.begin(tables, NAME, "mind-mgmt", OPTIONS, PIN)
        play(found).sealing.end()
        found.close()
    return home


@pytest.fixture
def here(ended: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a folder with a table, as a person has it who got files from a stranger."""
    monkeypatch.setattr(silent_keys, "leave_no_core", lambda: None)
    monkeypatch.setattr(sys, "stdout", sys.stdout)  # what a command puts there is taken away again
    monkeypatch.setattr(sys, "stderr", sys.stderr)
    monkeypatch.chdir(tmp_path)
    for name, value in (("HOME", tmp_path / "home"), ("PIN", PIN)):
        monkeypatch.setenv(f"COMPANION_{name}", str(value))
    shutil.copytree(ended, tmp_path / "home")
    return tmp_path


def hostile(kind: str, steering: str) -> str:
    """Write a file of a kind that holds what would steer a terminal, wherever it can."""
    steering = steering.encode("utf-8", "replace").decode()
    if kind == "game":
        return f"game: {steering}\nmode: {steering}\nplayers: {steering}\n{steering}\n"
    if kind == "edition":
        return written(shipped()).replace("zanzibar", steering).replace("Kavárna", steering)
    if kind == "evidence":
        return f"table companion/1 {steering} id={steering}\n{steering}\n"
    if kind == "envelope":
        return f"companion-opened-envelope/1\nname: {steering}\nchoice: {steering}\n"
    return _table(steering)


def _table(steering: str) -> str:
    """Forge a whole table, sums and all."""
    fields = dict.fromkeys(whole.TEXTS, steering) | dict.fromkeys(whole.NUMBERS, 1)
    found: dict[str, Any] = {
        **fields,
        "id": "0" * 16,
        "ended": 1,
        "signing": None,
        "seed": "A" * 43 + "=",
    }
    found["options"] = json.dumps({"mode": steering, "players": steering})
    found["summary"] = json.dumps({"players": [steering], "mode": steering})
    link = chain.first_link(found["id"], found["game"], found["options"])
    linked = chain.next_link(link, steering, None)
    lines = [[1, steering, None, whole._plain(linked)]]
    parts = {"table": found, "lines": lines, "vaults": [], "notes": []}
    return json.dumps({"format": whole.FORMAT, "sum": whole._sum(parts), **parts})


def heard(line: str, steering: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Run a command; give all that it said."""
    typed = io.BytesIO(f"{steering}\nlook {steering}\n".encode("utf-8", "replace"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.TextIOWrapper(typed))
        words = [word.format(x=steering, file="stranger") for word in line.split(" ")]
        with suppress(SystemExit):  # as argparse leaves
            cli.main(words)
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    return said.out + said.err


@pytest.mark.parametrize("line", COMMANDS)
def test_no_command_repeats_what_could_steer_a_terminal(
    line: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for steering in STEERING:
        for kind in FILES if "{file}" in line else ("",):
            text = hostile(kind, steering) if kind else ""
            (here / "stranger").write_text(text, encoding="utf-8", errors="surrogatepass")
            said = heard(line, steering, capsys)
            assert all(sign == "\n" or shows(sign) for sign in said), (steering, kind, said)
            assert "\nfake line" not in said


ROWS = {
    "game": TITLE,
    "name": TITLE,
    "options": json.dumps({"mode": TITLE, "players": TITLE}),
    "summary": json.dumps({"mode": TITLE, "players": [TITLE], "outcome": {"winner": TITLE}}),
}


@pytest.mark.parametrize("what", ROWS)
@pytest.mark.parametrize(
    "line", ["tables", "tables --json", "tables resume evening", "evidence evening", "play {x}"]
)
def test_a_table_that_came_from_a_stranger_steers_no_terminal(
    what: str, line: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(here / "home" / database.NAME)) as found, found:
        found.execute(f"UPDATE tables SET {what} = ?", (ROWS[what],))
    said = heard(line, TITLE, capsys)
    assert all(sign == "\n" or shows(sign) for sign in said)
