"""What a question about the rules costs: a command of its own, and a key stroke in the look-up."""

import os
import sqlite3
import subprocess
import sys
from itertools import cycle
from resource import RUSAGE_CHILDREN, getrusage

from companion import rulebook
from companion.bootstrap import ROOT
from companion.rulebook.questions.index import Index, index
from companion.rulebook.questions.stems import words
from companion.rulebook.questions.votes import vote
from companion.store.kept_rules import lay_open
from tests.bench.measure import QUICK, in_turns, seconds, tell

TURNS, STARTS = 301, 15
ASKED = "may an agent walk diagonally"
BARE = "SELECT rowid FROM rows WHERE rows MATCH ? ORDER BY rank LIMIT 120"


def main() -> None:
    """Start commands, type a question letter by letter, and run the queries alone."""
    once = seconds(lambda: index(rulebook.games()))
    print(f"the index of all rules, where nothing keeps it: {1000 * once:.0f} ms")
    lay_open()
    for _once in range(2):
        index.cache_clear()
        index(rulebook.games())
    index.cache_clear()
    once = seconds(lambda: index(rulebook.games()))
    print(f"the index of all rules, where it is kept: {1000 * once:.1f} ms")
    starts()
    strokes()


def starts() -> None:
    """Compare the processor time of a question with that of the version."""
    companion("rules", ASKED)
    pairs = [
        (companion("rules", ASKED), companion("--version"))
        for _turn in range(3 if QUICK else STARTS)
    ]
    ours, bare = (sorted(each)[len(each) // 2] for each in zip(*pairs, strict=True))
    tell(
        "`companion rules QUESTION`, processor", "`companion --version`", ours, bare, "; budget 1.5"
    )


def companion(*arguments: str) -> float:
    """Run a command, and give the seconds of processor that it took."""
    before = getrusage(RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "companion", *arguments]
    subprocess.run(command, check=True, cwd=ROOT, env=os.environ, stdout=subprocess.DEVNULL)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def strokes() -> None:
    """Compare key strokes with bare queries."""
    within = index(rulebook.games())
    table = filled(within)
    typed = [ASKED[:end] for end in range(3, len(ASKED) + 1)]
    ours, bare = cycle(typed), cycle([query(within, stroke) for stroke in typed])
    tell(
        "one key stroke of the look-up",
        "the bare FTS5 query",
        *in_turns(
            lambda: answer(next(ours)),
            lambda: table.execute(BARE, (next(bare),)).fetchall(),
            TURNS,
        ),
        "; budget 3",
    )


def answer(stroke: str) -> rulebook.SearchResult:
    """Answer one key stroke as if nothing had been asked before."""
    vote.cache_clear()
    return rulebook.find(stroke)


def filled(within: Index) -> sqlite3.Connection:
    """Fill a table of FTS5 in memory with the keys of every phrase."""
    table = sqlite3.connect(":memory:")
    table.execute("CREATE VIRTUAL TABLE rows USING fts5(keys, prefix='2 3 4')")
    rows = (" ".join(keys) for at in range(within.size) for keys in within.page(at).rows)
    table.executemany("INSERT INTO rows (keys) VALUES (?)", ((row,) for row in rows))
    return table


def query(within: Index, stroke: str) -> str:
    """Ask FTS5 for any of the words, and for what the last one begins."""
    return " OR ".join(f'"{within.key(word)}"' for word in words(stroke)) + "*"


if __name__ == "__main__":
    main()
