"""The program may be killed at any moment: what it has acknowledged is there."""

import random
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.store.evening import MOVES, PLAY_AS, acknowledges, environment, resumed, undisturbed

SHARDS = 10
LINES_A_LIFE = 14
STANDS = re.compile(r"(?:begun|resumed at line (?P<number>\d+))\. ?(?P<question>.*)")
STARTING, A_LINE = 0.3, 0.01  # seconds: about what each takes


@dataclass
class Evening:
    """A table that is killed again and again, and what is known of it."""

    home: Path
    dice: random.Random
    games: int = 1
    told: int = 0  # the last line that the program has acknowledged, in this game
    sure: bool = True  # whether the last life got so far as to say where it stands
    kills: int = 0
    asked: bool = False  # whether this life has said what is due

    @property
    def name(self) -> str:
        """Name the game that is being played."""
        return f"evening {self.games}"

    def live(self) -> None:
        """Start the program, look where it goes on, let it play for a while, and kill it."""
        self.asked = False
        with subprocess.Popen(
            [*PLAY_AS, self.name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(self.home),
        ) as program:
            try:
                self._play(program)
                assert program.poll() is None
            finally:
                program.kill()
            assert program.stdout is not None
            assert program.stderr is not None
            out, err = program.stdout.read(), program.stderr.read()
        self.kills += 1
        for line in out.splitlines():
            self._hear(line)
        assert not err, err

    def _play(self, program: "subprocess.Popen[bytes]") -> None:
        """Feed the rest of the game, and hear some of the answers."""
        assert program.stdin is not None
        assert program.stdout is not None
        # Never twice in a row while it starts: each such kill counts as a wrong PIN.
        if self.sure and self.dice.random() < 0.15:
            self.sure = False
            wait(program, self.dice.random() * STARTING)
            return
        while not self.asked:
            self._hear(program.stdout.readline())
        self.sure = True
        program.stdin.write("\n".join((*MOVES[self.told - 1 :], "")).encode())
        program.stdin.flush()
        until = min(self.told + self.dice.randrange(LINES_A_LIFE), len(undisturbed()))
        while self.told < until:
            self._hear(program.stdout.readline())
        wait(program, self.dice.random() * A_LINE)

    def _hear(self, said: bytes) -> None:
        """Take what the program said, and hold it to that."""
        line = said.decode().rstrip("\n")
        assert line, "the program has ended"
        if found := STANDS.fullmatch(line.removeprefix(f"{self.name}: ")):
            # One line may lie on the disk that the kill left no time to acknowledge.
            number = int(found["number"] or 1)
            assert number in (self.told, self.told + 1)
            self.told = number
            self._hear_question(found["question"])
        elif line.partition(" ")[0].isdecimal():
            assert acknowledges(line, self.told + 1)
            self.told += 1
        else:
            self._hear_question(line)

    def _hear_question(self, line: str) -> None:
        """Compare what is due with a table that nothing disturbs; a new one has more to say."""
        due = undisturbed()[self.told - 1][1]
        assert line in ("", due) or (self.told == 1 and not self.asked) or self.over
        self.asked = self.asked or line == due

    @property
    def over(self) -> bool:
        """Say whether the game has been played to its end."""
        return self.told == len(undisturbed())

    def check(self) -> None:
        """Look at the table as it lies on the disk, its hidden lines, too."""
        with resumed(self.home, self.name) as found:
            lines = [line.text for line in found.record]
            assert lines[1 : self.told] == [line for line, _due in undisturbed()[1 : self.told]]
            assert found.moves[: self.told - 1] == MOVES[: self.told - 1]
            assert len(lines) - self.told in (0, 1)


def wait(program: "subprocess.Popen[bytes]", seconds: float) -> None:
    """Let a program run on for a while; nothing depends on how far it gets."""
    try:
        program.wait(seconds)
    except subprocess.TimeoutExpired:
        return


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
            evening.games, evening.told = evening.games + 1, 0
    if evening.told:
        evening.check()
