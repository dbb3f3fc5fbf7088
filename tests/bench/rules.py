"""What a key stroke in the look-up costs, against the query alone that it sends to FTS5."""

from itertools import cycle
from unittest.mock import patch

from companion import rulebook
from companion.rulebook.index import Index, index
from tests.bench.measure import in_turns, seconds, tell

TURNS = 301
ASKED = "may an agent walk diagonally"


def main() -> None:
    """Type a question letter by letter, and run the queries alone."""
    within = index(rulebook.games())
    strokes = [ASKED[:end] for end in range(3, len(ASKED) + 1)]
    ours, bare = cycle(strokes), cycle(queries(strokes))
    tell(
        "one key stroke of the look-up",
        "the bare FTS5 query",
        *in_turns(
            lambda: rulebook.find(next(ours)),
            lambda: within.matching(*next(bare)),
            TURNS,
        ),
        "; budget 3",
    )
    index.cache_clear()
    once = seconds(lambda: index(rulebook.games()))
    print(f"the index of all rules, once in a process: {1000 * once:.0f} ms")


def queries(strokes: list[str]) -> list[tuple[str, int]]:
    """Give what the look-up sends to FTS5 for each stroke: the query, and how many rows."""
    sent = []
    matching = Index.matching

    def noting(within: Index, query: str, rows: int) -> list[int]:
        sent.append((query, rows))
        return matching(within, query, rows)

    with patch.object(Index, "matching", noting):
        for stroke in strokes:
            rulebook.find(stroke)
    return sent


if __name__ == "__main__":
    main()
