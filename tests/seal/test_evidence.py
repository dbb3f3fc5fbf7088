"""Evidence is hostile input: read in one spelling or refused, and nothing changed goes unseen."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from importlib.resources import files
from io import FileIO
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest
from hypothesis import Phase, event, given, settings
from hypothesis import strategies as st

from companion import cli, games
from companion.core import ABOUT, CompanionError, Unreadable
from companion.play import replay
from companion.record.line import Line
from companion.seal.checking import walk
from companion.seal.checking.kept_heads import Kept
from companion.seal.checking.verdict import CLEAN, NOT_PROVEN, judged
from companion.seal.evidence import LARGEST, Evidence, EvidenceLine, of_bytes, of_text
from companion.store.tables import Tables
from companion.text.gametext import example
from tests.seal.auction import FIRST, LAST, heads, on_the_shelf, played
from tests.seal.grammar import evidences, mutated, nonces, sealed
from tests.strategies import moves

SMALL = 4096
CHANGES = 2000
PAGE = (files("companion.games.mind_mgmt") / "NOTATION.md").read_text("utf-8")


@pytest.fixture(scope="module", autouse=True)
def _shelf() -> Iterator[None]:
    """Let the toy game be taken from the shelf."""
    with on_the_shelf():
        yield


class Sample:
    """Evidence as bytes, with all that was kept of it."""

    def __init__(self, evidence: Evidence) -> None:
        """Take it as a file."""
        self.data = str(evidence).encode()
        self.kept: tuple[Kept, ...] = heads(evidence)

    def unlike(self, data: bytes) -> str:
        """Say how other bytes are found out: as unreadable, or by the code and the findings."""
        try:
            verdict = judged(games.take, of_bytes(data), self.kept)
        except CompanionError:
            return "unreadable"
        found = [(each.kind, each.rule) for each in verdict.all]
        return f"{verdict.code} {found}"


@pytest.fixture(scope="module")
def early(tmp_path_factory: pytest.TempPathFactory) -> Sample:
    """Keep all heads of an auction that has not ended."""
    return Sample(played(tmp_path_factory.mktemp("early"), *FIRST, *LAST[:-1], "head"))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Sample:
    """Keep all heads of an auction that was played to its end."""
    lines = ("bid 5", "undo", *FIRST, *LAST, "end")
    return Sample(played(tmp_path_factory.mktemp("whole"), *lines))


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Sample:
    """Keep all heads of a whole game of MIND MGMT."""
    home = tmp_path_factory.mktemp("evening")
    with (
        closing(Tables(home)) as tables,
        closing(replay.copied(tables, "evening", example(PAGE), None, "1234")) as kept,
    ):
        kept.sealing.end()
        return Sample(of_text(str(kept.evidence())))


@contextmanager
def whoever_signs() -> Iterator[None]:
    """Take every signature, so that a walk goes on behind a changed line as behind a forger's."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(walk, "genuine", lambda *_signed: True)
        yield


def test_nothing_is_found_where_nothing_was_changed(
    early: Sample, whole: Sample, evening: Sample
) -> None:
    assert early.unlike(early.data) == f"{NOT_PROVEN} []"
    assert whole.unlike(whole.data) == f"{CLEAN} []"
    assert evening.unlike(evening.data) == f"{CLEAN} []"


@pytest.mark.parametrize("which", ["early", "whole"])
def test_no_flipped_bit_of_a_small_file_passes_unnoticed(
    which: str, request: pytest.FixtureRequest, record_property: Callable[[str, object], None]
) -> None:
    sample: Sample = request.getfixturevalue(which)
    assert len(sample.data) <= SMALL
    clean, found = sample.unlike(sample.data), Counter[str]()
    for at, byte in enumerate(sample.data):
        for bit in range(8):
            flipped = bytes([byte ^ 1 << bit])
            changed = sample.data[:at] + flipped + sample.data[at + 1 :]
            verdict = sample.unlike(changed)
            assert verdict != clean, f"bit {bit} of byte {at}"
            found[verdict.split("'")[1] if "'" in verdict else verdict] += 1
    record_property(f"what flipped bits were found as ({which})", dict(found.most_common()))
    assert sum(found.values()) == 8 * len(sample.data)


def changed(data: bytes, chance: Random) -> bytes:
    """Change one byte, drop one, put one in, or swap, drop or repeat a line."""
    at, byte = chance.randrange(len(data)), bytes([chance.choice([chance.randrange(256), *data])])
    rows = data.split(b"\n")
    one, other = chance.randrange(len(rows) - 1), chance.randrange(len(rows) - 1)
    match chance.randrange(6):
        case 0:
            return data[:at] + byte + data[at + 1 :]
        case 1:
            return data[:at] + data[at + 1 :]
        case 2:
            return data[:at] + byte + data[at:]
        case 3:
            rows[one], rows[other] = rows[other], rows[one]
        case 4:
            del rows[one]
        case 5:
            rows.insert(other, rows[one])
    return b"\n".join(rows)


