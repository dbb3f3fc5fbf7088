"""The four agents bear one name in each language: in the log, on the page, and in the rules."""

import re
import tomllib
from importlib.resources import files

import pytest

from companion import rulebook
from companion.bootstrap import ROOT
from companion.games.mind_mgmt.words.names import agent_declined, agent_name
from companion.locale import LANGUAGES, read_in

AGENTS = ("meru", "henry", "bill", "dusty")
LATIN = re.compile(r"\b(?:Meru|Henry|Bill|Dusty)\b")


def glossary() -> dict[str, dict[str, str]]:
    file = files("companion.games.mind_mgmt") / "entries/glossary.toml"
    return tomllib.loads(file.read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("agent", AGENTS)
def test_the_log_names_an_agent_as_the_glossary_and_the_rules_do(agent: str, language: str) -> None:
    with read_in(language):
        name = agent_name(agent)
        told = " ".join(rulebook.text_of(each) for each in rulebook.entries("mind-mgmt"))
    assert name == glossary()[agent][language]
    assert name in told


@pytest.mark.parametrize(("language", "said"), [("cs", "Billa"), ("sk", "Billa"), ("ru", "Билла")])
def test_an_agents_name_is_declined_where_a_sentence_needs_it(language: str, said: str) -> None:
    with read_in(language):
        assert f"{agent_declined('bill'):accusative}" == said
        for agent in AGENTS:
            assert f"{agent_declined(agent)}" == agent_name(agent)


def test_russian_screens_and_rules_never_mix_two_spellings() -> None:
    entries = (files("companion.games.mind_mgmt") / "entries/ru.toml").read_text("utf-8")
    assert LATIN.findall(entries) == ["Dusty"]  # one way of asking, as people type it
    shown = [*(ROOT / "tests/goldens/ru").glob("*.txt")]
    assert [each.name for each in shown if LATIN.search(each.read_text("utf-8"))] == []
