"""A person checks a game with the page: by file, by paste, by keys alone, on a phone."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from companion.telling.verdict_words import CONCLUSIONS, MISHEARD
from screens.verifier import fingerprint
from tests.screens.verifier.vectors import FOLDER, Vector, evidence, vector

CLEAN, NOTHING_KEPT, NOT_PROVEN, PARTLY = (CONCLUSIONS[at] for at in (0, 3, 4, 5))
GAME = vector("example-of-the-notation")
HEADS = [each["head"] for each in GAME["kept"] if "head" in each]
UNFINISHED = vector("evidence-in-the-middle-of-a-turn")


def give(page: Page, *heads: str, file: Vector = GAME) -> None:
    """Choose the evidence of a game, and type heads."""
    page.get_by_label("Choose the evidence file").set_input_files(FOLDER / file["evidence"])
    for number, head in enumerate(heads):
        if number:
            page.get_by_role("button", name="Add a head").click()
        page.get_by_label("A head").nth(number).fill(head)


def check(page: Page) -> Locator:
    """Let the page check, and give the verdict."""
    page.get_by_role("button", name="Check").click()
    verdict = page.get_by_role("region", name="The verdict")
    expect(verdict).to_be_visible()
    return verdict


def section(page: Page, name: str) -> Locator:
    """Find a section of the report by its title."""
    return page.get_by_role("region", name=name).last


def test_a_game_whose_heads_were_kept_is_clean(page: Page) -> None:
    give(page, *HEADS)
    expect(check(page)).to_contain_text(CLEAN)
    expect(page.get_by_role("status").last).to_contain_text(CLEAN)
    expect(section(page, "Findings")).to_contain_text("None.")


def test_without_a_kept_head_the_page_says_what_that_means(page: Page) -> None:
    give(page)
    verdict = check(page)
    expect(verdict).to_contain_text(NOTHING_KEPT)
    expect(verdict).to_contain_text("On the keeper's machine")
    expect(section(page, "What you kept")).to_contain_text("nothing was given")


def test_one_kept_head_binds_what_it_holds_and_the_page_names_the_rest(page: Page) -> None:
    give(page, HEADS[-1])
    expect(check(page)).to_contain_text(PARTLY)
    bound = section(page, "What you kept")
    expect(bound).to_contain_text("fits; it holds the lines 1 to")
    expect(bound).to_contain_text("Not bound by kept heads before and after: answers of")


def test_a_head_of_another_game_is_a_finding(page: Page) -> None:
    other = vector("five-players")
    give(page, next(each["head"] for each in other["kept"]))
    expect(check(page)).to_contain_text("NOT CLEAN")
    expect(section(page, "Findings")).to_contain_text("head.table: this head is of another table")


def test_something_kept_that_is_no_head_is_named(page: Page) -> None:
    give(page, "7 apples")
    expect(check(page)).to_contain_text("NOT READABLE")
    expect(section(page, "What you kept")).to_contain_text("this is no head")


def test_pasted_evidence_is_judged_like_a_file(page: Page) -> None:
    page.get_by_label("Or paste its text").fill(evidence(UNFINISHED).decode())
    page.get_by_label("A head").fill(UNFINISHED["kept"][0]["head"])
    expect(check(page)).to_contain_text(NOT_PROVEN)
    expect(page.get_by_role("heading", name="The path")).to_have_count(0)


def dropped(page: Page, name: str, text: str) -> None:
    """Drop a file onto the page."""
    page.evaluate(
        """([name, text]) => {
            const carried = new DataTransfer();
            carried.items.add(new File([text], name));
            const traits = { dataTransfer: carried, bubbles: true, cancelable: true };
            document.body.dispatchEvent(new DragEvent("drop", traits));
        }""",
        [name, text],
    )


def test_evidence_can_be_dropped_and_heads_that_are_files_too(page: Page) -> None:
    notes = [head for head in HEADS if head.startswith("companion-")]
    dropped(page, "head.txt", notes[0])
    expect(page.get_by_label("A head").nth(1)).to_have_value(notes[0])
    dropped(page, "game.txt", evidence(GAME).decode())
    expect(page.get_by_text(f"game.txt, {len(evidence(GAME))} bytes")).to_be_visible()
    expect(check(page)).to_contain_text(PARTLY)


def test_a_page_dropped_into_the_page_is_told_its_hash(page: Page, file: Path) -> None:
    page.get_by_label("Choose the evidence file").set_input_files(file)
    said = page.get_by_text("That is a page, not evidence")
    expect(said).to_contain_text(fingerprint())


def test_nothing_is_checked_before_there_is_evidence(page: Page) -> None:
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("Choose the evidence first.")).to_be_visible()


SPOKEN = vector("kept-words")


def spoken(which: int) -> tuple[str, str, str]:
    """Give the hour, the words and the share that somebody noted."""
    kept = SPOKEN["kept"][which]
    hour, _, words = kept["words"].partition(": ")
    return hour, words, kept["share"]


def add_words(page: Page, hour: str, words: str, share: str) -> None:
    """Type six words and the share."""
    page.get_by_role("button", name="Add six words").click()
    page.get_by_label("Hour").fill(hour)
    page.get_by_label("Six words").fill(words)
    page.get_by_label("The players' share").fill(share)


@pytest.mark.parametrize("which", [0, 1, 2], ids=["Czech", "Russian", "English"])
def test_six_words_bind_like_the_head_they_speak(page: Page, which: int) -> None:
    give(page, file=SPOKEN)
    add_words(page, *spoken(which))
    check(page)
    expect(section(page, "What you kept")).to_contain_text("fits; it holds the lines 1 to")


def test_words_may_be_typed_as_they_were_noted(page: Page) -> None:
    give(page, file=SPOKEN)
    hour, words, share = spoken(1)
    add_words(page, "", f"{hour} · {words}", share)
    expect(page.get_by_text("Words: 6 of 6. All words known.")).to_be_visible()
    check(page)
    expect(section(page, "What you kept")).to_contain_text("fits; it holds the lines 1 to")


def test_one_wrong_word_is_probably_misheard_and_accuses_nobody(page: Page) -> None:
    give(page, file=SPOKEN)
    hour, words, share = spoken(2)
    add_words(page, hour, " ".join(["zoo", *words.split()[1:]]), share)
    expect(check(page)).to_contain_text(f"? {MISHEARD}")
    expect(page.get_by_role("status").last).to_contain_text(MISHEARD)
    expect(section(page, "The verdict")).not_to_contain_text("NOT CLEAN")
    expect(section(page, "Findings")).to_contain_text("probably misheard")


def test_a_wrong_word_beside_a_head_that_does_not_fit_excuses_nothing(page: Page) -> None:
    other = vector("five-players")
    give(page, next(each["head"] for each in other["kept"]), file=SPOKEN)
    hour, words, share = spoken(2)
    add_words(page, hour, " ".join(["zoo", *words.split()[1:]]), share)
    expect(check(page)).to_contain_text("NOT CLEAN")


@pytest.mark.parametrize(
    ("typed", "offered"),
    [("agr", {"agrese", "agree"}), ("абз", {"абзац"}), ("sign hawk agr", {"agree"})],
)
def test_words_are_offered_while_they_are_typed(page: Page, typed: str, offered: set[str]) -> None:
    page.get_by_role("button", name="Add six words").click()
    page.get_by_label("Six words").press_sequentially(typed)
    group = page.get_by_role("group", name="Words that begin so").first
    assert set(group.get_by_role("button").all_text_contents()) == offered


def test_an_offered_word_is_taken_with_keys_alone(page: Page) -> None:
    page.get_by_role("button", name="Add six words").click()
    field = page.get_by_label("Six words")
    field.press_sequentially("aban")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(field).to_have_value("abandon ")
    expect(field).to_be_focused()


def test_a_word_on_no_list_is_named_at_once(page: Page) -> None:
    page.get_by_role("button", name="Add six words").click()
    page.get_by_label("Six words").fill("abandon qqqq")
    expect(page.get_by_text("Words: 2 of 6. On no list: qqqq.")).to_be_visible()


def test_what_is_removed_counts_no_more(page: Page) -> None:
    give(page, "7 apples")
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("button", name="Add a head")).to_be_focused()
    expect(check(page)).to_contain_text(NOTHING_KEPT)


def test_the_public_claims_come_before_everything_that_rests_on_them(page: Page) -> None:
    give(page, *HEADS)
    check(page)
    titles = page.locator(".results h3").all_text_contents()
    assert titles == [
        "What was said and lay on the table, as the keeper typed it",
        "What was hidden, as the seed shows it",
        "What you kept",
        "Findings",
        "The verdict",
        "The path, hour by hour",
    ]
    claims = section(page, "What was said and lay on the table")
    for said in ("mayhem Eva C4-D4", "meru asks graffiti", "answer none", "token D6"):
        expect(claims.get_by_text(said).first).to_be_visible()
    expect(claims).to_contain_text("Rulings, and rules set aside")
    expect(claims).to_contain_text("Mistakes that the keeper admitted")
    expect(claims).to_contain_text("The board is the printed one")
    expect(claims.locator("li.answer", has_text="answer D2")).to_contain_text("✓ bound")


def hour_shown(page: Page) -> str:
    """Tell which hour the path stands at."""
    said = section(page, "The path").locator("strong").text_content() or ""
    return said.partition(".")[0]


def test_the_path_walks_over_the_board_with_keys(page: Page) -> None:
    give(page, *HEADS)
    check(page)
    page.get_by_role("slider").focus()
    shown = []
    for key in ("Home", "ArrowRight", "ArrowDown", "ArrowLeft", "End"):
        page.keyboard.press(key)
        shown.append(hour_shown(page))
    assert shown == ["01:00", "02:00", "03:00", "02:00", "09:00"]
    path = section(page, "The path")
    expect(path).to_contain_text("The Recruiter is in B6 (umbrella, idol)")
    expect(path.get_by_role("listitem").filter(has_text="bill captures B6")).to_be_visible()
    assert path.locator(".stop").count() == 9


def test_the_path_plays_by_itself_and_stops_at_its_end(page: Page) -> None:
    give(page, *HEADS)
    check(page)
    page.clock.install()
    page.get_by_role("slider").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    for _ in range(8):
        page.clock.run_for(1500)
    assert hour_shown(page) == "09:00"
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_everything_can_be_reached_and_done_with_keys_alone(page: Page) -> None:
    page.get_by_label("Or paste its text").fill(evidence(GAME).decode())
    page.get_by_label("Choose the evidence file").focus()
    reached = []
    for _ in range(12):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.textContent.trim()"))
        if reached[-1] == "Check":
            break
    assert reached[-4:] == ["Remove", "Add a head", "Add six words", "Check"]
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="The report")).to_be_focused()


def test_every_field_and_button_has_a_name(page: Page) -> None:
    give(page, *HEADS)
    add_words(page, "", "", "")
    check(page)
    expect(page.get_by_role("slider")).to_be_visible()
    tree = page.locator("body").aria_snapshot()
    controls = re.findall(r"- (button|textbox|slider|combobox|spinbutton)(.*)", tree)
    assert len(controls) > 10
    assert [each for each in controls if not each[1].startswith(' "')] == []


def contrast(page: Page) -> float:
    """Work out how much text stands out from its ground."""
    colours: Any = page.evaluate("""() => {
        const style = getComputedStyle(document.body);
        const numbers = (colour) => colour.match(/[0-9]+/g).map(Number);
        return [numbers(style.color), numbers(style.backgroundColor)];
    }""")
    light, dark = sorted((luminance(*colour[:3]) for colour in colours), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(*colour: int) -> float:
    """Work out how light a colour is, as WCAG 2 defines it."""
    parts = [part / 255 for part in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1100])
def test_nothing_runs_out_of_the_window_and_text_stands_out(
    page: Page, scheme: Any, width: int
) -> None:
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": width, "height": 740})
    give(page, *HEADS[:2])
    add_words(page, "05", "abandon", "abandon")
    check(page)
    expect(page.get_by_role("heading", name="The verdict")).to_be_visible()
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert contrast(page) > 7


@pytest.mark.parametrize(("first", "told"), [(0, "could not be chosen"), (1, "have been chosen")])
def test_the_words_of_a_deal_are_told_and_whether_a_head_was_kept_before_them(
    page: Page, first: int, told: str
) -> None:
    game = vector("deal-in-a-training-mission")
    line = next(row for row in reversed(evidence(game).decode().split("\n")) if "share" in row)
    numbers = line.partition("=")[2].replace(",", " ")
    give(page, *(each["head"] for each in game["kept"][first:]), file=game)
    check(page)
    deal = section(page, "What the program dealt")
    expect(deal).to_contain_text(f"({numbers})")
    expect(deal).to_contain_text(told)
    expect(section(page, "What you kept")).not_to_contain_text("Not bound")
