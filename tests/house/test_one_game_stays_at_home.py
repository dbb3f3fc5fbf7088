"""What belongs to one boxed game stands in its folders, and in no other room."""

from pathlib import Path

import pytest

from companion import games
from companion.bootstrap import ROOT
from tests.house.game_words import HOUSE, belongings, found

SHELF = "the shelf names each game"
# Lines that may hold such a word, each with the reason.
MAY = {
    "companion/games/__init__.py": {
        '"mind-mgmt": Box(': SHELF,
        '"companion.games.mind_mgmt",': SHELF,
        '"MIND MGMT",': SHELF,
        '{"recruiter": N_("won by the Recruiter"), "agents": N_("won by the agents")},': SHELF,
        '"neighbour-spy": Box("companion.games.neighbour_spy", N_("My Neighbour Spy")),': SHELF,
        '"spy-connection": Box("companion.games.spy_connection", "Spy Connection"),': SHELF,
        '"agents": Box("companion.games.agents", N_("Agents")),': SHELF,
    },
    "screens/verifier/games/shelf.js": {
        'import { CHECKS as MIND_MGMT } from "./mind_mgmt/checks.js";': SHELF,
        'import { WORDS as MIND_MGMT_WORDS } from "./mind_mgmt/shown/words.js";': SHELF,
        'export const SHELF = new Map([["mind-mgmt", MIND_MGMT]]);': SHELF,
        'export const WORDS = new Map([["mind-mgmt", MIND_MGMT_WORDS]]);': SHELF,
    },
    "screens/verifier/page/answerbox.js": {
        '{ class: `answer ${answer.mood}`, "aria-labelledby": "answer-title" },': "a class of CSS"
    },
}
HOMES = {box.package.rpartition(".")[2] for box in games.SHELF.values()}


def sources(*patterns: str) -> list[Path]:
    """Give the files of the house that belong to no game."""
    files = (path for pattern in patterns for path in ROOT.glob(pattern))
    return sorted(path for path in files if HOMES.isdisjoint(path.relative_to(ROOT).parts))


SOURCES = sources(
    *("companion/**/*.py", "screens/**/*.py", "screens/**/*.tcss"),
    *("screens/verifier/**/*.js", "screens/verifier/**/*.css", "screens/verifier/**/*.html"),
)


def named(path: Path) -> str:
    """Name a file from the top of the project on."""
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("game", games.SHELF)
def test_each_game_of_the_shelf_has_words_that_are_looked_for(game: str) -> None:
    assert len(belongings(game) - {*HOUSE.split()}) >= 5


@pytest.mark.parametrize("path", SOURCES, ids=named)
def test_no_word_and_no_line_of_one_game_stands_outside_its_folders(path: Path) -> None:
    assert {
        (line, word) for line, word in found(path) if line not in MAY.get(named(path), {})
    } == set()


@pytest.mark.parametrize("name", MAY)
def test_each_line_that_may_hold_such_a_word_still_does(name: str) -> None:
    assert set(MAY[name]) <= {line for line, _word in found(ROOT / name)}


@pytest.mark.parametrize(
    "source",
    [
        "recruits_shown = 1",
        "class MeruPanel: ...",
        "import mind_mgmt_x",
        'N_("Which mission?")',
        "# Henry stops a recruit.",
        '"""A hideout."""',
        'said = "captures"',
        "def hires(card): ...",
        'line.startswith("captures ")',
        'if word == "answer": ...',
        'if word in ("card", "start"): ...',
        'f"step {place}"',
        '"claims " + text',
        'line.removeprefix("remark ")',
    ],
)
def test_such_a_word_is_found_however_it_is_written(source: str, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(source, "utf-8")
    assert found(tmp_path / "a.py")


@pytest.mark.parametrize(
    "source", ['"""Admit a mistake."""', "answer = 1", 'N_("Step by step")', "impossible = 1"]
)
def test_what_every_game_needs_is_no_such_word(source: str, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(source, "utf-8")
    assert not found(tmp_path / "a.py")
