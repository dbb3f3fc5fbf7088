"""Names of players: none that a line could take for somebody or something else, in any game."""

from contextlib import closing
from pathlib import Path

import pytest

from companion import games
from companion.cli.prompt.session import Session
from companion.contract.game import Game
from companion.contract.player_names import OPTION, Players
from companion.core import ABOUT, KEEPER, PUBLIC, NotUnderstood, WrongOption
from companion.play import import_source, replay, table
from companion.play.options import possible
from companion.play.table import Table
from companion.record.line import of_move
from companion.seal.checking.verdict import REPLAYED, judged
from companion.store.tables import Tables
from tests.cli.test_play import At, Spoken
from tests.shelf import TOYS
from tests.shelf import toys as toys

pytestmark = pytest.mark.usefixtures("toys")

every_game = pytest.mark.parametrize("name", [*games.SHELF, *TOYS])
OF_BEFORE = "game: neighbour-spy\nedition: dubnany\nmode: basic\nplayers: all companion\n"


def options(name: str, *players: str) -> dict[str, str]:
    """Give the options of a new table, each with its first value."""
    fields = games.take(name).options
    chosen = {each.name: each.values[0] for each in fields if each.values}
    return {**chosen, OPTION: " ".join(players)}


@every_game
@pytest.mark.parametrize("word", ["table", "keeper", "public", "all", "companion", "Keeper"])
def test_a_word_that_stands_for_somebody_else_is_no_player_at_a_new_table(
    name: str, word: str
) -> None:
    possible(games.take(name), options(name, "Eva", "Adam"))
    with pytest.raises(WrongOption, match=f"nobody can be called {word} here") as refused:
        possible(games.take(name), options(name, "Eva", word))
    assert refused.value.option == OPTION


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("rails", "remark"),
        ("rails", "Berlin-Praha"),
        ("bids", "ask"),
        ("mind-mgmt", "done"),
        ("mind-mgmt", "meru"),
        ("spy-connection", "remark"),
        ("whispers", "stop"),
    ],
)
def test_a_word_that_a_line_begins_with_is_no_player_at_a_new_table(name: str, word: str) -> None:
    with pytest.raises(WrongOption, match=f"nobody can be called {word} here"):
        possible(games.take(name), options(name, "Eva", word))


@every_game
def test_names_that_differ_only_in_capitals_are_told_apart_by_nobody(name: str) -> None:
    with pytest.raises(WrongOption, match="eva and Eva differ only in capitals"):
        possible(games.take(name), options(name, "Eva", "eva"))


def test_a_table_with_such_a_player_is_not_begun(tmp_path: Path) -> None:
    with closing(Tables(tmp_path)) as tables:
        with pytest.raises(WrongOption):
            table.begin(tables, "evening", "bids", options("bids", "Eva", "table"), "123456")
        assert tables.list() == ()


def test_such_a_game_is_refused_at_the_import_and_still_replayed() -> None:
    _played, stop = replay.replay(OF_BEFORE)
    assert stop is None
    with pytest.raises(WrongOption, match="nobody can be called all here"):
        import_source.source(OF_BEFORE)


def test_a_table_of_before_goes_on_and_its_evidence_reads_as_it_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = options("neighbour-spy", "all", "companion")
    with closing(Tables(tmp_path)) as tables:
        with monkeypatch.context() as before:
            before.setattr(Game, "need_new_players", lambda *_any: None)
            table.begin(tables, "evening", "neighbour-spy", given, None).close()
        with closing(table.resume(tables, tables.find("evening"), "")) as at:
            assert judged(games.take, at.evidence(), ()).code == REPLAYED


@pytest.mark.parametrize("text", ["ask 10", "stop"])
def test_no_line_of_a_move_is_written_that_would_be_read_as_one_about_the_record(text: str) -> None:
    with pytest.raises(NotUnderstood, match="cannot be written as a line of the record"):
        of_move(ABOUT, text)
    assert [of_move(seat, text).seat for seat in (KEEPER, "Eva")] == [KEEPER, "Eva"]


def test_whoever_is_called_like_a_command_of_the_prompt_can_still_play() -> None:
    at = Table("rails", {OPTION: "Look Eva", "length": "short"})
    desk = Spoken("Look claims Berlin-Praha", "look")
    Session(At(at), desk).run()
    assert at.moves == ("Look claims Berlin-Praha",)
    assert any("Berlin-Praha" in said for said in desk.said[1:])


def test_a_game_that_says_nothing_of_its_players_is_kept_from_the_worst_all_the_same() -> None:
    for word in (ABOUT, KEEPER, PUBLIC):
        with pytest.raises(WrongOption):
            Players().named({OPTION: f"Eva {word}"})
