"""Every vector gives the verdict that the specification asks for, and is made anew byte by byte."""

import hashlib
import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from companion import games
from companion.bootstrap import ROOT
from companion.core import NotUnderstood, Unreadable
from companion.seal import seals
from companion.seal.checking.kept_heads import Kept, KeptWords, heads_of
from companion.seal.checking.verdict import judged
from companion.seal.evidence import NoEvidence, of_bytes
from companion.seal.words import indexes, read_kept
from tests.cli.commands import companion
from tests.seal import digging
from tests.vectors.classes import by_class
from tests.vectors.generate.files import LIST, made

FOLDER = ROOT / "tests" / "vectors"
VECTORS: list[dict[str, Any]] = json.loads((FOLDER / LIST).read_text("utf-8"))
NAMED = {vector["name"]: vector for vector in VECTORS}
SORTS = by_class(VECTORS)
PROGRAMS = [vector for vector in VECTORS if "level_unknown" in vector]
FOUND = [found for vector in VECTORS for found in vector["expected"]["findings"]]
FORMAT = (files("companion.seal") / "FORMAT.md").read_text("utf-8")
AUDIT = (files("companion.games.mind_mgmt") / "AUDIT.md").read_text("utf-8")
CANNOT_BE_BROKEN = {
    # He has as many locations as hours, so whatever he visited he visited by then; only a second
    # action in one turn could be later, and that is what a witness refuses first.
    "mind-mgmt.slip.second.later",
    # The deck is empty when the Immortals have contacted eleven; the twelfth ends the game.
    "mind-mgmt.draw.empty",
}
BY_COMMAND = (
    *("training-short", "kept-words", "kept-only-the-first-head", "kept-nothing", "seed-withheld"),
    *("step-through-mayhem", "fork-after-eight", "words-misheard", "kept-words-five"),
    *("spelling-byte-order-mark", "lie-none", "note-with-s-plus-l"),
    *("unknown-game", "open-record", "first-version"),
    *("program-in-a-training-mission", "program-steps-elsewhere"),
)


def kept(said: dict[str, str]) -> tuple[Kept, ...]:
    """Read something that was kept."""
    if "head" in said:
        return heads_of(said["head"])
    hour, six = read_kept(said["words"])
    return (KeptWords(hour, six.indexes, indexes(said["share"])),)


def verdict(vector: dict[str, Any]) -> dict[str, Any]:
    """Verify a vector, and say what came of it in the way vectors say what is expected."""
    data = (FOLDER / vector["evidence"]).read_bytes()
    try:
        things = [each for said in vector["kept"] for each in kept(said)]
        take = digging.take if vector.get("toy") else games.take
        found = judged(take, of_bytes(data), things)
    except (Unreadable, NotUnderstood) as reason:
        line = reason.line if isinstance(reason, NoEvidence) else 0
        return {"exit": 2, "findings": [{"line": line, "class": "unreadable", "rule": ""}]}
    findings = [{"line": each.line, "class": each.kind, "rule": each.rule} for each in found.all]
    unbound = sorted({each.hour for each in found.unbound})
    unkept = [each.hour for each in found.unkept]
    bound = {"unbound": unbound, "unkept": unkept, "loose_end": found.loose_end}
    return {"exit": found.code, "findings": findings, **({} if findings else bound)}


def words_of(part: str, page: str) -> set[str]:
    """Give what stands in the first column of the tables of a part of a page."""
    _before, _heading, rest = page.partition(f"\n## {part}")
    return set(re.findall(r"^\| `([a-z.-]+)` \|", rest.partition("\n## ")[0], re.MULTILINE))


@pytest.mark.long
def test_the_generator_makes_the_very_files() -> None:
    lying = {path.name: path.read_bytes() for path in FOLDER.glob("*.txt")}
    lying[LIST] = (FOLDER / LIST).read_bytes()
    making = made()
    assert sorted(lying) == sorted(making)
    assert [name for name, data in making.items() if data != lying[name]] == []


