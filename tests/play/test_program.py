"""The program as the Recruiter: it plays by the rules, decides the same again, and proves it."""

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import cast

import pytest

from companion.contract.drawing import Drawing
from companion.contract.move import Move
from companion.contract.program_seats import Decision
from companion.core import KEEPER, PUBLIC, NotUnderstood, WrongOption
from companion.evening.sitting import Sitting
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.players.careful import Careful
from companion.games.mind_mgmt.players.recruiter import MayBe, Sees
from companion.play import table
from companion.play.coming import What
from companion.play.table import Table
from companion.record.content import EVERY, NONE
from companion.seal import seals
from companion.seal.checking.verdict import CLEAN, FINDINGS, NOT_RECOMPUTED, UNBOUND
from companion.store.disk.errors import OpenElsewhere
from companion.store.tables import Tables
from companion.telling.verdict import decisions
from tests.play.program_evening import (
    GAME,
    NAME,
    OPTIONS,
    Bent,
    begun,
    evenings,
    moves,
    on,
    play,
    resumed,
    verdict,
)

FULL = {**OPTIONS, "mode": "full", "players": "Eva companion Adam"}


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    """Give a folder of tables."""
    with closing(Tables(tmp_path)) as found:
        yield found


def acted(found: Table) -> bool:
    """Say whether the first turn of the program is over."""
    return bool(found.course.state.public.hour > 5)


@pytest.mark.parametrize("options", [OPTIONS, FULL])
def test_a_whole_game_is_proven_and_every_decision_made_again(
    tables: Tables, options: dict[str, str]
) -> None:
    sitting = begun(tables, options)
    play(sitting, Random("whole"))
    found = verdict(sitting, stop=False)
    assert found.all == ()
    assert (found.code, found.recomputed) == (CLEAN, True)


def test_the_deal_stands_behind_the_recruiter_at_every_level_of_proof(tables: Tables) -> None:
    sitting = begun(tables, proof=NONE)
    play(sitting, Random("deal"), until=lambda found: len(found.record) > 5)
    said = [line.text.split()[0] for line in sitting.table.record]
    assert said[:6] == ["companion/1", "proof", "recruiter", "deal", "head", "share"]


def test_at_a_table_without_proof_words_are_said_once_alone(tables: Tables) -> None:
    sitting = begun(tables, proof=NONE)
    play(sitting, Random("once"), until=acted)
    sitting = resumed(tables, sitting)
    play(sitting, Random("later"))
    assert [line.text.split()[0] for line in sitting.table.record].count("share") == 1
    assert verdict(sitting, stop=False).code == UNBOUND


def test_undoing_killing_and_other_words_change_no_decision(tables: Tables) -> None:
    """One table goes straight on; its copy is left, taken back, and taken up again everywhere."""
    sitting = begun(tables)
    play(sitting, Random("same"), until=acted)
    whole = tables.dump(sitting.row)
    play(sitting, Random("agents"))
    straight = moves(sitting.table)
    sitting.close()
    tables.delete(sitting.row)
    tables.load(whole, NAME)
    again, chance, words = resumed(tables), Random("agents"), Random("other words")
    while again.next.what is not What.END:
        if again.next.what in (What.WORDS, What.RECEIPT):
            on(again, words)
            continue
        on(again, chance)
        if undone := again.undoable(PUBLIC):
            again.undo(PUBLIC)
            again.play(PUBLIC, t.Remark("so he did"))
            again.play(PUBLIC, undone[0].move)
        again = resumed(tables, again)
    assert moves(again.table) == straight
    assert verdict(again, stop=False).all == ()


def test_two_windows_never_decide_twice(tables: Tables) -> None:
    sitting = begun(tables)
    play(sitting, Random("one"), until=lambda found: len(found.record) > 6)
    with pytest.raises(OpenElsewhere):
        resumed(tables)


def test_nobody_else_gives_a_line_of_the_program(tables: Tables) -> None:
    sitting = begun(tables, FULL)
    sitting.play(PUBLIC, s.ChooseRecruiter("companion"))
    with pytest.raises(NotUnderstood, match="the program gives this line"):
        sitting.play(KEEPER, s.Deal())
    play(sitting, Random("his"), until=lambda found: found.course.state.public.stage == 3)
    mayhem = s.Mayhem("companion", GAME.notation.parse("mayhem companion C4-D4").border)
    with pytest.raises(NotUnderstood, match="the program gives this line"):
        sitting.play(PUBLIC, mayhem)


