"""`companion edition`: the owner of a box checks the board and saves a corrected one."""

from pathlib import Path

import pytest

from companion.core import NotUnderstood
from companion.games.mind_mgmt.board.edition import read, shipped, written
from companion.games.mind_mgmt.board.plan import PLACES
from tests.cli.commands import companion

SHIPPED = written(shipped())
ALL_SO = "\n" * (len(PLACES) + 16)


def test_one_blank_stands_between_the_words_of_a_name_however_it_was_typed() -> None:
    typed = SHIPPED.replace('name = "Zanzibar"', 'name = " Our  own box "')
    assert read(typed).name == "Our own box"
    assert 'name = "Our own box"\n' in written(read(typed))


def test_the_board_is_shown_location_by_location() -> None:
    said = companion("edition")
    assert said.out.count("\n") == 1 + len(PLACES)
    assert "A1  bookstore (podvratné knihkupectví), billboard (podprahový billboard)\n" in said.out
    assert "C3  temple\n" in said.out


def test_a_walk_with_enter_alone_saves_the_same_board(tmp_path: Path) -> None:
    said = companion("edition", "--check", "ours.toml", typed=ALL_SO, folder=tmp_path)
    assert said.code == 0
    saved = read((tmp_path / "ours.toml").read_text("utf-8"))
    assert saved.id == "ours"
    assert saved.locations == shipped().locations


def test_two_swapped_features_are_corrected_and_shown_as_a_difference(tmp_path: Path) -> None:
    walk = ["bookstore cafe", "billboard bus", "back", "", "", *[""] * 60]
    said = companion("edition", "--check", "ours.toml", typed="\n".join(walk), folder=tmp_path)
    assert said.code == 0
    shown = companion("edition", "ours.toml", folder=tmp_path)
    assert "A1  bookstore (podvratné knihkupectví), cafe (kavárna Flux)" in shown.out
    assert "differs from the board in the program: A1\n" in shown.out
    assert "differs from the board in the program: B1\n" in shown.out
    assert shown.out.count("differs") == 2


def test_a_printed_name_is_taken_over(tmp_path: Path) -> None:
    names = list(shipped().features)
    walk = [""] * (len(PLACES) + names.index("bird")) + ["Pták zkázy"] + [""] * 20
    said = companion("edition", "--check", "ours.toml", typed="\n".join(walk), folder=tmp_path)
    assert said.code == 0
    saved = read((tmp_path / "ours.toml").read_text("utf-8")).features["bird"]
    assert (saved.cs, saved.czech) == ("Pták zkázy", "rulebook")


def test_an_impossible_board_is_walked_again_and_not_saved(tmp_path: Path) -> None:
    walk = "bus cafe\n" + "\n" * (len(PLACES) - 1)
    said = companion("edition", "--check", "ours.toml", typed=walk, folder=tmp_path)
    assert said.code == 1
    assert (
        "bus: found 6 times (A1, B1, E2, A6, D6, F7); each feature is on five locations" in said.out
    )
    assert "bookstore: found 4 times" in said.out
    assert not list(tmp_path.iterdir())


def test_words_that_name_no_feature_are_asked_again(tmp_path: Path) -> None:
    walk = "helicopter\nbus\nbus cafe garden\n" + ALL_SO
    said = companion("edition", "--check", "ours.toml", typed=walk, folder=tmp_path)
    assert said.code == 0
    assert said.out.count("type two features") == 3


def test_a_name_that_cannot_be_written_is_asked_again(tmp_path: Path) -> None:
    walk = "\n" * len(PLACES) + 'foo"bar\n' + "evil\u202e\n" + "back\n" + "\n" * 20
    said = companion("edition", "--check", "ours.toml", typed=walk, folder=tmp_path)
    assert said.code == 0
    assert "no quotation marks" in said.out
    assert "U+202E" in said.out
    assert read((tmp_path / "ours.toml").read_text("utf-8")).features == shipped().features


@pytest.mark.parametrize("name", ["My Box.toml", "ours.toml", "nowhere/ours.toml"])
def test_a_file_that_cannot_be_saved_is_refused_and_nothing_is_lost(
    tmp_path: Path, name: str
) -> None:
    (tmp_path / "ours.toml").write_text("precious", encoding="utf-8")
    said = companion("edition", "--check", name, typed=ALL_SO, folder=tmp_path)
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert (tmp_path / "ours.toml").read_text("utf-8") == "precious"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('A1 = ["bookstore", "billboard"]', 'A1 = ["bookstore", "bookstore"]', "A1: .*twice"),
        ('A1 = ["bookstore", "billboard"]', 'A1 = ["bookstore"]', "A1: 1 features"),
        ('A1 = ["bookstore", "billboard"]', "", "A1: 0 features"),
        ('A1 = ["bookstore", "billboard"]', 'A1 = ["bookstore", "bus"]', "billboard: found 4"),
        ('A1 = ["bookstore", "billboard"]', 'A1 = ["bookstore", "ufo"]', "A1: 'ufo' is not"),
        ('A1 = ["bookstore"', 'Z9 = ["bookstore"', "'Z9': no such location"),
        ('temples = ["C3", "E5"]', 'temples = ["C3"]', "E5: 0 features"),
        ('temples = ["C3", "E5"]', 'temples = ["C3", "E5", "A1"]', "A1: a temple has no features"),
        ('temples = ["C3", "E5"]', 'temples = ["C3", "E5", "E5"]', "two of them"),
        ('id = "zanzibar"', 'id = "../etc"', "short word"),
        ('id = "zanzibar"', "id = 7", "has no `id`, or it is not written as"),
        ('name = "Zanzibar"', "", "has no `name`"),
        ('en = "Bird"', "", "has no `features.bird`"),
        ("[locations]", "", "has no `features.[a-z]+`"),
        ("[locations]", "[locations", "no TOML file: look at line "),
        ('cs = "autobus snů"', 'cs = "\\u001b[2J"', "U\\+001B"),
        ('cs = "autobus snů"', 'cs = "\\u009b31m"', "U\\+009B"),
        ('A1 = ["bookstore", "billboard"]', 'A1 = "ab"', "has no `locations.A1`"),
        ("[locations]", "x" + ".x" * 20_000 + " = 1", "never larger"),
    ],
)
def test_an_impossible_edition_is_refused_with_a_sentence_that_says_where(
    old: str, new: str, told: str
) -> None:
    assert old in SHIPPED
    with pytest.raises(NotUnderstood, match=told):
        read(SHIPPED.replace(old, new, 1))


def test_the_shipped_edition_is_written_back_as_it_was_read() -> None:
    assert read(SHIPPED) == shipped()
