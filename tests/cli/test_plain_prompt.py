"""What the app shows, the prompt tells in plain mode, too: tried without any terminal."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from types import SimpleNamespace

import pytest

from companion.cli import plain_mode
from companion.cli.desk.output import working
from companion.cli.prompt.session import Session
from companion.core import KEEPER, PUBLIC
from companion.play.replay import replay
from companion.play.table import Table
from companion.store import settings
from companion.store.machine_notes import HOLDER, OWN
from companion.text.gametext import example
from companion.text.spoken import spoken
from screens.home.settings_page import VALUES
from tests.cli.test_happened import STANDS, begun
from tests.cli.test_play import At, Spoken
from tests.games.harbours.playing import CAUGHT, OPTIONS, kept
from tests.shelf import toys as toys


@pytest.fixture(autouse=True)
def plainly() -> Iterator[None]:
    """Say everything plainly."""
    with plain_mode.laid(True):
        yield


def played(name: str, lines: int = 10_000) -> Table:
    """Play the example of a game, or its first lines."""
    package = f"companion.games.{name.replace('-', '_')}"
    written = example((files(package) / "NOTATION.md").read_text("utf-8"))
    table, stop = replay("\n".join(written.splitlines()[:lines]))
    assert stop is None
    return table


def said(table: Table, *lines: str, hides: bool = False) -> list[str]:
    """Type lines at a table, and give what is said."""
    desk = Spoken(*lines, "quit", hides=hides)
    Session(At(table), desk).run()
    return desk.said


def test_a_command_in_a_menu_is_answered_and_the_menu_is_asked_again() -> None:
    told = said(played("neighbour-spy", 7), "menu", "help", "")
    first, again = (at for at, each in enumerate(told) if each == "What is done?")
    assert "Table: help: this list" in told[first:again]
    assert told[again + 1].startswith("1: ")


def test_a_command_in_a_menu_that_changes_the_table_ends_the_menu() -> None:
    table = played("neighbour-spy", 9)
    before = len(table.record)
    told = said(table, "menu", "undo", "why neighbour-spy.win.catch")
    assert len(table.record) == before + 1  # a line that takes the last one back
    assert told.count("What is done?") == 1


def test_what_fits_no_row_of_a_list_is_answered_with_how_to_choose() -> None:
    told = said(played("neighbour-spy", 7), "menu", "xyzzy", "99", "")
    assert "Type the number of a row, or how one begins; `list` says the rows again." in told
    assert "there is no such number" in told


@pytest.mark.parametrize(
    ("name", "thing", "told"),
    [
        ("neighbour-spy", "", ["Around space 3:", "  here: Eva", "  3 spaces forward: Adam"]),
        ("neighbour-spy", "adam", ["Around space 6:", "  here: Adam"]),
        ("spy-connection", "", ["Around London:", "  spies here: Boris"]),
        ("spy-connection", "paris", ["Around Paris:", "  link to London: Anka, Boris"]),
        ("agents", "Eva", ["Eva:", "  stands: not entered"]),
    ],
)
def test_around_says_what_stands_beside_in_each_box(name: str, thing: str, told: list[str]) -> None:
    heard = "\n".join(said(played(name), f"around {thing}".strip()))
    for each in told:
        assert each in heard


def test_what_can_be_known_is_told_by_hours_and_places() -> None:
    told = said(played("mind-mgmt"), "known 3", "known C4", "known 40", "known Z9")
    assert "Possible then: C3 2, B3 1, C4 1" in told
    assert "  09:00: possible only at 03" in told
    assert "What an answer would leave:" in told
    assert "Refused: nothing is known of that hour" in told
    assert "Refused: there is no such place here" in told


@pytest.mark.usefixtures("toys")
def test_behind_the_curtain_known_says_how_near_the_others_are() -> None:
    at = Table("harbours", OPTIONS)
    for line in ("help questions", *CAUGHT[:8]):
        at.play(KEEPER, at.read(line))
    session = Session(At(at), Spoken())
    heard = session.heard(KEEPER, lambda: session.take(KEEPER, "known"))
    assert heard[0] == "Table: What they can know:"
    assert any("Sails to Rīga: 1 place" in each for each in heard)
    public = said(at, "known")
    assert not any("Sails to" in each for each in public)


@pytest.mark.usefixtures("toys")
def test_an_ended_evening_is_replayed_and_judged(tmp_path: Path) -> None:
    with kept(tmp_path, *CAUGHT) as table:
        asked = ("replay", "figures", "verdict")
        before = said(table, *asked)
        assert (
            sum(each.startswith("Refused: ") for each in before) == 2
        )  # figures come with the end
        table.sealing.end()
        told = said(table, *asked)
        whole = said(table, "verdict all")
        assert len([each for each in whole if each not in told]) > 1
        assert "Table: Day 1:" in told
        assert any(each.startswith("Possible places: ") for each in told)
        assert any("Did anybody cheat?" in each or "proves nothing" in each for each in told)


def test_a_replay_goes_on_and_back_and_shows_the_table_of_an_hour() -> None:
    table = played("neighbour-spy")
    told = said(table, "replay", "", "back", "2", "look", "99", "quit", hides=True)
    assert [each for each in told if "Round" in each and each.endswith(":")] == [
        "Table: Round 1:",
        "Round 2:",
        "Round 1:",
        "Round 2:",
        "Round 2:",
    ]
    assert "The replay is over." in told
    assert "nothing was done then" in told


def test_when_the_game_is_over_enter_leads_to_no_correction() -> None:
    told = said(played("neighbour-spy"), "", hides=True)
    assert "What is done?" not in told


def test_the_one_who_holds_the_screen_makes_the_moves_of_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = At(played("mind-mgmt", 40))
    monkeypatch.setattr(at, "folder", tmp_path)
    monkeypatch.setattr(at, "row", SimpleNamespace(id="ab"))
    session = Session(at, Spoken(hides=True))
    assert session.makes_for(KEEPER) == (KEEPER,)
    HOLDER.put(tmp_path, "ab", OWN)
    assert session.makes_for(KEEPER) == (KEEPER, PUBLIC)


def test_what_happened_against_a_rule_is_accepted_by_a_yes() -> None:
    table = begun()
    assert any("type: `happened" in each for each in said(table, "done"))  # a pipe is asked nothing
    before = table.moves
    said(table, "done", "", hides=True)
    assert table.moves == before
    said(table, "done", "yes", hides=True)
    assert table.moves == (*before, STANDS)


def test_numbers_with_a_sign_are_said_in_words() -> None:
    assert spoken("Enforcer, +1") == "Enforcer, plus 1"
    assert spoken("Mole, -3") == "Mole, minus 3"
    assert spoken("Henry A4-A5") == "Henry A4-A5"


def test_long_work_says_that_it_began_and_that_it_is_done() -> None:
    heard: list[str] = []
    with working("Working.", heard.append):
        heard.append("worked")
    assert heard == ["Working.", "worked", "Done."]


def test_the_settings_page_has_a_row_for_each_setting() -> None:
    assert set(VALUES) == set(settings.VALUES)