def test_the_hidden_side_of_the_program_opens_for_nobody(tables: Tables) -> None:
    sitting = begun(tables)
    play(sitting, Random("closed"), until=acted)
    assert not sitting.enter()
    with pytest.raises(NotUnderstood):
        sitting.unlock(KEEPER, "")
    assert sitting.seat == PUBLIC


def test_a_question_is_taken_back_until_the_program_answers_it(tables: Tables) -> None:
    sitting = begun(tables)
    play(
        sitting,
        Random("asked"),
        until=lambda found: found.course.state.public.question is not None,
    )
    assert sitting.next.what is What.PROGRAM
    sitting.undo(PUBLIC)
    assert sitting.next.what is not What.PROGRAM
    assert sitting.table.course.state.public.question is None


def test_a_level_that_is_not_known_begins_no_table(tables: Tables) -> None:
    for level in ("recruiter/odd-1", "agents/random-1", "easy"):
        with pytest.raises(WrongOption) as wrong:
            begun(tables, {**OPTIONS, "program": level})
        assert wrong.value.option == "program"
    with pytest.raises(WrongOption):
        begun(tables, {**OPTIONS, "players": "Eva Adam Petr Jana Olga"})
    with pytest.raises(WrongOption):
        begun(tables, {"mode": "full", "players": "Eva companion"})


def test_its_player_sits_down_by_itself(tables: Tables) -> None:
    sitting = begun(tables, {**OPTIONS, "players": "Eva Adam"})
    assert sitting.table.options["players"] == "Eva Adam companion"


def test_an_alias_stands_in_the_record_by_its_whole_name(tables: Tables) -> None:
    sitting = begun(tables, {**OPTIONS, "program": "recruiter/easy"})
    assert " program=recruiter/easy-1 " in sitting.table.record[0].text


def test_hands_put_right_what_they_laid_and_owe_nothing(tables: Tables) -> None:
    sitting = begun(tables)
    play(sitting, Random("hands"), until=acted)
    play(sitting, Random("hands"), until=lambda found: found.due.seat == PUBLIC)
    sitting.play(PUBLIC, t.Mistake(6, "a token lay beside"))
    sitting.play(PUBLIC, t.Mended())
    assert [line.seat for line in sitting.table.record[-2:]] == ["public", "public"]
    play(sitting, Random("hands"))
    assert verdict(sitting, stop=False).all == ()


# What a bent program does instead of a decision, each by what is wrong with it.


def other(kind: type[Move], found: Table, move: Move) -> Move:
    """Give another lawful move of a kind."""
    seat = GAME.rules.giver(found.course.state, move)
    ways = [each for each in found.legal(seat) if isinstance(each, kind) and each != move]
    return ways[0] if isinstance(move, kind) and ways else move


def rerolled_start(found: Table, move: Move) -> Move:
    """Begin elsewhere."""
    return other(s.Start, found, move)


def steered(found: Table, move: Move) -> Move:
    """Step elsewhere."""
    played = sum(isinstance(each.move, r.Step) for each in found.course.played)
    return other(r.Step, found, move) if played > 5 else move


def marked(found: Table, move: Move) -> Move:
    """Mark the location that tells less."""
    return other(type(move), found, move) if found.course.state.public.question else move


def peeked(found: Table, move: Move) -> Move:
    """Move an Immortal towards the card that opens next."""
    return other(r.MoveImmortal, found, move)


@pytest.mark.parametrize(
    ("bent", "options"),
    [(rerolled_start, OPTIONS), (steered, OPTIONS), (marked, OPTIONS), (peeked, FULL)],
)
def test_a_move_that_the_level_does_not_make_is_found_by_its_line(
    tables: Tables, bent: Bent, options: dict[str, str]
) -> None:
    wrong = list[int]()

    def bending(found: Table, move: Move) -> Move:
        done = move if wrong else bent(found, move)
        if done != move:
            wrong.append(len(found.record) + 1)
        return done

    for sitting in evenings(tables, options):
        play(sitting, Random("cheat"), bending)
        if wrong:
            break
    found = verdict(sitting, stop=False)
    assert [(each.line, each.kind) for each in found.all] == [(wrong[0], "decision")]
    assert found.code == FINDINGS


