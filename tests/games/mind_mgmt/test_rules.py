"""Every rule of the referee from both of its sides: what it lets pass and what it refuses."""

from dataclasses import replace
from importlib.resources import files

import pytest

from companion.core import Illegal, Outcome, Undecided
from companion.games.mind_mgmt.board.plan import PLACES
from companion.games.mind_mgmt.seat_views import keeper_view
from companion.games.mind_mgmt.silence import MAY_BE_SET_ASIDE, SILENT
from companion.games.mind_mgmt.state import State
from companion.rulebook.coverage import rule_ids, sources
from tests.games.mind_mgmt.casebook import Block, Case, blocks, cases
from tests.games.mind_mgmt.playing import GAME, opening, played, refused

# Each of these has a test of its own.
WITHOUT_CASE = {"mind-mgmt.draw.empty", "mind-mgmt.mistake.late", "mind-mgmt.setup.deal"}
KEYS = ("from", "then", "with", "lawful", "unlawful", "undecided", "goes on")
KEYS_WITH_A_WORD = ("refused by ", "ends for ")


def raised() -> set[str]:
    """Find every rule id that the code enforces."""
    texts = sources(files("companion.games.mind_mgmt")).values()
    return {rule for text in texts for rule in rule_ids("mind-mgmt", text)}


def undecided(state: State, line: str) -> Undecided | None:
    """Give the question that a line puts to the players, if it does."""
    try:
        GAME.rules.apply(state, GAME.notation.parse(line))
    except Undecided as question:
        return question
    except Illegal:
        return None
    return None


def test_every_rule_that_the_code_enforces_has_a_case_and_no_case_names_another() -> None:
    assert {block.rule for block in blocks()} | WITHOUT_CASE == raised()


def test_every_rule_is_shown_from_both_of_its_sides() -> None:
    shown: dict[str, set[str]] = {}
    for block in blocks():
        shown.setdefault(block.rule, set()).update(key.split()[0] for key in block.ways)
    against = {"unlawful", "undecided", "refused", "ends"}
    one_sided = {rule for rule, keys in shown.items() if "lawful" not in keys or not keys & against}
    assert one_sided == set()


def test_no_case_has_a_key_that_nothing_reads() -> None:
    keys = {key for block in blocks() for key in block.ways}
    assert {k for k in keys if k not in KEYS and not k.startswith(KEYS_WITH_A_WORD)} == set()


@pytest.mark.parametrize("case", cases("lawful"), ids=str)
def test_a_lawful_line_is_taken(case: Case) -> None:
    played(case.block.situation(), *case.way)


@pytest.mark.parametrize("case", cases("unlawful"), ids=str)
def test_an_unlawful_line_is_refused_by_its_rule(case: Case) -> None:
    state, line = case.block.last(case.way)
    assert refused(state, line) == case.block.rule
    assert undecided(state, line) is None


@pytest.mark.parametrize("case", cases("undecided"), ids=str)
def test_a_silent_point_is_put_to_the_players_with_its_choices(case: Case) -> None:
    question = undecided(*case.block.last(case.way))
    assert question is not None
    assert question.rule == case.block.rule
    assert question.choices == SILENT[case.block.rule].choices


@pytest.mark.parametrize("case", cases("refused by "), ids=str)
def test_a_line_is_refused_by_the_rule_that_the_ruling_brings_in(case: Case) -> None:
    assert refused(*case.block.last(case.way)) == case.key.removeprefix("refused by ")


@pytest.mark.parametrize("case", cases("ends for "), ids=str)
def test_the_game_ends_by_the_rule(case: Case) -> None:
    state, line = case.block.last(case.way)
    assert GAME.rules.outcome(state) is None
    winner = case.key.removeprefix("ends for ")
    assert GAME.rules.outcome(played(state, line)) == Outcome((winner,), case.block.rule)


@pytest.mark.parametrize("case", cases("goes on"), ids=str)
def test_the_game_goes_on(case: Case) -> None:
    assert GAME.rules.outcome(played(case.block.situation(), *case.way)) is None