def test_no_single_change_of_a_whole_game_passes_unnoticed(
    evening: Sample, record_property: Callable[[str, object], None]
) -> None:
    chance, found = Random("changes"), Counter[str]()
    clean = evening.unlike(evening.data)
    while sum(found.values()) < CHANGES:
        other = changed(evening.data, chance)
        if other != evening.data:
            verdict = evening.unlike(other)
            assert verdict != clean
            found[verdict.split("'")[1] if "'" in verdict else verdict] += 1
    record_property("what changed games were found as", dict(found.most_common()))
    assert len(found) > 8


def read(data: bytes) -> Evidence | None:
    """Read evidence or refuse it; what is taken is written back to the same bytes."""
    try:
        found = of_bytes(data)
    except Unreadable:
        return None
    assert str(found).encode() == data
    return found


def test_whatever_is_taken_is_written_back_and_judged_in_sentences(
    early: Sample, whole: Sample, evening: Sample
) -> None:
    taken = Counter[bool]()

    @settings(max_examples=400, phases=[Phase.generate, Phase.shrink])
    @given(mutated([early.data, whole.data, evening.data]))
    def one(data: bytes) -> None:
        found = read(data)
        taken[found is not None] += 1
        if found:
            with whoever_signs():
                event(early.unlike(data))

    one()
    assert min(taken.values()) > 20


@given(st.binary(max_size=200) | st.text(max_size=100).map(str.encode))
def test_whatever_is_no_evidence_is_refused_in_one_sentence(data: bytes) -> None:
    read(data)
    read(data + b"\n")


@given(evidences())
def test_evidence_of_any_record_is_read_as_what_it_was(evidence: Evidence) -> None:
    found = read(str(evidence).encode())
    assert found == evidence


@given(evidences(), st.integers(0, 10**6), st.integers(0, 2), st.sampled_from(' [=|"0{}\n\u00e9e'))
def test_another_spelling_of_evidence_is_other_evidence_or_none(
    evidence: Evidence, at: int, drop: int, sign: str
) -> None:
    text = str(evidence)
    at %= len(text)
    other = text[:at] + sign + text[at + drop :]
    found = read(other.encode())
    assert (found == evidence) == (other == text)


@settings(max_examples=300)
@given(st.integers(0, 10**6), st.data())
def test_a_foreign_line_at_any_place_of_a_game_gets_a_finding_and_no_traceback(
    evening: Sample, at: int, data: st.DataObject
) -> None:
    game = games.take("mind-mgmt")
    evidence = of_bytes(evening.data)
    at = 1 + at % (len(evidence.entries) - 1)
    move = data.draw(moves)
    text = data.draw(
        st.sampled_from(
            [game.sealing.record.format(game.sealing.veil(move)), game.notation.format(move)]
        )
    )
    seat = data.draw(st.sampled_from([move.seat, "keeper", "public", "Adam", "table"]))
    seals = data.draw(sealed)
    line = Line(seat, text, data.draw(nonces) if seals else "", seals)
    entry = EvidenceLine(line, "step D4" if seals and seat != ABOUT else "")
    entries = (*evidence.entries[:at], entry, *evidence.entries[at:])
    with whoever_signs():
        verdict = judged(games.take, Evidence(evidence.file, entries), evening.kept)
    assert verdict.all


