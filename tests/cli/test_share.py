"""The others' share: given in the open, in any language, before anything is sealed."""

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion import locale
from companion.cli.prompt.session import Session
from companion.core import KEEPER
from companion.play import table
from companion.play.table import Table
from companion.seal import wordlists, words
from companion.store.disk import schema
from companion.store.tables import Tables
from tests.cli.test_play import BEGIN, MOVES, SHARE, At, Spoken, play
from tests.store.evening import MOVES as EVENING
from tests.store.evening import NAME, PIN, kept, resumed

MISSING = "first the other players say their words"
UNTIL_THE_CARD = MOVES.partition("card karl-box")[0].replace(SHARE, "")
# The same four words in each language: every index stands for one word of each list.
CZECH, RUSSIAN, ENGLISH = (
    words.read_out((11, 2047, 0, 8), language) for language in ("cs", "ru", "en")
)


@pytest.fixture(autouse=True)
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make disks quick, and speak English."""
    monkeypatch.setattr(schema, "PRAGMAS", (*schema.PRAGMAS, "synchronous=OFF"))
    monkeypatch.setattr(os, "fsync", lambda _number: None)
    monkeypatch.setenv(locale.WORDS, "en")


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[Table]:
    """Keep a table at which Eva is the Recruiter."""
    kept(tmp_path, 1)
    with closing(Tables(tmp_path)) as tables:
        found = table.resume(tables, tables.find(NAME), PIN)
        yield found
        found.close()


def sat(found: Table, *typed: str, hides: bool = False) -> Spoken:
    """Type lines at a table, and give the desk with what was said."""
    desk = Spoken(*typed, hides=hides)
    Session(At(found), desk).run()
    return desk


def shares(found: Table) -> list[str]:
    """Give the shares that stand in the record."""
    return [line.text for line in found.record if line.text.startswith("share ")]


def test_a_secret_line_without_a_share_is_refused_and_told_what_is_missing(tmp_path: Path) -> None:
    typed = f"{UNTIL_THE_CARD}card karl-box\nlook\n"
    said = play(tmp_path, typed, *BEGIN).out
    assert said.count(MISSING) == 1
    assert "16  card" not in said
    assert "16  card" not in play(tmp_path, "card karl-box\n").out
    again = play(tmp_path, f"{SHARE}card karl-box\n").out
    assert MISSING not in again
    assert "17  card\n" in again


def test_who_says_words_is_known_when_the_recruiter_is(tmp_path: Path) -> None:
    for typed, said in ((SHARE, "first say who hides something"), ("share\n", "first say who is")):
        assert said in play(tmp_path / typed.strip(), typed, *BEGIN).out


@pytest.mark.parametrize(
    "said",
    [
        "11 2047 0 8",
        "11, 2047, 0, 8",
        ENGLISH,
        ENGLISH.upper(),
        " ".join(word[:4] for word in ENGLISH.split()),
        CZECH,
        " ".join(word[:5] for word in CZECH.split()),
        RUSSIAN,
        " ".join(word[:5] for word in RUSSIAN.split()),
        f"{CZECH.split()[0]} {RUSSIAN.split()[1]} {ENGLISH.split()[2]} 8",
    ],
)
def test_a_share_is_understood_in_any_language_by_beginnings_and_by_numbers(
    begun: Table, said: str
) -> None:
    sat(begun, f"share {said}")
    assert shares(begun) == ["share Adam=11,2047 Petr=0,8"]


@pytest.mark.parametrize(
    ("language", "told"), [("cs", CZECH), ("sk", CZECH), ("ru", RUSSIAN), ("en", ENGLISH)]
)
def test_a_share_is_said_back_in_the_readers_words_name_by_name(
    begun: Table, language: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(locale.WORDS, language)
    one, two, three, four = told.split()
    said = sat(begun, "share 11 2047 0 8").said
    at = said.index(f"Adam: {one} {two} (11 2047)")
    assert said[at + 1] == f"Petr: {three} {four} (0 8)"


@pytest.mark.parametrize("said", ["1 2 3", "1 2 3 4 5", "1", ENGLISH + " zoo"])
def test_too_few_or_too_many_words_are_refused_and_told_who_says_how_many(
    begun: Table, said: str
) -> None:
    told = sat(begun, f"share {said}").said
    assert "each of them must say 2 words: Adam, Petr" in told
    assert shares(begun) == []


@pytest.mark.parametrize("said", ["1 2 3 2048", "xyzzy 1 2 3", "1 2 3 -4", "card karl-box a b"])
def test_what_is_no_word_of_the_lists_is_named_and_nothing_is_taken(
    begun: Table, said: str
) -> None:
    told = sat(begun, f"share {said}").said
    assert any("not in the lists of words" in line for line in told)
    assert shares(begun) == []


def test_a_share_is_given_anew_when_a_table_is_taken_up_again(tmp_path: Path) -> None:
    kept(tmp_path, 15)
    with resumed(tmp_path) as again:
        assert again.sealing.share_due == ("Adam", "Petr")
        assert MISSING in sat(again, "start D2").said
        sat(again, "share 1 2 3 4", "start D2")
        assert [line.text for line in again.record[-2:]] == ["share Adam=1,2 Petr=3,4", "start"]
        assert not again.sealing.share_due


def test_whoever_was_misheard_gives_the_share_once_more_and_the_last_one_counts(
    begun: Table,
) -> None:
    sat(begun, "share 11 2047 0 8", "share 1 2 3 4")
    assert begun.sealing.shared == {"Adam": (1, 2), "Petr": (3, 4)}
    assert len(shares(begun)) == 2


def test_behind_the_curtain_no_share_is_taken(begun: Table) -> None:
    session = Session(At(begun), Spoken(hides=True))
    assert session.heard(KEEPER, lambda: session.take(KEEPER, "share 1 2 3 4")) == [
        "the others say their words in the open; Enter hides this side first"
    ]
    assert shares(begun) == []


def test_after_the_end_no_share_is_taken(tmp_path: Path) -> None:
    kept(tmp_path, 89)
    with closing(Tables(tmp_path)) as tables:
        found = table.resume(tables, tables.find(NAME), PIN)
        found.sealing.end()
        before = found.record
        assert (
            "words are said only at a saved table, and only until its end"
            in sat(found, "share 1 2 3 4").said
        )
        assert found.record == before
        found.close()


def test_a_player_is_asked_until_all_his_words_are_understood(begun: Table) -> None:
    typed = ("tiger xyzzy", "lamp", "1 2", "zoo", "window river")
    desk = sat(begun, "share", *typed, hides=True)
    assert "xyzzy: not in the lists of words, and not the beginning of only one" in desk.said
    assert "1 word too many; say them again" in desk.said
    assert begun.sealing.shared == {
        "Adam": words.indexes("lamp zoo"),
        "Petr": words.indexes("window river"),
    }


def test_a_word_that_is_not_on_the_list_is_answered_with_words_that_are(begun: Table) -> None:
    said = sat(begun, "share", "rivet", hides=True).said
    assert "the list has: rival river" in said


class Completing(Spoken):
    """A desk that notes what Tab would have completed at each question."""

    def __init__(self, *lines: str) -> None:
        """Take the lines of a person."""
        super().__init__(*lines, hides=True)
        self.offered: list[tuple[str, ...]] = []

    def ask(self, prompt: str, complete: object = None) -> str | None:
        """Note what is offered."""
        line = super().ask(prompt, complete)
        self.offered.append(self.complete)
        return line


def test_every_word_of_the_readers_list_completes(begun: Table) -> None:
    desk = Completing("share", "tiger lamp", "window river")
    Session(At(begun), desk).run()
    assert desk.offered[1] == desk.offered[2] == wordlists.words("en")


@pytest.mark.parametrize("typed", [("",), ("tiger lamp", ""), ("tiger", " ")])
def test_enter_instead_of_words_gives_no_share_at_all(begun: Table, typed: tuple[str, ...]) -> None:
    said = sat(begun, "share", *typed, hides=True).said
    assert "no words were said; nothing can be sealed without them" in said
    assert shares(begun) == []


@pytest.fixture
def asked(tmp_path: Path) -> Iterator[Table]:
    """Keep a table at which the Recruiter has just asked for a deal."""
    kept(tmp_path, EVENING.index("features cafe monks idol"))
    with closing(Tables(tmp_path)) as tables:
        found = table.resume(tables, tables.find(NAME), PIN)
        found.sealing.share((1, 2, 3, 4))
        found.play(KEEPER, found.read("deal"))
        yield found
        found.close()


def test_the_words_of_a_deal_are_said_back_before_anything_is_dealt_from_them(
    asked: Table,
) -> None:
    before = len(shares(asked))
    desk = sat(asked, "", "", "tiger lamp", "window river", "no", hides=True)
    assert "nothing was dealt; say the words once more" in desk.said
    assert len(shares(asked)) == before
    desk = sat(asked, "", "", "tiger lamp", "window river", "", hides=True)
    assert any(line.startswith("Adam: tiger lamp (") for line in desk.said)
    assert any("another player shuffles the rest." in line for line in desk.said)
    assert not any("said once more" in line for line in desk.said)
    assert len(shares(asked)) == before + 1
    assert len(asked.lines(KEEPER)) == 1


def test_the_words_of_a_deal_are_agreed_to_with_a_letter_of_any_language(asked: Table) -> None:
    before = len(shares(asked))
    sat(asked, "", "", "tiger lamp", "window river", "да", hides=True)
    assert len(shares(asked)) == before + 1


def test_new_words_are_asked_for_at_once_where_another_player_becomes_the_recruiter(
    begun: Table,
) -> None:
    said = sat(begun, "share 1 2 3 4", "undo", "recruiter Adam", hides=True).said
    assert "Another player hides something now: the others say new words." in said
    assert "(Enter: the words of Eva, Petr, before anything is sealed)" in said
    sat(begun, "", "5 6", "7 8", hides=True)
    assert shares(begun) == ["share Adam=1,2 Petr=3,4", "share Eva=5,6 Petr=7,8"]
    assert not begun.sealing.share_due


def test_words_of_the_very_same_players_are_not_asked_for_again(begun: Table) -> None:
    said = sat(begun, "share 1 2 3 4", "undo", "recruiter Adam", "undo", "recruiter Eva").said
    assert not begun.sealing.share_due
    assert "Another player hides something now" in "\n".join(said)


def test_the_prompt_says_whose_words_are_due_and_what_is_typed(tmp_path: Path) -> None:
    kept(tmp_path, EVENING.index("card karl-box"))
    with resumed(tmp_path) as found:
        said = " ".join(sat(found, hides=True).said)
    assert "Your words are due: Adam 2, Petr 2." in said
    assert "Type: share" in said
