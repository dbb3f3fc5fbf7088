"""`companion verify`: what people and programs are told about evidence, and by which exit code."""

import json
import sys
from pathlib import Path

import pytest

from companion.seal import words
from companion.seal.envelopes.envelope import sealed
from tests.cli.judging import Evening, facts, kept_evening, verify
from tests.screens.stage import GOLDENS
from tests.store.evening import MOVES

ENDED = GOLDENS / "json" / "end.json"

SAID, HID, KEPT = (
    "What was said and lay on the table, as the Recruiter typed it:",
    "What was hidden and is now revealed. Compare the real cards:",
    "What you kept:",
)
FOUND = "What was found:"
CLEAN, NOTHING, NOT_PROVEN, UNBOUND, WRONG = (
    *(
        f"Did they cheat? {said}"
        for said in (
            "No, proven.",
            "It cannot be told without a receipt",
            "It cannot be told, because the Recruiter has not revealed everything.",
            "No sign of cheating. Everything you kept fits. ",
            "Yes, here: ",
        )
    ),
)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """Play an evening, and keep all there is to keep."""
    return kept_evening(tmp_path_factory.mktemp("evening"))


def changed(evening: Evening, folder: Path, old: str, new: str) -> Path:
    """Write the whole evidence once more, with one thing changed."""
    text = evening.whole.read_text("utf-8")
    assert text.count(old) == 1
    (folder / "changed.txt").write_text(text.replace(old, new), encoding="utf-8", newline="\n")
    return folder / "changed.txt"


def ordered(said: str, *parts: str) -> bool:
    """Say whether all these parts stand in what was said, in this order."""
    places = [said.find(part) for part in parts]
    return -1 not in places and places == sorted(places)


def test_0_everything_fits_and_every_answer_is_bound(evening: Evening) -> None:
    said = verify(evening.whole, *evening.all)
    assert (said.code, said.err) == (0, "")
    assert ordered(
        said.out, SAID, HID, KEPT, CLEAN, "This proves something on a device of your own"
    )
    assert FOUND not in said.out
    assert ordered(said.out, "The Recruiter's cards:", "The Recruiter's path, + for recruits:")
    assert "Your path" not in said.out, "whoever checks it has none"
    assert "not proven" not in said.out
    assert "[receipts before and after]" in said.out
    assert "none after]" not in said.out


def test_a_record_of_one_line_is_said_to_have_one(evening: Evening, tmp_path: Path) -> None:
    begun = evening.whole.read_text("utf-8").partition("public recruiter")[0]
    (tmp_path / "begun.txt").write_text(begun, encoding="utf-8", newline="\n")
    assert verify(tmp_path / "begun.txt").out.splitlines()[0].endswith(", 1 line")


@pytest.mark.parametrize(
    ("old", "new", "kind", "sentence"),
    [
        ("\nkeeper answer D2\n", "\nkeeper answer B5\n", "opening.superfluous", "no answer asks"),
        ('"06/visited/D2",1]', '"06/visited/D2",0]', "opening.false", "is not what was said"),
        ("A3-A4-A5", "A3-A4-B5", "rule", "(mind-mgmt.agents.move.diagonal)"),
        ("\n= step D6\n", "\n= step D5\n", "seal", "something else was sealed"),
        ("\n= step D6\n", "\n= step D7\n", "rule", "(mind-mgmt.step.next)"),
        ("\npublic lay time\n", "\n", "rule", "(mind-mgmt.setup.order)"),
    ],
)
def test_1_what_was_changed_is_found_with_its_line_class_and_reason(
    evening: Evening, tmp_path: Path, old: str, new: str, kind: str, sentence: str
) -> None:
    path = changed(evening, tmp_path, old, new)
    said = verify(path, *evening.all)
    assert (said.code, said.err) == (1, "")
    assert ordered(said.out, SAID, KEPT, FOUND, WRONG)
    found = facts(path, *evening.all)["findings"][0]
    assert found["class"] == kind
    (line,) = (line for line in said.out.splitlines() if f":00, in line {found['line']}, “" in line)
    assert line.startswith("  At 0")
    assert f"{kind}: " not in line
    assert sentence in line


