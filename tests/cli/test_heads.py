"""Heads at the prompt: shown by themselves, read by a camera, said as words, and never secret."""

import hashlib
import re
from base64 import b32encode
from pathlib import Path
from shutil import copytree

import pytest

from companion.seal import words
from tests.cli.pseudo import Pseudo
from tests.cli.seated import WORDS, lifted, photographed, rows_of, seated, sharing
from tests.seal.camera import DARK_THEME, LIGHT_THEME, Colour
from tests.store.evening import MOVES, NAME, PIN, PLAY, SAID, SHEETS, kept, resumed, told, typed

THEMES = pytest.mark.parametrize("theme", [DARK_THEME, LIGHT_THEME], ids=["dark", "light"])
HEAD = re.compile(
    r"^Receipt at \d\d:00[^:]*: (\d\d) ([0-9A-F]{16}) (\d+) ([A-Z2-7]{52})$", re.MULTILINE
)
BEGUN = (*PLAY[3:], "--players", "Eva Adam Petr", "--table", NAME)
AGAIN = ("play", "mind-mgmt", "--table", NAME)
SPOKEN = re.compile(r"(\d\d · (?:\w+ ){5}\w+) +your words: ((?:\w+ ?)+)")
FIRST, TURN, LAST = 21, 44, 88  # moves before a head: `recruits 3`, `done` and the last answer


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Path]:
    """Keep the evening up to just before some of its heads."""
    found = {moves: tmp_path_factory.mktemp(str(moves)) for moves in (FIRST, TURN, LAST)}
    for moves, home in found.items():
        kept(home, moves)
    return found


@pytest.fixture
def before(homes: dict[int, Path], tmp_path: Path) -> dict[int, Path]:
    """Give copies of them."""
    return {
        moves: Path(copytree(home, tmp_path / str(moves), ignore=ignored))
        for moves, home in homes.items()
    }


def counted(terminal: Pseudo) -> str:
    """Tell the recruits of the first five hours unseen, and come back to the others."""
    lifted(terminal)
    terminal.type("recruits 3")
    return terminal.type("", then=WORDS)


def ignored(_folder: str, names: list[str]) -> list[str]:
    """Leave locks behind."""
    return [name for name in names if name == "locks"]


def newest(home: Path) -> str:
    """Give the short form of the newest head of a record."""
    with resumed(home) as found:
        return found.sealing.head().short


def evidence(home: Path) -> Path:
    """Write the evidence of a folder's evening."""
    path = home / "evidence.txt"
    path.unlink(missing_ok=True)
    assert told(home, "evidence", NAME, path)[0] == 0
    return path


def verified(home: Path, *words: str) -> tuple[int, str]:
    """Judge the evidence of a folder's evening by what was kept."""
    return told(home, "verify", evidence(home), *words)


def root(lines: list[str]) -> bytes:
    """Give the root over some lines, as RFC 9162 defines it."""
    if len(lines) == 1:
        return hashlib.sha256(b"\0" + lines[0].encode()).digest()
    half = 2 ** max(power for power in range(20) if 2**power < len(lines))
    return hashlib.sha256(b"\1" + root(lines[:half]) + root(lines[half:])).digest()


def test_from_a_pipe_a_head_stands_behind_the_first_recruits_each_turn_and_the_end(
    tmp_path: Path,
) -> None:
    _code, said = told(tmp_path, *BEGUN, typed=typed())
    assert [hour for hour, *_rest in HEAD.findall(said)] == [*SHEETS.values(), "09"]
    lines = said.splitlines()
    before = [lines[at - 1] for at, line in enumerate(lines) if line.startswith("Receipt at ")]
    assert [" ".join(line.split()[1:]) for line in before[:-1]] == [MOVES[at - 1] for at in SHEETS]
    assert before[-1].startswith("The agents win ")


def test_a_head_follows_from_the_public_lines_alone(tmp_path: Path) -> None:
    _code, said = told(tmp_path, *BEGUN, typed=typed(0, TURN + 1))
    text = evidence(tmp_path).read_text("utf-8")
    lines = [line for line in text.splitlines() if line[0] not in "|["]
    heads = HEAD.findall(said)
    assert [hour for hour, *_rest in heads] == ["05", "06"]
    for hour, table, size, shown in heads:
        assert f" id={table.lower()} " in lines[0]
        assert shown == b32encode(root(lines[: int(size)])).decode().rstrip("=")
        assert lines[int(size) - 1].startswith(f"table sheet {hour} ")
        assert lines[int(size)].startswith("table head ")