@pytest.mark.parametrize("text", ["slip D5 first", "step D5", "card karl-box", "start D4"])
def test_a_secret_move_in_clear_is_no_line_of_a_record(evening: Sample, text: str) -> None:
    evidence = of_bytes(evening.data)
    at = next(n for n, each in enumerate(evidence.entries) if each.clear.startswith("slip"))
    line = evidence.entries[at].line
    for seals, nonce in ((line.seals, line.nonce), ((), "")):
        clear = text if seals else ""
        entry = EvidenceLine(Line("keeper", text, nonce, seals), clear)
        entries = (*evidence.entries[:at], entry, *evidence.entries[at + 1 :])
        verdict = judged(games.take, Evidence(evidence.file, entries), ())
        assert [(each.line, each.kind) for each in verdict.all] == [(at + 1, "line")]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (",999]", ",0999]"),
        (",999]", ",+999]"),
        (",999]", ", 999]"),
        (",999]", ",9.99e2]"),
        (",999]", ",2147483648]"),
        (",999]", ",999] "),
        ('"bid/01"', '"bid/01" '),
        ('"bid/01"', '"\\u0062id/01"'),
        ('"bid/01"', '""'),
        ('"bid/01"', f'"{"b" * 41}"'),
        ('["', '[ "'),
        ("= bid 999", "= bid  999"),
        ("= bid 999", "=  bid 999"),
        ("= bid 999", "= bid 999 "),
        ("= bid 999", "= bid 999\n= bid 999"),
        ("= bid 999\n", ""),
        ("keeper show 999", "keeper show 999\n= show 999"),
        ("keeper done", "keeper  done"),
        ("keeper done", "\tkeeper done"),
        ("keeper done", "keeper done\r"),
        ("keeper done", "keeper do\u200bne"),
        ("keeper done", "keeper e\u0301"),
        ("keeper done", "keeper {done}"),
        ("table end", "table end\n\n"),
    ],
)
def test_a_spelling_that_is_not_the_only_one_is_refused(
    whole: Sample, one: str, other: str
) -> None:
    text = whole.data.decode()
    assert one in text
    with pytest.raises(Unreadable):
        of_text(text.replace(one, other, 1))


def test_hexadecimal_and_base64_have_one_spelling(whole: Sample) -> None:
    text = whole.data.decode()
    salt = next(each.salt for entry in of_text(text).entries for each in entry.shown)
    path = next(each.path[0] for entry in of_text(text).entries for each in entry.shown)
    nonce = next(line.nonce for line in of_text(text).lines if line.seals)
    for one in (salt, nonce):
        with pytest.raises(Unreadable):
            of_text(text.replace(one, one.upper()))
    for other in ("=", "A", "+"):
        with pytest.raises(Unreadable):
            of_text(text.replace(path, path + other))
        with pytest.raises(Unreadable):
            of_text(text.replace(path, path[:-1] + "/"))
    unused_bits = chr(ord(path[-1]) + 1)
    with pytest.raises(Unreadable):
        of_text(text.replace(path, path[:-1] + unused_bits))


def test_moves_in_clear_before_the_end_are_refused(early: Sample) -> None:
    bid = next(f"{line}\n" for line in of_bytes(early.data).lines if line.text == "bid")
    with pytest.raises(Unreadable, match="some moves are revealed and others are not"):
        of_text(early.data.decode().replace(bid, f"{bid}= bid 999\n"))


def test_a_path_behind_the_opening_of_a_seal_is_found(whole: Sample) -> None:
    path = next(each.path[0] for entry in of_bytes(whole.data).entries for each in entry.shown)
    found = whole.unlike(whole.data.replace(b",999]", b",999] " + path.encode()))
    assert "opening.false" in found


@pytest.mark.parametrize("row", ["| a ", "| ", "|a", "=", "= ", "[]", "", " ", "\ufeffx y"])
def test_an_odd_row_is_refused_with_its_number(early: Sample, row: str) -> None:
    first, _lf, others = early.data.decode().partition("\n")
    with pytest.raises(Unreadable, match="line 2 "):
        of_text(f"{first}\n{row}\n{others}")


def test_a_file_that_was_cut_off_is_refused(early: Sample) -> None:
    for data in (b"", early.data[:-1], early.data + b"\0", early.data + b"\n"):
        with pytest.raises(Unreadable):
            of_bytes(data)


def test_evidence_of_more_than_a_million_bytes_is_refused_before_it_is_decoded() -> None:
    with pytest.raises(Unreadable, match="UTF-8"):
        of_bytes(b"\xff" * LARGEST)
    with pytest.raises(Unreadable, match=f"{LARGEST}"):
        of_bytes(b"\xff" * (LARGEST + 1))


def test_a_record_of_ten_thousand_lines_is_refused() -> None:
    of_text("public a\n" * 9999)
    with pytest.raises(Unreadable, match="line 10000 "):
        of_text("public a\n" * 10_000)


class Asked(FileIO):
    """A file that notes how much is asked of it at once."""

    asked: ClassVar[list[int]] = []

    def read(self, size: int | None = -1) -> bytes:
        """Read, and note it."""
        self.asked.append(-1 if size is None else size)
        return super().read(size)


def test_of_a_huge_file_no_more_is_read_than_evidence_can_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    monkeypatch.setattr(Path, "open", lambda opened, *_how: Asked(opened))
    assert cli.main(["verify", str(path)]) == 2
    assert min(Asked.asked) > 0
    assert sum(Asked.asked) <= LARGEST + 1
    assert capsys.readouterr().err.count("\n") == 1
