"""The lines of the game: every move has one spelling, and nothing else is understood."""

from dataclasses import fields

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from companion.core import PUBLIC, CompanionError, NotUnderstood
from companion.games.mind_mgmt.board.plan import PLACES, Place
from companion.games.mind_mgmt.moves import KINDS
from companion.games.mind_mgmt.moves import answers as n
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import MindMove, Secret
from companion.games.mind_mgmt.moves.veiled import VEILS
from companion.games.mind_mgmt.notation import FIELDS
from companion.games.mind_mgmt.state import State
from companion.play.table import Table
from tests.games.mind_mgmt.casebook import blocks
from tests.games.mind_mgmt.playing import GAME, fresh, opening, played
from tests.store.evening import OPTIONS
from tests.strategies import FIELD_VALUES, moves, moves_of, printable, printable_text

SECRETS = tuple(kind for kind in KINDS if issubclass(kind, Secret))
FULL = opening("full")
RULES = {block.rule for block in blocks()}


@st.composite
def misprints(draw: st.DrawFn) -> str:
    """Make a line that is almost one of the game: a sign more, less, or another one."""
    line = GAME.notation.format(draw(moves))
    at = draw(st.integers(0, len(line)))
    gone = draw(st.integers(0, 2))
    return line[:at] + draw(st.text(printable, max_size=2)) + line[at + gone :]


def test_every_sort_of_word_is_tried() -> None:
    assert set(FIELD_VALUES) == set(FIELDS)


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
def test_a_move_of_any_kind_is_read_as_it_was_written(
    kind: type[MindMove], data: st.DataObject
) -> None:
    move = data.draw(moves_of(kind))
    assert GAME.notation.parse(GAME.notation.format(move)) == move


def test_borders_and_places_have_one_order_however_they_are_named() -> None:
    one, other = Place("C4"), Place("D4")
    assert s.Mayhem("Eva", (other, one)) == s.Mayhem("Eva", (one, other))
    there = Place("F7"), Place("F6")
    assert t.CorrectMayhem((other, one), there) == t.CorrectMayhem((one, other), there[::-1])
    assert n.Marks((Place("F7"), Place("D2"))) == n.Marks((Place("D2"), Place("F7")))


@pytest.mark.parametrize("words", ["two  blanks", " before", "after ", "{x}", "a\nline", "\u202e"])
def test_words_that_no_line_could_hold_make_no_move(words: str) -> None:
    for make in (t.Remark, lambda said: t.Note(Place("D4"), said)):
        with pytest.raises(NotUnderstood):
            make(words)


def test_words_that_are_still_missing_make_a_move_but_no_line_of_a_table() -> None:
    table = Table("mind-mgmt", OPTIONS)
    with pytest.raises(NotUnderstood):
        table.play(PUBLIC, t.Remark(""))
    assert len(table.record) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_the_example_of_a_kind_is_a_line_of_that_kind(kind: type[MindMove]) -> None:
    assert type(GAME.notation.parse(kind.example)) is kind
    assert GAME.notation.format(GAME.notation.parse(kind.example)) == kind.example


@given(printable_text | misprints())
@example("mayhem Eva D4-C4")
@example("step D5 ")
@example("step  D5")
@example("recruits 07")
@example("supply ١٢")
@example("note D4 ")
@example("step D5\n")
@example("")
def test_a_line_is_either_not_understood_or_written_back_exactly(line: str) -> None:
    try:
        move = GAME.notation.parse(line)
    except NotUnderstood:
        return
    assert GAME.notation.format(move) == line


@pytest.mark.parametrize(
    "line",
    [
        "mayhem Eva D4-C4",
        "step D5 ",
        " step D5",
        "step  D5",
        "step d5",
        "Step D5",
        "step G1",
        "step A8",
        "recruits 07",
        "supply ١٢",
        "step D5\n",
        "step D5\u200b",
        "note D4 a\u0301",
        "answer maybe",
        "meru moves A1",
        "adam moves A1-A2",
        "",
    ],
)
def test_a_second_spelling_or_a_sign_that_nobody_sees_is_not_understood(line: str) -> None:
    with pytest.raises(NotUnderstood):
        GAME.notation.parse(line)


@pytest.mark.parametrize("kind", SECRETS)
@given(data=st.data())
def test_a_secret_move_shows_its_kind_alone(kind: type[MindMove], data: st.DataObject) -> None:
    one, other = data.draw(moves_of(kind)), data.draw(moves_of(kind))
    assert fields(one)
    assert repr(one) == str(one) == f"{one}" == repr(other)
    assert repr(one) == f"{kind.__name__}(hidden)"


@pytest.mark.parametrize("kind", SECRETS)
@given(data=st.data())
def test_the_others_see_the_same_of_every_secret_move_of_a_kind(
    kind: type[MindMove], data: st.DataObject
) -> None:
    one, other = data.draw(moves_of(kind)), data.draw(moves_of(kind))
    assert (
        GAME.sealing.record.format(GAME.sealing.veil(one))
        == GAME.sealing.record.format(GAME.sealing.veil(other))
        == VEILS[kind].text
    )


@given(
    path=st.lists(st.sampled_from(PLACES), max_size=16).map(tuple),
    features=st.permutations(FULL.public.board.known).map(lambda known: tuple(known[:3])),
    card=st.sampled_from(["karl-box", "pipe-girl"]),
    slipping=st.sampled_from(["", "first", "second"]),
)
def test_a_state_shows_nothing_of_what_stands_behind_the_screen(
    path: tuple[str, ...], features: tuple[str, ...], card: str, slipping: str
) -> None:
    other = FULL.secretly(path=path, features=features, card=card, slipping=slipping)
    assert repr(other) == repr(FULL)
    assert repr(other.hidden) == str(other.hidden) == "World()"


def refusal(state: State, line: str) -> str:
    """Give the words of a refusal, or nothing where the line is taken."""
    try:
        played(state, line)
    except CompanionError as no:
        return str(no)
    return ""


@pytest.mark.parametrize("kind", KINDS)
@given(sign=st.sampled_from(["Zqxj", "zqxj", "F3-zqxj", "zqxj F3"]))
def test_what_is_not_understood_is_not_repeated(kind: type[MindMove], sign: str) -> None:
    words = kind.example.split()
    for garbled in ([*words[:-1], sign], [words[0], sign], [sign, *words[1:]], [words[0] + sign]):
        assert "zqxj" not in refusal(fresh(), " ".join(garbled)).lower()


@pytest.mark.parametrize("line", ["draw zqxj", "meru asks zqxj", "meru shakes-down zqxj"])
def test_a_feature_that_the_board_does_not_have_is_not_repeated(line: str) -> None:
    at_six = played(FULL, "step D5") if line.startswith("draw") else played(FULL, "step D5", "done")
    said = refusal(at_six, line)
    assert said
    assert "zqxj" not in said


def test_three_features_that_the_board_does_not_have_are_not_repeated() -> None:
    said = refusal(opening("full", "features"), "features bus zqxj pool")
    assert said
    assert "zqxj" not in said


@given(moves)
def test_a_refusal_by_a_rule_says_the_rule_alone(move: MindMove) -> None:
    said = refusal(FULL, GAME.notation.format(move))
    assert said in RULES or not said or said.startswith("the board has no such feature; known: ")
