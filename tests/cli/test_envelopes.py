"""`companion seal` and `companion open`: a choice is sealed unseen, and anybody checks it later."""

import re
import sqlite3
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.seal.words import indexes
from companion.store.disk import database
from tests.cli.commands import Said, companion

SHARE = "abandon ability zoo zone"
CHOICE = "exactly seven"
PIN = "246813579"


@dataclass(frozen=True)
class Shown:
    """What the others can keep of an envelope, and its opened file."""

    seal: str
    words: str
    file: Path


def run(home: Path, *words: str | Path, typed: str = "", pin: str = PIN) -> Said:
    """Run a command in a folder of its own."""
    return companion(
        *words, typed=typed, folder=home, COMPANION_HOME=str(home / "home"), COMPANION_PIN=pin
    )


def made(home: Path, name: str, choice: str) -> Shown:
    """Seal a choice, and open it into a file."""
    said = run(home, "seal", "--name", name, "--share", SHARE, typed=f"{choice}\n")
    assert (said.code, said.err) == (0, "")
    assert choice not in said.out
    seal, words = (line for line in said.out.splitlines() if line.startswith(f"{name} · "))
    file = home / f"{name}.txt"
    assert run(home, "open", name, "--write", file).code == 0
    return Shown(seal, words, file)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a folder that the tests share."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def eva(home: Path) -> Shown:
    """Let Eva seal and open."""
    return made(home, "Eva", CHOICE)


@pytest.fixture(scope="module")
def petr(home: Path) -> Shown:
    """Let Petr seal and open."""
    return made(home, "Petr", "two")


@pytest.fixture
def away(tmp_path: Path) -> Path:
    """Give the folder of another device, which has no envelopes."""
    return tmp_path


def test_the_others_check_an_opened_envelope_on_their_own_device(away: Path, eva: Shown) -> None:
    for kept in (
        ("--kept", eva.seal),
        ("--kept", eva.seal.partition(" · ")[2].lower()),
        ("--words", eva.words, "--share", SHARE),
        ("--kept", eva.seal, "--words", eva.words.partition(" · ")[2], "--share", SHARE),
    ):
        said = run(away, "open", eva.file, *kept, pin="")
        assert (said.code, said.err) == (0, "")
        assert f"Eva chose: {CHOICE}\n  after these words: {SHARE}\n" in said.out
        assert "All of it fits" in said.out


def test_who_gives_no_words_is_asked_to_compare_them(away: Path, eva: Shown) -> None:
    asks = "Compare the words after which it was sealed with what you yourselves had said."
    assert asks in run(away, "open", eva.file, "--kept", eva.seal, pin="").out
    given = run(away, "open", eva.file, "--kept", eva.seal, "--share", SHARE, pin="").out
    assert "All of it fits" in given
    assert asks not in given


def test_an_envelope_with_a_byte_order_mark_is_refused(away: Path, eva: Shown) -> None:
    (away / "marked.txt").write_bytes(b"\xef\xbb\xbf" + Path(eva.file).read_bytes())
    said = run(away, "open", "marked.txt", "--kept", eva.seal, pin="")
    assert (said.code, said.out) == (2, "")
    assert "byte order mark" in said.err


def test_without_anything_kept_nothing_is_proven(away: Path, eva: Shown) -> None:
    said = run(away, "open", eva.file, pin="")
    assert said.code == 3
    assert "proves nothing" in said.out


def test_words_without_the_share_are_not_taken(away: Path, eva: Shown) -> None:
    said = run(away, "open", eva.file, "--words", eva.words)
    assert (said.code, said.out) == (2, "")
    assert "--share" in said.err


def test_another_share_is_noticed(away: Path, eva: Shown) -> None:
    other = "ability abandon zoo zone"
    for kept in (("--kept", eva.seal), ("--words", eva.words)):
        said = run(away, "open", eva.file, *kept, "--share", other)
        assert said.code == 1
        assert "after other words" in said.out