@THEMES
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (40, 20), (120, 40)])
def test_the_first_recruits_show_a_code_that_a_camera_reads(
    before: dict[int, Path], columns: int, rows: int, theme: tuple[Colour, Colour]
) -> None:
    with sharing(before[FIRST], columns, rows) as terminal:
        counted(terminal)
        read = photographed(terminal, columns, rows, theme)
    assert read == [newest(before[FIRST])]
    assert read[0].startswith("05 ")


def test_the_words_beside_the_code_ask_to_keep_it_before_anything_goes_on(
    before: dict[int, Path],
) -> None:
    with sharing(before[FIRST]) as terminal:
        said = counted(terminal)
        for part in ("Receipt at 05:00", "Photograph the receipt, or", "Nobody moves or asks"):
            assert part in said


def test_a_turn_behind_the_curtain_ends_with_a_code_in_the_open(before: dict[int, Path]) -> None:
    with sharing(before[TURN]) as terminal:
        lifted(terminal)
        assert "done" in terminal.type("done")
        terminal.type("", then=WORDS)
        read = photographed(terminal, 80, 24, DARK_THEME)
        said = terminal.type("")
        assert b"\x1b[38;5;16" not in terminal.hidden
        for secret in (b"Karl Box", b"Flux Cafe", b"D2", b"C3"):
            assert secret not in terminal.public
            assert secret in terminal.hidden
    assert read == [newest(before[TURN])]
    assert read[0].startswith("06 ")
    assert "06:00. Which agent acts first" in said


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_enter_gives_six_words_with_hour_and_share_that_verify_accepts(
    before: dict[int, Path], language: str
) -> None:
    with sharing(before[FIRST], language=language) as terminal:
        counted(terminal)
        found = SPOKEN.search(terminal.type(""))
    assert found
    spoken, share = found.groups()
    code, said = verified(before[FIRST], "--words", spoken, "--share", share)
    assert (code, "words of 05:00: fits" in said) == (4, True)
    begun, _blank, last = spoken.rpartition(" ")
    misheard = f"{begun} {8 if words.indexes(last) == (7,) else 7}"
    code, said = verified(before[FIRST], "--words", misheard, "--share", share)
    assert (code, "probably misheard" in said) == (1, True)
    code, said = verified(before[FIRST], "--words", spoken, "--share", "1 2 3 4")
    assert (code, "by that hour you yourselves had said other words" in said) == (1, True)


@pytest.mark.parametrize(("columns", "rows"), [(80, 18), (30, 24), (20, 10)])
def test_a_window_too_small_for_the_code_gets_its_text_in_one_piece(
    before: dict[int, Path], columns: int, rows: int
) -> None:
    with sharing(before[FIRST], columns, rows) as terminal:
        counted(terminal)
        assert photographed(terminal, columns, rows, DARK_THEME) == []
        sent = terminal.public.decode()
    assert f"\n{newest(before[FIRST])}\r\n" in sent


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (40, 20), (64, 20)])
def test_the_page_of_a_head_fits_the_terminal(
    before: dict[int, Path], columns: int, rows: int
) -> None:
    with sharing(before[FIRST], columns, rows) as terminal:
        counted(terminal)
        page = rows_of(terminal.public.rpartition(b"  recruits 3\r\n")[2])
        terminal.type("")
        words = rows_of(terminal.public.rpartition(b"six words ")[2])
    assert any("Receipt at 05:00" in row for row in words), "also where the code leaves no room"
    assert len(page) <= rows
    assert max(map(len, [*page, *words])) <= columns


