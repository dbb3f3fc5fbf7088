"""What a person reads who chooses a move: names without notation, and a question for each step."""

import re

import pytest
from hypothesis import given

from companion.core import KEEPER, PUBLIC
from companion.games.mind_mgmt.moves import KINDS
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.stages import STAGES
from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words.letters import letter
from companion.games.mind_mgmt.words.prompts import SETTING_UP
from companion.locale import LANGUAGES, read_in
from companion.play.table import Table
from tests.games.mind_mgmt.random_games import GAME
from tests.screens.stage import evening
from tests.store.evening import OPTIONS
from tests.strategies import moves

WORDS = GAME.words
NOTATION = re.compile(r"\b(?:meru|henry|bill|dusty|karl-box|shakes-down|mind-mgmt|answer)\b|[_{}]")

OF_HOW_MANY = re.compile(r"\{(?:count|number)\} \w+ ([0-9]+)")


def at(*lines: str, seat: str = PUBLIC) -> View:
    """Look at a table of which these lines were played."""
    table = Table("mind-mgmt", OPTIONS)
    for line in lines:
        table.play(KEEPER, table.read(line))
    view: View = table.view(seat)
    return view


@given(moves)
def test_every_move_that_is_one_row_has_a_name_without_notation(move: MindMove) -> None:
    kind = type(move)
    fixed = {name: getattr(move, name) for name in GAME.notation.fields(kind)}
    if kind.whole or (kind.beside and fixed.get("feature", "bus") in at().board.known):
        said = WORDS.kind(kind, fixed, at())
        assert said
        assert not NOTATION.search(said), said


def test_what_can_be_done_now_is_named_while_its_answer_or_token_is_open() -> None:
    table, named = Table("mind-mgmt", OPTIONS), set()
    for line in evening("done slip first"):
        for each in GAME.rules.legal(table.course.state, KEEPER).choices:
            named.add(WORDS.kind(each.kind, each.fixed, table.view(KEEPER)))
        table.play(KEEPER, table.read(line))
    assert {"Answer", "No new token", "End turn (Mind Slip used)"} <= named


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_set_up_name_as_many_as_a_letter_takes(language: str) -> None:
    counted = 0
    with read_in(language):
        for stage in STAGES:
            for said in (letter(stage).due(), SETTING_UP[stage.kind]()):
                if found := OF_HOW_MANY.search(said):
                    assert int(found[1]) == stage.times
                    counted += 1
    assert counted == 8


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_a_name_and_its_example_values_have_one(kind: type[MindMove]) -> None:
    example = GAME.notation.parse(kind.example)
    fields = {name: getattr(example, name) for name in GAME.notation.fields(kind)}
    assert WORDS.kind(kind, fields, at())
    for name, value in fields.items():
        said = WORDS.value(kind, name, value, at())
        assert said
        assert name in ("rule", "choice", "words") or not NOTATION.search(said), said


@pytest.mark.parametrize(
    ("kind", "fields", "asked"),
    [
        (a.AgentMove, {"agent": "meru"}, "What does Meru do?"),
        (a.Moves, {"agent": "meru"}, "Where does Meru stand?"),
        (a.Moves, {"agent": "meru", "way": ("A3",)}, "Where does Meru go?"),
        (a.Leads, {"agent": "dusty"}, "Whom does Dusty lead?"),
        (a.Leads, {"agent": "dusty", "other": "meru"}, "Where is this agent?"),
        (r.ExtraImmortal, {}, "The price will show where you were. Which Immortal?"),
        (r.ExtraImmortal, {"way": ("C4",)}, "The price will show where you were. Where to?"),
        (r.ExtraImmortal, {"way": ("C4", "C5")}, "Where do you place the step token?"),
        (r.Slip, {"place": "D6"}, "Which Mind Slip token?"),
    ],
)
def test_each_step_of_a_choice_has_its_question(
    kind: type[MindMove], fields: dict[str, object], asked: str
) -> None:
    assert WORDS.prompt(kind, fields, at(*evening("done"))).startswith(asked)


def test_the_other_side_of_a_border_is_asked_for_by_its_first() -> None:
    view = at(*evening("lay board"))
    assert WORDS.prompt(s.Mayhem, {}, view).startswith("Eva places mayhem 1 of 5")
    assert WORDS.prompt(s.Mayhem, {"border": ("C4",)}, view).startswith("On which side of C4?")


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (evening("answer yes"), ("Yes", "Yes")),
        (evening("answer no"), ("No", "No")),
        (evening("answer D2"), ("Step on D2 · Cafe + Billboard", "D2")),
        (evening("recruits 3"), ("Three recruits", "3")),
        (evening("answer 6"), ("At 06:00", "06:00")),
        (evening("done slip first"), ("Mind Slip used", "")),
    ],
)
def test_what_is_said_aloud_is_a_sentence_and_a_sign(
    lines: tuple[str, ...], said: tuple[str, ...]
) -> None:
    move = GAME.notation.parse(lines[-1])
    announced = WORDS.announce(move, at(*lines[:-1]))
    assert announced
    assert (announced.told, announced.sign) == said


def test_nothing_is_said_aloud_of_what_is_done_unseen_or_by_the_agents() -> None:
    assert WORDS.announce(GAME.notation.parse("step C5"), at(*evening("begin"))) is None
    rests = WORDS.announce(GAME.notation.parse("meru rests"), at(*evening("done")))
    assert rests
    assert not rests.heard
    turn = at(*evening("done"), "meru rests", "henry rests")
    assert WORDS.announce(r.Done(), turn) is None


def test_each_mind_slip_token_says_where_it_lies_and_what_it_shows() -> None:
    view = at(*evening("token D6"))
    tokens = [WORDS.value(r.Slip, "token", each, view) for each in ("first", "second")]
    assert tokens == [
        "token 1, in front of the screen: shows no location",
        "token 2, on D6 (Bus + Bookstore): shows that you were there",
    ]