@pytest.mark.parametrize(
    ("before", "after"),
    [(CHOICE, "exactly six"), ("name: Eva", "name: Petr"), ("salt: ", "salt: 0"), ("0 1", "1 0")],
)
def test_a_changed_envelope_fits_nothing_that_was_kept(
    away: Path, eva: Shown, before: str, after: str
) -> None:
    text = eva.file.read_text("utf-8").replace(before, after)
    salt = text.partition("salt: ")[2].partition("\n")[0]
    (away / "changed.txt").write_text(text.replace(salt, salt[:64]), encoding="utf-8")
    for kept in (("--kept", eva.seal), ("--words", eva.words, "--share", SHARE)):
        said = run(away, "open", "changed.txt", *kept)
        assert said.code == 1
        assert "not the envelope that was sealed" in said.out
        assert "kept, but not opened here" in said.out


def test_a_copied_seal_is_refused_before_and_after_opening(away: Path, eva: Shown) -> None:
    copied = eva.seal.replace("Eva", "Petr")
    spoken = eva.words.replace("Eva", "Petr")
    for words in (
        ("--kept", eva.seal, "--kept", copied),
        ("--words", eva.words, "--words", spoken, "--share", SHARE),
        (eva.file, "--kept", eva.seal, "--kept", copied),
        (eva.file, eva.file, "--kept", eva.seal),
    ):
        said = run(away, "open", *words)
        assert (said.code, said.out) == (2, "")
        assert "one was copied" in said.err


def test_who_copied_a_seal_cannot_open_it_as_his_own(away: Path, eva: Shown) -> None:
    copied = eva.seal.replace("Eva", "Petr")
    assert run(away, "open", eva.file, "--kept", copied).code == 1
    taken = away / "petr.txt"
    taken.write_text(eva.file.read_text("utf-8").replace("Eva", "Petr"), encoding="utf-8")
    assert run(away, "open", taken, "--kept", copied).code == 1


def test_several_envelopes_are_compared_and_opened_together(
    away: Path, eva: Shown, petr: Shown
) -> None:
    both = ("--kept", eva.seal, "--words", petr.words, "--share", SHARE)
    assert run(away, "open", *both).out == "seals kept: 2; no two are the same\n"
    said = run(away, "open", eva.file, petr.file, *both)
    assert said.code == 0
    assert f"Eva chose: {CHOICE}" in said.out
    assert "Petr chose: two" in said.out
    said = run(away, "open", eva.file, *both)
    assert said.code == 1
    assert f"kept, but not opened here: {petr.words}" in said.out


def test_a_misheard_word_is_called_so_and_not_accepted(away: Path, eva: Shown) -> None:
    six = indexes(eva.words.partition(" · ")[2])
    heard = " ".join(map(str, ((six[0] + 1) % 2048, *six[1:])))
    said = run(away, "open", eva.file, "--words", f"Eva: {heard}", "--share", SHARE)
    assert said.code == 1
    assert "probably misheard" in said.out


@pytest.mark.usefixtures("eva", "petr")
def test_envelopes_are_listed_and_opened_by_name(home: Path) -> None:
    listed = run(home, "open").out
    assert listed.count("ENVELOPE") == 2
    assert re.match(r"Eva 1  \d{1,2} [A-Z][a-z]+ \d{4}, \d{1,2}:\d{2}  ENVELOPE", listed)
    said = run(home, "open", "Eva 1")
    assert said.code == 0
    assert f"Eva chose: {CHOICE}" in said.out
    assert CHOICE not in listed


def test_nothing_is_listed_before_something_is_sealed(away: Path) -> None:
    said = run(away, "open")
    assert (said.code, said.err) == (0, "")
    assert "companion seal" in said.out
    assert not (away / "home" / "envelopes").exists()


def test_an_opened_file_is_never_written_over(home: Path, eva: Shown) -> None:
    before = eva.file.read_bytes()
    assert run(home, "open", "Eva 1", "--write", eva.file).code == 2
    assert eva.file.read_bytes() == before