def test_1_a_rewritten_record_does_not_fit_a_kept_head(evening: Evening, tmp_path: Path) -> None:
    path = changed(evening, tmp_path, "\npublic note A5 no graffiti by 6\n", "\npublic note A5 x\n")
    said = verify(path, "--head", evening.heads[-1])
    assert said.code == 1
    assert "this receipt covers other lines: it was copied wrongly, the record was" in said.out
    assert "Did they cheat? Yes, here: at " in said.out
    assert verify(path).code == 1  # its own heads do not fit either


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"an evening in Zanzibar\n",
        b"table companion/1 mind-mgmt\n",
        b"\xff\xfe",
        b"\x00" * 1000,
        b"[" * 5000 + b"\n",
        b"table \x1b[2J\n",
        b"{}" * 100_000,
    ],
    ids=lambda data: repr(data[:12]),
)
def test_2_what_is_no_evidence_is_refused_in_one_sentence(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "odd.txt").write_bytes(data)
    said = verify(tmp_path / "odd.txt")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.rstrip("\n").isprintable()
    found = facts(tmp_path / "odd.txt")
    assert (found["exit"], found["reason"]) == (2, said.err.rstrip("\n"))
    assert [each["class"] for each in found["findings"]] == ["unreadable"]


def test_2_an_opened_envelope_is_sent_to_its_own_command(tmp_path: Path) -> None:
    opened = sealed("Eva", (11, 2047, 0, 8), "five").text
    (tmp_path / "eva.txt").write_text(opened, encoding="utf-8", newline="\n")
    said = verify(tmp_path / "eva.txt")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("this is an opened envelope and no evidence of a game; `companion")


def test_2_a_file_that_was_cut_off_is_refused_at_its_last_line(
    evening: Evening, tmp_path: Path
) -> None:
    text = evening.whole.read_text("utf-8")
    (tmp_path / "cut.txt").write_text(text[:-1], encoding="utf-8")
    said = verify(tmp_path / "cut.txt")
    assert (said.code, f"line {text.count(chr(10))} of the evidence" in said.err) == (2, True)
    assert "Ask for a fresh copy of the whole file" in said.err


def test_2_a_file_that_is_not_there_or_no_file_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.txt", tmp_path):
        said = verify(path)
        assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
        assert str(path) in said.err


@pytest.mark.parametrize("size", [100_000_000, 2**36])
def test_2_an_endless_file_is_refused_without_being_read_whole(size: int, tmp_path: Path) -> None:
    with (tmp_path / "huge.txt").open("wb") as huge:
        try:
            huge.truncate(size)  # 64 GB would fill any memory
        except OSError:
            pytest.skip("this disk takes no such file")
    said = verify(tmp_path / "huge.txt")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert "larger than 1000000 bytes" in said.err
    assert verify(tmp_path / "huge.txt", "--head", tmp_path / "huge.txt").code == 2


def test_3_without_anything_that_was_kept_nothing_is_proven(evening: Evening) -> None:
    for path in (evening.early, evening.whole):
        said = verify(path)
        assert (said.code, said.err) == (3, "")
        assert ordered(said.out, SAID, "What you kept: nothing was given", NOTHING)
    assert facts(evening.whole)["kept"] == []


def test_4_before_the_seed_is_shown_nothing_is_proven(evening: Evening) -> None:
    said = verify(evening.early, *evening.all)
    assert (said.code, said.err) == (4, "")
    assert ordered(said.out, SAID, KEPT, NOT_PROVEN)
    assert HID not in said.out
    assert "karl-box" not in said.out


