"""Every vector gives the verdict that the specification asks for, and is made anew byte by byte."""

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from companion import games
from companion.bootstrap import ROOT
from companion.core import NotUnderstood, Unreadable
from companion.seal.evidence import of_bytes
from companion.seal.remembered import Kept, KeptWords, heads_of
from companion.seal.verdict import judged
from companion.seal.words import indexes, read_kept
from tests.cli.commands import companion
from tests.vectors.generate.files import LIST, made

FOLDER = ROOT / "tests" / "vectors"
VECTORS: list[dict[str, Any]] = json.loads((FOLDER / LIST).read_text("utf-8"))
NAMED = {vector["name"]: vector for vector in VECTORS}
FOUND = [found for vector in VECTORS for found in vector["expected"]["findings"]]
FORMAT = (files("companion.seal") / "FORMAT.md").read_text("utf-8")
AUDIT = (files("companion.games.mind_mgmt") / "AUDIT.md").read_text("utf-8")
NO_RECORD = [{"line": 0, "class": "unreadable", "rule": ""}]
CANNOT_BE_BROKEN = {
    # He has as many locations as hours, so whatever he visited he visited by then; only a second
    # action in one turn could be later, and that is what a witness refuses first.
    "mind-mgmt.slip.second.later"
}
BY_COMMAND = (
    *("training-short", "kept-words", "kept-only-the-first-head", "kept-nothing", "seed-withheld"),
    *("step-through-mayhem", "fork-after-eight", "words-misheard", "kept-words-five"),
    *("spelling-byte-order-mark", "lie-none", "note-with-s-plus-l"),
)


def kept(said: dict[str, str]) -> tuple[Kept, ...]:
    """Read something that was kept."""
    if "head" in said:
        return heads_of(said["head"])
    hour, six = read_kept(said["words"])
    return (KeptWords("", hour, six, indexes(said["share"])),)


def verdict(vector: dict[str, Any]) -> dict[str, Any]:
    """Verify a vector, and say what came of it in the way vectors say what is expected."""
    data = (FOLDER / vector["evidence"]).read_bytes()
    try:
        things = [each for said in vector["kept"] for each in kept(said)]
        found = judged(games.take, of_bytes(data), things)
    except (Unreadable, NotUnderstood):
        return {"exit": 2, "findings": NO_RECORD}
    findings = [{"line": each.line, "class": each.kind, "rule": each.rule} for each in found.all]
    unbound = sorted({each.hour for each in found.unbound})
    left_open = {} if findings else {"unbound": unbound}
    return {"exit": found.code, "findings": findings, **left_open}


def words_of(part: str, page: str) -> set[str]:
    """Give what stands in the first column of the tables of a part of a page."""
    _before, _heading, rest = page.partition(f"\n## {part}")
    return set(re.findall(r"^\| `([a-z.-]+)` \|", rest.partition("\n## ")[0], re.MULTILINE))


def test_the_generator_makes_the_very_files() -> None:
    lying = {path.name: path.read_bytes() for path in FOLDER.glob("*.txt")}
    lying[LIST] = (FOLDER / LIST).read_bytes()
    making = made()
    assert sorted(lying) == sorted(making)
    assert [name for name, data in making.items() if data != lying[name]] == []


@pytest.mark.parametrize("name", NAMED)
def test_a_vector_gives_the_verdict_that_is_expected(name: str) -> None:
    assert verdict(NAMED[name]) == NAMED[name]["expected"]


def test_every_class_of_the_format_has_a_vector() -> None:
    classes = words_of("Part 6", FORMAT)
    assert len(classes) > 20
    assert {found["class"] for found in FOUND} == classes


def test_every_exit_code_has_a_vector() -> None:
    assert {vector["expected"]["exit"] for vector in VECTORS} == set(range(6))


def test_every_rule_of_the_audit_is_broken_by_a_vector() -> None:
    rules = words_of("What the audit checks", AUDIT)
    for part in ("The order of the lines", "What the players may decide"):
        rules |= {word for word in words_of(part, AUDIT) if "." in word}
    assert len(rules) > 20
    broken = {found["rule"] for found in FOUND if found["class"] == "rule"}
    assert rules - broken == CANNOT_BE_BROKEN
    assert broken - rules == set(), "a verifier may leave out what is not in the table"


def test_every_vector_says_in_one_sentence_what_it_shows() -> None:
    said = [vector["shows"] for vector in VECTORS]
    assert len(set(said)) == len(said)
    assert all(sentence.endswith(".") and len(sentence) < 200 for sentence in said)


@pytest.mark.parametrize("name", BY_COMMAND)
def test_the_command_gives_the_same_verdict(name: str, tmp_path: Path) -> None:
    vector = NAMED[name]
    asked: list[str | Path] = ["verify", "--json", FOLDER / vector["evidence"]]
    for said in vector["kept"]:
        asked += [word for key, text in said.items() for word in (f"--{key}", text)]
    told = companion(*asked, folder=tmp_path, COMPANION_HOME=str(tmp_path))
    expected = vector["expected"]
    found = json.loads(told.out)
    assert told.code == found["exit"] == expected["exit"]
    if expected["exit"] != 2:
        assert found["findings"] == expected["findings"]
        unbound = {each["hour"] for each in found["answers"] if not _bound(each)}
        assert sorted(unbound) == expected.get("unbound", sorted(unbound))


def _bound(answer: dict[str, Any]) -> bool:
    """Say whether an answer is bound before and after."""
    return bool(answer["before"] and answer["after"])
