"""Names and codes of features: in the reader's language, and as his own box prints them."""

import asyncio
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core import PUBLIC
from companion.games.mind_mgmt.board import PLACES
from companion.games.mind_mgmt.edition import read, shipped
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.words.names import names_at
from companion.table import Table
from screens.games.mind_mgmt.codes import codes
from tests.screens.hands import Hands
from tests.screens.stage import SIZES, Size, evening, seated
from tests.store.evening import OPTIONS

LANGUAGES = ("en", "cs")
PRINTED = (files("companion.games.mind_mgmt.editions") / "zanzibar.toml").read_text("utf-8")


def named(language: str) -> dict[str, str]:
    """Give the names of the shipped board in a language."""
    return {feature: getattr(name, language) for feature, name in shipped().features.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_has_two_letters_of_its_own_in_each_language(language: str) -> None:
    names = named(language)
    found = codes(names)
    assert set(found) == set(names)
    assert len(set(found.values())) == len(found)
    for feature, code in found.items():
        assert len(code) == 2
        assert code.isascii()
        assert code.isalpha()  # a figure would make it the name of a location
        assert code[0] == names[feature][0].lower()


def test_codes_are_the_beginnings_of_the_words_where_they_can_be() -> None:
    english, czech = codes(named("en")), codes(named("cs"))
    assert (english["bus"], english["cafe"], english["monks"]) == ("db", "fc", "mo")
    assert (czech["bus"], czech["cafe"], czech["umbrella"]) == ("as", "kf", "pd")


@given(st.lists(st.text(max_size=30), min_size=16, max_size=16))
def test_the_names_of_a_strangers_box_have_codes_too(names: list[str]) -> None:
    features = dict(zip(shipped().features, names, strict=True))
    found = codes(features)
    assert codes(dict(reversed(features.items()))) == found
    assert len(set(found.values())) == 16
    assert all(len(c) == 2 and c.isascii() and c.isalpha() for c in found.values())


def test_another_name_changes_no_code_but_its_own() -> None:
    before = named("en")
    after = codes({**before, "pool": "Lido"})
    assert after == {**codes(before), "pool": "li"}


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
            assert hands.face.board.picture.short["bus"] == "as"
            hands.face.board.marked = "B1"
            hands.face._tell_marked()
            await at.settle()
            assert "(kavárna Flux), autobus snů" in at.text
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
            assert "A1 · S. Bookstore, S. Billboard" in at.text

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
            await at.press("a", "s")
            assert at.table.moves[-1] == "meru asks bus"

    asyncio.run(play())


def test_no_code_is_the_name_of_a_location() -> None:
    for language in LANGUAGES:
        assert not {code.upper() for code in codes(named(language)).values()} & set(PLACES)
