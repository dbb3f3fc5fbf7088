"""Lines of the game, both ways, and the page that tells them."""

from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core import PUBLIC, NotUnderstood
from companion.games.agents import GAME
from companion.games.agents.moves import KINDS
from companion.games.agents.moves.base import AgentsMove
from companion.games.agents.notes.lines import NOTE_KINDS, SPELLING
from companion.play.replay import replay

HERE = files("companion.games.agents")
SIGNS = "abctxvyz 1234?:-."


def page() -> str:
    """Read the page of all lines."""
    return HERE.joinpath("NOTATION.md").read_text("utf-8")


@pytest.mark.parametrize("kind", KINDS)
def test_the_example_of_every_line_reads_back_to_the_same_characters(
    kind: type[AgentsMove],
) -> None:
    move = GAME.notation.parse(kind.example)
    assert type(move) is kind
    assert GAME.notation.format(move) == kind.example


@given(st.sampled_from(KINDS), st.integers(0, 60), st.text(SIGNS, max_size=4), st.integers(0, 6))
def test_whatever_is_read_is_written_the_same(
    kind: type[AgentsMove], place: int, more: str, gone: int
) -> None:
    line = kind.example[:place] + more + kind.example[place + gone :]
    try:
        move = GAME.notation.parse(line)
    except NotUnderstood:
        return
    assert GAME.notation.format(move) == line
    assert GAME.notation.parse(line) == move


@pytest.mark.parametrize(
    "line",
    [
        "die 7",
        "card 6 own",
        "meets w",
        "file 2 3b 1t 4t",
        "set cards Eva 3-1",
        "set cards Eva 1-1",
        "duel Adam 5:3",
        "claims 5 of x",
        "joined 5",
        "happened agents.turn.card: happened agents.turn.card: done",
    ],
)
def test_what_no_box_holds_is_no_line(line: str) -> None:
    with pytest.raises(NotUnderstood):
        GAME.notation.parse(line)


def test_the_page_holds_every_line_and_every_note() -> None:
    for kind in KINDS:
        assert f"`{kind.example}`" in page()
    for note in NOTE_KINDS:
        assert f"`{note.example}`" in page()
        assert SPELLING.format(SPELLING.parse(note.example)) == note.example


def test_the_example_of_the_page_is_lawful_and_ends_with_a_claim() -> None:
    table, stop = replay(page().partition("```game\n")[2].partition("```")[0])
    assert stop is None
    assert table.outcome is not None
    assert table.outcome.rule == "agents.win.plan"


def test_the_file_of_the_page_is_one_that_a_table_takes() -> None:
    text = page().partition("```toml\n")[2].partition("```")[0]
    state = GAME.rules.start({"players": "Eva Adam", "board": text})
    assert GAME.rules.view(state, PUBLIC).cards
