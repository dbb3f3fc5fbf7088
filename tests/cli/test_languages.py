"""Every command speaks the language that is asked for behind it, that is set, or the system's."""

from pathlib import Path

import pytest

from companion.locale import system
from companion.store import settings
from companion.store.settings import Settings
from tests.cli.commands import companion


@pytest.mark.parametrize(
    "words", [("--lang", "ru", "rules", "four", "steps"), ("rules", "--lang=ru", "four", "steps")]
)
def test_every_command_knows_the_option_before_and_behind_it(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    said = companion(*words, COMPANION_HOME=str(tmp_path)).out
    assert "шаг" in said


def test_what_was_set_counts_before_the_system_and_the_option_before_both(tmp_path: Path) -> None:
    settings.write(tmp_path, Settings(language="cs"))
    home, question = str(tmp_path), ("rules", "four", "steps")
    assert "krok" in companion(*question, COMPANION_HOME=home, LANGUAGE="ru").out
    said = companion(*question, "--lang", "en", COMPANION_HOME=home, LANGUAGE="ru").out
    assert "four" in said.lower()


def test_a_language_that_nobody_speaks_here_is_refused_in_a_sentence(tmp_path: Path) -> None:
    said = companion("tables", "--lang", "tlh", COMPANION_HOME=str(tmp_path))
    assert said.code == 2
    assert said.err == "--lang is followed by one of en, cs, sk, ru, not by tlh\n"


def test_behind_two_dashes_it_is_a_word_of_a_question(tmp_path: Path) -> None:
    assert companion("rules", "--", "--lang", "step", COMPANION_HOME=str(tmp_path)).code == 0


@pytest.mark.parametrize(("platform", "way"), [("win32", "_windows"), ("darwin", "_macos")])
def test_a_system_without_variables_is_asked_for_its_own_language(
    platform: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", platform)
    for answer, heard in (("sk_SK", "sk"), ("de-DE:cs-CZ", "cs"), ("fr_FR", "en")):
        system._set.cache_clear()
        monkeypatch.setattr(system, way, lambda said=answer: said)
        assert system.language() == heard
    system._set.cache_clear()
    monkeypatch.setattr(system, way, lambda: 1 / 0)
    assert system.language() == "en"
    system._set.cache_clear()


def test_a_variable_counts_before_what_the_system_has_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr(system, "_windows", lambda: "cs_CZ")
    monkeypatch.setenv("LANGUAGE", "ru")
    assert system.language() == "ru"


def test_help_names_the_folders_and_the_variable_and_tells_of_one_command(tmp_path: Path) -> None:
    said = companion("help", COMPANION_HOME=str(tmp_path)).out
    assert said == companion("--help", COMPANION_HOME=str(tmp_path)).out
    assert f"Tables:   {tmp_path}" in said
    assert f"Settings: {tmp_path}" in said
    assert "COMPANION_HOME" in said
    assert companion("help", "verify").out == companion("verify", "--help").out


@pytest.mark.parametrize(
    ("language", "command", "question"),
    [
        ("en", "COMMAND", "may I walk back"),
        ("cs", "PŘÍKAZ", "smím jít zpátky"),
        ("sk", "PRÍKAZ", "smiem ísť späť"),
        ("ru", "КОМАНДА", "можно ли идти назад"),
    ],
)
def test_what_is_to_be_typed_is_named_in_the_readers_language(
    language: str, command: str, question: str, tmp_path: Path
) -> None:
    home = str(tmp_path)
    helped = companion("help", "--lang", language, COMPANION_HOME=home).out
    assert f" help {command}`" in helped
    assert helped == companion("help", "help", "--lang", language, COMPANION_HOME=home).out
    assert f"rules {question}\n" in companion("--lang", language, COMPANION_HOME=home).out


@pytest.mark.parametrize("language", ["cs", "sk", "ru"])
def test_a_file_that_cannot_be_read_is_refused_without_a_word_of_english(
    language: str, tmp_path: Path
) -> None:
    (tmp_path / "box.toml").write_text("[cards\n", "utf-8")
    words = ("library", "agents", "--take", str(tmp_path / "box.toml"))
    said = companion(*words, "--lang", language, COMPANION_HOME=str(tmp_path))
    assert said.code == 2
    assert "Expected" not in said.err
    assert " 1" in said.err