@pytest.mark.parametrize(
    ("heads", "hours"),
    [
        ([0], ["05:00: proven, as", "06:00–09:00: not proven: its receipt"]),
        ([5], ["05:00–09:00: not proven: its receipt"]),
        ([0, 1, 2, 3, 4], ["05:00–08:00: proven, as", "09:00: not proven: its receipt"]),
        (
            [0, 1, 3, 4, 5],
            ["05:00, 06:00, 09:00: proven, as", "07:00: not proven: its", "08:00: proven from"],
        ),
    ],
)
def test_5_answers_that_no_kept_head_binds_are_named_by_their_hours(
    evening: Evening, heads: list[int], hours: list[str]
) -> None:
    given = [word for at in heads for word in ("--head", evening.heads[at])]
    said = verify(evening.whole, *given)
    assert (said.code, said.err) == (5, "")
    assert ordered(said.out, SAID, HID, KEPT, UNBOUND)
    assert ordered(said.out, UNBOUND, "What is proven, hour by hour:", *hours)
    assert ("the game may have ended in another way" in said.out) == (5 not in heads)


def test_programs_are_told_everything(evening: Evening) -> None:
    found = facts(evening.whole, *evening.all)
    assert set(found) == {
        *("exit", "findings", "kept", "answers", "deals", "hours", "ending", "last"),
        *("retracted", "lines", "public", "program", "page"),
    }
    assert (found["exit"], found["findings"]) == (0, [])
    assert [each["class"] for each in found["kept"]] == [""] * 6
    assert [f"{each['holds']}" for each in found["kept"]] == [
        head.split()[2] for head in evening.heads
    ]
    assert all(each["before"] and each["after"] for each in found["answers"])
    answers = [each["text"] for each in found["answers"]]
    said = ("answer", "recruits", "done slip", "immortal B4-A4 for")
    assert answers == [move for move in MOVES if move.startswith(said)]
    assert found["retracted"] == [evening.retracted]
    assert found["lines"] == len(record(evening.whole))
    ended = json.loads(ENDED.read_text("utf-8"))["public"]
    of_the_box = {name: ended[name] for name in ("edition", "board")}  # here it is another one
    assert {**found["public"], **of_the_box} == ended
    assert list(found["public"]) == list(ended)


def record(path: Path) -> list[str]:
    """Give the lines of the record in evidence."""
    return [line for line in path.read_text("utf-8").splitlines() if line[0] not in "|=["]


def test_people_are_told_what_was_taken_back_admitted_and_not_printed_so(evening: Evening) -> None:
    said = verify(evening.whole, *evening.all).out
    number = record(evening.whole).index("keeper mistake 9 a step token fell to the floor") + 1
    claims = said.partition(HID)[0]
    for line in (
        f"  Taken back before a receipt covered it: from line {evening.retracted} on, An Immortal"
        " stands on B3",
        f"  Mistakes that the Recruiter admitted: line {number}",
        f"  {number:>6} A mistake at 09:00: a step token fell to the floor",
        "  This board differs from the printed one in: A1, B1",
        "  06:00 · proven",
        "    In sight: 6 of 12",
        "    Announced: 05:00 3; 07:00 1; 09:00 1",
        "    By Immortals: Garden",
    ):
        assert line in claims.splitlines(), line
    hidden = said.partition(HID)[2].partition(KEPT)[0]
    for line in (
        "    Card: Karl Box, the ad man",
        "    Features: Flux Cafe, Monks, Confusion Idol",
        "    06:00 C5 +1",
    ):
        assert line in hidden.splitlines(), line
    assert not any(line.endswith(" ") for line in said.splitlines())


def test_verifying_needs_no_tables_and_makes_none(evening: Evening, tmp_path: Path) -> None:
    home = tmp_path / "home"
    assert verify(evening.whole, *evening.all, home=home).code == 0
    assert not home.exists()


