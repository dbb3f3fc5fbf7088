"""`watch` in plain mode: each line is printed when it comes, and none of the hidden side."""

from contextlib import closing
from pathlib import Path

import pytest

from companion.cli import plain_mode
from companion.cli.printed.watched_lines import follow
from companion.core import KEEPER, PUBLIC
from companion.play.table import Table, begin
from companion.store.public_reader import PublicReader
from companion.store.tables import Tables
from tests.cli.by_ear import stumbles
from tests.store.evening import MOVES, NAME, OPTIONS, PIN, SHARE

FIRST = MOVES.index("control meru Adam")


def advance(table: Table, lines: tuple[str, ...]) -> None:
    """Play lines; the others say their words when they can."""
    for line in lines:
        if table.sealing.share_due:
            table.sealing.share(SHARE)
        table.play(KEEPER, table.read(line))


def test_each_line_is_printed_when_it_comes_until_everything_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(Tables(tmp_path)) as tables, plain_mode.laid(True):
        table = begin(tables, NAME, "mind-mgmt", OPTIONS, PIN)
        advance(table, MOVES[:FIRST])
        coming = [MOVES[at : at + 1] for at in range(FIRST, len(MOVES))]
        heard: list[str] = []

        def wait(_seconds: float) -> None:
            heard.append(capsys.readouterr().out)
            if coming:
                advance(table, coming.pop(0))
            else:
                table.sealing.end()

        follow(PublicReader(tmp_path, NAME), wait)
        heard.append(capsys.readouterr().out)
        table.close()
    assert heard[0].startswith(f"Table: {NAME}, MIND MGMT\n")
    assert heard[1].startswith("Table: Adam plays Meru\n")
    said = "".join(heard)
    assert stumbles(said) == []
    assert "Agents: Meru asks: Graffiti?\n" in said
    assert "Aloud: Graffiti? No new token\n" in said
    assert "Due: 07:00. Which agent acts first: Bill or Dusty?\n" in said
    before = "".join(heard[:-1])
    assert "Recruiter: Step to" not in before  # hidden until the end
    assert said.count("Receipt at 06:00:") == 1
    assert said.count("Aloud: Graffiti? No new token\n") == 1


def test_what_is_taken_back_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(Tables(tmp_path)) as tables, plain_mode.laid(True):
        options = {"players": "Anka Boris", "side": "light"}
        table = begin(tables, NAME, "spy-connection", options, None)
        steps = iter((lambda: advance_open(table), table.undo))

        def wait(_seconds: float) -> None:
            try:
                next(steps)()
            except StopIteration:
                raise KeyboardInterrupt from None

        with pytest.raises(KeyboardInterrupt):
            follow(PublicReader(tmp_path, NAME), wait)
        table.close()
    assert "Table: Taken back: Anka" in capsys.readouterr().out


def advance_open(table: Table) -> None:
    """Play a first move."""
    table.play(PUBLIC, table.read("Anka starts london-madrid=5 in london"))
