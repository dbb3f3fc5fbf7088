"""What was done at the board against a rule can be let stand at the prompt, too."""

from companion import games
from companion.cli.prompt.session import Session
from companion.core import PUBLIC
from companion.play.table import Table
from tests.cli.test_play import At, Spoken
from tests.games.spy_connection.playing import BEGUN
from tests.store.evening import OPTIONS as MIND_MGMT

STANDS = "happened spy-connection.turn.action: done"


def said(table: Table, *lines: str) -> list[str]:
    """Type lines in the open, and give what was said."""
    desk = Spoken(*lines, "quit", hides=True)
    Session(At(table), desk).run()
    return desk.said


def begun() -> Table:
    """Begin a table at which somebody can pass who must not."""
    rules = games.take("spy-connection").rules
    given = rules.complete({"players": "Anka Boris", "detail": "all"})
    table = Table("spy-connection", given)
    for line in BEGUN:
        table.play(PUBLIC, table.read(line))
    return table


def test_behind_a_refusal_stands_the_line_that_lets_it_stand() -> None:
    table = begun()
    told = said(table, "done")
    at = told.index(f"it happened all the same? type: `{STANDS}`")
    assert told[at - 1].startswith("spy-connection.turn.action: ")
    said(table, STANDS)
    assert table.moves[-1] == STANDS


def test_what_cannot_have_happened_is_only_refused() -> None:
    assert not [line for line in said(begun(), "won Boris", "take 9 x") if "all the same" in line]


def test_where_something_is_hidden_nothing_is_let_stand() -> None:
    table = Table("mind-mgmt", MIND_MGMT)
    assert not [line for line in said(table, "lay board", "begin") if "all the same" in line]
