"""Verify: a file, with heads and words as the players kept them."""

import asyncio
from pathlib import Path
from threading import Event

import pytest
from textual.color import Color
from textual.widgets import Input, ProgressBar

from companion import games
from companion.seal.checking.progress import Heard
from companion.seal.checking.verdict import judged
from companion.seal.evidence import of_text
from companion.telling.proof.receipt_input import heads
from screens.kit import themes
from screens.proof import verify_page as verifying_page
from screens.proof.progress_line import Stopped
from screens.proof.verify_page import VerifyPage
from tests.screens.doing import burst, done, paste
from tests.screens.judging import evening, judge, name_the_file, verifying
from tests.screens.stage import SIZES, Stage, golden, sizes
from tests.screens.verifier.vectors import evidence, vector

PATIENCE = 60  # seconds, only where something is broken


def test_the_page_asks_for_a_file_and_for_what_was_kept(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        async for size in sizes(found):
            golden(f"verify-{size[0]}", found.text)

    verifying(tmp_path, look, SIZES[0])


@pytest.mark.parametrize("theme", themes.NAMES)
def test_two_buttons_are_in_sight_and_the_one_that_checks_stands_out(
    tmp_path: Path, theme: str
) -> None:
    async def look(found: Stage) -> None:
        found.app.theme = themes.full(theme)
        await found.settle()
        adds, checks = (found.app.screen.query_one(f"#{each}").styles for each in ("add", "judge"))
        looks = found.app.current_theme
        assert adds.background == Color.parse(looks.panel or "")
        assert checks.background == Color.parse(looks.primary)

    verifying(tmp_path, look)


def test_a_head_that_was_kept_as_text_fits(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await name_the_file(found)
        await paste(found, evening()[1][0], "enter")
        assert "✓ Receipt at 09:00, number 2" in found.text
        assert "cannot be told without a receipt" not in await judge(found)

    verifying(tmp_path, look)


def test_a_pasted_note_of_several_lines_is_taken_whole(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await name_the_file(found)
        await paste(found, evening()[1][1])
        assert "✓ Receipt at 09:00, number 2" in found.text

    verifying(tmp_path, look)


def test_a_file_of_heads_is_read(tmp_path: Path) -> None:
    heads = tmp_path / "photos.txt"
    heads.write_text(evening()[1][0], "utf-8")

    async def look(found: Stage) -> None:
        await name_the_file(found)
        await paste(found, str(heads), "enter")
        assert "✓ Receipt at 09:00, number 2 (photos.txt)" in found.text

    verifying(tmp_path, look)


def test_six_words_with_their_share_fit(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        _code, _note, words, share = evening()[1]
        await name_the_file(found)
        await found.press("tab")
        await paste(found, words.replace(" · ", ": "), "enter")
        await paste(found, share, "enter")
        assert "✓ Receipt words of" in found.text
        assert "cannot be told without a receipt" not in await judge(found)

    verifying(tmp_path, look)


def test_words_without_their_share_are_asked_for_it(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await name_the_file(found)
        await found.press("tab")
        await paste(found, evening()[1][2].replace(" · ", ": "), "f5")
        assert "Receipt words need your words" in found.text
        assert isinstance(found.app.screen, VerifyPage)

    verifying(tmp_path, look)


def test_a_forgotten_head_counts_no_more(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await name_the_file(found)
        await paste(found, evening()[1][0], "enter", "f8")
        assert "You gave nothing yet" in found.text

    verifying(tmp_path, look)


def stands(found: Stage, name: str, value: str) -> bool:
    """Say whether the cursor stands in this field behind this text, with nothing marked."""
    line = found.app.focused
    assert isinstance(line, Input)
    return (line.id, line.value, line.selected_text) == (name, value, "")


def test_behind_a_pair_the_next_words_are_typed_and_an_empty_line_of_words_judges(
    tmp_path: Path,
) -> None:
    async def look(found: Stage) -> None:
        _code, _note, words, share = evening()[1]
        await name_the_file(found)
        await found.press("enter")
        await burst(found, "07: 1 2 3 4 5 6", "enter", "9 8 7 6", "enter")
        assert "✓ Receipt words of 07:00" in found.text
        assert stands(found, "kept-words", "")
        await burst(found, words.replace(" · ", ": "), "enter", share, "enter")
        assert found.text.count("✓ Receipt words of") == 2
        assert "does not belong to this record" in await judge(found, "enter")
        await found.press("escape")
        assert stands(found, "kept-words", "")
        found.app.screen.query_one("#judge").focus()
        await judge(found, "enter")
        await found.press("escape")
        assert stands(found, "kept-words", "")

    verifying(tmp_path, look)


def test_an_empty_line_of_words_leads_on_as_long_as_nothing_is_kept(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await name_the_file(found)
        await found.press("enter", "enter")
        assert found.app.focused is found.app.screen.query_one("#kept-share")
        await found.press("enter", "enter")
        await done(found, "_judge")
        assert "It cannot be told without a receipt" in found.text

    verifying(tmp_path, look)


def test_heads_are_pasted_one_after_the_other(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        code, note, *_words = evening()[1]
        await name_the_file(found)
        await paste(found, code, "enter")
        await paste(found, note)
        assert found.text.count("✓ Receipt at 09:00, number 2") == 2
        assert stands(found, "kept-head", "")

    verifying(tmp_path, look)


@pytest.mark.parametrize("keys", [("enter",), ("tab", "f5")])
def test_what_is_wrong_with_words_is_said_in_their_field_and_nothing_is_lost(
    tmp_path: Path, keys: tuple[str, ...]
) -> None:
    async def look(found: Stage) -> None:
        await name_the_file(found)
        await found.press("enter")
        await found.type("10: 2000 1999", *keys)
        assert "like this: `07: word word" in " ".join(found.text.split())
        assert stands(found, "kept-words", "10: 2000 1999")
        await found.type(" 1 2 3 4", "enter")
        await found.type("qqqq", *keys)
        assert "qqqq: not in the lists of words" in found.text
        assert stands(found, "kept-share", "qqqq")
        assert "10: 2000 1999 1 2 3 4" in found.text
        await found.press("shift+tab")
        assert stands(found, "kept-words", "10: 2000 1999 1 2 3 4")

    verifying(tmp_path, look)


def test_the_file_is_asked_for_where_it_is_named(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await found.press("tab", "f5")
        assert "First name the file" in found.text
        assert found.app.focused is found.app.screen.query_one("#evidence")

    verifying(tmp_path, look)


def test_the_share_of_the_last_words_serves_for_the_next_or_is_typed_over(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        share = found.app.screen.query_one("#kept-share", Input)
        await found.press("tab", "tab")
        await found.type("07: 1 2 3 4 5 6", "enter")
        await found.type("9 8 7 6", "enter")
        await found.type("08: 1 2 3 4 5 6", "enter")
        assert (share.value, share.selected_text) == ("9 8 7 6", "9 8 7 6")
        await found.press("enter")
        assert "✓ Receipt words of 08" in found.text
        await found.type("09: 1 2 3 4 5 6", "enter")
        await found.type("4 3 2 1")
        assert share.value == "4 3 2 1"

    verifying(tmp_path, look)


def broken(head: str, width: int) -> str:
    """Break a head as a window of this width does: between its words, and within the last."""
    before, root = head.rsplit(" ", 1)
    rows = [root[at : at + width] for at in range(0, len(root), width)]
    return "\n".join((before, *rows))


@pytest.mark.parametrize("width", [30, 40, 60])
def test_the_pieces_of_a_head_that_the_window_broke_are_joined(tmp_path: Path, width: int) -> None:
    async def look(found: Stage) -> None:
        code = evening()[1][0]
        await name_the_file(found)
        await paste(found, f"{broken(code, width)}\n")
        assert found.text.count("✓ Receipt at 09:00, number 2") == 1
        assert "No sign of cheating. Everything you kept fits. " in await judge(found)

    verifying(tmp_path, look)


def test_pieces_of_which_one_is_missing_are_no_head(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        code = evening()[1][0]
        await name_the_file(found)
        await paste(found, f"{broken(code, 30)[:-1]}")
        assert "✓" not in found.text
        assert "This is no receipt; copy its code whole, from beginning to end" in " ".join(
            found.text.split()
        )

    verifying(tmp_path, look)


def test_several_broken_heads_are_told_apart() -> None:
    code = evening()[1][0]
    other = f"09{code[2:-1]}A"
    texts = (broken(code, 30), broken(other, 40), other)
    assert [each for text in texts for each in heads(text)] == list(heads("\n".join(texts)))


@pytest.mark.parametrize("typed", ["07: one two", "COMPANION", "x" * 300, "[red]"])
def test_what_is_no_head_is_said_and_left_standing(tmp_path: Path, typed: str) -> None:
    async def look(found: Stage) -> None:
        await name_the_file(found)
        await paste(found, typed, "enter")
        assert "✓" not in found.text
        assert isinstance(found.app.screen, VerifyPage)
        assert getattr(found.app.focused, "value", "") == typed

    verifying(tmp_path, look)


def test_a_file_that_is_no_evidence_is_told_in_a_sentence(tmp_path: Path) -> None:
    other = tmp_path / "poem.txt"
    other.write_text("roses\n", "utf-8")

    async def look(found: Stage) -> None:
        await paste(found, str(other), "enter", "f5")
        assert "Line 1 of the evidence" in " ".join(found.text.split())

    verifying(tmp_path, look)


def test_evidence_that_cannot_be_judged_is_told_where_it_is_named(tmp_path: Path) -> None:
    other = tmp_path / "later.txt"
    later = evening()[0].replace("companion/1", "companion/2", 1)
    other.write_text(later, "utf-8", newline="\n")

    async def look(found: Stage) -> None:
        await paste(found, str(other), "enter")
        await paste(found, evening()[1][0], "enter", "enter", "enter")
        await done(found, "_judge")
        assert found.app.focused is found.app.screen.query_one("#evidence")
        assert "another format version" in found.text

    verifying(tmp_path, look)


def test_a_game_that_is_not_known_is_said_to_be_unchecked(tmp_path: Path) -> None:
    moon = vector("unknown-game")
    other = tmp_path / "moon.txt"
    other.write_bytes(evidence(moon))

    async def look(found: Stage) -> None:
        await paste(found, str(other), "enter")
        await paste(found, moon["kept"][1]["head"], "enter", "enter", "enter")
        await done(found, "_judge")
        said = " ".join(found.text.replace("│", " ").split())
        assert "because the game moon-base is not known here" in said
        assert "lawful" not in said

    verifying(tmp_path, look)


def test_while_it_is_judged_everybody_sees_how_far_it_is_and_keys_work_and_escape_stops_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on, stopped = Event(), Event(), Event()

    def slowly(_take: object, _evidence: object, _kept: object, heard: Heard) -> None:
        heard("words", 1, 3)
        begun.set()
        go_on.wait(PATIENCE)
        try:
            heard("words", 2, 3)
        except Stopped:
            stopped.set()
            raise

    monkeypatch.setattr(verifying_page, "judged", slowly)

    async def look(found: Stage) -> None:
        await name_the_file(found)
        await found.press("f5")
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        await found.settle()
        assert "Comparing what you kept: 2 of 3" in found.text
        assert found.app.screen.query_one(ProgressBar).percentage == pytest.approx(1 / 3)
        await found.type("COMP")
        assert "COMP" in found.text
        await found.press("escape")
        assert "Stopped. There is no verdict." in found.text
        go_on.set()
        assert await asyncio.to_thread(stopped.wait, PATIENCE)
        await found.settle()
        assert isinstance(found.app.screen, VerifyPage)
        await found.press("escape")
        assert not isinstance(found.app.screen, VerifyPage)

    verifying(tmp_path, look)


def test_what_is_said_below_many_kept_things_comes_into_sight_in_a_small_window(
    tmp_path: Path,
) -> None:
    async def look(found: Stage) -> None:
        page = found.app.screen
        assert isinstance(page, VerifyPage)
        for hour in range(10, 30):
            page.input("kept-words").value = f"{hour}: 0 1 2 3 4 5"
            page.input("kept-share").value = "0 1 2 3"
            page.action_judge()
        await found.press("f5")
        assert "First name the file" in found.text

    verifying(tmp_path, look, (40, 20))


def test_a_judgement_tells_of_every_thing_that_was_kept_and_of_every_line() -> None:
    told: list[tuple[str, int, int]] = []
    evidence = of_text(evening()[0])
    kept = (*heads(evening()[1][0]), *heads(evening()[1][1]))
    judged(games.take, evidence, kept, lambda *heard: told.append(heard))
    lines = len(evidence.entries) - 1
    assert told == [
        *(("words", done, 2) for done in range(2)),
        *((stage, done, lines) for stage in ("walk", "audit") for done in range(lines)),
    ]


def test_tab_completes_a_word_and_goes_on_where_nothing_is_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "en")

    async def look(found: Stage) -> None:
        words = found.app.screen.query_one("#kept-words")
        words.focus()
        await found.type("07: tige", "tab")
        assert getattr(words, "value", "") == "07: tiger "
        await found.press("tab")
        assert found.app.focused is found.app.screen.query_one("#kept-share")

    verifying(tmp_path, look)
