"""The prompt takes the words of the reader's language, and shows the line as it is written down."""

import gettext

import pytest

from companion import locale
from companion.cli.prompt.commands.all_commands import commands
from companion.cli.prompt.commands.command import canonical
from companion.cli.prompt.own_words import meant
from companion.cli.prompt.session import Session
from companion.core import KEEPER, PUBLIC
from companion.locale import LANGUAGES, _, read_in
from companion.play.table import Table
from companion.text.plaintext import bare
from tests.cli.test_play import At, Spoken

OPTIONS = {"edition": "dubnany", "mode": "basic", "players": "Eva Adam", "detail": "all"}


def chase() -> Table:
    """Begin a table whose moves can be said in every language."""
    return Table("neighbour-spy", OPTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_legal_move_can_be_typed_as_its_sentence_says_it(language: str) -> None:
    table = chase()
    with read_in(language):
        view = table.view(PUBLIC)
        sentences = {table.words.sentence(move, view): move for move in table.legal(PUBLIC)}
        assert len(sentences) > 3
        for sentence, move in sentences.items():
            assert meant(table, PUBLIC, sentence) == move
            assert meant(table, PUBLIC, f"  {sentence.upper()} ") == move


def test_words_may_be_cut_and_lose_their_accents_but_none_may_be_left_out() -> None:
    table = chase()
    with read_in("cs"):
        move = table.read("took mole")
        said = table.words.sentence(move, table.view(PUBLIC))
        words = said.split()
        assert meant(table, PUBLIC, " ".join(word[:5] for word in words)) == move
        assert meant(table, PUBLIC, " ".join(words[:-1])) is None
        assert meant(table, PUBLIC, "") is None


def test_a_line_in_own_words_is_shown_as_it_stands_in_the_record() -> None:
    table = chase()
    with read_in("cs"):
        said = table.words.sentence(table.read("took mole"), table.view(PUBLIC))
        desk = Spoken(said, "quit")
        Session(At(table), desk).run()
    assert [line.text for line in table.record[1:]] == ["took mole"]
    assert any(line.endswith("  took mole") for line in desk.said)


class Ended(gettext.NullTranslations):
    """English with another ending, so that no word of it is English."""

    def gettext(self, message: str) -> str:
        """Say a text."""
        return f"{message}ovat"


def test_a_command_may_be_typed_in_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locale, "catalogue", lambda *_which: Ended())
    desk = Spoken("helpovat", "quitovat", "took mole")
    table = chase()
    Session(At(table), desk).run()
    told = [line for line in desk.said if line.startswith("  undo ")]
    assert [line for line in told if line.endswith(" (undoovat, listovat)")]
    assert len(table.record) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_commands_are_single_and_different(language: str) -> None:
    with read_in(language):
        words = [each.own for each in commands(KEEPER)]
    assert len({*map(bare, words)}) == len(words)
    assert all(word == word.lower() and " " not in word for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_behind_a_command_are_taken_in_the_readers_language(language: str) -> None:
    with read_in(language):
        for command in commands(KEEPER):
            for word in command.known:
                assert canonical(command.known, _(word)) == word
                assert canonical(command.known, bare(_(word)).upper()) == word
                assert canonical(command.known, word) == word


def test_undo_tells_its_list_to_who_asks_in_czech() -> None:
    table = chase()
    table.play(PUBLIC, table.read("took mole"))
    with read_in("cs"):
        desk = Spoken(f"{_('undo')} {_('list')}", "quit")
        Session(At(table), desk).run()
    assert len(table.record) == 2
    assert any("took mole" in line for line in desk.said)
