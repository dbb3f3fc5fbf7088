"""Every line of a game has a sentence, with the names that the reader knows."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from companion import rulebook
from companion.core import PUBLIC, CompanionError
from companion.games.mind_mgmt.board.plan import Place
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.people import AGENT_NAMES
from companion.games.mind_mgmt.silence import SILENT
from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words.names import names_at
from companion.locale import read_in
from screens.games.mind_mgmt.map_face import ROW
from tests.games.mind_mgmt.random_games import GAME
from tests.store.evening import MOVES, OPTIONS, PAGE

TABLES = PAGE.partition("## The set-up")[2].partition("## What the others see")[0]
WORDS = GAME.words.explaining(rulebook.gist)
REDACTED = ("card", "start", "features", "act")


def lines() -> Iterator[str]:
    """Give every line that the tables of NOTATION.md name, and those of its game."""
    rows = [row for row in TABLES.splitlines() if row.startswith("| ")]
    found = [line for row in rows for line in re.findall("`(.+?)`", row)]
    yield from dict.fromkeys(filter(_is_a_move, (*found, *MOVES, *REDACTED)))


def _is_a_move(text: str) -> bool:
    """Say whether this is a line of a game, or what everybody may read of one."""
    try:
        GAME.notation.parse(text)
    except CompanionError:
        return text in REDACTED
    return True


def view() -> View:
    """Show the shipped board."""
    return GAME.rules.view(GAME.rules.start(OPTIONS), PUBLIC)


def heard(line: str) -> MindMove:
    """Give the move of a line, in clear or as everybody may read it."""
    return GAME.sealing.record.parse(line) if line in REDACTED else GAME.notation.parse(line)


def said(line: str) -> str:
    """Say a line at a table with the shipped board."""
    return WORDS.sentence(heard(line), view())


def row(line: str) -> str:
    """Say a line in a row of the log."""
    return WORDS.row(heard(line), view(), ROW)


def test_the_tables_of_the_notation_were_read() -> None:
    found = list(lines())
    assert len(found) > 100
    assert {"dusty leads meru A1-A2", "meru moves ?", "correct token D3", "act"} <= set(found)


@pytest.mark.parametrize("line", tuple(lines()))
def test_every_line_has_a_sentence_of_its_own_without_a_word_of_notation(line: str) -> None:
    spoken = said(line)
    assert spoken != line
    assert re.match(r"[A-Z0-9]", spoken)
    names = "meru|henry|bill|dusty|cafe|bus|idol|dogs|garden|pool|monks"
    assert not re.search(
        rf"\b(?:{names}|karl-box|shakes-down|mind-mgmt)\b|\?$|-[A-F]\d-", spoken[:-1]
    )


@pytest.mark.parametrize(
    ("line", "spoken"),
    [
        ("step D6", "Step to D6"),
        ("slip E5 first", "Mind Slip to E5 with token 1"),
        ("features cafe monks idol", "Features: Flux Cafe, Monks, Confusion Idol"),
        ("card pipe-girl", "Recruiter card: The girl with the pipe"),
        ("card karl-box", "Recruiter card: Karl Box, the ad man"),
        ("control meru all", "Everybody plays Meru"),
        ("meru moves A3-A4-A5", "Meru moves A3→A4→A5"),
        ("dusty leads meru ?", "Dusty leads Meru, way not entered"),
        ("recruits 1", "Announced: 1 recruit"),
        ("answer D2 B5", "Answer: D2, B5"),
        ("answer 7", "Answer: 07:00"),
        ("ruling mind-mgmt.dusty.self may", "Ruled: Dusty may lead himself"),
        ("immortal B4-A4 for C5", "Immortal B4→A4, for step C5"),
        ("done slip second", "Turn over, Mind Slip: token 2"),
        ("restore mind-mgmt.agents.move.two", "Counts again: An agent moves at most two"),
    ],
)
def test_sentences_tell_who_what_and_where(line: str, spoken: str) -> None:
    assert said(line).startswith(spoken)


def test_a_czech_reader_hears_czech_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "cs")
    assert "kavárna Flux" in said("henry asks cafe")
    assert "autobus snů" in said("draw bus")


# Free words, rules by their sentences, and what only the end of a game shows.
LONG = ("note", "lift", "remark", "mistake", "override", "restore", "card ", "features ")
CUT = 3  # letters that a row may lose, which are its last ones


def public_lines() -> Iterator[str]:
    """Give lines as the log has them: of all kinds, about all features, with all rulings."""
    yield from (line for line in lines() if not line.startswith(LONG))
    for feature in view().board.names:
        yield from (f"draw {feature}", f"recruit {feature}")
        yield from (
            f"{who} {verb} {feature}" for who in AGENT_NAMES for verb in ("asks", "shakes-down")
        )
    for rule, point in SILENT.items():
        yield from (f"ruling {rule} {choice}" for choice in point.ways)


def test_the_log_has_room_for_nearly_every_line_without_a_location() -> None:
    bare = (row(line) for line in public_lines() if not re.search("[A-F][1-7]", line))
    assert max(map(len, bare)) <= ROW + CUT


@pytest.mark.parametrize("line", [each for each in public_lines() if "mayhem" not in each])
def test_no_location_in_the_log_stands_without_what_is_printed_on_it(line: str) -> None:
    seen = row(line)
    for found in re.finditer(r"[A-F][1-7]\b", seen):
        assert re.match(r"→[A-F]| · | [A-Z][a-z]| temple", seen[found.end() :]), seen


def test_a_feature_keeps_its_whole_name_in_the_log_where_that_has_room() -> None:
    assert row("draw bus") == "Card drawn: Dream Bus"
    assert row("recruit courier") == "Immortal recruit: Courier"


def test_features_in_the_log_are_as_long_as_the_row() -> None:
    assert row("step C5") == "Step to C5 · Dogs + Monks"
    assert row("answer D2") == "Answer: D2 Caf+Bil"
    assert row("meru moves A3-A4-A5") == "Meru moves →A5 Boo+Gra"
    wide = WORDS.row(heard("meru moves A3-A4-A5"), view(), 60)
    assert wide == "Meru moves A3→A4→A5 · Bookstore + Graffiti"


def test_mayhem_is_named_by_what_is_printed_on_both_sides_where_the_row_has_room() -> None:
    laid = heard("mayhem Eva C4-D4")
    assert WORDS.row(laid, view(), ROW) == "Eva places mayhem on C4-D4"
    wide = WORDS.row(laid, view(), 80)
    for place in ("C4", "D4"):
        assert f"{place} · {names_at(view()).printed_on(Place(place))}" in wide


def test_names_are_made_once_for_a_board_and_a_language() -> None:
    seen = view()
    with read_in("cs"):
        czech = names_at(seen)
        assert names_at(seen) is czech
    with read_in("ru"):
        assert names_at(seen).features != czech.features
    with read_in("cs"):
        assert names_at(seen) is czech
        assert names_at(replace(seen, board=replace(seen.board))) is not czech
