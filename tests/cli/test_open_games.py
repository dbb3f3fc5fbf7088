"""A game that hides nothing, from the prompt to its evidence: no PIN, no head, no share."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from companion import games
from companion.cli import main
from companion.cli.prompt.session import Session
from companion.cli.table_choice import seated
from companion.core import KEEPER, NotUnderstood
from companion.play import replay
from companion.play.table import Table
from companion.record.content import EVERY
from companion.seal.checking.verdict import REPLAYED, judged
from companion.seal.evidence import of_text
from companion.store.tables import Tables
from tests.cli.test_play import Spoken
from tests.shelf import toys as toys

pytestmark = pytest.mark.usefixtures("toys")

TYPED = ("Eva claims Berlin-Praha", "Adam claims Praha-Wien", "undo", "Adam passes")
SEALING = {"keeper", "share", "head", "end", "mistake"}


class Pinless(Spoken):
    """A desk at which nobody is asked for a PIN; a person sits there, or a pipe ends there."""

    person = True

    def pin(self, prompt: str) -> str:
        """Refuse to be asked."""
        raise AssertionError(prompt)


@contextmanager
def sat(home: Path, *typed: str, **given: object) -> Iterator[tuple[Table, list[str]]]:
    """Sit down at a table of Rails, in whose file nobody looks, and type lines."""
    asked: dict[str, object] = {
        "game": "rails",
        "table": "",
        "mode": "",
        "players": "",
        "option": [],
        "proof": EVERY,
        "edition": None,
    }
    with closing(Tables(home)) as tables:
        desk = Pinless(*typed, hides=Pinless.person)
        sitting = seated(Namespace(**{**asked, **given}), tables, desk)
        with closing(sitting):
            Session(sitting, desk).run()
            yield sitting.table, desk.said


def begun(home: Path, *typed: str) -> list[str]:
    """Begin a table, type lines, and give what was said."""
    with sat(home, *typed, players="Eva Adam", option=["length=short"]) as (_table, said):
        return said


def test_an_evening_is_begun_played_taken_back_and_resumed_without_a_pin(tmp_path: Path) -> None:
    said = begun(tmp_path, *TYPED)
    assert "3  Adam claims Praha-Wien" in said
    assert "taken back: 3  Adam claims Praha-Wien" in said
    with sat(tmp_path, "look") as (table, said):
        assert "rails: resumed at line 3." in said
        assert table.moves == ("Eva claims Berlin-Praha", "Adam passes")
        assert any(line.startswith("Eva 4") for line in said)


def test_options_that_were_not_given_are_asked_for_by_their_names(tmp_path: Path) -> None:
    with sat(tmp_path, "Eva Adam", "short") as (table, _said):
        assert table.options == {"players": "Eva Adam", "length": "short"}


@pytest.mark.parametrize("given", [{"option": ["colour=red"]}, {"mode": "full"}])
def test_an_option_that_the_game_has_not_is_named(tmp_path: Path, given: dict[str, object]) -> None:
    with pytest.raises(NotUnderstood, match="it has: players, length"), sat(tmp_path, **given):
        pass


def test_the_first_line_commits_to_nothing_and_nothing_is_sealed(tmp_path: Path) -> None:
    with sat(tmp_path, *TYPED[:2], players="Eva Adam", option=["length=short"]) as (table, _said):
        assert table.proof is None
        assert [str(line) for line in table.record] == [
            "table companion/1 rails length=short players=Eva,Adam",
            "public Eva claims Berlin-Praha",
            "public Adam claims Praha-Wien",
        ]


def test_what_needs_a_secret_is_no_command_and_nothing_asks_for_the_hidden_side(
    tmp_path: Path,
) -> None:
    said = begun(tmp_path, "help", *SEALING)
    told = {line.split()[0] for line in said if line.startswith("  ")}
    assert told >= {"look", "legal", "undo", "evidence", "quit"}
    assert not told & SEALING
    assert not [line for line in said if "PIN" in line or "Recruiter" in line or "sealed" in line]


def test_the_evidence_is_the_record_and_verify_replays_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evidence.txt"
    begun(tmp_path, *TYPED, f"evidence {file}")
    text = file.read_text("utf-8")
    assert text.splitlines()[1:] == [
        "public Eva claims Berlin-Praha",
        "public Adam claims Praha-Wien",
        "table retract 3",
        "public Adam passes",
    ]
    assert judged(games.take, of_text(text), ()).code == REPLAYED
    assert main(["verify", str(file)]) == REPLAYED
    said = capsys.readouterr().out
    assert "and proves nothing" in said
    assert "won" not in said


def test_a_verdict_on_an_ended_game_tells_who_won_and_nothing_of_receipts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evidence.txt"
    claims = ("Berlin-Praha", "Brno-Praha", "Berlin-Warszawa", "Brno-Wien", "Praha-Wien")
    played = [f"{'Adam' if at % 2 else 'Eva'} claims {each}" for at, each in enumerate(claims)]
    begun(tmp_path, *played, "Adam passes", f"evidence {file}")
    assert main(["verify", str(file)]) == REPLAYED
    said = capsys.readouterr().out
    assert "Eva won (rails.end.points): " in said
    assert "on a device of your own" not in said
    assert "This program: " in said


def test_a_line_that_is_like_none_names_the_page_of_its_own_game(tmp_path: Path) -> None:
    said = begun(tmp_path, "xyzzy", "help")
    page = "`companion notation rails --own tests.games.rails`"
    assert any(f"see {page}" in line for line in said)
    assert any(f"{page} lists them all" in line for line in said)


def test_a_game_text_is_refereed_and_copied_without_a_pin(tmp_path: Path) -> None:
    text = "game: rails\nplayers: Eva Adam\nlength: short\n\nEva claims Berlin-Praha\nAdam passes\n"
    table, stop = replay.replay(text)
    assert (stop, table.text) == (None, text)
    with closing(Tables(tmp_path)) as tables:
        copied = replay.copied(tables, "copy", text, None, None)
        with closing(copied):
            assert copied.moves == table.moves
            assert not tables.find("copy").locked


def test_what_only_a_sealing_table_can_do_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with sat(tmp_path, players="Eva Adam", option=["length=short"]) as (table, _said):
        for act in (lambda: table.sealing.end(), lambda: table.sealing.head(fresh=True)):
            with pytest.raises(NotUnderstood, match="nothing is sealed at this table"):
                act()
        assert table.legal(KEEPER).choices == ()


def test_a_line_of_a_pipe_that_is_no_way_of_an_option_is_refused_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pinless, "person", False)
    refused = pytest.raises(NotUnderstood, match="mode: say the mode: ")
    with refused, sat(tmp_path, "Eva plays agent 3", game="neighbour-spy", players="Eva Adam"):
        pass


def test_a_person_is_asked_again_where_an_option_has_no_such_way(tmp_path: Path) -> None:
    with sat(tmp_path, "Eva Adam", "middling", "short") as (table, said):
        assert table.options["length"] == "short"
        assert any(line.startswith("choose one of: ") for line in said)


@pytest.mark.parametrize("lines", [(), ("Eva Adam",)])
def test_a_pipe_is_asked_for_nothing_that_the_game_fills_in_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: tuple[str, ...]
) -> None:
    monkeypatch.setattr(Pinless, "person", False)
    players = "" if lines else "Eva Adam"
    with sat(tmp_path, *lines, "Eva claims Berlin-Praha", players=players) as (table, _said):
        assert table.options == {"players": "Eva Adam", "length": "short"}
        assert table.moves == ("Eva claims Berlin-Praha",)


@pytest.mark.parametrize("game", ["spy-connection", "agents"])
def test_every_game_takes_its_first_line_from_a_pipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(Pinless, "person", False)
    with sat(tmp_path, "remark hello", game=game, players="Eva Adam") as (table, _said):
        assert table.moves == ("remark hello",)


def test_the_prompt_says_where_nothing_is_left_open(tmp_path: Path) -> None:
    assert "nothing is left open here that a table could decide" in begun(tmp_path, "decide")
