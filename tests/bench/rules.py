"""What a key stroke in the look-up costs, against the bare query of FTS5 over the same rows."""

import sqlite3
from itertools import cycle

from companion import rulebook
from companion.rulebook.index import Index, index
from companion.rulebook.stems import words
from companion.rulebook.votes import vote
from tests.bench.measure import in_turns, seconds, tell

TURNS = 301
ASKED = "may an agent walk diagonally"
BARE = "SELECT rowid FROM rows WHERE rows MATCH ? ORDER BY rank LIMIT 120"


def main() -> None:
    """Type a question letter by letter, and run the queries alone."""
    within = index(rulebook.games())
    table = filled(within)
    strokes = [ASKED[:end] for end in range(3, len(ASKED) + 1)]
    ours, bare = cycle(strokes), cycle([query(within, stroke) for stroke in strokes])
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
    index.cache_clear()
    once = seconds(lambda: index(rulebook.games()))
    print(f"the index of all rules, once in a process: {1000 * once:.0f} ms")


def answer(stroke: str) -> rulebook.Found:
    """Answer one key stroke as if nothing had been asked before."""
    vote.cache_clear()
    return rulebook.find(stroke)


def filled(within: Index) -> sqlite3.Connection:
    """Fill a table of FTS5 in memory with the keys of every phrase."""
    table = sqlite3.connect(":memory:")
    table.execute("CREATE VIRTUAL TABLE rows USING fts5(keys, prefix='2 3 4')")
    rows = (" ".join(within.keys(said)) for page in within.pages for said in page.words)
    table.executemany("INSERT INTO rows (keys) VALUES (?)", ((row,) for row in rows))
    return table


def query(within: Index, stroke: str) -> str:
    """Ask FTS5 for any of the words, and for what the last one begins."""
    return " OR ".join(f'"{within.key(word)}"' for word in words(stroke)) + "*"


if __name__ == "__main__":
    main()
