"""`companion known` tells what could be worked out of a hidden trail, after any line of a game."""

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from companion.cli import main
from companion.cli.exit_codes import DONE, REFUSED, UNREADABLE
from companion.store.disk import places
from companion.text.gametext import example
from tests.games.harbours.playing import CAUGHT, evidence, kept
from tests.games.mind_mgmt.playing import HERE
from tests.shelf import toys as toys

pytestmark = pytest.mark.usefixtures("toys")
HEAD = "game: harbours\nplayers: Eva Adam Petr\n\n"
VECTORS = Path(__file__).parents[1] / "vectors"
SIX_HOURS = (HERE / "openings" / "full.txt").read_text("utf-8") + "step D5\ndone\n"


class Told:
    """What the command said."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Keep files in a folder."""
        self.folder, self._capsys = folder, capsys

    def file(self, text: str) -> str:
        """Write a file, and give its name."""
        path = self.folder / "evening.txt"
        path.write_text(text, "utf-8")
        return str(path)

    def __call__(self, *words: str, code: int = DONE) -> str:
        """Run the command."""
        assert main(["known", *words]) == code
        return self._capsys.readouterr().out

    def facts(self, *words: str, code: int = DONE) -> list[dict[str, object]]:
        """Run it for programs."""
        return [json.loads(line) for line in self(*words, "--json", code=code).splitlines()]

    @property
    def complaint(self) -> str:
        """Give what was said beside it."""
        return self._capsys.readouterr().err


