"""The referee and the entries know the same rules, and every entry is said and asked."""

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from companion.games.neighbour_spy.cards import MARKET
from companion.games.neighbour_spy.silence import MAY_HAPPEN, SILENT
from companion.games.neighbour_spy.words.points import ruling
from companion.rulebook.coverage import rule_ids, sources

HERE = files("companion.games.neighbour_spy")
GAME = "neighbour-spy"
LISTS = "silence.py"  # it only lists rules; what nothing else names, nothing enforces


def read(name: str) -> dict[str, Any]:
    """Read one of the files of entries."""
    return tomllib.loads((HERE / "entries" / name).read_text("utf-8"))


FACTS, ENGLISH = read("facts.toml"), read("en.toml")


def enforced(*without: str) -> set[str]:
    """Give the rules that stand in the sources."""
    texts = {name: text for name, text in sources(HERE).items() if name not in without}
    return {rule for text in texts.values() for rule in rule_ids(GAME, text)}


def facts(flag: str = "") -> set[str]:
    """Give the ids of all entries, or of those with a flag."""
    return {f"{GAME}.{name}" for name, row in FACTS["rule"].items() if not flag or row.get(flag)}


def test_every_rule_that_the_referee_enforces_has_an_entry() -> None:
    assert enforced() - facts() == set()


def test_every_entry_that_is_not_only_an_explanation_is_enforced() -> None:
    assert facts() - facts("explains") - enforced(LISTS) == set()


def test_nothing_that_only_explains_is_enforced() -> None:
    assert facts("explains") & enforced() == set()


def test_every_entry_is_said_in_english_and_nothing_else_is() -> None:
    assert set(ENGLISH["rule"]) == set(FACTS["rule"])


def test_every_market_card_has_an_entry_of_its_own() -> None:
    assert {f"{GAME}.card.{card}" for card in MARKET} - facts() == set()


def test_every_heading_of_the_rulebook_carries_an_entry_and_can_be_read() -> None:
    used = {heading for row in FACTS["rule"].values() for heading in row.get("headings", ())}
    assert used == set(FACTS["headings"]) == set(ENGLISH["headings"])


def test_what_the_players_can_decide_says_so_and_every_choice_is_a_sentence() -> None:
    assert facts("silent") - facts("explains") == set(SILENT)
    for rule, silence in SILENT.items():
        text = ENGLISH["rule"][rule.removeprefix(f"{GAME}.")]["text"]
        assert "rulebook" in text
        assert "Unless the players decide" in text
        for choice in silence.choices:
            assert len(ruling(rule, choice).split()) > 3, f"{rule}: {choice}"


def test_what_can_happen_against_a_rule_is_enforced_elsewhere() -> None:
    assert enforced(LISTS) >= MAY_HAPPEN


@pytest.mark.parametrize("name", sorted(FACTS["rule"]))
def test_an_entry_is_short_asked_in_six_ways_and_about_nobody_as_he(name: str) -> None:
    words = ENGLISH["rule"][name]
    assert len(words["title"].split()) <= 6
    assert 4 <= len(words["text"].split()) <= 45
    assert words["text"].endswith(".")
    assert len(set(words["phrases"])) >= 6
    assert not re.search(r"\b(he|his|him)\b", words["text"].lower())


def test_what_no_rulebook_says_cites_no_heading_unless_for_its_silence() -> None:
    for name, row in FACTS["rule"].items():
        printed = row["origin"] in ("rulebook", "inferred")
        if row["origin"] != "pieces":
            assert ("headings" in row) == (printed or row.get("silent", False)), name
