"""No command shows English to a reader of another language."""

import json
import re
from pathlib import Path

import pytest

from companion import locale
from companion.bootstrap import ROOT
from companion.cli import COMMANDS, main
from companion.games import SHELF
from screens.verifier import page
from tests.foreign import Foreign, latin

VECTORS = ROOT / "tests" / "vectors"
LISTED = json.loads((VECTORS / "vectors.json").read_text("utf-8"))
BY_CODE = (  # one for each exit code that a game of the shelf can have
    *("full-every-question", "answer-changed", "spelling-byte-order-mark", "kept-nothing"),
    *("seed-withheld", "kept-only-the-first-head", "unknown-game"),
)
TYPED = re.compile(r"--?[a-z][\w-]*|`[^`]*`|[a-z]+(?:[-.][a-z-]+)+|/\S+|\b[A-Z_=|]{3,}\b|“[^”]*”")
NAMES = {
    *(*COMMANDS, "companion", "python3", "help", "paths", "edition", "library"),
    *("every", "red", "none"),  # what an option takes
    *("resume", "rename", "delete", "export", "import"),
    *("MIND", "MGMT", "SHA", "Bill", "Dusty", "Henry", "Meru", "Adam", "Eva", "Petr", "Agents"),
    *("agents", "zanzibar", "graffiti"),  # a game, a board, what was noted
    *("Anka", "Boris", "Berlin", "London", "Rome", "london", "paris"),  # of an example
    *("connect", "move", "take"),  # lines of the game as they are written down
    *("step", "was", "announced", "too", "loud"),  # a remark of the players
}


@pytest.fixture(autouse=True)
def _foreign(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LANGUAGE", "ru")
    monkeypatch.setenv(locale.WORDS, "ru")
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path / "home"))
    page()  # has all languages in it, and is built once for all tests
    monkeypatch.setattr(locale, "catalogue", lambda *_which: Foreign())


def left(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Give the English words that were just said."""
    said = capsys.readouterr()
    return sorted(latin(TYPED.sub("", said.out + said.err)) - NAMES)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_said_in_the_readers_language(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*filter(None, [command]), "--help"])
    assert left(capsys) == []


@pytest.mark.parametrize(
    "words",
    [
        ("tables",),
        ("tables", "rename", "a", "b"),
        ("open",),
        ("play", "chess"),
        ("evidence", "nothing"),
    ],
)
def test_what_commands_say_is_said_in_the_readers_language(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    main([*words])
    assert [word for word in left(capsys) if word not in words] == []


@pytest.mark.parametrize("name", BY_CODE)
def test_a_verdict_is_told_in_the_readers_language(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (vector,) = (each for each in LISTED if each["name"] == name)
    heads = [each["head"] for each in vector["kept"] if "head" in each]
    for number, head in enumerate(heads):
        (tmp_path / str(number)).write_text(head, encoding="utf-8")
    kept = [
        word for number in range(len(heads)) for word in ("--head", str(tmp_path / f"{number}"))
    ]
    assert main(["verify", str(VECTORS / vector["evidence"]), *kept]) == BY_CODE.index(name)
    assert left(capsys) == []


@pytest.mark.parametrize("share", ["oko", "a b"])
def test_words_that_are_not_understood_are_refused_in_the_readers_language(
    share: str, capsys: pytest.CaptureFixture[str]
) -> None:
    evidence = str(VECTORS / "full-every-question.txt")
    main(["verify", evidence, "--words", "07: 1 2 3 4 5 6", "--share", share])
    assert left(capsys) == [word for word in ("oko",) if word == share]


@pytest.mark.parametrize("game", SHELF)
def test_a_replayed_game_is_told_in_the_readers_language(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["notation", game, "--example"])
    file = tmp_path / "game.txt"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    main(["replay", str(file), "--state"])
    assert left(capsys) == []
