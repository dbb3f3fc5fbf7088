"""Private note sheets: two keys a note, as much help as was agreed, and nowhere else a word."""

from typing import Any, cast

import pytest

from companion.contract.sheet import Sheet
from companion.contract.words import Words
from companion.core import PUBLIC, NotUnderstood
from companion.evening.choice_tree import ChoiceTree
from companion.games.agents import GAME, Folders
from companion.games.agents.notes.lines import NOTE_KINDS, SPELLING, Note
from companion.games.agents.state import State
from companion.games.agents.view import View
from companion.play.replay import replay
from companion.text.view_json import as_json
from tests.games.agents.playing import BOARD, SETUP, begun, leads, new, played, seen

NOTES = Folders()
CHECK = ("die 3", "card 1 check", "checks v")
PAIR = ("v 3t", "v 3b")
ANEW = tuple(f"set file {agent} in" for agent in "vxyz")  # as nobody entered who looked before


def noted(*lines: str, help: str = "notes") -> Sheet:
    """Show Eva's sheet with these notes."""
    return sheet(begun(*ANEW, help=help), *lines)


def sheet(state: State, *lines: str) -> Sheet:
    """Show Eva's sheet at a table."""
    return NOTES.sheet(state, "Eva", [(state, SPELLING.parse(line)) for line in lines])


def rows(found: Sheet) -> dict[str, str]:
    """Give the rows of a sheet; those of the help stand under their section's name."""
    first, *others = found.sections
    rows = {row.label: row.value for section in others for row in section.rows}
    return rows | {f"{first.title} {row.label}": row.value for row in first.rows}


def pressed(state: State, line: str) -> int:
    """Count the choices that lead to a note."""
    note, count = SPELLING.parse(line), 0
    tree = ChoiceTree(NOTES.choices(state, "Eva"), SPELLING.fields)
    while tree.move != note:
        tree.take(next(step for step in tree.options if leads(step, note)))
        count += 1
    return count


@pytest.mark.parametrize("kind", NOTE_KINDS)
def test_every_note_reads_back_has_a_name_and_is_said(kind: type[Note]) -> None:
    note = SPELLING.parse(kind.example)
    assert SPELLING.format(note) == kind.example
    view, words = seen(begun()), cast(Words[Any, View], GAME.words)
    assert words.kind(kind, {}, view)
    assert words.sentence(note, view) == NOTES.sentence(note, begun())
    assert words.row(note, view, 40)


def test_a_check_is_noted_with_one_key_and_one_of_two_checks_with_two() -> None:
    assert pressed(begun(*CHECK), "v 3t") == 1
    state = begun("die 3", "card 1 own", "meets v", "meets x", "checks v", "checks x")
    assert pressed(state, "x 3t") == 2
    assert pressed(begun(), "z 3t") == 2
    assert pressed(begun("die 3", "card 1 light", "light 2", "looks"), "case 2 empty") == 1


def test_whoever_opens_their_notes_is_asked_what_they_just_saw() -> None:
    assert NOTES.asks(begun(), "Eva") == ""
    assert NOTES.asks(begun(*CHECK), "Eva") == "Which half was on top of V?"
    assert NOTES.asks(begun(*CHECK), "Adam") == ""
    state = begun("die 3", "card 1 own", "meets v", "meets x", "checks v", "checks x")
    assert NOTES.asks(state, "Eva") == "Which half was on top of V and X?"
    state = begun("die 3", "card 1 light", "light 2", "looks")
    assert NOTES.asks(state, "Eva") == "Was the plan in briefcase 2?"


def test_whoever_has_not_looked_is_asked_for_the_file() -> None:
    state = played(begun(*CHECK, "done"), "die 2", "card 1 own")
    names = [choice.fixed for choice in NOTES.choices(state, "Adam")]
    assert {} in names
    assert pressed(state, "v 3t") == 1  # Eva may still note it in Adam's turn


def test_notes_alone_show_what_was_noted_and_work_nothing_out() -> None:
    found = noted(*PAIR, "case 2 empty", "key 3 mine", "note Adam smiled")
    assert found.headline == "5 notes"
    everything = str(found)
    assert "top of 3" in everything
    assert "%" not in everything
    assert not any(section.title.startswith(("Certain", "Likely")) for section in found.sections)


def test_an_empty_sheet_proposes_paper() -> None:
    assert "paper" in noted().headline


def test_what_is_certain_is_told_where_that_was_agreed() -> None:
    found = noted(*PAIR, "case 3 empty", help="certain")
    assert found.headline == "1 agent is certain"
    told = rows(found)
    assert told["Certain by your notes V"] == "3"
    assert told["Certain by your notes X"] == "one of 1, 2, 4"
    assert told["Certain by your notes the plan"] == "one of 1, 2, 4"
    assert "%" not in str(found)


def test_how_likely_it_is_is_told_where_that_was_agreed() -> None:
    told = rows(noted("v 3t", help="likely"))
    assert told["Likely by your notes: hideouts 1 to 4 V"] == "20 % · 20 % · 40 % · 20 %"
    assert noted("v 3t", help="likely").headline == "The best claim: hideout 3 of V, 10 %"
    assert noted(*PAIR, "case 3 plan", help="likely").headline == (
        "The best claim: hideout 3 of V, 100 %"
    )


def test_a_chance_is_never_rounded_to_certainty() -> None:
    seen_much = ("v 1t", "x 2t", "y 3t", "z 4t", "x 1t", "y 1b", "z 2b")
    found = noted(*seen_much, help="likely")
    for section in found.sections[:1]:
        for row in section.rows[:4]:
            assert "100 %" not in row.value


