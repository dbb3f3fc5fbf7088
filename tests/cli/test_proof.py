"""How much proof a table asks for: whole games at a pipe, and what the verdict makes of them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from companion.store.machine_notes import HOLDER, OWN
from tests.cli.commands import companion
from tests.cli.test_play import BEGIN, MOVES, SHARE, play

SILENT = MOVES.replace(SHARE, "")
EVIDENCE = "evidence game.txt\n"
HEAD = re.compile(r"^Receipt (?:at \d\d:00|of the set-up)[^:]*: (.*)$", re.MULTILINE)


def judged(home: Path, typed: str, level: str) -> tuple[Any, list[str], str]:
    """Play a game to its end, and judge its evidence by all receipts that were shown."""
    file = home / "game.txt"
    said = play(home, f"{typed}end\nevidence {file}\n", *BEGIN, "--proof", level)
    assert said.code == 0, said.out
    heads = HEAD.findall(said.out)
    given = [word for head in heads for word in ("--head", head)]
    found = companion("verify", file, "--json", *given, COMPANION_HOME=str(home))
    told = companion("verify", file, *given, COMPANION_HOME=str(home))
    return json.loads(found.out), heads, told.out


def kept(facts: Any) -> dict[str, bool]:
    """Give the hours, and whether each is kept."""
    return {each["hour"]: each["kept"] for each in facts["hours"]}


def test_every_turn_has_a_receipt_and_all_is_proven(tmp_path: Path) -> None:
    facts, heads, told = judged(tmp_path, MOVES, "every")
    assert [head[:2] for head in heads] == ["05", "06", "07", "08", "09", "09"]
    assert facts["exit"] == 0
    assert "  05:00–09:00: proven, as receipts were kept in time\n" in told


def test_at_red_hours_a_receipt_comes_with_the_recruits_and_at_the_end(tmp_path: Path) -> None:
    facts, heads, told = judged(tmp_path, MOVES, "red")
    assert [head[:2] for head in heads] == ["05", "07", "09", "09"]
    assert facts["exit"] == 5
    assert kept(facts) == {"05": True, "06": False, "07": True, "08": False, "09": True}
    rows = told.partition("What is proven, hour by hour:\n")[2]
    assert rows.startswith("  05:00: proven, as receipts were kept in time\n")
    assert "  06:00, 08:00: not proven: as this table chose, receipts came at red hours" in rows
    assert "; a receipt every turn would have proven it" in rows
    assert "(red hours)" not in told, "no hour is called red that is not"
    assert "nobody" not in rows.lower(), "and nobody is blamed"


def test_an_honest_evening_begins_with_no_sign_of_cheating_and_names_its_hours_below(
    tmp_path: Path,
) -> None:
    _facts, _heads, told = judged(tmp_path, MOVES, "red")
    first, _title, rows = told.partition("What is proven, hour by hour:\n")
    answer = first.partition("Did they cheat? ")[2]
    assert answer.startswith("No sign of cheating. Everything you kept fits. ")
    assert ":00" not in answer
    assert "06:00, 08:00: not proven" in rows


@pytest.mark.parametrize("given", [["05", "07", "09"], ["07", "09"], ["07"]])
def test_headings_and_list_of_hours_never_contradict_each_other(
    tmp_path: Path, given: list[str]
) -> None:
    _facts, heads, _whole = judged(tmp_path, MOVES, "red")
    some = [word for head in heads if head[:2] in given for word in ("--head", head)]
    part = companion("verify", tmp_path / "game.txt", *some, COMPANION_HOME=str(tmp_path)).out
    worths = {
        hour: worth
        for hours, worth in re.findall(r"^  ([0-9]{2}:00[0-9:, –]*): (.*)$", part, re.MULTILINE)
        for hour in hours.split(", ")
    }
    headings = re.findall(r"^  ([0-9:]+) · (.*)$", part, re.MULTILINE)
    assert headings
    assert [worths[hour].startswith(worth) for hour, worth in headings if hour in worths] != []
    assert all(worths[hour].startswith(worth) for hour, worth in headings if hour in worths)


def test_no_answer_of_an_hour_without_a_receipt_is_said_to_have_one_before_it(
    tmp_path: Path,
) -> None:
    before, turn, rest = SILENT.partition("slip E5 first\n")
    typed = f"{before}proof every\n{SHARE}{turn}{rest}"
    _facts, _heads, told = judged(tmp_path, typed, "none")
    five = told.partition("  05:00 · not proven\n")[2].partition("\n  07:00 · ")[0]
    assert "Announced: 3 recruits  [a receipt after it, none before]" in five
    assert "receipts before" not in five
    listed = told.partition("What is proven, hour by hour:\n")[2]
    assert listed.startswith(
        "  05:00, 06:00: not proven: this table had not asked for receipts yet, so"
    )
    assert "  07:00: proven from its receipt on" in listed
    assert "  08:00, 09:00: proven, as" in listed


def test_what_earlier_receipts_prove_in_an_hour_without_one_is_named_by_its_lines(
    tmp_path: Path,
) -> None:
    _facts, _heads, told = judged(tmp_path, MOVES, "red")
    (named,) = re.findall(r"earlier receipts prove the lines ([0-9, ]+)", told)
    eight = told.partition("  08:00 · not proven\n")[2].partition("\n  09:00 · ")[0]
    marked = re.findall(r"^ +([0-9]+) .*\[receipts before and after\]$", eight, re.MULTILINE)
    assert named.split(", ") == marked


def test_a_table_that_trusts_says_no_words_and_sees_no_receipt(tmp_path: Path) -> None:
    facts, heads, told = judged(tmp_path, SILENT, "none")
    assert heads == []
    assert facts["exit"] == 3
    assert facts["findings"] == []
    assert (
        "Not by the program's own check, but that is no proof: this table asked for none." in told
    )
    assert "every move was legal and every answer right" in told
    assert "  05:00–09:00: not proven" in told


def test_a_table_that_changes_its_mind_has_receipts_from_then_on(tmp_path: Path) -> None:
    before, turn, rest = SILENT.partition("slip E5 first\n")
    assert turn
    facts, heads, told = judged(tmp_path, f"{before}proof every\n{SHARE}{turn}{rest}", "none")
    assert [head[:2] for head in heads] == ["07", "08", "09", "09"]
    assert facts["exit"] == 5
    assert kept(facts) == {"05": False, "06": False, "07": True, "08": True, "09": True}
    assert "  05:00, 06:00: not proven" in told
    assert "  08:00, 09:00: proven" in told


def test_who_asks_for_proof_is_asked_for_words_before_anything_more_is_sealed(
    tmp_path: Path,
) -> None:
    said = play(
        tmp_path, f"{SILENT.partition('step C3')[0]}proof red\nstep C3\n", *BEGIN, "--proof", "none"
    )
    assert "Receipts: red hours." in said.out
    assert "The other players say their words first: `share`." in said.out
    assert "first the other players say their words" in said.out


def test_a_receipt_can_be_had_at_once_when_the_table_has_changed_its_mind(tmp_path: Path) -> None:
    typed = f"{SILENT.partition('step C3')[0]}proof red\n{SHARE}head now\n"
    said = play(tmp_path, typed, *BEGIN, "--proof", "none")
    assert len(HEAD.findall(said.out)) == 1


def test_no_table_comes_to_ask_for_less(tmp_path: Path) -> None:
    typed = "recruiter Eva\nproof red\nproof none\nproof every\n"
    said = play(tmp_path, typed, *BEGIN)
    refused = "a table can ask for more proof at any time, and never for less"
    assert said.out.count(refused) == 2
    assert "Receipts: every turn." in said.out


def test_before_its_first_line_a_table_may_still_choose_less(tmp_path: Path) -> None:
    said = play(tmp_path, "proof none\nproof\n", *BEGIN)
    assert "Receipts: none for now." in said.out


def test_the_prompt_tells_what_each_level_costs_and_gives(tmp_path: Path) -> None:
    said = play(tmp_path, "proof\n", *BEGIN, "--proof", "none")
    assert "We trust each other: no words and no receipts." in said.out
    assert "proof red: A receipt at each red hour and at the end" in said.out
    assert "proof every: A receipt after each of the Recruiter's turns" in said.out


@pytest.mark.parametrize("rest", ["some", "red now", "0"])
def test_a_level_that_there_is_not_is_answered_with_those_that_are(
    tmp_path: Path, rest: str
) -> None:
    said = play(tmp_path, f"proof {rest}\n", *BEGIN)
    assert "say one of these: `proof red`, `proof every`" in said.out


def test_a_game_that_stops_without_receipts_is_opened_all_the_same(tmp_path: Path) -> None:
    file = tmp_path / "stopped.txt"
    half = SILENT.partition("step C3")[0]
    play(tmp_path, f"{half}end now\nevidence {file}\n", *BEGIN, "--proof", "none")
    told = companion("verify", file, COMPANION_HOME=str(tmp_path))
    assert told.code == 3
    assert "The players stopped before the game was over; nobody has won." in told.out


def test_a_table_that_is_resumed_asks_for_as_much_as_before(tmp_path: Path) -> None:
    early, step, rest = SILENT.partition("step C3\n")
    play(tmp_path, early, *BEGIN, "--proof", "none")
    said = play(tmp_path, f"{step}{rest}")
    assert said.code == 0
    assert "share" not in said.out
    assert "The agents win" in said.out


def test_a_game_without_secrets_has_no_receipts_to_ask_for(tmp_path: Path) -> None:
    said = companion(*("play", "neighbour-spy", "--proof", "none"), COMPANION_HOME=str(tmp_path))
    assert "nothing is sealed in this game, so it has no receipts" in said.out + said.err


def test_more_proof_is_asked_for_by_the_option_at_a_table_that_is_taken_up_again(
    tmp_path: Path,
) -> None:
    play(tmp_path, "recruiter Eva\n", *BEGIN, "--proof", "none")
    said = play(tmp_path, "", "--proof", "red")
    assert "Receipts: red hours." in said.out
    assert "Receipts: red hours." in play(tmp_path, "proof\n").out


def test_the_option_never_asks_for_less_and_says_so_in_one_sentence(tmp_path: Path) -> None:
    play(tmp_path, "recruiter Eva\n", *BEGIN)
    said = play(tmp_path, "proof\n", "--proof", "none")
    assert "A table can ask for more proof at any time, and never for less" in said.out
    assert said.out.count("Receipts: every turn.") == 2
    assert "never for less" not in play(tmp_path, "", "--proof", "every").out


def test_the_list_of_tables_tells_how_much_proof_each_asks_for_and_who_holds_the_screen(
    tmp_path: Path,
) -> None:
    play(tmp_path, "recruiter Eva\n", *BEGIN, "--proof", "red")
    told = companion("tables", COMPANION_HOME=str(tmp_path)).out
    assert told.strip().endswith("; receipts: red hours; screen: everybody's")
    [row] = json.loads(companion("tables", "--json", COMPANION_HOME=str(tmp_path)).out)
    assert (row["proof"], row["screen"]) == ("red", "shared")
    HOLDER.put(tmp_path, row["id"], OWN)
    assert "; screen: only the Recruiter" in companion("tables", COMPANION_HOME=str(tmp_path)).out
