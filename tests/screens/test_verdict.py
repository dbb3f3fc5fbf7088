"""A verdict: its conclusion and what was found first, told as the app tells everything."""

import re
from pathlib import Path

import pytest
from textual.color import Color

from tests.screens.doing import done, paste
from tests.screens.judging import evening, judge, name_the_file, verifying
from tests.screens.stage import SIZES, Size, Stage, golden, sizes
from tests.screens.verifier.vectors import evidence, vector


def test_the_verdict_begins_with_its_conclusion(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await name_the_file(found)
        await judge(found)
        async for size in sizes(found):
            golden(f"verdict-{size[0]}", re.sub(r"[0-9a-f]{16}", "0" * 16, found.text))

    verifying(tmp_path, look, SIZES[0])


def test_where_nothing_was_found_the_answer_is_calm(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await name_the_file(found)
        await paste(found, f"{evening()[1][0]}\n")
        assert "No sign of cheating. Everything you kept fits." in await judge(found)
        assert hues(found) == {"primary"}

    verifying(tmp_path, look)


def test_evidence_of_the_first_version_accuses_nobody_and_is_said_to_be_no_proof(
    tmp_path: Path,
) -> None:
    first = vector("first-version")
    old = tmp_path / "old.txt"
    old.write_bytes(evidence(first))

    async def look(found: Stage) -> None:
        await paste(found, str(old), "enter")
        await paste(found, first["kept"][1]["head"], "enter", "enter", "enter")
        await done(found, "_judge")
        said = " ".join(found.text.replace("│", " ").split())
        assert "the record has the form of the first version of Companion" in said
        assert "Yes, here" not in said

    verifying(tmp_path, look)


def test_yellow_is_for_what_was_found(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await keep_misheard(found)
        await judge(found, "enter")
        assert hues(found) == {"warning"}

    verifying(tmp_path, look)


def hues(found: Stage) -> set[str]:
    """Name the colours of the theme in which the conclusion's frame is drawn."""
    hue, frame = found.app.theme_variables, found.app.screen.query_one("#conclusion").styles
    names = ("primary", "success", "warning", "error")
    return {each for each in names if Color.parse(hue[each]) == frame.border_top[1]}


async def keep_misheard(found: Stage) -> None:
    """Type words as they were noted, one of them wrong, with their share."""
    _code, _note, words, share = evening()[1]
    await name_the_file(found)
    await found.press("enter")
    await paste(found, f"{words.replace(' · ', ': ').rpartition(' ')[0]} zoo", "enter")
    await paste(found, share, "enter")


def test_a_misheard_word_is_called_so_and_accuses_nobody(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await keep_misheard(found)
        said = await judge(found, "enter")
        assert "? Did they cheat? It cannot be told, because receipt words" in said
        assert "Yes, here" not in said
        await found.press("escape", "f8")
        assert "You gave nothing yet" in found.text

    verifying(tmp_path, look)


@pytest.mark.parametrize("size", SIZES)
def test_what_was_found_is_met_before_the_long_list(tmp_path: Path, size: Size) -> None:
    async def look(found: Stage) -> None:
        await keep_misheard(found)
        said = await judge(found, "enter")
        before, found_there, behind = said.partition("What was found: Receipt words of 09:00 (")
        assert found_there
        assert "probably misheard" in before
        assert "the Recruiter typed it" not in before
        for _page in range(4):
            await found.press("space")
            behind += " ".join(found.text.split())
        assert "the Recruiter typed it" in behind

    verifying(tmp_path, look, size)


def test_the_verdict_names_everything_as_the_log_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "en")

    async def look(found: Stage) -> None:
        await name_the_file(found)
        said = await judge(found)
        for line in (
            "MIND MGMT, table ",
            "31 Adam plays Meru",
            "53 Meru asks: Graffiti?",
            "73 Ruled: who acted may be led",
            "By Immortals: Garden",
            "the players decided at 07:00: who acted may be led",
            "Result: The agents win: The agents win as soon as",
            "Card: Karl",
            "Features: Flux Cafe, Monks, Confusion Idol",
        ):
            assert line in said, line
        for typed in ("control meru", "mind-mgmt.", "karl-box", "answer none", "cafe,"):
            assert typed not in said, typed

    verifying(tmp_path, look, (120, 200))