def test_a_note_is_copied_from_the_screen_in_one_piece_and_verified(
    before: dict[int, Path], tmp_path: Path
) -> None:
    with sharing(before[FIRST], 40, 20) as terminal:
        counted(terminal)
        terminal.type("", "head note")
        sent = terminal.public.decode().replace("\r", "")
    note = "companion-" + sent.rpartition("\ncompanion-")[2].partition("\nR: ")[0] + "\n"
    (tmp_path / "note.txt").write_text(note, encoding="utf-8")
    for given in (note, str(tmp_path / "note.txt")):
        code, said = verified(before[FIRST], "--head", given)
        assert (code, "fits; it covers the lines 1 to" in said) == (4, True)
    changed = note.replace("companion-", "companion-0", 1)
    assert verified(before[FIRST], "--head", changed)[0] == 2


def test_a_head_is_shown_again_by_its_name_in_each_of_its_forms(before: dict[int, Path]) -> None:
    with sharing(before[FIRST]) as terminal:
        counted(terminal)
        first = SPOKEN.search(terminal.type(""))
        again = SPOKEN.search(terminal.type("head words"))
        terminal.type("head", then=WORDS)
        read = photographed(terminal, 80, 24, LIGHT_THEME)
        terminal.type("")
    assert first
    assert again
    assert first.groups() == again.groups()
    assert read == [newest(before[FIRST])]


def test_head_now_makes_what_came_before_it_final(tmp_path: Path) -> None:
    kept(tmp_path, 26)  # the four Immortals stand, and nobody has heard more than that
    _code, said = told(tmp_path, *AGAIN, typed="undo list\nhead now\nundo list\nundo\nhead now\n")
    before, after = said.split("\nReceipt at ", 1)
    assert "30  immortal D5\n  29  immortal D4\n" in before
    assert "nothing can be taken back" in after
    assert after.count("30: “immortal D5” was heard or shown, so it stays") == 2
    one, two = HEAD.findall(said)
    assert one == two
    assert (one[0], one[2]) == ("05", "30")


def test_head_now_behind_the_curtain_is_shown_when_it_falls(before: dict[int, Path]) -> None:
    with sharing(before[TURN]) as terminal:
        lifted(terminal)
        assert "Receipt at 05:00, number 2: 05 " in terminal.type("head now")
        terminal.type("", then=WORDS)
        read = photographed(terminal, 80, 24, DARK_THEME)
    assert read == [newest(before[TURN])]


def test_head_behind_the_curtain_draws_nothing(before: dict[int, Path]) -> None:
    with sharing(before[TURN]) as terminal:
        lifted(terminal)
        for line in ("head", "head words", "head note"):
            assert "Receipt at 05:00: 05 " in terminal.type(line)
        assert b"\x1b[38;5;16" not in terminal.hidden
        assert "06:00. Recruiter" in terminal.type("")


def test_what_nobody_may_have_seen_is_shown_first_when_a_table_is_taken_up(
    before: dict[int, Path],
) -> None:
    with sharing(before[FIRST]) as terminal:
        counted(terminal)
    with seated(before[FIRST], then=WORDS) as terminal:
        read = photographed(terminal, 80, 24, DARK_THEME)
        terminal.type("", SAID)
        lifted(terminal)
        terminal.type("immortal B3", "")
    assert read == [newest(before[FIRST])]
    with seated(before[FIRST]) as terminal:
        assert photographed(terminal, 80, 24, DARK_THEME) == []


def test_nothing_is_opened_before_the_others_hold_the_last_head(before: dict[int, Path]) -> None:
    with sharing(before[LAST]) as terminal:
        lifted(terminal)
        terminal.type("answer yes")
        assert "first the others keep the last receipt; Enter shows it" in terminal.type("end")
        assert "The Recruiter reveals" in terminal.type("", then=WORDS)
        said = terminal.type("")
        assert "The agents win (mind-mgmt.win.capture)" in said
        assert "(`keeper`, then `end`: reveal everything. `quit`: leave)" in said
        terminal.type("keeper", then="back\\): ")
        assert "Card: Karl Box" in terminal.type(PIN)
        assert "nothing is secret any more" in terminal.type("end")
        assert "`evidence`: a file for everybody." in terminal.type("")


def test_who_asks_for_a_head_in_another_way_is_told_the_ways(before: dict[int, Path]) -> None:
    said = told(before[FIRST], *AGAIN, typed="head later\n")[1]
    assert "type `head`, or behind it `now`, `words`, `letters`, `code` or `note`" in said