@pytest.fixture
def known(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Told:
    return Told(tmp_path, capsys)


def written(*lines: str) -> str:
    """Write a game of Harbours."""
    return HEAD + "".join(f"{line}\n" for line in lines)


def veiled(text: str) -> Iterator[str]:
    """Give the lines of a game of MIND MGMT as everybody has them."""
    for line in text.splitlines():
        first = line.partition(" ")[0]
        yield {"step": "act", "slip": "act"}.get(
            first, first if first in ("card", "start", "features") else line
        )


def test_it_prints_one_line_with_its_keys_in_order(known: Told) -> None:
    said = known(known.file(SIX_HOURS), "--json")
    assert said.count("\n") == 1
    (facts,) = known.facts(known.file(SIX_HOURS))
    assert said == json.dumps(facts, sort_keys=True, separators=(",", ":")) + "\n"
    assert (facts["hour"], facts["phase"], facts["exact"]) == (6, "agents", True)
    assert facts["line"] == len(SIX_HOURS.splitlines())
    assert sum(facts["here"].values()) == facts["trails"]  # type: ignore[attr-defined]
    assert "sample" not in facts


def test_hidden_lines_in_clear_are_read_as_everybody_has_them(known: Told) -> None:
    clear = known(known.file(SIX_HOURS), "--each", "--json")
    assert known(known.file("\n".join(veiled(SIX_HOURS))), "--each", "--json") == clear


def test_another_path_that_sounds_the_same_is_not_told_apart(known: Told) -> None:
    other = SIX_HOURS.replace("step D5", "step E5")
    assert other != SIX_HOURS
    assert known(known.file(other), "--json") == known(known.file(SIX_HOURS), "--json")


def test_it_stops_behind_the_line_that_is_asked_for(known: Told) -> None:
    text = written(*CAUGHT, "this is no line")
    each = known.facts(known.file(text), "--line", "7", "--each")
    assert [facts["line"] for facts in each] == [4, 5, 6, 7]
    (last,) = known.facts(known.file(text), "--line", "7")
    assert last == each[-1]
    (blank,) = known.facts(known.file(text), "--line", "3")
    assert (blank["line"], blank["trails"], blank["hour"]) == (3, 1, 0)


def test_a_line_that_is_not_there_is_refused(known: Told) -> None:
    assert known(known.file(written(*CAUGHT)), "--line", "99", code=UNREADABLE) == ""
    assert known(known.file(written(*CAUGHT)), "--line", "0", code=UNREADABLE) == ""


def test_a_refused_line_comes_after_what_was_known_before_it(known: Told) -> None:
    text = written("sail Kiel", "done", "done")
    (facts,) = known.facts(known.file(text), code=REFUSED)
    assert (facts["line"], facts["hour"]) == (5, 1)
    known(known.file(text), code=REFUSED)
    assert main(["known", known.file(text)]) == REFUSED
    assert "line 6: harbours.order" in known.complaint


def test_what_cannot_be_read_is_refused(known: Told) -> None:
    assert known(known.file("no game"), "--json", code=UNREADABLE) == ""
    assert known("no-such-table", code=UNREADABLE) == ""


def test_a_game_in_which_nobody_moves_unseen_is_refused(known: Told) -> None:
    page = files("companion.games.agents") / "NOTATION.md"
    known(known.file(example(page.read_text("utf-8"))), code=UNREADABLE)
    assert main(["known", str(known.folder / "evening.txt")]) == UNREADABLE
    assert "nobody moves unseen" in known.complaint


def test_evidence_tells_the_same_as_the_game_in_clear(known: Told, tmp_path: Path) -> None:
    clear = known.facts(known.file(written(*CAUGHT)), "--each")
    text = str(evidence(tmp_path / "home", *CAUGHT))
    sealed = known.facts(known.file(text), "--each")
    assert [{**facts, "line": 0} for facts in sealed] == [{**facts, "line": 0} for facts in clear]


def test_records_that_differ_in_secrets_alone_are_told_alike(known: Told, tmp_path: Path) -> None:
    day = ("done", "ask Tallinn", "answer no")
    one, other = ("sail Kiel", *day, "sail Lübeck", *day), ("sail Malmö", *day, "sail Rønne", *day)
    told = []
    for number, lines in enumerate((one, other)):
        with kept(tmp_path / str(number), *lines) as at:
            text = str(at.evidence())
        assert "Rønne" not in text
        told.append(known(known.file(text), "--each", "--json"))
    assert told[0] == told[1] != ""


def test_what_was_taken_back_tells_nothing(known: Told, tmp_path: Path) -> None:
    with kept(tmp_path / "home", *CAUGHT[:4]) as at:
        before = at.evidence()
        at.play("keeper", at.read("sail Lübeck"))
        at.undo()
        text = str(at.evidence())
    (then,) = known.facts(known.file(str(before)))
    (now,) = known.facts(known.file(text))
    assert {**now, "line": 0} == {**then, "line": 0}
    assert now["line"] > then["line"]  # type: ignore[operator]


def test_a_table_of_ones_own_is_told_when_it_is_over(
    known: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv(places.HOME, str(home))
    with kept(places.tables(), *CAUGHT[:-1]) as at:
        assert known("evening", "--json", code=UNREADABLE) == ""
        at.play("keeper", at.read(CAUGHT[-1]))
        (facts,) = known.facts("evening")
    assert facts["here"] == {"Rīga": 1}


def test_a_table_that_is_played_is_told_where_its_players_agreed_on_counts(
    known: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(places.HOME, str(tmp_path / "home"))
    with kept(places.tables()) as at:
        at.play("public", at.read("help possible"))
        for line in ("sail Kiel", "done"):
            at.play("keeper", at.read(line))
        assert known("evening", "--json", code=UNREADABLE) == ""
        assert main(["known", "evening"]) == UNREADABLE
        assert "agreed on counted places" in known.complaint
        at.play("public", at.read("help counts all"))
        (agreed,) = known.facts("evening")
        assert (agreed["trails"], agreed["hour"]) == (12, 1)
        for line in ("ask Kiel", "answer yes"):
            at.play("keeper", at.read(line))
        (before,) = known.facts("evening")
        at.play("keeper", at.read("sail Lübeck"))  # can still be taken back, so nobody heard it
        assert known.facts("evening") == [before]
        at.play("keeper", at.read("done"))
        (after,) = known.facts("evening")
        assert (before["trails"], after["trails"]) == (1, 2)
        at.play("public", at.read("help said"))
        assert known("evening", "--json", code=UNREADABLE) == ""


def test_people_get_sentences(known: Told) -> None:
    said = known(known.file(SIX_HOURS))
    assert ", 06:00: " in said
    assert "Possible now, with how many trails: " in said
    assert "Karl Box" in said
    set_aside = SIX_HOURS.replace("step D5", "override mind-mgmt.step.next a card\nstep D5")
    assert "as this table plays without it: " in known(known.file(set_aside))


@pytest.mark.parametrize("path", sorted(VECTORS.glob("slip-*.txt")), ids=lambda path: path.stem)
def test_evidence_of_a_lie_leaves_no_path_and_stops_nothing(known: Told, path: Path) -> None:
    (facts,) = known.facts(str(path))
    if path.stem in ("slip-token-not-on-the-board-and-shown", "slip-token-used-and-shown-twice"):
        assert (facts["trails"], facts["worlds"], facts["here"]) == (0, 0, {})


def test_the_last_line_is_the_last_one_of_the_file_or_record(known: Told, tmp_path: Path) -> None:
    (facts,) = known.facts(known.file(SIX_HOURS + "\n# they went home\n"))
    assert facts["line"] == len(SIX_HOURS.splitlines()) + 2
    found = evidence(tmp_path / "home", *CAUGHT)
    (sealed,) = known.facts(known.file(str(found)))
    assert sealed["line"] == len(found.lines)


def test_a_comment_a_blank_and_a_hidden_line_are_lines_like_others(known: Told) -> None:
    text = written("# the first day", "", "sail Kiel", "done")
    each = [known.facts(known.file(text), "--line", str(line))[0] for line in range(1, 8)]
    assert [facts["line"] for facts in each] == list(range(1, 8))
    assert [facts["hour"] for facts in each] == [0, 0, 0, 0, 0, 0, 1]
    assert [facts["trails"] for facts in each] == [1, 1, 1, 1, 1, 1, 12]


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "a game text begins with the line"),
        (b"\xff\xfe\x00\x01", "UTF-8"),
        (b"game: harbours\n", "players"),
        (b"game: harbours\nplayers: Eva Adam\n\nsail \x1b[2JKiel\n", "line 4"),
        (b"game: no-such-game\n", "no-such-game"),
        (b"table companion/v1\n" + b"x" * 1000, "evidence"),
        (b"game: harbours\nplayers: Eva Adam\n\n" + b"a" * 2_000_000, "larger than"),
    ],
)
def test_hostile_files_get_one_sentence(known: Told, data: bytes, complaint: str) -> None:
    path = known.folder / "hostile"
    path.write_bytes(data)
    assert known(str(path), "--json", code=UNREADABLE) == ""
    known(str(path), code=UNREADABLE)
    assert main(["known", str(path)]) == UNREADABLE
    said = known.complaint
    assert complaint in said
    assert "Traceback" not in said
    assert "\x1b" not in said