def test_notes_that_contradict_each_other_are_said_to() -> None:
    found = noted(*PAIR, "x 3t", "x 3b", help="likely")
    assert found.headline == "These notes cannot all be so: strike one"


AGAIN = ("die 3", "card 2 check", "checks v")


def test_more_halves_than_looks_are_told_at_once() -> None:
    more = "You noted more halves of V than you saw: strike one"
    once, again = begun(*CHECK), begun(*CHECK, "done", "set turn Eva", *AGAIN)
    assert sheet(once, "v 3t").headline == "1 note"
    assert sheet(once, *PAIR).headline == more
    assert sheet(once, "v 3t", "v 3t").headline == "2 notes"
    assert sheet(again, *PAIR).headline == "2 notes"
    assert sheet(played(once, "set file v in"), *PAIR).headline == "2 notes"


def test_a_plan_in_two_briefcases_or_in_none_is_told_at_once() -> None:
    assert "in two briefcases" in noted("case 2 plan", "case 3 plan").headline
    empty = [f"case {number} empty" for number in (1, 2, 3, 4)]
    assert "no briefcase holds the plan" in noted(*empty).headline
    assert noted("case 2 plan", "case 2 empty").headline == "2 notes"


WRONG = ("set keys Adam 1 none", "set turn Adam", "die 3", "card 1 own", "claims 3 of v", "wrong")


def test_no_sheet_recommends_a_claim_that_all_heard_be_wrong() -> None:
    three = {"players": "Eva Adam Petr", "help": "likely"}
    before, after = begun(*ANEW, **three), begun(*ANEW, *WRONG, **three)
    assert "hideout 3 of V" in sheet(before, "v 3t").headline
    assert "hideout 3 of V" not in sheet(after, "v 3t").headline
    told = rows(sheet(after, *PAIR))
    assert told["Likely by your notes: hideouts 1 to 4 the plan"] == "33 % · 33 % · 0 % · 33 %"
    assert sheet(after, *PAIR, "case 3 plan").headline == "These notes cannot all be so: strike one"


def test_a_wrong_claim_without_its_key_refutes_nothing() -> None:
    three = {"players": "Eva Adam Petr", "help": "likely"}
    breach = "happened agents.claim.key: claims 3 of v"
    turn = ("set turn Adam", "die 3", "card 1 own")
    state = begun(*ANEW, *turn, breach, "wrong", **three)
    assert "hideout 3 of V" in sheet(state, "v 3t").headline


def test_keys_that_everybody_saw_are_taken_in() -> None:
    state = begun(*ANEW, "set keys Adam 0 3", "set keys Eva 1 2", help="likely")
    told = rows(sheet(state, "v 3t", "key 3 mine", "key 4 mine"))
    assert told["your keys"] == "2 and 4"  # 3 lies before Adam, whatever was noted
    assert told["Likely by your notes: hideouts 1 to 4 keys of others"] == "Adam 3"
    assert told["Likely by your notes: hideouts 1 to 4 with your keys"].startswith("hideout 2 of ")


def test_a_later_note_about_the_same_briefcase_or_key_counts() -> None:
    told = str(noted("case 2 empty", "case 2 plan", "key 3 mine", "key 3 gone"))
    assert "the plan" in told
    assert "your keys" not in told


def test_no_sheet_uses_which_halves_the_program_chose() -> None:
    one = played(new(help="likely"), *SETUP)
    other = played(
        new(help="likely"),
        *SETUP[:8],
        *("file 1 2b 3t 4b", "file 2 1b 3t 4t", "file 3 1t 2t 4b", "file 4 1b 2b 3b"),
        *SETUP[12:],
    )
    assert one != other
    for notes in ((), ("v 3t",), PAIR):
        assert sheet(one, *notes) == sheet(other, *notes)


def test_no_sheet_uses_what_others_have_done() -> None:
    lines = ("set keys Adam 1 none", "set light 1", "die 3", "card 1 own")
    state = begun("set turn Adam", *lines, "claims 3 of x", "wrong", players="Eva Adam Petr")
    assert sheet(state, "v 3t") == sheet(begun(players="Eva Adam Petr"), "v 3t")


def test_the_help_is_agreed_at_the_beginning_and_stays() -> None:
    assert seen(begun(help="certain")).help == "certain"
    with pytest.raises(NotUnderstood):
        GAME.notation.parse("help likely")


@pytest.mark.parametrize("kind", NOTE_KINDS)
def test_a_note_is_no_line_of_the_record(kind: type[Note]) -> None:
    with pytest.raises(NotUnderstood):
        GAME.notation.parse(kind.example)


def test_a_table_with_notes_shows_nothing_of_them() -> None:
    state = begun(*CHECK)
    sheet(state, "v 3t", "note a sly fox")
    for told in (
        repr(seen(state)),
        str(GAME.words.sheet(seen(state))),
        str(as_json(seen(state), GAME.notation.format)),
    ):
        assert "fox" not in told
        assert "3t" not in told
    assert "fox" not in repr(SPELLING.parse("note a sly fox"))
    text = "game: agents\nplayers: Eva Adam\ndetail: all\nhelp: notes\n\nset up\ndie 3\n"
    table, stop = replay(text)
    assert stop is None
    assert table.text == text
    assert table.view(PUBLIC) == seen(begun("die 3"))


def test_every_player_has_a_sheet_of_their_own_and_the_public_none() -> None:
    assert NOTES.seats(begun(board=BOARD)) == ("Eva", "Adam")