def test_receipt_words_are_named_as_they_were_typed_whatever_the_reader_speaks(
    evening: Evening,
) -> None:
    six = words.read_out((1, 2, 3, 4, 5, 6), "cs")
    told = verify(evening.whole, "--words", f"07: {six}", "--share", "1 2 3 4").out
    assert f"Receipt words of 07:00 ({' '.join(six.split()[:2])} …)" in told


def test_the_name_of_a_file_steers_no_terminal(evening: Evening, tmp_path: Path) -> None:
    path = tmp_path / "a\x1b[2Jb"
    path.write_bytes(evening.whole.read_bytes())
    said = verify(path)
    assert (said.code, "\x1b" in said.out) == (3, False)
    assert said.out.startswith("a\\x1b[2Jb: MIND MGMT, table ")


def test_at_a_terminal_no_word_of_a_verdict_is_broken(evening: Evening, tmp_path: Path) -> None:
    seated = pytest.importorskip("tests.cli.seated")

    command = [sys.executable, "-m", "companion", "verify", str(evening.whole)]
    with seated.Pseudo(command, tmp_path, 40, 20) as terminal:
        terminal.rest()
        assert terminal.code == 3
        rows = seated.rows_of(terminal.sent)
    said = verify(evening.whole).out.split()
    assert max(map(len, rows)) < 40
    sums = 2  # the last two words are fingerprints, and longer than a row
    whole = [word for word in said if len(word) < 40]
    assert len(said) - len(whole) == sums
    shown = iter(" ".join(rows).split())  # with the pieces of the fingerprints between
    assert all(word in shown for word in whole)


def test_3_hours_of_which_no_head_was_kept_are_named(evening: Evening) -> None:
    heads = [word for at in (0, 2, 3, 4, 5) for word in ("--head", evening.heads[at])]
    said = verify(evening.whole, *heads)
    assert said.code == 5
    assert (
        "  06:00: not proven: its receipt was not given here; whoever has it can add it"
        in said.out.splitlines()
    )
    found = facts(evening.whole, *heads)
    assert [each["hour"] for each in found["hours"] if not each["kept"]] == ["06"]
    assert found["ending"]["held"]


def test_3_an_end_that_nobody_kept_is_named_with_the_lines_behind_the_last_head(
    evening: Evening,
) -> None:
    heads = [word for head in evening.heads[:-1] for word in ("--head", head)]
    said = verify(evening.whole, *heads)
    assert said.code == 5
    _, told, rows = said.out.partition("Your last receipt ends here. All this could have been ")
    assert told
    rows = rows.partition("\n")[2]
    assert "No receipt that you kept covers the end: " in said.out
    assert [row.split(maxsplit=2)[1:] for row in rows.splitlines()[:2]] == [
        ["09:00", "A mistake at 09:00: a step token fell to the floor"],
        ["09:00", "The mistake is put right"],
    ]
    found = facts(evening.whole, *heads)
    assert not found["ending"]["held"]
    assert found["ending"]["line"] > found["last"]


def test_1_a_move_behind_the_last_head_that_cannot_be_read_in_clear_is_told_as_it_was_heard(
    evening: Evening, tmp_path: Path
) -> None:
    text = evening.whole.read_text("utf-8")
    before, head, behind = text.partition("\ntable head ")
    clear = next(row for row in behind.splitlines() if row.startswith("= "))
    forged = tmp_path / "forged.txt"
    changed = behind.replace(clear, "= nonsense", 1)
    forged.write_text(f"{before}{head}{changed}", encoding="utf-8", newline="\n")
    said = verify(forged, "--head", evening.heads[0])
    assert (said.code, said.err) == (1, "")
    assert "the revealed move is not the one that the record shows" in said.out
    assert "Your last receipt ends here." in said.out


def test_3_where_every_head_was_kept_nothing_is_said_to_be_open(evening: Evening) -> None:
    said = verify(evening.whole, *evening.all)
    assert said.code == 0
    assert "No receipt" not in said.out
    assert "Your last receipt ends" not in said.out
