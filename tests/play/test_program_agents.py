"""Agents by the program at a table: all for one person alone, or those of an empty chair."""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from companion import games
from companion.contract.announcement import together
from companion.core import KEEPER, PUBLIC, NotUnderstood, WrongOption
from companion.evening.sitting import Sitting
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.talk import MindHelp, MindHelpByAll
from companion.play import table
from companion.play.advice import advice
from companion.play.coming import What
from companion.record.content import NONE
from companion.seal import seals
from companion.seal.checking.verdict import NOTHING_KEPT, judged
from companion.seal.evidence import of_text
from companion.store.tables import Tables
from companion.telling.table.advice import told
from companion.telling.verdict.words import concluded

NAME, PIN = "evening", "123456"
ALONE = {"mode": "training", "players": "Eva", "moved": "all/even"}
CHAIR = {"mode": "training", "players": "Eva Adam Petr Jan", "moved": "henry/even"}


@pytest.fixture
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Tables]:
    """Open the tables of a new home; what the program draws from is the same each time."""
    dice = Random("home").randbytes
    monkeypatch.setattr(os, "urandom", dice)
    monkeypatch.setattr(seals, "signing_key", lambda: dice(32))
    with closing(Tables(tmp_path)) as found:
        yield found


def begun(tables: Tables, options: dict[str, str]) -> Sitting:
    """Begin a table at which the program moves agents."""
    found = table.begin(tables, NAME, "mind-mgmt", options, PIN, NONE)
    return Sitting(tables, tables.find(NAME), found)


def resumed(tables: Tables, left: Sitting) -> Sitting:
    """Leave the table, and take it up again."""
    left.close()
    row = tables.find(NAME)
    return Sitting(tables, row, table.resume(tables, row, PIN))


def play(sitting: Sitting, chance: Random, until: Callable[[Sitting], bool]) -> None:
    """Let people do anything that is lawful, and the program what is due, up to a moment."""
    while not until(sitting):
        coming = sitting.next
        if coming.what is What.END:
            return
        if coming.what is What.PROGRAM:
            sitting.let_play()
            continue
        seat = KEEPER if coming.what is What.HIDDEN else PUBLIC
        moves = [each for each in sitting.table.legal(seat) if not isinstance(each, s.Deal)]
        sitting.play(seat, chance.choice(moves))


def over(sitting: Sitting) -> bool:
    """Say whether the game is over."""
    return sitting.table.over


def in_turn(sitting: Sitting) -> bool:
    """Say whether the agents have a turn in which nobody has acted yet."""
    public = sitting.table.course.state.public
    return public.phase == "agents" and not public.this_turn


def lines(sitting: Sitting) -> tuple[str, ...]:
    """Give the moves so far, as text."""
    return sitting.table.moves


def test_one_person_alone_plays_with_the_program_and_needs_no_words(tables: Tables) -> None:
    sitting = begun(tables, ALONE)
    assert sitting.table.options["players"] == "Eva companion"
    assert sitting.table.options["moved"] == "all/noisy-1"
    assert sitting.table.curtained == KEEPER  # the person's own side has its PIN
    assert sitting.table.sealing.level == NONE
    play(sitting, Random("alone"), over)
    public = sitting.table.course.state.public
    assert set(public.control.values()) == {"companion"}
    assert sitting.table.outcome
    sitting.end(KEEPER)
    verdict = judged(games.take, of_text(str(sitting.table.evidence())), ())
    assert (verdict.code, verdict.all) == (NOTHING_KEPT, ())
    foreseen = "(all/noisy-1) came by chance from the table's seed, so whoever has the Recruiter's"
    assert foreseen in concluded(verdict)


def test_taking_back_and_another_day_change_nothing_that_the_program_does(tables: Tables) -> None:
    sitting = begun(tables, ALONE)
    play(sitting, Random("again"), in_turn)
    before = len(lines(sitting))
    sitting.let_play()
    did = lines(sitting)[before:]
    while len(lines(sitting)) > before:
        sitting.undo(PUBLIC)
    sitting = resumed(tables, sitting)
    sitting.let_play()
    assert did
    assert lines(sitting)[before:] == did


def test_an_agent_of_an_empty_chair_waits_until_it_is_asked(tables: Tables) -> None:
    sitting = begun(tables, CHAIR)
    play(sitting, Random("chair"), in_turn)
    assert sitting.next.what is What.OPEN
    assert sitting.lets_play
    moves = [each for each in sitting.table.legal(PUBLIC) if isinstance(each, a.AgentMove)]
    assert {each.agent for each in moves} == {"meru", "bill", "dusty"}
    with pytest.raises(NotUnderstood, match="the program gives this line itself"):
        sitting.play(PUBLIC, a.Rests("henry"))
    before = len(lines(sitting))
    sitting.let_play()
    assert all(line.startswith("henry ") for line in lines(sitting)[before:])
    play(sitting, Random("chair"), lambda now: not in_turn(now) and not now.lets_play)
    play(sitting, Random("chair"), over)
    assert sitting.table.outcome


