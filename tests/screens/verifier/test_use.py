"""A person checks a game with the page: by file, by paste, by keys alone, on a phone."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from companion import rulebook
from companion.telling.verdict.words import ANSWERS
from screens.verifier import fingerprint
from tests.screens.verifier.changing import heads
from tests.screens.verifier.checking import GAME, HEADS, add_words, check, give, section, spoken
from tests.screens.verifier.vectors import evidence, vector

PROVEN, NOTHING_KEPT, SEALED, MISHEARD, FOREIGN = (
    ANSWERS[name][0].format(holder="the Recruiter")
    for name in ("proven", "nothing", "sealed", "misheard", "foreign")
)
LAWFUL = "every move was legal and every answer true"
PARTLY = "No sign of cheating. Everything you kept fits."
UNFINISHED = vector("evidence-in-the-middle-of-a-turn")


def test_a_game_whose_receipts_were_kept_is_proven(page: Page) -> None:
    give(page, *HEADS)
    answer = check(page)
    expect(answer).to_contain_text(f"✓ {PROVEN}")
    expect(answer).to_contain_text("The agents. At 09:00 Bill captured the Recruiter on B6")
    expect(answer).to_contain_text("Compare the real cards with these:")
    expect(answer.get_by_role("listitem")).to_have_text(
        ["Recruiter card: Karl Box, the ad man", "Features: Flux Cafe, Monks, Confusion Idol"]
    )
    expect(page.get_by_role("status").last).to_contain_text(PROVEN)
    expect(section(page, "What was found")).to_contain_text("Nothing is wrong.")


def test_what_was_not_entered_stands_in_the_sentence_that_all_was_lawful(page: Page) -> None:
    asked = vector("full-every-question")
    give(page, *(each["head"] for each in asked["kept"]), file=asked)
    left = "As far as the agents' locations were entered, and you checked the rest yourselves: "
    answer = check(page)
    expect(answer).to_contain_text("✓ No, proven as far as it was entered.")
    expect(answer).to_contain_text(left)
    expect(answer).to_contain_text(LAWFUL)
    expect(section(page, "What was found")).to_contain_text(f"{left}Nothing is wrong.")


def test_where_all_was_entered_nothing_is_left_out(page: Page) -> None:
    give(page, *HEADS)
    answer = check(page)
    expect(answer).to_contain_text(LAWFUL)
    expect(answer).not_to_contain_text("As far as")


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("open-training-recruit-of-an-immortal", "training.immortals"),
        ("open-mayhem-that-touches", "setup.mayhem.apart"),
        ("open-token-far-from-the-temples", "setup.second-token"),
        ("open-mistake-to-come", "mistake.when"),
    ],
)
def test_what_lay_open_and_was_not_lawful_is_named_in_the_rulebooks_words(
    page: Page, name: str, rule: str
) -> None:
    give(page, file=vector(name))
    expect(check(page)).to_contain_text("✗ Yes, here")
    words = rulebook.reason(f"mind-mgmt.{rule}", "en")
    expect(section(page, "What was found")).to_contain_text(words)


def test_without_a_receipt_the_page_says_what_that_means(page: Page) -> None:
    give(page)
    answer = check(page)
    expect(answer).to_contain_text(f"? {NOTHING_KEPT}")
    expect(answer).to_contain_text("On the Recruiter's device")
    expect(section(page, "every line")).to_contain_text("nothing was given")
    found = section(page, "What was found")
    expect(found).to_contain_text("within the record, but no receipt of it")


def test_what_is_still_sealed_is_never_called_proven_or_right(page: Page) -> None:
    give(page, *(each["head"] for each in UNFINISHED["kept"]), file=UNFINISHED)
    answer = check(page)
    expect(answer).to_contain_text(f"? {SEALED}")
    expect(answer).to_contain_text("fits, but the rest is still sealed")
    expect(answer).to_contain_text("Not known: the game is not over in this record.")
    expect(section(page, "What was found")).to_contain_text("but the rest is still sealed")
    hours = section(page, "What was said, hour by hour")
    expect(hours.get_by_role("heading", name="06:00")).to_contain_text("✓ receipts kept")
    expect(page.locator(".results")).not_to_contain_text("✓ proven")
    give(page, file=UNFINISHED)
    expect(check(page)).to_contain_text("the rest is still sealed, but without a receipt")


def test_one_receipt_binds_what_it_holds_and_the_page_names_the_other_hours(page: Page) -> None:
    give(page, HEADS[-1])
    expect(check(page)).to_contain_text(f"✓ {PARTLY}")
    hours = section(page, "What is proven, hour by hour")
    expect(hours.get_by_role("heading", name="07:00")).to_contain_text("○ not proven")
    asked = hours.get_by_role("listitem").filter(has_text="Bill asked on C6")
    expect(asked).to_contain_text("is the Recruiter here? No. ○ A receipt after it, none before.")


def test_hours_and_an_ending_that_nobody_kept_are_told_where_they_happened(page: Page) -> None:
    kept = sorted(heads(evidence(GAME).decode()), key=lambda head: int(head.split(" ")[2]))
    give(page, *kept[:1], *kept[2:-1])
    answer = check(page)
    expect(answer).to_contain_text("No receipt that you kept covers this: the game may have ended")
    hours = section(page, "What is proven, hour by hour")
    expect(hours).to_contain_text("06:00: not proven: its receipt was not given here")
    edge = hours.locator(".edge")
    expect(edge).to_have_text(re.compile("^Your last receipt ends here"))
    behind = edge.locator("xpath=following-sibling::li")
    expect(behind.last).to_contain_text("Bill asked on B6")


def test_a_receipt_of_another_game_accuses_nobody(page: Page) -> None:
    other = vector("five-players")
    give(page, next(each["head"] for each in other["kept"]))
    expect(check(page)).to_contain_text(f"? {FOREIGN}")
    expect(section(page, "What was found")).to_contain_text("This receipt is from another table")


def test_a_receipt_that_does_not_fit_is_a_finding(page: Page) -> None:
    give(page, f"{HEADS[-1][:-9]}AAAAAAAAA")
    expect(check(page)).to_contain_text("✗ Yes, here: a receipt that does not fit.")


def test_several_receipts_of_one_hour_are_told_apart_by_their_number(page: Page) -> None:
    shorts = sorted(heads(evidence(GAME).decode()), key=lambda head: int(head.split(" ")[2]))
    first, last = shorts[-2:]
    give(page, first, f"{last[:-9]}AAAAAAAAA")
    check(page)
    found = section(page, "What was found")
    expect(found).to_contain_text("✗ Receipt at 09:00, number 2: This receipt covers other lines")
    page.get_by_text("What you kept, piece by piece").click()
    expect(page.get_by_text("✓ Receipt at 09:00: fits; it covers the lines")).to_be_visible()


def test_a_receipt_before_a_deal_is_that_of_the_set_up(page: Page) -> None:
    deal = vector("deal-in-a-full-game")
    give(page, *(each["head"] for each in deal["kept"]), file=deal)
    check(page)
    page.get_by_text("What you kept, piece by piece").click()
    expect(page.get_by_text("✓ Receipt of the set-up: fits")).to_be_visible()


def test_a_lie_is_told_with_its_hour_and_its_question(page: Page) -> None:
    lie = vector("lie-captured")
    give(page, *(each["head"] for each in lie["kept"]), file=lie)
    answer = check(page)
    expect(answer).to_contain_text("✗ Yes, here: at 07:00, in line 63.")
    expect(answer).to_contain_text("“Dusty asked on C4 (Pool + Confusion Idol): is the Recruiter")
    expect(answer).to_contain_text("The record, in which something is wrong, says: The agents.")


def test_something_kept_that_is_no_receipt_is_named_at_once_and_by_the_check(page: Page) -> None:
    give(page, HEADS[0], "7 apples")
    row = f"{HEADS[0]}\n7 apples".split("\n").index("7 apples") + 1
    expect(page.get_by_text(f"Lines that cannot be read: {row}. A receipt is its")).to_be_visible()
    expect(check(page)).to_contain_text("something that you kept cannot be read")
    expect(section(page, "every line")).to_contain_text("this is no receipt")


@pytest.mark.parametrize("typed", ["abandon ability able", "07: abandon ability", HEADS[0][:40]])
def test_what_is_no_whole_receipt_is_never_counted_as_one(page: Page, typed: str) -> None:
    short = next(head for head in HEADS if not head.startswith("companion-"))
    give(page, short, typed)
    expect(page.get_by_text("Receipts: 1. Receipt words: 0 times six.")).to_be_visible()
    expect(page.get_by_text("Lines that cannot be read: 2. A receipt is its")).to_be_visible()


def test_everything_that_was_kept_is_taken_from_one_paste(page: Page) -> None:
    notes = [head for head in HEADS if head.startswith("companion-")]
    shorts = [head for head in HEADS if head not in notes]
    broken = f"{shorts[0][:19]}\n{shorts[0][20:50]}\n{shorts[0][50:]}"
    hour, words, share = spoken(1)
    mixed = [*notes, broken, f"{hour} · {words}", f"Your words: {share}", *shorts[1:]]
    give(page, "\n".join(mixed).replace("\n", "\r\n"))
    said = f"Receipts: {len(HEADS)}. Receipt words: 1 times six."
    expect(page.get_by_text(said)).to_be_visible()


def test_rulings_mistakes_and_what_was_put_right_are_marked(page: Page) -> None:
    for name, marks in (
        ("rules-set-aside", ["Allowed here"]),
        ("pieces-corrected", ["Corrected"]),
        ("retractions", ["Taken back"]),
        ("example-of-the-notation", ["Ruling", "Mistake"]),
    ):
        give(page, file=vector(name))
        check(page)
        for mark in marks:
            item = page.locator("section .told li", has_text=mark).first
            expect(item.locator(".tag")).to_have_text(mark)


def test_pasted_evidence_is_judged_like_a_file(page: Page) -> None:
    page.get_by_label("Or paste its text").fill(evidence(UNFINISHED).decode())
    page.get_by_label("All your receipts").fill(UNFINISHED["kept"][0]["head"])
    expect(check(page)).to_contain_text(SEALED)
    expect(page.get_by_role("heading", name="The Recruiter's path")).to_have_count(0)


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
    expect(page.get_by_label("All your receipts")).to_have_value(notes[0].strip())
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


def test_the_answer_comes_first_and_every_line_last(page: Page) -> None:
    give(page, *HEADS)
    expect(check(page)).to_be_in_viewport(ratio=0.9)
    titles = page.locator(".results :is(h2, h3)").all_text_contents()
    assert titles == [
        "Did they cheat?",
        "Who won?",
        "What to do now",
        "What was found",
        "What is proven, hour by hour",
        "The Recruiter's path, hour by hour",
        "Look at these yourselves",
        "For those who want every line",
    ]
    look = section(page, "Look at these yourselves")
    expect(look).to_contain_text("Eva placed mayhem on C4-D4.")
    expect(look).to_contain_text("Mistakes that were admitted")
    expect(look).to_contain_text("The board is the printed one")
    spelled = page.get_by_text("public henry asks cafe", exact=True)
    expect(spelled).to_be_hidden()
    page.get_by_text("Every line, as the record spells it").click()
    expect(spelled).to_be_visible()


def test_a_question_and_its_answer_are_one_sentence_with_what_binds_them(page: Page) -> None:
    give(page, *HEADS)
    check(page)
    hours = section(page, "What is proven, hour by hour")
    for said in (
        "Henry asked on E5 (temple): is the Recruiter here? No. ✓ Receipts before and after.",
        "Henry asked: Flux Cafe? Step token on D2 (Flux Cafe + Subliminal Billboard). ✓ Receipts",
        "when was the Recruiter here? At 06:00. ✓ Receipts before and after.",
        "Dusty asked: Flux Cafe? The Spy Dolphin helped. Step token on B5",
        "The Recruiter slipped to E5 (temple).",
    ):
        expect(hours.get_by_role("listitem").filter(has_text=said)).to_have_count(1)


def hour_shown(page: Page) -> str:
    """Tell which hour the path stands at."""
    said = section(page, "The Recruiter's path").locator("strong").text_content() or ""
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
    path = section(page, "The Recruiter's path")
    expect(path).to_contain_text("The Recruiter is in B6 (Anti-Thought Umbrella, Confusion Idol)")
    expect(path.get_by_role("listitem").filter(has_text="Bill asked on B6")).to_be_visible()
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
    assert reached[-2:] == ["Help me spell receipt words", "Check"]
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Did they cheat?")).to_be_focused()


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
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert contrast(page) > 7


@pytest.mark.parametrize(
    ("first", "told"), [(0, "nobody could choose the deal"), (1, "have chosen the deal")]
)
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
    expect(section(page, "What is proven")).not_to_contain_text("No receipt")