@pytest.mark.parametrize(
    "words",
    [
        ("seal", "--name", "Eva", "--share", "abandon ability zoo"),
        ("seal", "--name", "Eva", "--share", "abandon ability zoo xyzzy"),
        ("seal", "--name", "Eva Nova", "--share", SHARE),
        ("seal", "--name", "Eva", "--share", SHARE),
        ("open", "Eva\x1b[2J"),
        ("open", "x" * 5000),
        ("open", "Eva", "--kept", "ENVELOPE"),
        ("open", "Eva", "--words", "one two", "--share", SHARE),
        ("open", "."),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(away: Path, words: tuple[str, ...]) -> None:
    said = run(away, *words)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert "\x1b" not in said.err


def test_a_refused_choice_is_not_repeated(away: Path) -> None:
    for choice in ("secret\x07 bid", "secret" * 30, "secret\udcff"):
        said = run(away, "seal", "--name", "Eva", "--share", SHARE, typed=f"{choice}\n")
        assert said.code == 2
        assert "secret" not in said.out + said.err


@pytest.mark.usefixtures("eva")
def test_a_wrong_pin_opens_nothing(home: Path) -> None:
    said = run(home, "open", "Eva 1", pin="000000000")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("this is not the PIN of the envelope")


def test_a_damaged_envelope_is_named_and_the_others_are_listed(away: Path) -> None:
    for name in ("Eva", "Petr"):
        run(away, "seal", "--name", name, "--share", SHARE, typed="1\n")
    with closing(sqlite3.connect(away / "home" / database.NAME)) as file, file:
        file.execute("UPDATE envelopes SET made = made + 1 WHERE number = 1")
    said = run(away, "open")
    assert said.code == 0
    assert said.out.startswith("Petr 2")
    assert said.err.startswith("the envelope 1 is damaged")
    assert said.err.count("\n") == 1


COMMAND = [sys.executable, "-m", "companion"]


@pytest.mark.parametrize(("columns", "rows"), [(40, 20), (80, 24)])
def test_at_a_terminal_the_choice_is_typed_unseen_and_its_code_stands_whole(
    tmp_path: Path, columns: int, rows: int
) -> None:
    pytest.importorskip("pty", reason="this machine has no pseudo-terminals")
    from tests.cli.pseudo import Pseudo
    from tests.seal.camera import DARK_THEME, read, screen

    sealing = [*COMMAND, "seal", "--name", "Eva", "--share", SHARE]
    with Pseudo(sealing, tmp_path, columns, rows) as terminal:
        terminal.until(r"nobody sees it\): ")
        assert not terminal.echoes
        terminal.type(CHOICE, then="once more: ")
        terminal.type(CHOICE, then="envelope: ")
        terminal.type(PIN, then="once more: ")
        terminal.press(f"{PIN}\r")
        assert terminal.code == 0
        assert CHOICE.encode() not in terminal.sent
        (seal,) = read(screen([terminal.public.decode()], columns, rows), DARK_THEME)
    listed = companion("open", COMPANION_HOME=str(tmp_path))
    assert seal.startswith("ENVELOPE ")
    assert listed.out.endswith(f"{seal}\n")
    with Pseudo([*COMMAND, "open", "Eva"], tmp_path, columns, rows) as terminal:
        terminal.until("PIN of Eva 1: ")
        assert not terminal.echoes
        terminal.press(f"{PIN}\r")
        assert f"Eva chose: {CHOICE}" in terminal.rest()


def test_two_different_choices_seal_nothing(tmp_path: Path) -> None:
    pytest.importorskip("pty", reason="this machine has no pseudo-terminals")
    from tests.cli.pseudo import Pseudo

    sealing = [*COMMAND, "seal", "--name", "Eva", "--share", SHARE]
    with Pseudo(sealing, tmp_path) as terminal:
        terminal.until(r"nobody sees it\): ")
        terminal.type("seven", then="once more: ")
        terminal.press("eleven\r")
        assert "two different choices" in terminal.rest()
        assert terminal.code == 2
    assert list(tmp_path.iterdir()) == []


def test_a_choice_is_not_typed_where_the_terminal_would_show_it(tmp_path: Path) -> None:
    pytest.importorskip("pty", reason="this machine has no pseudo-terminals")
    from tests.cli.pseudo import Pseudo

    line = f"{sys.executable} -m companion seal --name Eva --share '{SHARE}' > {tmp_path}/out"
    with Pseudo(["/bin/sh", "-c", line], tmp_path) as terminal:
        assert "could be seen" in terminal.rest()
        assert terminal.code == 2
