"""What people read speaks as board gamers do: one word for one thing, and none of the format."""

import re
from collections.abc import Iterator

import pytest

from companion.bootstrap import ROOT
from tests.catalogues.texts import Texts, found_in, sources

TYPED = re.compile(r"`[^`]*`|\{[^}]*\}|--[a-z-]+")  # what is typed, and what is filled in
# Words of the format, or for what has another name by now, and what is said instead.
INSTEAD = {
    r"heads?": "receipt",
    r"(a|the|their|your|another|no|this) share|share:": "your words",
    r"keepers?": "the Recruiter, or the hidden side",
    r"overrides?|set aside": "Allow it at this table",
    r"an? opening|openings": "what is revealed",
    r"opens everything|open all": "Reveal everything",
    r"judge[sd]?|judging|audit(s|ed|ing)?": "check",
    r"lawful": "legal",
    r"bound|unbound|binds?": "covered by a receipt, proven",
    r"rests": "passes",
    r"told: ": "announced",
    r"in clear": "revealed, or for anybody to read",
    r"blanks?": "space",
    r"machine": "device, computer",
    r"he|his|him|himself": "they",
    r"mind-slip": "Mind Slip",
}
BANNED = re.compile("|".join(rf"\b(?:{each})(?!\w)" for each in INSTEAD), re.IGNORECASE)
# The names of commands, and sentences in which such a word means something else.
MEANT = {
    "head",
    "keeper",
    "Dusty may lead himself",
}


def said() -> Iterator[tuple[str, str]]:
    """Go through all texts of the program, each with the file in which it stands."""
    for source in sources():
        name = source.relative_to(ROOT).as_posix()
        if source.suffix != ".toml":
            yield from ((name, text) for found in found_in(source) for text in each_of(found.text))


def each_of(texts: Texts) -> tuple[str, ...]:
    """Give a text, or a singular and its plural."""
    return (texts,) if isinstance(texts, str) else texts


def strange(text: str) -> list[str]:
    """Find the words of a text that people have other words for."""
    return [] if text in MEANT else [each[0] for each in BANNED.finditer(TYPED.sub("…", text))]


def test_no_text_has_a_word_for_which_people_have_another_one() -> None:
    found = {(name, text): words for name, text in said() if (words := strange(text))}
    assert found == {}


def test_each_sentence_that_may_say_such_a_word_is_still_said() -> None:
    assert {text for _name, text in said()} >= MEANT


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Keep the last head.", ["head"]),
        ("Give no share now", ["no share"]),
        ("He steps to {place}", ["He"]),
        ("only the keeper opens everything", ["keeper", "opens everything"]),
        ("type `look keeper`, or give --share", []),
        ("Shake it ahead, and share the shared cards", []),
    ],
)
def test_a_word_is_found_wherever_it_is_not_typed(text: str, words: list[str]) -> None:
    assert strange(text) == words