@pytest.mark.parametrize(
    ("wrong", "option"),
    [
        ({"moved": "henry/odd-9"}, "moved"),
        ({"moved": "nobody/even"}, "moved"),
        ({"moved": "all/random"}, "moved"),
        ({"moved": "all/even", "program": "recruiter/easy"}, "moved"),
        ({"moved": "henry/even", "players": "Eva companion"}, "players"),
    ],
)
def test_what_the_program_cannot_move_is_refused_by_its_field(
    tables: Tables, wrong: dict[str, str], option: str
) -> None:
    with pytest.raises(WrongOption) as refused:
        begun(tables, {**CHAIR, **wrong})
    assert refused.value.option == option
    assert not tables.list()


def test_some_agents_stand_in_their_order_whoever_names_them(tables: Tables) -> None:
    sitting = begun(tables, {**CHAIR, "moved": "dusty+bill/even"})
    assert sitting.table.options["moved"] == "bill+dusty/noisy-1"
    sitting.close()
    tables.delete(tables.find(NAME))
    everybody = "+".join(("bill", "meru", "dusty", "henry"))
    assert begun(tables, {**CHAIR, "moved": f"{everybody}/even"}).table.options["moved"] == (
        "all/noisy-1"
    )


def test_a_new_table_proposes_whom_the_program_moved_and_its_level_last() -> None:
    fields = {each.name: each for each in games.take("mind-mgmt").options}
    assert fields["program"].proposed({"program": "recruiter/even-1"}) == "recruiter/even"
    assert fields["moved"].proposed({"moved": "henry/noisy-1"}) == "henry/even"
    assert fields["moved"].proposed({}) == "people"


def test_the_program_says_why_it_asked_with_numbers_where_the_table_agreed_on_them(
    tables: Tables,
) -> None:
    sitting = begun(tables, ALONE)
    play(sitting, Random("why"), in_turn)
    sitting.let_play()
    assert sitting.following is not None
    words = sitting.table.words
    assert "that tells most" in told(advice(sitting.table, sitting.following), words)
    sitting.play(PUBLIC, MindHelpByAll("questions"))
    assert re.search(r"possible \d+ : \d+", told(advice(sitting.table, sitting.following), words))


def test_each_move_of_the_program_has_a_reason_and_is_done_at_the_board(tables: Tables) -> None:
    sitting, chance = begun(tables, ALONE), Random("reasons")
    assert sitting.following is not None
    hints, to_do = list[str](), list[str]()
    while (public := sitting.table.course.state.public).hour < 8 and not over(sitting):
        if sitting.next.what is What.PROGRAM:
            before = public.agents
            sitting.let_play()
            hints.append(told(advice(sitting.table, sitting.following), sitting.table.words))
            announced = together(sitting.table.announced)
            to_do = [*announced.to_do] if announced else []
            for agent, place in sitting.table.course.state.public.agents.items():
                if place != before.get(agent):
                    name = agent.capitalize()
                    moved = [each for each in to_do if each.startswith(f"{name} ")]
                    assert [place in each for each in moved] == [True]
        else:
            play(sitting, chance, lambda now: now.next.what is not What.OPEN)
            play(sitting, chance, lambda now: now.next.what is What.PROGRAM)
    said = ". ".join(hints)
    assert "nothing is known yet, so any place at the edge does" in said
    assert "to stand closer to where the Recruiter can be next" in said
    assert "The turn is over: two agents have acted" in said
    assert all(": " in each or "tells most" in each for each in hints)


def test_who_plays_against_the_programs_recruiter_gets_a_hint_only_with_all_help(
    tables: Tables,
) -> None:
    options = {"mode": "training", "players": "Eva", "program": "recruiter/easy"}
    found = table.begin(tables, NAME, "mind-mgmt", options, None, NONE, "questions")
    sitting = Sitting(tables, tables.find(NAME), found)
    assert sitting.following is not None
    with pytest.raises(NotUnderstood, match="no hint now"):
        advice(found, sitting.following)
    while not in_turn(sitting):
        if sitting.next.what is What.RECEIPT:
            sitting.show_heads()
            sitting.keep_heads()
        elif sitting.next.what is What.WORDS:
            sitting.share(PUBLIC, (1, 2, 3, 4))
        elif sitting.next.what is What.PROGRAM:
            sitting.let_play()
        else:
            sitting.play(PUBLIC, next(iter(found.legal(PUBLIC))))
    seen = [(each.move, found.seen(each.before, PUBLIC)) for each in found.course.played]
    log = [found.words.row(move, view, 80) for move, view in seen]
    assert "Placed: the board" in log
    assert not any("the Recruiter's map" in row for row in log)  # nobody lays one for the program
    [hint] = advice(found, sitting.following)
    assert games.take("mind-mgmt").rules.allows(found.course.state, hint.move)
    assert hint.left
    sitting.play(PUBLIC, MindHelp("counts"))
    with pytest.raises(NotUnderstood, match="answers ahead"):
        advice(found, sitting.following)
