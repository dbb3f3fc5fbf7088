"""The referee and the rulebook know the same rules, and the comparison sees where they do not."""

from importlib.resources import files

import pytest

from companion import rulebook
from companion.core import NotUnderstood
from companion.rulebook.coverage import Coverage, coverage, sources

LISTS = "silence.py"


def mind_mgmt() -> dict[str, str]:
    return sources(files("companion.games.mind_mgmt"))


def with_source(text: str) -> Coverage:
    return coverage("mind-mgmt", {"rules/new.py": text})


def ids(entries: tuple[rulebook.Entry, ...]) -> set[str]:
    return {entry.id for entry in entries}


def test_every_rule_that_the_referee_enforces_has_an_entry() -> None:
    assert coverage("mind-mgmt", mind_mgmt()).unexplained == ()


def test_every_entry_that_is_not_only_an_explanation_is_enforced() -> None:
    texts = mind_mgmt()
    del texts[LISTS]  # it only lists rules; what nothing else names, nothing enforces
    assert ids(coverage("mind-mgmt", texts).unenforced) == set()


def test_nothing_that_only_explains_is_enforced() -> None:
    assert {each.id for each in coverage("mind-mgmt", mind_mgmt()).enforced if each.explains} == (
        set()
    )


def test_every_entry_falls_into_exactly_one_heap() -> None:
    heaps = coverage("mind-mgmt", mind_mgmt())
    together = [*heaps.enforced, *heaps.unenforced, *heaps.explained]
    assert sorted(each.id for each in together) == sorted(ids(rulebook.entries("mind-mgmt")))


def test_the_sources_are_read_through_all_folders() -> None:
    texts = mind_mgmt()
    assert {LISTS, "rules/ways.py", "rules/__init__.py"} <= set(texts)
    assert all(name.endswith(".py") for name in texts)


def test_a_rule_without_an_entry_is_seen() -> None:
    heaps = with_source('raise Illegal("mind-mgmt.step.twice")')
    assert heaps.unexplained == ("mind-mgmt.step.twice",)


def test_an_entry_that_nothing_enforces_is_seen() -> None:
    heaps = with_source('raise Illegal("mind-mgmt.step.once")')
    assert ids(heaps.enforced) == {"mind-mgmt.step.once"}
    assert "mind-mgmt.step.next" in ids(heaps.unenforced)
    assert "mind-mgmt.step.once" not in ids(heaps.unenforced)
    assert "mind-mgmt.slip.over" in ids(heaps.explained)


def test_an_explanation_that_is_enforced_after_all_is_seen() -> None:
    heaps = with_source('raise Illegal("mind-mgmt.slip.over")')
    assert ids(heaps.enforced) == {"mind-mgmt.slip.over"}
    assert "mind-mgmt.slip.over" not in ids(heaps.explained)


def test_only_whole_strings_of_this_game_are_taken_for_ids() -> None:
    heaps = with_source(
        '"""About mind-mgmt.step.twice."""\n'
        'example = "ruling mind-mgmt.step.thrice may"\n'
        'name, other, dotted = "mind-mgmt", "agents.step.once", "mind-mgmt..once"\n'
        'number = 4  # "mind-mgmt.step.four"\n'
        'path = f"mind-mgmt.{name}"\n'
        'words = "mind-mgmt.step.once is a rule"\n'
    )
    assert heaps.unexplained == ()
    assert heaps.enforced == ()


def test_a_game_without_a_rulebook_is_refused() -> None:
    with pytest.raises(NotUnderstood, match="chess"):
        coverage("chess", {})
