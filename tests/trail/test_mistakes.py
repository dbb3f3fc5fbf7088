"""A mistake in a hunt is admitted, then put right at the table or paid for with the trail."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion import games
from companion.contract.knowledge import Knowledge
from companion.core import KEEPER, PUBLIC
from companion.seal.checking.verdict import CLEAN, FINDINGS, judged
from companion.trail.hunt.rules import Hunt, HuntState
from companion.trail.mistake_words import MistakeWords
from companion.trail.moves import Says
from tests.games.harbours import GAME
from tests.games.harbours.playing import OPTIONS, evidence
from tests.seal.auction import heads
from tests.shelf import toys as toys
from tests.trail.test_harbours import played, refused

pytestmark = pytest.mark.usefixtures("toys")
LATER = (
    *("sail Kiel", "done", "ask Rīga", "answer no", "sail Lübeck", "done", "ask Tallinn"),
    *("answer no", "sail Świnoujście", "show Świnoujście", "done", "ask Ystad"),
)
ADMITTED = (*LATER, "mistake 1 said no by heart")
PAID = (*ADMITTED, "shown Lübeck 2", "shown Kiel 1")


def due(*lines: str) -> str:
    """Say what everybody waits for behind these lines."""
    return GAME.words.due(GAME.rules.view(played(*lines), PUBLIC))


def offered(state: HuntState) -> list[str]:
    """List what the hidden seat can do now, as lines."""
    choices = GAME.rules.legal(state, KEEPER).choices
    return [
        GAME.notation.format(move) for each in choices for move in each.listed if not each.typed
    ]


def test_a_mistake_costs_a_harbour_for_each_day_since() -> None:
    assert due(*ADMITTED) == "Day 3: put a mistake right, or show 2 hours."
    assert offered(played(*ADMITTED)) == ["mended", "shown Kiel 1", "shown Lübeck 2"]
    assert due(*PAID[:-1]) == "Day 3: show 1 more hour."
    assert due(*PAID) == "Were you in Ystad?"


def test_what_can_be_put_right_at_once_costs_nothing() -> None:
    now = (*LATER, "mistake 3 said yes by heart")
    assert due(*now) == "Day 3: a mistake is put right at the table."
    assert due(*now, "mended") == due(*ADMITTED, "mended") == "Were you in Ystad?"


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("answer no", "owed"),
        ("mistake 2 another", "owed"),
        ("shown Kiel 2", "true"),
        ("shown Kiel 4", "true"),
        ("shown Świnoujście 3", "free"),
    ],
)
def test_an_open_mistake_comes_first_and_is_paid_for_truly(line: str, rule: str) -> None:
    assert refused(*ADMITTED, line) == f"harbours.mistake.{rule}"


def test_no_mistake_is_shown_or_mended_before_it_was_admitted() -> None:
    assert refused(*LATER, "mended") == "harbours.mistake.tell"
    assert refused(*LATER, "shown Kiel 1") == "harbours.mistake.tell"
    assert refused(*LATER, "mistake 4 too early") == "harbours.mistake.when"
    assert refused("mistake 1 before the first day") == "harbours.order"


def test_a_debt_that_cannot_be_paid_any_more_is_closed() -> None:
    again = (*PAID, "mistake 1 once more")
    assert refused(*again, "shown Kiel 1") == "harbours.mistake.free"
    assert offered(played(*again)) == ["mended"]
    assert due(*again, "mended") == "Were you in Ystad?"


def test_an_untrue_answer_that_was_said_already_is_admitted_instead() -> None:
    state, untrue = played(*LATER), Says(True)
    assert refused(*LATER, "answer yes") == "harbours.ask"
    stands = GAME.rules.happened(state, untrue)
    assert stands
    assert GAME.notation.format(stands) == "mistake 3 answered yes"
    assert GAME.rules.happened(state, Says(False)) is None
    after = GAME.rules.apply(GAME.rules.apply(state, stands), GAME.notation.parse("mended"))
    assert GAME.rules.apply(after, Says(False)).public.answered[-1].answer == Says(False)


def test_the_hours_of_a_mistake_say_what_was_told_in_each() -> None:
    view = GAME.rules.view(played(*PAID), KEEPER)
    words = GAME.words
    assert isinstance(words, MistakeWords)
    assert words.admissible(view) == {
        3: "Day 3  Now in Świnoujście",
        2: "Day 2  Were you in Tallinn? No",
        1: "Day 1  Were you in Rīga? No",
    }


def known(*lines: str) -> Knowledge[Hunt]:
    """Work out what the others can know behind these lines."""
    secrets = GAME.secrets
    assert secrets
    state = GAME.rules.start(OPTIONS)
    knowledge = secrets.unknown(state)
    assert knowledge
    for number, line in enumerate(lines, 1):
        move = GAME.notation.parse(line)
        after = GAME.rules.apply(state, move)
        knowledge, state = knowledge.after(secrets.heard(number, move, state, after)), after
    return knowledge


def test_everybody_knows_from_then_on_where_the_trail_was() -> None:
    before, after = known(*ADMITTED), known(*PAID)
    assert len(before.at(2)) > 1
    assert ([*after.at(1)], [*after.at(2)]) == (["Kiel"], ["Lübeck"])
    assert 0 < after.worlds < before.worlds


def test_an_evening_with_a_mistake_is_proven_like_any_other(tmp_path: Path) -> None:
    found = evidence(tmp_path, *PAID, "answer no")
    assert judged(games.take, found, heads(found)).code == CLEAN


def test_an_hour_that_is_shown_falsely_is_found(tmp_path: Path) -> None:
    found = evidence(tmp_path, *PAID, "answer no")
    at = next(n for n, each in enumerate(found.entries) if each.line.text == "shown Lübeck 2")
    entry = found.entries[at]
    bent = replace(entry, line=replace(entry.line, text="shown Rīga 2"))
    found = replace(found, entries=(*found.entries[:at], bent, *found.entries[at + 1 :]))
    judgement = judged(games.take, found, heads(found))
    assert judgement.code == FINDINGS
    assert min(each.line for each in judgement.all) == at + 1


def test_the_sheet_tells_of_a_mistake_to_everybody() -> None:
    sheet = GAME.words.sheet(GAME.rules.view(played(*PAID), PUBLIC))
    told = [row.value for section in sheet.sections for row in section.rows if row.label == "Day 3"]
    assert told[1:4] == ["Day 1: a mistake. said no by heart", "Day 2: in Lübeck", "Day 1: in Kiel"]
