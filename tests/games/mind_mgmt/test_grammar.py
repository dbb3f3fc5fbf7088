"""The grammar in NOTATION.md is that of the program: they take the same lines, and no others."""

import re
import unicodedata
from functools import cache
from importlib.resources import files

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from companion.core import KEEPER, NotUnderstood
from companion.games.mind_mgmt.board.plan import ORDER
from companion.games.mind_mgmt.moves import KINDS
from companion.games.mind_mgmt.moves.base import MindMove, Secret
from companion.games.mind_mgmt.moves.recruiter import Done
from tests.games.mind_mgmt.grammar import Grammar
from tests.games.mind_mgmt.playing import GAME
from tests.games.mind_mgmt.test_text import misprints
from tests.strategies import is_plain, moves, moves_of

PAGE = (files("companion.games.mind_mgmt") / "NOTATION.md").read_text("utf-8")
IN_ORDER = re.compile(r"^(?:mayhem \S+|correct mayhem|answer) (?=[A-F][1-7])")
EXAMPLES = re.findall(r"^\| (?:[A-Y] \| )?`((?!mind-mgmt\.)[^`]+)` \|", PAGE, re.MULTILINE)
PLACES = re.compile(r"[A-F][1-7](?:-[A-F][1-7])?")


@cache
def grammar() -> Grammar:
    """Give the grammar of the page: who only collects tests has no need of it."""
    return Grammar(PAGE)


@cache
def a_line() -> re.Pattern[str]:
    """Give what a line looks like by it."""
    return re.compile(grammar().pattern("line"))


def in_board_order(line: str) -> bool:
    """Say whether borders, and the places of an answer, stand in board order."""
    found = IN_ORDER.match(line)
    if found is None:
        return True
    groups = PLACES.findall(line[found.end() :])
    listed = [groups] if line.startswith("answer") else [each.split("-") for each in groups]
    return all(each == sorted(each, key=ORDER.__getitem__) for each in listed)


def by_the_page(line: str) -> bool:
    """Say whether the page calls this a line."""
    return a_line().fullmatch(line) is not None and in_board_order(line) and is_plain(line)


def by_the_program(line: str) -> bool:
    """Say whether the program takes this for a line."""
    try:
        GAME.notation.parse(line)
    except NotUnderstood:
        return False
    return True


@pytest.mark.parametrize("rule", ["keeper", "public", "secret", "deed", "piece"])
@given(data=st.data())
def test_what_the_grammar_makes_is_a_line(rule: str, data: st.DataObject) -> None:
    made = unicodedata.normalize("NFC", data.draw(grammar().made(rule)))
    line = {"deed": f"meru {made}", "piece": f"correct {made}"}.get(rule, made)
    assume(a_line().fullmatch(line))
    assert by_the_page(line) == by_the_program(line)


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
def test_every_line_of_the_program_is_in_the_grammar_by_its_seat(
    kind: type[MindMove], data: st.DataObject
) -> None:
    line = GAME.notation.format(data.draw(moves_of(kind)))
    assume(len(line) <= 400)
    hidden = issubclass(kind, Secret)
    seat = "secret" if hidden else "keeper" if kind.seat == KEEPER else "public"
    for said in ("secret", "keeper", "public"):
        fits = re.fullmatch(grammar().pattern(said), line) is not None
        assert fits == (said == seat or (kind is Done and said == "keeper"))


@given(misprints() | moves.map(GAME.notation.format))
@example("answer A1 B1 C1 D1 E1 F1")
@example("answer B1 A1")
@example("mayhem Eva A1-A1")
@example("meru moves A1-A2-A3-A4-A5-A6-A7-B7-C7-D7")
@example("note D4 {nothing}")
@example("remark")
@example("remark  two blanks")
@example("remark one\u00a0word")
@example("remark " + "x" * 394)
@example("remark " + "x" * 393)
@example("mistake 7")
@example("mistake 7 x")
@example("override mind-mgmt.step.next")
@example("ruling mind-mgmt may")
@example("ruling a.b may")
@example("draw " + "x" * 32)
@example("draw " + "x" * 33)
@example("control meru Eva²")
@example("control meru EvaⅠ")
@example("control meru Eva٣")
@example("control meru _eva")
@example("recruiter " + "x" * 24)
@example("recruiter " + "x" * 25)
@example("recruits 0")
@example("recruits 00")
@example("recruits 99")
@example("recruits 100")
@example("supply ١٢")
@example("agent meru ?")
@example("correct agent meru ?")
@example("henry pushes ?")
@example("done slip third")
@example("Done")
@example("act")
@example("")
def test_page_and_program_call_the_same_a_line(line: str) -> None:
    assert by_the_page(line) == by_the_program(line)


@pytest.mark.parametrize("row", EXAMPLES)
def test_every_example_of_the_page_is_in_its_grammar(row: str) -> None:
    assert by_the_page(row) or ": " in row


def test_every_rule_of_the_grammar_is_used() -> None:
    block = PAGE.split("```grammar\n")[1].split("```")[0]
    for name in grammar():
        assert name == "line" or len(re.findall(rf"\b{name}\b(?!\")", block)) > 1
