"""The page works out of the public lines what the program does, and finds the same moments."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from companion.cli import main
from companion.contract.knowledge import Knowledge
from companion.record.fold import Played
from tests.games.mind_mgmt.random_games import SEALING
from tests.screens.verifier.checking import HEADS, check, give, section
from tests.screens.verifier.understanding import (
    EACH_LINE,
    EVENINGS,
    FEW,
    asked_of,
    counted,
    moments,
    page_moments,
    picture,
    understood_by,
)
from tests.screens.verifier.vectors import FOLDER, vector
from tests.understood.evenings import moves, understood

GAMES = [
    *(("training", aim, 0) for aim in ("gather", "corner", "quiet")),
    *(("full", aim, 1) for aim in ("hunt", "trap", "curious")),
    *(("full", "curious", seed) for seed in (0, 2)),
]
every = pytest.mark.parametrize(("mode", "aim", "seed"), GAMES)


def knowledge(played: tuple[Played, ...]) -> list[Knowledge[object]]:
    """Give what could be known after each line."""
    known: Knowledge[object] | None = SEALING.unknown(played[0].before)
    found = []
    for each in played:
        assert known
        known = known.after(SEALING.heard(each.number, each.move, each.before, each.after))
        found.append(known)
    return found


@every
def test_after_each_line_the_page_counts_what_the_program_counts(
    bare: Page, mode: str, aim: str, seed: int
) -> None:
    played = moves(mode, aim, seed)
    ours = asked_of(bare, EACH_LINE, played)
    exact = True
    for each, known, counts in zip(played, knowledge(played), ours, strict=True):
        theirs = known.picture()
        exact = exact and theirs.exact
        assert counts == (picture(theirs) if exact else None), f"line {each.number}: {each.move}"


@every
def test_the_same_moments_decided(bare: Page, mode: str, aim: str, seed: int) -> None:
    evening, theirs = asked_of(bare, EVENINGS, moves(mode, aim, seed)), understood(mode, aim, seed)
    exact = all(line.known.exact for line in theirs.lines)
    assert (evening["stopped"] is None) == exact
    assert page_moments(evening) == [
        each for each in moments(theirs) if exact or each["kind"] == "missed"
    ]
    assert [
        (each["hour"], each["who"], each["place"], each["apart"]) for each in evening["near"]
    ] == [(each.hour, each.who, each.place, each.apart) for each in theirs.near]


RECORDS = [
    *("training-short", "full-every-question", "example-of-the-notation", "retractions"),
    *("mistakes-admitted", "set-up-anew", "rules-set-aside", "own-board", "dead-end"),
    *("dead-end-in-the-set-up", "dead-end-told-at-once-by-ruling", "second-token-rule-set-aside"),
    *("dead-end-behind-the-four-first-steps-anew", "dead-end-by-the-token-of-this-turn"),
    *("recruits-of-what-was-shaken-down", "shakedown-denied-twice", "card-corrected"),
    *("pieces-corrected", "meru-in-the-last-corner", "stopped-by-the-players"),
    "full-to-the-last-hour",
]


@pytest.mark.parametrize("name", RECORDS)
def test_of_evidence_the_page_counts_what_the_command_tells(
    verifier: Page, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    found = vector(name)
    assert main(["known", str(FOLDER / found["evidence"]), "--each", "--json"]) == 0
    told = {each["line"]: each for each in map(json.loads, capsys.readouterr().out.splitlines())}
    evening, exact = understood_by(verifier, found), True
    assert evening["lines"]
    for line in evening["lines"]:
        theirs = told[line["line"]]
        exact = exact and theirs["exact"]
        counts = {key: theirs[key] for key in ("trails", "worlds", "here")} if exact else None
        ours = line["possible"] and counted(line["possible"])
        assert (line["hour"], ours) == (theirs["hour"], counts), f"line {line['line']}"


def test_nothing_is_worked_out_of_evidence_whose_seed_is_not_shown(verifier: Page) -> None:
    assert understood_by(verifier, vector("evidence-in-the-middle-of-a-turn")) is None


def test_beyond_its_bound_the_page_says_that_it_stops_and_calls_nothing_impossible(
    bare: Page,
) -> None:
    played = moves("full", "curious", 1)
    evening = asked_of(bare, EVENINGS, played, FEW)
    lines = evening["lines"]
    stopped = next(at for at, line in enumerate(lines) if line["possible"] is None)
    assert evening["stopped"] == lines[stopped]["hour"] > 1
    assert all(line["possible"] is None for line in lines[stopped:])
    assert {each["kind"] for each in evening["moments"]} == {"missed"}


def test_possible_places_are_hatched_on_the_board_line_by_line(page: Page) -> None:
    give(page, *HEADS)
    check(page)
    path = section(page, "The Recruiter's path")
    expect(path.locator(".curve")).to_be_visible()
    page.get_by_role("slider").focus()
    shown = []
    for key in ("End", ",", ",", "ArrowUp", "ArrowUp", "ArrowLeft", "Home"):
        page.keyboard.press(key)
        said = path.get_by_text("Possible places then").text_content() or ""
        shown.append(int(said.partition("everybody else: ")[2].partition(".")[0]))
        assert path.locator(".possible").count() == shown[-1]
    assert shown == sorted(shown)
    assert (shown[0], shown[1], shown[-1]) == (1, 3, 42)


def test_what_decided_is_told_and_shown_on_the_board(page: Page) -> None:
    give(page, *HEADS)
    check(page)
    path = section(page, "The Recruiter's path")
    expect(path.get_by_role("heading", name="The question that told most")).to_be_visible()
    most = path.get_by_role("listitem").filter(has_text="The question that told most")
    expect(most).to_contain_text("06:00: Henry asked: Flux Cafe? Step token on D2")
    expect(most).to_contain_text("Possibilities before it: 322,848, after it: 91,522.")
    path.get_by_role("button", name="On the board: The question that told most").click()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", "06:00")
    assert path.locator(".question").count() == 8
    assert path.locator(".question.most").count() == 1


def test_the_curve_stands_as_a_table_too(page: Page) -> None:
    give(page, *HEADS)
    check(page)
    path = section(page, "The Recruiter's path")
    path.get_by_text("These numbers as a table").click()
    hours, near = path.get_by_role("table").all()
    rows: Any = [row.all_text_contents() for row in (hours.locator("tr").last.locator("th,td"),)]
    assert rows == [["09:00", "3", "1", "2"]]
    expect(near.locator("tr").last).to_have_text("09:001301")
