"""Names and codes of features: in the reader's language, and as his own box prints them."""

import asyncio
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from companion.core import PUBLIC
from companion.games.mind_mgmt.board.edition import read, shipped
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.words.names import brief_names, names_at
from companion.play.table import Table
from companion.text.plaintext import bare
from screens.games.mind_mgmt.choosing.codes import codes, pairs
from tests.screens.hands import Hands
from tests.screens.stage import SIZES, Size, evening, seated
from tests.store.evening import OPTIONS

LANGUAGES = ("en", "cs", "sk", "ru")
PRINTED = (files("companion.games.mind_mgmt.editions") / "zanzibar.toml").read_text("utf-8")


def called(language: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Give the words by which a reader of a language calls the features of the shipped board."""
    monkeypatch.setenv("LANGUAGE", language)
    return brief_names(Table("mind-mgmt", OPTIONS).view(PUBLIC).board.names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_is_how_the_word_for_its_feature_begins(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = called(language, monkeypatch)
    found = codes(names)
    assert len(found) == len(set(found.values())) == 16
    for feature, code in found.items():
        assert code == bare(names[feature])[:3]
        assert code.isalpha()  # a figure would make it the name of a location


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_letters_tell_all_features_apart_and_begin_most_of_them(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    three = codes(called(language, monkeypatch))
    two = pairs(three)
    assert len(set(two.values())) == 16
    assert all(set(two[feature]) <= set(code) for feature, code in three.items())
    assert sum(code.startswith(two[feature]) for feature, code in three.items()) >= 14


def test_features_are_called_by_one_word(monkeypatch: pytest.MonkeyPatch) -> None:
    assert called("en", monkeypatch)["dogs"] == "Dogs"
    assert called("cs", monkeypatch)["cafe"] == "kavárna"
    assert called("ru", monkeypatch)["dogs"] == "псы"


@given(st.lists(st.text(max_size=30), min_size=16, max_size=16))
@example(["❶"] * 16)
def test_the_names_of_a_strangers_box_have_codes_too(names: list[str]) -> None:
    features = dict(zip(shipped().features, names, strict=True))
    found = codes(features)
    assert codes(dict(reversed(features.items()))) == found
    assert len(set(found.values())) == len(set(pairs(found).values())) == 16
    assert all(len(code) == 3 and code.isalpha() for code in found.values())


def test_another_name_changes_no_code_but_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    before = called("en", monkeypatch)
    after = codes({**before, "pool": "Lido"})
    assert after == {**codes(before), "pool": "lid"}


@pytest.mark.parametrize(
    ("reader", "name"),
    [("en", "Dream Bus"), ("cs", "autobus snů")],
)
def test_readers_are_told_the_names_in_their_language(
    reader: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", reader)
    assert names_at(Table("mind-mgmt", OPTIONS).view(PUBLIC)).feature("bus") == name


def test_a_corrected_board_is_called_as_it_was_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "cs")
    board = PRINTED.replace('cs = "bazén"', 'cs = "lázeň"')
    assert read(board).features["pool"].cs == "lázeň"
    table = Table("mind-mgmt", {**OPTIONS, "board": board})
    assert names_at(table.view(PUBLIC)).feature("pool") == "lázeň"


@pytest.mark.parametrize("size", SIZES)
def test_a_czech_reader_finds_the_czech_words_everywhere(
    tmp_path: Path, size: Size, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "cs")

    async def play() -> None:
        async with seated(tmp_path, evening("recruit garden"), size) as at:
            await at.press("f2")
            hands = Hands(at)
            await hands.pin()
            assert hands.face.board.picture.short["bus"] == "aut"
            hands.face.board.marked = "B1"
            hands.face._tell_marked()
            await at.settle()
            assert "KAVÁRNA FLUX, autobus snů" in at.text
            assert "Flux Cafe" not in at.text

    asyncio.run(play())


def test_features_stand_in_the_order_of_their_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(language: str, first: str, last: str) -> None:
        monkeypatch.setenv("LANGUAGE", language)
        (tmp_path / language).mkdir()
        async with seated(tmp_path / language, (*evening("done"), "meru moves ?")) as at:
            hands = Hands(at)
            await hands.word("Meru")
            await hands.word(_("asks about a feature"))
            names = [item.name for item in hands.face.at_hand.items if item.code]
            assert (names[0], names[-1]) == (first, last)

    asyncio.run(play("en", "Bird", "Torches"))
    asyncio.run(play("cs", "autobus snů", "pták"))


def test_a_small_screen_tells_both_names_by_their_last_words(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("recruit garden"), (40, 20)) as at:
            await at.press("f2")
            hands = Hands(at)
            await hands.pin()
            hands.face.board.marked = "A1"
            hands.face._tell_marked()
            await at.settle()
            assert "A1 · Bookstore, Billboard" in at.text

    asyncio.run(play())


def test_typed_codes_choose_by_the_names_of_the_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "cs")

    async def play() -> None:
        async with seated(tmp_path, (*evening("done"), "meru moves ?")) as at:
            hands = Hands(at)
            await hands.word("Meru")
            await hands.word(_("asks about a feature"))
            await at.press("a", "u", "t")
            assert at.table.moves[-1] == "meru asks bus"

    asyncio.run(play())
