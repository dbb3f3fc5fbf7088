"""What a key stroke in the look-up costs, against the query alone that it sends to FTS5."""

from itertools import cycle

from companion import rulebook
from companion.rulebook import search
from companion.rulebook.index import index
from tests.bench.measure import in_turns, seconds, tell

TURNS = 301
ASKED = "may an agent walk diagonally"


def main() -> None:
    """Type a question letter by letter, and run the queries alone."""
    within = index(rulebook.games())
    strokes = [ASKED[:end] for end in range(3, len(ASKED) + 1)]
    queries = [
        search._query(search._gains(within, search._asked(within, stroke, typing=True)))
        for stroke in strokes
    ]
    ours, bare = cycle(strokes), cycle(queries)
    rulebook.find(ASKED)
    tell(
        "one key stroke of the look-up",
        "the bare FTS5 query",
        *in_turns(
            lambda: rulebook.find(next(ours)),
            lambda: within.matching(next(bare), search.ROWS),
            TURNS,
        ),
        "; budget 3",
    )
    index.cache_clear()
    once = seconds(lambda: index(rulebook.games()))
    print(f"the index of all rules, once in a process: {1000 * once:.0f} ms")


if __name__ == "__main__":
    main()