@pytest.mark.parametrize("rule", sorted(SILENT))
def test_every_choice_about_a_silent_point_is_tried(rule: str) -> None:
    lines = {
        line for b in blocks() if b.rule == rule for w in b.ways.values() for x in w for line in x
    }
    assert {f"ruling {rule} {choice}" for choice in SILENT[rule].choices} <= lines


def first_unlawful(rule: str) -> tuple[Block, State, str]:
    """Give the first case against a rule: its block, the moment, and the line."""
    case = next(case for case in cases("unlawful") if case.block.rule == rule)
    return case.block, *case.block.last(case.way)


@pytest.mark.parametrize("rule", sorted(MAY_BE_SET_ASIDE))
def test_what_a_rule_refused_is_taken_once_the_rule_is_set_aside(rule: str) -> None:
    block, state, line = first_unlawful(rule)
    also = [each for way in block.ways["with"] for each in way]
    aside = played(state, f"override {rule} because we agreed", *also)
    played(aside, line)
    assert refused(played(aside, f"restore {rule}"), line) == rule


@pytest.mark.parametrize("rule", sorted(raised() - MAY_BE_SET_ASIDE))
def test_every_other_rule_cannot_be_set_aside(rule: str) -> None:
    assert refused(opening("full"), f"override {rule} because") == "mind-mgmt.override.which"


def test_where_henry_is_not_entered_the_players_check_what_depends_on_him() -> None:
    state = played(opening("full"), "step D5", "done", "henry moves ?", "meru rests", "done")
    waits = played(state, "step D6", "immortal C6-D6")
    before = waits.public.decisions.unchecked
    recruited = played(waits, "recruit bus").public.decisions.unchecked
    assert set(recruited) - set(before) == {"mind-mgmt.immortals.recruit.henry"}
    passed_over = played(waits, "done").public.decisions.unchecked
    assert set(passed_over) - set(before) == {"mind-mgmt.immortals.recruit.decline"}


def test_no_card_is_drawn_from_an_empty_deck() -> None:
    """Build the moment by hand: no game text leads there, since eleven contacts empty the deck.

    Sixteen cards less the Recruiter's three less two open ones leave eleven in the deck, so the
    Immortals' last recruits before it is empty would be the twelfth, which ends the game.
    """
    state = played(opening("full"), "step D5")
    known = state.public.board.known
    gone = tuple(feature for feature in known if feature not in ("pool", "dogs", "umbrella"))
    empty = state.openly(opened=gone[:1], contacted=gone[1:])
    assert refused(empty, "draw pool") == "mind-mgmt.draw.empty"
    assert played(empty, "done").public.phase == "agents"
    one_left = replace(empty, public=replace(empty.public, contacted=gone[2:]))
    assert played(one_left, f"draw {gone[1]}").public.opened == (gone[0], gone[1])


def test_with_too_few_tokens_the_dolphin_s_answer_is_as_the_players_ruled() -> None:
    """Build the moment by hand: one token is left, and two billboards have none."""
    asked = played(opening("tokens"), "bill asks billboard", "dolphin")
    laid = (*asked.public.steps[1:4], *asked.public.steps[5:], *PLACES[:5])
    state = asked.openly(steps=laid)
    assert len(laid) == 9
    assert answers(state) == ["answer B4 D5"]
    ruled = played(state, "ruling mind-mgmt.steps.ten as-many")
    assert answers(ruled) == ["answer B4", "answer D5"]
    assert refused(ruled, "answer B4 D5") == "mind-mgmt.dolphin.all"
    assert refused(ruled, "answer none") == "mind-mgmt.dolphin.all"
    assert GAME.sealing.opened(ruled, GAME.notation.parse("answer B4")) == (("08/visited/B4", 1),)
    assert len(GAME.sealing.opened(state, GAME.notation.parse("answer B4 D5"))) > 2


def answers(state: State) -> list[str]:
    """Give what the Recruiter may answer."""
    return [GAME.notation.format(answer) for answer in keeper_view(state).map.lawful_answers]