@pytest.mark.parametrize("kind", SORTS)
def test_every_vector_gives_the_verdict_that_is_expected(kind: str) -> None:
    given = {vector["name"]: verdict(vector) for vector in SORTS[kind]}
    other = {name: said for name, said in given.items() if said != NAMED[name]["expected"]}
    assert other == {}


def test_every_class_of_the_format_has_a_vector() -> None:
    classes = words_of("Part 6", FORMAT)
    assert len(classes) > 20
    assert {found["class"] for found in FOUND} == classes


@pytest.mark.parametrize("vector", PROGRAMS, ids=lambda vector: str(vector["name"]))
def test_who_does_not_know_the_level_says_so(
    vector: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.seal.checking.verdict.level_of", lambda _game, _options: None)
    given = verdict(vector)
    assert {key: given[key] for key in ("exit", "findings")} == vector["level_unknown"]


def test_every_exit_code_has_a_vector() -> None:
    codes = {vector["expected"]["exit"] for vector in VECTORS}
    assert codes | {vector["level_unknown"]["exit"] for vector in PROGRAMS} == set(range(9))


def test_every_rule_of_the_audit_is_broken_by_a_vector() -> None:
    rules = words_of("What the audit checks", AUDIT)
    for part in ("The order of the lines", "What the players may decide", "The pieces"):
        rules |= {word for word in words_of(part, AUDIT) if "." in word}
    assert len(rules) > 20
    broken = {found["rule"] for found in FOUND if found["class"] == "rule"} - {digging.RULE}
    assert rules - broken == CANNOT_BE_BROKEN
    assert broken - rules == set(), "every rule stands in a table"


def test_what_is_no_evidence_is_told_by_the_line_of_the_file() -> None:
    unread = [each for each in VECTORS if each["expected"]["exit"] == 2]
    lines = [each["expected"]["findings"][0]["line"] for each in unread]
    rows = [(FOLDER / each["evidence"]).read_bytes().count(b"\n") + 1 for each in unread]
    assert all(line <= last for line, last in zip(lines, rows, strict=True))
    assert all(line or each["kept"] for line, each in zip(lines, unread, strict=True))


def test_every_vector_says_what_it_was_made_of() -> None:
    for vector in VECTORS:
        data, said = (FOLDER / vector["evidence"]).read_bytes(), vector["made"]
        assert (len(data), hashlib.sha256(data).hexdigest()) == (said["bytes"], said["sha256"])
        if said["sealing"] and vector["expected"]["exit"] == 0:
            first = data.partition(b"\n")[0].decode()
            seed = seals.decoded(said["sealing"]["seed"])
            assert first.endswith(f"seed={seals.hashed(seed)}")


def test_every_vector_says_in_one_sentence_what_it_shows() -> None:
    said = [vector["shows"] for vector in VECTORS]
    assert len(set(said)) == len(said)
    assert all(sentence.endswith(".") and len(sentence) < 200 for sentence in said)


@pytest.mark.parametrize("name", BY_COMMAND)
def test_the_command_gives_the_same_verdict(name: str, tmp_path: Path) -> None:
    vector = NAMED[name]
    asked: list[str | Path] = ["verify", "--json", FOLDER / vector["evidence"]]
    for said in vector["kept"]:
        asked += [word for key in said if key != "size" for word in (f"--{key}", said[key])]
    told = companion(*asked, folder=tmp_path, COMPANION_HOME=str(tmp_path))
    expected = vector["expected"]
    found = json.loads(told.out)
    assert told.code == found["exit"] == expected["exit"]
    assert found["findings"] == expected["findings"]
    if expected["exit"] != 2:
        unbound = {each["hour"] for each in found["answers"] if not _bound(each)}
        assert sorted(unbound) == expected.get("unbound", sorted(unbound))


def _bound(answer: dict[str, Any]) -> bool:
    """Say whether an answer is bound before and after."""
    return bool(answer["before"] and answer["after"])