def kept_from_a_branch(sitting: Sitting) -> Move | None:
    """Lay mayhem and take it back until the program decides otherwise; return what it decided."""

    def waits(found: Table) -> bool:
        laid = len(found.course.state.public.mayhem) == 2
        giver = GAME.rules.giver(found.course.state, found.due.examples[0])
        return laid and giver == PUBLIC and sitting.next.what is What.OPEN

    play(sitting, Random("branch"), until=waits)
    first, *others = sitting.table.legal(PUBLIC)
    sitting.play(PUBLIC, first)
    if sitting.next.what is not What.PROGRAM or not sitting.table.program:
        return None
    kept = decided(sitting.table)
    for other in others:
        sitting.undo(PUBLIC)
        sitting.play(PUBLIC, other)
        if decided(sitting.table) != kept:
            return kept
    return None


def decided(table: Table) -> Move:
    """Give the move that the program decides now."""
    found = table.program.next() if table.program else None
    assert found is not None
    return cast("Move", found[1].move)


def test_a_decision_of_a_branch_that_was_taken_back_is_found(tables: Tables) -> None:
    """The agents' first answer brings one start, their second another; the first one is kept."""
    kept: Move | None = None
    for sitting in evenings(tables, FULL):
        if kept := kept_from_a_branch(sitting):
            break
    assert kept
    line = len(sitting.table.record) + 1
    sitting.table.play(PUBLIC, kept)
    assert [(each.line, each.kind) for each in verdict(sitting).all] == [(line, "decision")]


def test_words_said_twice_reroll_nothing(tables: Tables) -> None:
    """The first share behind the head of the deal makes chance, whatever words come later."""
    sitting = begun(tables, FULL)
    play(sitting, Random("twice"), until=lambda found: len(found.record) >= 5)
    proof = sitting.table.sealing
    assert proof.chance is not None
    first = proof.chance("play/06/mayhem/0/0")
    proof.share((1, 2, 3, 4), fresh=True)
    assert proof.chance("play/06/mayhem/0/0") == first
    play(sitting, Random("twice"), until=acted)
    assert verdict(sitting).all == ()


def test_chance_made_of_words_that_were_said_again_is_found(tables: Tables) -> None:
    sitting = begun(tables, FULL)
    play(sitting, Random("twice"), until=lambda found: len(found.record) >= 5)
    proof = sitting.table.sealing
    proof.share((1, 2, 3, 4), fresh=True)
    again = partial(seals.chance, proof._kept.opened.seed, str(sitting.table.record[-1]))
    proof._dealer.chance = again
    play(sitting, Random("twice"), until=acted)
    assert [each.kind for each in verdict(sitting).all] == ["decision"]


class Worst(Careful):
    """A level that steps where it is worst."""

    def first_step(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Make the step that is worth least."""
        found = super().first_step(sight, drawing)
        return Decision(found.candidates[-1].move) if found else None


def test_another_level_than_the_named_one_is_found(tables: Tables) -> None:
    sitting = begun(tables)
    assert sitting.table.program
    sitting.table.program.level = Worst()
    play(sitting, Random("name"), until=acted)
    assert [each.kind for each in verdict(sitting).all] == ["decision"]


def test_a_level_that_nobody_here_knows_is_lawful_and_not_recomputed(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = begun(tables)
    play(sitting, Random("unknown"))
    monkeypatch.setattr("companion.seal.checking.verdict.level_of", lambda _game, _options: None)
    found = verdict(sitting, stop=False)
    assert (found.code, found.recomputed, found.all) == (NOT_RECOMPUTED, False, ())


def test_why_the_program_decided_so_is_told_by_line(tables: Tables) -> None:
    sitting = begun(tables)
    play(sitting, Random("why"))
    line = next(
        each.number for each in sitting.table.course.played if isinstance(each.move, r.Step)
    )
    found = verdict(sitting, stop=False)
    why = decisions.explained(found, line)
    told = [*decisions.told(found, why)]
    assert "recruiter/easy-1 decides step" in told[0]
    assert len(told) == 1 + len(why.decision.candidates if why.decision else ()) > 2
    with pytest.raises(NotUnderstood, match="no move of the program"):
        decisions.explained(found, 2)


def test_a_table_of_people_has_no_program(tables: Tables) -> None:
    options = {"mode": "training", "players": "Eva Adam"}
    with closing(table.begin(tables, "people", "mind-mgmt", options, "1234", EVERY)) as found:
        assert found.program is None
        assert "program" not in found.record[0].text
