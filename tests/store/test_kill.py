"""The program may be killed at any moment: what it has acknowledged is there, and whole."""

import random
import re
import shutil
import signal
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import pytest

from companion import games
from companion.play.table import Table
from companion.record.line import Line, read
from companion.seal.checking import verdict
from companion.seal.checking.kept_heads import Kept, heads_of
from companion.seal.evidence import of_text
from companion.store.disk import database
from tests.cli.living import Living
from tests.store.evening import (
    MOVES,
    PLAY_AS,
    acknowledged,
    behind,
    environment,
    public,
    resumed,
    told,
    typed,
    undisturbed,
)

SHARDS = 10
MOVES_A_LIFE = 14
STANDS = re.compile(r"^.*: (?:begun|resumed at line (\d+))\.", re.MULTILINE)
HEAD = re.compile(r"^Receipt at \d\d:00[^:]*: (.*)$", re.MULTILINE)
STARTING, A_LINE = 0.1, 0.01  # seconds: about what each takes


@dataclass
class Evening:
    """A table that is killed again and again, and what is known of it."""

    home: Path
    dice: random.Random
    games: int = 1
    lines: tuple[Line, ...] = ()  # the record of this game, as it lies on the disk
    sittings: list[int] = field(default_factory=list)  # how long the record was when each began
    heads: list[str] = field(default_factory=list)  # those that the players were shown
    sure: bool = True  # whether the last life got so far as to say where it stands
    kills: int = 0

    @property
    def name(self) -> str:
        """Name the game that is being played."""
        return f"evening {self.games}"

    @property
    def moves(self) -> list[str]:
        """Give the moves on the disk, as everybody may read them."""
        return moves_of(self.lines)

    @property
    def over(self) -> bool:
        """Say whether the game has been played to its end."""
        return len(self.moves) == len(MOVES)

    def live(self) -> None:
        """Start the program, let it play for a while, kill it, and look what lies on the disk."""
        before, said = self.lines, ""
        program = Living([*PLAY_AS[3:], self.name], environment(self.home))
        try:
            said = self._play(program)
        finally:
            code, more, complaints = program.kill()
        assert (code, complaints) == (-signal.SIGKILL, "")
        said += more
        self.kills += 1
        self.lines = self._on_the_disk()
        self._hold(said, before)

    def _play(self, program: Living) -> str:
        """Feed the rest of the game, and hear some of the answers."""
        # Never twice in a row while it starts: each such kill counts as a wrong PIN.
        if self.sure and self.dice.random() < 0.15:
            self.sure = False
            program.live(self.dice.random() * STARTING)
            return ""
        # Behind a start it is put with the words that are due first, and asks to type those.
        said, question = "", undisturbed()[len(self.moves)][1].partition("  Type:")[0]
        while question not in said and "wins" not in said:
            said += heard(program)
        self.sure = True
        program.keys.write(typed(len(self.moves)).encode())
        more = min(self.dice.randrange(MOVES_A_LIFE), len(MOVES) - len(self.moves))
        while len(acknowledged(said)) < more:
            said += heard(program)
        program.live(self.dice.random() * A_LINE)
        return said

    def _on_the_disk(self) -> tuple[Line, ...]:
        """Read a copy of the record, so that it is the program that puts its own file right."""
        copy = self.home.with_name("copy")
        shutil.rmtree(copy, ignore_errors=True)
        if not (self.home / database.NAME).exists():
            return ()
        shutil.copytree(self.home, copy)
        query = "SELECT line FROM lines JOIN tables USING (id) WHERE name = ? ORDER BY number"
        with closing(sqlite3.connect(copy / database.NAME)) as found:
            return tuple(read(line) for (line,) in found.execute(query, (self.name,)))

    def _hold(self, said: str, before: tuple[Line, ...]) -> None:
        """Hold the program to what it said, and the disk to what the table must write."""
        if found := STANDS.search(said):
            assert found[1] == (str(len(before)) if before else None)
            self.sittings.append(max(len(before), 1))
        assert found or len(self.lines) == len(before) or self.moves == []
        self.heads += HEAD.findall(said)
        assert self.lines[: len(before)] == before
        heard = acknowledged(said)
        assert heard == [(number, self.lines[number - 1].text) for number, _text in heard]
        # One move may lie on the disk that the kill left no time to acknowledge.
        assert len(self.moves) - len(moves_of(before)) - len(heard) in (0, 1)
        self._hold_whole()
        self._hold_shares()

    def _hold_whole(self) -> None:
        """See that no move is without its sheet and head, and no sheet or head without a move."""
        expected = [
            each for move in range(1, len(self.moves) + 1) for each in (public(move), *behind(move))
        ]
        texts = [re.sub("^head .*", "head", line.text) for line in self.lines[1:]]
        assert [text for text in texts if not text.startswith("share ")] == expected

    def _hold_shares(self) -> None:
        """See that in each sitting the others said words anew before anything was sealed."""
        for start, end in pairwise([*self.sittings, len(self.lines)]):
            sealed = [n for n in range(start, end) if self.lines[n].seals]
            shared = [n for n in range(start, end) if self.lines[n].text.startswith("share ")]
            assert not sealed or shared[0] < sealed[0]

    def check(self) -> None:
        """Look at the hidden lines, and have the evidence judged by the heads that were shown."""
        # What was shown to nobody before the kill is shown when somebody sits down again.
        self.heads += HEAD.findall(told(self.home, *PLAY_AS[3:], self.name)[1])
        kept = [each for head in self.heads for each in heads_of(head)]
        with resumed(self.home, self.name) as found:
            assert found.record == self.lines
            assert found.moves == MOVES[: len(self.moves)]
            self._judge(found, kept, verdict.NOT_PROVEN if kept else verdict.NOTHING_KEPT)
            if self.over:
                found.sealing.end()
                self._judge(found, kept, verdict.CLEAN)
                self._judge(found, kept[:1], verdict.UNBOUND)

    def _judge(self, found: Table, kept: Sequence[Kept], code: int) -> None:
        """Judge the evidence of a table as anybody reads it, and compare the exit code."""
        evidence = of_text(str(found.evidence()))
        judged = verdict.judged(games.take, evidence, kept)
        assert (judged.code, judged.all) == (code, ())

    def again(self) -> None:
        """Begin another game."""
        self.games += 1
        self.lines, self.sittings, self.heads = (), [], []


def moves_of(lines: Sequence[Line]) -> list[str]:
    """Give the moves of a record, as everybody may read them."""
    return [line.text for line in lines if line.seat != "table"]


def heard(program: Living) -> str:
    """Hear one line."""
    line = program.said.readline().decode()
    assert line, "the program has ended"
    return line


@pytest.mark.parametrize("shard", range(SHARDS))
def test_after_a_kill_at_any_moment_every_acknowledged_line_is_there(
    shard: int, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    evening = Evening(tmp_path / "home", random.Random(shard))
    kills = -(-int(pytestconfig.getoption("--kills")) // SHARDS)
    while evening.kills < kills:
        evening.live()
        if evening.over:
            evening.check()
            evening.again()
    if evening.lines:
        evening.check()
